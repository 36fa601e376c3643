"""Option C (4.5): income, a star, the king's visit."""

from kesselhaus.engine.questions import Ask, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import KingScored, KingsVisit, NucleumPlaced, Recharged, StarPlaced
from kesselhaus.games.nucleum.rules.ends import STARS_GONE, meet, score
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import gain_simple, gain_workers
from kesselhaus.games.nucleum.state import Player, Table

ZERO = 0
"""The space 0 of the milestone track."""


def recharge(table: Table, player: Player) -> Play:
    """NU-67 to NU-86: income, star with its effects, king's visit, then achievements and tiles."""
    take_income(table, player)
    allowed = [options.place_star(space) for space in star_spaces(table, player)]
    choice = yield Ask(player.seat, "NU-71", allowed)
    last_of_space = take_star(table, player, choice.space)
    yield from star_effects(table, player, choice.space)
    if last_of_space:
        kings_visit(table)
        if not any(table.star_spaces):
            meet(table, player, STARS_GONE)
    player.achievements = 0
    player.pool = (*player.pool, *player.slots)
    player.slots = ()


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


def take_income(table: Table, player: Player) -> None:
    thaler, workers, vp = income_of(table, player)
    table.tell(Recharged(player.seat, len(player.slots), thaler, workers, vp, rule="NU-67"))
    player.thaler += thaler
    gain_workers(table, player, workers)
    if vp:
        score(table, player, vp)


def star_spaces(table: Table, player: Player) -> list[int]:
    """NU-71, NU-72: any value that the achievements reach in a tier without an own star, and always 0."""
    tiers, achievements = table.box.tiers, player.achievements
    taken = {tiers[space] for space in player.stars if space}
    allowed = [ZERO]
    for space, value in enumerate(table.box.star_values[1:], start=1):
        if value > achievements:  # and so are all above it
            break
        if tiers[space] not in taken:
            allowed.append(space)
    return allowed


def take_star(table: Table, player: Player, space: int) -> bool:
    """NU-70, NU-73: the next star, from the star spaces left to right, then from the reserve. Returns whether
    it was the last on its star space (NU-78).
    """
    place = len(player.stars)
    player.stars = (*player.stars, space)
    table.tell(StarPlaced(player.seat, space, rule="NU-70"))
    if place >= len(table.star_spaces):
        return False
    left = list(table.star_spaces)
    left[place] -= 1
    table.star_spaces = tuple(left)  # type: ignore[assignment]
    return not left[place]


def star_effects(table: Table, player: Player, space: int) -> Play:
    """NU-72, NU-74 to NU-77: 0-space bonus, Nucleum, technology, 9 VP."""
    box = table.box
    if space == ZERO:
        yield from receive(table, player, box.zero_reward, rule="NU-72")
        return
    segment = box.segments[space]
    if segment in table.tokens:
        open_plants = [plant for plant in box.nucleum_plants if plant not in table.nuclei]
        choice = yield Ask(player.seat, "NU-74", [options.place_nucleum(plant) for plant in open_plants])
        place_nucleum(table, player, segment, choice.plant)
        yield from receive(table, player, box.plant_bonus[choice.plant], rule="NU-74")
    if segment == box.last_segment:
        yield from receive(table, player, box.last_segment_reward, rule="NU-75")
    if space == box.top_space:
        gain_simple(table, player, "vp", box.top_vp, rule="NU-76")


def place_nucleum(table: Table, player: Player, segment: int, plant: str) -> None:
    """NU-74: the token of the segment goes into a plant."""
    table.tokens = tuple(other for other in table.tokens if other != segment)
    table.nuclei = (*table.nuclei, plant)
    table.tell(NucleumPlaced(player.seat, plant, rule="NU-74"))


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
