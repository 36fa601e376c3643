"""The coach's panel: how sure he is, the best options with their reasons, and what tempts."""

from collections.abc import Sequence

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import icon
from kesselhaus.protocol import Coached, Counselled
from kesselhaus.web.pages.advice import percent
from kesselhaus.web.texts import say

REASONS = 2
NEEDLE = {"unsure": -60, "fairly": 0, "sure": 60}
"""Where the needle of the gauge stands, in degrees."""


def place(lang: str) -> Html:
    """Where the coach speaks when he is asked."""
    ask = f"{icon('g-rider', 16)}{escape(say('coach_ask', lang))}"
    return (
        '<div class="coach" id="p-coach" role="tabpanel" tabindex="0" hidden>'
        f'<button type="button" class="opt" data-do="coach">{ask}</button>'
        f'<p class="wait" hidden>{escape(say("coach_wait", lang))}</p><div id="coach"></div></div>'
    )


def silent(why: str) -> Html:
    return f'<div id="coach"><p class="wait">{escape(why)}</p></div>'


def panel(coached: Coached, lang: str) -> Html:
    gauge = (
        '<svg class="sure" viewBox="-24 -24 48 48" aria-hidden="true"><circle r="22"/>'
        f'<path d="M-14 8A16 16 0 1 1 14 8"/><path class="hand" d="M0 3V-15" transform="rotate('
        f'{NEEDLE[coached.sure]})"/><circle class="hub" r="3"/></svg>'
    )
    head = (
        f'<div class="how">{gauge}<p><b>{escape(say(f"coach_{coached.sure}", lang))}</b> '
        f"{escape(say('coach_futures', lang, count=coached.futures))}</p></div>"
    )
    rows = "".join(
        _option(one, lang, escape(rank), coached.least) for rank, one in enumerate(coached.best, 1)
    )
    if coached.tempting is not None:
        rows += _option(coached.tempting, lang, Html("!"), coached.least)
    foot = say("coach_foot", lang, unit=coached.unit, chance=percent(coached.winning))
    return f'<div id="coach">{head}<ol>{rows}</ol><p class="foot">{escape(foot)}</p></div>'


def _option(one: Counselled, lang: str, rank: Html, least: float) -> Html:
    """The verdict is the figure; at most two reasons say what it is made of."""
    tempts = f"<em>{escape(say('coach_tempting', lang))}</em> " if rank == "!" else ""
    value = f"<b>{round(100 * one.value)}</b>" if one.value >= 0 else ""
    said = f"<h4>{tempts}{escape(one.label)}</h4>{value}{reasons_list(one.reasons, least, lang)}"
    return f'<li data-for="{one.option}"><i class="disc">{rank}</i>{said}</li>'


def reasons_list(reasons: Sequence[tuple[float, str]], least: float, lang: str) -> Html:
    told = "".join(
        f'<li class="{"against" if amount < 0 else "for"}"><b>{escape(signed(amount, lang))}</b>'
        f" {escape(what)}</li>"
        for amount, what in [reason for reason in reasons if abs(reason[0]) >= least][:REASONS]
    )
    told = told or f"<li>{escape(say('coach_even', lang))}</li>"
    return f"<ul>{told}</ul>"


def signed(amount: float, lang: str) -> str:
    """With a true minus; tenths only where whole points would hide it."""
    return f"{'−' if amount < 0 else '+'}{figure(amount, lang)}"


def figure(amount: float, lang: str) -> str:
    shown = f"{abs(amount):.1f}" if abs(amount) < 9.95 else f"{abs(amount):.0f}"
    return shown.removesuffix(".0").replace(".", say("decimal_point", lang))
