"""How the table of Airship City looks: what a seat may know, as regions of HTML and SVG."""

from collections.abc import Callable, Mapping

from kesselhaus.art.furniture import folding
from kesselhaus.art.html import Html
from kesselhaus.art.page import styles
from kesselhaus.art.phrases import People
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.airship_city.drawings import SYMBOLS
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.table import economy, players
from kesselhaus.games.airship_city.table.city import city
from kesselhaus.games.airship_city.table.donations import donations
from kesselhaus.games.airship_city.table.keys import groups
from kesselhaus.games.airship_city.table.labels import label
from kesselhaus.games.airship_city.table.places import place
from kesselhaus.games.airship_city.table.result import result
from kesselhaus.games.airship_city.table.sight import Sight
from kesselhaus.parts.sight import drawn

__all__ = ["CSS", "REGIONS", "SYMBOLS", "Sight", "body", "draw", "groups", "place", "purse", "standing"]

CSS = styles(__package__, "table.css", "phone.css", "short.css")


def draw(view: View[Table], people: People, lang: str) -> dict[str, Html]:
    """Every region of the table by its id."""
    return drawn(REGIONS, Sight(view, people, lang))


def body(regions: Mapping[str, Html], console: Html, log: Html) -> Html:
    """The regions in their places: others and log, the city over the own board, tracks and displays."""
    return (
        f'{regions["jump"]}<main class="table airship-city"><div class="colA">{regions["players"]}{log}</div>'
        f'<div class="colB">{regions["city"]}{regions["mine"]}</div>'
        f'<div class="colC">{folding(regions["economy"])}{regions["donations"]}'
        f'<div class="two">{folding(regions["prices"], regions["awards"])}</div>'
        f"{folding(regions['contracts'])}</div></main>"
        f"{console}"
    )


def standing(view: View[Table], lang: str) -> str:
    """Where the match is, for the header: stage and round."""
    table = view.state
    stage = label("stage", lang, number=ROMAN[table.stage])
    rounds = label("round_of", lang, round=table.round, rounds=table.box.max_rounds)
    return f"{stage} · {rounds}"


def purse(view: View[Table], people: People, lang: str) -> Html:
    """What the viewer owns, for the bar on the phone."""
    return players.purse(Sight(view, people, lang))


REGIONS: Mapping[str, Callable[[Sight], Html]] = {
    "players": players.others,
    "city": city,
    "mine": players.mine,
    "economy": economy.track,
    "donations": donations,
    "prices": economy.prices,
    "awards": economy.awards,
    "contracts": lambda sight: result(sight) or economy.display(sight),
    "jump": lambda sight: sight.anchors(
        city="city",
        mine="mine",
        donations="ships",
        economy="trade_board",
        players="players",
        log="log",
    ),
}
"""Each is drawn of a look at the table and nothing else, and only if something that it reads has changed."""
