"""The home page: the shelf with its boxes, my tables, open tables."""

from collections.abc import Mapping

from msgspec import Struct

from kesselhaus.art.html import Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon, picture
from kesselhaus.protocol import GameOnShelf, Shelf
from kesselhaus.store import Account, Seat, Table
from kesselhaus.web.editions import Edition
from kesselhaus.web.names import seat_name
from kesselhaus.web.pace import Pace, left
from kesselhaus.web.pages.frame import beginning, sheet
from kesselhaus.web.pages.learn import Learned, first_time
from kesselhaus.web.pages.paces import shown_pace
from kesselhaus.web.pages.quick import Quick, sheet_of
from kesselhaus.web.pages.times import shown_span, shown_time
from kesselhaus.web.texts import say


class Home(Struct, frozen=True):
    """What the home page shows to somebody."""

    shelf: Shelf
    account: Account | None
    turns: int
    mine: tuple[Table, ...]
    open: tuple[Table, ...]
    editions: Mapping[str, Edition] = {}
    """What the open tables are played with, by their ids."""
    now: int = 0
    quick: Quick | None = None
    """What "Play now" asks, if it was pressed."""
    learned: Learned = Learned()
    offers: bool = False
    """Whether a lesson is offered."""
    refusal: str = ""
    """Why the link of an invitation led nowhere."""


def home(shown: Home, lang: str) -> Html:
    boxes = "".join(_box(game, lang) for game in shown.shelf.games.values())
    body = (
        f'<main class="home"{attributes(inert=shown.quick is not None)}>{_hello(shown, lang)}'
        f"{first_time(shown.shelf, shown.learned, lang) if shown.offers else ''}"
        f'<section class="shelf" aria-label="{escape(say("shelf", lang))}"><ul class="boxes">'
        f"{boxes}</ul></section>"
        f'<div class="lists">{_mine(shown, lang)}{_open(shown, lang)}</div>'
        f'<p class="fine">{escape(say("unofficial_note", lang))}</p></main>'
    )
    if shown.quick is not None:
        body += sheet_of(shown.quick, shown.shelf.levels, lang)
    return sheet(
        say("nav_shelf", lang),
        body,
        lang,
        shown.account,
        here="/",
        symbols=shown.shelf.covers,
        styles=("new.css", "quick.css") if shown.quick is not None else (),
        scripts=("new.js",) if shown.quick is not None else (),
    )


def _hello(shown: Home, lang: str) -> Html:
    if shown.account is None:
        hello, note = escape(say("hello_stranger", lang)), escape(say("hello_note", lang))
    else:
        hello = escape(say("hello", lang, name=shown.account.display))
        key = {0: "turns_none", 1: "turns_one"}.get(shown.turns, "turns_many")
        note = escape(say(key, lang, count=shown.turns))
    first = next((table for table in shown.mine if _is_my_turn(table, shown.account)), None)
    go = (
        f'<a class="opt go big" href="/t/{escape(first.match.id)}">'
        f"{icon('g-play', 15)}{escape(say('next_turn', lang))}</a>"
        if first is not None
        else ""
    )
    new = f'<a class="opt big" href="/new">{icon("g-plus", 16)}{escape(say("new_table", lang))}</a>'
    return f'<section class="hello"><h1>{hello}</h1><p>{note}</p><div class="cta">{go}{new}</div></section>'


def _box(game: GameOnShelf, lang: str) -> Html:
    about = game.about(lang)
    seats = f"{game.seats[0]}–{game.seats[-1]}"
    least, most = game.minutes
    facts = escape(
        f"{say('minutes_of', lang, least=least, most=most)} · {say('weight_of', lang, weight=game.weight)}"
    )
    return (
        f'<li class="box"><a class="cover" href="/rules/{escape(game.key)}"'
        f' aria-label="{escape(about.name)}">'
        f"{picture(f'cover-{game.key}', None, None, '240 300')}</a>"
        f'<div class="label" title="{escape(about.text)}"><h2>{escape(about.name)}</h2>'
        f'<p class="crowd">{icon("i-worker", 17, title=say("players_of", lang, seats=seats))}{seats}</p>'
        f'<p class="ln">{escape(beginning(about.text))}<br>{facts}</p>'
        f'<div class="bt"><a class="opt go" href="/play/{escape(game.key)}">'
        f"{icon('g-play', 14)}{escape(say('play_now', lang))}</a>"
        f'<a class="opt" href="/rules/{escape(game.key)}">'
        f"{icon('g-book', 16)}{escape(say('rules_of', lang))}</a>"
        "</div></div></li>"
    )


# ------------------------------------------------------------------ tables


def _mine(shown: Home, lang: str) -> Html:
    rows = "".join(_my_row(table, shown, lang) for table in shown.mine)
    rows = (
        f'<ul class="rows">{rows}</ul>' if rows else f'<p class="none">{escape(say("no_tables", lang))}</p>'
    )
    return (
        f'<section id="mine" class="board"><h2 class="t">{escape(say("my_tables", lang))} '
        f"<span>{len(shown.mine)}</span></h2>{rows}</section>"
    )


def _my_row(table: Table, shown: Home, lang: str) -> Html:
    match, mine = table.match, _is_my_turn(table, shown.account)
    waiting = [seat_name(table.seats[seat], lang) for seat in match.waiting]
    where = escape((match.told or {}).get(lang, ""))
    if mine:
        due, deed = say("your_turn", lang), say("take_turn", lang)
    elif match.status == "playing":
        due = say("turn_of", lang, name=waiting[0]) if waiting else ""
        deed = say("go_there", lang)
    elif match.status == "open":
        due, deed = say("waits_for_players", lang), say("go_there", lang)
    else:
        due, deed = _how_it_ended(table, shown.account, lang), say("review", lang)
    return (
        f'<li class="row{" hot" if mine else ""}">{_thumb(match.game, shown.shelf)}'
        f"{_name(table, shown.shelf, lang)}"
        f'<div class="where">{where}</div>{_seats(table, lang)}'
        f'<div class="due"><b>{escape(due)}</b><span>{escape(_since(table, shown.now, lang))}</span></div>'
        f'<a class="opt{" go" if mine else ""}" href="/t/{escape(match.id)}">{escape(deed)}</a></li>'
    )


def _how_it_ended(table: Table, account: Account | None, lang: str) -> str:
    winners = (table.match.result or {}).get("winners", ())
    if account is not None and any(table.seats[seat].account == account.id for seat in winners):
        return say("you_won", lang)
    return say("finished" if table.match.status == "over" else "ended", lang)


def _since(table: Table, now: int, lang: str) -> str:
    """How much time is left where there is a clock, else how long it has been so."""
    match = table.match
    times = [left(table.seats[seat], now) for seat in match.waiting if match.status == "playing"]
    if times and times[0] is not None:
        return say("time_left", lang, time=shown_time(times[0], lang))
    over = match.status in ("over", "ended")
    return shown_span(max(0, now - match.updated), lang, "before" if over else "since")


def _open(shown: Home, lang: str) -> Html:
    rows = "".join(
        f'<li class="row op">{_thumb(table.match.game, shown.shelf)}'
        f"{_name(table, shown.shelf, lang, shown.editions.get(table.match.id))}{_seats(table, lang)}"
        f'<a class="opt" href="/t/{escape(table.match.id)}">{escape(say("join_table", lang))}</a></li>'
        for table in shown.open
    )
    rows = (
        f'<ul class="rows">{rows}</ul>'
        if rows
        else f'<p class="none">{escape(say("no_open_tables", lang))}</p>'
    )
    return (
        f'<section id="open" class="board"><h2 class="t">{escape(say("open_tables", lang))} '
        f"<span>{len(shown.open)}</span></h2>{rows}{_invited(shown, lang)}</section>"
    )


def _invited(shown: Home, lang: str) -> Html:
    """For whom has a link or a code in hand."""
    told = f'<p class="told bad" role="alert">{escape(shown.refusal)}</p>' if shown.refusal else ""
    return (
        f'<form class="invited" method="post" action="/invited">{told}'
        f'<label for="invitation">{escape(say("invited", lang))}</label>'
        '<input id="invitation" type="text" name="table" required'
        f' placeholder="{escape(say("invited_field", lang))}">'
        f'<button class="opt">{escape(say("go_to_invited", lang))}</button></form>'
    )


def _is_my_turn(table: Table, account: Account | None) -> bool:
    playing = account is not None and table.match.status == "playing"
    return playing and any(table.seats[seat].account == account.id for seat in table.match.waiting)  # type: ignore[union-attr]


def _name(table: Table, shelf: Shelf, lang: str, edition: Edition | None = None) -> Html:
    host = next((seat_name(seat, lang) for seat in table.seats if seat.account == table.match.host), "")
    pace = shown_pace(Pace(**table.match.pace), lang)
    note = say("by_host", lang, host=host, pace=pace) if host else pace
    if edition is not None and not edition.shipped:
        note += f" · {edition.text(lang)}"
    game = escape(shelf.name(table.match.game, lang))
    return f'<div class="nm"><b>{game}</b><span>{escape(note)}</span></div>'


def _thumb(game: str, shelf: Shelf) -> Html:
    if game not in shelf.games:
        return icon("g-book", 40, "thumb")
    return picture(f"cover-{game}", 40, 40, "240 300", view="20 30 200 200", css="thumb")


def _seats(table: Table, lang: str) -> Html:
    colours = table.match.colours or COLOURS
    shown = "".join(
        _seat(seat, colours[seat.seat % len(colours)], seat.seat in table.match.waiting, lang)
        for seat in table.seats
    )
    return f'<span class="seats">{shown}</span>'


def _seat(seat: Seat, colour: str, asked: bool, lang: str) -> Html:
    if seat.is_empty:
        return f'<span class="st em">{icon("g-seat", 22)}</span>'
    css = "st on" if asked else "st"
    return f'<span class="{css}" title="{escape(seat_name(seat, lang))}">{mark(colour, 22)}</span>'


COLOURS = ("orange", "purple", "red", "green", "yellow")
"""Of seats at a table that has not begun, or was laid by a house that did not tell."""
