"""What can still be done in the running turn: open halves, an action that was begun, a tile in hand."""

from collections.abc import Iterable

from kesselhaus.games.nucleum.advice.holdings import hoped_for, hopes
from kesselhaus.games.nucleum.advice.outlook import Rates
from kesselhaus.games.nucleum.advice.reach import reach
from kesselhaus.games.nucleum.map import Side
from kesselhaus.games.nucleum.parts import ANY, JOKER
from kesselhaus.games.nucleum.rules.coal import merged, price_of
from kesselhaus.games.nucleum.rules.energize import (
    Survey,
    electricity_so_far,
    most_electricity,
    open_buildings,
    survey,
    thaler_so_far,
)
from kesselhaus.games.nucleum.rules.gains import powers
from kesselhaus.games.nucleum.state import LAYING, Energizing, Player, Table, Task


def prospects(table: Table, player: Player, rates: Rates) -> float:
    """The worth of all that a player may still carry out before the turn is over."""
    seat, worth = player.seat, 0.0
    if table.task is not None and table.task.seat == seat:
        worth += _task(table, player, table.task, rates) + 0.3
    if seat == table.active:
        if table.moment == LAYING:
            return worth + laying_worth(table, player, table.played, rates)
        if table.halves:
            worth += halves_worth(table, player, table.halves, rates)
        if table.neighbours:
            worth += halves_worth(table, player, table.neighbours, rates)
    elif table.owners:
        own = [(tile, half) for owner, tile, half in table.owners if owner == seat]
        worth += 0.8 * halves_worth(table, player, own, rates)
    return worth


def halves_worth(table: Table, player: Player, halves: Iterable[tuple[str, int]], rates: Rates) -> float:
    """Two halves seldom come both to their full worth: they draw on the same purse."""
    found = sorted((half_worth(table, player, tile, half, rates) for tile, half in halves), reverse=True)
    return sum(worth * share for worth, share in zip(found, (1.0, 0.8, 0.6, 0.5), strict=False))


def half_worth(table: Table, player: Player, tile: str, half: int, rates: Rates) -> float:
    box = table.box
    items = box.subsidy_reward.get((tile, half))
    if items is not None:
        return rates.worth(items)
    shown = box.half[tile, half]
    if shown.action in ("any", "directive"):
        saving = box.directive_saving if shown.action == "directive" else 0
        actions = ("energize", "urbanize", "industrialize", "contract", "develop")
        return max(_task(table, player, Task(player.seat, action, saving), rates) for action in actions)
    task = Task(
        player.seat, shown.action, shown.saving, shown.workers, shown.uranium, shown.electricity, shown.double
    )
    return _task(table, player, task, rates)


def _task(table: Table, player: Player, task: Task, rates: Rates) -> float:
    """A main action, by what the player could spend on it."""
    action, weights, turns = task.action, rates.weights, rates.turns
    if action == "energize":
        return best_light(table, player, task, rates)
    if action == "urbanize":
        return best_building(table, player, task, rates)
    if action == "industrialize":
        hands = player.workers + player.cubes + task.workers
        fade = min(1.0, turns / 10)
        return weights.industrialize * fade * min(1.0, hands / 2) + 0.3 * task.uranium if hands else 0.0
    if action == "develop":
        return best_tile(table, player, task, rates)
    if "" not in player.contracts:
        return 0.0
    return weights.contract_action * min(1.0, turns / 5) + 0.5 * task.double


def best_building(table: Table, player: Player, task: Task, rates: Rates) -> float:
    """The best building that could be paid, wherever it might go."""
    box, weights, built = table.box, rates.weights, player.buildings
    money, saving = player.thaler + player.workers, task.saving + powers(table, player).urbanize_saving
    soon, later = hopes(rates)
    share = 0.5 * (soon + later) * max(0.3, 1 - weights.crowd * unlit(table, player))
    best = 0.0
    for building, card in box.urban.items():
        if building not in built:
            cost = max(0, box.urban_cost[card.level - 1] - saving)
            if cost <= money:
                worth = share * rates.building(box, building) - weights.thaler * cost
                if worth > best:
                    best = worth
    return weights.urbanize * best + 0.5


def unlit(table: Table, player: Player) -> int:
    standing = table.sites
    return sum([not standing[site].energized for site in player.buildings.values()])


def best_tile(table: Table, player: Player, task: Task, rates: Rates) -> float:
    """The best tile of the market for its price."""
    box, pool, slots = table.box, player.pool, player.slots
    money = player.thaler + player.workers + task.saving
    now, best = rates.rack(box, pool, slots), 0.0
    for tile, cost in zip(table.market, box.market_costs, strict=True):
        if tile and cost <= money:
            worth = rates.rack(box, (*pool, tile), slots) - now
            worth -= rates.weights.thaler * max(0, cost - task.saving)
            if worth > best:
                best = worth
    return best


# ------------------------------------------------------------------ Energize


def best_light(table: Table, player: Player, task: Task, rates: Rates) -> float:
    """The best building that an Energize action can reach, less what it costs."""
    now = table.energizing
    if now is not None and now.task.seat == player.seat and now.plant:
        view = survey(table, player, now.task, now.plant)
        return _announced(table, player, view, now, rates) if view is not None else 0.0
    buildings = open_buildings(table, player)
    if not buildings:
        return 0.0
    best = 0.0
    for plant in table.side.plants:
        view = survey(table, player, task, plant, buildings)
        if view is not None:
            best = max(best, _at_plant(table, player, view, rates))
    return best


def _at_plant(table: Table, player: Player, view: Survey, rates: Rates) -> float:
    weights = rates.weights
    most = [most_electricity(table, player, view, number) for number in range(view.uranium + 1)]
    best = 0.0
    for site, value in view.targets:
        worth = light_worth(table, player, site, value, rates)
        if worth <= best:
            continue
        for uranium, electricity in enumerate(most):
            if electricity >= value:
                coal = max(0, value - view.base - 2 * uranium)
                fees = max(0, uranium - view.free)
                spent = max(0, coal_cost(view, coal) - view.coal_saving) + fees - view.saving
                cost = weights.thaler * max(0, spent) + weights.uranium * uranium
                best = max(best, worth - cost)
    return best


def coal_cost(view: Survey, coal: int) -> int:
    """What so many coal cost."""
    if not view.prices:
        return 0
    return price_of(view.prices[0] if len(view.prices) == 1 else merged(*view.prices), coal)


def _announced(table: Table, player: Player, view: Survey, now: Energizing, rates: Rates) -> float:
    """An action of which plant and perhaps fuel are chosen; what was chosen is as good as paid."""
    if now.uranium < 0:
        return _at_plant(table, player, view, rates)
    weights = rates.weights
    have = electricity_so_far(table, view, now)
    paid = thaler_so_far(table, view, now)
    money = player.thaler + player.workers - paid
    bought = sum(count for _, count in now.coal)
    best = -5.0
    for site, value in view.targets:
        missing = max(0, value - have)
        more = coal_cost(view, bought + missing) - coal_cost(view, bought) if missing else 0
        if not missing or (now.region and more <= money):
            worth = light_worth(table, player, site, value, rates)
            best = max(best, worth - weights.thaler * more)
    return best - weights.thaler * paid - weights.uranium * now.uranium


def light_worth(table: Table, player: Player, site: str, value: int, rates: Rates) -> float:
    """What is gained by energizing a building that was only hoped for before."""
    standing, box, weights = table.sites[site], table.box, rates.weights
    worth = rates.worth(box.building_reward[standing.id]) + weights.light * value
    if standing.owner == player.seat:
        card = box.urban[standing.id]
        in_capital = table.side.sites[site].city == box.capital
        worth += (card.vp + 2 * card.vp_each) * (box.capital_factor if in_capital else 1)
        return worth - hopes(rates)[0] * rates.building(box, standing.id, in_capital)
    return worth * (1 - weights.neutral)


# ------------------------------------------------------------------ a tile in hand


def laying_worth(table: Table, player: Player, tile: str, rates: Rates) -> float:
    """What a tile in hand may activate on the best free space, by its ends at cities."""
    worth = [half_worth(table, player, tile, half, rates) for half in (1, 2)]
    best = 0.0
    rails = table.rails
    for space, first, second in places(table, tile):
        if space not in rails:
            gain = first * worth[0] + second * worth[1]
            if gain > best:
                best = gain
                if first and second:
                    break
    return best + joining_worth(table, player, rates) + 0.3


def joining_worth(table: Table, player: Player, rates: Rates) -> float:
    """What completing the best link that lacks one space would do: buildings reached, uranium, cities."""
    side, rails, weights = table.side, table.rails, rates.weights
    within, joined = reach(table), side.joined(table.completed)
    soon, later = hopes(rates)
    gain = soon - later
    dark: dict[str, float] = {}
    for building, site in player.buildings.items():
        city = side.sites[site].city
        if not table.sites[site].energized and city not in within.coal:
            dark[city] = dark.get(city, 0.0) + gain * hoped_for(table, building, site, rates)
    cubes = {
        side.sites[site].city: count
        for site, count in zip(player.mines, player.uranium, strict=True)
        if count
    }
    best = weights.railway
    for link in side.links.values():
        if link.id in table.completed or sum(space not in rails for space in link.spaces) > 1:
            continue
        worth = weights.city + weights.railway
        one, other = joined[link.a], joined[link.b]
        for near, far in ((one, link.b), (other, link.a)):
            if far in within.coal:
                worth += sum(part for city, part in dark.items() if city in near)
            if far in within.uranium:
                worth += 0.3 * sum(count for city, count in cubes.items() if city in near)
        if len(link.spaces) > 1:
            worth += table.box.opening_bonus
        best = max(best, worth)
    return best


def places(table: Table, tile: str) -> tuple[tuple[str, int, int], ...]:
    """Every space with the halves of a tile that would match cities there, the most first."""
    side = table.side
    key = (table.box.edition, side.name, tile)
    found = _KNOWN.get(key)
    if found is None:
        found = _KNOWN[key] = tuple(
            sorted(_matching_places(table, side, tile), key=lambda each: -sum(each[1:]))
        )
    return found


_KNOWN: dict[tuple[str, str, str], tuple[tuple[str, int, int], ...]] = {}


def _matching_places(table: Table, side: Side, tile: str) -> Iterable[tuple[str, int, int]]:
    edges = [table.box.half[tile, half].colour for half in (1, 2)]
    for space in side.spaces.values():
        for half in (1, 2):
            ends = (space.a, space.b) if half == 1 else (space.b, space.a)
            fits = [
                int(side.colour.get(end) in (edge, ANY) or (edge == JOKER and end in side.colour))
                for end, edge in zip(ends, edges, strict=True)
            ]
            yield space.id, fits[0], fits[1]
