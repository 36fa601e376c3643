"""The vocabulary of effects (2.7): what machines, cards and awards are made of."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from kesselhaus.engine.figures import Count, Positive, word

BASIC = ("coal", "iron", "water", "gold")
RESOURCES = (*BASIC, "whistle")
"""WM-29: five kinds, whistles last: they are wild (WM-31)."""
SIZES = ("small", "medium", "large")
OWN_WORKERS_ON_SCAFFOLD, OWN_WORKERS_IN_TOWER = "own_workers_on_scaffold", "own_workers_in_tower"

Resource = Annotated[str, word(*RESOURCES)]
Size = Annotated[str, word(*SIZES)]
Cost = dict[Resource, Positive]


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One step of an effect. They are carried out in the order written (WM-141)."""


class Counted(Step, frozen=True):
    """So much of it, or so many times."""

    count: Positive


class Gain(Step, frozen=True, tag="gain"):
    goods: Cost


class GainChoice(Counted, frozen=True, tag="gain_choice"):
    """Resources, each of a basic kind that is chosen."""


class Vp(Counted, frozen=True, tag="vp"):
    """Points at once."""


class VpPer(Step, frozen=True, tag="vp_per"):
    counted: Annotated[str, word(OWN_WORKERS_ON_SCAFFOLD, OWN_WORKERS_IN_TOWER)]
    each: Positive
    most: Positive


class DrawStep(Counted, frozen=True, tag="draw"):
    """Cards from the deck."""


class TakeScaffoldStep(Counted, frozen=True, tag="take_scaffold"):
    """From stacks that are chosen, into storage."""


class BuildScaffoldStep(Counted, frozen=True, tag="build_scaffold"):
    """Up to so many from storage."""


class BuildMachineStep(Counted, frozen=True, tag="build_machine"):
    sizes: tuple[Size, ...] = SIZES


class MoveStep(Counted, frozen=True, tag="move"):
    """Workers, without gold."""


class RescueStep(Counted, frozen=True, tag="rescue"):
    """Workers from the pool, without gold."""


class SwapStep(Counted, frozen=True, tag="swap"):
    """Any resource for a basic one."""


class ReturnAirship(Counted, frozen=True, tag="return_airship"):
    """Own airships go home, but not the one placed in this turn."""


class ActivateAdjacent(Counted, frozen=True, tag="activate_adjacent"):
    """Machines beside this one."""


class ActivateAnywhere(Counted, frozen=True, tag="activate_anywhere"):
    """Working machines, wherever they are."""


class Duplicate(Step, frozen=True, tag="duplicate"):
    """The machine under the token."""


class BuyMachine(Step, frozen=True, tag="buy_machine"):
    size: Size
    cost: Cost


class BuyUpgrade(Step, frozen=True, tag="buy_upgrade"):
    discount: Count


class OpenDocks(Step, frozen=True, tag="open_docks"):
    """Occupied docks may be used in this turn."""


Simple: TypeAlias = (
    Gain
    | GainChoice
    | Vp
    | VpPer
    | DrawStep
    | TakeScaffoldStep
    | BuildScaffoldStep
    | BuildMachineStep
    | MoveStep
    | RescueStep
    | SwapStep
    | ReturnAirship
    | ActivateAdjacent
    | ActivateAnywhere
    | Duplicate
    | BuyMachine
    | BuyUpgrade
    | OpenDocks
)


class PayStep(Step, frozen=True, tag="pay"):
    """Up to `count` times: pay the cost, then carry out the steps (WM-142)."""

    cost: Cost
    then: tuple[Simple, ...]
    count: Positive = 1


AnyStep: TypeAlias = Simple | PayStep
Effect: TypeAlias = tuple[AnyStep, ...]
COPYING = (ActivateAdjacent, Duplicate)
"""A machine with such a step is a copying machine: it repeats the effects of others (WM-145)."""
