"""A page that says one sentence and leads back."""

from kesselhaus.art import STOCK
from kesselhaus.art.html import Html, escape
from kesselhaus.art.page import header
from kesselhaus.web.pages.document import document, links_of
from kesselhaus.web.pages.forms import key_form, key_link
from kesselhaus.web.texts import say


def notice(sentence: str, lang: str, table: str = "") -> Html:
    """With the address of a table that cannot be shown, there are ways to go on with it or without it."""
    ways = key_link("/", say("back_home", lang), go=not table)
    if table:
        end = key_form(f"{table}/end", say("end_table", lang))
        ways = f"{key_link(table, say('try_again', lang), go=True)}{end}{ways}"
    body = (
        f'{header("", "", "", (), lang, links_of())}<main class="board notice"><h1>{escape(sentence)}</h1>'
        f'<div class="ways">{ways}</div></main>'
    )
    return document("Kesselhaus", body, lang=lang, symbols=STOCK, styles=("notice.css",))
