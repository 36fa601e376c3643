"""Positions of Whistle Mountain, told as the examples of the spec tell them: seats A to D, squares by column
and row. Unless something else is said it is the first turn of A, nobody owns anything, and the grid is empty.

Figures of the rulebook and tests stand on them.
"""

from random import Random
from typing import Any

from kesselhaus.engine.grids import Square
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain import GAME
from kesselhaus.games.whistle_mountain.box import shipped
from kesselhaus.games.whistle_mountain.effects import RESOURCES, AnyStep
from kesselhaus.games.whistle_mountain.options import (
    At,
    BuildMachine,
    BuildScaffold,
    Dock,
    EndTurn,
    Forge,
    Lie,
    Send,
    Turn,
)
from kesselhaus.games.whistle_mountain.rules.effects import to_be_done
from kesselhaus.games.whistle_mountain.rules.turn import begin_turn
from kesselhaus.games.whistle_mountain.state import Berth, Player, Spot, Table
from kesselhaus.games.whistle_mountain.tasks.turn import BeginningTurn, Collecting, Forging, PuttingAwayCard

A, B, C, D = range(4)
BOX = shipped()
SHOWN = {
    "small": ("ms01", "ms02", "ms03"),
    "medium": ("mm01", "mm02", "mm03"),
    "large": ("ml01", "ml02", "ml03"),
    "upgrade": ("up01", "up02", "up03"),
    "l": ("sl01",),
    "s": ("ss01",),
    "t": ("st18",),
}


def lay(seats: int = 3) -> Table:
    """The table after the setup, but for the first scaffolds; all have the ability ab09."""
    table = GAME.setup(seats, frozenset(), BOX)
    for name, shown in SHOWN.items():
        table.displays[name] = shown
        table.stacks[name] = tuple(tile for tile in table.stacks[name] if tile not in shown)
    tokens = [f"aw{number:02}" for number in range(1, 15)]
    per_floor = BOX.awards_per_floor(seats)
    table.tower = tuple((tokens[floor], tokens[(floor + 1) % 14])[:per_floor] for floor in range(14))
    for player in table.players:
        hold(table, player.seat)
        able(table, player.seat, "ab09")
    in_turn(table, A)
    return table


def in_turn(table: Table, seat: int) -> None:
    """It is the turn of a seat, before its main action."""
    table.agenda[:] = [begin_turn(table, BeginningTurn(seat))]


def forging(table: Table, buildings: int = 0, moves: int = 0, rescues: int = 0) -> None:
    """The active player forges and has done so much already."""
    table.agenda[:] = [Forging(table.active, buildings, moves, rescues)]


def effect(table: Table, source: str, step: AnyStep, must: bool = False) -> None:
    """A step of an effect comes first for the active player."""
    agenda: list[Any] = table.agenda
    agenda.append(to_be_done(table.player(), source, step, "WM-61", must))


def over(table: Table) -> None:
    """Nothing is to be done any more."""
    table.agenda.clear()


def begin(table: Table, *answers: Option, chance: Random | None = None) -> Match[Table]:
    """The match from this position on; the position itself stays as it is."""
    table.__dict__.pop("ground", None)
    match = Match.at(table.copy(), GAME, chance or Random(1))
    for one in answers:
        match.answer(one)
    return match


# ------------------------------------------------------------------ what is under way


def to_activate(match: Match[Table]) -> tuple[str, ...]:
    """The list of WM-60, as far as it is left."""
    collecting = match.state.waiting(Collecting)
    return collecting.machines if collecting else ()


def resolving(match: Match[Table]) -> str:
    """The card that is being resolved (WM-136)."""
    waiting = match.state.waiting(PuttingAwayCard)
    return waiting.card if waiting else ""


def forge(match: Match[Table]) -> Forging:
    """The running Forge."""
    running = match.state.waiting(Forging)
    assert running
    return running


# ------------------------------------------------------------------ what the players have


def hold(table: Table, seat: int, **goods: int) -> Player:
    """A player has exactly these resources."""
    player = table.players[seat]
    player.goods = {kind: goods.get(kind, 0) for kind in RESOURCES}
    return player


def able(table: Table, seat: int, ability: str, *upgrades: str) -> Player:
    """A player has this ability and these upgrades."""
    player = table.players[seat]
    for upgrade in upgrades:
        take_away(table, upgrade)
    player.ability, player.upgrades = ability, upgrades
    player.powers = BOX.powers(ability, upgrades)
    return player


def take_away(table: Table, tile: str) -> None:
    """From its stack, or from the display, which is then refilled."""
    for name, hidden in table.stacks.items():
        if tile in hidden:
            table.stacks[name] = tuple(each for each in hidden if each != tile)
        elif tile in table.displays[name]:
            shown = tuple(each for each in table.displays[name] if each != tile)
            table.displays[name], table.stacks[name] = (*shown, hidden[0]), hidden[1:]


def store(table: Table, seat: int, *tiles: str) -> Player:
    """Scaffolds and machines in a player's storage."""
    player = table.players[seat]
    for tile in tiles:
        take_away(table, tile)
        if tile in BOX.scaffolds:
            player.scaffolds += (tile,)
        else:
            player.machines += (tile,)
    return player


def deal(table: Table, seat: int, *cards: str) -> Player:
    """Cards in a player's hand."""
    player, deck = table.players[seat], list(table.deck)
    for card in cards:
        deck.remove(card)
    table.deck = tuple(deck)
    player.cards += cards
    return player


def decorate(table: Table, seat: int, *awards: str) -> Player:
    """Awards in a player's storage, from whatever floor has them."""
    player = table.players[seat]
    for award in awards:
        floor = next(n for n, left in enumerate(table.tower) if award in left)
        left = list(table.tower[floor])
        left.remove(award)
        table.tower = (*table.tower[:floor], tuple(left), *table.tower[floor + 1 :])
        player.awards += (award,)
    return player


# ------------------------------------------------------------------ what is on the grid


def corner(tile: str, turn: int, column: int, row: int) -> At:
    """The handle of a tile whose lower left corner lies there, as the spec names places."""
    offsets = BOX.pieces[tile][turn].offsets
    return At(column - min(x for x, _ in offsets), row - min(y for _, y in offsets))


def put(table: Table, tile: str, column: int, row: int, turn: int = 0) -> None:
    """A scaffold or a machine lies on the grid with its lower left corner there."""
    take_away(table, tile)
    at = corner(tile, turn, column, row)
    spots = table.scaffolds if tile in BOX.scaffolds else table.machines
    spots[tile] = Spot(turn, at.column, at.row)
    table.__dict__.pop("ground", None)


def block(table: Table, column: int, row: int) -> None:
    """Two scaffolds that fill a rectangle, 2 columns wide and 4 rows high."""
    unused = [tile for tile in BOX.stacks["l"] if tile in table.stacks["l"]]
    for form in "LJ":
        pair = [tile for tile in unused if BOX.scaffolds[tile].form == form][:2]
        if len(pair) == 2:
            put(table, pair[0], column, row)
            put(table, pair[1], column, row + 1, turn=2)
            return
    raise AssertionError("no pair of tiles is left")


def hall(*machines: tuple[str, int, int]) -> Table:
    """A table with scaffolds on columns 1 to 6, rows 1 to 4, with machines on them."""
    table = lay()
    for column in (1, 3, 5):
        block(table, column, 1)
    for machine, column, row in machines:
        put(table, machine, column, row)
    return table


def stand(table: Table, seat: int, *squares: Square) -> None:
    """Workers of a player come from the highest barracks levels to these squares."""
    player = table.players[seat]
    player.barracks = player.barracks[: len(player.barracks) - len(squares)]
    player.standing += squares
    table.__dict__.pop("ground", None)


def fly(table: Table, seat: int, airship: str, *squares: Square, machine: str = "", dock: str = "") -> None:
    """An airship is out."""
    table.players[seat].airships[airship] = Berth(dock=dock, squares=squares, machine=machine)
    table.__dict__.pop("ground", None)


def flooded(table: Table, level: int) -> None:
    """The water stands there; who was in the barracks below is in the pool."""
    table.water_level = level
    for player in table.players:
        player.pool += sum(each <= level for each in player.barracks)
        player.barracks = tuple(each for each in player.barracks if each > level)
    table.__dict__.pop("ground", None)


# ------------------------------------------------------------------ what is done


def across(airship: str, column: int, row: int, length: int = 2) -> tuple[Option, ...]:
    """Send an airship that lies across, its left end there."""
    return Send(airship), Lie(length, False), At(column, row)


def upright(airship: str, column: int, row: int, length: int = 2) -> tuple[Option, ...]:
    return Send(airship), Lie(length, True), At(column, row)


def small(column: int, row: int) -> tuple[Option, ...]:
    """Send the small airship."""
    return Send("small"), At(column, row)


def docking(dock: str, airship: str = "small") -> tuple[Option, ...]:
    return Send(airship), Dock(dock)


def building(tile: str, column: int, row: int, turn: int = 0) -> tuple[Option, ...]:
    """Build a scaffold or a machine with its lower left corner there."""
    at = corner(tile, turn, column, row)
    if tile in BOX.scaffolds:
        return BuildScaffold(tile), Turn(turn), at
    if BOX.machines[tile].size == "medium":
        return BuildMachine(tile), at
    return BuildMachine(tile), Turn(turn), at


FORGE, END_TURN = Forge(), EndTurn()
