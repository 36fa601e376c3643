"""Parts of a bar in which several things are chosen and given as one: drawn keys, places, what it brings."""

from kesselhaus.art.buttons import button
from kesselhaus.art.html import NOTHING, Html
from kesselhaus.art.keys import IN_A_ROW, Brings, Choice, Fact, Group, Places, Reader
from kesselhaus.art.symbols import icon


def head(part: Group | Fact | Choice, reader: Reader) -> Html:
    note = f"<small>{reader.html(part.note, 13)}</small>" if part.note else ""
    return f"<h3>{reader.html(part.title, 17)}{note}</h3>" if part.title or note else NOTHING


def choice(part: Choice, reader: Reader) -> Html:
    if isinstance(part, Brings):
        return _brings(part, reader)
    if isinstance(part, Places):
        return _places(part, reader)
    keys = "".join(button(key, reader) for key in part.keys)
    row = "krow" if len(part.keys) <= IN_A_ROW else "opts rows2 tight"
    turns = " data-turns" if part.turns else ""
    heading = head(part, reader)
    return f'<div class="grp picks" role="group"{turns}>{heading}<div class="{row}">{keys}</div></div>'


def _places(part: Places, reader: Reader) -> Html:
    keys = "".join(button(key, reader) for key in part.keys)
    return (
        f'<div class="grp places" role="group">{head(part, reader)}<div class="opts rows2">{keys}'
        f"{_every(part, reader)}</div></div>"
    )


def _every(part: Places, reader: Reader) -> Html:
    """All others, by their headings; while they are open the board shows every place, too."""
    if not part.rest:
        return NOTHING
    lists = "".join(
        f'<div class="grp"><h3>{reader.html(title, 15)}</h3>'
        f'<div class="opts">{"".join(button(key, reader) for key in keys)}</div></div>'
        for title, keys in part.rest
    )
    return (
        f'<details class="fold every" name="fold"><summary class="opt"><span>{reader.html(part.every)}</span>'
        f'{icon("g-chev", 14)}</summary><div class="flap">{lists}</div></details>'
    )


def _brings(part: Brings, reader: Reader) -> Html:
    lines = "".join(
        f"<dt>{reader.html(what, 14)}</dt><dd>{reader.html(much, 16)}</dd>" for what, much in part.lines
    )
    told = f"<dl>{lines}</dl>" if lines else ""
    total = f'<p class="sum">{reader.html(part.total, 16)}</p>' if part.total else ""
    return f'<div class="grp brings" role="status">{head(part, reader)}{part.picture}{told}{total}</div>'
