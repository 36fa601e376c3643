"""Industrialize (4.7)."""

from collections.abc import Container, Iterator

from kesselhaus.engine.questions import Ask, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.box import mine_id, turbine_id
from kesselhaus.games.nucleum.events import Industrialized, PairCompleted
from kesselhaus.games.nucleum.map import Site
from kesselhaus.games.nucleum.rules.gains import receive, renew_powers
from kesselhaus.games.nucleum.rules.holdings import ROWS, can_pay, gain_uranium, pay
from kesselhaus.games.nucleum.rules.networks import join_networks
from kesselhaus.games.nucleum.rules.sites import free_sites
from kesselhaus.games.nucleum.rules.urbanize import red_extra
from kesselhaus.games.nucleum.state import Player, Table, Task, on_map, piece

PIECES = {turbine_id(row): ("turbine", row) for row in ROWS} | {mine_id(row): ("mine", row) for row in ROWS}


def placing_cities(table: Table, player: Player) -> Container[str]:
    """NU-97, NU-63, B-3, D-3: where the player may place a piece."""
    if player.powers.industrialize_anywhere or player.is_new:
        return table.box.side.cities
    return player.cities


def site_cost(table: Table, player: Player, task: Task, site: Site) -> int:
    """NU-97a."""
    return max(0, red_extra(table, player) - task.saving) if site.red else 0


def worker_cost(table: Table, task: Task, row: int) -> int:
    """NU-96."""
    workers = table.box.worker_cost[row - 1]
    return max(0, workers - task.workers) if task.workers else workers


def ways(table: Table, player: Player, task: Task) -> Iterator[tuple[str, list[Site]]]:
    """NU-95: every turbine and mine of the board with the sites on which it can be paid for."""
    side, cities = table.box.side, placing_cities(table, player)
    extra = max(0, red_extra(table, player) - task.saving)
    for name, built, by_city in (
        (turbine_id, player.turbines, side.turbine_sites),
        (mine_id, player.mines, side.mine_sites),
    ):
        if all(built):
            continue
        free = [*free_sites(table, cities, by_city)]
        if not free:
            continue
        plain = [site for site in free if not site.red]
        for row in ROWS:
            if built[row - 1]:
                continue
            workers = worker_cost(table, task, row)
            if len(plain) < len(free) and can_pay(player, extra, workers):
                yield name(row), free
            elif plain and can_pay(player, 0, workers):
                yield name(row), plain


def can_industrialize(table: Table, player: Player, task: Task) -> bool:
    """Whether there is a way; one free site will do."""
    side, cities = table.box.side, placing_cities(table, player)
    extra = max(0, red_extra(table, player) - task.saving)
    for built, by_city in ((player.turbines, side.turbine_sites), (player.mines, side.mine_sites)):
        on_board = [worker_cost(table, task, row) for row in ROWS if not built[row - 1]]
        if not on_board or not can_pay(player, 0, min(on_board)):
            continue
        any_site = can_pay(player, extra, min(on_board))
        for site in free_sites(table, cities, by_city):
            if any_site or not site.red:
                return True
    return False


def industrialize(table: Table, player: Player, task: Task) -> Play:
    """NU-95 to NU-97: a piece, a site, the cost."""
    possible = dict(ways(table, player, task))
    choice = yield Ask(player.seat, "NU-95", [options.choose_piece(name) for name in possible])
    name = choice.piece
    answer = yield Ask(player.seat, "NU-97", [options.choose_site(site.id) for site in possible[name]])
    yield from place(table, player, task, name, answer.site)


def place(table: Table, player: Player, task: Task, name: str, site: str) -> Play:
    """NU-98 to NU-103: piece, then all uranium together, then the reward of the pair."""
    kind, row = PIECES[name]
    where = table.box.side.sites[site]
    workers, thaler = worker_cost(table, task, row), site_cost(table, player, task, where)
    more = task.uranium + player.powers.industrialize_uranium
    yield from pay(table, player, thaler, workers)
    put(table, player, name, site)
    table.tell(Industrialized(player.seat, name, site, workers, thaler, rule="NU-97"))
    uranium = more + (fresh_uranium(player, where) if kind == "mine" else 0)
    if uranium:
        yield from gain_uranium(table, player, uranium)
    if row in player.pairs:
        table.tell(PairCompleted(player.seat, row, rule="NU-102"))
        yield from receive(table, player, table.box.pair_reward[row - 1], rule="NU-102")


def put(table: Table, player: Player, name: str, site: str) -> None:
    kind, row = PIECES[name]
    built = list(player.mines if kind == "mine" else player.turbines)
    built[row - 1] = site
    if kind == "mine":
        player.mines = tuple(built)  # type: ignore[assignment]
    else:
        player.turbines = tuple(built)  # type: ignore[assignment]
        renew_powers(table, player)
    table.sites[site] = piece(name, player.seat)
    join_networks(player, (table.box.side.city_of[site],))


def fresh_uranium(player: Player, site: Site) -> int:
    """NU-99: as many as the player has mines, the new one included, and one more if the site shows it."""
    return on_map(player.mines) + site.uranium
