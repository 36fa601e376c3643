"""Fly to All Targets (4.9): stone by stone, in four steps."""

from functools import cache

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Play, Task, Then, does
from kesselhaus.games.steamopolis.events import Flew, StepThreeLeft
from kesselhaus.games.steamopolis.options import (
    DECLINE,
    BuyBanner,
    BuyMachine,
    BuyMarker,
    DiscardMarker,
    UseDistrict,
    use_district,
    visit,
)
from kesselhaus.games.steamopolis.rules.asking import ask
from kesselhaus.games.steamopolis.rules.buying import buy, purchases
from kesselhaus.games.steamopolis.rules.districts import visit_effect
from kesselhaus.games.steamopolis.rules.gauge import discard, enter
from kesselhaus.games.steamopolis.rules.markers import buy_marker_of, markers_to_buy
from kesselhaus.games.steamopolis.rules.passives import set_off, triggered
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.rules.solo import cast_shadow
from kesselhaus.games.steamopolis.state import (
    ARROW,
    STONE,
    Player,
    Table,
)
from kesselhaus.games.steamopolis.tasks.turn import Boarding, Flying, StepThree, Storing


def begin_flight(table: Table, player: Player) -> Flying:
    """ST-76, ST-96: the districts with an own stone now are remembered for the whole action."""
    table.flown_from = tuple(player.targets)
    table.flew = True
    table.tell(Flew(player.seat, table.flown_from, rule="ST-76"))
    cast_shadow(table, player)
    return Flying(player.seat)


@does(Flying)
def fly(table: Table, task: Flying) -> Then | Play:
    """ST-76, ST-82: one stone after another, until none is on a district."""
    player = table.players[task.seat]
    if not player.targets:
        table.visitor = 0
        return ()
    markers = read(player.gauge).discards
    if len(player.targets) + len(markers) > 1:
        return _next_visit(table, task, player, [*map(visit, player.targets), *markers])
    return _retrieve(table, player, next(iter(player.targets)))


def _next_visit(table: Table, task: Flying, player: Player, choices: list[Option]) -> Play:
    answer = yield ask(table, task.seat, "ST-76", choices)
    if type(answer) is DiscardMarker:
        discard(table, player, answer.position, "ST-47")
        return task
    return _retrieve(table, player, answer.district)


def _retrieve(table: Table, player: Player, district: str) -> tuple[Task, ...]:
    """ST-77 to ST-82: the four steps of a visit, then the next stone."""
    piece = ARROW if player.targets.pop(district) else STONE
    table.visitor = 0
    entering = enter(table, player, district, piece)
    passives = set_off(player, triggered(table, player, "retrieve", table.box.level[district]))
    return (*entering, *passives, *_after_retrieving(player.seat, district))


@cache
def _after_retrieving(seat: int, district: str) -> tuple[Task, ...]:
    return (Boarding(seat, district), StepThree(seat, district), Storing(seat), Flying(seat, district))


@cache
def _uses(district: str, sides: int) -> tuple[Option, ...]:
    return tuple(use_district(district, side) for side in range(sides))


@cache
def _uses_or_nothing(district: str, sides: int) -> tuple[Option, ...]:
    return (*_uses(district, sides), DECLINE)


@does(StepThree)
def step_three(table: Table, task: StepThree) -> Play:
    """ST-79: the effect of the active district, or a purchase on its level, or nothing."""
    player, district = table.players[task.seat], table.box.districts[task.district]
    level = district.level
    goods = markers_to_buy(table, player) if level == 1 else purchases(table, player, level)
    choices = _uses_or_nothing(district.id, len(district.sides))
    if goods:
        choices = (*choices[:-1], *goods, DECLINE)
    answer = yield ask(table, task.seat, "ST-79", choices)
    kind = type(answer)
    if kind is UseDistrict:
        return visit_effect(table, player, answer.district, answer.side, copied=False)
    if kind is BuyMachine or kind is BuyBanner:
        return buy(table, player, answer)
    if kind is BuyMarker:
        return buy_marker_of(table, task.seat, answer)
    table.tell(StepThreeLeft(task.seat, district.id, rule="ST-79"))
    return ()
