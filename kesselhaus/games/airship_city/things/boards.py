"""What the cards of Airship City say of what is only looked at: players, tracks, awards, lines, the end."""

from collections.abc import Callable

from kesselhaus.art.symbols import icon
from kesselhaus.engine.wording import ROMAN, amounts, listed
from kesselhaus.games.airship_city.figures import LINES
from kesselhaus.games.airship_city.scoring import AWARD_RULE, counted_score, final_scores
from kesselhaus.games.airship_city.scoring import standing as standing_for
from kesselhaus.games.airship_city.state import Player
from kesselhaus.games.airship_city.things.looking import Look
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Thing

AWARD_SIGNS = {"shipbuilding": "a-ship", "construction": "a-facility", "trade": "i-contract"}


def _player(look: Look, seat: str) -> Player | None:
    return next((player for player in look.table.players if str(player.seat) == seat), None)


# ------------------------------------------------------------------ players


def player(look: Look, seat: str) -> Thing | None:
    found = _player(look, seat)
    if found is None:
        return None
    points = final_scores(look.table)[found.seat]
    told = look.say("player_does", points=points, workers=len(found.workers), contracts=len(found.contracts))
    return Thing(f"[seat {found.seat}]", look.say("player_kind"), told, "AC-19", worth=f"[vp {points}]")


def score(look: Look, seat: str) -> Thing | None:
    found = _player(look, seat)
    if found is None:
        return None
    points, made_of = final_scores(look.table)[found.seat], counted_score(look.table, found)
    kind = look.say("score_kind", seat=found.seat, points=points)
    return Thing(look.say("score"), kind, look.say("score_does", **made_of), "AC-120", icon("i-vpn", SIGN))


def workers(look: Look, seat: str) -> Thing | None:
    found = _player(look, seat)
    if found is None:
        return None
    count = len(found.workers)
    told = look.say("workers_does", count=count, left=look.table.box.max_workers - count)
    return Thing(
        look.say("workers"), look.say("workers_kind", seat=found.seat), told, "AC-69", icon("i-worker", SIGN)
    )


def markers(look: Look, seat: str) -> Thing | None:
    found = _player(look, seat)
    if found is None:
        return None
    told = look.say("markers_does", count=found.supply)
    return Thing(
        look.say("markers"), look.say("workers_kind", seat=found.seat), told, "AC-84", worth=f"{found.supply}"
    )


def settled(look: Look, seat: str) -> Thing | None:
    found = _player(look, seat)
    if found is None:
        return None
    told = look.say("settled_does", done=len(found.fulfilled), failed=len(found.failed))
    return Thing(
        look.say("settled"),
        look.say("workers_kind", seat=found.seat),
        told,
        "AC-103",
        icon("i-contract", SIGN),
    )


def city(look: Look, name: str) -> Thing | None:
    if name or "city" not in look.table.variants:
        return None
    return Thing(
        look.say("city"), look.say("city_kind"), look.say("city_does"), "AC-133", icon("x-laurel", SIGN)
    )


# ------------------------------------------------------------------ rounds and awards


def stage(look: Look, number: str) -> Thing | None:
    box, table = look.table.box, look.table
    numbers = {str(each): each for each in range(1, box.stages + 1)}
    if number not in numbers:
        return None
    which = numbers[number]
    first, last = (which - 1) * box.rounds_per_stage + 1, which * box.rounds_per_stage
    told = look.say("stage_plain")
    if 2 <= which <= len(table.stage_bonuses) + 1:
        bonus = box.stage_bonuses[table.stage_bonuses[which - 2]]
        goods = [amounts(bonus.goods), amounts({"any": bonus.free_choice})]
        told = look.say("stage_brings", goods=" ".join(filter(None, goods)))
    return Thing(
        look.say("stage", number=ROMAN[which]),
        look.say("stage_kind", first=first, last=last),
        told,
        "AC-110",
        icon("i-stage", SIGN),
    )


def round_(look: Look, name: str) -> Thing | None:
    if name:
        return None
    rounds = look.say("round_kind", rounds=look.table.box.max_rounds)
    number = look.say("round", number=look.table.round)
    return Thing(number, rounds, look.say("round_does"), "AC-13", icon("i-stage", SIGN))


def award(look: Look, which: str) -> Thing | None:
    box = look.table.box
    if which not in box.awards:
        return None
    prizes, counts = box.awards[which], standing_for(look.table, which)
    ranked = sorted(counts, key=lambda seat: (-counts[seat], seat))
    standing = listed((f"{look.who(seat)} {counts[seat]}" for seat in ranked), look.lang)
    return Thing(
        look.name(which),
        look.say("award_kind", first=prizes.first, second=prizes.second),
        f"{look.say(f'award_{which}')} {look.say('award_standing', standing=standing)}",
        AWARD_RULE[which],
        icon(AWARD_SIGNS[which], SIGN),
    )


def end(look: Look, name: str) -> Thing | None:
    if name:
        return None
    box, drawing = look.table.box, icon("x-laurel", SIGN)
    if look.table.seats == 1:
        alone = look.say("end_alone", rounds=box.max_rounds)
        return Thing(look.say("end"), look.say("end_kind"), alone, "AC-139", drawing)
    ships, facilities = len(box.airships), box.facility_majorities_for_end
    told = look.say("end_does", rounds=box.max_rounds, ships=ships, facilities=facilities)
    return Thing(look.say("end"), look.say("end_kind"), told, "AC-117", drawing)


# ------------------------------------------------------------------ displays


def line(look: Look, which: str) -> Thing | None:
    box = look.table.box
    if which not in LINES:
        return None
    unlocks = look.name(box.bonus_action_of[which])
    told = look.say("line_does", need=box.bonus_unlock_count, bonus=unlocks)
    return Thing(look.name(which), look.say("line_kind"), told, "AC-104", icon("a-ship", SIGN))


def facilities(look: Look, name: str) -> Thing | None:
    if name:
        return None
    told = look.say("facilities_does")
    return Thing(look.say("facilities"), look.name("section"), told, "AC-68", icon("a-facility", SIGN))


def deck(look: Look, name: str) -> Thing | None:
    if name:
        return None
    told, worth = look.say("deck_does", count=len(look.table.deck)), f"{len(look.table.deck)}"
    return Thing(look.say("deck"), look.say("deck_kind"), told, "AC-74", icon("i-contract", SIGN), worth)


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "player": player,
    "score": score,
    "workers": workers,
    "markers": markers,
    "settled": settled,
    "city": city,
    "stage": stage,
    "round": round_,
    "award": award,
    "end": end,
    "line": line,
    "facilities": facilities,
    "deck": deck,
}
