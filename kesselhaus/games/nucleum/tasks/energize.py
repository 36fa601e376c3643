"""Energize, announced part by part."""

from typing import ClassVar, TypeAlias

from msgspec import Struct

from kesselhaus.engine.tasks import Task
from kesselhaus.games.nucleum.tasks.actions import Energizing


class EnergyPlan(Struct, frozen=True, gc=False):
    """How far an Energize action has been announced (NU-120 to NU-134)."""

    action: Energizing
    plant: str
    uranium: int = 0
    """How many are transported."""
    mines: tuple[int, ...] = ()
    """The rows of the mines they come from, one for each, as far as chosen."""
    turbines: tuple[int, ...] = ()
    """The owners of foreign turbines used, one for each, as far as chosen."""
    coal: tuple[tuple[str, int], ...] = ()
    """Coal by region, as far as chosen."""


class Announcing(Task, frozen=True):
    """The next part of an Energize action."""

    seat: int
    plan: EnergyPlan


class BurningUranium(Announcing, frozen=True):
    """NU-127: how many uranium."""


class ChoosingMine(Announcing, frozen=True):
    """NU-127: from which mine the next one comes."""

    part: ClassVar[bool] = True


class ChoosingTurbine(Announcing, frozen=True):
    """NU-129: whose turbine the next one needs."""

    part: ClassVar[bool] = True


class ImportingCoal(Announcing, frozen=True):
    """NU-122: how much coal from a region."""

    region: str


class ChoosingTarget(Announcing, frozen=True):
    """NU-134: which building gets the electricity."""


class Lighting(Task, frozen=True):
    """NU-136: the fuel is paid for, the building is energized."""

    seat: int
    plan: EnergyPlan
    site: str
    electricity: int
    thaler: int


OfEnergize: TypeAlias = (
    BurningUranium | ChoosingMine | ChoosingTurbine | ImportingCoal | ChoosingTarget | Lighting
)
