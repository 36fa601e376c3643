"""A whole document of the site: what it shares with other pages is linked, so that browsers keep it."""

from collections.abc import Collection, Sequence
from urllib.parse import quote

from kesselhaus.art.html import Html, escape
from kesselhaus.art.page import LOGO, Links
from kesselhaus.art.symbols import Symbols, attributes, definitions, sprite
from kesselhaus.languages import LANGUAGES
from kesselhaus.protocol import GameOnShelf
from kesselhaus.web.assets import address, style_address, symbols_address
from kesselhaus.web.scripts import later, later_at, script

SVG = LOGO.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
ICON = Html(f'<link rel="icon" href="data:image/svg+xml,{escape(quote(SVG))}">')
"""The house's sign for the tab."""


def document(
    title: str,
    body: Html,
    *,
    lang: str,
    symbols: Symbols,
    game: GameOnShelf | None = None,
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    afterwards: Sequence[str] = (),
    kind: str = "",
    every_symbol: bool = False,
    settings: Collection[str] = (),
) -> Html:
    """The document, with the style of the game that is on it. A page that is morphed later carries every
    symbol that may ever be used on it, or has them brought afterwards, as all that nobody needs to see it.

    `settings` are those that its reader has switched on and that styles or scripts have to know.
    """
    own = () if game is None else (style_address(game),)
    sheets = (address("kit.css"), *own, *map(address, styles))
    links = "".join(f'<link rel="stylesheet" href="{escape(sheet)}">' for sheet in sheets)
    run = "".join(script(name, lang) for name in ("page.js", *scripts))
    run += "".join(later(name, lang) for name in afterwards)
    if game is not None and afterwards:
        run += later_at(symbols_address(game))
    drawings = definitions(symbols.values()) if every_symbol else sprite(body, symbols)
    root = attributes(
        lang=lang,
        data_palette="safe" if "palette" in settings else None,
        data_notify="notify" in settings,
        data_sound="sound" in settings,
    )
    return (
        f'<!doctype html><html{root}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title>{ICON}{links}{run}</head>"
        f"<body{attributes(class_=kind)}>{drawings}{body}</body></html>"
    )


def links_of(rules: str = "", menu: str = "") -> Links:
    """Where the header of every page leads."""
    languages = [(code, f"/language/{code}") for code in LANGUAGES]
    return Links(rules=rules, menu=menu, languages=languages)
