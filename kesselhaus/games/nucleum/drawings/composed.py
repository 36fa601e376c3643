"""What lies and stands on the map again and again, put together once: tiles with edges and workers, buildings
dark and lit.
"""

from collections.abc import Mapping

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import symbol, use
from kesselhaus.games.nucleum.drawings.layout import TILE_LENGTH, TILE_WIDTH
from kesselhaus.games.nucleum.state import COLOURS
from kesselhaus.games.nucleum.terms import COLOURS as EDGE_COLOURS
from kesselhaus.games.nucleum.terms import JOKER, TYPES

INK = {False: "var(--pm)", True: "#2B221A"}
"""Of the outline of a building, dark and lit."""


def _turned(colour: str) -> Html:
    """NU-58."""
    long, wide = TILE_LENGTH, TILE_WIDTH
    return (
        f"{use('on-turned', 0, 0, long + 2, wide + 2)}"
        f'<g class="pc-{escape(colour)}">{use("p-worker", long / 2 - 9, wide / 2 - 13, 18, 23.1)}'
        f"{use(f'm-{colour}', long / 2 - 4.1, wide / 2 + 0.2, 8.2, css='mk')}</g>"
    )


def _pawn(colour: str) -> Html:
    """A worker on a tile that shows its actions. Its mark is drawn larger than on other pawns, or it would be
    lost at this size.
    """
    mark = use(f"m-{colour}", 3.9, 10.4, 6.6, css="mk")
    return f'<g class="pc-{escape(colour)}">{use("p-worker", 0, 0, 14.4, 18.5)}{mark}</g>'


def _built(type: str, lit: bool) -> Html:
    plate = use("on-building_lit" if lit else "on-building", 0, 0, 25)
    return f'{plate}<g color="{escape(INK[lit])}">{use(f"b-{type}", 4, 2, 13.2)}</g>'


def _edge(colour: str, x: float) -> Html:
    """The edge of a tile that fills a drawing of its own."""
    return use(f"e-{colour}", x, 1, 9, TILE_WIDTH - 2)


DOMINO = (
    f"{use('on-tile', 0, 0, TILE_LENGTH + 2, TILE_WIDTH + 2)}"
    '<path class="tl" d="M10 1v25M44 1v25"/><path class="td" d="M27 1v25"/>'
)
EDGES = (*EDGE_COLOURS, JOKER)
COMPOSED: Mapping[str, Html] = {
    "on-domino": symbol("on-domino", "0 0 56 29", DOMINO),
    **{f"e-{one}-left": symbol(f"e-{one}-left", "0 0 56 29", _edge(one, 1)) for one in EDGES},
    **{f"e-{one}-right": symbol(f"e-{one}-right", "0 0 56 29", _edge(one, 44)) for one in EDGES},
    **{f"turned-{one}": symbol(f"turned-{one}", "0 0 56 29", _turned(one)) for one in COLOURS},
    **{f"pawn-{one}": symbol(f"pawn-{one}", "0 0 14.4 18.5", _pawn(one)) for one in COLOURS},
    **{f"dark-{type}": symbol(f"dark-{type}", "0 0 25 25", _built(type, False)) for type in TYPES},
    **{f"lit-{type}": symbol(f"lit-{type}", "0 0 25 25", _built(type, True)) for type in TYPES},
}
