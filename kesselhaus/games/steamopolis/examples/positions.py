"""Positions of Steamopolis, told as the examples of the spec tell them.

Unless something else is said seat A begins, machine rooms are empty, nobody has anything in store, and the
stones stand as at the start. The open tiles of levels 2 to 8 are M01 to M07.

Figures of the rulebook and tests stand on them.
"""

from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.steamopolis import GAME
from kesselhaus.games.steamopolis.box import Part, atom_of, shipped
from kesselhaus.games.steamopolis.options import DECLINE, FLY_TO_ALL, SET_TARGET, RunTo
from kesselhaus.games.steamopolis.state import (
    ARROW,
    BASE,
    BESIDE,
    BONUS,
    FREE,
    STONE,
    Lot,
    Player,
    Table,
    spot,
)
from kesselhaus.games.steamopolis.tasks import AnyTask
from kesselhaus.games.steamopolis.tasks.effects import Effect
from kesselhaus.games.steamopolis.tasks.turn import EndOfRound, EndOfTurn, Storing, Turn

K = TypeVar("K", bound=Option)
A, B, C, D = range(4)
CHARACTERS = (1, 3, 9, 13)


def lay(seats: int = 3, *variants: str) -> Table:
    """The table in round 1, without any machines and resources."""
    table = GAME.setup(seats, frozenset(variants), shipped())
    box, tiles = table.box, table.box.tiles
    for player in table.players:
        player.character = CHARACTERS[player.seat]
        player.start_machine = f"S{player.seat + 1}"
    for place, level in enumerate(box.market_levels):
        hidden = [tiles[place + first] for first in (10, 21, 33)]
        lots = [Lot(box.machines[tile].rank, box.machines[tile].colour) for tile in hidden]
        table.markets[level] = (Lot(0, box.machines[tiles[place]].colour, tiles[place]), *lots)
    if seats == 4:
        table.extra = {2: "M08", 3: "M09", 4: "M10"}
    table.open_tile, *rest = box.passenger_tiles
    table.stack = tuple(rest)
    table.round, table.agenda = 1, [EndOfRound()]
    return table


def after_turn(table: Table, seat: int) -> list[AnyTask]:
    """What is to be done when a player has had the turn: the rest of the round."""
    later = table.order[table.order.index(seat) + 1 :]
    return [EndOfRound(), *map(Turn, reversed(later))]


def gauge(
    table: Table,
    seat: int,
    *stones: int,
    arrows: Iterable[int] = (),
    markers: Iterable[int] = (),
    base: int = 0,
) -> Player:
    """The stones of a player stand on these positions, those on `arrows` with their arrows up."""
    player = table.players[seat]
    player.gauge = [FREE] * table.box.positions
    player.gauge[base], player.base = BASE, base
    for place in (*stones, *arrows):
        player.gauge[place] = ARROW if place in tuple(arrows) else STONE
    for place in markers:
        player.gauge[place] = BONUS
    player.reserve = table.box.stones - player.stones
    return player


def target(table: Table, seat: int, *districts: str, arrow: bool = False) -> Player:
    """A player has stones on these districts, from the personal supply."""
    player = table.players[seat]
    for district in districts:
        player.targets[district] = arrow
    player.reserve = table.box.stones - player.stones
    return player


def room(table: Table, seat: int, **slots: str) -> Player:
    """The machines of a player: s1="M07"."""
    player, machines = table.players[seat], table.box.machines
    for name, face in slots.items():
        player.room[int(name[1:]) - 1] = face
        player.boilers += machines[face].boiler_count
        player.storage += machines[face].storage
        if face == "capacity":
            table.supply["capacity"] -= 1
    return player


def hold(table: Table, seat: int, crystal: int = 0, gear: int = 0) -> Player:
    """A player has exactly so many resources, stored."""
    player = table.players[seat]
    table.supply["crystal"] += player.crystal - crystal
    table.supply["gear"] += player.gear - gear
    player.crystal, player.gear = crystal, gear
    return player


def parasite(table: Table, owner: int, host: int, slot: int, kind: str = "activation") -> None:
    """A parasite of one player lies on a machine of another."""
    player = table.players[owner]
    number = player.parasites.index(None)
    place = spot(host, slot, kind)
    player.parasites = (*player.parasites[:number], place, *player.parasites[number + 1 :])


def beside(table: Table, count: int) -> None:
    """Solo: so many parasites lie beside the stack."""
    player = table.players[A]
    player.parasites = (spot(A, 0, BESIDE),) * count + (None,) * (table.box.parasites - count)


def sponsor(table: Table, seat: int, *sides: str) -> None:
    player = table.players[seat]
    player.sponsors, player.sponsors_used = sides, (False,) * len(sides)
    table.supply["sponsor"] -= len(sides)


def gala(table: Table, seat: int, kind: str) -> None:
    table.players[seat].gala = kind
    table.supply[f"{kind}_gala"] -= 1


def open_tile(table: Table, level: int, tile: str) -> None:
    """This tile is the open one of a level; those of lower ranks are gone."""
    machine = table.box.machines[tile]
    for other, lots in table.markets.items():
        if other != level and lots and lots[0].tile == tile:
            swapped = table.markets[level][0].tile
            table.markets[other] = (Lot(0, table.box.machines[str(swapped)].colour, swapped), *lots[1:])
    rest = table.markets[level][machine.rank + 1 - (4 - len(table.markets[level])) :]
    table.markets[level] = (Lot(machine.rank, machine.colour, tile), *rest)


def sold_out(table: Table, *levels: int) -> None:
    """Nothing is left on these levels; their statues are on the tower."""
    for level in levels:
        if level == 1:
            table.boxed_markers += table.markers_left
            table.rows = {"crystal": (), "gear": ()}
        else:
            table.markets[level] = ()
        table.tower += (level,)


def turn(table: Table, seat: int = A, *, final: bool = False, chance: Random | None = None) -> Match[Table]:
    """The match from the beginning of a player's turn on; the position itself stays as it is."""
    return Match.at(in_turn(table.copy(), seat, final=final), GAME, chance)


def in_turn(table: Table, seat: int = A, *, final: bool = False) -> Table:
    """The turn of a player begins, perhaps in the last round."""
    if final:
        table.final, table.ending = True, table.ending or "statues"
    table.agenda = [*after_turn(table, seat), Turn(seat)]
    return table


def effect(table: Table, *atoms: str, seat: int = A, source: str = "3R") -> Match[Table]:
    """A player uses these symbols in the own turn, then stores, and the turn ends."""
    return partial_effects(table, *(Part((atom_of(text),)) for text in atoms), seat=seat, source=source)


def costly(*atoms: str, **cost: int) -> Part:
    """Symbols below a cost, as an edition may print them: costly("sp(2)", gear=1, lose_stone=True)."""
    return Part(tuple(map(atom_of, atoms)), **cost, is_free=False)  # type: ignore[arg-type]


def partial_effects(table: Table, *parts: Part, seat: int = A, source: str = "3R") -> Match[Table]:
    """A player uses these parts in the own turn, then stores, and the turn ends."""
    return Match.at(using(table.copy(), *parts, seat=seat, source=source), GAME)


def using(table: Table, *parts: Part, seat: int = A, source: str = "3R") -> Table:
    """A player is about to use these parts in the own turn."""
    table.active = seat
    table.agenda = [*after_turn(table, seat), EndOfTurn(seat), Storing(seat), Effect(seat, source, parts)]
    return table


def run_through(table: Table, seat: int = A) -> Match[Table]:
    """The stone of a player runs through slot 1."""
    gauge(table, seat, 4)
    match = turn(table, seat)
    match.answer(SET_TARGET)
    match.answer(RunTo(1))
    return match


def at_level(level: int, tile: str, crystal: int = 0, gear: int = 0, seats: int = 3) -> Table:
    """A has a stone on the left district of a level, whose open tile is this one, and two on the gauge."""
    table = lay(seats)
    open_tile(table, level, tile)
    gauge(table, A, 1, 2)
    target(table, A, f"{level}L")
    hold(table, A, crystal, gear)
    return table


def at_market(crystal: int = 0, gear: int = 0) -> Table:
    """A has a stone on level 1, where bonus markers are sold, and three on the gauge."""
    table = lay()
    gauge(table, A, 3, 4, 5)
    target(table, A, "1L")
    hold(table, A, crystal, gear)
    return table


def flight(*districts: str, seats: int = 3, arrow: bool = False, position: int = 1) -> Table:
    """A has stones on these districts and one on the gauge."""
    table = lay(seats)
    gauge(table, A, position)
    target(table, A, *districts, arrow=arrow)
    return table


def fly(table: Table) -> Match[Table]:
    """A flies to all targets."""
    match = turn(table, chance=Random(3))
    match.answer(FLY_TO_ALL)
    return match


def alone(sp: int = 4) -> Table:
    """The solo game; P07 is open: banker 6, stoker 3."""
    table = lay(1)
    table.players[A].score = table.players[A].ledger[0] = sp
    table.stack = tuple(tile for tile in (*table.stack, "P01") if tile != "P07")
    table.open_tile = "P07"
    return table


def flown(table: Table) -> Match[Table]:
    """A Fly turn over 2R, without doing anything there; chance is asked."""
    gauge(table, A, 1)
    target(table, A, "2R")
    match = turn(table)
    match.answer(FLY_TO_ALL)
    match.answer(DECLINE)
    return match


def choices(match: Match[Any], kind: type[K]) -> list[K]:
    """The options of one kind, in the order of the question."""
    assert isinstance(match.question, Ask)
    return [option for option in match.question.options if isinstance(option, kind)]


def score(match: Match[Any], seat: int = A) -> int:
    found: int = match.state.players[seat].score
    return found


def stones(match: Match[Any], seat: int = A) -> list[int]:
    """The positions of a player's stones."""
    return [place for place, piece in enumerate(match.state.players[seat].gauge) if piece in (STONE, ARROW)]


def goods(match: Match[Any], seat: int = A) -> tuple[int, int]:
    """Crystals and gears of a player."""
    player = match.state.players[seat]
    return player.crystal, player.gear


def settle(match: Match[Any], *kinds: type[Option]) -> Match[Any]:
    """Answers with the first option while all options are of some kinds: resources to keep, moves, slots."""
    while isinstance(match.question, Ask) and all(isinstance(one, kinds) for one in match.question.options):
        match.answer(match.question.options[0])
    return match
