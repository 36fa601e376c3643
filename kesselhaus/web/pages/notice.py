"""A page that says one sentence and leads back."""

from html import escape

from kesselhaus.art import STOCK
from kesselhaus.art.page import Links, header, page
from kesselhaus.web.pages.document import ICON
from kesselhaus.web.texts import LANGUAGES, say


def notice(sentence: str, lang: str) -> str:
    links = Links(languages=[(code, f"/language/{code}") for code in LANGUAGES])
    body = (
        f'{header("", "", "", (), lang, links)}<main class="board notice"><p>{escape(sentence)}</p>'
        f'<p><a href="/">{say("back_home", lang)}</a></p></main>'
    )
    return page("Kesselhaus", body, css=CSS, symbols=STOCK, lang=lang, head=ICON)


CSS = ".notice{max-width:560px;margin:12vh auto;padding:28px 32px;font-size:16px;display:grid;gap:14px}"
