"""What can still be done in the running turn: open halves, an action that was begun, a tile in hand."""

from collections.abc import Iterable

from kesselhaus.engine.tasks import Task
from kesselhaus.games.nucleum.advice.holdings import hoped_for, room
from kesselhaus.games.nucleum.advice.outlook import Rates
from kesselhaus.games.nucleum.advice.reach import reach
from kesselhaus.games.nucleum.map import Side
from kesselhaus.games.nucleum.rules.coal import merged, price_of
from kesselhaus.games.nucleum.rules.energize import electricity_so_far, offers
from kesselhaus.games.nucleum.rules.plants import Survey, most_electricity, open_buildings, survey
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks import ALL
from kesselhaus.games.nucleum.tasks.actions import (
    ACTIONS,
    Developing,
    Energizing,
    InAction,
    Industrializing,
    MainAction,
    Urbanizing,
)
from kesselhaus.games.nucleum.tasks.energize import Announcing, BurningUranium
from kesselhaus.games.nucleum.tasks.turn import OpenHalves, TileInHand
from kesselhaus.games.nucleum.terms import ANY, JOKER


def prospects(table: Table, player: Player, rates: Rates) -> float:
    """The worth of all that a player may still carry out before the turn is over."""
    return sum([_worth(table, player, task, rates) for task in table.agenda if task.__class__ in LEFT])


LEFT = frozenset(
    kind for kind in ALL if issubclass(kind, OpenHalves | TileInHand | MainAction | Announcing | InAction)
)
"""The kinds of tasks that hold something to be carried out."""


def _worth(table: Table, player: Player, task: Task, rates: Rates) -> float:
    """What a task on the agenda has in it for a player."""
    match task:
        case OpenHalves(seat, halves) if seat == player.seat:
            share = 1.0 if seat == table.active else 0.8
            return share * halves_worth(table, player, halves, rates)
        case TileInHand(seat, tile) if seat == player.seat:
            return laying_worth(table, player, tile, rates)
        case MainAction(seat) if seat == player.seat:
            return BEGUN + action_worth(table, player, task, rates)
        case Announcing(seat) if seat == player.seat:
            return BEGUN + announced_worth(table, player, task, rates)
        case _ if isinstance(task, InAction) and task.seat == player.seat:
            return BEGUN + action_worth(table, player, task.action, rates)
    return 0.0


BEGUN = 0.3
"""That an action can be carried out is certain by now."""


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
        actions = [kind(player.seat, saving) for kind in ACTIONS.values()]
        return max(action_worth(table, player, action, rates) for action in actions)
    return action_worth(table, player, box.actions[player.seat][tile, half], rates)


def action_worth(table: Table, player: Player, action: MainAction, rates: Rates) -> float:
    """A main action, by what the player could spend on it."""
    kind, weights, turns = type(action), rates.weights, rates.turns
    if kind is Energizing:
        return best_light(table, player, action, rates)
    if kind is Urbanizing:
        return best_building(table, player, action, rates)
    if kind is Industrializing:
        hands = player.workers + player.cubes + action.workers
        fade = min(1.0, turns / 10)
        return weights.industrialize * fade * min(1.0, hands / 2) + 0.3 * action.uranium if hands else 0.0
    if kind is Developing:
        return best_tile(table, player, action, rates)
    if "" not in player.contracts:
        return 0.0
    return weights.contract_action * min(1.0, turns / 5) + 0.5 * action.double


def best_building(table: Table, player: Player, action: MainAction, rates: Rates) -> float:
    """The best building that could be paid, wherever it might go."""
    box, weights, built = table.box, rates.weights, player.buildings
    money, saving = player.thaler + player.workers, action.saving + player.powers.urbanize_saving
    free = room(table, player, rates, reach(table))
    if not free:
        return 0.0
    share = 0.5 * (rates.shares[0] + rates.shares[1]) * max(0.3, 1 - weights.crowd * unlit(table, player))
    best = 0.0
    for building, card in box.urban.items():
        if building not in built:
            cost = max(0, box.urban_cost[card.level - 1] - saving)
            if cost <= money:
                worth = share * rates.building(box, building) - weights.thaler * cost
                if worth > best:
                    best = worth
    return weights.urbanize * best * min(1.0, 0.5 + 0.25 * free)


def unlit(table: Table, player: Player) -> int:
    standing = table.sites
    return sum([not standing[site].energized for site in player.buildings.values()])


def best_tile(table: Table, player: Player, action: MainAction, rates: Rates) -> float:
    """The best tile of the market for its price."""
    box, pool, slots = table.box, player.pool, player.slots
    money = player.thaler + player.workers + action.saving
    now, best = rates.rack(box, pool, slots), 0.0
    for tile, cost in zip(table.market, box.market_costs, strict=True):
        if tile and cost <= money:
            worth = rates.rack(box, (*pool, tile), slots) - now
            worth -= rates.weights.thaler * max(0, cost - action.saving)
            if worth > best:
                best = worth
    return best


# ------------------------------------------------------------------ Energize


def best_light(table: Table, player: Player, action: MainAction, rates: Rates) -> float:
    """The best building that an Energize action can reach, less what it costs."""
    buildings = open_buildings(table, player)
    if not buildings:
        return 0.0
    best = 0.0
    cities = {city for _, city, _ in buildings}
    joined = table.box.side.joined(table.completed)
    for plant in table.box.side.plants:
        if cities.isdisjoint(joined[plant]):
            continue
        view = survey(table, player, action, plant, buildings)
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
                spent = fuel_cost(view, coal, uranium)
                best = max(best, worth - weights.thaler * spent - weights.uranium * uranium)
    return best


def fuel_cost(view: Survey, coal: int, uranium: int) -> int:
    """Thaler for so many coal and for the turbines that so many uranium need (NU-131a)."""
    cost = max(0, uranium - view.free)
    if coal and view.prices:
        price = view.prices[0] if len(view.prices) == 1 else merged(*view.prices)
        cost += max(0, price_of(price, coal) - view.coal_saving)
    return max(0, cost - view.saving)


def announced_worth(table: Table, player: Player, task: Announcing, rates: Rates) -> float:
    """An action of which plant and perhaps fuel are chosen; what was chosen is as good as paid."""
    plan, view = task.plan, offers(table, task.plan)
    if isinstance(task, BurningUranium):
        return _at_plant(table, player, view, rates)
    weights = rates.weights
    have, bought = electricity_so_far(table, view, plan), sum(count for _, count in plan.coal)
    money = player.thaler + player.workers + player.cubes - plan.uranium
    best = -5.0
    for site, value in view.targets:
        missing = max(0, value - have)
        if missing and len(plan.coal) == len(view.regions):
            continue
        spent = fuel_cost(view, bought + missing, plan.uranium)
        if spent <= money:
            best = max(best, light_worth(table, player, site, value, rates) - weights.thaler * spent)
    return best - weights.uranium * plan.uranium


def light_worth(table: Table, player: Player, site: str, value: int, rates: Rates) -> float:
    """What is gained by energizing a building that was only hoped for before."""
    standing, box, weights = table.sites[site], table.box, rates.weights
    worth = rates.worth(box.building_reward[standing.id]) + weights.light * value
    if standing.owner == player.seat:
        card = box.urban[standing.id]
        in_capital = table.box.side.sites[site].city == box.capital
        worth += (card.vp + 2 * card.vp_each) * (box.capital_factor if in_capital else 1)
        return worth - rates.shares[0] * rates.building(box, standing.id, in_capital)
    return worth * (1 - weights.neutral)


# ------------------------------------------------------------------ a tile in hand


def laying_worth(table: Table, player: Player, tile: str, rates: Rates) -> float:
    """What a tile in hand may activate and join on the best free space, less what is given away with it."""
    box, pool, weights = table.box, player.pool, rates.weights
    one, other = (half_worth(table, player, tile, half, rates) for half in (1, 2))
    rails, spaces = table.rails, table.box.side.spaces
    joins = joining_worth(table, player, rates)
    best = 0.0
    for space, first, second in places(table, tile):
        if space not in rails:
            there = spaces[space]
            gain = first * one + second * other - weights.thaler * there.surcharge
            gain += joins.get(there.link, weights.railway)
            if gain > best:
                best = gain
    kept = tuple([each for each in pool if each != tile])
    return best - rates.rack(box, pool, player.slots) + rates.rack(box, kept, player.slots) - weights.worker


def joining_worth(table: Table, player: Player, rates: Rates) -> dict[str, float]:
    """What a tile on each link would do: buildings nearer to light, mines nearer to a Nucleum, cities."""
    side, rails, weights, shares = table.box.side, table.rails, rates.weights, rates.shares
    within = reach(table)
    dark: list[tuple[int, float]] = []
    for building, site in player.buildings.items():
        if not table.sites[site].energized:
            lacking, links = within.light[side.sites[site].city]
            if lacking:
                gain = shares[lacking - 1] - shares[lacking]
                dark.append((links, gain * hoped_for(table, building, site, rates)))
    for site, count in zip(player.mines, player.uranium, strict=True):
        if count:
            lacking, links = within.uranium[side.sites[site].city]
            if lacking:
                dark.append((links, 0.3 * count / lacking))
    found = {}
    for place, link in enumerate(side.links.values()):
        if link.id in table.completed:
            continue
        worth = weights.railway
        for links, gain in dark:
            if links >> place & 1:
                worth += gain
        if sum([space not in rails for space in link.spaces]) == 1:
            worth += weights.city + table.box.opening_bonus * (len(link.spaces) > 1)
        found[link.id] = worth
    return found


def places(table: Table, tile: str) -> tuple[tuple[str, int, int], ...]:
    """Every space with the halves of a tile that would match cities there, the most first."""
    side = table.box.side
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
