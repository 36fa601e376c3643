"""What the cards of Planet Steam say of what is only looked at: players, belongings, rounds and phases."""

from collections.abc import Callable

from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon
from kesselhaus.engine.wording import amounts
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.rules.preparation import colours
from kesselhaus.games.planet_steam.scoring import wealth
from kesselhaus.games.planet_steam.state import HIDDEN, Player
from kesselhaus.games.planet_steam.table.forecast import Forecast, forecast_of
from kesselhaus.games.planet_steam.table.rounds import PHASES
from kesselhaus.games.planet_steam.things.board_texts import STEPS, say
from kesselhaus.games.planet_steam.things.looking import Look
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Thing

# ------------------------------------------------------------------ players


def player(look: Look, seat: str) -> Thing | None:
    found = look.player_of(seat)
    if found is None:
        return None
    does = say(
        "player_does",
        look.lang,
        worth=f"[{_worth(look, found)} credit]",
        tanks=len(look.table.own_tanks(found.seat)),
    )
    who = "player_card" if found.card else "player_kind"
    kind = say(who, look.lang, card=look.name(found.card) if found.card else "")
    return Thing(f"[seat {found.seat}]", kind, does, "PS-41")


def _worth(look: Look, player: Player) -> int:
    return sum(wealth(look.table, player).values())


def score(look: Look, seat: str) -> Thing | None:
    """PS-136: at the prices of now; without credits that the viewer may not know."""
    found = look.player_of(seat)
    if found is None:
        return None
    made_of = wealth(look.table, found)
    key = "score_hidden" if found.credits == HIDDEN else "score_does"
    told = say(key, look.lang, **made_of)
    kind = say("of_player", look.lang, seat=found.seat)
    return Thing(
        look.name("final_wealth"),
        kind,
        told,
        "PS-136",
        icon("i-credit", SIGN),
        f"[{sum(made_of.values())} credit]",
    )


def credits(look: Look, seat: str) -> Thing | None:
    found = look.player_of(seat)
    if found is None:
        return None
    hidden = found.credits == HIDDEN
    worth = "" if hidden else f"[{found.credits} credit]"
    told = say("credits_hidden" if hidden else "credits_does", look.lang)
    kind = say("of_player", look.lang, seat=found.seat)
    return Thing(look.name("credits"), kind, told, "PS-41", icon("i-credit", SIGN), worth)


def markers(look: Look, seat: str) -> Thing | None:
    found = look.player_of(seat)
    if found is None:
        return None
    told = say("markers_does", look.lang, count=found.reserve)
    kind = say("of_player", look.lang, seat=found.seat)
    drawing = mark(colours(look.table)[found.seat], SIGN)
    return Thing(look.name("claim_marker"), kind, told, "PS-30", drawing, f"{found.reserve}")


COUNTS = {
    "zones": ("zone", "i-zone", "PS-31"),
    "tanks": ("tank", "i-tank", "PS-33"),
    "superchargers": ("supercharger", "i-supercharger", "PS-110"),
    "luxury_quarters": ("luxury_quarters", "i-quarters", "PS-126"),
}


def count(look: Look, which: str) -> Thing | None:
    """How many of a kind a player has, and what they count: `zones-0`."""
    kind, _, seat = which.rpartition("-")
    found = look.player_of(seat)
    if found is None or kind not in COUNTS:
        return None
    id, sign, rule = COUNTS[kind]
    worth = wealth(look.table, found)[kind]
    told = say(f"count_{kind}", look.lang, worth=f"[{worth} credit]")
    return Thing(look.name(id), say("of_player", look.lang, seat=found.seat), told, rule, icon(sign, SIGN))


def permits(look: Look, seat: str) -> Thing | None:
    found = look.player_of(seat)
    if found is None:
        return None
    sale = f"[{look.box.permit.sale} credit]"
    told = say("permits_does", look.lang, sale=sale)
    kind = say("of_player", look.lang, seat=found.seat)
    return Thing(
        look.name("building_permit"), kind, told, "PS-125", icon("i-permit", SIGN), f"{found.permits}"
    )


def goods(look: Look, seat: str) -> Thing | None:
    found = look.player_of(seat)
    if found is None:
        return None
    worth = wealth(look.table, found)["resources"]
    kind = say("of_player", look.lang, seat=found.seat)
    return Thing(
        say("goods", look.lang), kind, say("goods_does", look.lang), "PS-136", worth=f"[{worth} credit]"
    )


# ------------------------------------------------------------------ what comes next


def yield_(look: Look, which: str) -> Thing | None:
    """What all tanks of a player give of a resource next: `ore-0`."""
    resource, _, seat = which.partition("-")
    found = look.player_of(seat)
    if found is None or resource not in RESOURCES:
        return None
    gain = _ahead(look, found).gains[resource]
    lost = max(0, gain - max(0, look.table.room(found, resource)))
    room = (
        say("yield_lost", look.lang, units=f"[{lost} {resource}]") if lost else say("yield_fits", look.lang)
    )
    told = say("yield_does", look.lang, gains=f"[+{gain} {resource}]", room=room)
    kind = say("of_player", look.lang, seat=found.seat)
    return Thing(say("yield", look.lang), kind, told, "PS-113", icon(f"i-{resource}", SIGN))


def _ahead(look: Look, player: Player) -> Forecast:
    return forecast_of(look.table, player.seat, look.table.has_produced(player.seat))


def running(look: Look, seat: str) -> Thing | None:
    found = look.player_of(seat)
    if found is None:
        return None
    energy = amounts({"energy": _ahead(look, found).energy}) or "0"
    kind = say("of_player", look.lang, seat=found.seat)
    told = say("running_does", look.lang)
    return Thing(say("running", look.lang), kind, told, "PS-104", icon("i-energy", SIGN), energy)


# ------------------------------------------------------------------ rounds


def round_(look: Look, which: str) -> Thing | None:
    """A space of the round track; 0 is the gold one (PS-133)."""
    rounds = look.box.rounds(look.table.seats)
    spaces = {str(space): space for space in range(rounds + 1)}
    if which not in spaces:
        return None
    if not spaces[which]:
        kind = say("end_kind", look.lang)
        return Thing(
            say("end", look.lang),
            kind,
            say("end_does", look.lang, rounds=rounds),
            "PS-135",
            icon("i-credit", SIGN),
        )
    kind = say("round_kind", look.lang, left=which)
    return Thing(look.name("round_track"), kind, say("round_does", look.lang, rounds=rounds), "PS-133")


PHASE_RULES = dict(zip(PHASES, ("PS-43", "PS-84", "PS-101", "PS-127"), strict=True))


def phase(look: Look, which: str) -> Thing | None:
    if which not in PHASE_RULES:
        return None
    place = PHASES.index(which) + 1
    name, does = STEPS.of(look.lang)[which]
    return Thing(name, say("phase_kind", look.lang, place=place), does, PHASE_RULES[which])


STEP_RULES = {
    "colours": "PS-3",
    "upgrades": "PS-17",
    "river": "PS-150",
    "carrier": "PS-178",
    "bonus": "PS-44",
    "specialists": "PS-46",
    "placing": "PS-153",
    "zone": "PS-64",
    "claims": "PS-72",
    "airship": "PS-82",
    "production": "PS-102",
    "trade": "PS-114",
    "certificates": "PS-123",
}


def step(look: Look, which: str) -> Thing | None:
    if which not in STEP_RULES:
        return None
    name, does = STEPS.of(look.lang)[which]
    return Thing(name, say("step_kind", look.lang), does, STEP_RULES[which])


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "player": player,
    "score": score,
    "credits": credits,
    "markers": markers,
    "count": count,
    "permits": permits,
    "goods": goods,
    "yield": yield_,
    "running": running,
    "round": round_,
    "phase": phase,
    "step": step,
}
