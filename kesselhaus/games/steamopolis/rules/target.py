"""Set a Target (4.5), the machine run (4.6) and activating machines (4.7)."""

from collections.abc import Collection

from kesselhaus.engine.questions import Option, Play
from kesselhaus.games.steamopolis.events import MachineActivated, RanTo, TargetSet
from kesselhaus.games.steamopolis.options import CHOOSE_STONE, RUN_TO, PlaceStone, place_stone
from kesselhaus.games.steamopolis.rules.asking import ask
from kesselhaus.games.steamopolis.rules.effects import use
from kesselhaus.games.steamopolis.rules.parasites import trigger
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.rules.storing import store
from kesselhaus.games.steamopolis.state import (
    ACTIVATION,
    ARROW,
    FINAL,
    FREE,
    RUN,
    Player,
    Table,
    Task,
)


def side(table: Table) -> str:
    """ST-1: side B of the board with 4 players."""
    return "B" if table.seats == 4 else "A"


def _taken(table: Table, player: Player) -> Collection[str]:
    """ST-54: districts on which the player may not place a stone. In the final turn only own stones are in
    the way (ST-167, ST-187).
    """
    if table.moment == FINAL:
        return player.targets
    taken = set(table.shadow)
    for other in table.players:
        taken.update(other.targets)
    return taken


def lowest_open(table: Table, player: Player) -> int:
    """The lowest level with an open district; a stone of that value can be placed. 0: there is none."""
    players = [player] if table.moment == FINAL else table.players
    shadow = () if table.moment == FINAL else table.shadow
    for district in table.box.board[side(table)]:
        for other in players:
            if district in other.targets:
                break
        else:
            if district not in shadow:
                return table.box.level[district]
    return 0


def can_set_target(table: Table, player: Player, foremost: int) -> bool:
    """ST-32: some own stone on the gauge can be placed; the foremost one reaches farthest."""
    return foremost > 0 and 0 < lowest_open(table, player) <= table.box.value[foremost]


def choose_stone(table: Table, task: Task) -> Play | None:
    """ST-53: one own stone on the gauge that can be placed."""
    player, value = table.players[task.seat], table.box.value
    stones, lowest = read(player.gauge).stones, lowest_open(table, player)
    if value[stones[0]] < lowest:
        stones = tuple(place for place in stones if value[place] >= lowest)
    if len(stones) > 1:
        return _chosen(table, task, [CHOOSE_STONE[place] for place in stones])
    _choose(table, task, stones[0])
    return None


def _chosen(table: Table, task: Task, choices: list[Option]) -> Play:
    answer = yield ask(table, task.seat, "ST-53", choices)
    _choose(table, task, answer.position)


def _choose(table: Table, task: Task, position: int) -> None:
    table.chosen = position
    table.done(Task(RUN, task.seat))


def run(table: Table, task: Task) -> Play | None:
    """ST-58 to ST-63: place the stone now, or lead it one slot further, if it could still be placed then."""
    player = table.players[task.seat]
    value = table.run_slot or table.box.value[table.chosen]
    taken = _taken(table, player)
    choices: list[Option] = [
        place_stone(district) for district in table.box.reach[side(table)][value] if district not in taken
    ]
    lowest: PlaceStone = choices[0]  # type: ignore[assignment]
    if table.box.level[lowest.district] < value:
        choices.append(RUN_TO[value - 1])
    if len(choices) > 1:
        return _place_or_run(table, task, player, choices)
    _place(table, player, lowest.district)
    return None


def _place_or_run(table: Table, task: Task, player: Player, choices: list[Option]) -> Play:
    answer = yield ask(table, task.seat, "ST-60" if table.run_slot else "ST-58", choices)
    if type(answer) is PlaceStone:
        _place(table, player, answer.district)
        return
    start = _leave_gauge(table, player)
    slot = table.run_slot = answer.slot
    table.tell(RanTo(task.seat, start, slot, player.room[slot - 1], rule="ST-59"))
    table.done(*activate(table, player, slot), task)


def _leave_gauge(table: Table, player: Player) -> int:
    """ST-59: the position on the gauge is free from then on. It is returned; 0, if the stone had left."""
    start = table.chosen
    if start:
        table.run_arrow = player.gauge[start] == ARROW
        player.gauge[start] = FREE
        table.chosen = 0
    return start


def _place(table: Table, player: Player, district: str) -> None:
    """ST-56, ST-57: it only occupies the district, and keeps its arrow."""
    start = _leave_gauge(table, player)
    player.targets[district] = table.run_arrow
    table.run_slot, table.run_arrow = 0, False
    table.tell(TargetSet(player.seat, start, district, rule="ST-56"))
    store(table, player)


def activate(table: Table, player: Player, slot: int) -> tuple[Task, ...]:
    """ST-62, ST-69: entering a slot activates its machine, used or not; parasites on it are triggered."""
    machine = table.machine(player.seat, slot)
    if machine is None or not machine.activation:
        return ()
    table.tell(MachineActivated(player.seat, slot, machine.face, False, rule="ST-62"))
    guests = trigger(table, player.seat, slot, ACTIVATION)
    return (*use(player.seat, machine.face, machine.activation), *guests)


def run_machines(table: Table, task: Task) -> None:
    """ST-99: all own machines, from the last slot down, without a stone and without triggering parasites.
    `left` is the slot that is next; at first it counts from beyond the last one.
    """
    player = table.players[task.seat]
    slot = table.box.slots if not task.slots else task.slots[0]
    while slot:
        machine = table.machine(task.seat, slot)
        if machine is not None and machine.activation:
            table.tell(MachineActivated(task.seat, slot, machine.face, True, rule="ST-99"))
            effect = use(player.seat, machine.face, machine.activation)
            more = Task(task.what, task.seat, task.source, slots=(slot - 1,))
            table.done(*effect, *((more,) if slot > 1 else ()))
            return
        slot -= 1
    table.done()
