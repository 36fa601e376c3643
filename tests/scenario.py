"""What tests do with a match, whatever the game: answer, look at what is open, play on at random."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Ask, Draw, Option
from kesselhaus.engine.state import Event, State
from kesselhaus.games import shelf

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


def answer(match: Match[S], *answers: Answer) -> Match[S]:
    """Give answers in their order."""
    for one in answers:
        match.answer(one)
    return match


def asked(match: Match[Any]) -> Ask:
    """The open question, which is one to a seat."""
    assert isinstance(match.question, Ask), match.question
    return match.question


def drawn(match: Match[Any]) -> Draw:
    """The open question, which is one to chance."""
    assert isinstance(match.question, Draw), match.question
    return match.question


def offered(match: Match[Any], *kinds: type[Option]) -> set[Option]:
    """The options of the open question, or those of some kinds. No option is listed twice."""
    options = list(asked(match).options)
    assert len(options) == len(set(options)), options
    return {option for option in options if not kinds or isinstance(option, kinds)}


def events(match: Match[Any], kind: type[E]) -> list[E]:
    """What the log tells of one kind of event."""
    return [event for event in match.log if isinstance(event, kind)]


def playing(match: Match[S], chance: Random, longest: int = 5000) -> Iterator[Match[S]]:
    """Answers at random to the end, with a stop before every answer and at the end."""
    for _ in range(longest):
        yield match
        question = match.question
        if question is None:
            return
        choices: Any = question.options if isinstance(question, Ask) else question.outcomes
        match.answer(choices[int(chance.random() * len(choices))])
    raise AssertionError(f"no end after {longest} answers")


def play_on(
    match: Match[S], chance: Random, until: Callable[[Match[S]], bool] = lambda match: False
) -> Match[S]:
    """Plays at random to the end, or until something is true."""
    for now in playing(match, chance):
        if until(now):
            break
    return match


def ways_to_play() -> list[tuple[str, int, tuple[str, ...]]]:
    """Every game on the shelf with every number of seats, and once with each variant that can be chosen."""
    ways: list[tuple[str, int, tuple[str, ...]]] = []
    for key, game in shelf().items():
        ways += [(key, seats, ()) for seats in game.seats]
        for variant in game.variants:
            if not variant.implied:
                seats = next(n for n in (game.usual_seats, *game.seats) if fits(game, n, variant.key))
                ways.append((key, seats, (variant.key, *variant.needs)))
    return ways


def fits(game: Game[Any], seats: int, variant: str) -> bool:
    needs = next(one.needs for one in game.variants if one.key == variant)
    return go_together(game, seats, (variant, *needs))


def go_together(game: Game[Any], seats: int, variants: tuple[str, ...]) -> bool:
    try:
        game.chosen_variants(seats, variants)
    except ValueError:
        return False
    return True
