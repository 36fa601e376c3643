"""A page that says one sentence and leads back."""

from html import escape

from kesselhaus.art import STOCK
from kesselhaus.art.page import header
from kesselhaus.web.pages.document import document, links_of
from kesselhaus.web.texts import say


def notice(sentence: str, lang: str) -> str:
    body = (
        f'{header("", "", "", (), lang, links_of())}<main class="board notice"><h1>{escape(sentence)}</h1>'
        f'<p><a class="opt go" href="/">{say("back_home", lang)}</a></p></main>'
    )
    return document("Kesselhaus", body, lang=lang, symbols=STOCK, styles=("notice.css",))
