"""What the cards of Steamopolis say of the city: districts, levels, markets, passengers, statues."""

from collections.abc import Callable

from kesselhaus.art.symbols import icon, picture
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ROMAN, listed
from kesselhaus.games.steamopolis.box import PASSENGERS
from kesselhaus.games.steamopolis.rules.markers import price
from kesselhaus.games.steamopolis.rules.passengers import target
from kesselhaus.games.steamopolis.rules.target import side
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.things import ships, tiles
from kesselhaus.games.steamopolis.things.looking import Look
from kesselhaus.games.steamopolis.things.signs import RULES, SIGNS
from kesselhaus.games.steamopolis.words.effects import district_words, machine_words, parts_words
from kesselhaus.games.steamopolis.words.names import place
from kesselhaus.parts.looking import SIGN, card_of
from kesselhaus.parts.things import Thing

LEVELS = {str(level): level for level in range(1, 9)}
EFFECT_RULES = {
    "press_one": "ST-39",
    "shake_all": "ST-117",
    "set8": "ST-97",
    "stone": "ST-42",
    "cap": "ST-98",
    "sponsor": "ST-145",
    "gala": "ST-147",
    "base": "ST-45",
    "copy_district": "ST-96",
    "buy_any": "ST-100",
    "par_place": "ST-108",
    "par_act": "ST-114",
    "par_place_act": "ST-114",
    "run_machines": "ST-99",
    "peek": "ST-101",
}
"""What a district does that is more than a gain; the rest is an effect like any other (ST-91)."""


def thing(address: str, view: View[Table], lang: str) -> Thing | None:
    """The card of a thing; None where there is none of that address."""
    return card_of(Look(view, lang), address, SIGNS.of(lang), RULES, CARDS)


# ------------------------------------------------------------------ districts and levels


def district(look: Look, which: str) -> Thing | None:
    if which not in look.box.board[side(look.table)]:
        return None
    entry = look.box.districts[which]
    parts = [part for line in entry.sides for part in line]
    effect = district_words(entry, look.lang, look.player.stones)
    does = [look.say("district_does", level=entry.level, effect=effect)]
    does += [look.say("district_line")] if len(entry.sides) > 1 else []
    does += [look.say("district_static")] if entry.static else []
    lying = [f"[seat {player.seat}]" for player in look.table.players if which in player.targets]
    lying += [look.say("the_shadow")] if which in look.table.shadow else []
    does += [look.say("district_taken", who=listed(lying, look.lang))] if lying else []
    symbols = [atom.name for part in parts for atom in part.atoms]
    return Thing(
        look.name(which),
        look.say("district_kind", place=place(which, look.lang)),
        " ".join(does),
        next((EFFECT_RULES[symbol] for symbol in symbols if symbol in EFFECT_RULES), "ST-91"),
        picture(f"q-{which.lower()}", 84, 28.5, "112 38"),
        needs=[need for part in parts for need in look.costs_of(part)],
    )


def level(look: Look, which: str) -> Thing | None:
    if which not in LEVELS:
        return None
    if which == "1":
        does = look.say("level_markers", count=look.table.markers_left)
    else:
        left = len(look.table.markets.get(LEVELS[which], ()))
        if left:
            does = look.counted("level_does", left, level=which)
        else:
            does = look.say("level_sold_out", level=which)
    return Thing(look.name(f"level_{which}"), look.say("level_kind", level=which), does, "ST-54")


# ------------------------------------------------------------------ markets


def lot(look: Look, which: str) -> Thing | None:
    """A place of a market: its tile lies face down, lies open, or is sold."""
    level, _, rank = which.partition("-")
    places = {str(line.rank): line.rank for line in look.box.ranks}
    if level not in LEVELS or LEVELS[level] not in look.table.markets or rank not in places:
        return None
    lots = look.table.markets[LEVELS[level]]
    lying = next((number for number, lot in enumerate(lots) if lot.rank == places[rank]), None)
    kind = look.say("lot_kind_gone")
    if lying is None:
        does = _sold(look, places[rank])
    elif lying == 0:
        does = look.say("lot_open", tile=look.name(str(lots[0].tile)))
    else:
        hidden, line = lots[lying], look.box.ranks[places[rank]]
        kind = look.say("lot_kind", colour=look.name(hidden.colour))
        does = look.say("lot_does", vp=line.sp, crystal=line.crystal)
        if hidden.tile is not None:
            known = machine_words(look.box.machines[hidden.tile], look.lang)
            does += " " + look.say("lot_known", tile=look.name(hidden.tile), effect=known)
        elif hidden.peeked:
            does += " " + look.say("lot_seen", who=", ".join(f"[seat {seat}]" for seat in hidden.peeked))
    name = look.say("lot", rank=ROMAN[places[rank]], level=level)
    return Thing(name, kind, does, "ST-127", icon("i-banner", SIGN))


def _sold(look: Look, rank: int) -> str:
    """An empty place shows what the next tile costs and brings (2.7)."""
    if rank + 1 >= len(look.box.ranks):
        return look.say("lot_last")
    line = look.box.ranks[rank + 1]
    return look.say("lot_gone", crystal=line.crystal, vp=line.sp)


def extra(look: Look, which: str) -> Thing | None:
    if which not in LEVELS or LEVELS[which] not in look.box.extra_levels:
        return None
    kind = look.say("extra_kind", level=which)
    return Thing(look.name("extra_market"), kind, look.say("extra_does"), "ST-120")


def marker(look: Look, which: str) -> Thing | None:
    row, _, digit = which.partition("-")
    printed = {f"{row}-{digit}": (row, digit) for row, digit in look.box.markers}
    if which not in printed:
        return None
    found, left = look.box.markers[printed[which]], look.table.rows[row]
    state = "sold" if found.digit not in left else "next" if found.digit == left[0] else "later"
    value = look.box.value[look.box.positions_of[found.digit][0]]
    does = look.say("marker_does", value=value)
    return Thing(
        look.say("marker", digit=digit),
        look.say("marker_kind", row=look.say(f"{row}_row"), state=look.say(f"marker_{state}")),
        f"{does} {look.say('invites')}" if found.invite else does,
        "ST-144",
        worth=f"[vp {found.sp}]" if found.sp else "",
        needs=look.costs(*price(look.table, row, found.digit)) if state != "sold" else (),
    )


# ------------------------------------------------------------------ passengers, statues, the end


def passenger(look: Look, which: str) -> Thing | None:
    if which not in PASSENGERS:
        return None
    table = look.table
    at = table.passengers[which]
    wants = dict(table.aboard).get(which) or target(table, which)
    reward = parts_words(look.box.rewards[which], look.lang)
    kind = look.say("passenger_kind", level=at) if at else look.say("passenger_aboard")
    does = look.say("passenger_does", wants=wants, reward=reward)
    return Thing(look.name(which), kind, does, "ST-85", picture(f"p-{which}", 28, 36, "28 36"))


def stack(look: Look, which: str) -> Thing | None:
    if which:
        return None
    table = look.table
    (banker, banker_else), (stoker, stoker_else) = map(table.targets_of, PASSENGERS)
    does = look.say("stack_none")
    if table.open_tile:
        does = look.say(
            "stack_does", banker=banker, banker_else=banker_else, stoker=stoker, stoker_else=stoker_else
        )
    kind = look.say("stack_kind", count=len(table.stack))
    return Thing(look.name("passenger_tile"), kind, does, "ST-84", icon("i-ticket", SIGN))


def statue(look: Look, which: str) -> Thing | None:
    if which not in LEVELS:
        return None
    does = look.say("statue_gone" if LEVELS[which] in look.table.tower else "statue_waits")
    kind = look.say("statue_kind", level=which)
    return Thing(look.name("statue"), kind, does, "ST-133", icon("x-statue", SIGN))


def tower(look: Look, which: str) -> Thing | None:
    if which:
        return None
    kind = look.say("tower_kind", count=len(look.table.tower), of=look.box.statues_for_end)
    does = look.say("tower_does", vp=look.box.third_statue_sp)
    return Thing(look.name("tower"), kind, does, "ST-163", icon("x-statue", SIGN))


def end(look: Look, which: str) -> Thing | None:
    if which:
        return None
    key = "end_last" if look.table.final else "end_near" if look.table.ending else "end_does"
    return Thing(look.say("end"), look.say("end_kind"), look.say(key), "ST-162")


def votes(look: Look, which: str) -> Thing | None:
    if which:
        return None
    does = look.say("votes_does")
    return Thing(look.name("score"), look.say("votes_kind"), does, "ST-24", icon("i-vpn", SIGN))


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    **tiles.CARDS,
    **ships.CARDS,
    "district": district,
    "level": level,
    "lot": lot,
    "extra": extra,
    "marker": marker,
    "passenger": passenger,
    "stack": stack,
    "statue": statue,
    "tower": tower,
    "end": end,
    "votes": votes,
}
