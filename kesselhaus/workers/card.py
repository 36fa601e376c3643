"""The card of a thing as HTML: what it is, what it does, what it costs, why it can or cannot be chosen."""

from collections.abc import Sequence

from kesselhaus.art.furniture import amount
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.keys import Reader
from kesselhaus.art.phrases import word
from kesselhaus.art.symbols import icon
from kesselhaus.parts.things import Gap, Need, Reason, Thing
from kesselhaus.workers.texts import say

ICON = 15
FULL = 1000
"""A bar is that long in thousandths."""


def card(
    thing: Thing, now: Sequence[str], reasons: Sequence[Reason], rule_text: str, book: str, reader: Reader
) -> Html:
    """`now`: what can be done with it; `book`: where its rule stands in the rulebook."""
    return (
        f'<div class="xh">{thing.drawing}<div><b id="card-name">{reader.html(thing.name, 18)}</b>'
        f"<small>{reader.html(thing.kind, 14)}</small></div>{reader.html(thing.worth, 26)}</div>"
        f'<div class="xb"><p>{reader.html(thing.does)}</p>{_needs(thing.needs, reader)}'
        f"{_brings(thing.brings, reader)}{_now(now, reader)}{_reasons(reasons, reader)}"
        f"{_rule(thing.rule, rule_text, reader.lang)}</div>{_foot(book, reader.lang)}"
    )


def _needs(needs: Sequence[Need], reader: Reader) -> Html:
    if not needs:
        return NOTHING
    own = all(need.have is not None for need in needs)
    rows = "".join(_need(need, reader) for need in needs)
    head = escape(say("cost" if own else "price", reader.lang))
    return f'<div><h3>{head}</h3><ul class="have">{rows}</ul></div>'


def _need(need: Need, reader: Reader) -> Html:
    figure = amount(need.amount, need.noun, 17, word(reader.lexicon, need.noun, need.amount))
    if need.have is None:
        return f"<li>{figure}</li>"
    filled = min(FULL, need.have * FULL // need.amount) / FULL
    told = escape(say("you_have", reader.lang, count=need.have))
    sign = icon("g-check", ICON, "ok") if need.is_met else icon("g-fail", ICON, "bad")
    return (
        f'<li style="--rc:var(--{escape(need.colour or need.noun)});--f:{filled:g}">{figure}<i></i>'
        f'<span class="y">{told}</span>{sign}</li>'
    )


def _brings(brings: str, reader: Reader) -> Html:
    if not brings:
        return NOTHING
    return f"<div><h3>{escape(say('yield', reader.lang))}</h3><p>{reader.html(brings, 17)}</p></div>"


def _now(now: Sequence[str], reader: Reader) -> Html:
    if not now:
        return NOTHING
    told = "<br>".join(reader.html(way) for way in now)
    return (
        f'<div class="yes">{icon("g-check", ICON)}<span><b>{escape(say("now", reader.lang))}</b> {told}'
        "</span></div>"
    )


def _reasons(reasons: Sequence[Reason], reader: Reader) -> Html:
    if not reasons:
        return NOTHING
    told = " ".join(reader.html(reason.why) for reason in reasons)
    head = escape(say("never" if reasons[0].gap is Gap.NEVER else "not_now", reader.lang))
    return f'<div class="no">{icon("g-lock", ICON)}<span><b>{head}</b> {told}</span></div>'


def _rule(rule: str, text: str, lang: str) -> Html:
    if not text:
        return NOTHING
    first = text.partition("\n")[0]
    return (
        f'<div><h3>{escape(say("the_rule", lang))}</h3><p class="rt">{escape(first)}'
        f' <span class="rid">{escape(rule)}</span></p></div>'
    )


def _foot(book: str, lang: str) -> Html:
    link = ""
    if book:
        link = f'<a class="lnk" href="{escape(book)}">{icon("g-book", 14)}{escape(say("read_on", lang))}</a>'
    return (
        f'<div class="xf">{link}<span class="r k"><kbd>{escape(say("click", lang))}</kbd>'
        f" {escape(say('keeps', lang))}</span>"
        f'<button type="button" class="opt" data-do="card-close">{escape(say("close", lang))}</button></div>'
    )
