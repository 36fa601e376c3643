"""What visitors bring: components and records. Read in a worker that owns no match, so that none is lost when
reading takes too long.
"""

import traceback
from typing import Any

import msgspec
from msgspec import Struct

from kesselhaus import games, protocol
from kesselhaus.engine import record
from kesselhaus.engine.absurd import Absurd
from kesselhaus.engine.components import ComponentError, differences
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.workers.figures import open_example
from kesselhaus.workers.open_match import OpenMatch

LONGEST = 20_000
"""A record with more answers than that is none of these games."""


class PaperReader:
    """Answers requests one after the other, and keeps nothing of them."""

    def handle(self, request: protocol.Paper) -> Struct:
        try:
            match request:
                case protocol.Read(data):
                    return as_acts(data)
                case protocol.Unpack():
                    return unpacked(request)
                case protocol.Follow(setup, acts):
                    return _followed(setup, acts)
                case protocol.OpenExample(game, example):
                    return open_example(game, example)
        except Exception:
            return protocol.Failed(traceback.format_exc())


def unpacked(brought: protocol.Unpack) -> protocol.Unpacked | protocol.Unfit:
    """Whoever may sit at a table with these components finds one that can be set up."""
    try:
        box = games.game(brought.game).box(brought.components)
        if brought.seats is not None:
            setup = protocol.Setup("", brought.game, brought.seats, brought.variants, brought.components)
            OpenMatch(setup).standing()
    except ComponentError as error:
        return protocol.Unfit(error.where, error.fault, error.line)
    changed = differences(games.shipped_file(brought.game), brought.components)
    return protocol.Unpacked(
        box.edition,
        [protocol.Difference(each.where, _plain(each.before), _plain(each.after)) for each in changed],
    )


def _plain(figure: Any) -> Any:
    return msgspec.to_builtins(figure)


def _followed(setup: protocol.Setup, acts: list[protocol.Act]) -> protocol.Standing:
    live = OpenMatch(setup)
    live.take(acts)
    return live.standing()


def as_acts(
    data: bytes,
) -> protocol.ReadOut | protocol.Unfit | protocol.NotEvenRead | protocol.NoRecord:
    """A record as the acts of a match: each begins with an answer that somebody chose."""
    try:
        told = record.parse(data)
        game = games.game(told.game)
        if len(told.answers) > LONGEST:
            raise record.RecordError(f"The record has {len(told.answers)} answers; {LONGEST} are the most.")
        problem = ""
        try:
            match: Match[Any] = record.replay(told, game)
        except record.ReplayBroken as broken:
            problem, match = str(broken), broken.match
    except ComponentError as error:
        return protocol.Unfit(error.where, error.fault, error.line)
    except ValueError as error:
        if isinstance(error.__cause__, Absurd):
            return protocol.NotEvenRead(error.__cause__.fault, error.__cause__.line)
        return protocol.NoRecord(str(error))
    acts = _cut_in_acts(match, told.automatic)
    components = match.box.text if told.components is not None else None
    setup = protocol.Setup("", told.game, told.seats, tuple(told.variants), components, told.automatic)
    return protocol.ReadOut(
        game=told.game,
        seats=told.seats,
        variants=tuple(told.variants),
        edition=told.edition,
        rules_version=told.rules_version,
        automatic=told.automatic,
        acts=acts,
        standing=_followed(setup, acts),
        components=components,
        problem=problem,
        notes=told.notes,
    )


def _cut_in_acts(played: Match[Any], automatic: bool) -> list[protocol.Act]:
    """What chance drew and what was forced belongs to the answer before it."""
    match: Match[Any] = Match(played.game, played.seats, played.variants, played.box)
    began = protocol.Began(answers=[])
    acts: list[protocol.Act] = [began]
    answers = began.answers
    for answer in played.answers:
        question = match.question
        chosen = isinstance(question, Ask) and not (automatic and match.leaves_no_choice(question))
        if chosen and isinstance(question, Ask):
            answers = []
            acts.append(protocol.Answered(seat=question.seat, answers=answers))
        answers.append(msgspec.to_builtins(answer))
        match.take_again(answer, automatic)
    return acts
