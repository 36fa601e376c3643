"""What machines, cards and steps of effects are worth when they are carried out, roughly."""

from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain.advice.weights import Weights
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.state import Player, Table

KEPT = 64
_known: dict[tuple[MountainBox, int], dict[str, float]] = {}


def prices(weights: Weights, turns: float) -> dict[str, float]:
    """What one resource is worth; late in the game there is little left to buy."""
    use = min(1.0, turns / weights.spending)
    rest = weights.left_over * (1 - use)
    return {kind: rest + use * float(getattr(weights, kind)) for kind in RESOURCES}


def activations(box: MountainBox, weights: Weights) -> dict[str, float]:
    """By machine, card and award: what its effect brings on average."""
    key = box, id(weights)
    known = _known.get(key)
    if known is None:
        if len(_known) >= KEPT:
            _known.clear()
        known = _known[key] = {
            thing: sum(step_worth(step, weights) for step in effect) for thing, effect in box.effects.items()
        }
    return known


def step_worth(step: e.AnyStep, weights: Weights, times: int = 0) -> float:
    """An average for one step, carried out so many times."""
    count = times or getattr(step, "count", 1)
    match step:
        case e.Gain(goods):
            return sum(amount * float(getattr(weights, kind)) for kind, amount in goods.items())
        case e.Vp(points):
            return float(points)
        case e.VpPer(_, each, most):
            return each * most / 2
        case e.PayStep(cost, then):
            paid = sum(amount * float(getattr(weights, kind)) for kind, amount in cost.items())
            return max(0.0, sum(step_worth(each, weights) for each in then) - paid) * count * 0.8
        case e.BuyMachine():
            return 2.0
        case e.BuyUpgrade():
            return 2.5
        case _:
            return count * PER_STEP[type(step)]


PER_STEP: dict[type[e.Step], float] = {
    e.GainChoice: 1.0,
    e.DrawStep: 1.4,
    e.TakeScaffoldStep: 1.7,
    e.BuildScaffoldStep: 1.8,
    e.BuildMachineStep: 2.8,
    e.MoveStep: 2.4,
    e.RescueStep: 4.0,
    e.SwapStep: 0.2,
    e.ReturnAirship: 1.3,
    e.ActivateAdjacent: 2.4,
    e.ActivateAnywhere: 2.6,
    e.Duplicate: 2.4,
    e.OpenDocks: 0.6,
}


def turns_to_come(table: Table, player: Player, weights: Weights) -> float:
    """Turns that the player may expect after the running one: the barracks are the clock."""
    seats = table.seats
    place = (player.seat - table.active) % seats
    if table.turns_left >= 0:
        return float(0 < place <= table.turns_left)
    crowd = sum([len(each.barracks) for each in table.players]) / (table.box.barracks_levels * seats)
    still = table.standstill_count / (table.box.standstill_rounds * seats)
    return 0.5 + weights.length * min(float(crowd**0.8), 1 - 0.8 * still)
