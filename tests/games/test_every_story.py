"""A match of every game told in sentences, and its table as plain data and back."""

import json
from random import Random

import pytest

import kesselhaus
from kesselhaus.engine.questions import Ask
from kesselhaus.games import shelf


def begun(key: str, seats: int | None = None, answers: int = 120) -> kesselhaus.Match:
    chance = Random(9)
    match = kesselhaus.new_match(key, seats, seed=9)
    while isinstance(match.question, Ask) and match.version < answers:
        match.answer(chance.choice(match.question.options))
    return match


@pytest.mark.parametrize("key", shelf())
def test_a_story_has_a_sentence_for_what_happened(key: str) -> None:
    match = begun(key)
    for lang in ("en", "de"):
        told = match.story(lang).splitlines()
        assert len(told) > 20
        assert len([line for line in told if line.startswith("## ")]) >= 1
        assert not any("[" in line for line in told)  # no markup is left


@pytest.mark.parametrize("answers", [120, 121, 122, 123, 124])
@pytest.mark.parametrize("key", shelf())
def test_a_table_goes_to_plain_data_and_back(key: str, answers: int) -> None:
    match = begun(key, answers=answers)
    again = kesselhaus.Match.of_data(json.loads(json.dumps(match.as_data())), seed=4)
    assert again.state == match.state
    assert again.question == match.question
    assert again.view(0).state == match.view(0).state


def test_a_story_tells_a_seat_what_the_others_may_not_know() -> None:
    match = begun("steamopolis", answers=900)
    seat = next(event.seats[0] for event in match.log if event.seats)
    assert len(match.story(seat=seat).splitlines()) > len(match.story().splitlines())


def test_what_is_no_table_is_refused_with_a_sentence() -> None:
    data = begun("airship_city").as_data()
    data["state"]["players"] = 3
    with pytest.raises(ValueError, match=r"This is no table of Airship City: Expected `array`"):
        kesselhaus.Match.of_data(data)
    del data["state"]["seats"]
    with pytest.raises(ValueError, match="This is no table of Airship City: 'seats'"):
        kesselhaus.Match.of_data(data)
