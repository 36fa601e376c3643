"""The edition of a table in words, with its file and what is different in it."""

import msgspec

from kesselhaus.art.html import Html, escape
from kesselhaus.protocol import Difference
from kesselhaus.web.editions import Edition
from kesselhaus.web.texts import say

SHOWN = 40
"""So many differences are listed; all of them are in the file."""


def edition_line(edition: Edition, table: str, lang: str) -> Html:
    """In words; of another edition than the shipped one, with its file."""
    told = escape(edition.text(lang))
    if edition.shipped or edition.differences is None:
        return told
    link = f'<a href="{escape(table)}/components" download>{escape(say("edition_file", lang))}</a>'
    return f"{told} · {link}"


def edition_list(edition: Edition, table: str, lang: str) -> Html:
    """The same, and every figure that is different: what one should know before sitting down."""
    line, found = edition_line(edition, table, lang), edition.differences or ()
    if not found:
        return line
    rows = "".join(map(_row, found[:SHOWN]))
    more = len(found) - SHOWN
    if more > 0:
        rows += f"<li>{escape(say('edition_more', lang, count=more))}</li>"
    title = escape(say("edition_differs", lang))
    return f'{line}<details class="differs" open><summary>{title}</summary><ul>{rows}</ul></details>'


def _row(difference: Difference) -> Html:
    before, after = (_figure(value) for value in (difference.before, difference.after))
    return f"<li><code>{escape(difference.where)}</code>: {before} → <b>{after}</b></li>"


def _figure(value: object) -> Html:
    return escape("–" if value is None else msgspec.json.encode(value, enc_hook=str).decode())
