"""What a railway tile activates, for the active player and for the owners of its neighbours (4.3)."""

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum.events import Declined
from kesselhaus.games.nucleum.options import STOP_ACTING, Fulfil, UseHalf
from kesselhaus.games.nucleum.rules.actions import usable, use_half
from kesselhaus.games.nucleum.rules.baron_actions import in_his_order, use_halves
from kesselhaus.games.nucleum.rules.contracts import fulfil, fulfillable
from kesselhaus.games.nucleum.rules.tuples import without
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.kinds import Halves
from kesselhaus.games.nucleum.tasks.turn import (
    Activating,
    BaronUsing,
    Neighbouring,
    OwnerActing,
    OwnMatches,
    RailwayContract,
)
from kesselhaus.games.nucleum.terms import ANY, JOKER


@does(Activating)
def activate(table: Table, task: Activating) -> tuple[Task, ...]:
    """NU-51 to NU-57: from now on it is fixed: matching halves of the tile, halves of its neighbours for the
    active player, and then for their owners.
    """
    seat, rail = task.seat, table.rails[task.space]
    all_jokers = bool(table.players[seat].powers.joker_edges)
    own, activated = matching(table, rail.tile, rail.half, task.space, all_jokers)
    neighbours, owners = divided(table, task, activated) if activated else ((), [])
    if table.is_baron(seat):
        his = (*in_his_order(table, own), *in_his_order(table, neighbours))
        return (*use_halves(table, his), *owners)
    return (OwnMatches(seat, own), Neighbouring(seat, neighbours), RailwayContract(seat), *owners)


def divided(table: Table, task: Activating, activated: Halves) -> tuple[Halves, list[Task]]:
    """NU-54, NU-55, NU-174: what the active player may use of the neighbours' halves, and what comes then for
    their owners, clockwise. The Baron uses only his own.
    """
    seat, beside = task.seat, table.box.side.next_spaces[task.space]
    owner_of = {rail.tile: rail.owner for rail in map(table.rails.get, beside) if rail}
    halves_of = {
        owner: tuple([each for each in activated if owner_of[each[0]] == owner])
        for owner in table.clockwise(seat)
    }
    own = halves_of.pop(seat)
    owners = [as_owner(table, owner, halves) for owner, halves in halves_of.items() if halves]
    only_own = "owner_only" in table.variants or table.is_baron(seat)
    return own if only_own else activated, owners


def as_owner(table: Table, owner: int, halves: Halves) -> Task:
    return BaronUsing(in_his_order(table, halves)) if table.is_baron(owner) else OwnerActing(owner, halves)


def matching(table: Table, tile: str, half: int, space: str, all_jokers: bool) -> tuple[Halves, Halves]:
    """NU-51, NU-52: the matching halves of a tile that lies or might lie on a space, and the neighbours'
    halves that they activate.
    """
    edges, side, rails = table.box.edges, table.box.side, table.rails
    here, colour_of = side.spaces[space], side.colour
    own: list[tuple[str, int]] = []
    activated: list[tuple[str, int]] = []
    for facing, number, at_a in ((here.a, half, False), (here.b, 3 - half, True)):
        edge = JOKER if all_jokers else edges[tile][number - 1]
        if facing in colour_of:
            if edge == JOKER or colour_of[facing] in (edge, ANY):
                own.append((tile, number))
        elif facing in rails:
            neighbour = rails[facing]
            other = neighbour.half if at_a else 3 - neighbour.half
            if edge == JOKER or edges[neighbour.tile][other - 1] in (edge, JOKER):
                own.append((tile, number))
                activated.append((neighbour.tile, other))
    return tuple(own), tuple(activated)


@does(OwnMatches)
def use_own_matches(table: Table, task: OwnMatches) -> Play:
    """NU-53: first the matching halves of the placed tile, in any order."""
    player = table.players[task.seat]
    choices = usable(table, player, task.halves)
    if not choices:
        return ()
    choice = yield Ask(task.seat, "NU-53", [*choices, STOP_ACTING])
    if type(choice) is UseHalf:
        left = without(task.halves, (choice.tile, choice.half))
        return (*use_half(table, player, choice.tile, choice.half, rule="NU-53"), OwnMatches(task.seat, left))
    table.tell(Declined(task.seat, rule="NU-57"))
    return ()


@does(Neighbouring)
def use_neighbours(table: Table, task: Neighbouring) -> Play:
    """NU-54: then the activated halves of neighbouring tiles, each once; then the active player is done."""
    player = table.players[task.seat]
    choices = usable(table, player, task.halves)
    choice = yield Ask(task.seat, "NU-54", [*choices, STOP_ACTING])
    if type(choice) is UseHalf:
        left = without(task.halves, (choice.tile, choice.half))
        return (
            *use_half(table, player, choice.tile, choice.half, rule="NU-54"),
            Neighbouring(task.seat, left),
        )
    if choices:
        table.tell(Declined(task.seat, rule="NU-57"))
    return ()


@does(RailwayContract)
def fulfil_after_railway(table: Table, task: RailwayContract) -> Play:
    """D-5: a contract after the own actions and before those of other owners."""
    player = table.players[task.seat]
    choices = fulfillable(table, player, player.powers.railway_contracts)
    if not choices:
        return ()
    choice = yield Ask(task.seat, "NU-119", [*choices, STOP_ACTING])
    if type(choice) is Fulfil:
        return (*fulfil(table, player, choice.contract), task)
    return ()


@does(OwnerActing)
def act_as_owner(table: Table, task: OwnerActing) -> Play:
    """NU-55, NU-56: each other owner of an activated half, clockwise; what has become impossible is lost."""
    player = table.players[task.seat]
    choices = usable(table, player, task.halves)
    if not choices:
        return ()
    if not task.asked:
        table.sealed += 1
    choice = yield Ask(task.seat, "NU-55", [*choices, STOP_ACTING], decline=STOP_ACTING)
    if type(choice) is UseHalf:
        left = without(task.halves, (choice.tile, choice.half))
        acting = OwnerActing(task.seat, left, asked=True)
        return (*use_half(table, player, choice.tile, choice.half, rule="NU-55"), acting)
    table.tell(Declined(task.seat, rule="NU-57"))
    return ()
