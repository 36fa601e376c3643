"""How long the match will last, and what rewards are worth until then."""

from kesselhaus.games.nucleum.advice.weights import Weights
from kesselhaus.games.nucleum.box import MAIN_ACTIONS, NucleumBox
from kesselhaus.games.nucleum.rewards import Item, Powers
from kesselhaus.games.nucleum.rules.ending import CONTRACTS_EMPTY, STACKS_EMPTY
from kesselhaus.games.nucleum.scoring import parts_of
from kesselhaus.games.nucleum.state import Player, Table


def turns_left(table: Table, seat: int, weights: Weights) -> int:
    """Turns that a player may expect after the running one."""
    if table.ending:
        rounds = table.ending + 1 - table.round
        count = len(table.players)
        waits = (seat - table.first_player) % count > (table.active - table.first_player) % count
        return rounds + waits
    box = table.box
    needed, met = box.ends_needed(table.seats), len(table.ends)
    expected = weights.rounds[table.seats - 1] - table.round
    share = 1 - 0.3 * met / needed
    latest = box.max_rounds(table.variants) + 1 - table.round
    return round(min(latest, max(expected * share, 8.0 * (needed - met) / needed + 2.0)))


def ending_worth(table: Table, player: Player, weights: Weights) -> float:
    """Who would win now likes the end, and while one end condition lacks, the tiles, contracts and
    technologies that bring it.
    """
    lacking = table.box.ends_needed(table.seats) - len(table.ends)
    if table.seats == 1 or lacking > 1 or (lacking == 1 and table.ending):
        return 0.0
    lead = _lead(table, player)
    if lead <= 0:
        return 0.0
    share = min(1.0, lead / weights.safe)
    if table.ending:
        return weights.end * share
    met = [condition for condition, _ in table.ends]
    left = 3 * (len(table.box.technologies_of[player.experiment]) - len(player.technologies))
    if STACKS_EMPTY not in met:
        left = min(left, sum(table.stacks))
    if CONTRACTS_EMPTY not in met:
        left = min(left, table.silver_left + table.gold_left)
    return weights.nearing * share * max(0.0, 1 - left / 12)


def _lead(table: Table, player: Player) -> int:
    """Over the best of the others if the match ended now, final scoring included."""
    scores = [each.vp + sum(parts_of(table, each).values()) for each in table.players]
    return scores[player.seat] - max(score for seat, score in enumerate(scores) if seat != player.seat)


class Rates:
    """What rewards and tiles are worth with so many turns to come; worked out once and kept."""

    __slots__ = ("_buildings", "_items", "_powers", "_racks", "_tiles", "shares", "turns", "weights")

    def __init__(self, weights: Weights, turns: int) -> None:
        self.weights, self.turns = weights, turns
        self.shares = tuple(
            weights.lit * far * min(1.0, turns / (3 + 2 * lacking))
            for lacking, far in enumerate(weights.distance)
        )
        """Of its worth, by the track spaces that lack until a building can be energized."""
        self._items: dict[tuple[Item, ...], float] = {}
        self._tiles: dict[str, float] = {}
        self._buildings: dict[tuple[str, bool], float] = {}
        self._powers: dict[Powers, float] = {}
        self._racks: dict[tuple[tuple[str, ...], tuple[str, ...]], float] = {}

    def worth(self, items: tuple[Item, ...]) -> float:
        """Rewards, in points; of two the better."""
        worth = self._items.get(items)
        if worth is None:
            worth = self._items[items] = sum(
                max(_one(kind, amount, self.turns, self.weights) for kind, amount in item) for item in items
            )
        return worth

    def tile(self, box: NucleumBox, tile: str) -> float:
        """What playing a tile once brings on average."""
        worth = self._tiles.get(tile)
        if worth is None:
            worth = self._tiles[tile] = _tile(box, tile, self.weights)
        return worth

    def building(self, box: NucleumBox, building: str, in_capital: bool = False) -> float:
        """What an own building is worth when it is energized, with the achievements; less for those that need
        much electricity.
        """
        key = (building, in_capital)
        worth = self._buildings.get(key)
        if worth is None:
            card = box.urban[building]
            vp = (card.vp + 2.5 * card.vp_each) * (box.capital_factor if in_capital else 1)
            gain = vp + self.weights.light * card.electricity + self.worth(box.building_reward[building])
            worth = self._buildings[key] = gain * max(0.3, 1.15 - self.weights.hard * card.electricity)
        return worth

    def powers(self, works: Powers) -> float:
        """What works on, for all turns to come."""
        worth = self._powers.get(works)
        if worth is None:
            worth = self._powers[works] = self.turns * self._each_turn(works)
        return worth

    def _each_turn(self, works: Powers) -> float:
        """By how often one energizes, builds, lays railways and so on in a turn."""
        weights, thaler = self.weights, self.weights.thaler
        light, build, dig, rail, round_trip = weights.habits
        return (
            light
            * (
                weights.current * works.electricity
                + thaler * (0.9 * works.coal_saving + 3 * works.coal_cheaper)
                + self.worth(works.energizing)
                + 0.85 * self.worth(works.energizing_own)
            )
            + build * (thaler * works.urbanize_saving + works.urbanize_anywhere + works.urbanize_connected)
            + dig * (0.8 * works.industrialize_anywhere + weights.uranium * works.industrialize_uranium)
            + (build + dig) * 0.6 * thaler * works.no_red_cost
            + rail * (0.1 * works.no_surcharge + 1.2 * works.joker_edges + self.worth(works.railway))
            + 0.5 * rail * (self.worth(works.completing) + self.worth(works.opening_bonus))
            + round_trip * (thaler * works.directive_saving + 0.2 * works.directive_electricity)
            + round_trip * (self.worth(works.directive) + 0.2 * works.second_tile_saving)
            + round_trip * (0.6 * works.contracts + 0.5 * works.railway_contracts)
        )

    def rack(self, box: NucleumBox, ready: tuple[str, ...], spent: tuple[str, ...]) -> float:
        """Turns with a tile, by what the tiles are worth: first those that are ready, the best ones if time
        is short, then one turn to recharge, then all of them again and again.
        """
        worth = self._racks.get((ready, spent))
        if worth is None:
            if len(self._racks) > KEPT:
                self._racks.clear()
            worth = self._racks[ready, spent] = self._rack(box, ready, spent)
        return worth

    def _rack(self, box: NucleumBox, ready: tuple[str, ...], spent: tuple[str, ...]) -> float:
        turns, count = self.turns, len(ready) + len(spent)
        known = sorted([self.tile(box, tile) for tile in ready], reverse=True)
        worth, later = sum(known[:turns]), turns - len(ready) - 1
        if later > 0:
            times = later / count if later <= count else 1 + (later - count) / (count + 1)
            worth += times * self._set(box, (*ready, *spent))
        return self.weights.tile * worth

    def _set(self, box: NucleumBox, tiles: tuple[str, ...]) -> float:
        """Tiles played one after the other: an action that comes again is worth less, and one is missed that
        none of them has.
        """
        worth, jokers = 0.0, 0
        times: dict[str, int] = {}
        for tile in tiles:
            worth += self.tile(box, tile)
            for half in box.tiles[tile].halves:
                times[half.action] = times.get(half.action, 0) + 1
                jokers += half.action in ("any", "directive")
        for place, action in enumerate(MAIN_ACTIONS):
            more = times.get(action, 0) - 1
            if more > 0:
                worth -= self.weights.again * self.weights.actions[place] * 0.5 * more * (more + 1)
            elif more < 0 and not jokers:
                worth -= self.weights.missing * self.weights.actions[place]
            elif more < 0:
                worth -= 0.5 * self.weights.missing * self.weights.actions[place]
        return worth


KEPT = 20_000
_rates: dict[tuple[str, int, int], Rates] = {}


def rates(box: NucleumBox, weights: Weights, turns: int) -> Rates:
    """By edition, since another one may have other tiles of the same name."""
    key = (box.edition, id(weights), turns)
    found = _rates.get(key)
    if found is None or found.weights is not weights:
        found = _rates[key] = Rates(weights, turns)
    return found


def _tile(box: NucleumBox, tile: str, weights: Weights) -> float:
    urbanize, industrialize, develop, contract, energize, subsidy = weights.actions
    by_action = {
        "urbanize": urbanize,
        "industrialize": industrialize,
        "develop": develop,
        "contract": contract,
        "energize": energize,
        "any": energize,
        "directive": energize + 0.4,
    }
    worth = 0.0
    for half in box.tiles[tile].halves:
        worth += by_action.get(half.action, subsidy * max(1, half.n))
        worth += 0.3 * (half.saving + half.workers + half.uranium + half.electricity + half.double)
    return 0.75 * worth + 0.1 * sum(half.colour == "joker" for half in box.tiles[tile].halves)


def _one(kind: str, amount: int, turns: float, weights: Weights) -> float:
    if kind == "vp":
        return float(amount)
    if kind == "thaler":
        return weights.thaler * amount
    if kind == "worker":
        return weights.worker * amount
    if kind == "uranium":
        return weights.uranium * amount
    if kind == "achievement":
        return 3 * weights.achievement * amount
    if kind == "tech":
        return weights.technology[amount - 1] * min(1.0, 0.25 + turns / 12)
    if kind == "tile":
        return weights.tile * min(1.0, turns / 4)
    return step_worth(kind, turns, weights) * amount


def step_worth(kind: str, turns: float, weights: Weights) -> float:
    """One step of an income track."""
    times = turns / weights.recharge_turns
    if kind == "income_vp":
        return 1.0 * times
    if kind == "income_worker":
        return 0.35 * times
    if kind == "income_any":
        return 0.95 * times
    return 0.3 * times + 0.05


def recharges(player: Player, turns: int) -> float:
    """How often a player will recharge: when the pool is empty, then whenever all tiles have been played."""
    ready = len(player.pool)
    return max(0.0, 1 + (turns - ready - 1) / (ready + len(player.slots) + 1)) if turns > ready else 0.0


def income_worth(table: Table, player: Player, turns: int, weights: Weights) -> float:
    """What recharges to come will bring, with all tiles above the board, and what goods are worth until then.

    Only so much can be spent in a turn; what lies there for long is worth what it scores at the end.
    """
    thaler, workers = player.thaler, player.workers
    goods = weights.thaler * thaler + weights.worker * workers
    points = 0.0
    times = recharges(player, turns)
    if times:
        first, second, third = player.income
        tracks, reach = table.box.tracks, 2 * min(len(player.pool) + len(player.slots), table.box.slots) - 1
        at, among, above = min(first - 1, reach), min(second - 1, reach), min(third - 1, reach)
        # What comes in at the end can hardly be spent.
        use = weights.income * min(1.0, 0.2 + (turns - len(player.pool)) / 8)
        goods += (
            use * times * (weights.thaler * tracks[0].values[at] + weights.worker * tracks[1].values[among])
        )
        points = tracks[0].vp[at] + tracks[1].vp[among] + tracks[2].values[above] - weights.recharge
        points += 0.25 * (max(0, first - 1 - reach) + max(0, second - 1 - reach) + max(0, third - 1 - reach))
    needed = weights.spending * turns
    left = 0.18 * thaler + 0.45 * workers
    if goods > needed:
        goods = needed + max(0.0, min(left, goods - needed))
    return max(goods, left) + times * points
