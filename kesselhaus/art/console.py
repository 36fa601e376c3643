"""The question bar: the open question as a sentence, its options as keys.

A key is a real button of a form, named `option`, with the option's index as its value. So it answers without
any script; with one, the place on the board that has the same `data-t` answers too.
"""

from collections.abc import Sequence

from kesselhaus.art.buttons import button
from kesselhaus.art.choosing import choice, head
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.keys import (
    IN_A_ROW,
    WINDOW,
    Bar,
    Brings,
    Fact,
    Group,
    Key,
    Part,
    Picks,
    Places,
    Reader,
    Stepper,
    columns,
    folded,
    rows,
)
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.art.texts import say

__all__ = ["Bar", "Fact", "Group", "Key", "Part", "Reader", "Stepper", "console"]

SHORT = 8
"""So many keys are all shown on a phone; of more one group at a time, or the first until one asks."""
LONG, LONGEST = 16, 40
"""Letters of a question from which on it is set smaller, and smaller still."""
AMOUNT = 12
"""So many letters has an amount at most."""


def console(bar: Bar, parts: Sequence[Part], reader: Reader) -> Html:
    """The whole bar. Parts that would not fit are folded, the last one first."""
    ends = [part for part in parts if isinstance(part, Group) and part.layout == "end"]
    others = [part for part in parts if part not in ends]
    shut = folded(others, reader, WINDOW if bar.advice else 0, ends)
    picked = next((part.subject for part in others if isinstance(part, Group) and part.subject), "")
    chooses = any(isinstance(part, Picks | Places | Brings) for part in others)
    many = sum(_keys(part) for part in others) > SHORT and not chooses
    tabs = _tabbed(others) if many else []
    drawn = "".join(_part(part, reader, picked, _tab(part, tabs)) for part in others if part not in shut)
    if shut:
        drawn += (
            f'<div class="folds">{"".join(_fold(group, reader, _tab(group, tabs)) for group in shut)}</div>'
        )
    apart = len(others) > 1 or any(isinstance(part, Group) and part.layout == "columns" for part in others)
    long = many and apart and not tabs
    more = _tabs(tabs, reader)
    if long:
        count = sum(_options(part) for part in parts)
        more = (
            '<button type="button" class="more" data-do="more" aria-expanded="false">'
            f"{escape(say('all_options', reader.lang, count=count))}{icon('g-chev', 14)}</button>"
        )
    hidden = "".join(
        f'<input type="hidden" name="{escape(name)}" value="{escape(value)}">'
        for name, value in bar.hidden.items()
    )
    form = attributes(method="post", action=bar.action)
    # The wheel has a form of its own, or a key pressed beside it would answer twice.
    counted = any(isinstance(part, Stepper) for part in others)
    second = f'<form id="number"{form}>{hidden}</form>' if counted else ""
    purse = f'<div class="purse">{bar.purse}</div>' if bar.purse else ""
    css = "grps tabbed" if tabs else "grps long" if long else "grps"
    groups = f'<div class="{css}">{drawn}</div>' if drawn else ""
    if tabs:
        groups, more = f"{more}{groups}", NOTHING
    mine = bar.seat is not None and bar.seat == reader.seat
    return (
        f'<footer id="console" class="console{" mine" if mine else ""}{" advised" if bar.advice else ""}'
        f'{" choosing" if chooses else ""}"'
        f' tabindex="-1" aria-label="{escape(say("question", reader.lang))}">'
        f'{purse}<form class="bar-in"{form}>{hidden}{_ask(bar, reader)}'
        f"{groups}{_ends(bar, ends, reader)}{more}</form>{second}</footer>"
    )


def _ask(bar: Bar, reader: Reader) -> Html:
    # Who is not asked reads in the title who is.
    who = ""
    if bar.seat is not None and bar.seat == reader.seat:
        badge = mark(reader.people[bar.seat].colour, 18)
        advice = f'<a href="#menu">{escape(bar.advice)}</a>' if bar.advice else ""
        told = say("asked" if bar.out_of_turn else "your_turn", reader.lang)
        who = f'<span class="who">{badge}{escape(told)}{advice}</span>'
    letters = len(reader.plain(bar.title))
    long = attributes(class_="longest" if letters > LONGEST else "long" if letters > LONG else "")
    note = f"<span>{reader.html(bar.note, 14)}</span>" if bar.note else ""
    rule = ""
    if bar.rule:
        named = f"{icon('g-book', 14)} {escape(say('rule', reader.lang, rule=bar.rule))}"
        rule = f'<a href="{escape(bar.rule_href)}">{named}</a>' if bar.rule_href else f"<em>{named}</em>"
    title = f"<h2{long}>{reader.html(bar.title, 20)}</h2>"
    return f'<div class="ask">{who}{title}<p class="note">{note}{rule}</p></div>'


def _ends(bar: Bar, ends: Sequence[Group], reader: Reader) -> Html:
    address, way = bar.onward
    if address:
        return f'<div class="acts"><a class="opt go" href="{escape(address)}">{escape(way)}</a></div>'
    if reader.seat is None:
        return NOTHING
    keys = "".join(button(key, reader) for group in ends for key in group.keys)
    if bar.drafting:
        back = button(Key(None, f"[icon g-undo] {say('undo', reader.lang)}", draft=""), reader)
        return f'<div class="acts">{keys}{back}</div>'
    undo = attributes(
        name=None if bar.undo_action else "undo",
        value=None if bar.undo_action else "1",
        formaction=bar.undo_action,
        disabled=not bar.undo,
    )
    back = f'<button class="opt back"{undo}>{icon("g-undo", 16)}{escape(say("undo", reader.lang))}</button>'
    return f'<div class="acts">{back}{keys}</div>'


# ------------------------------------------------------------------ parts


def _tabbed(parts: Sequence[Part]) -> list[Group]:
    """Of many keys a phone shows one group at a time, each behind a tab; beside a wheel all are shown."""
    groups = [part for part in parts if isinstance(part, Group) and part.title]
    apart = len(groups) > 1 and all(isinstance(part, Group | Fact) for part in parts)
    return groups if apart and sum(map(_keys, groups)) == sum(map(_keys, parts)) else []


def _tab(part: Part, tabs: Sequence[Group]) -> int | None:
    """The number of its tab."""
    return next((number for number, group in enumerate(tabs) if group is part), None)


def _tabs(tabs: Sequence[Group], reader: Reader) -> Html:
    if not tabs:
        return NOTHING
    keys = "".join(
        f'<button type="button" data-do="group" data-group="{number}"'
        f' aria-pressed="{"false" if number else "true"}">'
        f"<span>{reader.html(group.title, 16)}</span><i>{len(group.keys)}</i></button>"
        for number, group in enumerate(tabs)
    )
    return f'<div class="gtabs" role="group" aria-label="{escape(say("question", reader.lang))}">{keys}</div>'


def _part(part: Part, reader: Reader, picked: str, tab: int | None) -> Html:
    if isinstance(part, Stepper):
        return _stepper(part, reader)
    if isinstance(part, Picks | Places | Brings):
        return choice(part, reader)
    heading = head(part, reader)
    if isinstance(part, Fact):
        # An amount is read at a glance; a deed is a line of words.
        css = "fact" if len(reader.plain(part.text)) <= AMOUNT else "fact words"
        return f'<div class="grp">{heading}<p class="{css}">{reader.html(part.text, 26)}</p></div>'
    css = "grp picked" if part.subject and part.subject == picked else "grp"
    css = f"{css} now" if tab == 0 else css
    pick = attributes(data_pick=part.subject, data_n=tab)
    return f'<div class="{css}" role="group"{pick}>{heading}{_laid_out(part, reader)}</div>'


def _fold(group: Group, reader: Reader, tab: int | None) -> Html:
    """A group behind a key of its own; it opens above the bar."""
    return (
        f'<details class="fold" name="fold"{attributes(data_pick=group.subject, data_n=tab)}>'
        f'<summary class="opt"><span>{reader.html(group.title, 17)}</span>{icon("g-chev", 14)}</summary>'
        f'<div class="flap">{_laid_out(group, reader)}</div></details>'
    )


def _laid_out(group: Group, reader: Reader) -> Html:
    layouts = {"pad": _pad, "columns": _columns}
    return layouts.get(group.layout, _flow)(group, reader)


def _flow(group: Group, reader: Reader) -> Html:
    keys = "".join(button(key, reader) for key in group.keys)
    css = "opts small" if group.layout == "small" else f"opts rows{rows(group, reader)}"
    if any(key.picture for key in group.keys):
        css = "krow" if len(group.keys) <= IN_A_ROW else "opts rows2 tight"
    return f'<div class="{css}">{keys}</div>'


def _columns(group: Group, reader: Reader) -> Html:
    """On a desk side by side, on a phone one below the other."""
    found = columns(group)
    cells = "".join(
        f'<div class="storey"><b>{escape(label)}</b>{"".join(button(key, reader) for key in keys)}</div>'
        for label, keys in found
    )
    return f'<div class="storeys high{max(len(keys) for _, keys in found)}">{cells}</div>'


def _pad(group: Group, reader: Reader) -> Html:
    pairs = zip(group.labels, group.keys[::2], group.keys[1::2], strict=True)
    cells = "".join(
        f"<span>{button(first, reader)}<b>{escape(label)}</b>{button(second, reader)}</span>"
        for label, first, second in pairs
    )
    return f'<div class="pad">{cells}</div>'


def _stepper(part: Stepper, reader: Reader) -> Html:
    legal = sorted(part.numbers)
    start = part.start if part.start in part.numbers else legal[0]
    options = "".join(
        f'<option value="{part.numbers[number]}"{" selected" if number == start else ""}>{number}</option>'
        for number in legal
    )
    unit = icon(f"i-{part.unit}", 18, title=reader.plain(f"[{part.unit}]")) if part.unit else ""
    form = 'form="number"'
    quick = "".join(
        f'<button class="opt" name="option" value="{part.numbers[number]}">{number}{unit}</button>'
        for number in part.quick
        if number in part.numbers
    )
    limits = escape(say("range", reader.lang, low=legal[0], high=legal[-1]))
    less, more = say("less", reader.lang), say("more", reader.lang)
    quick_group = (
        f'<div class="grp quick" role="group"><h3>{escape(say("quick", reader.lang))}</h3>'
        f'<div class="opts rows2">{quick}</div></div>'
        if quick
        else ""
    )
    return (
        f'<div class="grp number" role="group"><h3>{reader.html(part.title, 17)}<small>{limits}</small></h3>'
        f'<div class="stepper"><button type="button" class="opt ico" data-do="step" data-by="-1"'
        f' aria-label="{escape(less)}">{icon("g-minus", 18)}</button>'
        f'<select class="wheel" name="option" {form} aria-label="{escape(reader.plain(part.title))}">'
        f"{options}</select>"
        f'<button type="button" class="opt ico" data-do="step" data-by="1" aria-label="{escape(more)}">'
        f'{icon("g-plus", 18)}</button><button class="opt go big" {form}>{reader.html(part.verb)}'
        f'<span class="stepv">{start}</span>{unit}</button></div></div>{quick_group}'
    )


def _keys(part: Part) -> int:
    """How many keys a part takes; a wheel counts as one."""
    if isinstance(part, Stepper):
        return 1 + len(part.quick)
    return _options(part)


def _options(part: Part) -> int:
    if isinstance(part, Stepper):
        return len(part.numbers)
    if isinstance(part, Fact | Brings):
        return 0
    return sum(key.is_open for key in part.keys)
