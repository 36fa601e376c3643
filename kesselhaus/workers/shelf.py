"""The shelf told as data, once, when the house is opened. A game that is half written is left off."""

import logging
from functools import cache
from random import Random
from typing import Any

from kesselhaus import games
from kesselhaus.art import STOCK
from kesselhaus.art.html import Html
from kesselhaus.art.page import scaled
from kesselhaus.art.symbols import needed, picture
from kesselhaus.bots import LEVELS
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.languages import LANGUAGES
from kesselhaus.parts.lesson import TITLE
from kesselhaus.protocol.shelf import CONSOLE, LOG, ChapterOnShelf, GameOnShelf, LeftOff, Shelf, marked
from kesselhaus.workers.explaining import SIGNS
from kesselhaus.workers.texts import say

SIGN = "i-"
"""So the ids of symbols begin that stand in sentences."""

log = logging.getLogger("kesselhaus.workers")


class Marks(dict[str, Html]):
    """Regions of which only the places are wanted."""

    def __missing__(self, region: str) -> Html:
        return marked(region)


@cache
def shelf() -> Shelf:
    """All games that are whole, and of the others why not."""
    there, left_off = dict[str, GameOnShelf](), list[LeftOff]()
    for key, why in games.unfinished().items():
        left_off.append(LeftOff(key, f"cannot be loaded: {why}"))
    for key in games.shelf():
        told = on_shelf(key)
        if isinstance(told, LeftOff):
            left_off.append(told)
        else:
            there[key] = told
    return Shelf(there, tuple(LEVELS), tuple(left_off))


def on_shelf(key: str) -> GameOnShelf | LeftOff:
    """Parts that a game lacks are made of its rules; those that it has must load."""
    try:
        games.advice(key)
        return as_data(games.game(key))
    except Exception as error:  # whatever goes wrong in one game is no matter of the others
        return LeftOff(key, f"cannot be told of: {type(error).__name__}: {error}")


def as_data(game: Game[Any]) -> GameOnShelf:
    words, table = games.words(game.key), games.table(game.key)
    return GameOnShelf(
        key=game.key,
        title=game.title,
        rules_version=game.rules_version,
        seats=game.seats,
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        weight=game.weight,
        variants=game.variants,
        asks_out_of_turn=game.asks_out_of_turn,
        edition=game.box().edition,
        components=games.shipped_file(game.key),
        abouts={lang: words.about(lang) for lang in LANGUAGES},
        variant_abouts={
            lang: {variant.key: words.variant(variant.key, lang) for variant in game.variants}
            for lang in LANGUAGES
        },
        rulebooks={lang: games.rulebook(game.key, lang) for lang in LANGUAGES},
        style=scaled(table.CSS),
        symbols=dict(table.SYMBOLS),
        cover=_cover(game.key),
        colours={seats: _colours(game, seats) for seats in game.seats},
        signs={lang: _signs(game, lang) for lang in LANGUAGES},
        layout=table.body(Marks(), marked(CONSOLE), marked(LOG)),
        summary=games.brings(game.key, "summary"),
        **_lesson(game.key),
    )


def _lesson(key: str) -> dict[str, Any]:
    """One that cannot be played is left off, and said in the log; the game itself can be played all the
    same, and the matches that are under way: a lesson that was recorded under other rules may not end them.
    """
    try:
        plan = games.lesson(key)
        if plan is None:
            return {}
        chapters = tuple(
            ChapterOnShelf(
                trail.chapter.key,
                {lang: plan.lesson.words.of(lang)[trail.chapter.key][TITLE] for lang in LANGUAGES},
                {lang: plan.minutes(trail, lang) for lang in LANGUAGES},
            )
            for trail in plan.trails
        )
    except Exception as broken:  # whatever goes wrong in a lesson is no matter of the game
        log.warning("the lesson of %s is left off: %s: %s", key, type(broken).__name__, broken)
        return {}
    return {"lesson": chapters, "learner": plan.lesson.seat, "learners": plan.lesson.seats}


def _signs(game: Game[Any], lang: str) -> tuple[tuple[str, str], ...]:
    """All that a card explains, each name once: with the sign that stands in sentences, if there is one, and
    rather as it is (`e-green`) than in one of its places (`e-green-left`). At the end those that the house
    draws on the boards of all games.
    """
    view = Match(game, game.usual_seats, chance=Random(0), automatic=True, light=True).view(None)
    things, found = games.things(game.key), dict[str, str]()
    drawn = {**STOCK, **games.table(game.key).SYMBOLS}
    for symbol in sorted(drawn, key=lambda symbol: not symbol.startswith(SIGN)):
        thing = things.thing(symbol, view, lang)
        if thing is not None and found.setdefault(thing.name, symbol).startswith(symbol):
            found[thing.name] = symbol
    for symbol in SIGNS:
        found.setdefault(say(symbol, lang).partition(":")[0], symbol)
    return tuple((symbol, name) for name, symbol in found.items())


def _colours(game: Game[Any], seats: int) -> tuple[str, ...]:
    return tuple(game.colours(game.setup(seats, game.chosen_variants(seats, ()), game.box())))


def _cover(key: str) -> dict[str, Html]:
    """What the picture on the box is drawn with. Raises LookupError if a part of it is missing."""
    symbols = dict(games.cover(key))
    needed(picture(f"cover-{key}", None, None, "240 300"), {**STOCK, **symbols})
    return symbols
