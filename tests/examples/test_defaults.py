"""What a game with rules only is given: every part, made of its classes, fields and docstrings."""

from types import ModuleType
from typing import Any

import pytest

from kesselhaus import games, new_match
from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.game import Game, Result, kinds
from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.engine.rulebook import rule_text, rules_told
from kesselhaus.engine.state import State
from kesselhaus.engine.tasks import Task
from kesselhaus.library import Match
from kesselhaus.parts import Advice, DrawnTable, GameWords, Gauges
from kesselhaus.parts.plain.advice import Plain as PlainAdvice
from kesselhaus.parts.plain.gauges import Plain as PlainGauges
from kesselhaus.parts.plain.lying import common, of_player
from kesselhaus.parts.plain.spelling import fields, spelled, value
from kesselhaus.parts.plain.table import Plain as PlainTable
from kesselhaus.parts.plain.words import Plain as PlainWords
from tests.examples.shelf import EXAMPLES, TINY


def names(kinds: tuple[type, ...]) -> set[str]:
    return {kind.__name__ for kind in kinds}


def shovelled(seed: int = 2) -> Match:
    """Seat 0 has shovelled once."""
    match = new_match(TINY, 2, seed=seed)
    assert isinstance(match.question, Ask)
    match.answer(match.question.options[1])
    return match


def test_the_tiny_game_is_three_files_and_at_most_150_lines() -> None:
    files = [file for file in (EXAMPLES / TINY).iterdir() if file.is_file()]
    assert sorted(file.name for file in files) == ["__init__.py", "pieces.py", "rules.py"]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 150


def test_kinds_and_the_usual_number_of_seats_are_found_out() -> None:
    game = games.game(TINY)
    assert names(game.options) == {"Shovel", "Leave"}
    assert names(game.events) == {"ShiftBegan", "Shovelled", "Left", "BoilerBurst"}
    assert names(game.tasks) == {"Shift", "Stoking"}
    assert game.usual_seats in game.seats


class Deed(Option, frozen=True):
    """Others are derived from it."""


class Bid(Deed, frozen=True):
    pass


class Amount(NumberOption, frozen=True):
    pass


def test_a_kind_from_which_others_are_derived_is_none_itself() -> None:
    module = ModuleType("bidding")
    vars(module).update(
        Deed=Deed, Bid=Bid, Amount=Amount, NumberOption=NumberOption, Option=Option, Task=Task
    )
    assert kinds(Option, module, module) == (Bid, Amount)
    assert kinds(Task, module) == ()


class Purse(State, kw_only=True):
    coins: dict[str, list[int]]
    """Nothing copies this by hand."""


def test_a_table_without_a_copy_of_its_own_is_copied_whole() -> None:
    match = shovelled()
    twin = match.state.copy()
    assert twin == match.state
    twin.steam[0] += 1
    assert twin != match.state
    purse = Purse(box=match.state.box, seats=2, variants=frozenset(), coins={"copper": [1]}, ear=[])
    other = purse.copy()
    assert other.ear is None
    other.coins["copper"].append(2)
    assert purse.coins == {"copper": [1]}


def test_everything_lies_open_and_nothing_is_to_be_imagined() -> None:
    match, game = shovelled(), games.game(TINY)
    assert match.view(None).state == match.view(1).state == match.state
    assert game.standings(match.state) == (0, 0)
    assert list(game.broken(None, match.state, True)) == []
    assert len(set(game.colours(match.state))) == 2


def test_a_game_without_components_refuses_those_that_are_brought() -> None:
    with pytest.raises(ComponentError, match="no components"):
        new_match(TINY, components=b"[steam]")
    assert games.shipped_file(TINY) == b""


def made(game: Game[Any]) -> tuple[GameWords, DrawnTable, Advice, Gauges]:
    """The type checker sees that everything is made that is asked of a part."""
    words = PlainWords(game)
    return words, PlainTable(game, words), PlainAdvice(game), PlainGauges(game)


def test_what_is_made_answers_like_the_parts_of_a_game() -> None:
    words, table, advice, gauges = made(games.game(TINY))
    match = shovelled()
    assert words.weight(match.log[-1]) > 0
    assert table.standing(match.view(0), "en") == "Stoking"
    assert advice.judgement(match.state, 0) == advice.value(match.state, 0) == 0
    assert gauges.reading(match.state) is None


# ------------------------------------------------------------------ words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("BoilerBurst", "boiler burst"),
        ("boiler_burst", "boiler burst"),
        ("HTTPGate", "http gate"),
        ("x2", "x2"),
    ],
)
def test_names_are_spelled_as_words(name: str, words: str) -> None:
    assert spelled(name) == words


@pytest.mark.parametrize(
    ("held", "field", "told"),
    [
        (True, "", "yes"),
        (-3, "", "−3"),
        (1, "next_seat", "[seat 1]"),
        (-1, "seat", "−1"),
        ("ore_converter", "", "ore converter"),
        ("a [b]", "", "a (b)"),
        (None, "", "–"),
        ([], "", "–"),
        ({"ore": 2}, "", "ore: 2"),
        ((0, 1), "seats", "[seat 0], [seat 1]"),
        (Amount(3), "", "amount (number: 3)"),
    ],
)
def test_values_are_told_by_their_type_and_field(held: Any, field: str, told: str) -> None:
    assert value(held, "en", field) == told


def test_questions_options_and_events_are_sentences() -> None:
    match, words = shovelled(), games.words(TINY)
    mine, theirs = match.view(1), match.view(0)
    assert words.question(mine, "en").title == "Your choice: stoking"
    assert words.question(theirs, "de").title == "[seat 1] entscheidet: stoking"
    assert words.question(mine, "en").note.startswith("shovel one to three")
    assert words.question(mine, "de").note == ""
    assert isinstance(mine.question, Ask)
    assert [words.option(option, mine, "en").hint for option in mine.question.options[2:]] == [
        "Shovel, coal: 3",
        "",
    ]
    assert words.event(match.log[-1], "en").startswith("[seat 0] shovelled, coal: 2, heat: ")
    assert words.is_heading(match.log[0])
    assert not words.is_heading(match.log[1])
    assert fields(match.log[-1], "en", frozenset({"rule", "seats"})).startswith("seat: [seat 0]")


def test_rules_are_told_by_their_docstrings() -> None:
    book = games.rulebook(TINY, "en")
    assert rules_told(book) == [f"OP-{number}" for number in range(1, 7)]
    assert rule_text(book, "OP-4") == "Who leaves keeps the steam of this shift."


# ------------------------------------------------------------------ the table


def test_fields_with_an_entry_for_each_seat_belong_to_the_players() -> None:
    match, game = shovelled(), games.game(TINY)
    assert set(common(game, match.state)) == {"pressure", "limit"}
    assert of_player(game, match.state, 1) == {"at_work": True, "steam": 0, "kept": 0}


class Hand(State, kw_only=True):
    cards: list[int]


def lay_two_cards(seats: int, variants: frozenset[str], box: Any) -> Hand:
    return Hand(box=box, seats=seats, variants=variants, cards=[7, 8])


def test_a_list_that_happens_to_be_as_long_as_there_are_seats_belongs_to_nobody() -> None:
    def result(table: Hand) -> Result:
        return Result((0,) * table.seats, {}, (0,), "over")

    game = Game("hand", "Hand", (2, 3), lay_two_cards, result)
    assert set(common(game, lay_two_cards(2, frozenset(), game.box()))) == {"cards"}


# ------------------------------------------------------------------ the shelf


def test_an_unknown_game_is_refused_with_what_is_there() -> None:
    with pytest.raises(ValueError, match="overpressure"):
        games.game("underpressure")


def test_who_looks_in_no_other_folder_finds_the_games_of_the_house() -> None:
    assert TINY in games.shelf()
    games.look_in()
    assert TINY not in games.shelf()
    assert len(games.shelf()) >= 5


def test_a_game_overrides_a_part_function_by_function(tmp_path: Any) -> None:
    """And what is made uses what the game has."""
    folder = tmp_path / "tuned"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        '"""Tuned."""\nfrom kesselhaus.games.overpressure import GAME as UNTUNED\n'
        "from msgspec.structs import replace\n"
        'GAME = replace(UNTUNED, key="tuned", title="Tuned")\n'
    )
    (folder / "words.py").write_text(
        "from kesselhaus.engine.wording import Words\n\n"
        'def end_reason(key, lang):\n    return "The whistle blows."\n\n'
        'def question(view, lang):\n    return Words("Coal?")\n'
    )
    games.look_in(EXAMPLES, tmp_path)
    match = Match(games.game("tuned"), 2)
    assert games.words("tuned").end_reason("three_shifts", "de") == "The whistle blows."
    assert games.words("tuned").category("steam", "de") == "Steam"
    assert games.words("tuned").about("en").name == "Tuned"
    assert "Coal?" in games.words("tuned").describe(match.view(0), "de")


def test_an_installed_package_puts_a_game_on_the_shelf(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its entry point; all its parts are looked for in that package."""
    (tmp_path / "steamworks").mkdir()
    (tmp_path / "steamworks" / "__init__.py").write_text(
        "from kesselhaus.games.overpressure import GAME as HOUSE\nfrom msgspec.structs import replace\n"
        'GAME = replace(HOUSE, key="works", title="Works")\n'
    )
    (tmp_path / "steamworks" / "rulebook.en.md").write_text('<a id="OP-1"></a>Shovel.')
    info = tmp_path / "steamworks-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: steamworks\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[kesselhaus.games]\nworks = steamworks\nnucleum = steamworks\nhollow = nothing_there\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    games.look_in(EXAMPLES)
    assert games.game("works").title == "Works"
    assert games.rulebook("works", "en") == '<a id="OP-1"></a>Shovel.'
    assert games.words("works").about("de").name == "Works"
    assert games.game("nucleum").title == "Nucleum", "a game of the house keeps its place"
    assert "nothing_there" in games.unfinished()["hollow"]
