"""The shelf told as data, once, when the house is opened. A game that is half written is left off."""

from functools import cache
from typing import Any

from kesselhaus import games
from kesselhaus.art import STOCK
from kesselhaus.art.page import scaled
from kesselhaus.art.symbols import needed, picture
from kesselhaus.bots import LEVELS
from kesselhaus.engine.game import Game
from kesselhaus.languages import LANGUAGES
from kesselhaus.protocol.shelf import CONSOLE, LOG, GameOnShelf, LeftOff, Shelf, marked


class Marks(dict[str, str]):
    """Regions of which only the places are wanted."""

    def __missing__(self, region: str) -> str:
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
        layout=table.body(Marks(), marked(CONSOLE), marked(LOG)),
    )


def _colours(game: Game[Any], seats: int) -> tuple[str, ...]:
    return tuple(game.colours(game.setup(seats, game.chosen_variants(seats, ()), game.box())))


def _cover(key: str) -> dict[str, str]:
    """What the picture on the box is drawn with. Raises LookupError if a part of it is missing."""
    symbols = dict(games.cover(key))
    needed(picture(f"cover-{key}", None, None, "240 300"), {**STOCK, **symbols})
    return symbols
