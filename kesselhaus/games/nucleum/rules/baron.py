"""The turn of the Baron (5.4)."""

from functools import cache

from kesselhaus.engine.questions import Draw
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.events import BaronDrew, BaronGained
from kesselhaus.games.nucleum.rules.activation import matching
from kesselhaus.games.nucleum.rules.baron_actions import use_halves
from kesselhaus.games.nucleum.rules.baron_energize import energize_for_free
from kesselhaus.games.nucleum.rules.ending import trigger_end
from kesselhaus.games.nucleum.rules.holdings import gain_workers
from kesselhaus.games.nucleum.rules.railways import put_tile, resolve
from kesselhaus.games.nucleum.rules.recharge import kings_visit, place_nucleum, take_star
from kesselhaus.games.nucleum.rules.rounds import begin_turn
from kesselhaus.games.nucleum.rules.tuples import among, without
from kesselhaus.games.nucleum.state import BARON, Player, Table
from kesselhaus.games.nucleum.tasks.turn import BaronReturning, BaronTurn, ResolvingTile
from kesselhaus.games.nucleum.terms import ANY, JOKER


@does(BaronTurn)
def baron_turn(table: Table, task: BaronTurn) -> Play:
    """NU-169, NU-184."""
    begin_turn(table, BARON)
    box, baron = table.box, table.players[BARON]
    if table.ending and table.round > table.ending:
        for _ in range(box.baron.last_energizes):
            energize_for_free(table, baron)
        return ()
    if not (baron.thaler or baron.workers) or baron.row[0] in box.directives:
        recharge(table, baron)
        return ()
    die = yield Draw("NU-171", box.die_faces, box.die_weights)
    tile, space = taken(table, baron, die)
    if space is None:
        drawing = use_halves(table, box.baron_halves[tile])
        if drawing:
            return (*drawing, BaronReturning(tile))
        put_back(baron, tile)
        return ()
    return lay(table, baron, tile, *space)


@does(BaronReturning)
def return_tile(table: Table, task: BaronReturning) -> tuple[()]:
    """NU-175."""
    put_back(table.players[BARON], task.tile)
    return ()


def put_back(baron: Player, tile: str) -> None:
    """NU-170, NU-175: to the right end of his row."""
    baron.row = (*without(baron.row, tile), tile)


def recharge(table: Table, baron: Player) -> None:
    """NU-170: thaler and workers, the stop tile to the right end, a star 6 spaces above his highest one."""
    box, figures = table.box, table.box.baron
    baron.thaler += figures.recharge_thaler
    table.tell(BaronGained(figures.recharge_thaler, figures.recharge_workers, rule="NU-170"))
    gain_workers(table, baron, figures.recharge_workers)
    put_back(baron, stop_tile(table, baron))
    space = min(max(baron.stars, default=0) + figures.star_step, box.top_space)
    last_of_space = take_star(table, baron, space)
    segment = box.segments[space]
    if segment in table.tokens:
        plant = next(plant for plant in box.nucleum_plants if plant not in table.nuclei)
        place_nucleum(table, baron, segment, plant)
    if last_of_space:
        kings_visit(table)
    if len(baron.stars) == figures.recharges:
        trigger_end(table, "baron", "NU-183")


def stop_tile(table: Table, baron: Player) -> str:
    return next(among(baron.row, table.box.directives))


def taken(table: Table, baron: Player, die: int) -> tuple[str, tuple[str, int] | None]:
    """NU-171, NU-172: the tile at the place of the die, at the latest the one left of the stop tile; as a
    railway if both its kinds are on other tiles too, with space and half, else for actions.
    """
    row, directives = baron.row, table.box.directives
    place = 1
    while place < die and row[place] not in directives:
        place += 1
    tile = row[place - 1]
    space = best_space(table, baron, tile) if lays(table, baron, tile) else None
    table.tell(BaronDrew(die, tile, space is not None, rule="NU-171"))
    return tile, space


def lay(table: Table, baron: Player, tile: str, where: str, half: int) -> tuple[Task, ...]:
    """NU-173: a railway; what it activates he uses in his own way (NU-174)."""
    baron.row = without(baron.row, tile)
    extra = table.box.side.spaces[where].surcharge
    put_tile(table, baron, tile, where, half)
    baron.thaler -= extra
    return resolve(table, ResolvingTile(BARON, where, extra))


def lays(table: Table, baron: Player, tile: str) -> bool:
    """NU-172: a worker, and the kind of each half also on another tile of the row."""
    alike, row = table.box.alike[tile], baron.row
    return bool(baron.workers) and not any(others.isdisjoint(row) for others in alike)


# ------------------------------------------------------------------ where he lays it


def best_space(table: Table, baron: Player, tile: str) -> tuple[str, int] | None:
    """NU-173: the criteria in turn: bonus, matching halves, next to his network, surcharge, order of the map,
    the half that faces end a.
    """
    rails, thaler = table.rails, baron.thaler
    cities = baron.cities
    bonuses = opening_bonuses(table, thaler)
    if bonuses:
        most = max(bonuses.values())
        ranked = [rank_of(table, cities, tile, space) for space, bonus in bonuses.items() if bonus == most]
        return min(ranked)[-1]
    side = table.box.side
    spaces, next_spaces = side.spaces, side.next_spaces
    ranked = [
        rank_of(table, cities, tile, space)
        for laid in rails
        for space in next_spaces[laid]
        if space not in rails and spaces[space].surcharge <= thaler
    ]
    best = min(ranked, default=None)
    for where, a, b, extra, place, half, matched in between_cities(table.box, tile):
        if best is not None and (-matched, False, 0, place) > best:
            break
        if where not in rails and a not in rails and b not in rails and extra <= thaler:
            rank = (-matched, a not in cities and b not in cities, extra, place, (where, half))
            if best is None or rank < best:
                best = rank
    return None if best is None else best[-1]


Rank = tuple[int, bool, int, int, tuple[str, int]]
"""The criteria without the bonus, the lowest first; then the space and the half that faces end a."""


def rank_of(table: Table, cities: frozenset[str], tile: str, where: str) -> Rank:
    """The rank of a space, whatever lies beside it."""
    space = table.box.side.spaces[where]
    first = len(matching(table, tile, 1, where, False)[0])
    second = len(matching(table, tile, 2, where, False)[0])
    half = 2 if second > first else 1
    apart = space.a not in cities and space.b not in cities
    return (-max(first, second), apart, space.surcharge, table.box.side.space_order[where], (where, half))


Fit = tuple[str, str, str, int, int, int, int]
"""A track space, what its two ends face, its surcharge, its place on the map, the better half towards end a
and how many halves match then.
"""


@cache
def between_cities(box: NucleumBox, tile: str) -> tuple[Fit, ...]:
    """How many halves of a tile match cities on each space, the most first: railways come and go, cities do
    not.
    """
    side = box.side

    def matches(half: int, city: str) -> bool:
        colour = side.colour.get(city)
        return colour is not None and (colour == ANY or box.half[tile, half].colour in (colour, JOKER))

    found = []
    for place, space in enumerate(side.spaces.values()):
        first, second = (matches(half, space.a) + matches(3 - half, space.b) for half in (1, 2))
        half = 2 if second > first else 1
        found.append((space.id, space.a, space.b, space.surcharge, place, half, max(first, second)))
    return tuple(sorted(found, key=lambda fit: -fit[-1]))


def opening_bonuses(table: Table, thaler: int) -> dict[str, int]:
    """NU-48: the VP that the Baron would score on the spaces that complete a link of several, as far as so
    much thaler pays for them.
    """
    side, rails, completed = table.box.side, table.rails, table.completed
    link_of, links = side.link_of, side.links
    owners: dict[str, list[int]] = {}
    for space, rail in rails.items():
        name = link_of[space]
        if name not in completed:
            owners.setdefault(name, []).append(rail.owner)
    found = {}
    for name, laid in owners.items():
        link = links[name]
        if len(laid) + 1 == len(link.spaces) and link.surcharge <= thaler:
            free = next(space for space in link.spaces if space not in rails)
            found[free] = table.box.opening_bonus * (1 + laid.count(BARON))
    return found
