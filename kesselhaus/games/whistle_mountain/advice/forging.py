"""What a Forge can bring: tiles at their best places, workers on their best squares."""

from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain.advice.ledger import SHORT, Ledger
from kesselhaus.games.whistle_mountain.advice.places import most_contacts
from kesselhaus.games.whistle_mountain.advice.storage import machine_worth, scaffold_worth
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.options import FromBarracks, FromSquare
from kesselhaus.games.whistle_mountain.rules.forge import (
    building_cost,
    buildings_left,
    errands_left,
    move_cost,
    rescue_cost,
)
from kesselhaus.games.whistle_mountain.rules.paying import can_pay
from kesselhaus.games.whistle_mountain.rules.scaffolds import empty_squares
from kesselhaus.games.whistle_mountain.tasks.turn import Forging

ANY_TURN = -1


def built_scaffold(ledger: Ledger, tile: str, turn: int = ANY_TURN) -> float:
    """The most points that a scaffold could score, beyond what it is worth in storage."""
    table, powers = ledger.table, ledger.player.powers
    structure = table.ground.scaffold | table.ground.machine
    by_turn = most_contacts(table.box, table.box.scaffolds[tile].form, empty_squares(table), structure)
    best = max(by_turn) if turn == ANY_TURN else by_turn[turn]
    more = powers["contact_vp"] if best >= table.box.contacts_for_ability else 0
    stored = scaffold_worth(ledger.player, len(ledger.player.scaffolds) - 1, ledger.turns, ledger.weights)
    return best + more + powers["scaffold_vp"] - stored


def usual_scaffold(ledger: Ledger, number: int) -> float:
    """The same without looking for a place."""
    powers = ledger.player.powers
    points = ledger.weights.contacts + powers["contact_vp"] + powers["scaffold_vp"]
    return points - scaffold_worth(ledger.player, number, ledger.turns, ledger.weights)


def built_machine(ledger: Ledger, machine: str, turn: int = ANY_TURN) -> float:
    """The points of a machine, and of the own workers that it covers, beyond what they are worth now."""
    box, player = ledger.table.box, ledger.player
    powers, vp = player.powers, box.machines[machine].vp
    stored = machine_worth(vp, len(player.machines) - 1, ledger.turns, ledger.weights)
    more = powers["machine_vp"] + 2.5 * powers["activate_built"]
    covered, count = best_cover(ledger, machine, turn) if player.standing else (0.0, 0)
    return covered + ledger.hopes.less_room(machine, count) + vp + more - stored


def best_cover(ledger: Ledger, machine: str, turn: int) -> tuple[float, int]:
    """What own workers gain at most that a machine covers, and how many they are."""
    table, hopes = ledger.table, ledger.hopes
    gains, own = [], 0
    for square in ledger.player.standing:
        bit, row = GRID.bit[square], square[1]
        own |= bit
        gains.append((bit, hopes.promoted(row) - hopes.standing(bit, row, hopes.luck)))
    best, most = 0.0, 0
    for number, piece in enumerate(table.box.pieces[machine]):
        if turn not in (ANY_TURN, number):
            continue
        for handle in GRID.bits(piece.handles(table.ground.scaffold) & piece.reaching(own)):
            lying = piece.lying(handle)
            found, count = 0.0, 0
            for bit, gained in gains:
                if bit & lying:
                    found += gained
                    count += 1
            if found > best:
                best, most = found, count
    return best, most


def best_move(ledger: Ledger, worker: Option | None = None) -> float:
    """To the best square; a worker that has been picked up stays where it is until then."""
    player, hopes = ledger.player, ledger.hopes
    best = hopes.best_square()
    if best < 0:
        return 0.0
    if isinstance(worker, FromSquare):
        return best - hopes.standing(GRID.bit[worker.column, worker.row], worker.row)
    starts = [hopes.next_to_leave()] if player.barracks else []
    if not isinstance(worker, FromBarracks):
        starts += [hopes.standing(GRID.bit[square], square[1]) for square in player.standing]
    return best - min(starts, default=best)


def rescued(ledger: Ledger) -> float:
    """What the rescue of a worker brings."""
    best = ledger.hopes.best_square()
    if best < 0 or not ledger.player.pool:
        return 0.0
    return best - ledger.hopes.in_pool() + ledger.player.powers["rescue_vp"]


def errand(ledger: Ledger, forge: Forging) -> float:
    """A move or a rescue, whichever is better."""
    table, player = ledger.table, ledger.player
    best = 0.0
    if player.barracks or player.standing:
        cost = move_cost(table, player, forge)
        if can_pay(player, cost):
            best = best_move(ledger) - ledger.spent(cost)
    if player.pool:
        cost = rescue_cost(table, player)
        if can_pay(player, cost):
            best = max(best, rescued(ledger) - ledger.spent(cost))
    return best


def fits(ledger: Ledger, machine: str) -> bool:
    scaffold = ledger.table.ground.scaffold
    return any(piece.handles(scaffold) for piece in ledger.table.box.pieces[machine])


def further_water(ledger: Ledger, number: int) -> float:
    """What the water for a further building is worth; whistles do as well."""
    goods = ledger.player.goods
    have, worth = goods["water"] - number, ledger.purse["water"]
    if have > 0:
        return worth[have] - worth[have - 1]
    return ledger.weights.whistle if have + goods["whistle"] > 0 else SHORT


def forge_left(ledger: Ledger, forge: Forging) -> float:
    """The buildings and the errand that are still open; what each one brings beyond what is there now."""
    table, player = ledger.table, ledger.player
    worth = 0.0
    left = buildings_left(table, player, forge)
    if left > 0 and (player.machines or player.scaffolds):
        gains = [built_machine(ledger, each) for each in player.machines if fits(ledger, each)]
        gains += [usual_scaffold(ledger, number) for number in range(len(player.scaffolds))]
        gains.sort(reverse=True)
        free = left if player.powers["dry_building"] else int(not building_cost(table, player, forge))
        for number, gain in enumerate(gains[:left]):
            worth += max(0.0, gain - (0.0 if number < free else further_water(ledger, number - free)))
    if errands_left(table, player, forge) > 0:
        worth += max(0.0, errand(ledger, forge))
    return worth
