"""What symbols, machines and districts are worth, from their figures; worked out once for each edition."""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from kesselhaus.games.steamopolis.advice.weights import Weights
from kesselhaus.games.steamopolis.box import Atom, Machine, Part, SteamBox

SYMBOLS = {
    "gear": 0.45,
    "crystal": 0.55,
    "res": 0.55,
    "res_any": 1.9,
    "sp": 1.0,
    "press": 0.15,
    "press_one": 0.12,
    "stone": 2.5,
    "cap": 2.2,
    "sponsor": 2.0,
    "gala": 1.1,
    "base": 1.2,
    "flip_sponsor": 0.1,
    "arrow": 0.8,
    "set8": 1.5,
    "copy_district": 2.0,
    "buy_any": 2.2,
    "par_place": 0.5,
    "par_act": 1.0,
    "par_place_act": 1.3,
    "shake_all": 0.2,
    "run_machines": 2.6,
    "peek": 0.1,
}
"""One symbol, in the middle of a game."""
SEVERAL = frozenset(("gear", "crystal", "res", "sp", "press", "press_one"))
"""Symbols whose number counts in full; two of the others are hardly worth more than one."""
RATES = {"make_steam": 1.2, "passenger": 0.8, "buy_tile": 0.9, "bought_banner": 0.4}
"""How often a cycle brings a trigger; a retrieve from a level comes 0.45 times."""
RETRIEVE = 0.42


def symbol_worth(atom: Atom) -> float:
    return SYMBOLS[atom.name] * (atom.n if atom.name in SEVERAL else min(atom.n, 2) ** 0.7)


def part_worth(part: Part) -> float:
    """Never below nothing: it may be left out."""
    cost = 0.55 * part.crystal + 0.45 * part.gear + 1.6 * part.per_stone + 2.0 * part.lose_stone
    return max(0.0, sum(map(symbol_worth, part.atoms)) - cost - 0.2 * part.invite)


def parts_worth(parts: Iterable[Part]) -> float:
    return sum(map(part_worth, parts))


@cache
def machine_yields(box: SteamBox, weights: Weights) -> dict[str, float]:
    """11.1: the yield of every machine per cycle, in slot 1."""
    return {face: _yield(machine, weights) for face, machine in box.machines.items()}


def _yield(machine: Machine, weights: Weights) -> float:
    worth = weights.storage * machine.storage + weights.boiler * machine.boiler_count
    for part in machine.activation:
        worth += part_worth(part) * (weights.activation if part.is_free else weights.paid_activation)
    passive = machine.passive
    if passive is not None:
        rate = RATES[passive.trigger] if not passive.levels else RETRIEVE * len(passive.levels)
        worth += rate * parts_worth(passive.parts)
    return worth


class Wares(Struct, frozen=True):
    """A machine tile as something to be bought."""

    crystal: int
    gear: int
    price: float
    sp: int
    scrap: bool
    yields: float
    colour: str


@cache
def wares(box: SteamBox, weights: Weights) -> dict[str, Wares]:
    yields = machine_yields(box, weights)
    found = {}
    for tile in box.tiles:
        machine = box.machines[tile]
        rank = box.ranks[machine.rank]
        price = weights.crystal * machine.crystal + weights.gear * machine.gear + 0.2 * rank.invite
        found[tile] = Wares(
            machine.crystal, machine.gear, price, rank.sp, rank.scrap, yields[tile], machine.colour
        )
    return found
