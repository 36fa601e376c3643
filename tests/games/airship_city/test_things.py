"""What explains itself: the rule that a card cites. The laws of all games: test_every_thing."""

import re

import pytest

from kesselhaus.engine.rulebook import rule_text
from kesselhaus.games import rulebook
from kesselhaus.games.airship_city.things.cards import BONUS_RULES, TILE_RULES

CITED = {**TILE_RULES, **BONUS_RULES}


@pytest.mark.parametrize("kind", CITED)
def test_the_rule_of_a_card_begins_with_its_name(kind: str) -> None:
    told = rule_text(rulebook("airship_city", "en"), CITED[kind])
    assert re.sub("[^a-z ]", "", told.lower().replace("-", " ")).startswith(kind.replace("_", " "))
