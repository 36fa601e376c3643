"""What stands on the map again and again, put together once: railway sides with their owner's worker, and
buildings, dark and lit.
"""

from collections.abc import Mapping

from kesselhaus.art.symbols import symbol, use
from kesselhaus.games.nucleum.drawings.layout import TILE_LENGTH, TILE_WIDTH
from kesselhaus.games.nucleum.state import COLOURS
from kesselhaus.games.nucleum.terms import TYPES

INK = {False: "var(--pm)", True: "#2B221A"}
"""Of the outline of a building, dark and lit."""


def _turned(colour: str) -> str:
    """NU-58."""
    long, wide = TILE_LENGTH, TILE_WIDTH
    return (
        f"{use('on-turned', 0, 0, long + 2, wide + 2)}"
        f'<g class="pc-{colour}">{use("p-worker", long / 2 - 9, wide / 2 - 13, 18, 23.1)}'
        f"{use(f'm-{colour}', long / 2 - 4.1, wide / 2 + 0.2, 8.2, css='mk')}</g>"
    )


def _built(type: str, lit: bool) -> str:
    plate = use("on-building_lit" if lit else "on-building", 0, 0, 25)
    return f'{plate}<g color="{INK[lit]}">{use(f"b-{type}", 4, 2, 13.2)}</g>'


COMPOSED: Mapping[str, str] = {
    **{f"turned-{one}": symbol(f"turned-{one}", "0 0 56 29", _turned(one)) for one in COLOURS},
    **{f"dark-{type}": symbol(f"dark-{type}", "0 0 25 25", _built(type, False)) for type in TYPES},
    **{f"lit-{type}": symbol(f"lit-{type}", "0 0 25 25", _built(type, True)) for type in TYPES},
}
