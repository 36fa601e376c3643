"""The log: what happened, turn by turn, the newest below. A turn unfolds to its deeds."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.keys import Reader
from kesselhaus.art.phrases import html, leading_seat, nameless
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.art.texts import say

LineKind: TypeAlias = Literal["line", "head", "since", "now"]


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the log; a heading; the mark where the viewer looked away; or the line just written."""

    text: str
    kind: LineKind = "line"
    seat: int | None = None
    """Whose line it is; without one, the seat whose name begins the sentence."""
    name: str = ""
    """The id of its element, where single lines are added to a page or looked for."""
    then: str = ""
    """The address of the table as it was; the sentence leads there."""
    rule: str = ""
    """The rule behind it, and where it is told."""
    rule_href: str = ""


def line(entry: Line, reader: Reader) -> Html:
    """One line as a list item."""
    if entry.kind == "since":
        said = escape(say("since", reader.lang))
        return f'<li{attributes(id=entry.name)} class="cut"><span>{said}</span></li>'
    if entry.kind == "head":
        return f'<li{attributes(id=entry.name)} class="rnd"><span>{reader.html(entry.text, 14)}</span></li>'
    leading = leading_seat(entry.text)
    seat = leading if entry.seat is None else entry.seat
    badge = "<i></i>" if seat is None else mark(reader.people[seat].colour, 16)
    # The mark stands before the line, so the name that begins it goes without.
    text, said = entry.text, NOTHING
    if leading is not None and leading == seat:
        end = text.index("]") + 1
        said = html(text[:end], reader.people, reader.lexicon, reader.seat, marks=False)
        text = text[end:]
    said += html(text, reader.people, reader.lexicon, reader.seat, 14)
    if entry.then:
        said = f'<a class="then" tabindex="-1" href="{escape(entry.then)}">{said}</a>'
    said += _rule(entry)
    kind = attributes(id=entry.name, class_="now" if entry.kind == "now" else "")
    return f"<li{kind}>{badge}<span>{said}</span></li>"


@dataclass(frozen=True, slots=True)
class TurnBlock:
    """A turn: whose, in a few words what for, and what it brought; then what was done."""

    seat: int
    name: str
    gist: str
    gains: str
    """In markup like the gist: points first, then what came in."""
    spent: str
    deeds: Sequence[Html]
    """Lines as list items."""
    own: str = ""
    """What it brought the viewer, in whose turn it was not."""


def turn_block(turn: TurnBlock, reader: Reader) -> Html:
    """A turn as a list item that unfolds."""
    colour = reader.people[turn.seat].colour
    who = html(f"[seat {turn.seat}]", reader.people, reader.lexicon, reader.seat, marks=False)
    minus = f'<span class="minus">{reader.html(turn.spent, 14)}</span>' if turn.spent else ""
    total = f'<span class="tot">{reader.html(turn.gains, 14)}{minus}</span>' if turn.gains or minus else ""
    own = (
        f'<p class="own">{escape(say("for_you", reader.lang))} {reader.html(turn.own, 14)}</p>'
        if turn.own
        else ""
    )
    return (
        f'<li id="{escape(turn.name)}" class="trn pc-{escape(colour)}"><details><summary>'
        f'{mark(colour, 16)}<span class="gt">'
        f'<span class="gist"><b>{who}</b> {reader.html(turn.gist, 14)}</span>{total}</span>'
        f"{icon('g-chev', 11)}</summary><ol>{''.join(turn.deeds)}</ol>{own}</details></li>"
    )


def deed(entry: Line, owner: int, reader: Reader) -> Html:
    """A line inside a turn: who acts is named only where it is not the one whose turn it is."""
    text = entry.text
    if leading_seat(text) == owner:
        text = nameless(text)
    said = reader.html(text, 14)
    return (
        f'<li{attributes(id=entry.name)}><a class="then" tabindex="-1" href="{escape(entry.then)}">{said}</a>'
        f"{_rule(entry)}</li>"
    )


def _rule(entry: Line) -> Html:
    if not entry.rule:
        return NOTHING
    return (
        f' <a class="rl" tabindex="-1" data-rule="{escape(entry.rule)}" href="{escape(entry.rule_href)}">'
        f"{escape(entry.rule)}</a>"
    )


def lines(entries: Iterable[Line], reader: Reader) -> Html:
    return "".join(line(entry, reader) for entry in entries)


def log_board(
    entries: Iterable[Line], reader: Reader, *, chat: Html | None = None, unread: int = 0, replay: str = ""
) -> Html:
    """The board of the log, with the chat (its HTML) behind a tab where there is one."""
    lang = reader.lang
    tabs, second = "", ""
    if chat is not None:
        count = f' <span class="n">{unread}</span>' if unread else ""
        tabs = (
            '<button type="button" role="tab" data-do="tab" aria-selected="false" aria-controls="p-chat">'
            f"{escape(say('chat', lang))}{count}</button>"
        )
        second = f'<div class="log" id="p-chat" role="tabpanel" hidden>{chat}</div>'
    again = (
        f'<a class="lnk rp" href="{escape(replay)}">{icon("g-play", 12)} {escape(say("replay", lang))}</a>'
        if replay
        else ""
    )
    return (
        '<section id="log" class="board logb tabbed"><div class="tabs"><div role="tablist">'
        '<button type="button" role="tab" data-do="tab" aria-selected="true" aria-controls="p-log">'
        f"{escape(say('log', lang))}</button>{tabs}</div>{again}</div>"
        '<div class="log" id="p-log" role="tabpanel" aria-live="polite">'
        f"<ul>{lines(entries, reader)}</ul></div>{second}</section>"
    )
