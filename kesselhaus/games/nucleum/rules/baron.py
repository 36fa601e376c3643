"""The turn of the Baron (5.4)."""

from functools import cache

from kesselhaus.engine.questions import Draw, Play
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.events import BaronDrew, BaronGained
from kesselhaus.games.nucleum.map import TrackSpace
from kesselhaus.games.nucleum.rules.baron_actions import use_halves
from kesselhaus.games.nucleum.rules.baron_energize import energize_for_free
from kesselhaus.games.nucleum.rules.ends import next_turn, trigger_end
from kesselhaus.games.nucleum.rules.holdings import gain_workers
from kesselhaus.games.nucleum.rules.networks import own_cities
from kesselhaus.games.nucleum.rules.railways import matching, put_tile, resolve
from kesselhaus.games.nucleum.rules.recharge import kings_visit, place_nucleum, take_star
from kesselhaus.games.nucleum.state import BARON, OWNERS, Player, Table
from kesselhaus.games.nucleum.terms import ANY, JOKER


def baron_turn(table: Table) -> Play:
    """NU-169, NU-171, NU-172, NU-184."""
    baron = table.players[BARON]
    if table.ending and table.round > table.ending:
        for _ in range(table.box.baron.last_energizes):
            energize_for_free(table, baron)
        next_turn(table)
    elif not (baron.thaler or baron.workers) or baron.row[0] in table.box.directives:
        recharge(table, baron)
        next_turn(table)
    else:
        die = yield Draw("NU-171", table.box.die_faces, table.box.die_weights)
        yield from play(table, baron, die)


def recharge(table: Table, baron: Player) -> None:
    """NU-170: thaler and workers, the stop tile to the right end, a star 6 spaces above his highest one."""
    box, figures = table.box, table.box.baron
    baron.thaler += figures.recharge_thaler
    table.tell(BaronGained, figures.recharge_thaler, figures.recharge_workers, rule="NU-170")
    gain_workers(table, baron, figures.recharge_workers)
    stop = stop_tile(table, baron)
    baron.row = (*(tile for tile in baron.row if tile != stop), stop)
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
    return next(tile for tile in baron.row if tile in table.box.directives)


def play(table: Table, baron: Player, die: int) -> Play:
    """NU-171, NU-172: the tile at the place of the die, at the latest the one left of the stop tile; as a
    railway if both its kinds are on other tiles too, else for actions.
    """
    stop = baron.row.index(stop_tile(table, baron))
    tile = baron.row[min(die, stop) - 1]
    space = best_space(table, baron, tile) if lays(table, baron, tile) else None
    table.tell(BaronDrew, die, tile, space is not None, rule="NU-171")
    rest = tuple(other for other in baron.row if other != tile)
    if space is None:
        yield from use_halves(table, baron, table.box.halves_of[tile])
        baron.row = (*(other for other in baron.row if other != tile), tile)
        next_turn(table)
        return
    baron.row = rest
    where, half = space
    extra = table.side.spaces[where].surcharge
    put_tile(table, baron, tile, where, half)
    baron.thaler -= extra
    yield from resolve(table, baron, extra)
    theirs = {(other, half) for _, other, half in table.owners}
    own = tuple(each for each in table.neighbours if each not in theirs)
    table.neighbours = ()
    yield from use_halves(table, baron, table.halves)
    yield from use_halves(table, baron, own)
    table.halves, table.moment, table.asked = (), OWNERS, -1


def lays(table: Table, baron: Player, tile: str) -> bool:
    """NU-172: a worker, and the kind of each half also on another tile of the row."""
    if not baron.workers:
        return False
    kinds, directives = table.box.kinds, table.box.directives
    missing = kinds[tile]
    for other in baron.row:
        if other != tile and other not in directives:
            missing = missing - kinds[other]
            if not missing:
                return True
    return False


# ------------------------------------------------------------------ where he lays it


def best_space(table: Table, baron: Player, tile: str) -> tuple[str, int] | None:
    """NU-173: the criteria in turn: bonus, matching halves, next to his network, surcharge, order of the map,
    the half that faces end a.
    """
    side, rails, thaler = table.side, table.rails, baron.thaler
    cities = own_cities(table, baron)
    bonuses = {
        space: bonus
        for space, bonus in opening_bonuses(table).items()
        if side.spaces[space].surcharge <= thaler
    }
    most = max(bonuses.values(), default=0)
    best: tuple[tuple[int, bool, int], tuple[str, int]] | None = None
    for space, matched in matched_cities(table.box, tile):
        where = space.id
        if where in rails or space.surcharge > thaler or (most and bonuses.get(where) != most):
            continue
        if space.a in rails or space.b in rails:
            matched = tuple(len(matching(table, tile, half, where, all_jokers=False)[0]) for half in (1, 2))
        half = 2 if matched[1] > matched[0] else 1
        rank = (-matched[half - 1], space.a not in cities and space.b not in cities, space.surcharge)
        if best is None or rank < best[0]:
            best = rank, (where, half)
    return None if best is None else best[1]


@cache
def matched_cities(box: NucleumBox, tile: str) -> tuple[tuple[TrackSpace, tuple[int, ...]], ...]:
    """How many halves of a tile would match cities on each space, for both ways round; railways come and go,
    cities do not.
    """
    side = box.sides[1]

    def matches(half: int, city: str) -> bool:
        colour = side.colour.get(city)
        return colour is not None and (colour == ANY or box.half[tile, half].colour in (colour, JOKER))

    return tuple(
        (space, tuple(matches(half, space.a) + matches(3 - half, space.b) for half in (1, 2)))
        for space in side.spaces.values()
    )


def opening_bonuses(table: Table) -> dict[str, int]:
    """NU-48: the VP that the Baron would score on the spaces that complete a link of several."""
    spaces, links = table.side.spaces, table.side.links
    owners: dict[str, list[int]] = {}
    for space, rail in table.rails.items():
        link = spaces[space].link
        if link not in table.completed:
            owners.setdefault(link, []).append(rail.owner)
    return {
        next(space for space in links[link].spaces if space not in table.rails): table.box.opening_bonus
        * (1 + laid.count(BARON))
        for link, laid in owners.items()
        if len(laid) + 1 == len(links[link].spaces)
    }


def owner_acts(table: Table) -> Play:
    """NU-174: as an owner, activated halves of his tiles in your turns."""
    halves = tuple((tile, half) for owner, tile, half in table.owners if owner == BARON)
    table.owners = tuple(each for each in table.owners if each[0] != BARON)
    yield from use_halves(table, table.players[BARON], halves)
