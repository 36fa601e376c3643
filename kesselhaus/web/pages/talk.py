"""What people say to each other at a table."""

import re
from collections.abc import Sequence

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import icon
from kesselhaus.web.texts import say

LONGEST = 500
"""Of a message."""
TABLE = re.compile(r"(?<![\w/.])/t/[\w-]{6,40}(?![\w/])")
"""The address of another table in this house; nothing else becomes a link."""


class Said(Struct, frozen=True):
    """One message; `time` as it is shown."""

    number: int
    name: str
    text: str
    time: str
    mine: bool = False


def talk(messages: Sequence[Said], lang: str) -> Html:
    """The messages, the newest below."""
    if not messages:
        return f'<ul id="said"><li class="quiet">{escape(say("chat_quiet", lang))}</li></ul>'
    shown = "".join(
        f'<li id="m-{message.number}"{" class=own" if message.mine else ""}><b>{escape(message.name)}</b>'
        f"<time>{escape(message.time)}</time><p>{linked(message.text)}</p></li>"
        for message in messages
    )
    return f'<ul id="said">{shown}</ul>'


def linked(text: str) -> Html:
    written, end = NOTHING, 0
    for found in TABLE.finditer(text):
        written += (
            escape(text[end : found.start()])
            + f'<a href="{escape(found.group())}">{escape(found.group())}</a>'
        )
        end = found.end()
    return written + escape(text[end:])


def talk_form(address: str, lang: str) -> Html:
    label = escape(say("chat_write", lang))
    return (
        f'<form class="talk" method="post" action="{escape(address)}/chat" data-clear autocomplete="off">'
        f'<input name="text" maxlength="{LONGEST}" required placeholder="{label}" aria-label="{label}">'
        f'<button class="opt ico" aria-label="{escape(say("chat_send", lang))}">'
        f"{icon('g-arrow', 16)}</button></form>"
    )
