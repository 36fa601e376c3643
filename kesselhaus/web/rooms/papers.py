"""Matches on paper: records read and written, and the course of the scores."""

from typing import Any

import msgspec

from kesselhaus import games
from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.web.rooms import messages as say
from kesselhaus.web.rooms.live import Live
from kesselhaus.web.texts import LANGUAGES, phrases

LONGEST = 20_000
"""A record with more answers than that is none of these games."""


def is_whole(live: Live) -> bool:
    """Whether a match has begun with its setup; a what-if that goes on from a table has no record."""
    return "origin" not in live.acts[0].body


def tells_secrets(live: Live, seat: int | None) -> bool:
    """Whether the record of a match would tell a seat what it may not know yet."""
    if live.match.is_over:
        return False
    conceal, twin = live.game.conceal, Live(live.setup)
    for act in live.acts:
        twin.take([act])
        if conceal(twin.match.state, seat) != twin.match.state:
            return True
    return False


def chart(live: Live, seat: int | None) -> say.Charted:
    """The standings after every act. While the match runs, as far as the seat may know them."""
    over = live.match.is_over
    twin, scores = Live(live.setup), []
    for act in live.acts:
        twin.take([act])
        state = twin.match.state
        scores.append(tuple(live.game.standings(state if over else live.game.conceal(state, seat))))
    return say.Charted(tuple(live.game.colours(live.match.state)), scores)


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
    except ValueError as error:
        unfit = {lang: phrases(lang)["unfit_record"] for lang in LANGUAGES}
        return say.No("unfit_record", {lang: f"{told} {error}" for lang, told in unfit.items()})
    return say.ReadOut(
        game=told.game,
        seats=told.seats,
        variants=tuple(told.variants),
        edition=told.edition,
        rules_version=told.rules_version,
        automatic=told.automatic,
        acts=_cut_in_acts(match, told.automatic),
        components=match.box.text if told.components is not None else None,
        problem=problem,
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
