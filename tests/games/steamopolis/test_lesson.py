"""The figures on the cards of the guided first match are those of the rules."""

from functools import cache

import pytest

from kesselhaus import games
from kesselhaus.engine.match import Match
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.parts.lesson import Plan, Trail


def plan() -> Plan:
    found = games.lesson("steamopolis")
    assert found
    return found


@cache
def trail(chapter: str) -> Trail:
    return next(trail for trail in plan().trails if trail.chapter.key == chapter)


def at(chapter: str, step: str = "") -> Match[Table]:
    """The match as it lies when a card is shown; without one, when the chapter is over."""
    found = trail(chapter)
    before = next((stop.before for stop in found.stops if stop.step.key == step), len(found.line))
    return plan().match(found.line[:before])


def learner(chapter: str, step: str = "") -> Player:
    player: Player = at(chapter, step).state.players[0]
    return player


def brought(chapter: str, step: str, upto: str = "") -> int:
    """The learner's vote points from one card to another."""
    return learner(chapter, upto).score - learner(chapter, step).score


@pytest.mark.rule("ST-48", "ST-36")
def test_the_first_steam_lifts_the_stones_to_levels_three_to_five() -> None:
    assert learner("about", "steam").boilers == 4
    table = at("about", "city").state
    assert [table.box.value[place] for place, piece in enumerate(table.players[0].gauge[1:], 1) if piece] == [
        3,
        4,
        5,
    ]


@pytest.mark.rule("ST-59", "ST-70", "ST-122")
def test_the_run_makes_a_gear_too_many_and_the_flight_buys_for_one_vote() -> None:
    assert learner("turn", "shed").gear - learner("turn", "run").gear == 1
    kept = learner("turn", "hold")
    assert (kept.crystal + kept.gear, kept.storage) == (5, 4)
    assert (brought("turn", "buy", "take"), learner("turn", "fly").gear - learner("turn", "take").gear) == (
        1,
        2,
    )
    assert learner("turn", "take").storage - kept.storage == 2


@pytest.mark.rule("ST-123", "ST-132", "ST-157")
def test_the_flight_of_the_third_chapter_scores_as_it_says() -> None:
    assert at("points", "later").state.round == 18
    assert brought("points", "calliope", "banner") == 3
    assert learner("points", "banner").tiles == 4
    assert brought("points", "banner", "sum") == 4 + 1
    assert (
        len(learner("points", "sum").passenger_tiles) - len(learner("points", "later").passenger_tiles) == 1
    )


@pytest.mark.rule("ST-110a", "ST-111", "ST-138")
def test_the_parasite_brings_a_vote_in_anothers_turn() -> None:
    asked = at("finer", "share")
    assert asked.state.active == 1
    assert brought("finer", "jumped", "share") == 1
    assert learner("finer", "jumped").parasites.count(None) + 1 == learner("finer", "share").parasites.count(
        None
    )
    assert learner("finer", "marker").gear - learner("finer", "jumped").gear == 1


@pytest.mark.rule("ST-163", "ST-166", "ST-169")
def test_the_last_tile_brings_the_statue_and_the_last_turn_ends_the_match() -> None:
    assert len(at("end", "statue").state.tower) == 2
    assert brought("end", "parade", "last") == 5 + 3
    assert at("end", "last").state.final
    assert brought("end", "hall") == 1
    over = at("end")
    assert over.result
    assert over.result.winners == (0,)
