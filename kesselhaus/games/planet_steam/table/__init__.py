"""How the table of Planet Steam looks: what a seat may know, as regions of HTML and SVG."""

from collections.abc import Callable, Mapping

from kesselhaus.art.furniture import folding
from kesselhaus.art.html import Html
from kesselhaus.art.page import styles
from kesselhaus.art.phrases import People
from kesselhaus.engine.view import View
from kesselhaus.games.planet_steam.drawings import SYMBOLS
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table import players, rounds
from kesselhaus.games.planet_steam.table.auction import auction
from kesselhaus.games.planet_steam.table.keys import groups
from kesselhaus.games.planet_steam.table.map import claim_map
from kesselhaus.games.planet_steam.table.market import market
from kesselhaus.games.planet_steam.table.mine import mine
from kesselhaus.games.planet_steam.table.places import place
from kesselhaus.games.planet_steam.table.result import result
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.table.terminal import terminal
from kesselhaus.parts.sight import drawn

__all__ = ["CSS", "REGIONS", "SYMBOLS", "Sight", "body", "draw", "groups", "place", "purse", "standing"]

CSS = styles(__package__, "map.css", "terminal.css", "table.css", "phone.css", "short.css")


def draw(view: View[Table], people: People, lang: str) -> dict[str, Html]:
    """Every region of the table by its id."""
    return drawn(REGIONS, Sight(view, people, lang))


def body(regions: Mapping[str, Html], console: Html, log: Html) -> Html:
    """The regions in their places: others and log, the map over the own board, tracks, prices, displays."""
    return (
        f'{regions["jump"]}<main class="table planet-steam"><div class="colA">{regions["players"]}{log}</div>'
        f'<div class="colB">{regions["map"]}{regions["mine"]}</div>'
        f'<div class="colC">{folding(regions["rounds"])}{regions["terminal"]}{folding(regions["auction"])}'
        f"{regions['tanks']}</div></main>{console}"
    )


def standing(view: View[Table], lang: str) -> str:
    """Where the match is, for the header: round and phase."""
    return rounds.standing(Sight(view, (), lang))


def purse(view: View[Table], people: People, lang: str) -> Html:
    """What the viewer owns, for the bar on the phone."""
    return players.purse(Sight(view, people, lang))


REGIONS: Mapping[str, Callable[[Sight], Html]] = {
    "players": players.others,
    "map": claim_map,
    "mine": mine,
    "rounds": rounds.rounds,
    "terminal": terminal,
    "auction": lambda sight: result(sight) or auction(sight),
    "tanks": market,
    "jump": lambda sight: sight.anchors(
        map="map",
        mine="mine",
        terminal="jump_terminal",
        auction="jump_auction",
        players="players",
        log="log",
    ),
}
"""Each is drawn of a look at the table and nothing else, and only if something that it reads has changed."""
