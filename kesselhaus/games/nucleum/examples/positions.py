"""Positions of Nucleum, told as the examples of the spec tell them: Anna, Bruno, Clara and Dora.

The map is empty, and what chance decides in setup is decided here, so that an example says all that matters.
Figures of the rulebook and tests stand on them.
"""

from random import Random
from typing import Any

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Task
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum.box import mine_id, shipped, turbine_id
from kesselhaus.games.nucleum.options import LayTile, PlayTile, StopActing
from kesselhaus.games.nucleum.rules.preparation import lay_out
from kesselhaus.games.nucleum.rules.rounds import turns
from kesselhaus.games.nucleum.rules.technologies import renew_powers
from kesselhaus.games.nucleum.state import BARON, Player, Railway, Table, piece
from kesselhaus.games.nucleum.tasks.actions import ACTIONS
from kesselhaus.games.nucleum.tasks.kinds import Halves
from kesselhaus.games.nucleum.tasks.turn import Acting, BaronUsing, EndOfRound, OpenHalves, OwnerActing

ANNA, BRUNO, CLARA, DORA = range(4)
STOP = StopActing()
MARKET = ("T01", "T02", "T03", "T04", "T05")
DISPLAY = ("C05", "C06", "C18", "C19")


def lay(seats: int = 4, *variants: str, experiments: str = "ABCD") -> Table:
    """Round 1, the turn of Anna, who is the first player."""
    box = shipped()
    table = lay_out(seats, GAME.chosen_variants(seats, variants), box)
    table.market = MARKET
    table.base_tiles = tuple(tile for tile in table.base_tiles if tile not in MARKET)
    first, second, third = table.stacks
    table.stacks = (first - len(MARKET), second, third)
    table.display = DISPLAY
    table.silver, table.gold = without(table.silver, *DISPLAY), without(table.gold, *DISPLAY)
    table.silver_left -= 2
    table.gold_left -= 2
    table.purple = ("C36", "C41", "C46")
    table.milestones = ("M1", "M2", "M4", "M6")
    table.nuclei = ("grimma",)
    for player, experiment in zip(table.players[:seats], experiments, strict=False):
        player.experiment = experiment
        player.pool = box.start_tiles[experiment]
    table.round = 1
    turn_of(table, ANNA)
    return table


def turn_of(table: Table, seat: int) -> None:
    """It is the turn of a player; those who follow in the round have theirs afterwards."""
    round_of_all = turns(table.seats, table.first_player)
    todo(table, *round_of_all[[*table.order].index(seat) :])


def todo(table: Table, *tasks: Task) -> None:
    """That is to be done, in this order."""
    table.agenda = [*reversed(tasks)]  # type: ignore[list-item]


def alone(
    experiment: str = "A", row: tuple[str, ...] = ("BS1", "BS2", "BS3", "BS4", "T21", "T22", "BD")
) -> Table:
    """A solo game at the start; the Baron has tiles of experiment B."""
    table = lay(1, experiments=experiment)
    baron = table.players[1]
    baron.thaler, baron.workers, baron.supply = 4, 3, 15
    baron.row = row
    table.general_tiles = without(table.general_tiles, *row)
    return table


def last_turn(table: Table, seat: int = ANNA) -> Table:
    """The last turn of all: a player has played a tile and may stop, then the match is over."""
    table.round, table.ending, table.first_player = 2, 1, (seat + 1) % table.seats
    table.active = seat
    above(table, table.players[seat].pool[0], seat=seat)
    todo(table, Acting(seat, ()), EndOfRound())
    return table


def above(table: Table, *tiles: str, seat: int = ANNA) -> None:
    """Tiles of the pool lie above a board."""
    player = table.players[seat]
    player.pool, player.slots = without(player.pool, *tiles), (*player.slots, *tiles)


def star(table: Table, seat: int, *spaces: int) -> None:
    """Stars that lie already, from the star spaces first."""
    player = table.players[seat]
    left = list(table.star_spaces)
    for place, _ in enumerate(spaces, len(player.stars)):
        if place < len(left):
            left[place] -= 1
    player.stars = (*player.stars, *spaces)
    table.star_spaces = (left[0], left[1], left[2])


def without(things: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    return tuple(thing for thing in things if thing not in gone)


def play(table: Table, seed: int = 1) -> Match[Table]:
    return Match.at(table, GAME, Random(seed))


def give(table: Table, seat: int = ANNA, **holdings: Any) -> Player:
    """Set what a player owns; workers come from the supply."""
    player = table.players[seat]
    for name, amount in holdings.items():
        if name == "workers":
            player.supply += player.workers - amount
        setattr(player, name, amount)
    return player


def hand(table: Table, *tiles: str, seat: int = ANNA) -> None:
    """These tiles of the market or the stacks are in a pool."""
    player = table.players[seat]
    player.pool = (*player.pool, *tiles)
    for tile in tiles:
        if tile in table.base_tiles:
            take_from_stacks(table)
            table.base_tiles = without(table.base_tiles, tile)
        elif tile in table.general_tiles:
            table.general_tiles = without(table.general_tiles, tile)
            table.general_left -= 1
            take_from_stacks(table)
        elif tile in table.market:
            new = table.base_tiles[-1]
            table.market = tuple(new if lying == tile else lying for lying in table.market)
            table.base_tiles = without(table.base_tiles, new)
            take_from_stacks(table)


def take_from_stacks(table: Table) -> None:
    left = list(table.stacks)
    place = next(place for place in (2, 1, 0) if left[place])
    left[place] -= 1
    table.stacks = (left[0], left[1], left[2])


def rail(table: Table, seat: int, space: str, tile: str = "", half: int = 1) -> None:
    """A railway tile of a player with one of his workers from the supply."""
    if not tile:
        tile = table.general_tiles[-1]
        table.general_tiles = without(table.general_tiles, tile)
        table.general_left -= 1
        take_from_stacks(table)
    player = table.players[seat]
    player.pool = without(player.pool, tile)
    player.supply -= 1
    player.railways += 1
    table.rails[space] = Railway(tile, seat, half)
    link = table.box.side.spaces[space].link
    if all(other in table.rails for other in table.box.side.links[link].spaces):
        table.completed |= {link}
    survey_map(table)


def connect(table: Table, seat: int, *links: str) -> None:
    """Complete links with tiles of a player."""
    for link in links:
        for space in table.box.side.links[link].spaces:
            rail(table, seat, space)


def build(table: Table, seat: int, building: str, site: str, energized: bool = False) -> None:
    table.sites[site] = piece(building, seat, energized)
    table.players[seat].buildings[building] = site
    survey_map(table)


def neutral(table: Table, building: str, site: str) -> None:
    table.sites[site] = piece(building)
    table.neutral = (*table.neutral, site)


def mine(table: Table, seat: int, row: int, site: str, cubes: int = 0) -> None:
    player = table.players[seat]
    player.mines = put(player.mines, row, site)
    player.uranium = put(player.uranium, row, cubes)
    table.sites[site] = piece(mine_id(row), seat)
    survey_map(table)


def turbine(table: Table, seat: int, row: int, site: str) -> None:
    player = table.players[seat]
    player.turbines = put(player.turbines, row, site)
    table.sites[site] = piece(turbine_id(row), seat)
    renew_powers(table, player)
    survey_map(table)


def survey_map(table: Table) -> None:
    """The cities of all networks, as the map shows them (NU-60)."""
    for player in table.players:
        player.cities = table.cities_of(player)


def put(things: tuple[Any, ...], row: int, thing: Any) -> Any:
    return (*things[: row - 1], thing, *things[row:])


def unlocked(table: Table, *technologies: str, seat: int = ANNA) -> None:
    player = table.players[seat]
    player.experiment = technologies[0][0]
    player.technologies = (*player.technologies, *technologies)
    renew_powers(table, player)


def act(table: Table, action: str, seat: int = ANNA, **modifiers: Any) -> Match[Table]:
    """The main action is being carried out in option A; afterwards only the end of the turn is left."""
    turn_of(table, seat)
    table.active = seat
    table.agenda[-1:] = [Acting(seat, ()), ACTIONS[action](seat, **modifiers)]
    return play(table)


def acting(table: Table, tile: str, seat: int = ANNA) -> Match[Table]:
    """The player has played a tile of the pool for actions."""
    turn_of(table, seat)
    return _with(play(table), PlayTile(tile))


def laying(table: Table, tile: str, seat: int = ANNA) -> Match[Table]:
    turn_of(table, seat)
    return _with(play(table), LayTile(tile))


def _with(match: Match[Table], first: Option) -> Match[Table]:
    match.answer(first)
    return match


def open_halves(match: Match[Table], kind: type[OpenHalves]) -> Halves:
    """What is still open in a part of the turn."""
    task = match.state.waiting(kind)
    return task.halves if task is not None else ()


def open_owners(match: Match[Table]) -> tuple[tuple[int, str, int], ...]:
    """Owner, tile and half: what other players may carry out afterwards, in order."""
    found: list[tuple[int, str, int]] = []
    for task in reversed(match.state.agenda):
        if isinstance(task, OwnerActing | BaronUsing):
            owner = task.seat if isinstance(task, OwnerActing) else BARON
            found += [(owner, tile, half) for tile, half in task.halves]
    return tuple(found)


def names(match: Match[Table], kind: type[Option]) -> list[Any]:
    """What the options of one kind name, in their order."""
    assert isinstance(match.question, Ask)
    chosen = [option for option in match.question.options if isinstance(option, kind)]
    return [getattr(option, option.__struct_fields__[0]) for option in chosen]
