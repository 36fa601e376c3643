"""Industrialize (4.7)."""

from collections.abc import Container, Iterator

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.box import mine_id, turbine_id
from kesselhaus.games.nucleum.events import Industrialized, PairCompleted
from kesselhaus.games.nucleum.map import MINE, TURBINE, Site
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import ROWS, gain_uranium
from kesselhaus.games.nucleum.rules.networks import join_networks
from kesselhaus.games.nucleum.rules.order import after
from kesselhaus.games.nucleum.rules.payments import can_pay, pay
from kesselhaus.games.nucleum.rules.sites import free_sites
from kesselhaus.games.nucleum.rules.technologies import renew_powers
from kesselhaus.games.nucleum.rules.tuples import replaced
from kesselhaus.games.nucleum.rules.urbanize import red_extra
from kesselhaus.games.nucleum.state import Player, Table, on_map, piece
from kesselhaus.games.nucleum.tasks.actions import (
    CompletingPair,
    Industrializing,
    MainAction,
    PlacingPiece,
    SitingPiece,
)

PIECES = {turbine_id(row): (TURBINE, row) for row in ROWS} | {mine_id(row): (MINE, row) for row in ROWS}


def placing_cities(table: Table, player: Player) -> Container[str]:
    """NU-97, NU-63, B-3, D-3: where the player may place a piece."""
    if player.powers.industrialize_anywhere or player.is_new:
        return table.box.side.cities
    return player.cities


def site_cost(table: Table, player: Player, action: MainAction, site: Site) -> int:
    """NU-97a."""
    return max(0, red_extra(table, player) - action.saving) if site.red else 0


def worker_cost(table: Table, action: MainAction, row: int) -> int:
    """NU-96."""
    workers = table.box.worker_cost[row - 1]
    return max(0, workers - action.workers) if action.workers else workers


def ways(table: Table, player: Player, action: MainAction) -> Iterator[tuple[str, list[Site]]]:
    """NU-95: every turbine and mine of the board with the sites on which it can be paid for."""
    side, cities = table.box.side, placing_cities(table, player)
    extra = max(0, red_extra(table, player) - action.saving)
    for name, built, by_city in (
        (turbine_id, player.turbines, side.turbine_sites),
        (mine_id, player.mines, side.mine_sites),
    ):
        free = [] if all(built) else [*free_sites(table, cities, by_city)]
        plain = [site for site in free if not site.red]
        for row in ROWS if free else ():
            if built[row - 1]:
                continue
            workers = worker_cost(table, action, row)
            if len(plain) < len(free) and can_pay(player, extra, workers):
                yield name(row), free
            elif plain and can_pay(player, 0, workers):
                yield name(row), plain


def can_industrialize(table: Table, player: Player, action: MainAction) -> bool:
    """Whether there is a way; one free site will do."""
    side, cities = table.box.side, placing_cities(table, player)
    extra = max(0, red_extra(table, player) - action.saving)
    for built, by_city in ((player.turbines, side.turbine_sites), (player.mines, side.mine_sites)):
        on_board = [worker_cost(table, action, row) for row in ROWS if not built[row - 1]]
        if not on_board or not can_pay(player, 0, min(on_board)):
            continue
        any_site = can_pay(player, extra, min(on_board))
        for site in free_sites(table, cities, by_city):
            if any_site or not site.red:
                return True
    return False


@does(Industrializing)
def industrialize(table: Table, task: Industrializing) -> Play:
    """NU-95: a turbine or a mine."""
    possible = dict(ways(table, table.players[task.seat], task))
    choice = yield Ask(task.seat, "NU-95", list(map(options.choose_piece, possible)))
    sites = tuple([site.id for site in possible[choice.piece]])
    return SitingPiece(task.seat, task, choice.piece, sites)


@does(SitingPiece)
def choose_site(table: Table, task: SitingPiece) -> Play:
    """NU-96, NU-97: a site, the cost."""
    player, action = table.players[task.seat], task.action
    answer = yield Ask(task.seat, "NU-97", list(map(options.choose_site, task.sites)))
    workers = worker_cost(table, action, PIECES[task.piece][1])
    thaler = site_cost(table, player, action, table.box.side.sites[answer.site])
    uranium = action.uranium + player.powers.industrialize_uranium
    placing = PlacingPiece(task.seat, task.piece, answer.site, workers, thaler, uranium)
    return after(table, pay(table, player, thaler, workers), placing)


@does(PlacingPiece)
def place_piece(table: Table, task: PlacingPiece) -> tuple[Task, ...]:
    """NU-98 to NU-103: piece, then all uranium together, then the reward of the pair."""
    player, (kind, row) = table.players[task.seat], PIECES[task.piece]
    put(table, player, task.piece, task.site)
    table.tell(Industrialized(task.seat, task.piece, task.site, task.workers, task.thaler, rule="NU-97"))
    fresh = fresh_uranium(player, table.box.side.sites[task.site]) if kind == MINE else 0
    stored = gain_uranium(table, player, task.uranium + fresh)
    return after(table, stored, CompletingPair(task.seat, row)) if row in player.pairs else stored


@does(CompletingPair)
def complete_pair(table: Table, task: CompletingPair) -> tuple[Task, ...]:
    """NU-102."""
    table.tell(PairCompleted(task.seat, task.row, rule="NU-102"))
    reward = table.box.pair_reward[task.row - 1]
    return receive(table, table.players[task.seat], reward, rule="NU-102")


def put(table: Table, player: Player, name: str, site: str) -> None:
    kind, row = PIECES[name]
    if kind == MINE:
        player.mines = replaced(player.mines, row - 1, site)
    else:
        player.turbines = replaced(player.turbines, row - 1, site)
        renew_powers(table, player)
    table.sites[site] = piece(name, player.seat)
    join_networks(player, (table.box.side.city_of[site],))


def fresh_uranium(player: Player, site: Site) -> int:
    """NU-99: as many as the player has mines, the new one included, and one more if the site shows it."""
    return on_map(player.mines) + site.uranium
