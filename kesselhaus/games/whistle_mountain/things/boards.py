"""What the cards of Whistle Mountain say of what is only looked at: players, workers, water, stacks."""

from collections.abc import Callable

from kesselhaus.art.symbols import icon
from kesselhaus.games.whistle_mountain.effects import SIZES
from kesselhaus.games.whistle_mountain.figures import STACKS, UPGRADE
from kesselhaus.games.whistle_mountain.ground import FLOORS
from kesselhaus.games.whistle_mountain.scoring import counted_score
from kesselhaus.games.whistle_mountain.state import Player
from kesselhaus.games.whistle_mountain.things.looking import Look
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Thing

CREWS = {
    "barracks": ("i-barracks", "WM-104"),
    "scaffold": ("i-on_scaffold", "WM-100"),
    "tower": ("i-tower", "WM-165"),
    "pool": ("i-pool", "WM-166"),
}


def player_of(look: Look, seat: str) -> Player | None:
    return next((player for player in look.table.players if str(player.seat) == seat), None)


# ------------------------------------------------------------------ players


def player(look: Look, seat: str) -> Thing | None:
    found = player_of(look, seat)
    if found is None:
        return None
    points = sum(counted_score(look.table, found).values())
    stored = len(found.scaffolds) + len(found.machines)
    does = look.say("player_does", points=points, tower=len(found.tower), stored=stored)
    return Thing(f"[seat {found.seat}]", look.say("player_kind"), does, "WM-9", worth=f"[vp {points}]")


def score(look: Look, seat: str) -> Thing | None:
    found = player_of(look, seat)
    if found is None:
        return None
    made_of = counted_score(look.table, found)
    kind = look.say("score_kind", seat=found.seat, points=sum(made_of.values()))
    return Thing(look.say("score"), kind, look.say("score_does", **made_of), "WM-164", icon("i-vpn", SIGN))


def crew(look: Look, which: str) -> Thing | None:
    """The workers of a player in one place: `tower-0`."""
    place, _, seat = which.partition("-")
    found = player_of(look, seat)
    if found is None or place not in CREWS:
        return None
    sign, rule = CREWS[place]
    counts = {
        "barracks": len(found.barracks),
        "scaffold": len(found.standing),
        "tower": len(found.tower),
        "pool": found.pool,
    }
    does = look.say(f"crew_{place}_does", count=counts[place], penalty=look.table.box.pool_penalty)
    kind = look.say("crew_kind", seat=found.seat)
    return Thing(look.say(f"crew_{place}"), kind, does, rule, icon(sign, SIGN), f"{counts[place]}")


def hand(look: Look, seat: str) -> Thing | None:
    found = player_of(look, seat)
    if found is None:
        return None
    does = look.say("hand_does", count=len(found.cards))
    return Thing(
        look.say("hand"), look.say("crew_kind", seat=found.seat), does, "WM-135", icon("i-card", SIGN)
    )


# ------------------------------------------------------------------ the mountain


def water(look: Look, which: str) -> Thing | None:
    if which:
        return None
    row = look.table.water_level
    return Thing(
        look.name("water_level"),
        look.say("water_kind", row=row),
        look.say("water_does"),
        "WM-20",
        icon("i-water", SIGN),
    )


def flood(look: Look, which: str) -> Thing | None:
    if which or look.table.water_level >= look.table.box.reserve:
        return None
    row = look.table.water_level + 1
    return Thing(
        look.say("flood"),
        look.say("flood_kind", row=row),
        look.say("flood_does"),
        "WM-126",
        icon("i-strip", SIGN),
    )


def bridge(look: Look, which: str) -> Thing | None:
    if which:
        return None
    row = look.table.box.components.constants.lowest_row_above_bridge.value
    return Thing(look.name("bridge"), look.say("bridge_kind", row=row), look.say("bridge_does"), "WM-120")


def strips(look: Look, which: str) -> Thing | None:
    if which:
        return None
    left = look.table.box.reserve - look.table.water_level
    kind = look.say("left", count=left)
    return Thing(
        look.name("water_strip"), kind, look.say("strips_does"), "WM-130", icon("i-strip", SIGN), f"{left}"
    )


def floor(look: Look, which: str) -> Thing | None:
    floors = {str(floor): floor for floor in range(1, FLOORS + 1)}
    if which not in floors:
        return None
    vp = look.table.box.floor_vp[floors[which]]
    lying = look.table.tower[floors[which] - 1] if look.table.tower else ()
    names = ", ".join(map(look.name, lying)) or look.say("no_award")
    does = look.say("floor_does", vp=f"[vp {vp}]", awards=names)
    return Thing(
        look.name(f"floor_{which}"), look.name("tower"), does, "WM-165", icon("i-tower", SIGN), f"[vp {vp}]"
    )


# ------------------------------------------------------------------ what lies beside it


def left(look: Look, which: str) -> Thing | None:
    """The stack behind a display."""
    if which not in (*SIZES, UPGRADE, *STACKS):
        return None
    kind = f"{which}_machine" if which in SIZES else f"stack_{which}" if which in STACKS else UPGRADE
    sign = f"i-{which}" if which in (*SIZES, UPGRADE) else "i-scaffold"
    count = len(look.table.stacks[which])
    does = look.say("left_does")
    return Thing(
        look.name(kind), look.say("left_kind", count=count), does, "WM-69", icon(sign, SIGN), f"{count}"
    )


def discard(look: Look, which: str) -> Thing | None:
    if which:
        return None
    count = len(look.table.discarded)
    names = ", ".join(map(look.name, dict.fromkeys(look.table.discarded))) or look.say("no_tile")
    does = look.say("discard_does", cards=names)
    return Thing(look.say("discard"), look.say("left", count=count), does, "WM-140", icon("i-card", SIGN))


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "player": player,
    "score": score,
    "crew": crew,
    "hand": hand,
    "water": water,
    "flood": flood,
    "bridge": bridge,
    "strips": strips,
    "floor": floor,
    "left": left,
    "discard": discard,
}
