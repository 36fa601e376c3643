"""The rulebooks of all games: every rule of the spec has its place in both languages."""

import re
from pathlib import Path

import pytest

from kesselhaus import games
from kesselhaus.engine.rulebook import rule_text, rules_told
from kesselhaus.lab.rule_index import read_spec
from tests.games.looking import EVERY_GAME, EVERY_LANGUAGE, SHELF, asked, events_of, views

pytestmark = pytest.mark.usefixtures("examples")

SPECS = Path(__file__).parents[2] / "docs" / "spec"


def rules(game: str) -> list[str]:
    """Ids like AC-30; examples and invariants have their place in the spec alone."""
    entries = read_spec(SPECS / f"{game}.md").values()
    return [entry.id for entry in entries if entry.kind == "rule" and not re.match(r"(INV|EX|Q)-", entry.id)]


WITH_SPEC = pytest.mark.parametrize("game", [key for key in SHELF if (SPECS / f"{key}.md").is_file()])
"""The others have the rulebook that their docstrings make."""

book = games.rulebook


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_rule_that_asks_or_is_told_in_a_match_can_be_read(game: str, lang: str) -> None:
    told = set(rules_told(book(game, lang)))
    assert {asked(view).rule for view in views(game)} <= told
    assert {event.rule for event in events_of(game)} <= told


@WITH_SPEC
@EVERY_LANGUAGE
def test_every_rule_has_one_place_with_a_text(game: str, lang: str) -> None:
    told = rules_told(book(game, lang))
    assert told
    assert sorted(told) == sorted(rules(game))
    for rule in told:
        text = rule_text(book(game, lang), rule)
        assert len(text) > 20, rule
        assert not re.search(r"[<>*`]", text), rule


@EVERY_GAME
def test_both_rulebooks_tell_the_rules_in_the_same_order(game: str) -> None:
    assert rules_told(book(game, "en")) == rules_told(book(game, "de"))


@WITH_SPEC
def test_no_rule_is_left_in_the_other_language(game: str) -> None:
    english, german = book(game, "en"), book(game, "de")
    same = [rule for rule in rules(game) if rule_text(english, rule) == rule_text(german, rule)]
    assert same == []


@WITH_SPEC
@EVERY_LANGUAGE
def test_variants_are_called_in_the_rulebook_as_on_the_page(game: str, lang: str) -> None:
    text = book(game, lang).lower()
    for variant in games.game(game).variants:
        assert games.words(game).variant(variant.key, lang).name.lower() in text, variant.key


def test_a_rule_that_is_not_there_is_missed() -> None:
    with pytest.raises(LookupError):
        rule_text(book("airship_city", "en"), "AC-999")
