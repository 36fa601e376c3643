"""How the table of Nucleum looks: what a seat may know, as regions of HTML and SVG."""

from collections.abc import Callable, Mapping, Sequence

from kesselhaus.art.furniture import folding
from kesselhaus.art.html import Html
from kesselhaus.art.page import styles
from kesselhaus.art.phrases import People
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum.drawings import SYMBOLS
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.table import choosing, players
from kesselhaus.games.nucleum.table.choice import choice
from kesselhaus.games.nucleum.table.keys import groups
from kesselhaus.games.nucleum.table.labels import label
from kesselhaus.games.nucleum.table.map import railway_map
from kesselhaus.games.nucleum.table.market import contracts, ends, market
from kesselhaus.games.nucleum.table.milestones import milestones
from kesselhaus.games.nucleum.table.mine import mine
from kesselhaus.games.nucleum.table.places import place
from kesselhaus.games.nucleum.table.result import result
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.parts.ahead import Ahead
from kesselhaus.parts.sight import drawn

__all__ = [
    "CSS",
    "REGIONS",
    "SYMBOLS",
    "Sight",
    "ahead",
    "body",
    "draw",
    "groups",
    "place",
    "purse",
    "standing",
]

CSS = styles(__package__, "map.css", "boards.css", "mine.css", "players.css", "phone.css", "short.css")
BESIDE = ("milestones", "market", "contracts", "ends")


def draw(view: View[Table], people: People, lang: str) -> dict[str, Html]:
    """Every region of the table by its id."""
    return drawn(REGIONS, Sight(view, people, lang))


def ahead(view: View[Table], words: Sequence[str], people: People, lang: str) -> Ahead | None:
    """Tile, space and way round of a railway as one choice."""
    chosen = choice(view, words)
    if chosen is None:
        return None
    sight = Sight(view, people, lang)
    title, note = choosing.title(sight)
    lying = {"map": (chosen.space, chosen.half)}
    parts = choosing.parts(chosen, sight)
    return Ahead(title, note, parts, chosen.view, lying, chosen.tile is not None)


def body(regions: Mapping[str, Html], console: Html, log: Html) -> Html:
    """The regions in their places: others and log, the map over the own board, tracks, market, displays."""
    return (
        f'{regions["jump"]}<main class="table nucleum">'
        f'<div class="colA">{folding(regions["players"], log)}</div>'
        f'<div class="colB">{regions["map"]}{regions["mine"]}</div>'
        f'<div class="colC">{folding(*(regions[name] for name in BESIDE))}</div></main>{console}'
    )


def standing(view: View[Table], lang: str) -> str:
    """Where the match is, for the header: the round, and how near the end is."""
    table = view.state
    if view.result is not None:
        return label("over", lang)
    if not table.round:
        return label("setup", lang)
    if table.ending and table.round > table.ending:
        return label("last", lang, round=table.round)
    need = table.box.ends_needed(table.seats)
    return label("round", lang, round=table.round, met=len(table.ends), need=need)


def purse(view: View[Table], people: People, lang: str) -> Html:
    """What the viewer owns, for the bar on the phone."""
    return players.purse(Sight(view, people, lang))


REGIONS: Mapping[str, Callable[[Sight], Html]] = {
    "players": players.others,
    "map": railway_map,
    "mine": mine,
    "milestones": milestones,
    "market": lambda sight: result(sight) or market(sight),
    "contracts": contracts,
    "ends": ends,
    "jump": lambda sight: sight.anchors(
        map="map",
        mine="mine",
        market="market",
        milestones="jump_stars",
        players="players",
        log="log",
    ),
}
"""Each is drawn of a look at the table and nothing else, and only if something that it reads has changed."""
