"""The own machine room: seven slots, what the machines do and store, the parasites on them (2.4, ST-104)."""

from collections.abc import Iterator
from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, number, use
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis.box import CAPACITY_TILE, Machine
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.table.hull import (
    RAIL,
    SLOT,
    SLOT_HEIGHT,
    rail,
    slot_left,
    slot_middle,
)
from kesselhaus.games.steamopolis.table.markets import effect_lines, fitted
from kesselhaus.games.steamopolis.table.notation import Line, activation, passive
from kesselhaus.games.steamopolis.table.pieces import beetle, plaque, stone
from kesselhaus.games.steamopolis.table.sight import Sight
from kesselhaus.games.steamopolis.table.stones import run_of
from kesselhaus.games.steamopolis.tasks.turn import MachineRun

FIELD, FOOT = 36, 76
"""Where the field with the effects begins and where it ends."""
LONG = 11
"""A word of a name with more letters does not fit a slot."""


def room(sight: Sight, player: Player) -> Html:
    """Rail, slots, and the stone that runs."""
    table = sight.table
    run = run_of(table, player)
    start = run_start(sight, player, run) if run else 0
    drawn = rail(sight.box.slots, start, run.slot if run else 0)
    goods = stored(table, player)
    for _ in range(sight.box.storage):
        next(goods)
    for slot in range(1, sight.box.slots + 1):
        drawn += _slot(sight, player, slot, goods, passed=run is not None and run.slot <= slot <= start)
    if player.seat == sight.asked:
        drawn += _targets(sight, player)
    if run:
        drawn += _runner(sight, player, run)
    return drawn


def run_start(sight: Sight, player: Player, run: MachineRun) -> int:
    """The slot in which the running stone entered (ST-59)."""
    chosen = sight.stones[player.seat].chosen
    return max(run.slot, sight.box.value[chosen] - 1)


def lit_pipe(sight: Sight, player: Player) -> int:
    """The position whose pipe the running stone took."""
    return sight.stones[player.seat].chosen if run_of(sight.table, player) else 0


def stored(table: Table, player: Player) -> Iterator[str]:
    """What lies in the storage spaces, the built-in ones first; the rest of them are free."""
    held = ["crystal"] * (player.crystal - player.hand_crystal) + ["gear"] * (player.gear - player.hand_gear)
    for place in range(max(player.storage, table.box.storage) + len(held)):
        yield held[place] if place < len(held) else ""


def _slot(sight: Sight, player: Player, slot: int, goods: Iterator[str], *, passed: bool) -> Html:
    face = player.room[slot - 1]
    x, y = slot_left(slot), RAIL + 30
    if face is None:
        setting_up = sight.offered(o.PlaceStartMachine)
        drawn = (
            f"<title>{escape(sight.say('slot_empty', slot=slot))}</title>"
            f'<rect x=".5" y=".5" width="{SLOT - 1}" height="{SLOT_HEIGHT - 1}" rx="4" class="sl"/>'
            f"{'' if setting_up else text(SLOT / 2, 58, sight.say('empty'), 12, 'middle', 'i2', 400)}"
        )
        return f'<g data-x="slot-{player.seat}-{slot}" transform="translate({number(x)} {y})">{drawn}</g>'
    machine = sight.box.machines[face]
    title = sight.say("slot", slot=slot, machine=sight.told(face))
    drawn = _casing(machine, _split(sight, face), sight.name(face, "phone"), title)
    drawn += _foot(machine, goods, passed=passed and machine.connected > 0)
    drawn += _guests(sight, player, slot)
    name = "" if face == CAPACITY_TILE else attributes(id=f"tile-{face}")
    return f'<g{name} data-x="slot-{player.seat}-{slot}" transform="translate({number(x)} {y})">{drawn}</g>'


def _split(sight: Sight, face: str) -> tuple[str, str]:
    """The full name in two lines, or the short one where a word is too long."""
    first, _, second = sight.name(face, "full").partition(" ")
    if max(len(first), len(second)) > LONG:
        return sight.name(face), ""
    return first, second


@lru_cache(maxsize=256)
def _casing(machine: Machine, name: tuple[str, str], short: str, title: str) -> Html:
    middle, first = SLOT / 2, 19 if name[1] else 25
    drawn = (
        f'<title>{escape(title)}</title><rect x="1" y="2" width="{SLOT}" height="{SLOT_HEIGHT}" rx="4"'
        f' opacity=".25"/><rect width="{SLOT}" height="{SLOT_HEIGHT}" rx="4" class="tpl"/>'
        f'<rect x="1.5" y="1.5" width="{SLOT - 3}" height="{SLOT_HEIGHT - 3}" rx="3" class="tpap"/>'
        f'<path d="M1.5 4.5a3 3 0 0 1 3-3h{SLOT - 9}a3 3 0 0 1 3 3v2h-{SLOT - 3}z"'
        f' fill="{escape(plaque(machine.colour))}"/>{text(middle, first, name[0], 12, "middle", "tn dl")}'
        f"{text(middle, 32, name[1], 12, 'middle', fitted(name[1], 'tn dl', 9)) if name[1] else ''}"
        f"{text(middle, 24, short, 12, 'middle', fitted(short, 'tn ds', 7))}"
        f'<rect x="1.5" y="{FIELD}" width="{SLOT - 3}" height="{FOOT - FIELD}" class="bedd"/>'
        f'<path d="M1.5 {FIELD}h{SLOT - 3}M1.5 {FOOT}h{SLOT - 3}" class="tl"/>'
    )
    return drawn + effect_lines(_effects(machine), middle, FIELD, FOOT - FIELD, SLOT - 6)


def _effects(machine: Machine) -> tuple[Line, ...]:
    return tuple(line for line in (*activation(machine), passive(machine)) if line)


def _foot(machine: Machine, goods: Iterator[str], *, passed: bool) -> Html:
    """Plain boilers, and storage spaces with what lies in them; a tick where the running stone was."""
    plain = machine.boiler_count - machine.connected
    parts = [("boiler", "")] * plain + [("space", next(goods, "")) for _ in range(machine.storage)]
    width = 22 * len(parts)
    x, drawn = (SLOT - width) / 2, NOTHING
    for kind, held in parts:
        if kind == "boiler":
            drawn += use("i-boilerp", x, 80, 21)
        else:
            drawn += f'<rect x="{number(x + 0.5)}" y="80" width="21" height="21" rx="2" class="sto"/>'
            drawn += use(f"i-{held}", x + 2, 81.5, 18) if held else ""
        x += 22
    if passed:
        middle = 12
        drawn += (
            f'<g class="okt"><circle cx="{middle}" cy="94" r="8"/><path d="M{middle - 4} 94l3 3 5-5.5"'
            ' fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"'
            ' stroke-linejoin="round"/></g>'
        )
    return drawn


def _guests(sight: Sight, player: Player, slot: int) -> Html:
    """Parasites of others: on the passive effect at the left, on the activation at the right."""
    found = [
        (other.seat, number_, where.kind)
        for other in sight.table.players
        for number_, where in enumerate(other.parasites)
        if where is not None and where.seat == player.seat and where.slot == slot
    ]
    drawn = NOTHING
    at: dict[str, int] = {}
    for seat, number_, kind in found:
        place = at[kind] = at.get(kind, -1) + 1
        x = SLOT - 22 - 12 * place if kind == s.ACTIVATION else 1 + 12 * place
        y = FOOT + 6
        title = sight.say("parasite_on", who=sight.who(seat), spot=sight.name(kind))
        drawn += beetle(sight.colour(seat), x, y, 21, name=f"parasite-{seat}-{number_}", title=title)
    return drawn


def _targets(sight: Sight, player: Player) -> Html:
    """Slots that answer; the two sides of the start machine are the two halves of a slot."""
    drawn, y = NOTHING, RAIL + 30
    for slot in range(1, sight.box.slots + 1):
        x = slot_left(slot)
        run = o.RUN_TO[slot]
        if run in sight.legal:
            ghost = stone(sight.colour(player.seat), slot_middle(slot), RAIL + 13, 31, ghost=True)
            drawn += sight.ring(run, x, RAIL - 1, SLOT, SLOT_HEIGHT + 31, inside=ghost)
        for option in (o.place_capacity(slot), o.BUILD[slot], o.SCRAP[slot], o.RESOLVE_MACHINE[slot]):
            drawn += sight.ring(option, x, y, SLOT, SLOT_HEIGHT)
        drawn += _both_sides(sight, player, slot)
    return drawn


def _both_sides(sight: Sight, player: Player, slot: int) -> Html:
    """DC-1: the start machine comes with one of its sides up."""
    drawn, half = NOTHING, SLOT_HEIGHT / 2
    x, y = slot_left(slot), RAIL + 30.0
    for key, face in (("front", player.start_machine), ("back", f"{player.start_machine}-back")):
        option = o.place_start_machine(slot, face)
        if option in sight.legal:
            words = text(x + SLOT / 2, y + 31, sight.say(key), 12, "middle", "i2", 400)
            drawn += sight.ring(option, x + 3, y + 3, SLOT - 6, half - 6, radius=4, inside=words)
        y += half
    return drawn


def _runner(sight: Sight, player: Player, run: MachineRun) -> Html:
    x, y = slot_middle(run.slot), RAIL + 13
    title = sight.say("running", value=run.slot)
    name = f"stone-{player.seat}-{sight.stones[player.seat].running}"
    return (
        f'<circle cx="{number(x)}" cy="{y}" r="17.5" class="selr"/>'
        f"{stone(sight.colour(player.seat), x, y, 33, arrow=run.arrow, name=name, title=title)}"
        f'<path d="M{number(x - 6)} {RAIL - 12}h12l-6 8z" class="sela"/>'
    )
