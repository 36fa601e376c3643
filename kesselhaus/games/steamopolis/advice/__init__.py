"""What a position is worth to a seat, in vote points it may expect at the end. For bots, not a rule."""

from kesselhaus.games.steamopolis.advice.prospects import (
    Budget,
    banner_worth,
    budget_of,
    last_statue,
    stone_worth,
)
from kesselhaus.games.steamopolis.advice.reach import placed_and_reachable
from kesselhaus.games.steamopolis.advice.weights import WEIGHTS, Weights
from kesselhaus.games.steamopolis.advice.worths import (
    machine_yields,
    parts_worth,
    symbol_worth,
    wares,
)
from kesselhaus.games.steamopolis.box import Atom
from kesselhaus.games.steamopolis.state import (
    ARROW,
    STONE,
    Player,
    Table,
)
from kesselhaus.games.steamopolis.tasks import AnyTask
from kesselhaus.games.steamopolis.tasks.buying import Building, Hanging, PayingTile, Scrapping, TakingTile
from kesselhaus.games.steamopolis.tasks.effects import (
    Effect,
    Guest,
    LosingStone,
    PayingForPart,
    RunningMachines,
    Symbol,
    TakingGears,
)
from kesselhaus.games.steamopolis.tasks.kinds import OfSeat
from kesselhaus.games.steamopolis.tasks.turn import MachineRun

__all__ = ["FIRST_SIGHT", "SPREAD", "STYLES", "WEIGHTS", "Weights", "features", "judgement", "phase", "value"]

SPREAD = 8.0
"""A lead of so many points is worth something, but not the game."""
FIRST_SIGHT = 1.0
"""A turn is played on by one seat nearly alone, so there is little noise."""
STYLES = {
    "builder": {"room": 1.2, "storage": 1.2},
    "trader": {"goods": 1.1, "patrons": 1.3, "banners": 1.5},
    "racer": {"gauge": 1.15, "rides": 1.3, "closing": 1.3},
}
"""What players of different kinds hold dear."""

LENGTHS = (1.0, 0.9, 1.4, 1.0, 0.9)
"""By seats: how long a match takes, compared with three of them."""


def phase(table: Table) -> int:
    """A turn of one seat."""
    return table.turn


def value(table: Table, seat: int, weights: Weights = WEIGHTS) -> float:
    """The sum of all features; an estimate of the final score."""
    return sum(features(table, seat, weights).values())


def judgement(table: Table, seat: int) -> float:
    """There is only one opinion."""
    return value(table, seat)


def features(table: Table, seat: int, weights: Weights = WEIGHTS) -> dict[str, float]:
    """What a seat has, each in points expected at the end."""
    player = table.players[seat]
    if not table.agenda:
        return {"score": player.score - weights.lost * table.lost}
    if table.final and _is_done(table, seat):
        return {"score": float(player.score)}
    cycles = cycles_left(table, weights)
    soon = min(1.0, cycles)
    budget = budget_of(table, player, cycles, urgency(table, weights), weights)
    placed, reachable = placed_and_reachable(table, player, budget, weights)
    return {
        "score": float(player.score),
        "goods": _goods(table, player, weights),
        "gauge": _gauge(player, cycles, weights),
        "reach": weights.reach * reachable,
        "targets": placed + weights.aboard * len(table.aboard) * (seat == table.active),
        "room": _room(table, player, cycles, weights),
        "stones": _stones(table, player, cycles, weights),
        "patrons": weights.sponsor * cycles * len(player.sponsors)
        + weights.gala * soon * (player.gala is not None),
        "banners": weights.banner * cycles * len(player.banners)
        + weights.passenger_tile * cycles * len(player.passenger_tiles),
        "parasites": _parasites(table, player, weights) * soon,
        "storage": weights.space * min(float(player.storage), weights.spaces) * soon,
        "rides": _rides(table, player, weights),
        "closing": _closing(table, budget.haste),
        "pending": _pending(table, seat, budget, weights),
        "danger": -weights.danger * (table.seats == 1 and player.score <= 1 and not table.final),
    }


def _is_done(table: Table, seat: int) -> bool:
    """ST-166: the seat has had its final turn."""
    first, seats = table.start_player, table.seats
    return (seat - first) % seats < (table.active - first) % seats


def cycles_left(table: Table, weights: Weights) -> float:
    """How many cycles (from one Fly action to the next) are to come. By the round alone: if it sank with
    every tile that is bought, nobody would like to bring the game to an end.
    """
    if table.ending:
        return weights.final_cycles
    length = LENGTHS[table.seats]
    return max(weights.least_cycles, weights.cycles * (length - table.round / weights.rounds))


def _goods(table: Table, player: Player, weights: Weights) -> float:
    crystal, gear = player.crystal, player.gear
    surplus = max(0.0, crystal + gear - min(player.storage, weights.enough))
    worth = weights.crystal * crystal + weights.gear * gear
    if surplus:
        worth -= surplus * (worth / (crystal + gear) - weights.plenty)
    if not table.ending:
        return worth
    # In the final turn nothing is bought any more when the last stone has come back.
    last = table.final and player.seat == table.active and not player.targets and table.flew
    return worth * (0.1 if last else weights.last_goods)


def _gauge(player: Player, cycles: float, weights: Weights) -> float:
    positions, arrows, markers = 0, 0, 0
    for place, piece in enumerate(player.gauge):
        if piece == STONE:
            positions += place
        elif piece == ARROW:
            positions += place
            arrows += 1
        elif piece > ARROW + 1:
            markers += 1
    arrows += sum(player.targets.values())
    worth = weights.move * positions * (1.0 if cycles > weights.final_cycles else 0.3)
    return worth + cycles * (weights.arrow * arrows + weights.base * player.base + weights.marker * markers)


def _room(table: Table, player: Player, cycles: float, weights: Weights) -> float:
    yields, worth, share = machine_yields(table.box, weights), 0.0, 1.0
    for face in player.room:
        if face is not None:
            worth += yields[face] * share
        share -= weights.slot
    return worth * cycles


def _parasites(table: Table, player: Player, weights: Weights) -> float:
    placed = len(player.parasites) - player.parasites.count(None)
    guests = 0
    if table.seats > 1:
        for other in table.players:
            if other is not player:
                for place in other.parasites:
                    if place is not None and place.seat == player.seat:
                        guests += 1
    return weights.parasite * placed - weights.guest * guests


def _rides(table: Table, player: Player, weights: Weights) -> float:
    """ST-85: a passenger can be carried between two own targets."""
    if not player.targets:
        return 0.0
    level_of, worth = table.box.level, 0.0
    levels = [level_of[district] for district in player.targets]
    for passenger, level in table.passengers.items():
        if level and passenger not in table.delivered:
            wanted, alternative = table.targets_of(passenger)
            here, there = level in levels, (alternative if wanted == level else wanted) in levels
            if here and there:
                worth += weights.ride
            elif here or there:
                worth += weights.half_ride
    return worth


def _stones(table: Table, player: Player, cycles: float, weights: Weights) -> float:
    return sum(
        stone_worth(count, cycles, weights) for count in range(1, table.box.stones - player.reserve + 1)
    )


def _closing(table: Table, haste: float) -> float:
    """Nobody wins a game that does not end: tiles have to leave the markets."""
    markets = table.markets.values()
    gone = 4 * len(markets) - sum(map(len, markets)) + 0.5 * (len(table.box.markers) - table.markers_left)
    return haste * gone


def urgency(table: Table, weights: Weights) -> float:
    """What it is worth that a tile leaves the markets; more and more when the game drags on."""
    drag = min(table.round / (weights.rounds * LENGTHS[table.seats]), weights.longest)
    return weights.closing * (drag if drag < 1.0 else drag**weights.dragging)


def _pending(table: Table, seat: int, budget: Budget, weights: Weights) -> float:
    """What is still to come of an effect, a purchase or a machine run that has begun."""
    worth = 0.0
    for task in table.agenda:
        if isinstance(task, OfSeat) and task.seat == seat:
            worth += _task_worth(table, task, budget, weights)
    for passenger in table.delivered:
        worth += (1.0 if passenger == "banker" else 0.6) * (seat == table.active)
    return worth


def _task_worth(table: Table, task: AnyTask, budget: Budget, weights: Weights) -> float:
    match task:
        case RunningMachines(slot=slot) if slot:
            return 0.0
        case Symbol():
            return symbol_worth(Atom(task.symbol, task.n))
        case Effect() | PayingForPart():
            return parts_worth(task.parts)
        case Guest():
            return 0.5
        case TakingGears():
            return 0.9
        case MachineRun():
            return weights.returned
        case LosingStone():
            return -stone_worth(budget.stones, budget.cycles, weights)
    return _purchase_worth(table, task, budget, weights)


def _purchase_worth(table: Table, task: AnyTask, budget: Budget, weights: Weights) -> float:
    match task:
        case PayingTile():
            price = wares(table.box, weights)[task.tile].price
            return -price * (weights.last_goods if table.ending else 1.0)
        case Scrapping():
            return -budget.least * budget.cycles
        case TakingTile():
            worth = budget.haste
            if _is_last(table, task.tile):
                worth += last_statue(table)
            if task.as_machine:
                worth += table.box.ranks[table.box.machines[task.tile].rank].sp
            return worth
        case Building():
            return machine_yields(table.box, weights)[task.tile] * budget.cycles
        case Hanging():
            return banner_worth(budget, table.box.machines[task.tile].colour)
    return 0.0


def _is_last(table: Table, tile: str) -> bool:
    """Its market has no other, so its statue is raised."""
    return any(len(lots) == 1 and lots[0].tile == tile for lots in table.markets.values())
