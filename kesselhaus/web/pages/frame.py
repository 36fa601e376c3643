"""What the pages of the house share: the header with its ways, and a sheet of paper to write on."""

from collections.abc import Sequence

from kesselhaus.art import STOCK
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.page import header
from kesselhaus.art.symbols import Symbols, icon
from kesselhaus.protocol import GameOnShelf
from kesselhaus.store import Account
from kesselhaus.web.pages.document import document, links_of
from kesselhaus.web.texts import say


def sheet(
    title: str,
    body: Html,
    lang: str,
    account: Account | None,
    *,
    here: str = "",
    symbols: Symbols = STOCK,
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    game: GameOnShelf | None = None,
) -> Html:
    """A page of the house; one with scripts of its own changes, and carries every symbol it may need then.
    With the style of a game, where something of its table is on it.
    """
    top = header("", "", "", (), lang, links_of(), ways=_ways(lang, account, here))
    return document(
        f"{title} · Kesselhaus",
        top + body,
        lang=lang,
        symbols={**STOCK, **symbols},
        styles=("home.css", *styles),
        scripts=scripts,
        kind="house",
        every_symbol=bool(scripts),
        game=game,
        settings=[name for name, on in account.settings.items() if on] if account else (),
    )


def _ways(lang: str, account: Account | None, here: str) -> Html:
    ways = [("/", "nav_shelf"), ("/learn", "learn"), ("/new", "new_table"), ("/rules", "nav_rules")]
    shown = "".join(
        f'<a href="{escape(address)}"{" aria-current=page" if address == here else ""}>'
        f"{escape(say(key, lang))}</a>"
        for address, key in ways
    )
    name = escape(account.display if account else say("sign_in", lang))
    address = "/account" if account else "/sign-in"
    current = " aria-current=page" if here in ("/account", "/sign-in") else ""
    who = f'<a href="{address}"{current}>{icon("i-worker", 16)}&nbsp;{name}</a>'
    return f'<nav class="nav" aria-label="Kesselhaus">{shown}{who}</nav>'


def paper(title: str, inside: Html, lang: str, account: Account | None, *, here: str = "") -> Html:
    """A page with one board to read or to fill in."""
    body = f'<main class="board paper"><h1>{escape(title)}</h1>{inside}</main>'
    return sheet(title, body, lang, account, here=here)


def beginning(text: str, least: int = 24) -> str:
    """Whole sentences from the beginning of a text, until they say enough."""
    said, rest = "", text
    while rest and len(said) < least:
        sentence, dot, rest = rest.partition(". ")
        said += sentence + dot
    return said.rstrip()


def told(sentence: str, bad: bool = True) -> Html:
    """A sentence above a form: why it was not taken, or that it was."""
    if not sentence:
        return NOTHING
    return f'<p class="told{" bad" if bad else ""}" role="alert">{escape(sentence)}</p>'
