"""What is to be had in the city for a seat with a given budget: purchases, bonus markers, districts."""

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from kesselhaus.games.steamopolis.advice.weights import Weights
from kesselhaus.games.steamopolis.advice.worths import Wares, machine_yields, wares
from kesselhaus.games.steamopolis.box import CAPACITY_TILE, Part, SteamBox
from kesselhaus.games.steamopolis.state import ARROW, Player, Table

MANY = 99
PLAIN = (0.0, 1, 0.1)
"""A symbol that is hardly worth anything."""


class Budget(Struct, frozen=True):
    """All of a seat's position that decides what districts and tiles are worth to it. Many positions that are
    compared with each other have the same, so what follows from it is worked out once.
    """

    crystal: int
    gear: int
    free: int
    """Storage spaces left."""
    discount: int
    """What sponsors and gala save."""
    stones: int
    """Owned ones (ST-27)."""
    bare: int
    """Stones without arrow."""
    can_raise: bool
    """The base marker can still advance."""
    wants_sponsor: bool
    wants_gala: bool
    at_home: int
    placed: int
    """Parasites."""
    least: float
    """The yield of the poorest own machine, which would be scrapped."""
    has_slot: bool
    room: tuple[str | None, ...]
    tiles: int
    banners: int
    """2.15: purple ones count twice."""
    passenger_tiles: int
    cycles: float
    haste: float
    """What it is worth that a tile leaves the markets."""
    ending: bool


def budget_of(table: Table, player: Player, cycles: float, haste: float, weights: Weights) -> Budget:
    box, room = table.box, player.room
    yields = machine_yields(box, weights)
    faces = [face for face in room if face is not None]
    home = player.parasites.count(None)
    stones = box.stones - player.reserve
    banners = 0
    if player.banners:
        machines, count = box.machines, box.banner_count
        banners = sum(count[machines[tile].colour] for tile in player.banners)
    return Budget(
        player.crystal,
        player.gear,
        max(0, player.storage - player.crystal - player.gear),
        len(player.sponsors) + (2 if player.gala is not None else 0),
        stones,
        stones - player.gauge.count(ARROW) - sum(player.targets.values()),
        player.base < box.last_base,
        len(player.sponsors) < box.sponsor_limit.get(player.character, 0),
        player.gala is None,
        home,
        len(player.parasites) - home,
        min([yields[face] for face in faces], default=0.0),
        len(faces) < len(room),
        tuple(room),
        len(faces),
        banners,
        len(player.passenger_tiles),
        cycles,
        haste,
        bool(table.ending),
    )


def stone_worth(count: int, cycles: float, weights: Weights) -> float:
    """What the last one of so many owned stones is worth."""
    return weights.stone * cycles + weights.few_stones * 0.5 ** (count - 2) * min(1.0, cycles)


def banner_worth(budget: Budget, colour: str) -> float:
    """2.15: what the next banner of a colour gives."""
    if colour == "purple":
        return 2.0 + budget.banners
    return float(budget.tiles if colour == "orange" else budget.passenger_tiles)


Sale: TypeAlias = tuple[tuple[tuple[int, str, int], ...], tuple[tuple[str, tuple[int, ...]], ...]]
"""What is for sale: open tiles with their levels and what their statues give, and the rows of markers."""
Offers: TypeAlias = tuple[
    tuple[tuple[str, int, float], ...], dict[str, float], dict[int, float], tuple[float, ...]
]
"""Districts, each with its level and the best use of a visit; the effects alone; the purchases by level; what
the activation of each slot brings.
"""


def sale_of(table: Table) -> Sale:
    last = last_statue(table)
    tiles = [
        (level, lots[0].tile, last if len(lots) == 1 else 0)
        for level, lots in table.markets.items()
        if lots and lots[0].tile
    ]
    if table.extra:
        tiles += [(level, tile, 0) for level, tile in table.extra.items()]
    return tuple(tiles), tuple(table.rows.items())


def last_statue(table: Table) -> int:
    """ST-163: the vote points for the next statue."""
    box = table.box
    return box.third_statue_sp if len(table.tower) + 1 == box.statues_for_end else 0


@lru_cache(maxsize=4096)
def offers(box: SteamBox, weights: Weights, budget: Budget, sale: Sale, side: str) -> Offers:
    """What is to be had on a side of the board."""
    prices = Prospects(box, weights, budget)
    purchases = dict.fromkeys(range(len(box.market_levels) + 2), 0.0)
    tiles = wares(box, weights)
    for level, tile, statue in sale[0]:
        purchases[level] = max(purchases[level], prices.purchase(tiles[tile], statue))
    prices.rate(best=max(purchases.values()))
    purchases[1] = prices.markers(sale[1])
    acts = tuple(map(prices.activation, budget.room))
    prices.rate_run(sum(acts))
    effects = {district: prices.district(box.districts[district].sides) for district in box.board[side]}
    level_of = box.level
    best = tuple(
        (district, level_of[district], max(effect, purchases[level_of[district]]))
        for district, effect in effects.items()
    )
    return best, effects, purchases, acts


class Prospects:
    """The worth of things to a budget."""

    def __init__(self, box: SteamBox, weights: Weights, budget: Budget) -> None:
        self._box, self._weights, self._budget = box, weights, budget
        self._goods = weights.last_goods if budget.ending else 1.0
        self._unit = 0.5 * (weights.crystal + weights.gear) * self._goods
        self._stone = stone_worth(budget.stones, budget.cycles, weights)
        self._rates: dict[str, tuple[float, int, float]] = {}
        """By symbol: the worth of each, up to how many, and something besides."""

    # ------------------------------------------------------------------ purchases

    def purchase(self, ware: Wares, statue: int) -> float:
        """What the better use of a tile brings beyond its price, less if the price is not there yet."""
        budget = self._budget
        as_machine = ware.sp + ware.yields * budget.cycles
        if ware.scrap:
            as_machine -= budget.least * budget.cycles + 0.1
        as_banner = banner_worth(budget, ware.colour) - self._stone if budget.stones > 1 else 0.0
        net = max(as_machine, as_banner) + statue - ware.price * self._goods + budget.haste
        return self._at_hand(net, ware.crystal, ware.gear)

    def _at_hand(self, net: float, crystal: int, gear: int) -> float:
        budget = self._budget
        short = max(0, crystal - budget.crystal) + max(0, gear - budget.gear) - budget.discount
        if net <= 0.0:
            return 0.0
        return net * self._weights.missing**short if short > 0 else net

    def markers(self, rows: tuple[tuple[str, tuple[int, ...]], ...]) -> float:
        """ST-135: any number of markers in one visit, so the good ones behind poor ones count too."""
        budget, weights, worth = self._budget, self._weights, 0.0
        for row, digits in rows:
            purse = budget.crystal if row == "crystal" else budget.gear
            unit = (weights.crystal if row == "crystal" else weights.gear) * self._goods
            best = running = 0.0
            for digit in digits:
                marker = self._box.markers[row, digit]
                purse -= marker.price
                if purse < 0:
                    break
                running += (
                    marker.sp - unit * marker.price + 0.5 * budget.haste - weights.invited * marker.invite
                )
                best = max(best, running)
            worth += best
        return worth

    # ------------------------------------------------------------------ effects

    def activation(self, face: str | None) -> float:
        """What a machine brings to a stone that passes it."""
        if face is None:
            return 0.0
        parts = self._box.machines[face].activation
        return self._weights.on_the_way * self._parts(parts)

    def district(self, sides: tuple[tuple[Part, ...], ...]) -> float:
        if len(sides) == 1:
            return self._parts(sides[0])
        return max(map(self._parts, sides))

    def _parts(self, parts: tuple[Part, ...]) -> float:
        worth = 0.0
        for part in parts:
            worth += self.part(part)
        return worth

    def part(self, part: Part) -> float:
        """Never below nothing: it may be left out."""
        rates, worth = self._rates, 0.0
        for atom in part.atoms:
            each, most, besides = rates.get(atom.name, PLAIN)
            worth += each * min(atom.n, most) + besides
        if part.is_free:
            return worth
        weights, stones = self._weights, self._budget.stones
        crystal = stones if part.per_stone else part.crystal
        worth -= (weights.crystal * crystal + weights.gear * part.gear) * self._goods
        worth -= weights.invited * part.invite + self._stone * part.lose_stone
        return self._at_hand(worth, crystal, part.gear)

    def rate(self, best: float) -> None:
        """What each symbol would bring now. `best` is the best purchase of a tile."""
        weights, budget = self._weights, self._budget
        cycles, box = budget.cycles, self._box
        goods = (self._unit, budget.free, 0.05)
        press = (weights.press * (0.3 if budget.ending else 1.0), MANY, 0.0)
        stone = stone_worth(budget.stones + 1, cycles, weights) if budget.stones < box.stones else 0.0
        capacity = machine_yields(box, weights)[CAPACITY_TILE] - (0.0 if budget.has_slot else budget.least)
        self._rates = {
            "sp": (weights.point, MANY, 0.0),
            "res": goods,
            "crystal": goods,
            "gear": goods,
            "res_any": (self._unit * budget.free, 1, 0.1),
            "press": press,
            "press_one": press,
            "par_place": (0.0 if budget.ending else weights.parasite, budget.at_home, 0.0),
            "par_act": (0.8, budget.placed, 0.0),
            "par_place_act": (0.8, 1, 0.0),
            "arrow": (weights.arrow * cycles, budget.bare, 0.0),
            "base": (weights.base * cycles * budget.can_raise, 1, 0.0),
            "stone": (stone, 1, 0.0),
            "cap": (capacity * cycles + weights.cap, 1, 0.0),
            "sponsor": (weights.sponsor * cycles * budget.wants_sponsor, 1, 0.0),
            "gala": (weights.gala * self._goods * budget.wants_gala, 1, 0.0),
            "buy_any": (best, 1, 0.0),
            "copy_district": (weights.copied * self._goods, 1, 0.0),
            "set8": (weights.top * min(1.0, cycles), 1, 0.0),
        }

    def rate_run(self, running: float) -> None:
        """`run_machines`, when it is known what all activations together bring."""
        self._rates["run_machines"] = (running, 1, 0.0)
