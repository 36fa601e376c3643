"""Option C (4.5): income, a star, the king's visit."""

from bisect import bisect

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import KingScored, KingsVisit, NucleumPlaced, Recharged, StarPlaced
from kesselhaus.games.nucleum.rules.ending import STARS_GONE, meet, score
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import gain_workers
from kesselhaus.games.nucleum.rules.order import after
from kesselhaus.games.nucleum.rules.tuples import replaced
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.gains import Receiving
from kesselhaus.games.nucleum.tasks.turn import EndOfRecharge, PlacingNucleum, PlacingStar

ZERO = 0
"""The space 0 of the milestone track."""


def recharge(table: Table, player: Player) -> PlacingStar:
    """NU-67 to NU-71: income, then the star."""
    thaler, workers, vp = income_of(table, player)
    table.tell(Recharged(player.seat, len(player.slots), thaler, workers, vp, rule="NU-67"))
    player.thaler += thaler
    if workers:
        gain_workers(table, player, workers)
    if vp:
        score(table, player, vp)
    return PlacingStar(player.seat)


def income_of(table: Table, player: Player) -> tuple[int, int, int]:
    """NU-67 to NU-69: thaler, workers and VP: the value left of each marker, no further right than the tiles
    reach; without tiles nothing.
    """
    tiles = len(player.slots)
    if not tiles:
        return 0, 0, 0
    reach = 2 * tiles - 1
    thaler, workers, points = table.box.tracks
    at = [min(marker - 1, reach) for marker in player.income]
    vp = thaler.vp[at[0]] + workers.vp[at[1]] + points.values[at[2]] + points.vp[at[2]]
    return thaler.values[at[0]], workers.values[at[1]], vp


@does(PlacingStar)
def place_star(table: Table, task: PlacingStar) -> Play:
    """NU-71 to NU-78: a star with its effects, then perhaps the king's visit."""
    player = table.players[task.seat]
    choice = yield Ask(task.seat, "NU-71", list(map(options.place_star, star_spaces(table, player))))
    end = EndOfRecharge(task.seat, king_comes=take_star(table, player, choice.space))
    return after(table, star_effects(table, player, choice.space), end)


def star_spaces(table: Table, player: Player) -> list[int]:
    """NU-71, NU-72: any value that the achievements reach in a tier without an own star, and always 0."""
    reached = range(ZERO + 1, bisect(table.box.star_values, player.achievements))
    if not reached:
        return [ZERO]
    tiers = table.box.tiers
    taken = {tiers[space] for space in player.stars if space}
    return [ZERO, *(space for space in reached if tiers[space] not in taken)]


def take_star(table: Table, player: Player, space: int) -> bool:
    """NU-70, NU-73: the next star, from the star spaces left to right, then from the reserve. Returns whether
    it was the last on its star space (NU-78).
    """
    place = len(player.stars)
    player.stars = (*player.stars, space)
    table.tell(StarPlaced(player.seat, space, rule="NU-70"))
    if place >= len(table.star_spaces):
        return False
    left = table.star_spaces[place] - 1
    table.star_spaces = replaced(table.star_spaces, place, left)
    return not left


def star_effects(table: Table, player: Player, space: int) -> tuple[Task, ...]:
    """NU-72, NU-74 to NU-77: 0-space bonus, Nucleum, technology, 9 VP."""
    box, seat = table.box, player.seat
    if space == ZERO:
        return receive(table, player, box.zero_reward, rule="NU-72")
    segment = box.segments[space]
    effects: list[Task] = []
    if segment in table.tokens:
        effects.append(PlacingNucleum(seat, segment))
    if segment == box.last_segment:
        effects.append(Receiving(seat, box.last_segment_reward, "NU-75"))
    if space == box.top_space:
        effects.append(Receiving(seat, box.top_reward, "NU-76"))
    return tuple(effects)


@does(PlacingNucleum)
def choose_plant_for_nucleum(table: Table, task: PlacingNucleum) -> Play:
    """NU-74: a plant without one, with its bonus."""
    player = table.players[task.seat]
    open_plants = [plant for plant in table.box.nucleum_plants if plant not in table.nuclei]
    choice = yield Ask(task.seat, "NU-74", [options.place_nucleum(plant) for plant in open_plants])
    place_nucleum(table, player, task.segment, choice.plant)
    return receive(table, player, table.box.plant_bonus[choice.plant], rule="NU-74")


def place_nucleum(table: Table, player: Player, segment: int, plant: str) -> None:
    """NU-74: the token of the segment goes into a plant."""
    table.tokens = tuple(other for other in table.tokens if other != segment)
    table.nuclei = (*table.nuclei, plant)
    table.tell(NucleumPlaced(player.seat, plant, rule="NU-74"))


@does(EndOfRecharge)
def end_recharge(table: Table, task: EndOfRecharge) -> tuple[()]:
    """NU-78, NU-83 to NU-85: the king's visit and END-3; achievements are lost, tiles come back."""
    player = table.players[task.seat]
    if task.king_comes:
        kings_visit(table)
        if not any(table.star_spaces):
            meet(table, player, STARS_GONE)
    player.achievements = 0
    player.pool = (*player.pool, *player.slots)
    player.slots = ()
    return ()


def kings_visit(table: Table) -> None:
    """NU-78 to NU-82: 6 VP for stars on the highest occupied space, 2 VP for those on the second highest."""
    table.kings_visits += 1
    table.tell(KingsVisit(table.kings_visits, rule="NU-79"))
    occupied = sorted({space for player in table.players for space in player.stars if space}, reverse=True)
    for seat in table.clockwise(table.active):
        player = table.players[seat]
        vp = 0
        if occupied and occupied[0] in player.stars:
            vp += table.box.kings_first
        if len(occupied) > 1 and occupied[1] in player.stars:
            vp += table.box.kings_second
        if vp:
            table.tell(KingScored(seat, vp, rule="NU-79"))
            score(table, player, vp)
