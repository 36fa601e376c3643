"""What the cards of Whistle Mountain say of what can be chosen: effect, cost and place for who looks."""

from collections.abc import Callable

from kesselhaus.art.symbols import icon
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.figures import AIRSHIPS
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.rules.docks import RULE, machine_cost
from kesselhaus.games.whistle_mountain.rules.forge import move_cost, rescue_cost
from kesselhaus.games.whistle_mountain.state import HOME, Table
from kesselhaus.games.whistle_mountain.table.rim import SIGNS as DOCK_SIGNS
from kesselhaus.games.whistle_mountain.things import boards, tiles
from kesselhaus.games.whistle_mountain.things.addresses import DEEDS
from kesselhaus.games.whistle_mountain.things.looking import Look
from kesselhaus.games.whistle_mountain.things.signs import RULES, SIGNS
from kesselhaus.games.whistle_mountain.words.asked import forge
from kesselhaus.games.whistle_mountain.words.effects import told_effect
from kesselhaus.games.whistle_mountain.words.names import square as written
from kesselhaus.games.whistle_mountain.words.names import told_square
from kesselhaus.parts.looking import SIGN, card_of
from kesselhaus.parts.things import Need, Thing

STORE_RULES = {**dict.fromkeys(RESOURCES, "WM-29"), "whistle": "WM-31"}
DEED_RULES = {
    "forge": "WM-81",
    "move": "WM-100",
    "rescue": "WM-101",
    "pay": "WM-31",
    "decline": "WM-141",
    "end_turn": "WM-135",
}


def thing(address: str, view: View[Table], lang: str) -> Thing | None:
    """The card of a thing; None where there is none of that address."""
    return card_of(Look(view, lang), address, SIGNS.of(lang), RULES, CARDS)


# ------------------------------------------------------------------ airships and docks


def airship(look: Look, which: str) -> Thing | None:
    seat, _, size = which.partition("-")
    owner = boards.player_of(look, seat)
    if owner is None or size not in AIRSHIPS:
        return None
    berth, squares = owner.airships[size], look.table.box.airship_size[size]
    if berth == HOME:
        where = look.say("at_home")
    elif berth.dock:
        where = look.name(berth.dock)
    else:
        where = (
            look.name(berth.machine)
            if berth.machine
            else look.say("at_squares", square=written(berth.squares[0]))
        )
    return Thing(
        look.name(size),
        look.say("airship_kind", seat=owner.seat, where=where),
        look.say(
            "airship_does", squares=look.say("one_square" if squares == 1 else "squares", count=squares)
        ),
        "WM-48",
        icon("i-airship", SIGN),
    )


def dock(look: Look, which: str) -> Thing | None:
    box = look.table.box
    if which not in box.docks:
        return None
    found = box.docks[which]
    cost, discount = machine_cost(look.player, found) if found.cost else ({}, 0)
    less = f" {look.say('less', count=discount)}" if discount else ""
    does = look.say(f"dock_{found.kind}", most=found.most)
    return Thing(
        look.name(which),
        look.say("dock_kind"),
        f"{does}{less} {look.say('dock_one')}",
        RULE[found.kind],
        icon(DOCK_SIGNS[found.kind], SIGN),
        needs=look.costs(cost),
    )


# ------------------------------------------------------------------ cards and awards


def card(look: Look, which: str) -> Thing | None:
    if which not in look.table.box.cards:
        return None
    return Thing(
        look.name(which),
        look.say("card_kind"),
        look.say("card_does", effect=told_effect(look.table.box.effects[which], look.lang)),
        "WM-136",
        icon("i-card", SIGN),
    )


def award(look: Look, which: str) -> Thing | None:
    if which not in look.table.box.awards:
        return None
    return Thing(
        look.name(which),
        look.say("award_kind"),
        look.say("award_does", effect=told_effect(look.table.box.effects[which], look.lang)),
        "WM-137",
        icon("i-award", SIGN),
    )


def deck(look: Look, which: str) -> Thing | None:
    if which:
        return None
    does = look.say("deck_does", count=len(look.table.deck))
    return Thing(look.say("deck"), look.say("deck_kind"), does, "WM-73", icon("i-card", SIGN))


# ------------------------------------------------------------------ squares and workers


def square(look: Look, which: str) -> Thing | None:
    names = {f"{column}-{row}": (column, row) for column, row in GRID.bit}
    if which not in names:
        return None
    at, ground = names[which], look.table.ground
    bit, told = GRID.bit[at], told_square(at, look.lang)
    state = "water" if at[1] <= look.table.water_level else "rock"
    for key, squares in (
        ("airship", ground.airships),
        ("worker", ground.workers),
        ("machine", ground.machine),
        ("scaffold", ground.scaffold),
    ):
        if squares & bit:
            state = key
            break
    kinds = [kind for kind, squares in ground.icons.items() if squares & bit]
    shows = f" {look.say('shows', kind=kinds[0])}" if kinds and ground.scaffold & bit else ""
    return Thing(
        f"{told[:1].upper()}{told[1:]}",
        look.name("square"),
        f"{look.say(f'square_{state}')}{shows}",
        "WM-20" if state == "water" else "WM-22",
        icon("i-scaffold", SIGN),
    )


def level(look: Look, which: str) -> Thing | None:
    levels = {str(level): level for level in range(1, look.table.box.barracks_levels + 1)}
    if which not in levels:
        return None
    there = [f"[seat {player.seat}]" for player in look.table.players if levels[which] in player.barracks]
    who = ", ".join(there) or look.say("nobody")
    return Thing(
        look.name(f"level_{which}"),
        look.name("barracks"),
        look.say("level_does", who=who, row=which),
        "WM-104",
        icon("i-barracks", SIGN),
    )


def pool(look: Look, which: str) -> Thing | None:
    if which:
        return None
    counts = ", ".join(f"[seat {player.seat}] {player.pool}" for player in look.table.players)
    does = look.say("pool_does", vp=f"[vp −{look.table.box.pool_penalty}]", counts=counts)
    needs = look.costs(rescue_cost(look.table, look.player))
    return Thing(look.name("pool"), look.say("pool_kind"), does, "WM-126", icon("i-pool", SIGN), needs=needs)


# ------------------------------------------------------------------ resources, token, deeds


def store(look: Look, which: str) -> Thing | None:
    kind, _, seat = which.partition("-")
    owner = boards.player_of(look, seat)
    if owner is None or kind not in RESOURCES:
        return None
    limit = look.table.box.resource_limit + owner.powers["limit"]
    does = look.say(f"store_{kind}", have=owner.goods[kind], limit=limit)
    return Thing(
        look.name(kind),
        look.say("store_kind", seat=owner.seat),
        does,
        STORE_RULES[kind],
        icon(f"i-{kind}", SIGN),
        f"{owner.goods[kind]}",
    )


def token(look: Look, which: str) -> Thing | None:
    if which:
        return None
    lies = look.table.duplicator
    on = look.name(lies) if lies in look.table.machines else look.say("token_beside")
    return Thing(look.name("duplicator"), on, look.say("token_does"), "WM-146", icon("i-duplicator", SIGN))


def deed(look: Look, which: str) -> Thing | None:
    if which not in DEEDS:
        return None
    needs: tuple[Need, ...] = ()
    if which == "move":
        needs = look.costs(move_cost(look.table, look.player, forge(look.table)))
    elif which == "rescue":
        needs = look.costs(rescue_cost(look.table, look.player))
    box, more = look.table.box, look.player.powers
    does = look.say(
        f"{which}_does",
        buildings=box.forge_buildings + more["buildings"],
        errands=box.forge_errands + more["errands"],
    )
    return Thing(look.say(which), look.say("deed_kind"), does, DEED_RULES[which], needs=needs)


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    **tiles.CARDS,
    **boards.CARDS,
    "airship": airship,
    "dock": dock,
    "card": card,
    "award": award,
    "deck": deck,
    "square": square,
    "level": level,
    "pool": pool,
    "store": store,
    "token": token,
    "deed": deed,
}
