"""Setup (section 3)."""

from collections.abc import Generator, Sequence
from typing import Any

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Ask, Draw, Play
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.events import (
    AbilitiesLaidOut,
    AbilityChosen,
    AwardsDealt,
    ScaffoldPlaced,
    StartPlayerDrawn,
)
from kesselhaus.games.whistle_mountain.figures import AIRSHIPS, DISPLAYS, STACKS
from kesselhaus.games.whistle_mountain.ground import FLOORS
from kesselhaus.games.whistle_mountain.rules.end import begin_turn
from kesselhaus.games.whistle_mountain.rules.scaffolds import put_scaffold
from kesselhaus.games.whistle_mountain.rules.taking import take_scaffold, turn_up, without
from kesselhaus.games.whistle_mountain.state import DRAFT, FIRST_TILE, HOME, SUPPLY, Player, Spot, Table


def lay_out(seats: int, variants: frozenset[str], box: Box) -> Table:
    """All that is the same in every game (WM-2, WM-6, WM-8, WM-9, WM-10, WM-18)."""
    assert isinstance(box, MountainBox)
    return Table(
        box=box,
        seats=seats,
        variants=variants,
        players=[_player(seat, box) for seat in range(seats)],
        stacks=dict(box.stacks),
        displays=dict.fromkeys(DISPLAYS, ()),
        deck=box.deck,
        tower=((),) * FLOORS,
        scaffolds={},
        machines={},
    )


def _player(seat: int, box: MountainBox) -> Player:
    return Player(
        seat=seat,
        goods=dict(box.start_goods),
        airships=dict.fromkeys(AIRSHIPS, HOME),
        barracks=tuple(range(1, box.barracks_levels + 1)),
        pool=box.workers_in_pool,
        powers=box.powers("", ()),
    )


def prepare(table: Table) -> Play:
    """Everything that chance decides before the first choice."""
    box = table.box
    for display in DISPLAYS:
        rule, count = (
            ("WM-5", 1) if display in STACKS else ("WM-4" if display == "upgrade" else "WM-3", box.display)
        )
        for _ in range(count):
            table.displays[display] += yield from turn_up(table, display, rule)
    per_floor = box.awards_per_floor(table.seats)
    awards = yield from drawn("WM-7", box.award_tokens, per_floor * FLOORS)
    table.tower = tuple(tuple(awards[floor * per_floor : (floor + 1) * per_floor]) for floor in range(FLOORS))
    table.tell(AwardsDealt(table.tower, rule="WM-7"))
    table.start_player = yield Draw("WM-12", range(table.seats))
    table.tell(StartPlayerDrawn(table.start_player, rule="WM-12"))
    for seat, whistles in zip(table.order, box.start_whistles, strict=False):
        table.players[seat].goods["whistle"] += whistles
    laid_out = yield from drawn("WM-13", tuple(box.abilities), table.seats + box.spare_abilities)
    table.abilities = tuple(sorted(laid_out))
    table.tell(AbilitiesLaidOut(table.abilities, rule="WM-13"))
    table.moment = DRAFT


def drawn(rule: str, things: Sequence[str], count: int) -> Generator[Draw, Any, list[str]]:
    """`count` of the things in random order; the last one left needs no draw."""
    left = list(things)
    taken: list[str] = []
    while len(taken) < count:
        thing = (yield Draw(rule, tuple(left))) if len(left) > 1 else left[0]
        left.remove(thing)
        taken.append(thing)
    return taken


def draft(table: Table) -> Play:
    """WM-13: the last player in turn order chooses first."""
    seat = next(seat for seat in reversed(table.order) if not table.players[seat].ability)
    choices = [options.choose_ability(ability) for ability in table.abilities]
    ability = (yield Ask(seat, "WM-13", choices)).ability
    player = table.players[seat]
    player.ability = ability
    player.powers = table.box.powers(ability, ())
    table.abilities = without(table.abilities, ability)
    table.tell(AbilityChosen(seat, ability, rule="WM-13"))
    if seat == table.start_player:
        table.moment = SUPPLY
        table.active = seat


def supply(table: Table) -> Play:
    """WM-14: in turn order each takes both tiles, one after the other."""
    count = table.box.starting_scaffolds
    player = table.player()
    yield from take_scaffold(table, player, "WM-14")
    if len(player.scaffolds) == count:
        table.active = (table.active + 1) % table.seats
        if table.active == table.start_player:
            table.moment = FIRST_TILE


def first_tile(table: Table) -> Play:
    """WM-15: one of the two goes on the grid."""
    player = table.player()
    choices = [options.build_scaffold(tile) for tile in player.scaffolds]
    table.begun = ((yield Ask(player.seat, "WM-15", choices)),)


def put_first_tile(table: Table, player: Player, tile: str, spot: Spot) -> None:
    """WM-16, WM-17: it scores nothing and triggers nothing."""
    put_scaffold(table, player, tile, spot)
    table.tell(ScaffoldPlaced(player.seat, tile, table.squares(tile), rule="WM-16"))
    table.active = (table.active + 1) % table.seats
    if table.active == table.start_player:
        begin_turn(table, table.start_player)
