"""What the features of one seat share and what seldom changes: time left, markers, prices, offers.

Most answers change goods, workers and the grid. All that does not depend on those is worked out once and
kept.
"""

from collections.abc import Mapping
from typing import TypeAlias

from kesselhaus.games.airship_city.advice.weights import Weights
from kesselhaus.games.airship_city.scoring import prizes
from kesselhaus.games.airship_city.state import Player, Table

YIELD = {"wood": 3.0, "metal": 2.0, "gold": 1.8, "gear": 2.0}
"""What one move brings in; gold comes by sales."""

Offer: TypeAlias = tuple[str, float, tuple[tuple[str, int], ...], int]
"""Something that can be bought: the action, the profit, the cost, and the gold that a sale brings."""

KEPT = 20_000
_seen: dict[object, "Survey"] = {}


def see(table: Table, player: Player, weights: Weights) -> "Survey":
    """The sight of a seat, from memory if nothing that matters has changed."""
    seat = player.seat
    running = seat == table.active
    key = (
        seat,
        weights,
        table.round,
        table.active,
        player.moved.count(False) if running else 0,
        len(player.workers),
        player.upgrades,
        player.supply > 0,
        (*table.fields.values(),),
        (*table.majority.items(),),
        (*table.prices.values(),),
        tuple([len(other.fulfilled) for other in table.players]),
        table.start_player,
        table.variants,
        table.box,
    )
    sight = _seen.get(key)
    if sight is None:
        if len(_seen) >= KEPT:
            _seen.clear()
        sight = _seen[key] = Survey(table, player, weights)
    return sight


class Survey:
    """A table as the advice looks at it for one seat, without goods, workers and the grid."""

    offers: tuple[Offer, ...] | None = None

    def __init__(self, table: Table, player: Player, weights: Weights) -> None:
        self.table, self.player, self.weights = table.copy(), player.copy(), weights
        self.turns = turns = turns_to_come(table, player)
        now = player.moved.count(False) if player.seat == table.active else 0
        self.count = len(player.workers)
        self.now = now
        self.hands = now + turns * self.count
        use = min(1.0, (self.hands + 0.5) / weights.late)
        self.prices = {
            "wood": weights.wood * use,
            "metal": weights.metal * use,
            "gold": weights.gold * use,
            "gear": weights.gear * use,
        }
        seat, airships = player.seat, table.box.airships
        self.placed = {airship: table.fields[airship].count(seat) for airship in airships}
        self.marks = {airship: table.markers(seat, airship) for airship in airships}
        self.saved = self._savings()
        self.moves = self.worth_of_workers(self.count)
        self.upgrades = (weights.upgrade + weights.upgrade_turn * turns) * len(player.upgrades)
        self.discounts = sum(self.saved[airship] * marks for airship, marks in self.marks.items())
        self.ladder = self._ladder()
        self.awards = self._awards()

    def _savings(self) -> dict[str, float]:
        """What one marker on each airship will save in actions to come."""
        weights, turns, player, box = self.weights, self.turns, self.player, self.table.box
        uses = {
            "shipyard": weights.shipyard_uses * turns,
            "workshop": min(0.8 * (len(box.upgrades) - len(player.upgrades)), weights.workshop_uses * turns),
            "guild_hall": min(0.8 * (box.max_workers - self.count), weights.guild_hall_uses * turns),
            "architects_office": weights.office_uses * turns,
        }
        return {
            ship.id: weights.discount
            * uses[ship.lowers.action]
            * ship.lowers.by
            * self.prices[ship.lowers.resource]
            for ship in box.airships.values()
        }

    def worth(self, goods: Mapping[str, int]) -> float:
        """Goods at their prices; of much too much only a share counts."""
        enough = self.weights.enough
        worth = 0.0
        for kind, price in self.prices.items():
            held = goods[kind]
            worth += price * (held if held <= enough else enough + self.weights.plenty * (held - enough))
        return worth

    def worth_of_workers(self, count: int) -> float:
        """All moves in turns to come."""
        full = min(count, 3) + self.weights.crowd * max(0, count - 3)
        return self.weights.move * full * max(0.0, self.turns - 0.5)

    def _ladder(self) -> float:
        """Higher levels bring more for one action, so the way to them is worth something."""
        box = self.table.box
        steps = 0
        for ship in box.airships.values():
            if ship.prerequisite is not None:
                steps += min(self.placed[ship.prerequisite], box.prerequisite_count) * (ship.level - 1)
        return self.weights.ladder * steps * min(self.turns, 10.0)

    def _awards(self) -> float:
        """Majorities and contracts at an average, then as they stand, the more the less can still happen."""
        table, seat, weights = self.table, self.player.seat, self.weights
        trust = 1 / (1 + weights.trust * self.turns)
        held = [section for section, holder in table.majority.items() if holder == seat]
        ships = sum(section in table.box.airships for section in held)
        average = (
            weights.ship_majority * ships
            + weights.facility_majority * (len(held) - ships)
            + weights.trade * len(self.player.fulfilled)
        )
        standing = sum(prizes(table, award)[seat] for award in table.box.awards)
        return average + (standing - average) * trust


def turns_to_come(table: Table, player: Player) -> float:
    """Turns that the player may expect after the running turn; the end may come early in the last stage."""
    box = table.box
    last_stage = box.rounds_per_stage * (box.stages - 1) + 1
    rounds = float(box.max_rounds - table.round)
    if table.seats > 1:
        sure = max(0, last_stage - table.round)
        held = sum(facility in table.majority for facility in box.facilities)
        rounds = sure + (rounds - sure) * (0.2 if held >= box.facility_majorities_for_end else 0.8)
    seats, start = table.seats, table.start_player
    waits = (player.seat - start) % seats > (table.active - start) % seats
    return rounds + waits
