"""The whole game on one page: a sheet that is read on a screen, and printed on one side of A4."""

from kesselhaus.art.html import Html, escape
from kesselhaus.protocol import GameOnShelf
from kesselhaus.store import Account
from kesselhaus.web.pages.frame import sheet
from kesselhaus.web.texts import say


def one_page(game: GameOnShelf, drawn: Html, lang: str, account: Account | None) -> Html:
    """The sheet that a worker has drawn, with the way back to the book and the key that prints it."""
    title = say("book_whole", lang)
    body = (
        f'<main class="leaf"><nav class="ways" aria-label="{escape(title)}">'
        f'<a class="opt" href="/rules/{escape(game.key)}">{escape(say("book_back", lang))}</a>'
        f'<button type="button" class="opt" data-do="print">{escape(say("book_print", lang))}</button></nav>'
        f'<article class="board onepage {escape(game.key.replace("_", "-"))}">{drawn}'
        f"<footer><span>{escape(say('book_reconstructed', lang))}</span>"
        f"<span>{escape(say('book_unofficial', lang))}</span></footer></article></main>"
    )
    name = f"{game.about(lang).name} · {title}"
    return sheet(
        name,
        body,
        lang,
        account,
        here="/rules",
        symbols=game.symbols,
        styles=("summary.css",),
        game=game,
    )
