"""What a position is worth to a seat, in vote points it may expect at the end. For bots, not a rule."""

from kesselhaus.games.steamopolis.advice.weights import WEIGHTS, Weights
from kesselhaus.games.steamopolis.advice.worths import (
    SYMBOLS,
    district_worths,
    machine_yields,
    parts_worth,
    symbol_worth,
)
from kesselhaus.games.steamopolis.box import Atom
from kesselhaus.games.steamopolis.rules.storing import can_pay
from kesselhaus.games.steamopolis.state import (
    ARROW,
    BUILD,
    FINAL,
    GUEST,
    HANG,
    OVER,
    PARTS,
    PAY,
    STONE,
    TAKE_TILE,
    Player,
    Table,
)

__all__ = ["FIRST_SIGHT", "SPREAD", "WEIGHTS", "Weights", "features", "judgement", "phase", "value"]

SPREAD = 8.0
"""A lead of so many points is worth something, but not the game."""
FIRST_SIGHT = 1.0
"""A turn is played on by one seat nearly alone, so there is little noise."""


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
    if table.moment == OVER:
        return {"score": player.score - weights.lost * table.lost}
    cycles = cycles_left(table, weights)
    return {
        "score": float(player.score),
        "goods": _goods(table, player, weights),
        "gauge": _gauge(player, cycles, weights),
        "targets": _targets(table, player, cycles, weights),
        "room": _room(table, player, cycles, weights),
        "stones": _stones(table, player, cycles, weights),
        "patrons": weights.sponsor * cycles * len(player.sponsors) + weights.gala * (player.gala is not None),
        "banners": weights.banner * cycles * len(player.banners)
        + weights.passenger_tile * cycles * len(player.passenger_tiles),
        "parasites": _parasites(table, player, weights),
        "storage": weights.space * min(float(player.storage), weights.spaces),
        "rides": _rides(table, player, weights),
        "closing": _closing(table, player, weights),
        "pending": _pending(table, seat, cycles, weights),
        "danger": -weights.danger * (table.seats == 1 and player.score <= 1 and table.moment != FINAL),
    }


def cycles_left(table: Table, weights: Weights) -> float:
    """How many cycles (from one Fly action to the next) are to come. By the round alone: if it sank with
    every tile that is bought, nobody would like to bring the game to an end.
    """
    if table.ending:
        return weights.final_cycles
    return max(weights.least_cycles, weights.cycles * (1.0 - table.round / weights.rounds))


def _goods(table: Table, player: Player, weights: Weights) -> float:
    crystal, gear = player.crystal, player.gear
    surplus = max(0.0, crystal + gear - min(player.storage, weights.enough))
    worth = weights.crystal * crystal + weights.gear * gear
    if surplus:
        worth -= surplus * (worth / (crystal + gear) - weights.plenty)
    return worth * (0.6 if table.ending else 1.0)


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
    worth = weights.move * positions * (1.0 if cycles > weights.final_cycles else 0.4)
    return worth + cycles * (weights.arrow * arrows + weights.base * player.base + weights.marker * markers)


def _targets(table: Table, player: Player, cycles: float, weights: Weights) -> float:
    """Stones on districts: what is to be had there, by the district or by a purchase."""
    box, worth = table.box, 0.0
    effects, level_of, haste = district_worths(box), box.level, urgency(table, weights)
    for district in player.targets:
        best = effects[district]
        level = level_of[district]
        if level > 1:
            for tile in table.open_tiles(level):
                machine = box.machines[tile]
                if can_pay(player, machine.crystal, machine.gear):
                    worth_of_tile = purchase_worth(table, player, tile, cycles, weights) + haste
                    best = max(best, worth_of_tile)
        worth += weights.visit * best + weights.returned
    for _passenger, _level in table.aboard:
        worth += weights.aboard * (player.seat == table.active)
    return worth


def purchase_worth(table: Table, player: Player, tile: str, cycles: float, weights: Weights) -> float:
    """What the better use of a tile brings beyond its price."""
    box = table.box
    machine = box.machines[tile]
    rank = box.ranks[machine.rank]
    price = weights.crystal * machine.crystal + weights.gear * machine.gear
    given_up = 0.9 * cycles if rank.scrap else 0.0
    as_machine = rank.sp + machine_yields(box, weights)[tile] * cycles - given_up
    as_banner = _banner_worth(table, player, machine.colour) - weights.stone * cycles - 0.4
    return max(as_machine, as_banner) - price - 0.3 * rank.invite * (table.seats > 1)


def _banner_worth(table: Table, player: Player, colour: str) -> float:
    if colour == "purple":
        machines, count = table.box.machines, table.box.banner_count
        return 2.0 + sum(count[machines[tile].colour] for tile in player.banners)
    return float(player.tiles if colour == "orange" else len(player.passenger_tiles))


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
    count = table.box.stones - player.reserve
    return weights.stone * cycles * count + 2 * weights.few_stones * (1.0 - 0.5 ** (count - 1))


def _closing(table: Table, player: Player, weights: Weights) -> float:
    """Nobody wins a game that does not end: tiles have to leave the markets, and be saved for."""
    left, best = 0.5 * table.markers_left, 0.0
    machines, crystal, gear = table.box.machines, player.crystal, player.gear
    for lots in table.markets.values():
        if lots:
            left += len(lots)
            tile = lots[0].tile
            if tile is not None:
                machine = machines[tile]
                held = min(crystal, machine.crystal) + min(gear, machine.gear)
                best = max(best, held / (machine.crystal + machine.gear))
    most = 4 * len(table.markets) + 0.5 * len(table.box.markers)
    return urgency(table, weights) * (most - left + weights.saving * best)


def urgency(table: Table, weights: Weights) -> float:
    """What it is worth that a tile leaves the markets; more and more when the game drags on."""
    drag = min(table.round / weights.rounds, weights.longest)
    return weights.closing * (drag if drag < 1.0 else drag**weights.dragging)


def _pending(table: Table, seat: int, cycles: float, weights: Weights) -> float:
    """What is still to come of an effect or a purchase that has begun."""
    worth = 0.0
    for task in table.agenda:
        if task.seat != seat:
            continue
        what = task.what
        if what in SYMBOLS:
            worth += symbol_worth(Atom(what, task.left))
        elif what in (PARTS, PAY):
            worth += parts_worth(task.parts)
        elif what == GUEST:
            worth += 0.5
        elif what == BUILD:
            worth += machine_yields(table.box, weights)[task.source] * cycles
        elif what == HANG:
            colour = table.box.machines[task.source].colour
            worth += _banner_worth(table, table.players[seat], colour)
        elif what == TAKE_TILE and task.begun:
            worth += table.box.ranks[table.box.machines[task.source].rank].sp
        elif what == "lose_stone":
            worth -= weights.stone * cycles + 0.4
        elif what == "scrap":
            worth -= 0.8 * cycles
        elif what == "res_gears":
            worth += 0.9
    if table.run_slot and seat == table.active:
        worth += weights.returned + weights.visit * (1.2 + 0.2 * (table.run_slot - 1))
    for passenger in table.delivered:
        worth += (1.0 if passenger == "banker" else 0.6) * (seat == table.active)
    return worth
