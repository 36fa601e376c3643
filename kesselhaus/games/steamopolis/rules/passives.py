"""Passive effects and what they set off (ST-149 to ST-156)."""

from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.steamopolis.events import PassiveTriggered
from kesselhaus.games.steamopolis.options import RESOLVE_MACHINE
from kesselhaus.games.steamopolis.rules.asking import decide
from kesselhaus.games.steamopolis.rules.effects import use
from kesselhaus.games.steamopolis.rules.parasites import trigger
from kesselhaus.games.steamopolis.state import PASSIVE, Player, Table
from kesselhaus.games.steamopolis.tasks.effects import Passives


def triggered(table: Table, player: Player, what: str, level: int = 0) -> tuple[int, ...]:
    """ST-149: the slots of the own machines whose trigger this is."""
    if table.box.triggers[what].isdisjoint(player.room):
        return ()
    machines = table.box.machines
    found: tuple[int, ...] = ()
    for slot, face in enumerate(player.room, start=1):
        if face is not None:
            passive = machines[face].passive
            if (
                passive is not None
                and passive.trigger == what
                and (not passive.levels or level in passive.levels)
            ):
                found += (slot,)
    return found


def set_off(player: Player, slots: tuple[int, ...]) -> tuple[Task, ...]:
    """The passive effects in these slots are triggered."""
    return (Passives(player.seat, slots),) if slots else ()


@does(Passives)
def next_passive(table: Table, task: Passives) -> Play:
    """ST-149: if several are triggered at once the player chooses the order; parasites follow each."""
    slots = task.slots
    answer = yield from decide(table, task.seat, "ST-149", [RESOLVE_MACHINE[slot] for slot in slots])
    slot = answer.slot
    return (
        *passive_effect(table, task.seat, slot),
        *set_off(table.players[task.seat], tuple(other for other in slots if other != slot)),
    )


def passive_effect(table: Table, seat: int, slot: int) -> tuple[Task, ...]:
    """The owner uses the effect, then the owners of the parasites on it (ST-109, ST-110)."""
    machine = table.machine(seat, slot)
    assert machine is not None
    assert machine.passive is not None
    table.tell(PassiveTriggered(seat, slot, machine.face, rule="ST-149"))
    guests = trigger(table, seat, slot, PASSIVE)
    return (*use(seat, machine.face, machine.passive.parts), *guests)
