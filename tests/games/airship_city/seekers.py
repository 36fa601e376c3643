"""Players for the recorded matches of Airship City: one who does what comes up, and one who has a goal.

Pure chance never builds much, so matches that end by airships or facilities are played by seekers. They know
what they want to build and look through each of their turns for the way that brings them nearest to it.
They are meant to stay as they are: a record should change only when the rules do.
"""

from collections.abc import Sequence
from random import Random

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.airship_city import options as o
from kesselhaus.games.airship_city.state import Table
from tests.records.playing import Chooser


def lively(chance: Random) -> Chooser:
    """Acts, builds and delivers where that is possible, and shifts seldom; otherwise at random."""
    liking = {o.Act: 12, o.Fulfil: 20, o.Donate: 4, o.Shift: 0.1, o.Barter: 0.1, o.EndTurn: 20, o.FlyOn: 0.5}

    def choose(match: Match[Table]) -> Option:
        question = match.question
        assert isinstance(question, Ask)
        weights = [float(liking.get(type(option), 1)) for option in question.options]
        return chance.choices(question.options, weights)[0]

    return choose


def seeker(seat: int, wanted: Sequence[tuple[str, int]], chance: Random) -> Chooser:
    """Wants so many own markers on each of some sections, in this order."""
    way: list[Option] = []
    otherwise = lively(chance)

    def choose(match: Match[Table]) -> Option:
        question = match.question
        assert isinstance(question, Ask)
        if not way or way[0] not in question.options:
            way[:] = best_way(match, seat, wanted)
        return way.pop(0) if way else otherwise(match)

    return choose


USELESS = (o.Shift, o.Barter, o.FlyOn, o.TakeContract, o.FreeShift)


def best_way(match: Match[Table], seat: int, wanted: Sequence[tuple[str, int]]) -> list[Option]:
    """The answers of the rest of the turn that bring the seat nearest to what it wants."""
    start = match.version
    turn = match.state.turn
    best: tuple[float, list[Option]] = (float("-inf"), [])
    ways = [match.fork()]
    while ways:
        now = ways.pop()
        question = now.question
        if not isinstance(question, Ask) or question.seat != seat or now.state.turn != turn:
            given = [answer for answer in now.answers[start:] if isinstance(answer, Option)]
            best = max(best, (nearness(now.state, seat, wanted), given), key=lambda found: found[0])
            continue
        for option in question.options:
            if not isinstance(option, USELESS):
                following = now.fork()
                following.answer(option)
                ways.append(following)
    return best[1]


WORTH = {"wood": 10, "metal": 15, "gear": 15, "gold": 40}
SOURCES = {"wood": ("forest", "valley"), "metal": ("mine", "valley"), "gear": ("factory",)}
SHIP_TO_SELL = {"wood": 4, "gear": 2}


def nearness(table: Table, seat: int, wanted: Sequence[tuple[str, int]]) -> float:
    """How near a seat is to what it wants: markers first, then goods for the next one, then the way there."""
    player, box = table.players[seat], table.box
    markers = [min(table.fields[section].count(seat), count) for section, count in wanted]
    value = 10_000.0 * sum(markers)
    left = [section for (section, count), has in zip(wanted, markers, strict=True) if has < count]
    if not left:
        return value
    ship = box.airships.get(left[0])
    cost = dict(ship.cost if ship else box.facilities[left[0]].cost)
    for lowering, resource, by in box.lowering["shipyard" if ship else "architects_office"]:
        if resource in cost:
            cost[resource] = max(0, cost[resource] - by * table.markers(seat, lowering))
    place = "shipyard" if ship else "architects_office"
    value += WORTH["gold"] * min(player.goods["gold"], cost.get("gold", 0))
    if player.goods["gold"] < cost.pop("gold", 0):
        cost, place = SHIP_TO_SELL, "shipyard"
    value += sum(WORTH[kind] * min(player.goods[kind], amount) for kind, amount in cost.items())
    value += sum(player.goods.values()) / 10
    lacking = [kind for kind, amount in cost.items() if player.goods[kind] < amount]
    kinds = {kind for resource in lacking for kind in SOURCES[resource]} or {place}
    return value - sum(way_to(table, tile, kinds) for tile in player.workers)


def way_to(table: Table, tile: str, kinds: set[str]) -> int:
    """Steps from a tile to the nearest one of some kinds; who stands on one has to leave it and come back."""
    row, column = divmod(table.grid.index(tile), 4)
    return min(
        abs(row - cell // 4) + abs(column - cell % 4) or 2
        for cell, other in enumerate(table.grid)
        if table.box.kind[other] in kinds
    )
