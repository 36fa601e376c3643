"""What resources, abilities and steps of effects are worth, roughly: tables that are made once."""

from functools import lru_cache

from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain.advice.weights import Weights
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.state import Player, Table

MOST = 150
"""Nobody holds more of a kind; what is above is worth no more."""
ENOUGH = {"coal": 3, "iron": 3, "water": 2, "gold": 2, "whistle": 3}
"""What one purchase or one Forge takes."""

CARD = 2.8
"""What a card brings that nobody has seen."""

Purse = dict[str, tuple[float, ...]]
"""What so many of a kind are worth."""


def quarters(turns: float) -> int:
    """Time in steps, so that tables can be kept."""
    return int(4 * turns) if turns < 8 else 32


@lru_cache(maxsize=4096)
def purse(weights: Weights, time: int, limit: int) -> Purse:
    """What is above the limit is only good for this turn; late in the game there is little left to buy."""
    use = min(1.0, time / 4 / weights.spending)
    found: Purse = {}
    for kind in RESOURCES:
        full, worth = weights.goods * float(getattr(weights, kind)), 0.0
        steps = [worth]
        for amount in range(1, MOST + 1):
            each = full if amount <= ENOUGH[kind] else full * weights.plenty
            if amount > limit:
                each *= weights.excess
            worth += use * each + (1 - use) * weights.left_over * (amount <= limit)
            steps.append(worth)
        found[kind] = tuple(steps)
    return found


PER_TURN: dict[str, float] = {
    "more_coal": 0.2,
    "more_iron": 0.22,
    "more_gold": 0.2,
    "water_vp": 0.1,
    "limit": 0.03,
    "occupied_docks": 0.2,
    "occupied_machines": 0.1,
    "occupied_upgrade_dock": 0.05,
    "small_diagonals": 0.6,
    "medium_diagonals": 0.3,
    "folding": 0.1,
    "move_discount": 0.25,
    "first_move_discount": 0.22,
    "rescue_discount": 0.1,
    "errands": 0.4,
    "buildings": 0.25,
    "dry_building": 0.35,
    "scaffold_vp": 0.35,
    "contact_vp": 0.35,
    "machine_vp": 0.2,
    "activate_built": 0.6,
    "promotion_vp": 0.25,
    "rescue_vp": 0.1,
    "flood_water": 0.1,
    "flood_vp": 0.15,
    "small_coal_discount": 0.1,
    "iron_discount": 0.15,
    "machine_discount": 0.25,
    "purchase_vp": 0.2,
    "upgrade_discount": 0.15,
    "upgrade_vp": 0.15,
    "dock_scaffolds": 0.4,
    "dock_choice": 0.4,
    "large_whistles": 0.35,
    "large_vp": 0.25,
    "cards": 0.1,
    "tower_vp": 0.2,
    "end_upgrade_vp": 0.1,
}
"""What each power brings in a turn, apart from what it has brought already."""


@lru_cache(maxsize=65536)
def per_turn(box: MountainBox, ability: str, upgrades: tuple[str, ...]) -> float:
    """What ability and upgrades bring in a turn to come."""
    powers = box.powers(ability, upgrades)
    return sum([PER_TURN[power] * times for power, times in powers.items() if times])


PER_STEP: dict[type[e.Step], float] = {
    e.GainChoice: 1.2,
    e.DrawStep: 1.9,
    e.TakeScaffoldStep: 2.4,
    e.BuildScaffoldStep: 1.8,
    e.BuildMachineStep: 3.5,
    e.MoveStep: 3.0,
    e.RescueStep: 6.0,
    e.SwapStep: 0.3,
    e.ReturnAirship: 1.5,
    e.ActivateAdjacent: 2.4,
    e.ActivateAnywhere: 3.0,
    e.Duplicate: 2.4,
    e.OpenDocks: 0.6,
}


@lru_cache(maxsize=64)
def activations(box: MountainBox, weights: Weights) -> dict[str, float]:
    """By machine, card and award: what its effect brings on average."""
    return {
        thing: sum([step_worth(step, weights) for step in effect]) for thing, effect in box.effects.items()
    }


def step_worth(step: e.AnyStep, weights: Weights, times: int = 0) -> float:
    """An average for one step, carried out so many times."""
    count = times or getattr(step, "count", 1)
    match step:
        case e.Gain(goods):
            return sum([amount * float(getattr(weights, kind)) for kind, amount in goods.items()]) * 0.9
        case e.Vp(points):
            return float(points)
        case e.VpPer(_, each, most):
            return each * most / 2
        case e.PayStep(cost, then):
            paid = sum([amount * float(getattr(weights, kind)) for kind, amount in cost.items()])
            return max(0.0, sum([step_worth(each, weights) for each in then]) - paid) * count * 0.8
        case e.BuyMachine():
            return 3.0
        case e.BuyUpgrade():
            return 3.5
        case _:
            return count * PER_STEP[type(step)]


def turns_to_come(table: Table, player: Player, weights: Weights) -> float:
    """Turns that the player may expect after the running one: the barracks are the clock.

    Whoever waits too long waits in vain: as the rounds pass, less and less is believed to come.
    """
    seats = table.seats
    if table.turns_left >= 0:
        place = (player.seat - table.active) % seats
        return float(0 < place <= table.turns_left)
    crowd = sum([len(each.barracks) for each in table.players]) / (table.box.barracks_levels * seats)
    still = table.standstill_count / (table.box.standstill_rounds * seats)
    soon = (weights.patience - table.turn / seats) * 0.5
    return max(0.1, min(0.5 + weights.length * crowd, weights.length * (1 - 0.8 * still), soon))
