"""A worker of a later version of the house, in which a rule of Airship City is mended: from the second
turn on, the third column may not be shifted. `python -m tests.web.mended`
"""

from collections.abc import Callable, Generator
from typing import Any

from msgspec.structs import replace

from kesselhaus import games
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option, Question
from kesselhaus.workers import process

Forbidden = Callable[[Any, Option], bool]
"""Whether a table no longer allows an option."""

usual, run_from = games.game, Match._run_from


def mended(key: str) -> Game[Any]:
    game = usual(key)
    return replace(game, rules_version=game.rules_version + 1) if key == "airship_city" else game


def shifts_the_third_column(table: Any, option: Option) -> bool:
    return bool(table.turn >= 2 and "column_3" in str(option))


def forbidding(forbidden: Forbidden) -> Callable[[Match[Any], Any], None]:
    """What a match does when it runs on from a table, if its rules give fewer options."""

    def narrowed(match: Match[Any], state: Any) -> None:
        run_from(match, state)
        match._flow = _narrowed(match._flow, state, forbidden)

    return narrowed


def _narrowed(flow: Any, state: Any, forbidden: Forbidden) -> Generator[Question, Any, None]:
    answer = None
    while True:
        try:
            question = flow.send(answer)
        except StopIteration:
            return
        if isinstance(question, Ask):
            options = [option for option in question.options if not forbidden(state, option)]
            question = replace(question, options=options)
        answer = yield question


if __name__ == "__main__":
    games.game = mended
    Match._run_from = forbidding(shifts_the_third_column)  # type: ignore[method-assign,assignment]
    process.main()
