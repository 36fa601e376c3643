"""Option B: a tile as a railway, the links that it completes, opening bonuses (4.3)."""

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import LinkCompleted, OpeningBonus, TileLaid
from kesselhaus.games.nucleum.map import TrackSpace
from kesselhaus.games.nucleum.options import BOTH_WAYS
from kesselhaus.games.nucleum.rules.ending import score
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import move_income
from kesselhaus.games.nucleum.rules.networks import join_ends, join_networks
from kesselhaus.games.nucleum.rules.order import after
from kesselhaus.games.nucleum.rules.payments import can_pay, own, pay
from kesselhaus.games.nucleum.rules.tuples import not_among, without
from kesselhaus.games.nucleum.state import Player, Railway, Table
from kesselhaus.games.nucleum.tasks.gains import Receiving
from kesselhaus.games.nucleum.tasks.turn import (
    Activating,
    ChoosingSpace,
    CompletingLink,
    LayingTile,
    OpeningLink,
    Orienting,
    ResolvingTile,
)


def surcharge(table: Table, player: Player, space: TrackSpace) -> int:
    """NU-45; D-1 pays none."""
    return 0 if space.surcharge and player.powers.no_surcharge else space.surcharge


def can_lay(table: Table, player: Player) -> bool:
    """NU-27, NU-43: a free track space whose surcharge and worker can be paid."""
    if not player.workers and not can_pay(player, 0, 1):
        return False
    rails = table.rails
    for space in table.box.side.free_of_charge:
        if space not in rails:
            return True
    return bool(free_spaces(table, player))


def free_spaces(table: Table, player: Player) -> list[str]:
    """NU-42, NU-44: any free track space that can be paid for."""
    spaces, rails = table.box.side.spaces, table.rails
    free = not_among(spaces, rails)
    if player.powers.no_surcharge or can_pay(player, table.box.side.highest_surcharge, 1):
        return free
    return [space for space in free if can_pay(player, spaces[space].surcharge, 1)]


@does(ChoosingSpace)
def choose_space(table: Table, task: ChoosingSpace) -> Play:
    """NU-42: a free space."""
    free = free_spaces(table, table.players[task.seat])
    choice = yield Ask(task.seat, "NU-42", list(map(options.choose_space, free)))
    return Orienting(task.seat, task.tile, choice.space)


@does(Orienting)
def orient(table: Table, task: Orienting) -> Play:
    """NU-50, NU-43: either way round, and a worker for it."""
    answer = yield Ask(task.seat, "NU-50", BOTH_WAYS)
    laying = LayingTile(task.seat, task.tile, task.space, answer.half)
    return after(table, own(table.players[task.seat], 0, 1), laying)


@does(LayingTile)
def lay_tile(table: Table, task: LayingTile) -> tuple[Task, ...]:
    """NU-42, NU-45: it lies, and its surcharge is paid."""
    player = table.players[task.seat]
    player.pool = without(player.pool, task.tile)
    put_tile(table, player, task.tile, task.space, task.half)
    extra = surcharge(table, player, table.box.side.spaces[task.space])
    paying = pay(table, player, extra) if extra else ()
    return after(table, paying, ResolvingTile(task.seat, task.space, extra))


def put_tile(table: Table, player: Player, tile: str, space: str, half: int) -> None:
    """NU-42, NU-43: the tile lies, with a worker that goes neither to the supply nor comes back."""
    table.laid = space
    table.rails[space] = Railway(tile, player.seat, half)
    player.workers -= 1
    player.railways += 1
    join_networks(player, table.box.side.beside[space])


@does(ResolvingTile)
def resolve(table: Table, task: ResolvingTile) -> tuple[Task, ...]:
    """NU-46, NU-47: what works on pays for the tile, the link may be completed, then comes what matches."""
    seat, player = task.seat, table.players[task.seat]
    rail, works = table.rails[task.space], player.powers
    link = table.box.side.links[table.box.side.link_of[task.space]]
    only = len(link.spaces) == 1
    table.tell(TileLaid(seat, rail.tile, task.space, rail.half, task.surcharge, only, rule="NU-42"))
    first = receive(table, player, works.railway, rule="NU-45") if works.railway else ()
    if only or table.rails.keys() >= set(link.spaces):
        first = after(table, first, CompletingLink(seat, link.id, works.completing))
    return after(table, first, Activating(seat, task.space))


@does(CompletingLink)
def complete_link(table: Table, task: CompletingLink) -> tuple[Task, ...]:
    """NU-47 to NU-49: opening bonuses clockwise from the active player; a link of one piece has none."""
    spaces = table.box.side.links[task.link].spaces
    table.completed = table.box.side.completed(table.completed, task.link)
    join_ends(table, task.link)
    table.tell(LinkCompleted(task.link, rule="NU-47"))
    if len(spaces) == 1:
        return ()
    pieces = [table.rails[space].owner for space in spaces]
    bonuses = [
        OpeningLink(seat, task.link, pieces.count(seat))
        for seat in table.clockwise(table.active)
        if seat in pieces
    ]
    return (*bonuses, Receiving(task.seat, task.rewards, "NU-48")) if task.rewards else tuple(bonuses)


@does(OpeningLink)
def open_link(table: Table, task: OpeningLink) -> tuple[Task, ...]:
    """NU-48: 2 VP for each player, or for each piece where there are three pieces or two players."""
    player = table.players[task.seat]
    by_piece = len(table.box.side.links[task.link].spaces) == 3 or len(table.players) == 2
    bonus = table.box.opening_bonus * (task.pieces if by_piece else 1)
    if "vp_income_steps" in table.variants and not table.is_baron(task.seat):
        table.tell(OpeningBonus(task.seat, task.link, 0, bonus, rule="NU-48"))
        move_income(table, player, "vp", bonus, rule="NU-48")
    else:
        table.tell(OpeningBonus(task.seat, task.link, bonus, 0, rule="NU-48"))
        score(table, player, bonus)
    return receive(table, player, player.powers.opening_bonus, rule="NU-48")
