"""What stands on the sites of the map, 24 x 24."""

from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes, number, use
from kesselhaus.games.nucleum.drawings.sites import symbol_of
from kesselhaus.games.nucleum.map import Site

SOCKET = Html('width="28" height="28"')


def socket(site: Site, x: float = 0, y: float = 0) -> Html:
    """An empty site. On the map it explains itself."""
    thing = attributes(data_x=f"site-{site.id}") if x or y else ""
    return f'<use href="#{escape(symbol_of(site))}"{thing} x="{number(x - 2)}" y="{number(y - 2)}" {SOCKET}/>'


@lru_cache(maxsize=1024)
def building(colour: str, type: str, level: int, energized: bool) -> Html:
    """An urban building: enamelled plate, outline of its type, level and mark; energized lit, with a bolt."""
    figure = text(7.6, 22.4, level, 10, "middle", "lf", 700) if level else ""
    bolt = use("i-electricity", 14.2, -3, 12) if energized else ""
    return (
        f"{use(f'lit-{type}' if energized else f'dark-{type}', 0, 0, 25)}"
        f"{use(f'm-{colour}', 14.4, 15.4, 7, css='mk')}{figure}{bolt}"
    )


@lru_cache(maxsize=64)
def turbine(colour: str) -> Html:
    return use("on-turbine", 0, 0, 25) + use(f"m-{colour}", 8.4, 8.4, 7.2, css="mk")


@lru_cache(maxsize=256)
def mine(colour: str, cubes: int, capacity: int) -> Html:
    """A mine with a hole for each cube that it can hold."""
    holes = "".join(
        use("on-cube" if place < cubes else "on-no_cube", 8 + (place - (capacity - 1) / 2) * 7.2, 13, 8)
        for place in range(capacity)
    )
    return use("on-mine", 0, 0, 25) + use(f"m-{colour}", 8, 2.4, 8, css="mk") + holes


RUBBLE = '<rect x=".6" y=".6" width="22.8" height="22.8" rx="2.5" fill="#B9B6A6"/>' + use(
    "on-rubble", 1.4, 1, 21
)
RED_FRAME = Html(
    '<rect x="-1" y="-1" width="26" height="26" rx="4" fill="none" stroke="#B8281E" stroke-width="1.3"/>'
)
"""What still tells a red site from others when something stands on it."""
