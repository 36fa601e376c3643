"""The sheet of "Play now": against whom and how many, asked once; the next time Enter plays as before."""

from collections.abc import Sequence
from math import cos, pi, sin

from msgspec import Struct

from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes, icon, number, picture
from kesselhaus.protocol import GameOnShelf
from kesselhaus.web.pages.frame import beginning
from kesselhaus.web.pages.learn import Learned, guided
from kesselhaus.web.pages.new import TEMPI, radio, segments
from kesselhaus.web.texts import say


class Quick(Struct, frozen=True):
    """What was played last, or what is usual; and what bots would be called."""

    game: GameOnShelf
    level: str
    seats: int
    names: tuple[str, ...]
    advice: bool
    learned: Learned


def sheet_of(quick: Quick, levels: Sequence[str], lang: str) -> Html:
    """Over the shelf. Before everything else a lesson is offered."""
    game = quick.game
    about = game.about(lang)
    return (
        f'<a class="shade" href="/" tabindex="-1" aria-hidden="true"></a>'
        f'<section class="board quick" role="dialog" aria-modal="true" aria-labelledby="t-quick">'
        f'<div class="lft">{picture(f"cover-{game.key}", None, None, "240 300", css="cov")}'
        f"<p>{escape(beginning(about.text, 80))}</p></div>"
        f'<form class="rgt" id="quick" method="post" action="/play/{escape(game.key)}">'
        f'<h2><span id="t-quick">{escape(about.name)}</span><a class="x" href="/" aria-label="'
        f'{escape(say("close", lang))}">{icon("g-fail", 18)}</a></h2>'
        f"{guided(game, quick.learned, gauge(1, 3), lang)}{_opponents(quick, levels, lang)}"
        f'<div class="rowx"><div><h3 id="q-seats">{escape(say("how_many", lang))}</h3>{_counts(quick)}</div>'
        f'<div class="tempo"><h3 id="q-tempo">{escape(say("their_pace", lang))}</h3>'
        f"{_tempi(lang)}</div></div>"
        f"<div><h3>{escape(say('at_the_table', lang))}</h3>{_company(quick, levels, lang)}</div>"
        f'{_ends(quick, lang)}</form><form id="learn" method="post"'
        f' action="/learn/{escape(game.key)}"></form>'
        "</section>"
    )


def _opponents(quick: Quick, levels: Sequence[str], lang: str) -> Html:
    keys = "".join(
        f'<label class="str"><input{radio("level", level, level == quick.level)}>'
        f"{gauge(place, len(levels))}<b>{escape(say(f'strength_{level}', lang))}</b></label>"
        for place, level in enumerate(levels)
    )
    does = "".join(
        f'<small class="of-{escape(level)}">{escape(say(f"does_{level}", lang))}</small>' for level in levels
    )
    return (
        f'<div><h3 id="q-level">{escape(say("opponents", lang))}</h3>'
        '<div class="lvls" role="radiogroup" aria-labelledby="q-level" aria-describedby="q-does">'
        f'{keys}</div><p class="does" id="q-does">{does}</p></div>'
    )


def _counts(quick: Quick) -> Html:
    counts = [(str(count), str(count)) for count in quick.game.seats]
    return segments("seats", "q-seats", counts, quick.seats)


def _tempi(lang: str) -> Html:
    return segments("tempo", "q-tempo", [(key, say(f"tempo_{key}", lang)) for key in TEMPI], "")


def _company(quick: Quick, levels: Sequence[str], lang: str) -> Html:
    """As many of them are shown as there are seats, each with the strength that is chosen."""
    words = "".join(
        f'<small class="of-{escape(level)}">{escape(say(f"level_{level}", lang))}</small>' for level in levels
    )
    bots = "".join(
        f'<li class="from-{place}">{icon("g-rider", 16)}{escape(name)}{words}'
        f"<input{attributes(type='hidden', name='name', value=name)}></li>"
        for place, name in enumerate(quick.names, start=2)
    )
    you = escape(say("quick_you", lang))
    return f'<ul class="who4"><li>{icon("i-worker", 16)}{you}</li>{bots}</ul>'


def _ends(quick: Quick, lang: str) -> Html:
    advice = attributes(type="checkbox", name="advice", value="1", checked=quick.advice)
    more = f"/new?game={quick.game.key}&amp;seats={quick.seats}"
    return (
        f'<div class="ends"><label class="chk"><input{advice}>{escape(say("coach", lang))}</label>'
        f'<a class="lnk" href="{escape(more)}">{escape(say("more_choices", lang))}</a>'
        f'<button class="opt go" autofocus>{icon("g-play", 14)}{escape(say("play", lang))}</button></div>'
    )


def gauge(place: int, of: int) -> Html:
    """A pressure gauge whose needle stands the higher the stronger a bot is."""
    share = (place + 0.75) / (of + 0.25)

    def at(part: float, radius: float) -> str:
        angle = pi * (0.75 + 1.5 * part)
        return f"{number(24 + radius * cos(angle))} {number(24 + radius * sin(angle))}"

    long = 1 if share > 2 / 3 else 0
    return (
        '<svg class="dl" width="2.75rem" height="2.75rem" viewBox="0 0 48 48" aria-hidden="true">'
        '<circle cx="24" cy="24" r="22.5" fill="#C08A34" stroke="#5A3C10"/>'
        '<circle cx="24" cy="24" r="19" fill="#FBF5E4" stroke="#6A4510"/>'
        f'<path d="M{escape(at(0, 16))}A16 16 0 1 1 {escape(at(1, 16))}" fill="none" stroke="#D6C8A8"'
        ' stroke-width="3.4"/>'
        f'<path d="M{escape(at(0, 16))}A16 16 0 {long} 1 {escape(at(share, 16))}"'
        ' fill="none" stroke="#2B221A"'
        f' stroke-width="3.4"/><path d="M24 24L{escape(at(share, 13))}" stroke="#2B221A" stroke-width="2.6"'
        ' stroke-linecap="round"/><circle cx="24" cy="24" r="3.2" fill="#2B221A"/></svg>'
    )
