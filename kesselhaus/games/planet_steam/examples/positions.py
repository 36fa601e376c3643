"""Positions of Planet Steam, told as the examples of the spec tell them: seats A to E, zones by name.

Unless something else is said it is round 1, the turn order is A, B, C, ... and everybody has raised water.
Figures of the rulebook and tests stand on them.
"""

from collections.abc import Iterable
from random import Random

from kesselhaus.engine.match import Match
from kesselhaus.engine.tasks import Task
from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.box import NEUTRAL, shipped
from kesselhaus.games.planet_steam.options import Pass
from kesselhaus.games.planet_steam.rules.specialists import rest_of_round
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tanks import TANKS
from kesselhaus.games.planet_steam.tasks import (
    AnyTask,
    LayingOutBonus,
    NamingRiverNumber,
    Round,
    ShowingRiverNumbers,
)

A, B, C, D, E = range(5)
RESOURCES = ("quartz", "ore", "water", "energy")
EVERYTHING = tuple(variant.key for variant in GAME.variants)
PASS = Pass()


def lay(seats: int = 4, *variants: str, round: int = 1) -> Table:
    """The table after setup, in a round, with the specialist cards of A, B, C, ... in ascending order."""
    table = GAME.setup(seats, frozenset(variants), shipped())
    table.colours = table.box.colours[:seats]
    table.round = round
    table.rounds_left = table.box.rounds(seats) + 1 - round
    for player in table.players:
        player.classes["water"] = 2
    deal(table, *range(seats))
    return table


def deal(table: Table, *order: int) -> None:
    """The seats hold their cards in this turn order."""
    for seat, card in zip(order, table.box.card_set[table.seats], strict=True):
        table.players[seat].card = card
    table.turn_order = order


def undeal(table: Table) -> None:
    """All cards are on display, as before the specialist auction."""
    for player in table.players:
        player.card = None
    table.turn_order = ()


def begin(table: Table, kind: type[Task], place: int = 0, chance: Random | None = None) -> Match[Table]:
    """The match from this position on, at the first task of a kind or so many after it; the position itself
    stays as it is.
    """
    return Match.at(doing(table, kind, place), GAME, chance)


def begin_with(table: Table, *tasks: AnyTask) -> Match[Table]:
    """The match from this position on, with these things to be done."""
    twin = table.copy()
    twin.agenda = list(reversed(tasks))
    return Match.at(twin, GAME)


def doing(table: Table, kind: type[Task], place: int = 0) -> Table:
    """The same position with what is to be done from the first task of a kind on."""
    twin, tasks = table.copy(), _course(table)
    first = next(number for number, task in enumerate(tasks) if isinstance(task, kind))
    twin.agenda = list(reversed(tasks[first + place :]))
    return twin


def _course(table: Table) -> list[AnyTask]:
    """From the numbers of setup to the end of the round, as if the cards lay as they do now."""
    numbers = [NamingRiverNumber(seat) for seat in range(table.seats)]
    before: list[AnyTask] = [*numbers, ShowingRiverNumbers(), Round(), LayingOutBonus()]
    if not table.turn_order:
        return before
    return [*before, *rest_of_round(table)]


def hold(table: Table, seat: int, credits: int | None = None, **goods: int) -> Player:
    """A player has exactly these goods, and these credits."""
    player = table.players[seat]
    player.goods = dict.fromkeys(RESOURCES, 0) | goods
    if credits is not None:
        player.credits = credits
    return player


def raised(table: Table, seat: int, **classes: int) -> Player:
    """A player's carriers have these classes, the others class 1."""
    player = table.players[seat]
    player.classes = dict.fromkeys(RESOURCES, 1) | classes
    return player


def held(match: Match[Table], seat: int) -> dict[str, int]:
    """A player's goods, without the kinds that he has none of."""
    return {kind: units for kind, units in match.state.players[seat].goods.items() if units}


def empty_map(table: Table) -> Table:
    """No marker lies on the map."""
    table.claims.clear()
    for player in table.players:
        player.reserve = table.box.claim_markers
    return table


def own(table: Table, seat: int, *zones: str) -> Table:
    """A player has claimed these zones."""
    for zone in zones:
        assert table.claims.get(zone, NEUTRAL) == NEUTRAL
        table.claims[zone] = seat
        table.players[seat].reserve -= 1
    return table


def neutral(table: Table, *zones: str) -> Table:
    for zone in zones:
        table.claims[zone] = NEUTRAL
    return table


def fill_map(table: Table, besides: Iterable[str] = ()) -> Table:
    """Every unclaimed zone but these gets a neutral marker, more of them than there are if need be."""
    return neutral(table, *(zone for zone in table.unclaimed() if zone not in tuple(besides)))


def tank(
    table: Table, seat: int, zone: str, converter: str | None = None, supercharger: bool = False
) -> Table:
    """A player has a tank on the zone, which he has claimed too."""
    if table.claims.get(zone) != seat:
        own(table, seat, zone)
    table.tanks[zone] = TANKS[converter, supercharger]
    if converter:
        table.converters[converter] -= 1
    table.superchargers -= supercharger
    return table


def market(table: Table, **figures: int) -> Table:
    """Supplies and prices: ore=5 is a supply, ore_price=10 a price."""
    for name, figure in figures.items():
        resource, _, price = name.partition("_")
        (table.price if price else table.supply)[resource] = figure
    return table
