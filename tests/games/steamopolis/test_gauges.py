"""Numbers worth following, and what bots believe."""

from random import Random

import pytest

from kesselhaus.bots.greedy import GreedyBot
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.steamopolis import GAME, advice
from kesselhaus.games.steamopolis.examples.positions import A, B, hold, lay, room, target
from kesselhaus.games.steamopolis.gauges import reading, scales
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.tasks.turn import Action, Turn


def test_scores_are_read_at_the_beginning_of_each_turn() -> None:
    table = lay()
    table.round = 4
    table.players[B].score = 7
    table.agenda = [Action(B)]
    assert reading(table) is None
    table.agenda = [Turn(B)]
    read = reading(table)
    assert read is not None
    assert read.time == pytest.approx(3 + 1 / 3)
    assert read.numbers == {"score": {"seat 1": 0.0, "seat 2": 7.0, "seat 3": 0.0}}
    table.agenda = []
    read = reading(table)
    assert read is not None
    assert read.time == 4
    assert scales(table.box) == {}


def test_what_helps_is_worth_more() -> None:
    poor, rich, flying, built = lay(), lay(), lay(), lay()
    hold(rich, A, crystal=2)
    target(flying, A, "5L")
    room(built, A, s1="M35")
    worth = [advice.value(table, A) for table in (poor, rich, flying, built)]
    assert min(worth[1:]) > worth[0]


def test_who_has_lost_alone_has_nothing_to_hope_for() -> None:
    table = lay(1)
    table.agenda, table.lost = [], True
    assert advice.value(table, A) < -10


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_players_bring_a_game_to_its_end(seats: int) -> None:
    match: Match[Table] = Match(GAME, seats, chance=Random(seats))
    bot = GreedyBot(Random(seats))
    while isinstance(question := match.question, Ask):
        match.answer(bot.choose(match.view(question.seat)))
        assert match.state.round < 300
    assert match.state.agenda == []
