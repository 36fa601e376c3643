"""Set a Target (4.5), the machine run (4.6) and activating machines (4.7)."""

from collections.abc import Collection

from kesselhaus.engine.questions import Asking, Option
from kesselhaus.engine.tasks import Play, Task, Then, does
from kesselhaus.games.steamopolis.events import MachineActivated, RanTo, TargetSet
from kesselhaus.games.steamopolis.options import CHOOSE_STONE, RUN_TO, RunTo, place_stone
from kesselhaus.games.steamopolis.rules.asking import ask
from kesselhaus.games.steamopolis.rules.effects import use
from kesselhaus.games.steamopolis.rules.parasites import trigger
from kesselhaus.games.steamopolis.rules.reading import read
from kesselhaus.games.steamopolis.rules.storing import store
from kesselhaus.games.steamopolis.state import (
    ACTIVATION,
    ARROW,
    FREE,
    Player,
    Table,
)
from kesselhaus.games.steamopolis.tasks.effects import RunningMachines
from kesselhaus.games.steamopolis.tasks.turn import Aiming, ChoosingStone, Keeping, MachineRun


def side(table: Table) -> str:
    """ST-1: side B of the board with 4 players."""
    return "B" if table.seats == 4 else "A"


def _taken(table: Table, player: Player) -> Collection[str]:
    """ST-54: districts on which the player may not place a stone. In the final turn only own stones are in
    the way (ST-167, ST-187).
    """
    if table.final:
        return player.targets
    taken = set(table.shadow)
    for other in table.players:
        taken.update(other.targets)
    return taken


def lowest_open(table: Table, player: Player) -> int:
    """The lowest level with an open district; a stone of that value can be placed. 0: there is none."""
    players = [player] if table.final else table.players
    shadow = () if table.final else table.shadow
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


@does(ChoosingStone)
def choose_stone(table: Table, task: ChoosingStone) -> Aiming | Asking[Aiming]:
    """ST-53: one own stone on the gauge that can be placed."""
    player, value = table.players[task.seat], table.box.value
    stones, lowest = read(player.gauge).stones, lowest_open(table, player)
    if value[stones[0]] < lowest:
        stones = tuple(place for place in stones if value[place] >= lowest)
    if len(stones) > 1:
        return _chosen(table, task, [CHOOSE_STONE[place] for place in stones])
    return Aiming(task.seat, stones[0])


def _chosen(table: Table, task: ChoosingStone, choices: list[Option]) -> Asking[Aiming]:
    answer = yield ask(table, task.seat, "ST-53", choices)
    return Aiming(task.seat, answer.position)


@does(Aiming)
def aim(table: Table, task: Aiming) -> Then | Play:
    """ST-58, ST-59: place the stone now, or lead it into the machine room."""
    player = table.players[task.seat]
    value = table.box.value[task.position]
    districts = within_reach(table, player, value)
    choices = ways(table, districts, value)
    if len(choices) > 1:
        return _place_or_enter(table, task, player, choices)
    return _place_from_gauge(table, player, task.position, districts[0])


def _place_or_enter(table: Table, task: Aiming, player: Player, choices: list[Option]) -> Play:
    answer = yield ask(table, task.seat, "ST-58", choices)
    if type(answer) is RunTo:
        arrow = _leave_gauge(player, task.position)
        return run_to(table, player, answer.slot, arrow, start=task.position)
    return _place_from_gauge(table, player, task.position, answer.district)


@does(MachineRun)
def run(table: Table, task: MachineRun) -> Then | Play:
    """ST-60 to ST-63: place the stone now, or lead it one slot further."""
    player = table.players[task.seat]
    districts = within_reach(table, player, task.slot)
    choices = ways(table, districts, task.slot)
    if len(choices) > 1:
        return _place_or_run(table, task, player, choices)
    return place(table, player, districts[0], task.arrow)


def _place_or_run(table: Table, task: MachineRun, player: Player, choices: list[Option]) -> Play:
    answer = yield ask(table, task.seat, "ST-60", choices)
    if type(answer) is RunTo:
        return run_to(table, player, answer.slot, task.arrow)
    return place(table, player, answer.district, task.arrow)


def within_reach(table: Table, player: Player, value: int) -> list[str]:
    """ST-54: the open districts that a stone of this value reaches, the lowest first."""
    taken = _taken(table, player)
    return [district for district in table.box.reach[side(table)][value] if district not in taken]


def ways(table: Table, districts: list[str], value: int) -> list[Option]:
    """ST-60: one of these districts, or the next slot, if the stone could still be placed then."""
    choices: list[Option] = [place_stone(district) for district in districts]
    if table.box.level[districts[0]] < value:
        choices.append(RUN_TO[value - 1])
    return choices


def _leave_gauge(player: Player, position: int) -> bool:
    """ST-59: the position on the gauge is free from then on. It tells whether the stone has its arrow up."""
    arrow = player.gauge[position] == ARROW
    player.gauge[position] = FREE
    return arrow


def run_to(table: Table, player: Player, slot: int, arrow: bool, start: int = 0) -> tuple[Task, ...]:
    """ST-59, ST-62: the stone enters a slot, from the gauge or from the slot before."""
    table.tell(RanTo(player.seat, start, slot, player.room[slot - 1], rule="ST-59"))
    return (*activate(table, player, slot), MachineRun(player.seat, slot, arrow))


def _place_from_gauge(table: Table, player: Player, position: int, district: str) -> Keeping | tuple[()]:
    return place(table, player, district, _leave_gauge(player, position), start=position)


def place(table: Table, player: Player, district: str, arrow: bool, start: int = 0) -> Keeping | tuple[()]:
    """ST-56, ST-57: it only occupies the district, and keeps its arrow."""
    player.targets[district] = arrow
    table.tell(TargetSet(player.seat, start, district, rule="ST-56"))
    return store(player)


def activate(table: Table, player: Player, slot: int) -> tuple[Task, ...]:
    """ST-62, ST-69: entering a slot activates its machine, used or not; parasites on it are triggered."""
    machine = table.machine(player.seat, slot)
    if machine is None or not machine.activation:
        return ()
    table.tell(MachineActivated(player.seat, slot, machine.face, False, rule="ST-62"))
    guests = trigger(table, player.seat, slot, ACTIVATION)
    return (*use(player.seat, machine.face, machine.activation), *guests)


@does(RunningMachines)
def run_machines(table: Table, task: RunningMachines) -> tuple[Task, ...]:
    """ST-99: all own machines, from the last slot down, without a stone and without triggering parasites."""
    for slot in range(task.slot or table.box.slots, 0, -1):
        machine = table.machine(task.seat, slot)
        if machine is not None and machine.activation:
            table.tell(MachineActivated(task.seat, slot, machine.face, True, rule="ST-99"))
            effect = use(task.seat, machine.face, machine.activation)
            if slot == 1:
                return effect
            return (*effect, RunningMachines(task.seat, task.source, slot=slot - 1))
    return ()
