"""Whether a turn is to end is asked where something is left to do, and tells nothing that is hidden."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from kesselhaus import games
from kesselhaus.art.keys import Group
from kesselhaus.engine.match import Match
from kesselhaus.engine.on_paper import on_paper
from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.games.planet_steam.tasks import Nominating
from kesselhaus.protocol import Began, Ends, GiveAnswer, Open, Setup, Standing
from kesselhaus.workers.ending import left_to_do
from kesselhaus.workers.owner import MatchOwner


def played(game: str, answers: int, seed: int) -> Iterator[Match[Any]]:
    """A match of three at each of its questions."""
    chance = Random(seed)
    match: Match[Any] = Match(games.game(game), 3, chance=chance, automatic=True)
    for _ in range(answers):
        if not isinstance(match.question, Ask):
            return
        yield match
        match.answer(chance.choice(list(match.question.options)))


def asked_again(state: Any, option: int) -> bool:
    """Whether a room asks before it takes an option of the open question of a table."""
    setup = Setup("m", "planet_steam", state.seats, ())
    began = Began(answers=[], origin=on_paper(state), seats=state.seats)
    room = MatchOwner()
    standing = room.handle(Open(setup, [msgspec.json.decode(msgspec.json.encode(began), type=Began)]))
    assert isinstance(standing, Standing)
    return isinstance(room.handle(GiveAnswer("m", 1, standing.waiting[0], option, careful=True)), Ends)


def test_the_question_does_not_depend_on_what_others_own() -> None:
    """PS-68: who has to open the bidding for a zone is decided by credits that nobody sees."""
    seen = 0
    for seed in range(4):
        for match in played("planet_steam", 400, seed):
            question, state = match.question, match.state
            if not isinstance(state.doing, Nominating) or match._kept.base_answers != len(match.answers):
                continue
            assert isinstance(question, Ask)
            worlds = [state.copy() for _ in range(2)]
            for credits, world in enumerate(worlds):
                for player in world.players:
                    if player.seat != question.seat:
                        player.credits = credits * 5
            seen += 1
            assert asked_again(worlds[0], 0) == asked_again(worlds[1], 0)
    assert seen


@pytest.mark.parametrize("game", games.shelf())
def test_it_is_asked_only_in_the_own_turn_and_never_for_a_number(game: str) -> None:
    asked = 0
    for match in played(game, 250, 3):
        question = match.question
        assert isinstance(question, Ask)
        view = match.view(question.seat)
        for option in list(question.options)[:6]:
            left = left_to_do(view, option, True)
            if left:
                asked += 1
                assert match.game.whose_turn(match.state) == question.seat
                assert question.decline is None
                assert not isinstance(option, NumberOption)
                assert option not in {question.options[place] for place in left}
                assert ends_now(match, option)
    assert asked or game == "planet_steam"


def ends_now(match: Match[Any], option: Option) -> bool:
    twin = match.fork(Random(1))
    twin.answer(option)
    owner = match.game.whose_turn
    return twin.is_over or twin.state.turn != match.state.turn or owner(twin.state) != owner(match.state)


def test_nobody_else_is_asked_by_what_he_sees() -> None:
    for match in played("airship_city", 40, 2):
        question = match.question
        assert isinstance(question, Ask)
        view = match.view((question.seat + 1) % 3)
        assert not any(left_to_do(view, option, True) for option in question.options)


def test_a_key_that_says_that_it_ends_the_turn_needs_no_confirmation() -> None:
    named = 0
    for match in played("planet_steam", 300, 3):
        question = match.question
        assert isinstance(question, Ask)
        view = match.view(question.seat)
        ends = {
            key.option
            for part in games.table("planet_steam").groups(view, "en")
            if isinstance(part, Group) and part.layout == "end"
            for key in part.keys
            if key.kind == "go" and key.option is not None
        }
        named += len(ends)
        assert not any(left_to_do(view, question.options[place], True) for place in ends)
    assert named


@pytest.mark.parametrize(
    ("game", "rule", "answer", "lost"),
    [("steamopolis", "ST-58", "PlaceStone", "RunTo"), ("nucleum", "NU-37", "StopActing", "UseHalf")],
)
def test_what_could_still_be_done_is_told(game: str, rule: str, answer: str, lost: str) -> None:
    told = set()
    for match in played(game, 120, 3):
        question = match.question
        if isinstance(question, Ask) and question.rule == rule:
            view = match.view(question.seat)
            for option in question.options:
                for place in left_to_do(view, option, True):
                    told.add((type(option).__name__, type(question.options[place]).__name__))
    assert (answer, lost) in told
    assert {ending for ending, _ in told} == {answer}
