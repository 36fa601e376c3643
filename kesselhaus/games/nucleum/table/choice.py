"""Tile, space and way round of a railway as one choice: what was chosen of it, and the best of the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from kesselhaus.engine import rows
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.rules.activation import matching
from kesselhaus.games.nucleum.rules.railways import free_spaces
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.table.railway_keys import Ranked, rank_of, ranked
from kesselhaus.games.nucleum.tasks.turn import ChoosingSpace, Orienting
from kesselhaus.games.nucleum.words.chains import Chain, chain
from kesselhaus.games.nucleum.words.players import tile_in_hand
from kesselhaus.parts.ahead import seen_in

HALVES = (1, 2)


@dataclass(frozen=True)
class Choice:
    """How a tile would lie now, and where else it could."""

    tiles: tuple[o.LayTile, ...]
    """Those that may be laid instead."""
    tile: o.LayTile | None
    """What was chosen of them; None where one is in hand already."""
    view: View[Table]
    """The table with the tile in hand."""
    ranked: Ranked
    """The free spaces; none where the space is settled already."""
    space: str
    half: int
    wished: tuple[Option | None, Option | None]
    """Which space and way round were chosen and not only taken as the best."""

    @cached_property
    def chain(self) -> Chain:
        table = self.view.state
        return chain(table, table.player(), self.thing, self.space, self.half)

    @property
    def thing(self) -> str:
        return tile_in_hand(self.view.state)

    @property
    def can_turn(self) -> bool:
        """A tile with equal halves lies alike both ways."""
        first, second = self.view.state.box.tiles[self.thing].halves
        return first != second

    def row(self, space: str = "", half: int = 0) -> tuple[Option, ...]:
        """The answers that lay it; without a space only those that lead there."""
        lead = (self.tile,) if self.tile else ()
        if not half:
            return (*lead, o.choose_space(space)) if self.ranked else lead
        return (*self.row(space), o.orient(half))


def choice(view: View[Table], words: Sequence[str]) -> Choice | None:
    """How a railway would lie, where that is asked or a tile for it was chosen."""
    question = view.question
    if not isinstance(question, Ask) or not question.options:
        return None
    tiles = tuple(option for option in question.options if isinstance(option, o.LayTile))
    tile = rows.meant(tiles, words)
    if tile is None and not isinstance(view.state.doing, ChoosingSpace | Orienting):
        return None
    seen = view
    if isinstance(tile, o.LayTile):
        held = rows.after(rows.world_of(view, GAME), tile)
        if not rows.asks_on(held, view):
            return None
        seen = seen_in(held, view)
    asked = seen.question
    assert isinstance(asked, Ask)
    spaces = [option for option in asked.options if isinstance(option, o.ChooseSpace)]
    order = ranked(seen, [option.space for option in spaces])
    doing = seen.state.doing
    wished = rows.meant(spaces, words)
    if isinstance(doing, Orienting):
        space = doing.space
    else:
        space = wished.space if isinstance(wished, o.ChooseSpace) else order[0][0]
    turned = rows.meant(o.BOTH_WAYS, words)
    half = turned.half if isinstance(turned, o.Orient) else better_half(seen, space)
    return Choice(
        tiles, tile if isinstance(tile, o.LayTile) else None, seen, order, space, half, (wished, turned)
    )


def better_half(view: View[Table], space: str) -> int:
    """The way round that gives most."""
    table = view.state
    player, tile = table.player(), tile_in_hand(table)
    return min(HALVES, key=lambda half: rank_of(chain(table, player, tile, space, half), player))


def most_matches(view: View[Table], tile: str) -> int:
    """How many edges of a tile match at best."""
    table, player = view.state, view.state.player()
    jokers = bool(player.powers.joker_edges)
    found = (
        len(matching(table, tile, half, space, jokers)[0])
        for space in free_spaces(table, player)
        for half in HALVES
    )
    return max(found, default=0)
