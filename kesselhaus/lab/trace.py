"""Matches of random players as lines of text: whether two versions of a game's rules play it alike.

Both write their trace and `diff` tells. Nothing in it depends on how a game remembers what is under way, only
on what is asked, answered, told and scored.
"""

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Ask, Question
from kesselhaus.lab.simulate import Plan

STRIDE = 50
"""So many answers are in one line."""

_encode = msgspec.json.Encoder(order="deterministic").encode


def trace(game: Game[Any], plan: Plan, number: int, box: Box) -> Iterator[str]:
    """One line for every so many answers of a match, with a hash of all there was to see; then its result."""
    digest, answers = hashlib.blake2b(digest_size=12), 0
    match = _begun(game, plan, number, box)
    for answers, moment in enumerate(moments(match, _chance(plan, number)), start=1):
        digest.update(moment)
        if answers % STRIDE == 0:
            yield f"{number}:{answers} {digest.hexdigest()}"
    yield f"{number}:{answers} {digest.hexdigest()} {_encode(match.result).decode()}"


def in_full(game: Game[Any], plan: Plan, number: int, first: int, box: Box) -> Iterator[str]:
    """The moments of a match from an answer on, as many as one line of a trace holds."""
    match = _begun(game, plan, number, box)
    for answers, moment in enumerate(moments(match, _chance(plan, number)), start=1):
        if first <= answers < first + STRIDE:
            yield f"{number}:{answers} {moment.decode()}"


def moments(match: Match[Any], chance: Random) -> Iterator[bytes]:
    """A match to its end: at every answer all that there was to see before it, and the answer."""
    heard = 0
    while (question := match.question) is not None:
        answer = _any(question, chance)
        told, heard = match.log[heard:], len(match.log)
        state = match.state
        position = (state.turn, state.sealed, match.can_undo, match.game.standings(state))
        yield _encode((_asked(question), position, told, answer))
        match.answer(answer)
    yield _encode((match.log[heard:], match.game.standings(match.state)))


def _begun(game: Game[Any], plan: Plan, number: int, box: Box) -> Match[Any]:
    return Match(game, plan.seats, plan.variants_of(game, number), box)


def _chance(plan: Plan, number: int) -> Random:
    return Random(f"{plan.seed}/{number}")


def _any(question: Question, chance: Random) -> Answer:
    if isinstance(question, Ask):
        return question.options[int(chance.random() * len(question.options))]
    return chance.choices(question.outcomes, question.weights)[0]


def _asked(question: Question) -> tuple[object, ...]:
    if isinstance(question, Ask):
        return question.seat, question.rule, list(question.options), question.secret, question.decline
    return question.rule, list(question.outcomes), question.weights
