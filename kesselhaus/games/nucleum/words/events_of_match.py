"""The course of the game: setup, tiles and railways, recharging, the end, the Baron."""

from kesselhaus.engine.wording import ROMAN, amounts
from kesselhaus.games.nucleum import events as e
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.map import MINE, TURBINE, URBAN
from kesselhaus.games.nucleum.state import NEUTRAL
from kesselhaus.games.nucleum.words.names import action_name, city_of, in_sentence, name
from kesselhaus.games.nucleum.words.shelf import part
from kesselhaus.games.nucleum.words.telling import Tellers, Values, contract, named, plain, tile
from kesselhaus.games.nucleum.words.tiles import both, half

SITES = {"u": URBAN, "m": MINE, "t": TURBINE}

# ------------------------------------------------------------------ setup


def _neutral(event: e.NeutralPlaced, lang: str, box: NucleumBox) -> Values:
    building = in_sentence(box.type[event.building], lang)
    return "neutral", {"city": city_of(event.site, lang, box), "building": building}


def _rubble(event: e.RubblePlaced, lang: str, box: NucleumBox) -> Values:
    kind = SITES[event.site.partition(".")[2][:1]]
    return "rubble", {"city": city_of(event.site, lang, box), "site": in_sentence(f"{kind}_site", lang)}


def _baron_arrived(event: e.BaronArrived, lang: str, box: NucleumBox) -> Values:
    return "baron_arrived", {
        "experiment": name(event.experiment, lang),
        "tiles": "; ".join(both(box, tile, lang) for tile in event.row),
    }


# ------------------------------------------------------------------ tiles and railways


def _laid(event: e.TileLaid, lang: str, box: NucleumBox) -> Values:
    return "laid_paying" if event.surcharge else "laid", {
        "tile": both(box, event.tile, lang),
        "space": name(event.space.partition(".")[0] if event.only else event.space, lang, box=box),
        "paid": f"[{event.surcharge} thaler]",
    }


def _opening(event: e.OpeningBonus, lang: str, box: NucleumBox) -> Values:
    brings = f"[vp {event.vp}]" if event.vp else f"[+{event.steps} income_vp]"
    return "opening", {"link": name(event.link, lang, box=box), "brings": brings}


def _half(event: e.HalfUsed, lang: str, box: NucleumBox) -> Values:
    shown = half(box, event.tile, event.half, lang)
    if box.half[event.tile, event.half].action == event.action:
        return "half", {"half": shown}
    return "half_as", {"half": shown, "action": action_name(event.action, lang)}


def _skipped(event: e.HalfSkipped, lang: str, box: NucleumBox) -> Values:
    return "half_skipped", {"half": half(box, event.tile, event.half, lang)}


# ------------------------------------------------------------------ recharging


def _recharged(event: e.Recharged, lang: str, box: NucleumBox) -> Values:
    goods = amounts({"thaler": event.thaler, "worker": event.workers}, "+")
    vp = f"[vp {event.vp}]" if event.vp else ""
    key = "recharged" if event.tiles else "recharged_empty"
    return key, {"tiles": f"[{event.tiles} tile]", "goods": " ".join(filter(None, (goods, vp)))}


def _star(event: e.StarPlaced, lang: str, box: NucleumBox) -> Values:
    return "star", {"value": box.star_values[event.space]}


def _nucleum(event: e.NucleumPlaced, lang: str, box: NucleumBox) -> Values:
    key = "nucleum_there" if event.seat == NEUTRAL else "nucleum"
    return key, {"plant": name(event.plant, lang, box=box)}


# ------------------------------------------------------------------ the end and the Baron


def _end_met(event: e.EndConditionMet, lang: str, box: NucleumBox) -> Values:
    return "end_met", {"condition": in_sentence(event.condition, lang), "vp": f"[vp {event.vp}]"}


def _triggered(event: e.EndTriggered, lang: str, box: NucleumBox) -> Values:
    return f"triggered_{event.reason}", {"round": event.round}


def _baron_drew(event: e.BaronDrew, lang: str, box: NucleumBox) -> Values:
    key = "baron_lays" if event.railway else "baron_plays"
    return key, {"die": event.die, "tile": both(box, event.tile, lang)}


def _income(event: e.BaronGained) -> str:
    return amounts({"thaler": event.thaler, "worker": event.workers}, "+")


def _final(event: e.FinalScored, lang: str, box: NucleumBox) -> Values:
    figure = f"−{-event.vp}" if event.vp < 0 else str(event.vp)
    return "final", {"part": part(event.part, lang), "vp": f"[vp {figure}]"}


def _ended(event: e.GameEnded, lang: str, box: NucleumBox) -> Values:
    return f"ended_{event.reason}", {}


TOLD: Tellers = {
    e.FirstPlayerDrawn: plain("first_player"),
    e.NeutralPlaced: _neutral,
    e.RubblePlaced: _rubble,
    e.ContractDealt: contract("dealt"),
    e.ExperimentChosen: named("experiment", experiment="experiment"),
    e.BaronArrived: _baron_arrived,
    e.RoundBegan: plain("round", round=lambda event: event.round),
    e.TilePlayed: tile("played"),
    e.TileLaid: _laid,
    e.LinkCompleted: named("completed", link="link"),
    e.OpeningBonus: _opening,
    e.HalfUsed: _half,
    e.HalfSkipped: _skipped,
    e.Declined: plain("declined"),
    e.Recharged: _recharged,
    e.StarPlaced: _star,
    e.NucleumPlaced: _nucleum,
    e.KingsVisit: plain("king", number=lambda event: ROMAN[event.number]),
    e.KingScored: plain("king_scored", vp=lambda event: f"[vp {event.vp}]"),
    e.EndConditionMet: _end_met,
    e.EndTriggered: _triggered,
    e.BaronDrew: _baron_drew,
    e.BaronGained: plain("baron_gained", goods=_income),
    e.TileToRow: tile("to_row"),
    e.FinalScored: _final,
    e.GameEnded: _ended,
}
