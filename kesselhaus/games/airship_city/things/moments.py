"""Why a tile, a worker, a lever, a bonus action, a kind of goods or a deed cannot be chosen now."""

from collections.abc import Callable, Iterable

from kesselhaus.games.airship_city.figures import RESOURCES
from kesselhaus.games.airship_city.options import Shift
from kesselhaus.games.airship_city.rules.actions import POSSIBLE
from kesselhaus.games.airship_city.rules.contracts import barters
from kesselhaus.games.airship_city.rules.moving import (
    can_fly_on,
    first_steps,
    further_steps,
    shifts_in_transit,
)
from kesselhaus.games.airship_city.state import Player, Table
from kesselhaus.games.airship_city.tasks import Moving, ShiningOn, StageBonus
from kesselhaus.games.airship_city.things.looking import Look
from kesselhaus.games.airship_city.things.reasons import FREE_MOMENTS, cover, hiring, lacks
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

# ------------------------------------------------------------------ tiles


def tile(look: Look, tile: str) -> list[Reason]:
    match look.rule:
        case "AC-30":
            return _to_set_out_for(look, tile)
        case "AC-37":
            return _to_step_on_to(look, tile)
        case "AC-44":
            return _to_act_on(look, tile)
        case "AC-73":
            return _to_develop(look, tile)
        case "AC-33":
            return [Reason(look.tell("all_moved"))]
    return [look.other_question()]


def _steps(table: Table, start: str, to: str) -> int:
    (row, column), (row_to, column_to) = (divmod(table.grid.index(tile), 4) for tile in (start, to))
    return abs(row - row_to) + abs(column - column_to)


def _to_set_out_for(look: Look, to: str) -> list[Reason]:
    """AC-34: neighbours of workers that have not moved."""
    table, player = look.table, look.player
    if any(getattr(step, "to", "") == to for step in first_steps(table, player)):
        return []
    starts = _unmoved(player)
    steps = min(_steps(table, start, to) for start in starts)
    workers = tuple(
        address("worker", player.seat, worker)
        for worker, start in enumerate(player.workers)
        if start in starts and _steps(table, start, to) == steps and not player.moved[worker]
    )
    if steps == 0:
        return [Reason(look.tell("stands_here"), about=workers)]
    if steps == 1:
        return [Reason(look.tell("no_way_on"))]
    return [Reason(look.tell("far", steps=steps), about=workers)]


def _unmoved(player: Player) -> list[str]:
    return [tile for tile, moved in zip(player.workers, player.moved, strict=True) if not moved]


def _to_step_on_to(look: Look, to: str) -> list[Reason]:
    """AC-37 to AC-40."""
    moving = look.table.waiting(Moving)
    assert moving is not None
    if to in further_steps(look.table, look.player, moving.path):
        return []
    if to in moving.path:
        return [Reason(look.tell("been_here"))]
    steps = _steps(look.table, moving.tile, to)
    return [Reason(look.tell("no_way_on") if steps == 1 else look.tell("far_on", steps=steps))]


def _to_act_on(look: Look, to: str) -> list[Reason]:
    """AC-44 to AC-46: the tile of the arrival, and with the long-haul flight its neighbours."""
    moving = look.table.waiting(Moving)
    assert moving is not None
    if to == moving.tile:
        return action(look, to)
    if can_fly_on(look.player):
        return _to_step_on_to(look, to)
    flight = cover(look, "long_haul_flight")
    return [Reason(f"{look.tell('has_arrived')} {flight[0].why}", Gap.MEANS, flight[0].brief)]


def action(look: Look, tile: str) -> list[Reason]:
    """AC-45: why the action of a tile cannot be carried out."""
    box, player = look.table.box, look.player
    kind = box.kind[tile]
    if POSSIBLE[kind](look.table, player, tile):
        return []
    if collects := box.tile[tile].collect:
        return [_full(look, kind) for kind in collects]
    match kind:
        case "guild_hall":
            return hiring(look)
        case "market":
            return [Reason(look.tell("no_contracts"), Gap.NEVER)]
    return [Reason(look.tell(f"nothing_{kind}"), Gap.MEANS, look.tell("nothing_brief"))]


def _full(look: Look, kind: str) -> Reason:
    player = look.player
    why = look.tell("full", kind=f"[{kind}]", have=player.goods[kind], capacity=player.capacity[kind])
    return Reason(
        why,
        Gap.MEANS,
        f"{player.goods[kind]}/{player.capacity[kind]}",
        (address("track", kind, player.seat),),
    )


def _to_develop(look: Look, tile: str) -> list[Reason]:
    """AC-73: a plain tile that shows the colour of the upgrade that has just been bought."""
    colour = look.player.upgrades[-1]
    if tile in look.table.developed:
        return [Reason(look.tell("is_developed"), Gap.NEVER)]
    if colour not in look.table.box.tile[tile].colours:
        return [Reason(look.tell("other_colour", kind=f"[{colour}]"))]
    return []


# ------------------------------------------------------------------ workers and levers


def worker(look: Look, which: str) -> list[Reason]:
    """AC-30: own ones that have not moved; the one that is under way."""
    seat, _, number = which.partition("-")
    player, moving = look.player, look.table.waiting(Moving)
    if int(seat) != player.seat:
        return [Reason(look.tell("worker_of", seat=int(seat)), Gap.NEVER)]
    if look.at("AC-37", "AC-44"):
        assert moving is not None
        return [] if moving.worker == int(number) else [Reason(look.tell("another_moves"))]
    if look.at("AC-33") or (look.at("AC-30") and player.moved[int(number)]):
        return [Reason(look.tell("has_moved"))]
    if not look.at("AC-30"):
        return [look.other_question()]
    start = player.workers[int(number)]
    if any(getattr(step, "start", "") == start for step in first_steps(look.table, player)):
        return []
    return [Reason(look.tell("no_way_on"))]


def lever(look: Look, which: str) -> list[Reason]:
    """AC-23 to AC-28 for gears, AC-77 and AC-78 at the lighthouse."""
    line, _, direction = which.rpartition("-")
    if look.at("AC-77"):
        return []
    if look.at("AC-78"):
        first = look.table.waiting(ShiningOn)
        return [Reason(look.tell("same_line"))] if first and first.first_line == line else []
    if not look.at("AC-30", "AC-37", "AC-44", "AC-33"):
        return [look.other_question()]
    gears = lacks(look, {"gear": look.table.box.shift_cost})
    if look.at("AC-33") or (look.at("AC-44") and all(look.player.moved)):
        return [*gears, Reason(look.tell("too_late_to_shift"))]
    if look.at("AC-37"):
        moving = look.table.waiting(Moving)
        assert moving is not None
        if Shift(line, direction) not in shifts_in_transit(look.table, look.player, moving.path):
            return [*gears, Reason(look.tell("shift_strands"))]
    return gears


# ------------------------------------------------------------------ bonus actions, kinds of goods, deeds


def bonus(look: Look, which: str) -> list[Reason]:
    """AC-104 to AC-109."""
    bonus_action = which.rpartition("-")[0]
    at_moment: dict[str, Callable[[Look], list[Reason]]] = {
        "long_haul_flight": _to_fly,
        "seasoned_negotiator": _to_negotiate,
        "barter": _to_barter,
    }
    return cover(look, bonus_action) + at_moment[bonus_action](look)


def _to_fly(look: Look) -> list[Reason]:
    moving = look.table.waiting(Moving)
    if not look.at("AC-44") or moving is None:
        return [Reason(look.tell("fly_when"))]
    return [] if further_steps(look.table, look.player, moving.path) else [Reason(look.tell("no_way_on"))]


def _to_negotiate(look: Look) -> list[Reason]:
    return [] if look.at("AC-108", "AC-138") else [Reason(look.tell("negotiate_when"))]


def _to_barter(look: Look) -> list[Reason]:
    if not look.at(*FREE_MOMENTS):
        return [Reason(look.tell("barter_when"))]
    return (
        [] if any(True for _ in barters(look.player)) else [Reason(look.tell("nothing_to_swap"), Gap.MEANS)]
    )


def track(look: Look, which: str) -> list[Reason]:
    """AC-52, AC-60, AC-110a, AC-138: one kind of those that a bonus leaves open."""
    kind = which.rpartition("-")[0]
    offered = _offered(look)
    if offered is None:
        return [Reason(look.tell("choose_when"))]
    if not look.player.room(kind):
        return [_full(look, kind)]
    return [] if kind in offered else [Reason(look.tell("not_offered"))]


def _offered(look: Look) -> Iterable[str] | None:
    """The kinds among which is chosen now."""
    table, moving = look.table, look.table.waiting(Moving)
    if look.at("AC-110a") and table.waiting(StageBonus):
        return RESOURCES
    if moving is None or not look.at("AC-52", "AC-60", "AC-138"):
        return None
    tile = table.box.tile[moving.tile]
    if look.at("AC-52"):
        return [colour for colour in tile.colours if colour in look.player.upgrades]
    return tile.collect


def deed(look: Look, which: str) -> list[Reason]:
    """AC-33, AC-44, AC-78."""
    if look.at({"end_turn": "AC-33", "decline": "AC-44", "stop_shifting": "AC-78"}[which]):
        return []
    left = len(_unmoved(look.player))
    if which == "end_turn" and left and look.player.seat == look.table.active:
        workers = tuple(
            address("worker", look.player.seat, worker)
            for worker, moved in enumerate(look.player.moved)
            if not moved
        )
        return [Reason(look.tell("still_to_move", count=left), brief=f"[{left} worker]", about=workers)]
    return [look.other_question()]
