"""What a page shows of a table beside the drawing of its game, gathered for one viewer."""

from datetime import UTC, datetime

from kesselhaus.protocol import Drawn
from kesselhaus.store.rows import Message, Seat
from kesselhaus.web import stopping
from kesselhaus.web.granting import agreed, still_to_agree
from kesselhaus.web.live import LiveTable
from kesselhaus.web.names import seat_name
from kesselhaus.web.pace import left
from kesselhaus.web.pages.surroundings import Asked, Sitter, Surroundings
from kesselhaus.web.pages.talk import Said
from kesselhaus.web.texts import say
from kesselhaus.web.watcher import Eyes

SHOWN = 60
"""So many of the last messages are on the page."""


def surroundings(
    table: LiveTable, eyes: Eyes, drawn: Drawn | None, levels: tuple[str, ...], now: int
) -> Surroundings:
    """All of it. Without a drawing, players have neither colours nor scores yet."""
    mine = table.seats_of(eyes.account)
    look, curtain = table.look(eyes)
    playing = table.match.status == "playing"
    people = {seat.account for seat in table.seats if seat.account is not None and seat.left_at is None}
    return Surroundings(
        id=table.id,
        game=table.game,
        lang=eyes.lang,
        status=table.match.status,
        sitters=tuple(_sitter(table, seat, eyes.lang, mine, drawn, now) for seat in table.seats),
        seat=look.seat,
        curtain=curtain if playing else None,
        host=eyes.account is not None and eyes.account == table.match.host,
        signed_in=eyes.account is not None,
        alone=people <= {eyes.account},
        trouble="" if table.stopped else table.trouble or "",
        stopped=stopping.told(table, eyes.lang),
        thinking=table.thinking if playing else None,
        wish=_wish(table, mine, eyes.lang),
        may_ask_back=playing
        and table.undo is None
        and table.stopped is None
        and table.before_last_answer_of(mine) is not None,
        said=tuple(_said(message, eyes) for message in table.chat[-SHOWN:]),
        messages=table.match.messages if not table.chat else table.chat[-1].number,
        spectators=sum(not table.seats_of(watcher.eyes.account) for watcher in table.watchers),
        levels=levels,
        advised=table.advised,
        lesson=table.is_lesson,
        puzzle=bool(table.match.options.get("puzzle")),
    )


def _sitter(
    table: LiveTable, seat: Seat, lang: str, mine: tuple[int, ...], drawn: Drawn | None, now: int
) -> Sitter:
    number, time = seat.seat, left(seat, now)
    missing, names = still_to_agree(table, number, now), table.names(lang)
    asked = number in table.match.waiting and table.match.status == "playing"
    away = ""
    if seat.left_at is not None:
        away = "left"
    elif asked and time is not None and time <= 0:
        away = "time"
    elif asked and seat.account is not None and number not in mine and not table.is_here(seat.account):
        may_decline = table.standing is not None and table.standing.decline is not None
        away = "asked" if may_decline and number not in table.declining else ""
    return Sitter(
        seat=number,
        name=names[number],
        colour=drawn.colours[number] if drawn is not None else "",
        score=drawn.scores[number] if drawn is not None else None,
        partial=drawn is not None and drawn.partial[number],
        left=time,
        runs=seat.since is not None,
        asked=asked,
        mine=number in mine,
        bot=seat.bot or "",
        empty=seat.is_empty,
        away=away,
        declines=number in table.declining,
        would_grant=tuple(names[other] for other in sorted(agreed(table, number))),
        still_to_agree=tuple(names[other] for other in missing),
        may_grant=not missing or any(other in mine for other in missing),
    )


def _wish(table: LiveTable, mine: tuple[int, ...], lang: str) -> Asked | None:
    wish = table.undo
    if wish is None or wish.entry != table.question:
        return None
    open_seats = [
        seat
        for seat in table.seats
        if seat.account is not None and seat.left_at is None and seat.seat not in wish.agreed
    ]
    return Asked(
        entry=wish.entry,
        by=seat_name(table.seats[wish.seat], lang),
        mine=wish.seat in mine,
        open=tuple(seat_name(seat, lang) for seat in open_seats),
        may_agree=any(seat.seat in mine for seat in open_seats),
    )


def _said(message: Message, eyes: Eyes) -> Said:
    moment = datetime.fromtimestamp(message.at / 1000, UTC)
    own = eyes.account is not None and message.account == eyes.account
    name = message.name or say("former_player", eyes.lang)
    return Said(message.number, name, message.text, moment.strftime("%H:%M"), own)
