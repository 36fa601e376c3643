"""The turn of the Baron (5.4)."""

from collections.abc import Iterator

from kesselhaus.engine.questions import Draw, Play
from kesselhaus.games.nucleum.events import BaronDrew, BaronGained
from kesselhaus.games.nucleum.parts import MAIN_ACTIONS
from kesselhaus.games.nucleum.rules.baron_actions import use_halves
from kesselhaus.games.nucleum.rules.baron_energize import energize_for_free
from kesselhaus.games.nucleum.rules.ends import next_turn, trigger_end
from kesselhaus.games.nucleum.rules.holdings import gain_workers
from kesselhaus.games.nucleum.rules.networks import own_cities
from kesselhaus.games.nucleum.rules.railways import matching, put_tile, resolve
from kesselhaus.games.nucleum.rules.recharge import kings_visit, place_nucleum, take_star
from kesselhaus.games.nucleum.state import BARON, OWNERS, Player, Table


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
        faces = tuple(sorted(set(table.box.baron.die)))
        die = yield Draw("NU-171", faces, tuple(table.box.baron.die.count(face) for face in faces))
        yield from play(table, baron, die)


def recharge(table: Table, baron: Player) -> None:
    """NU-170: thaler and workers, the stop tile to the right end, a star 6 spaces above his highest one."""
    box, figures = table.box, table.box.baron
    baron.thaler += figures.recharge_thaler
    gain_workers(table, baron, figures.recharge_workers)
    table.tell(BaronGained, figures.recharge_thaler, figures.recharge_workers, rule="NU-170")
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
    owner_of = {rail.tile: rail.owner for rail in table.rails.values()}
    own = tuple(each for each in table.neighbours if owner_of[each[0]] == BARON)
    table.neighbours = ()
    yield from use_halves(table, baron, table.halves)
    yield from use_halves(table, baron, own)
    table.halves, table.moment, table.asked = (), OWNERS, -1


def lays(table: Table, baron: Player, tile: str) -> bool:
    """NU-172: a worker, and the kind of each half also on another tile of the row."""
    others = {
        kind(table, other, half)
        for other in baron.row
        if other != tile and other not in table.box.directives
        for other, half in table.box.halves_of[other]
    }
    return baron.workers > 0 and all(kind(table, *half) in others for half in table.box.halves_of[tile])


def kind(table: Table, tile: str, half: int) -> str:
    """Five main actions are five kinds, all subsidies one."""
    action = table.box.half[tile, half].action
    return action if action in MAIN_ACTIONS else "subsidy"


Rank = tuple[int, int, bool, int, int, int]


def best_space(table: Table, baron: Player, tile: str) -> tuple[str, int] | None:
    """NU-173: the criteria in turn."""
    ranked = min(_spaces(table, baron, tile), default=None)
    return None if ranked is None else ranked[1]


def _spaces(table: Table, baron: Player, tile: str) -> Iterator[tuple[Rank, tuple[str, int]]]:
    cities = own_cities(table, baron)
    free = [
        (number, space, bonus_if_laid(table, space.id))
        for number, space in enumerate(table.side.spaces.values())
        if space.id not in table.rails and space.surcharge <= baron.thaler
    ]
    most = max((bonus for _, _, bonus in free), default=0)
    for number, space, bonus in free:
        if bonus < most:
            continue
        near = space.a in cities or space.b in cities
        for half in (1, 2):
            matched = len(matching(table, tile, half, space.id, all_jokers=False)[0])
            yield (-bonus, -matched, not near, space.surcharge, number, half), (space.id, half)


def bonus_if_laid(table: Table, space: str) -> int:
    """NU-48: the VP that the Baron would score for completing the link with this space."""
    spaces = table.side.links[table.side.spaces[space].link].spaces
    others = [table.rails.get(other) for other in spaces if other != space]
    if not others or None in others:
        return 0
    pieces = 1 + sum(rail is not None and rail.owner == BARON for rail in others)
    return table.box.opening_bonus * pieces


def owner_acts(table: Table) -> Play:
    """NU-174: as an owner, activated halves of his tiles in your turns."""
    halves = tuple((tile, half) for owner, tile, half in table.owners if owner == BARON)
    table.owners = tuple(each for each in table.owners if each[0] != BARON)
    yield from use_halves(table, table.players[BARON], halves)
