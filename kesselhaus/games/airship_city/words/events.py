"""What happened, one sentence each.

English tells it in the past tense, which is the same for `you` and for a name. German tells it in the perfect
tense, of which only the verb of the player differs: `{has}`, `{is}`.
"""

from collections.abc import Callable, Mapping

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.engine.wording import amounts
from kesselhaus.games.airship_city import events as e
from kesselhaus.games.airship_city.box import AirshipBox, shipped
from kesselhaus.games.airship_city.state import CITY
from kesselhaus.games.airship_city.words.names import in_sentence, name, way
from kesselhaus.games.airship_city.words.sentences import tell


def event(event: Event, lang: str, box: AirshipBox | None = None) -> str:
    """The sentence of an event. `box` is the edition that is played, for the figures on contracts."""
    teller = TOLD.get(type(event))
    if teller is None:
        raise TypeError(f"Airship City has no sentence for {type(event).__name__}.")
    key, values = teller(event, lang, box or shipped())
    seat = getattr(event, "seat", None)
    verbs = {verb: f"[verb {verb} {_actor(event, seat)}]" for verb in ("has", "is")}
    return tell(key, lang, seat=f"[seat {seat}]", **verbs, **values)


def _actor(event: Event, seat: int | None) -> int | None:
    """Of whom a sentence speaks first: of a majority, who has it now, or else who had it."""
    if isinstance(event, e.MajorityChanged):
        return event.former if event.holder is None else event.holder
    return seat


def is_heading(event: Event) -> bool:
    """Whether the line of an event is a heading of the log."""
    return isinstance(event, e.RoundBegan | e.StageBegan)


Values = tuple[str, Mapping[str, object]]


def _plain(key: str) -> Callable[[Event, str, AirshipBox], Values]:
    return lambda event, lang, box: (key, {})


def _round(event: e.RoundBegan, lang: str, box: AirshipBox) -> Values:
    return "round", {"round": event.round}


def _stage(event: e.StageBegan, lang: str, box: AirshipBox) -> Values:
    bonus = box.stage_bonuses[event.stage_bonus]
    free = amounts({"any": bonus.free_choice})
    goods = " ".join(filter(None, (amounts(bonus.goods), free)))
    return "stage", {
        "stage": name(f"stage_{event.stage}", lang),
        "bonus": name(bonus.id, lang),
        "goods": goods,
    }


def _stage_goods(event: e.StageGoods, lang: str, box: AirshipBox) -> Values:
    goods = amounts(event.goods, "+")
    return "stage_goods" if goods else "stage_goods_lost", {"goods": goods}


def _stepped(event: e.Stepped, lang: str, box: AirshipBox) -> Values:
    return (
        ("passed", {"way": way("over", event.to, lang)})
        if event.on
        else (
            "stepped",
            {"way": way("to", event.to, lang)},
        )
    )


def _shifted(event: e.Shifted, lang: str, box: AirshipBox) -> Values:
    line = in_sentence(event.grid_line, lang)
    if event.cells == 2:
        return "shifted_by_two", {"line": line}
    direction = tell(event.direction, lang)
    key = "shifted" if event.gears else "shifted_free"
    return key, {"line": line, "direction": direction, "gears": f"[{event.gears} gear]"}


def _at(key: str) -> Callable[[e.Declined, str, AirshipBox], Values]:
    return lambda event, lang, box: (key, {"tile": name(event.tile, lang)})


def _collected(event: e.Collected, lang: str, box: AirshipBox) -> Values:
    return "collected", {"tile": name(event.tile, lang), "goods": amounts(event.goods, "+")}


def _bonus(event: e.ResourceBonus, lang: str, box: AirshipBox) -> Values:
    goods = amounts({event.resource: event.amount}, "+")
    return "bonus" if goods else "bonus_lost", {"tile": name(event.tile, lang), "goods": goods}


def _piggybacked(event: e.Piggybacked, lang: str, box: AirshipBox) -> Values:
    return "piggybacked", {"goods": f"[+{event.amount} {event.resource}]"}


def _negotiated(event: e.Negotiated, lang: str, box: AirshipBox) -> Values:
    return "negotiated", {"goods": f"[+1 {event.resource}]"}


def _paid(goods: e.Goods, lang: str) -> str:
    paid = amounts(goods)
    return tell("for", lang, paid=paid) if paid else tell("for_free", lang)


def _donated(event: e.Donated, lang: str, box: AirshipBox) -> Values:
    return "donated", {
        "ship": in_sentence(event.airship, lang),
        "paid": _paid(event.paid, lang),
        "vp": f"[vp {event.vp}]",
    }


def _sold(event: e.Sold, lang: str, box: AirshipBox) -> Values:
    paid = _paid(event.paid, lang)
    return "sold", {"ship": in_sentence(event.airship, lang), "paid": paid, "gold": f"[+{event.gold} gold]"}


def _built(event: e.FacilityBuilt, lang: str, box: AirshipBox) -> Values:
    return "built", {
        "facility": in_sentence(event.facility, lang),
        "paid": _paid(event.paid, lang),
        "vp": f"[vp {event.vp}]",
    }


def _who(seat: int | None, lang: str) -> str:
    if seat == CITY:
        return name("city", lang)
    return f"[seat {seat}]"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _majority(event: e.MajorityChanged, lang: str, box: AirshipBox) -> Values:
    values = {"section": in_sentence(event.section, lang), "former": _who(event.former, lang)}
    if event.holder is None:
        key = "majority_tied" if event.rule == "AC-97" else "majority_lost"
        return key, values | {"former": _capital(_who(event.former, lang))}
    key = "majority_won" if event.former is None else "majority_taken"
    return key, values | {"holder": _capital(_who(event.holder, lang))}


def _unlocked(event: e.BonusUnlocked, lang: str, box: AirshipBox) -> Values:
    return "unlocked", {"bonus": in_sentence(event.bonus_action, lang)}


def _hired(event: e.Hired, lang: str, box: AirshipBox) -> Values:
    return "hired", {"paid": _paid(event.paid, lang)}


def _upgrade(event: e.UpgradeBought, lang: str, box: AirshipBox) -> Values:
    upgrade = in_sentence(f"upgrade_{event.resource}", lang)
    return "upgrade", {"upgrade": upgrade, "paid": _paid(event.paid, lang), "vp": f"[vp {event.vp}]"}


def _developed(event: e.Developed, lang: str, box: AirshipBox) -> Values:
    return "developed", {"tile": name(event.tile, lang)}


def _contract(key: str) -> Callable[[e.ContractTaken, str, AirshipBox], Values]:
    def told(event: e.ContractTaken, lang: str, box: AirshipBox) -> Values:
        card = box.contracts[event.contract]
        reward = " ".join(filter(None, (f"[vp {card.vp}]", amounts({"gold": card.gold}))))
        return key, {"goods": amounts(card.cost), "reward": reward}

    return told


def _failed(event: e.Failed, lang: str, box: AirshipBox) -> Values:
    goods = amounts(box.contracts[event.contract].cost)
    return "failed", {"goods": goods, "vp": f"[vp −{event.vp}]"}


def _home(event: e.CameHome, lang: str, box: AirshipBox) -> Values:
    return "home", {"workers": f"[{event.workers} worker]"}


def _bartered(event: e.Bartered, lang: str, box: AirshipBox) -> Values:
    return "bartered", {"pay": f"[1 {event.pay}]", "gain": f"[1 {event.gain}]"}


def _city(event: e.CityDonated, lang: str, box: AirshipBox) -> Values:
    key = "city_donated" if event.section in box.airships else "city_built"
    return key, {"section": in_sentence(event.section, lang)}


def _ended(event: e.GameEnded, lang: str, box: AirshipBox) -> Values:
    return f"ended_{event.reason}", {}


def _award(event: e.AwardGiven, lang: str, box: AirshipBox) -> Values:
    return "award", {"award": in_sentence(event.award, lang), "vp": f"[vp {event.vp}]"}


TOLD: Mapping[type[Event], Callable[..., Values]] = {
    Forced: _plain("forced"),
    e.StartPlayerDrawn: _plain("start_player"),
    e.RoundBegan: _round,
    e.StageBegan: _stage,
    e.StageGoods: _stage_goods,
    e.Stepped: _stepped,
    e.FlewOn: _plain("flew_on"),
    e.Shifted: _shifted,
    e.Declined: _at("declined"),
    e.Collected: _collected,
    e.ResourceBonus: _bonus,
    e.Piggybacked: _piggybacked,
    e.Negotiated: _negotiated,
    e.Donated: _donated,
    e.Sold: _sold,
    e.FacilityBuilt: _built,
    e.MajorityChanged: _majority,
    e.BonusUnlocked: _unlocked,
    e.Hired: _hired,
    e.UpgradeBought: _upgrade,
    e.Developed: _developed,
    e.ContractTaken: _contract("taken"),
    e.ContractShown: _contract("shown"),
    e.ContractDiscarded: _contract("discarded"),
    e.CameHome: _home,
    e.Fulfilled: _contract("fulfilled"),
    e.Failed: _failed,
    e.Bartered: _bartered,
    e.TurnEnded: _plain("turn_ended"),
    e.CityDonated: _city,
    e.GameEnded: _ended,
    e.AwardGiven: _award,
}
