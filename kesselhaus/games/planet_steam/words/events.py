"""What happened, one sentence each.

English tells it in the past tense, which is the same for `you` and for a name. German tells it in the perfect
tense, of which only the verb of the player differs: `{has}`.
"""

from collections.abc import Callable, Iterable, Mapping

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.engine.wording import ROMAN, amounts
from kesselhaus.games.planet_steam import events as e
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.words.names import in_sentence, name, tank_name
from kesselhaus.games.planet_steam.words.sentences import tell

Told = tuple[str, Mapping[str, object]]


def event(event: Event, lang: str, box: PlanetBox | None = None) -> str:
    """The sentence of an event. `box` is the edition that is played, for the specialists on the cards."""
    teller = TOLD.get(type(event))
    key, values = teller(event, lang) if teller else _specialists_card(event, lang, box)
    seats = {
        field: f"[seat {getattr(event, field)}]"
        for field in ("seat", "saboteur")
        if getattr(event, field, None) is not None
    }
    who = getattr(event, "saboteur", getattr(event, "seat", None))
    text = tell(key, lang, **seats, has=f"[verb has {who}]", **values)
    if isinstance(event, e.Produced) and event.lost:
        return tell("lost", lang, text=text, lost=amounts(event.lost))
    return text


def is_heading(event: Event) -> bool:
    """Whether the line of an event is a heading of the log."""
    return isinstance(event, e.RoundBegan)


def _specialists_card(event: Event, lang: str, box: PlanetBox | None) -> Told:
    if not isinstance(event, e.CardTaken):
        raise TypeError(f"{type(event).__name__} is no event of Planet Steam")
    return "card_taken", {"card": name(event.card, lang, box=box)}


# ------------------------------------------------------------------ how things are written


def _icons(resources: Iterable[str]) -> str:
    return " ".join(f"[{resource}]" for resource in resources)


def _credits(amount: int, sign: str = "") -> str:
    return f"[{sign}{amount} credit]"


def _cost(credits: int, goods: e.Goods) -> str:
    return " ".join(filter(None, (_credits(credits) if credits else "", amounts(goods))))


def _signed(spaces: int) -> str:
    return f"+{spaces}" if spaces > 0 else f"−{-spaces}"


def _key(key: str, *fields: str) -> Callable[[Event, str], Told]:
    """A sentence whose values stand in the event as they are."""
    return lambda event, lang: (key, {field: getattr(event, field) for field in fields})


def _gained(key: str) -> Callable[[Event, str], Told]:
    """A sentence that tells credits received."""
    return lambda event, lang: (key, {"credits": _credits(event.credits, "+")})  # type: ignore[attr-defined]


def _paid(key: str) -> Callable[[Event, str], Told]:
    """A sentence that tells resources paid."""
    return lambda event, lang: (key, {"paid": amounts(event.paid)})  # type: ignore[attr-defined]


# ------------------------------------------------------------------ expansion


def _colour(event: e.ColourTaken, lang: str) -> Told:
    return "colour_taken", {"colour": name(event.colour, lang)}


def _carrier_raised(event: e.CarrierRaised, lang: str) -> Told:
    carrier = in_sentence(f"{event.resource}_carrier", lang)
    values = {"carrier": carrier, "level": ROMAN[event.carrier_class], "paid": amounts(event.paid)}
    return "carrier_bought" if event.paid else "carrier_raised", values


def _river_shown(event: e.RiverNumbersShown, lang: str) -> Told:
    return "river_shown", {"numbers": ", ".join(map(str, event.numbers))}


def _river_rolled(event: e.RiverRolled, lang: str) -> Told:
    return "river_rolled", {"die": event.die, "number": event.number}


def _bonus(event: e.BonusLaidOut, lang: str) -> Told:
    return "bonus_laid_out" if event.resources else "bonus_empty", {"resources": _icons(event.resources)}


def _put_back(event: e.BonusPutBack, lang: str) -> Told:
    return "bonus_put_back", {"resources": _icons(event.resources)}


def _bid(event: e.BidMade, lang: str) -> Told:
    return "bid", {"bid": _credits(event.bid)}


def _won(event: e.AuctionWon, lang: str) -> Told:
    half = event.thing == "zone" and event.credits != event.bid
    key = "won_half" if half else f"won_{event.thing}"
    return key, {"bid": _credits(event.bid), "credits": _credits(event.credits)}


def _not_auctioned(event: e.NotAuctioned, lang: str) -> Told:
    return f"none_{event.thing}", {}


def _resource(key: str) -> Callable[[e.ResourceTaken, str], Told]:
    return lambda event, lang: (key, {"resource": f"[1 {event.resource}]"})


def _bonus_taken(event: e.BonusTaken, lang: str) -> Told:
    key = "bonus_taken" if event.stored else "bonus_without_room"
    return key, {"resource": f"[1 {event.resource}]"}


def _benefit(event: e.BenefitDeclined, lang: str) -> Told:
    return "declined", {"specialist": name(event.specialist, lang)}


def _manipulated(event: e.PricesManipulated, lang: str) -> Told:
    moves = ", ".join(f"[{resource}] {_signed(spaces)}" for resource, spaces in event.moves)
    key = "manipulated_paid" if event.credits else "manipulated"
    return key, {"moves": moves, "credits": _credits(event.credits)}


def _order_marker(event: e.OrderMarkerPut, lang: str) -> Told:
    key = "order_left" if event.seat is None else "order_put"
    return key, {"marker": event.marker, "resource": f"[{event.resource}]"}


def _claimed(event: e.ZoneClaimed, lang: str) -> Told:
    way = f"_{event.way}" if event.way in ("permit", "fallback") else ""
    neutral = "_neutral" if event.neutral_removed else ""
    return f"claimed{way}{neutral}", {"zone": event.zone}


def _moored(event: e.AirshipMoored, lang: str) -> Told:
    return "moored", {"mooring": event.mooring}


def _kept(event: e.CarrierKept, lang: str) -> Told:
    return "carrier_kept", {"credits": _credits(event.credits)}


def _units(event: e.UnitsReturned, lang: str) -> Told:
    return "units_returned", {"goods": amounts(event.goods)}


# ------------------------------------------------------------------ tanks


def _idle(event: e.StayedIdle, lang: str) -> Told:
    return "idle" if event.water else "idle_full", {"water": amounts({"water": event.water}, "+")}


def _tank(event: e.TankBought, lang: str) -> Told:
    key = "tank_imported" if event.imported else "tank_bought"
    return key, {"zone": event.zone, "paid": _cost(event.credits, event.paid)}


def _converter(event: e.ConverterBought, lang: str) -> Told:
    values: dict[str, object] = {
        "converter": tell(event.kind, lang),
        "zone": event.zone,
        "credits": _credits(event.credits),
    }
    if event.old is None:
        return "converter", values
    values |= {"old": in_sentence(f"{event.old}_converter", lang), "old_to": event.old_to}
    return "converter_returned" if event.old_to is None else "converter_moved", values


def _supercharger(event: e.SuperchargerBought, lang: str) -> Told:
    return "supercharger", {"zone": event.zone, "paid": amounts(event.paid)}


def _reorganised(event: e.Reorganised, lang: str) -> Told:
    changes = ", ".join(f"{zone} {tank_name(tank, lang)}" for zone, tank in event.changes)
    return "reorganised" if changes else "not_reorganised", {"changes": changes}


# ------------------------------------------------------------------ resources and closing


def _produced(event: e.Produced, lang: str) -> Told:
    stored = amounts(event.stored, "+") or tell("nothing", lang)
    key = "produced_paid" if event.energy_paid else "produced"
    return key, {"stored": stored, "energy": f"[{event.energy_paid} energy]"}


def _bought(event: e.Bought, lang: str) -> Told:
    lost = event.units - event.stored
    values = {
        "goods": f"[{event.units} {event.resource}]",
        "price": _credits(event.price),
        "lost": f"[{lost} {event.resource}]",
    }
    return "bought_lost" if lost else "bought", values


def _sold(event: e.Sold, lang: str) -> Told:
    return "sold", {"goods": f"[{event.units} {event.resource}]", "price": _credits(event.price)}


def _trade_passed(event: e.TradePassed, lang: str) -> Told:
    return "trade_passed", {"resource": f"[{event.resource}]"}


def _price(event: e.PriceAdjusted, lang: str) -> Told:
    key = "price_stays" if event.before == event.after else "price"
    return key, {"resource": f"[{event.resource}]", "before": event.before, "after": _credits(event.after)}


def _rose(event: e.PriceRose, lang: str) -> Told:
    values = {"resource": f"[{event.resource}]", "before": event.before, "after": _credits(event.after)}
    return "rose", values


def _righted(event: e.TankRighted, lang: str) -> Told:
    return "righted", {"zone": event.zone, "die": event.die, "credits": _credits(event.credits, "+")}


def _built(event: e.TanksBuilt, lang: str) -> Told:
    return "built" if event.count else "none_built", {"count": event.count, "stock": event.stock}


def _wealth(event: e.WealthCounted, lang: str) -> Told:
    return "wealth", {"credits": _credits(event.final_wealth)}


TOLD: Mapping[type[Event], Callable[..., Told]] = {
    Forced: _key("forced"),
    e.ColourTaken: _colour,
    e.StartPlayerDrawn: _key("start_player"),
    e.CarrierRaised: _carrier_raised,
    e.RiverNumberNamed: _key("river_named"),
    e.RiverNumbersShown: _river_shown,
    e.RiverRolled: _river_rolled,
    e.NeutralPut: _key("neutral_put", "zone"),
    e.RoundBegan: _key("round", "round"),
    e.BonusLaidOut: _bonus,
    e.Aided: _gained("aided"),
    e.OpeningPassedOn: _key("passed_on"),
    e.BidMade: _bid,
    e.Passed: _key("passed"),
    e.AuctionWon: _won,
    e.NotAuctioned: _not_auctioned,
    e.PermitTaken: _key("permit_taken"),
    e.CreditsTaken: _gained("credits_taken"),
    e.ResourceTaken: _resource("resource_taken"),
    e.BenefitDeclined: _benefit,
    e.PricesManipulated: _manipulated,
    e.Sabotaged: _key("sabotaged", "zone"),
    e.SabotageWasted: _key("wasted"),
    e.BonusTaken: _bonus_taken,
    e.BonusPutBack: _put_back,
    e.OrderMarkerPut: _order_marker,
    e.ZoneNominated: _key("nominated", "zone"),
    e.ZoneClaimed: _claimed,
    e.ClaimRolled: _key("claim_rolled", "zone", "die"),
    e.ClaimFailed: _gained("claim_failed"),
    e.ClaimDeclined: _key("claim_declined"),
    e.AirshipMoored: _moored,
    e.CarrierKept: _kept,
    e.CarrierGivenUp: _key("carrier_given_up"),
    e.UnitsReturned: _units,
    e.Activated: _paid("activated"),
    e.StayedIdle: _idle,
    e.TankBought: _tank,
    e.ConverterBought: _converter,
    e.SuperchargerBought: _supercharger,
    e.Reorganised: _reorganised,
    e.TankTurnEnded: _key("turn_ended"),
    e.Produced: _produced,
    e.Bought: _bought,
    e.Sold: _sold,
    e.TradePassed: _trade_passed,
    e.PriceAdjusted: _price,
    e.PermitBought: _paid("permit_bought"),
    e.PermitSold: _gained("permit_sold"),
    e.QuartersBought: _paid("quarters_bought"),
    e.ManipulationReturned: _gained("manipulation_returned"),
    e.TankRighted: _righted,
    e.TanksBuilt: _built,
    e.PriceRose: _rose,
    e.RoundEnded: lambda event, lang: ("round_ended", {"left": event.rounds_left}),
    e.GameEnded: _key("game_ended"),
    e.WealthCounted: _wealth,
}
