"""The answers a player of Planet Steam can give (section 6 of the spec)."""

from functools import cache

from kesselhaus.engine.questions import NumberOption, Option, numbered
from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES
from kesselhaus.games.planet_steam.tanks import TANKS, Tank


class TakeColour(Option, frozen=True):
    """D-1."""

    colour: str


class RaiseCarrier(Option, frozen=True):
    """D-2: the first upgrade; D-10: the Banker's; D-28: a bought one."""

    resource: str


class NameNumber(NumberOption, frozen=True):
    """D-3: how many neutral markers the river zones shall get."""


class PutNeutral(Option, frozen=True):
    """D-4, D-17."""

    zone: str


class PutClaim(Option, frozen=True):
    """D-16."""

    zone: str


class Bid(NumberOption, frozen=True):
    """D-5, D-6, D-7, D-19, D-20."""


class Pass(Option, frozen=True):
    """D-5, D-7, D-20: out of the bidding round; D-31: no trade."""


class TakeCard(Option, frozen=True):
    """D-8."""

    card: str


class TakePermit(Option, frozen=True):
    """D-9."""


class TakeCredits(Option, frozen=True):
    """D-9."""


class TakeResource(Option, frozen=True):
    """D-10: one unit from the bank; D-14: a unit from the bonus field."""

    resource: str


class Decline(Option, frozen=True):
    """D-9, D-10: no benefit; D-21: no claim; D-32: no certificate."""


class ChooseMode(Option, frozen=True):
    """D-11, first part."""

    mode: str


class MovePrice(Option, frozen=True):
    """D-11, second part: spaces up, or down if negative."""

    resource: str
    spaces: int


class Target(Option, frozen=True):
    """D-12: the opponent who has to lay a tank on its side."""

    seat: int


class LayDown(Option, frozen=True):
    """D-13."""

    zone: str


class PutOrderMarker(Option, frozen=True):
    """D-15."""

    marker: int
    resource: str


class Nominate(Option, frozen=True):
    """D-18."""

    zone: str


class ClaimByDie(Option, frozen=True):
    """D-21."""


class ClaimFreely(Option, frozen=True):
    """D-21 with free claiming: instead of the die (PS-159)."""


class ClaimByPermit(Option, frozen=True):
    """D-21."""


class NameZone(Option, frozen=True):
    """D-22, D-23, D-24: the zone that is claimed, or named before the roll."""

    zone: str


class Moor(Option, frozen=True):
    """D-25."""

    mooring: str


class KeepCarrier(Option, frozen=True):
    """D-26."""


class GiveUpCarrier(Option, frozen=True):
    """D-26."""


class Activate(Option, frozen=True):
    """D-27: pay the activation cost."""


class StayIdle(Option, frozen=True):
    """D-27: do not pay it."""


class BuyTank(Option, frozen=True):
    """D-28: from the local tank market."""

    zone: str


class ImportTank(Option, frozen=True):
    """D-28."""

    zone: str


class BuyConverter(Option, frozen=True):
    """D-28, first part."""

    kind: str
    zone: str


class MoveConverter(Option, frozen=True):
    """D-28, second part: the replaced converter goes to another own tank."""

    zone: str


class ReturnConverter(Option, frozen=True):
    """D-28, second part: the replaced converter goes to the bank."""


class BuySupercharger(Option, frozen=True):
    """D-28."""

    zone: str


class Reorganise(Option, frozen=True):
    """D-28: name a plan."""


class EndTurn(Option, frozen=True):
    """D-28."""


class Arrange(Option, frozen=True):
    """D-33: the new content of a zone; None is empty."""

    zone: str
    tank: Tank | None


class Use(Option, frozen=True):
    """D-29."""

    zone: str


class Leave(Option, frozen=True):
    """D-29."""

    zone: str


class Store(Option, frozen=True):
    """D-30: the units that go on the Independent Carrier; the rest of the surplus is lost."""

    quartz: int = 0
    ore: int = 0
    water: int = 0
    energy: int = 0


class Buy(NumberOption, frozen=True):
    """D-31."""


class Sell(NumberOption, frozen=True):
    """D-31."""


class BuyPermit(Option, frozen=True):
    """D-32."""


class SellPermit(Option, frozen=True):
    """D-32."""


class BuyQuarters(Option, frozen=True):
    """D-32."""


ALL: tuple[type[Option], ...] = tuple(
    kind
    for kind in globals().values()
    if isinstance(kind, type) and issubclass(kind, Option) and kind not in (Option, NumberOption)
)

# Options are small and always the same ones, so each is made once and kept.
put_neutral, put_claim, nominate, name_zone = (
    cache(PutNeutral),
    cache(PutClaim),
    cache(Nominate),
    cache(NameZone),
)
buy_tank, import_tank, buy_supercharger = cache(BuyTank), cache(ImportTank), cache(BuySupercharger)
buy_converter, move_converter, lay_down = cache(BuyConverter), cache(MoveConverter), cache(LayDown)
take_card, take_resource, move_price = cache(TakeCard), cache(TakeResource), cache(MovePrice)
PASS, DECLINE, END_TURN, REORGANISE = Pass(), Decline(), EndTurn(), Reorganise()
CLAIM_BY_DIE, CLAIM_FREELY, CLAIM_BY_PERMIT = ClaimByDie(), ClaimFreely(), ClaimByPermit()
TAKE_PERMIT, TAKE_CREDITS, RETURN_CONVERTER = TakePermit(), TakeCredits(), ReturnConverter()
KEEP_CARRIER, GIVE_UP_CARRIER = KeepCarrier(), GiveUpCarrier()
ACTIVATE, STAY_IDLE = Activate(), StayIdle()
BUY_PERMIT, SELL_PERMIT, BUY_QUARTERS = BuyPermit(), SellPermit(), BuyQuarters()
RAISE_CARRIER = {resource: RaiseCarrier(resource) for resource in RESOURCES}


@cache
def use_or_leave(zone: str) -> tuple[Option, Option]:
    return Use(zone), Leave(zone)


@cache
def arrange(zone: str, converters: tuple[str, ...], contents: str) -> tuple[Option, ...]:
    """PS-97: the contents of a zone, with the given kinds of converter or none. `contents` is any of
    e (empty), t (tank without supercharger) and s (tank with one).
    """
    kinds = (None, *(kind for kind in CONVERTERS if kind in converters))
    found: list[Option] = [Arrange(zone, None)] if "e" in contents else []
    for letter, supercharger in (("t", False), ("s", True)):
        if letter in contents:
            found += [Arrange(zone, TANKS[kind, supercharger]) for kind in kinds]
    return tuple(found)


@cache
def trades(most: int, held: int) -> tuple[Option, ...]:
    """PS-115: buy up to so many, sell up to so many, or pass."""
    buys = [numbered(Buy, units) for units in range(1, most + 1)]
    sells = [numbered(Sell, units) for units in range(1, held + 1)]
    return (*buys, *sells, PASS)
