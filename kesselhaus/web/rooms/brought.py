"""What visitors bring: components and records. Read in a room that owns no match, so that none is lost when
reading takes too long.
"""

import traceback
from typing import Any

import msgspec

from kesselhaus import games
from kesselhaus.engine import record
from kesselhaus.engine.absurd import Absurd
from kesselhaus.engine.components import ComponentError, differences
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.web.editions import absurd, shipped_file, unfit
from kesselhaus.web.rooms import messages as say
from kesselhaus.web.rooms.live import Live
from kesselhaus.web.texts import LANGUAGES
from kesselhaus.web.texts import say as told_in

LONGEST = 20_000
"""A record with more answers than that is none of these games."""


class ReadingRoom:
    """Answers requests one after the other, and keeps nothing of them."""

    def handle(self, request: say.Paper) -> say.Reply:
        try:
            match request:
                case say.Read(data):
                    return as_acts(data)
                case say.Unpack():
                    return unpacked(request)
                case say.Follow(setup, acts):
                    return _followed(setup, acts)
        except Exception:
            return say.Failed(traceback.format_exc())


def unpacked(brought: say.Unpack) -> say.Reply:
    """Whoever may sit at a table with these components finds one that can be set up."""
    try:
        box = games.game(brought.game).box(brought.components)
        if brought.seats is not None:
            setup = say.Setup("", brought.game, brought.seats, brought.variants, brought.components)
            Live(setup).standing()
    except ComponentError as error:
        return say.Unfit(error.where, error.problem, error.line)
    changed = differences(shipped_file(brought.game), brought.components)
    return say.Unpacked(
        box.edition,
        [say.Difference(each.where, _plain(each.before), _plain(each.after)) for each in changed],
    )


def _plain(figure: Any) -> Any:
    return msgspec.to_builtins(figure)


def _followed(setup: say.Setup, acts: list[say.Act]) -> say.Standing:
    live = Live(setup)
    live.take(acts)
    return live.standing()


def as_acts(data: bytes) -> say.Reply:
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
        return _no_record({lang: unfit(error, lang) for lang in LANGUAGES})
    except ValueError as error:
        if isinstance(error.__cause__, Absurd):
            return _no_record({lang: absurd(error.__cause__, lang) for lang in LANGUAGES})
        return _no_record(dict.fromkeys(LANGUAGES, str(error)))
    acts = _cut_in_acts(match, told.automatic)
    components = match.box.text if told.components is not None else None
    setup = say.Setup("", told.game, told.seats, tuple(told.variants), components, told.automatic)
    return say.ReadOut(
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
    )


def _no_record(why: dict[str, str]) -> say.No:
    return say.No(
        "unfit_record", {lang: f"{told_in('unfit_record', lang)} {why[lang]}" for lang in LANGUAGES}
    )


def _cut_in_acts(played: Match[Any], automatic: bool) -> list[say.Act]:
    """What chance drew and what was forced belongs to the answer before it."""
    match: Match[Any] = Match(played.game, played.seats, played.variants, played.box)
    acts = [say.Act("began", {"answers": []})]
    for answer in played.answers:
        question = match.question
        chosen = isinstance(question, Ask) and not (automatic and match.leaves_no_choice(question))
        if chosen and isinstance(question, Ask):
            acts.append(say.Act("answer", {"answers": []}, question.seat))
        acts[-1].body["answers"].append(msgspec.to_builtins(answer))
        match.take_again(answer, automatic)
    return acts
