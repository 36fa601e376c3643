"""The key to the signs: whatever is drawn with a name is in it, at every table and beside it."""

import pytest

from kesselhaus import games
from kesselhaus.art.phrases import html
from kesselhaus.art.symbols import referenced
from kesselhaus.languages import LANGUAGES
from kesselhaus.protocol import GameOnShelf
from kesselhaus.workers.explaining import SIGNS
from kesselhaus.workers.shelf import on_shelf
from tests.games.looking import drawn, endings, people, views

HOUSE = list(games.shelf())


def signs_of(game: str) -> set[str]:
    """All that tables, keys and log of random matches draw."""
    words, found = games.words(game), set[str]()
    lexicon = words.lexicon("en")
    for view in views(game)[::16]:
        for region in drawn(view).values():
            found |= referenced(region)
        for option in getattr(view.question, "options", ())[:40]:
            label = words.option(option, view, "en")
            found |= referenced(html(f"{label.label} {label.note}", people(view), lexicon))
    for view in endings(game)[::2]:
        for event in view.log:
            found |= referenced(html(words.event(event, "en"), people(view), lexicon))
    return found


@pytest.mark.parametrize("game", HOUSE)
def test_every_sign_that_has_a_name_is_in_the_key(game: str) -> None:
    told = on_shelf(game)
    assert isinstance(told, GameOnShelf)
    view, things, signs = views(game)[0], games.things(game), signs_of(game)
    for lang in LANGUAGES:
        names = {name for _, name in told.signs[lang]}
        assert len(names) == len(told.signs[lang]), "each name once"
        keyed = {symbol for symbol, _ in told.signs[lang]}
        for one in keyed:
            assert not any(one.startswith(f"{other}-") for other in signs), "as it is, not in one place"
        for sign in signs:
            thing = things.thing(sign, view, lang)
            assert thing is None or thing.name in names, sign
        assert (signs & {*SIGNS}) <= {symbol for symbol, _ in told.signs[lang]}, "what the house draws"
    assert len(signs) > 20
