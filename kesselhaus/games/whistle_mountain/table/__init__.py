"""How the table of Whistle Mountain looks: what a seat may know, as regions of HTML and SVG."""

from collections.abc import Callable, Mapping, Sequence

from kesselhaus.art.furniture import folding
from kesselhaus.art.html import Html, escape
from kesselhaus.art.page import styles
from kesselhaus.art.phrases import People
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain.drawings import SYMBOLS
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.table import choosing, displays, players
from kesselhaus.games.whistle_mountain.table.choice import choice
from kesselhaus.games.whistle_mountain.table.heights import row_list
from kesselhaus.games.whistle_mountain.table.keys import groups
from kesselhaus.games.whistle_mountain.table.labels import label
from kesselhaus.games.whistle_mountain.table.mine import mine
from kesselhaus.games.whistle_mountain.table.mountain import mountain
from kesselhaus.games.whistle_mountain.table.places import place
from kesselhaus.games.whistle_mountain.table.result import result
from kesselhaus.games.whistle_mountain.table.rim import dock_list
from kesselhaus.games.whistle_mountain.table.sight import Sight
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

CSS = styles(__package__, "mountain.css", "boards.css", "phone.css", "short.css")


def draw(view: View[Table], people: People, lang: str) -> dict[str, Html]:
    """Every region of the table by its id."""
    return drawn(REGIONS, Sight(view, people, lang))


def ahead(view: View[Table], words: Sequence[str], people: People, lang: str) -> Ahead | None:
    """Tile, turn and place as one choice."""
    chosen = choice(view, words)
    if chosen is None:
        return None
    sight = Sight(view, people, lang)
    title, note = choosing.title(chosen, sight)
    lying = {"map": (chosen.at.column, chosen.at.row)}
    return Ahead(title, note, choosing.parts(chosen, sight), chosen.view, lying, chosen.begun)


def body(regions: Mapping[str, Html], console: Html, log: Html) -> Html:
    """The regions in their places: others and log, the mountain, the own board over what can be taken."""
    return (
        f'{regions["jump"]}<main class="table whistle-mountain">'
        f'<div class="colA">{regions["players"]}{log}</div>'
        f'<div class="colB">{regions["map"]}{regions["docks"]}{regions["rows"]}</div>'
        f'<div class="colC">{regions["mine"]}{regions["shop"]}{regions["more"]}{folding(regions["tiles"])}'
        f"</div></main>{console}"
    )


def standing(view: View[Table], lang: str) -> str:
    """Where the match is, for the header: round and water."""
    table = view.state
    if not table.agenda:
        return label("over", lang)
    if not table.turn:
        return label("setup", lang)
    parts = [label("round", lang, round=table.round), label("water_level", lang, row=table.water_level)]
    if table.turns_left >= 0:
        parts.append(label("last_turns", lang))
    return " · ".join(parts)


def purse(view: View[Table], people: People, lang: str) -> Html:
    """What the viewer owns, for the bar on the phone."""
    return players.purse(Sight(view, people, lang))


def _narrow(sight: Sight, name: str, content: Html) -> Html:
    """A board that only narrow screens have: what stands on the rim of the mountain, as a list."""
    heading = f'<h2 class="t">{escape(sight.say(name))}</h2>'
    return f'<section id="{escape(name)}" class="board nar">{heading}{content}</section>'


REGIONS: Mapping[str, Callable[[Sight], Html]] = {
    "players": players.others,
    "map": mountain,
    "docks": lambda sight: _narrow(sight, "docks", dock_list(sight)),
    "rows": lambda sight: _narrow(sight, "rows", row_list(sight)),
    "mine": mine,
    "shop": lambda sight: result(sight) or displays.machines(sight),
    "more": displays.upgrades,
    "tiles": displays.stacks,
    "jump": lambda sight: sight.anchors(
        map="jump_map",
        mine="mine",
        docks="jump_docks",
        shop="jump_shop",
        players="players",
        log="log",
    ),
}
"""Each is drawn of a look at the table and nothing else, and only if something that it reads has changed."""
