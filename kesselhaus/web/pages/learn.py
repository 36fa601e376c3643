"""Where lessons are offered: on the home page, above the opponents of "Play now", in the rulebook, and all of
them on a page of their own.
"""

from collections.abc import Collection, Mapping

from msgspec import Struct

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, icon, picture
from kesselhaus.protocol import GameOnShelf, Shelf
from kesselhaus.store import Account
from kesselhaus.web.pages.frame import sheet
from kesselhaus.web.texts import say


class Learned(Struct, frozen=True):
    """What somebody has of the lessons on the shelf, by game."""

    running: Mapping[str, str] = {}
    """The match of a lesson that can be gone on with."""
    chapters: Mapping[str, Collection[str]] = {}
    """Those that have been done."""

    def has_done(self, game: GameOnShelf) -> bool:
        """Whether every chapter of its lesson has been done."""
        return bool(game.lesson) and {chapter.key for chapter in game.lesson} <= {*self.of(game)}

    def of(self, game: GameOnShelf) -> Collection[str]:
        return self.chapters.get(game.key, ())


def first_time(shelf: Shelf, learned: Learned, lang: str) -> Html:
    """Above the shelf, until a lesson is done or the offer is refused. The key leads into the lesson that is
    under way, else into that of the lightest game.
    """
    games = with_lesson(shelf)
    if not games:
        return NOTHING
    first = next((game for game in games if game.key in learned.running), games[0])
    going = first.key in learned.running
    picks = "".join(_pick(game, game is first, lang) for game in games)
    label = say("learn_go_on", lang) if going else say("learn_in", lang, minutes=first.lesson_minutes(lang))
    return (
        f'<section class="board first" aria-labelledby="t-first"><div><h2 id="t-first">'
        f"{escape(say('first_time', lang))}</h2><p>{escape(say('first_time_note', lang))}</p></div>"
        f'<form method="post" action="/learn/{escape(first.key)}"><div class="pick5">{picks}</div>'
        f'<button class="opt go">{escape(label)}</button></form>'
        f'<form method="post" action="/learn"><button class="x" aria-label="'
        f'{escape(say("not_now_learn", lang))}" title="{escape(say("not_now_learn", lang))}">'
        f"{icon('g-fail', 16)}</button></form></section>"
    )


def _pick(game: GameOnShelf, current: bool, lang: str) -> Html:
    minutes = escape(say("learn_minutes", lang, minutes=game.lesson_minutes(lang)))
    css = "now" if current else None
    return (
        f"<button{attributes(class_=css, formaction=f'/learn/{game.key}')}>"
        f"{picture(f'cover-{game.key}', None, None, '240 300', css='cov')}"
        f"<span>{escape(game.about(lang).name)}<small>{minutes}</small></span></button>"
    )


def with_lesson(shelf: Shelf) -> list[GameOnShelf]:
    """The games that teach themselves, the lightest first, and of them as they stand on the shelf."""
    return sorted((game for game in shelf.games.values() if game.lesson), key=lambda game: game.weight)


def chapters(game: GameOnShelf, learned: Learned, lang: str) -> Html:
    """A lesson with a key for each chapter; empty where the game has none."""
    if not game.lesson:
        return NOTHING
    done = learned.of(game)
    keys = "".join(
        f'<li><button name="chapter" value="{escape(chapter.key)}">'
        f"<b{attributes(class_='done' if chapter.key in done else None)}>"
        f"{icon('g-check', 13) if chapter.key in done else number}</b>"
        f"<span>{escape(chapter.titles[lang])}</span>"
        f"<small>{escape(say('learn_minutes', lang, minutes=chapter.minutes[lang]))}</small></button></li>"
        for number, chapter in enumerate(game.lesson, 1)
    )
    label = (
        say("learn_go_on", lang)
        if game.key in learned.running
        else say("learn_in", lang, minutes=game.lesson_minutes(lang))
    )
    note = say("learn_chapters_note", lang, count=len(game.lesson))
    return (
        f'<form class="teach" method="post" action="/learn/{escape(game.key)}"><div>'
        f"<h2>{escape(say('learn_chapters', lang))}</h2><p>{escape(note)}</p></div>"
        f'<button class="opt go">{icon("g-play", 14)}{escape(label)}</button><ol>{keys}</ol></form>'
    )


def leads_in(game: GameOnShelf, learned: Learned, lang: str) -> Html:
    """The key that begins the lesson, or goes on with it; empty where the game has none."""
    if not game.lesson:
        return NOTHING
    label = say("learn_go_on" if game.key in learned.running else "book_learn", lang)
    key = f'<button class="opt go">{escape(label)}</button>'
    return f'<form method="post" action="/learn/{escape(game.key)}">{key}</form>'


def doing(game: GameOnShelf, learned: Learned, lang: str) -> Html:
    """The chapters of a lesson as a list beside a text, each of them a key."""
    if not game.lesson:
        return NOTHING
    keys = "".join(
        f'<li><button class="well" name="chapter" value="{escape(chapter.key)}">{icon(sign, 13)}'
        f"<span>{escape(chapter.titles[lang])}</span>"
        f"<small>{escape(say('learn_minutes', lang, minutes=chapter.minutes[lang]))}</small></button></li>"
        for chapter in game.lesson
        for sign in ("g-check" if chapter.key in learned.of(game) else "g-play",)
    )
    return (
        f'<section class="board"><h2 class="t">{escape(say("book_doing", lang))}</h2>'
        f'<form class="doing" method="post" action="/learn/{escape(game.key)}"><ol>{keys}</ol></form>'
        "</section>"
    )


def guided(game: GameOnShelf, learned: Learned, gauge: Html, lang: str) -> Html:
    """In the sheet of "Play now", before everything else; its key sends the form `learn`."""
    if not game.lesson or learned.has_done(game):
        return NOTHING
    note = say("guided_note", lang, minutes=game.lesson_minutes(lang))
    label = "learn_go_on" if game.key in learned.running else "learn"
    return (
        f'<button class="guide" form="learn">{gauge}<span><b>{escape(say("guided", lang))}</b>'
        f'<small>{escape(note)}</small></span><i class="opt">{escape(say(label, lang))}</i></button>'
    )


def learn_page(shelf: Shelf, learned: Learned, lang: str, account: Account | None) -> Html:
    """All lessons with their chapters."""
    games = "".join(
        f'<section id="{escape(game.key)}"><h2>{escape(game.about(lang).name)}</h2>'
        f"{chapters(game, learned, lang)}</section>"
        for game in with_lesson(shelf)
    )
    body = (
        f'<main class="board paper"><h1>{escape(say("learn", lang))}</h1>'
        f"<p>{escape(say('first_time_note', lang))}</p>{games}</main>"
    )
    return sheet(say("learn", lang), body, lang, account, here="/learn")
