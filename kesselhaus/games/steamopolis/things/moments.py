"""Why a thing on an airship, or a deed, cannot be chosen now: what is lacking, or when it can be."""

from collections.abc import Callable

from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis.options import Build, PlaceCapacity, PlaceStartMachine, PutParasite
from kesselhaus.games.steamopolis.rules.parasites import most_on_a_machine
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.rules.target import can_set_target, lowest_open
from kesselhaus.games.steamopolis.tasks.buying import PuttingMarker, Scrapping
from kesselhaus.games.steamopolis.tasks.effects import (
    Invitation,
    LosingStone,
    PlacingAndUsing,
    PlacingParasites,
    Pressing,
    PressingOne,
    PuttingLifted,
    TurningArrows,
    UsingParasites,
)
from kesselhaus.games.steamopolis.tasks.turn import (
    Action,
    Aiming,
    ArrowMoves,
    ChoosingStone,
    FinalAction,
    MachineRun,
)
from kesselhaus.games.steamopolis.things.looking import Look
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

STONES = (s.STONE, s.ARROW)
PLACING = PlacingParasites | PlacingAndUsing | PuttingLifted | Invitation
"""Where a parasite goes to a machine."""

# ------------------------------------------------------------------ the gauge


def gauge(look: Look, which: str) -> list[Reason]:
    """ST-29, ST-36, ST-54, ST-94, ST-138: by what is asked about the gauge."""
    position = int(which.rpartition("-")[2])
    piece, doing = look.player.gauge[position], look.table.doing
    if isinstance(doing, PuttingMarker):
        return _no_place_for_marker(look, position, doing.digit)
    if not isinstance(
        doing, Pressing | PressingOne | ArrowMoves | ChoosingStone | TurningArrows | LosingStone
    ):
        return [look.why("moved_when")]
    if isinstance(doing, PressingOne) and piece == s.FREE:
        return [look.why("beyond")]
    if piece == s.BASE:
        return [look.why("is_base")]
    if piece not in STONES:
        return [look.why("no_stone" if piece == s.FREE else "stays")]
    return _stone(look, position)


def _stone(look: Look, position: int) -> list[Reason]:
    """Why a stone that stands there is none that the question is about."""
    doing, gauge = look.table.doing, look.player.gauge
    stuck = [look.why("stuck", Gap.MEANS)] if position not in read(gauge).movable else []
    match doing:
        case ArrowMoves(waiting=waiting):
            return stuck if position in waiting else [look.why("no_arrow")]
        case ChoosingStone():
            value, level = look.box.value[position], lowest_open(look.table, look.player)
            return [look.why("too_low", Gap.MEANS, value=value, level=level)]
        case TurningArrows():
            return [look.why("arrow_up")]
    return stuck


def _no_place_for_marker(look: Look, position: int, digit: int) -> list[Reason]:
    """ST-138 to ST-141."""
    piece = look.player.gauge[position]
    if position not in look.box.positions_of[digit]:
        value = look.box.value[look.box.positions_of[digit][0]]
        return [look.why("wrong_digit", digit=digit, value=value)]
    return [look.why("is_base" if piece == s.BASE else "no_room_for_stone", Gap.MEANS)]


# ------------------------------------------------------------------ machine rooms


def slot(look: Look, which: str) -> list[Reason]:
    seat, number = map(int, which.split("-"))
    face, doing = look.table.players[seat].room[number - 1], look.table.doing
    if isinstance(doing, PLACING):
        return _no_spot(look, seat, number)
    if seat != look.player.seat:
        return [look.why("guest_when")]
    match doing:
        case Aiming() | MachineRun():
            return [_no_run(look, number)]
        case Scrapping():
            return [look.why("slot_empty")]
    if any(isinstance(option, Build | PlaceStartMachine | PlaceCapacity) for option in look.options):
        return [look.why("slot_full" if face else "slot_empty", Gap.MEANS)]
    return [look.why("room_when" if face else "slot_empty")]


def _no_run(look: Look, number: int) -> Reason:
    """ST-58 to ST-60: one slot at a time, to the left, as long as the stone could still be placed."""
    doing = look.table.doing
    if isinstance(doing, MachineRun):
        if number == doing.slot - 1:
            return look.why("runs_low", Gap.MEANS)
        return look.why("runs_left", slot=doing.slot)
    assert isinstance(doing, Aiming)
    value = look.box.value[doing.position]
    if number == value - 1:
        return look.why("runs_low", Gap.MEANS)
    return look.why("runs_in", value=value, slot=max(0, value - 1))


def _no_spot(look: Look, seat: int, number: int) -> list[Reason]:
    """ST-104 to ST-107."""
    if seat == look.player.seat:
        return [look.why("own_machine", Gap.NEVER)]
    machine = look.table.machine(seat, number)
    if machine is None:
        return [look.why("slot_empty", Gap.MEANS)]
    if not machine.spots:
        return [look.why("no_spot", Gap.NEVER)]
    here = [place for place in look.player.parasites if place is not None and place.seat == seat]
    count = sum(place.slot == number for place in here)
    if count >= most_on_a_machine(look.table):
        return [look.why("parasites_full", Gap.MEANS, count=count)]
    return []


def parasite(look: Look, which: str) -> list[Reason]:
    number = int(which.rpartition("-")[2])
    place, doing = look.player.parasites[number], look.table.doing
    if isinstance(doing, UsingParasites):
        return [look.why("at_home" if place is None else "had_its_turn", Gap.MEANS)]
    if isinstance(doing, PLACING):
        putting = any(isinstance(option, PutParasite) for option in look.options)
        if place is None:
            return [] if putting else [look.why("no_other_spot", Gap.MEANS)]
        if isinstance(doing, PlacingParasites) and number in doing.moved:
            return [look.why("had_its_turn")]
        return [look.why("is_out" if isinstance(doing, Invitation) else "no_other_spot", Gap.MEANS)]
    return [look.why("parasite_when", Gap.MOMENT, address("district", "1L"), district=look.name("1L"))]


# ------------------------------------------------------------------ what an airship carries


def boilers(look: Look, which: str) -> list[Reason]:
    return deed(look, "make_steam")


def hold(look: Look, which: str) -> list[Reason]:
    return [look.why("keep_when")]


def sponsor(look: Look, which: str) -> list[Reason]:
    return [look.why("discount_when" if look.player.sponsors else "sponsor_none")]


def gala(look: Look, which: str) -> list[Reason]:
    return [look.why("discount_when" if look.player.gala else "gala_none")]


# ------------------------------------------------------------------ deeds


def deed(look: Look, which: str) -> list[Reason]:
    """ST-31 to ST-33, ST-166: why one of the three actions is not to be chosen; or when a key is."""
    if which in ("make_steam", "set_target", "fly"):
        lacking = _no_action(look, which)
        if isinstance(look.table.doing, Action | FinalAction):
            return lacking
        return [*lacking, look.why("action_when")]
    return [look.why(DEEDS[which])]


DEEDS = {
    "skip": "skip_when",
    "use": "nothing_to_use",
    "decline": "nothing_to_decline",
    "done": "nothing_to_end",
    "pay": "nothing_to_pay",
    "forgo": "nothing_to_place",
}


def _no_action(look: Look, which: str) -> list[Reason]:
    player, seen = look.player, read(look.player.gauge)
    if which == "make_steam":
        brief = look.tell("no_moves_brief")
        return [] if seen.movable else [look.why("no_moves", Gap.MEANS, brief=brief)]
    if which == "fly":
        brief = look.tell("no_targets_brief")
        return [] if player.targets else [look.why("no_targets", Gap.MEANS, brief=brief)]
    if can_set_target(look.table, player, seen.foremost):
        return []
    level, value = lowest_open(look.table, player), look.box.value[seen.foremost]
    if not seen.foremost:
        return [look.why("no_stone_left", Gap.MEANS, brief=look.tell("no_moves_brief"))]
    if not level:
        return [look.why("all_taken", Gap.MEANS, brief=look.tell("taken_brief"))]
    brief = look.tell("too_high_brief", level=level)
    stone = address("gauge", player.seat, seen.foremost)
    return [look.why("no_target", Gap.MEANS, stone, brief=brief, value=value, level=level)]


WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "gauge": gauge,
    "slot": slot,
    "parasite": parasite,
    "boilers": boilers,
    "hold": hold,
    "sponsor": sponsor,
    "gala": gala,
    "deed": deed,
}
