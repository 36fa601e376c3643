"""What happened, one sentence each.

English tells it in the past tense, which is the same for `you` and for a name. German verbs would differ,
so German lines begin with the name and go on as a note: `[seat 1]: Schiene gelegt`.
"""

from collections.abc import Callable, Iterable, Mapping

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.engine.wording import amounts, listed
from kesselhaus.games.nucleum import events as e
from kesselhaus.games.nucleum.box import NucleumBox, shipped
from kesselhaus.games.nucleum.map import MINE, TURBINE, URBAN
from kesselhaus.games.nucleum.rewards import parsed
from kesselhaus.games.nucleum.state import NEUTRAL
from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.effects import technology_effect
from kesselhaus.games.nucleum.words.gains import ROMAN, gains
from kesselhaus.games.nucleum.words.names import action_name, city_of, in_sentence, name
from kesselhaus.games.nucleum.words.sentences import ENGLISH, GERMAN
from kesselhaus.games.nucleum.words.shelf import part
from kesselhaus.games.nucleum.words.tiles import both, half

SENTENCES = {"en": ENGLISH, "de": GERMAN}
SITES = {"u": URBAN, "m": MINE, "t": TURBINE}

Values = tuple[str, Mapping[str, object]]


def event(event: Event, lang: str, box: NucleumBox | None = None) -> str:
    """The sentence of an event. `box` is the edition that is played, for the figures on its components."""
    teller = TOLD.get(type(event))
    if teller is None:
        raise TypeError(f"Nucleum has no sentence for {type(event).__name__}.")
    key, values = teller(event, lang, box or shipped())
    seat = who(getattr(event, "seat", None), lang)
    return SENTENCES[lang][key].format(seat=seat, baron=name("baron", lang), **values)


def who(seat: int | None, lang: str) -> str:
    """A player by the seat; the Baron, who has none, by his name."""
    return name("baron", lang) if seat is not None and seat < 0 else f"[seat {seat}]"


def is_heading(event: Event) -> bool:
    """Whether the line of an event is a heading of the log."""
    return isinstance(event, e.RoundBegan)


def _plain(key: str) -> Callable[[Event, str, NucleumBox], Values]:
    return lambda event, lang, box: (key, {})


def _tiles(tiles: Iterable[str], lang: str, box: NucleumBox) -> str:
    return listed((both(box, tile, lang) for tile in tiles), lang)


def _paid(goods: Mapping[str, int], lang: str) -> str:
    paid = amounts(goods)
    return SENTENCES[lang]["for"].format(paid=paid) if paid else SENTENCES[lang]["for_free"]


def _contract(key: str) -> Callable[[e.Fulfilled, str, NucleumBox], Values]:
    def told(event: e.Fulfilled, lang: str, box: NucleumBox) -> Values:
        return key, {"contract": contract_words(event.contract, lang, box)}

    return told


def contract_words(contract: str, lang: str, box: NucleumBox) -> str:
    """What a contract asks for and brings: `3 mines for [vp 6] [4 thaler]`."""
    asks = condition(box.contracts[contract], lang)
    return SENTENCES[lang]["contract"].format(
        asks=asks, brings=gains(box.contract_reward[contract], lang, "", ", ")
    )


def _tile(key: str) -> Callable[[e.TileTaken, str, NucleumBox], Values]:
    return lambda event, lang, box: (key, {"tile": both(box, event.tile, lang)})


# ------------------------------------------------------------------ setup


def _neutral(event: e.NeutralPlaced, lang: str, box: NucleumBox) -> Values:
    building = in_sentence(box.type[event.building], lang)
    return "neutral", {"city": city_of(event.site, lang, box), "building": building}


def _rubble(event: e.RubblePlaced, lang: str, box: NucleumBox) -> Values:
    kind = SITES[event.site.partition(".")[2][:1]]
    return "rubble", {"city": city_of(event.site, lang, box), "site": in_sentence(f"{kind}_site", lang)}


def _experiment(event: e.ExperimentChosen, lang: str, box: NucleumBox) -> Values:
    return "experiment", {"experiment": name(event.experiment, lang)}


def _baron_arrived(event: e.BaronArrived, lang: str, box: NucleumBox) -> Values:
    return "baron_arrived", {
        "experiment": name(event.experiment, lang),
        "tiles": "; ".join(both(box, tile, lang) for tile in event.row),
    }


def _round(event: e.RoundBegan, lang: str, box: NucleumBox) -> Values:
    return "round", {"round": event.round}


# ------------------------------------------------------------------ tiles and railways


def _laid(event: e.TileLaid, lang: str, box: NucleumBox) -> Values:
    return "laid_paying" if event.surcharge else "laid", {
        "tile": both(box, event.tile, lang),
        "space": name(event.space, lang, box=box),
        "paid": f"[{event.surcharge} thaler]",
    }


def _completed(event: e.LinkCompleted, lang: str, box: NucleumBox) -> Values:
    return "completed", {"link": name(event.link, lang, box=box)}


def _opening(event: e.OpeningBonus, lang: str, box: NucleumBox) -> Values:
    brings = f"[vp {event.vp}]" if event.vp else f"[+{event.steps} income_vp]"
    return "opening", {"link": name(event.link, lang, box=box), "brings": brings}


def _half(event: e.HalfUsed, lang: str, box: NucleumBox) -> Values:
    shown = half(box, event.tile, event.half, lang)
    if box.half[event.tile, event.half].action == event.action:
        return "half", {"half": shown}
    return "half_as", {"half": shown, "action": action_name(event.action, lang)}


# ------------------------------------------------------------------ recharging


def _recharged(event: e.Recharged, lang: str, box: NucleumBox) -> Values:
    goods = amounts({"thaler": event.thaler, "worker": event.workers}, "+")
    vp = f"[vp {event.vp}]" if event.vp else ""
    tiles = f"[{event.tiles} tile]"
    return "recharged" if event.tiles else "recharged_empty", {
        "tiles": tiles,
        "goods": " ".join(filter(None, (goods, vp))),
    }


def _star(event: e.StarPlaced, lang: str, box: NucleumBox) -> Values:
    return "star", {"value": box.star_values[event.space]}


def _nucleum(event: e.NucleumPlaced, lang: str, box: NucleumBox) -> Values:
    return "nucleum_there" if event.seat == NEUTRAL else "nucleum", {
        "plant": name(event.plant, lang, box=box)
    }


def _king(event: e.KingsVisit, lang: str, box: NucleumBox) -> Values:
    return "king", {"number": ROMAN[event.number]}


def _king_scored(event: e.KingScored, lang: str, box: NucleumBox) -> Values:
    return "king_scored", {"vp": f"[vp {event.vp}]"}


# ------------------------------------------------------------------ main actions


def _urbanized(event: e.Urbanized, lang: str, box: NucleumBox) -> Values:
    return "urbanized", {
        "building": name(event.building, lang),
        "city": city_of(event.site, lang, box),
        "paid": _paid({"thaler": event.thaler}, lang),
    }


def _industrialized(event: e.Industrialized, lang: str, box: NucleumBox) -> Values:
    return "industrialized", {
        "piece": name(event.piece, lang, "short"),
        "city": city_of(event.site, lang, box),
        "paid": _paid({"worker": event.workers, "thaler": event.thaler}, lang),
    }


def _pair(event: e.PairCompleted, lang: str, box: NucleumBox) -> Values:
    return "pair", {"row": ROMAN[event.row]}


def _developed(event: e.Developed, lang: str, box: NucleumBox) -> Values:
    return "developed", {
        "tiles": _tiles(event.tiles, lang, box),
        "paid": _paid({"thaler": event.thaler}, lang),
    }


def _removed(event: e.ContractRemoved, lang: str, box: NucleumBox) -> Values:
    return "removed", {"contract": contract_words(event.contract, lang, box), "vp": f"[vp {event.vp}]"}


def _energized(event: e.Energized, lang: str, box: NucleumBox) -> Values:
    coal = sum(count for _, count in event.coal)
    fuel = amounts({"coal": coal, "uranium": event.uranium}) or SENTENCES[lang]["no_fuel"]
    return "energized", {
        "building": name(event.building, lang, box=box),
        "city": city_of(event.site, lang, box),
        "plant": name(event.plant, lang, box=box),
        "electricity": f"[{event.electricity} electricity]",
        "fuel": fuel,
        "paid": _paid({"thaler": event.thaler}, lang),
    }


def _fee(event: e.FeePaid, lang: str, box: NucleumBox) -> Values:
    return "fee", {"owner": who(event.owner, lang), "thaler": f"[+{event.thaler} thaler]"}


# ------------------------------------------------------------------ gaining and changing


def _gained(event: e.Gained, lang: str, box: NucleumBox) -> Values:
    return "gained", {"goods": gains((((event.kind, event.amount),),), lang)}


def _income(event: e.IncomeMoved, lang: str, box: NucleumBox) -> Values:
    return "income_vp" if event.vp else "income", {
        "track": in_sentence(f"income_{event.track}", lang)
        if event.track != "vp"
        else name("income_vp", lang),
        "to": event.to,
        "vp": f"[vp {event.vp}]",
    }


def _stored(event: e.UraniumStored, lang: str, box: NucleumBox) -> Values:
    return "stored", {"goods": "[1 uranium]", "mine": in_sentence(f"MIN-{event.row}", lang)}


def _uranium_lost(event: e.UraniumLost, lang: str, box: NucleumBox) -> Values:
    return "uranium_lost", {"given": "[1 uranium]", "gained": "[+1 worker]"}


def _workers_missing(event: e.WorkersMissing, lang: str, box: NucleumBox) -> Values:
    return "workers_missing", {"goods": f"[+{event.thaler} thaler]"}


def _converted(event: e.Converted, lang: str, box: NucleumBox) -> Values:
    return "converted", {"given": f"[1 {event.given}]", "gained": f"[1 {event.gained}]"}


def _unlocked(event: e.TechnologyUnlocked, lang: str, box: NucleumBox) -> Values:
    return "unlocked", {
        "technology": name(event.technology, lang, "short"),
        "effect": technology_effect(box, event.technology, lang),
    }


def _reward_lost(event: e.RewardLost, lang: str, box: NucleumBox) -> Values:
    return "reward_lost", {"reward": gains(parsed([event.reward]), lang, "")}


def _joined(event: e.TilesJoined, lang: str, box: NucleumBox) -> Values:
    return "joined", {"tiles": _tiles(event.tiles, lang, box)}


# ------------------------------------------------------------------ the end and the Baron


def _end_met(event: e.EndConditionMet, lang: str, box: NucleumBox) -> Values:
    return "end_met", {"condition": in_sentence(event.condition, lang), "vp": f"[vp {event.vp}]"}


def _triggered(event: e.EndTriggered, lang: str, box: NucleumBox) -> Values:
    return f"triggered_{event.reason}", {"round": event.round}


def _baron_drew(event: e.BaronDrew, lang: str, box: NucleumBox) -> Values:
    key = "baron_lays" if event.railway else "baron_plays"
    return key, {"die": event.die, "tile": both(box, event.tile, lang)}


def _baron_gained(event: e.BaronGained, lang: str, box: NucleumBox) -> Values:
    return "baron_gained", {"goods": amounts({"thaler": event.thaler, "worker": event.workers}, "+")}


def _final(event: e.FinalScored, lang: str, box: NucleumBox) -> Values:
    figure = f"−{-event.vp}" if event.vp < 0 else str(event.vp)
    return "final", {"part": part(event.part, lang), "vp": f"[vp {figure}]"}


def _ended(event: e.GameEnded, lang: str, box: NucleumBox) -> Values:
    return f"ended_{event.reason}", {}


TOLD: Mapping[type[Event], Callable[..., Values]] = {
    Forced: _plain("forced"),
    e.FirstPlayerDrawn: _plain("first_player"),
    e.NeutralPlaced: _neutral,
    e.RubblePlaced: _rubble,
    e.ContractDealt: _contract("dealt"),
    e.ExperimentChosen: _experiment,
    e.BaronArrived: _baron_arrived,
    e.RoundBegan: _round,
    e.TilePlayed: _tile("played"),
    e.TileLaid: _laid,
    e.LinkCompleted: _completed,
    e.OpeningBonus: _opening,
    e.HalfUsed: _half,
    e.Declined: _plain("declined"),
    e.Recharged: _recharged,
    e.StarPlaced: _star,
    e.NucleumPlaced: _nucleum,
    e.KingsVisit: _king,
    e.KingScored: _king_scored,
    e.Urbanized: _urbanized,
    e.Industrialized: _industrialized,
    e.PairCompleted: _pair,
    e.Developed: _developed,
    e.TileTaken: _tile("tile_taken"),
    e.TileShown: _tile("tile_shown"),
    e.ContractTaken: _contract("taken"),
    e.ContractShown: _contract("contract_shown"),
    e.ContractRemoved: _removed,
    e.Fulfilled: _contract("fulfilled"),
    e.Energized: _energized,
    e.FeePaid: _fee,
    e.Gained: _gained,
    e.IncomeMoved: _income,
    e.UraniumStored: _stored,
    e.UraniumLost: _uranium_lost,
    e.WorkersMissing: _workers_missing,
    e.Converted: _converted,
    e.TechnologyUnlocked: _unlocked,
    e.RewardLost: _reward_lost,
    e.TilesJoined: _joined,
    e.EndConditionMet: _end_met,
    e.EndTriggered: _triggered,
    e.BaronDrew: _baron_drew,
    e.BaronGained: _baron_gained,
    e.TileToRow: _tile("to_row"),
    e.FinalScored: _final,
    e.GameEnded: _ended,
}
