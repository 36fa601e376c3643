"""Small pieces of forms that several pages share."""

from collections.abc import Iterable

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes
from kesselhaus.web.texts import say


def key_form(
    action: str,
    label: str,
    *,
    go: bool = False,
    inside: Html = NOTHING,
    leaves: bool = False,
    **hidden: object,
) -> Html:
    """One key that sends a form of its own; `inside` is HTML before the key. One that leaves the page is not
    sent by its script.
    """
    fields = "".join(
        f'<input type="hidden" name="{escape(name)}" value="{escape(str(value))}">'
        for name, value in hidden.items()
    )
    css, plain = "opt go" if go else "opt", " data-plain" if leaves else ""
    return (
        f'<form class="one"{plain} method="post" action="{escape(action)}">{fields}{inside}'
        f'<button class="{css}">{escape(label)}</button></form>'
    )


def key_link(address: str, label: str, *, go: bool = False) -> Html:
    return f'<a class="{"opt go" if go else "opt"}" href="{escape(address)}">{escape(label)}</a>'


def copy_key(lang: str) -> Html:
    """Copies the address in the field before it; for who has a script, others mark it."""
    done = escape(say("copied", lang))
    return (
        f'<button type="button" class="opt cpy" data-copy data-done="{done}">'
        f"{escape(say('copy', lang))}</button>"
    )


def choice(name: str, label: str, options: Iterable[tuple[str, str]], chosen: str = "") -> Html:
    """A list to choose one from; the label is read out only."""
    shown = "".join(
        f"<option{attributes(value=value, selected=value == chosen)}>{escape(text)}</option>"
        for value, text in options
    )
    return f'<select class="pick" name="{escape(name)}" aria-label="{escape(label)}">{shown}</select>'


def bot_choice(levels: Iterable[str], lang: str, chosen: str = "medium") -> Html:
    options = [(level, say(f"level_{level}", lang)) for level in levels]
    return choice("level", say("bot_level", lang), options, chosen)


def file_field(name: str, label: str, kinds: str, lang: str, *, required: bool = False) -> Html:
    """A file from the own machine; `kinds` are those that a browser offers first."""
    field = attributes(type="file", name=name, accept=kinds, required=required)
    return f"<label>{escape(say(label, lang))}<input{field}></label>"
