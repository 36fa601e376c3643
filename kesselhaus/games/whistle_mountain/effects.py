"""The vocabulary of effects (2.7): what machines, cards and awards are made of."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

BASIC = ("coal", "iron", "water", "gold")
RESOURCES = (*BASIC, "whistle")
"""WM-29: five kinds, whistles last: they are wild (WM-31)."""
SIZES = ("small", "medium", "large")
OWN_WORKERS_ON_SCAFFOLD, OWN_WORKERS_IN_TOWER = "own_workers_on_scaffold", "own_workers_in_tower"


def word(*words: str) -> Meta:
    return Meta(pattern=f"^({'|'.join(words)})$")


Resource = Annotated[str, word(*RESOURCES)]
Size = Annotated[str, word(*SIZES)]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Cost = dict[Resource, Positive]


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One step of an effect. They are carried out in the order written (WM-141)."""


class Gain(Step, frozen=True, tag="gain"):
    goods: Cost


class GainChoice(Step, frozen=True, tag="gain_choice"):
    count: Positive


class Vp(Step, frozen=True, tag="vp"):
    count: Positive


class VpPer(Step, frozen=True, tag="vp_per"):
    counted: Annotated[str, word(OWN_WORKERS_ON_SCAFFOLD, OWN_WORKERS_IN_TOWER)]
    each: Positive
    most: Positive


class DrawStep(Step, frozen=True, tag="draw"):
    count: Positive


class TakeScaffoldStep(Step, frozen=True, tag="take_scaffold"):
    count: Positive


class BuildScaffoldStep(Step, frozen=True, tag="build_scaffold"):
    count: Positive


class BuildMachineStep(Step, frozen=True, tag="build_machine"):
    count: Positive
    sizes: tuple[Size, ...] = SIZES


class MoveStep(Step, frozen=True, tag="move"):
    count: Positive


class RescueStep(Step, frozen=True, tag="rescue"):
    count: Positive


class SwapStep(Step, frozen=True, tag="swap"):
    count: Positive


class ReturnAirship(Step, frozen=True, tag="return_airship"):
    count: Positive


class ActivateAdjacent(Step, frozen=True, tag="activate_adjacent"):
    count: Positive


class ActivateAnywhere(Step, frozen=True, tag="activate_anywhere"):
    count: Positive


class Duplicate(Step, frozen=True, tag="duplicate"):
    pass


class BuyMachine(Step, frozen=True, tag="buy_machine"):
    size: Size
    cost: Cost


class BuyUpgrade(Step, frozen=True, tag="buy_upgrade"):
    discount: Count


class OpenDocks(Step, frozen=True, tag="open_docks"):
    pass


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
