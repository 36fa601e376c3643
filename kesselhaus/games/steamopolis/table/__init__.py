"""How the table of Steamopolis looks: what a seat may know, as regions of HTML and SVG."""

from collections.abc import Callable, Mapping

from kesselhaus.art.furniture import folding
from kesselhaus.art.html import Html
from kesselhaus.art.page import styles
from kesselhaus.art.phrases import People
from kesselhaus.engine.view import View
from kesselhaus.games.steamopolis.drawings import SYMBOLS
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.table import mine, players, supply
from kesselhaus.games.steamopolis.table.city import city
from kesselhaus.games.steamopolis.table.keys import groups
from kesselhaus.games.steamopolis.table.labels import label
from kesselhaus.games.steamopolis.table.places import place
from kesselhaus.games.steamopolis.table.result import result
from kesselhaus.games.steamopolis.table.sight import Sight
from kesselhaus.parts.sight import drawn

__all__ = ["CSS", "REGIONS", "SYMBOLS", "Sight", "body", "draw", "groups", "place", "purse", "standing"]

CSS = styles(__package__, "city.css", "airship.css", "boards.css", "phone.css", "short.css")


def draw(view: View[Table], people: People, lang: str) -> dict[str, Html]:
    """Every region of the table by its id."""
    return drawn(REGIONS, Sight(view, people, lang))


def body(regions: Mapping[str, Html], console: Html, log: Html) -> Html:
    """The regions in their places: others and log, the city, the own airship over votes and supply."""
    return (
        f'{regions["jump"]}<main class="table steamopolis">'
        f'<div class="colA">{regions["players"]}{log}</div><div class="colB">{regions["map"]}</div>'
        f'<div class="colC">{regions["mine"]}{folding(regions["score"], regions["supply"])}</div></main>'
        f"{console}"
    )


def standing(view: View[Table], lang: str) -> str:
    """Where the match is, for the header."""
    table = view.state
    if not table.agenda:
        return label("over", lang)
    if not table.round:
        return label("setup", lang)
    parts = [label("round", lang, round=table.round)]
    if table.final:
        parts.append(label("final", lang))
    elif table.ending:
        parts.append(label("last_round", lang))
    return " · ".join(parts)


def purse(view: View[Table], people: People, lang: str) -> Html:
    """What the viewer owns, for the bar on the phone."""
    return mine.purse(Sight(view, people, lang))


REGIONS: Mapping[str, Callable[[Sight], Html]] = {
    "players": lambda sight: players.others(sight) if sight.view.seats > 1 else supply.shadow(sight),
    "map": city,
    "mine": mine.mine,
    "score": supply.votes,
    "supply": lambda sight: result(sight) or supply.supply(sight),
    "jump": lambda sight: sight.anchors(
        map="city",
        mine="mine",
        score="votes",
        supply="supply",
        players="players" if sight.view.seats > 1 else "solo",
        log="log",
    ),
}
"""Each is drawn of a look at the table and nothing else, and only if something that it reads has changed."""
