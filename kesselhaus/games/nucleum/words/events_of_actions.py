"""What actions do: buildings, tiles, contracts, electricity, and what is gained or changed for it."""

from kesselhaus.engine.wording import ROMAN, amounts
from kesselhaus.games.nucleum import events as e
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.rewards import parsed
from kesselhaus.games.nucleum.words.effects import technology_effect
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import city_of, in_sentence, name
from kesselhaus.games.nucleum.words.sentences import tell
from kesselhaus.games.nucleum.words.telling import (
    Tellers,
    Values,
    contract,
    contract_words,
    paid,
    plain,
    tile,
    tiles,
    who,
)

# ------------------------------------------------------------------ main actions


def _urbanized(event: e.Urbanized, lang: str, box: NucleumBox) -> Values:
    return "urbanized", {
        "building": name(event.building, lang),
        "city": city_of(event.site, lang, box),
        "paid": paid({"thaler": event.thaler}, lang),
    }


def _industrialized(event: e.Industrialized, lang: str, box: NucleumBox) -> Values:
    return "industrialized", {
        "piece": name(event.piece, lang, "short"),
        "city": city_of(event.site, lang, box),
        "paid": paid({"worker": event.workers, "thaler": event.thaler}, lang),
    }


def _developed(event: e.Developed, lang: str, box: NucleumBox) -> Values:
    return "developed", {
        "tiles": tiles(event.tiles, lang, box),
        "paid": paid({"thaler": event.thaler}, lang),
    }


def _removed(event: e.ContractRemoved, lang: str, box: NucleumBox) -> Values:
    return "removed", {"contract": contract_words(event.contract, lang, box), "vp": f"[vp {event.vp}]"}


def _energized(event: e.Energized, lang: str, box: NucleumBox) -> Values:
    coal = sum(count for _, count in event.coal)
    fuel = amounts({"coal": coal, "uranium": event.uranium}) or tell("no_fuel", lang)
    return "energized", {
        "building": name(event.building, lang, box=box),
        "city": city_of(event.site, lang, box),
        "plant": name(event.plant, lang, box=box),
        "electricity": f"[{event.electricity} electricity]",
        "fuel": fuel,
        "paid": paid({"thaler": event.thaler}, lang),
    }


def _fee(event: e.FeePaid, lang: str, box: NucleumBox) -> Values:
    return "fee", {"owner": who(event.owner, lang), "thaler": f"[+{event.thaler} thaler]"}


# ------------------------------------------------------------------ gaining and changing


def _gained(event: e.Gained, lang: str, box: NucleumBox) -> Values:
    return "gained", {"goods": gains((((event.kind, event.amount),),), lang)}


def _income(event: e.IncomeMoved, lang: str, box: NucleumBox) -> Values:
    return "income_vp" if event.vp else "income", {
        "track": in_sentence(f"income_{event.track}", lang),
        "to": event.to,
        "vp": f"[vp {event.vp}]",
    }


def _stored(event: e.UraniumStored, lang: str, box: NucleumBox) -> Values:
    return "stored", {"goods": "[1 uranium]", "mine": in_sentence(f"MIN-{event.row}", lang)}


def _unlocked(event: e.TechnologyUnlocked, lang: str, box: NucleumBox) -> Values:
    return "unlocked", {
        "technology": name(event.technology, lang, "short"),
        "effect": technology_effect(box, event.technology, lang),
    }


def _reward_lost(event: e.RewardLost, lang: str, box: NucleumBox) -> Values:
    return "reward_lost", {"reward": gains(parsed([event.reward]), lang, "")}


def _joined(event: e.TilesJoined, lang: str, box: NucleumBox) -> Values:
    return "joined", {"tiles": tiles(event.tiles, lang, box)}


TOLD: Tellers = {
    e.Urbanized: _urbanized,
    e.Industrialized: _industrialized,
    e.PairCompleted: plain("pair", row=lambda event: ROMAN[event.row]),
    e.Developed: _developed,
    e.TileTaken: tile("tile_taken"),
    e.TileShown: tile("tile_shown"),
    e.ContractTaken: contract("taken"),
    e.ContractShown: contract("contract_shown"),
    e.ContractRemoved: _removed,
    e.Fulfilled: contract("fulfilled"),
    e.Energized: _energized,
    e.FeePaid: _fee,
    e.Gained: _gained,
    e.IncomeMoved: _income,
    e.UraniumStored: _stored,
    e.UraniumLost: plain(
        "uranium_lost", given=lambda event: "[1 uranium]", gained=lambda event: f"[+1 {event.gained}]"
    ),
    e.WorkersMissing: plain("workers_missing", goods=lambda event: f"[+{event.thaler} thaler]"),
    e.Converted: plain(
        "converted", given=lambda event: f"[1 {event.given}]", gained=lambda event: f"[1 {event.gained}]"
    ),
    e.TechnologyUnlocked: _unlocked,
    e.RewardLost: _reward_lost,
    e.TilesJoined: _joined,
}
