"""The answers a player of Steamopolis can give (section 6 of the spec)."""

from functools import cache

from kesselhaus.engine.questions import NumberOption, Option


class PlaceStartMachine(Option, frozen=True):
    """DC-1, first part: slot and side of the start machine (`S3` is the front, `S3-back` the back)."""

    slot: int
    face: str


class PlaceCapacity(Option, frozen=True):
    """DC-1, second part: the slot of the first capacity tile."""

    slot: int


class MoveStone(Option, frozen=True):
    """DC-3, DC-5: the stone on this gauge position moves once."""

    position: int


class MakeSteam(Option, frozen=True):
    """DC-4, DC-38."""


class SetTarget(Option, frozen=True):
    """DC-4, DC-38."""


class FlyToAll(Option, frozen=True):
    """DC-4, DC-38."""


class Skip(Option, frozen=True):
    """DC-38: leave out this action of the final turn."""


class Boost(Option, frozen=True):
    """DC-6: one stone, from a gauge position to another, over several moves."""

    start: int
    to: int


class ChooseStone(Option, frozen=True):
    """DC-7: the stone on this gauge position is to be placed."""

    position: int


class RunTo(Option, frozen=True):
    """DC-8: enter the machine room at this slot, or move left to it."""

    slot: int


class PlaceStone(Option, frozen=True):
    """DC-8, DC-10."""

    district: str


class Keep(Option, frozen=True):
    """DC-11: what is kept; the rest goes back to the general supply."""

    crystals: int
    gears: int


class Visit(Option, frozen=True):
    """DC-12: the next stone is taken back from this district."""

    district: str


class TakeAboard(Option, frozen=True):
    """DC-13."""

    passenger: str


class UseDistrict(Option, frozen=True):
    """DC-14, DC-15: use the effect of the district; `side` counts the sides of its dividing line from 0."""

    district: str
    side: int


class CopyDistrict(Option, frozen=True):
    """DC-18: use the effect of another district."""

    district: str
    side: int


class BuyMachine(Option, frozen=True):
    """DC-14, DC-19."""

    tile: str


class BuyBanner(Option, frozen=True):
    """DC-14, DC-19."""

    tile: str


class BuyMarker(Option, frozen=True):
    """DC-14, DC-23: the leftmost marker of the crystal row or of the gear row."""

    row: str


class Pay(Option, frozen=True):
    """DC-25: the resources that are paid, and the sponsors (by visible side) and the gala that lower them."""

    crystals: int
    gears: int
    sponsors: tuple[str, ...] = ()
    gala: str | None = None


class Use(Option, frozen=True):
    """DC-16, DC-30: use a partial effect that needs no further choice."""


class Decline(Option, frozen=True):
    """Leave out an effect, a passenger, a purchase, step 3."""


class Done(Option, frozen=True):
    """Stop with something that can be done several times: parasites, arrows, bonus markers."""


class TurnArrow(Option, frozen=True):
    """DC-17: the stone on this gauge position is turned to its arrow side."""

    position: int


class TurnArrowOn(Option, frozen=True):
    """DC-17: the stone on this district is turned to its arrow side."""

    district: str


class Scrap(Option, frozen=True):
    """DC-20."""

    slot: int


class Build(Option, frozen=True):
    """DC-21: the slot of the new machine or of the capacity tile."""

    slot: int


class LoseStone(Option, frozen=True):
    """DC-22: the stone on this gauge position goes to the personal supply."""

    position: int


class PutMarker(Option, frozen=True):
    """DC-24: the new bonus marker goes on this gauge position; a stone there gives way."""

    position: int


class ForgoMarker(Option, frozen=True):
    """DC-24: the new bonus marker goes to the box."""


class DiscardMarker(Option, frozen=True):
    """DC-36, DC-37: the own bonus marker on this gauge position goes to the box."""

    position: int


class TakeResources(Option, frozen=True):
    """DC-26: a mix of resources."""

    crystals: int
    gears: int


class TakeCrystals(NumberOption, frozen=True):
    """DC-26 with any number of resources, first part."""


class TakeGears(NumberOption, frozen=True):
    """DC-26 with any number of resources, second part."""


class TakeSponsor(Option, frozen=True):
    """DC-27: with this side visible."""

    kind: str


class TakeGala(Option, frozen=True):
    """DC-27."""

    kind: str


class FlipSponsor(Option, frozen=True):
    """DC-30: turn this one of the own sponsors, counted from 0."""

    number: int


class PutParasite(Option, frozen=True):
    """DC-28, DC-33: a parasite from the personal supply, or the one just lifted, goes on a spot."""

    seat: int
    slot: int
    spot: str


class LiftParasite(Option, frozen=True):
    """DC-28: this placed parasite is moved."""

    number: int


class PutBeside(Option, frozen=True):
    """DC-28, solo: a parasite from the personal supply goes beside the passenger stack."""


class UseParasite(Option, frozen=True):
    """DC-29: use the effect under this placed parasite."""

    number: int


class UseTile(Option, frozen=True):
    """DC-39, DC-40, solo: use the activation or the passive effect of a removed or an open tile."""

    tile: str
    spot: str


class Peek(Option, frozen=True):
    """DC-31."""

    level: int
    rank: int


class ResolveMachine(Option, frozen=True):
    """DC-34: the passive effect of the machine in this slot comes next."""

    slot: int


class ResolveDistrict(Option, frozen=True):
    """DC-34: the end effect of this district comes next."""

    district: str


class Reward(Option, frozen=True):
    """DC-35: the reward for this passenger comes next."""

    passenger: str


ALL: tuple[type[Option], ...] = tuple(
    kind
    for kind in globals().values()
    if isinstance(kind, type) and issubclass(kind, Option) and kind not in (Option, NumberOption)
)

# Options are small and always the same ones, so each is made once and kept.
place_start_machine, place_capacity = cache(PlaceStartMachine), cache(PlaceCapacity)
use_district, copy_district = cache(UseDistrict), cache(CopyDistrict)
buy_machine, buy_banner, buy_marker = cache(BuyMachine), cache(BuyBanner), cache(BuyMarker)
place_stone, visit, take_aboard, reward = cache(PlaceStone), cache(Visit), cache(TakeAboard), cache(Reward)
pay, boost, peek, keep = cache(Pay), cache(Boost), cache(Peek), cache(Keep)
take_resources, take_sponsor, take_gala = cache(TakeResources), cache(TakeSponsor), cache(TakeGala)
flip_sponsor, put_parasite, use_tile = cache(FlipSponsor), cache(PutParasite), cache(UseTile)
turn_arrow_on, resolve_district = cache(TurnArrowOn), cache(ResolveDistrict)
MAKE_STEAM, SET_TARGET, FLY_TO_ALL, SKIP = MakeSteam(), SetTarget(), FlyToAll(), Skip()
USE, DECLINE, DONE, FORGO_MARKER, PUT_BESIDE = Use(), Decline(), Done(), ForgoMarker(), PutBeside()
MOVE_STONE = tuple(MoveStone(position) for position in range(11))
CHOOSE_STONE = tuple(ChooseStone(position) for position in range(11))
LOSE_STONE = tuple(LoseStone(position) for position in range(11))
TURN_ARROW = tuple(TurnArrow(position) for position in range(11))
PUT_MARKER = tuple(PutMarker(position) for position in range(11))
DISCARD_MARKER = tuple(DiscardMarker(position) for position in range(11))
RUN_TO = tuple(RunTo(slot) for slot in range(8))
SCRAP = tuple(Scrap(slot) for slot in range(8))
BUILD = tuple(Build(slot) for slot in range(8))
RESOLVE_MACHINE = tuple(ResolveMachine(slot) for slot in range(8))
LIFT_PARASITE = tuple(LiftParasite(number) for number in range(3))
USE_PARASITE = tuple(UseParasite(number) for number in range(3))


@cache
def mixes(most: int, crystals: int, gears: int) -> tuple[Option, ...]:
    """ST-22, DC-26: up to so many resources, while the supply has so many of each; the fullest first."""
    return tuple(
        take_resources(taken, total - taken)
        for total in range(min(most, crystals + gears), 0, -1)
        for taken in range(min(total, crystals), max(0, total - gears) - 1, -1)
    )


@cache
def keeps(spaces: int, crystals: int, gears: int) -> tuple[Keep, ...]:
    """ST-70: every way to fill the storage spaces from so many of each kind."""
    return tuple(
        keep(kept, spaces - kept) for kept in range(min(spaces, crystals), max(0, spaces - gears) - 1, -1)
    )
