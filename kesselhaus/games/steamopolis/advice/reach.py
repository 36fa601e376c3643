"""What own stones can bring: those on districts, and those on the gauge by what they can reach."""

from kesselhaus.games.steamopolis.advice.prospects import Budget, Offers, offers, sale_of
from kesselhaus.games.steamopolis.advice.weights import Weights
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.tasks.turn import MachineRun

HIGHEST = 8
"""The highest level and the highest pressure value."""


def placed_and_reachable(
    table: Table, player: Player, budget: Budget, weights: Weights
) -> tuple[float, float]:
    """The worth of the stones on districts, and of those on the gauge."""
    known = offers(table.box, weights, budget, sale_of(table), "B" if table.seats == 4 else "A")
    placed = _placed(table, player, budget, known, weights) if player.targets else 0.0
    return placed, _reachable(table, player, known, weights)


def _placed(table: Table, player: Player, budget: Budget, known: Offers, weights: Weights) -> float:
    """Every level's purchase once, and no more of them than can be paid."""
    _, effects, purchases, _ = known
    level_of, worth = table.box.level, 0.0
    held = float(budget.crystal + budget.gear + budget.discount)
    extras = []
    for district in player.targets:
        effect, level = effects[district], level_of[district]
        worth += effect
        if purchases[level] > effect:
            extras.append((purchases[level] - effect, level))
    if extras:
        extras.sort(reverse=True)
        bought = set()
        for extra, level in extras:
            if level not in bought:
                worth += extra
                bought.add(level)
                held -= weights.usual_price
                if held <= 0:
                    break
    return weights.visit * worth + weights.returned * len(player.targets)


def _reachable(table: Table, player: Player, known: Offers, weights: Weights) -> float:
    """Each stone's best open district, by way of the machines if that is better; low stones first."""
    taken = set() if table.final else set(table.shadow)
    for other in table.players:
        if other is player or not table.final:
            taken.update(other.targets)
    open_worths: list[list[float]] = [[] for _ in range(HIGHEST + 1)]
    for district, level, worth in known[0]:
        if district not in taken:
            open_worths[level].append(worth)
    values, acts, total, best = table.box.value, known[3], 0.0, 0.0
    for place, piece in enumerate(player.gauge):
        if piece == 1 or piece == 2:  # a stone, with or without arrow
            value = values[place]
            worth, level = best_landing(value, value, open_worths, acts)
            total += worth
            best = max(best, worth)
            if level:
                open_worths[level].remove(max(open_worths[level]))
    run = table.waiting(MachineRun) if player.seat == table.active else None
    if run is not None:
        # The running stone is nowhere: it is worth what it can still reach.
        worth, _ = best_landing(run.slot, run.slot, open_worths, acts)
        return (best if table.ending else total) + worth * (weights.visit / weights.reach)
    # In a final turn there is one more target and no more.
    return best if table.ending else total


def best_landing(
    value: int, entered: int, open_worths: list[list[float]], acts: tuple[float, ...]
) -> tuple[float, int]:
    """The best that a stone of a value can reach, and the level where it would be placed: on its way down it
    activates the machines in the slots below the value with which it starts.
    """
    best, chosen, on_the_way = 0.0, 0, 0.0
    for level in range(value, 0, -1):
        if level < entered:
            on_the_way += acts[level - 1]
        if open_worths[level]:
            found = max(open_worths[level]) + on_the_way
            if found > best:
                best, chosen = found, level
    return best, chosen
