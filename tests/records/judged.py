"""What the advice of a game thinks of recorded matches: at some moments what each seat may expect, and what
that is made of.

It stands next to the records, `<game>.judged.txt`. No figure of it is right or wrong; but whoever only wants
to put the code in order sees that no opinion has changed, and whoever changes one looks at the difference:
`make records` writes it down. The same goes for `packed`, a sum over the numbers by which learners are told
what a seat knows: who has learned from these would not understand others.
"""

from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from kesselhaus import games
from kesselhaus.bots import GreedyBot
from kesselhaus.bots.memory import Sights
from kesselhaus.bots.playout import Playout
from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.rows import code
from kesselhaus.env.observing import Observer
from tests.records.keeping import FOLDER, records_of

MOMENTS = (0.1, 0.3, 0.5, 0.7, 0.95)
"""After such a part of the answers."""
GONE_ON = (0.3, 0.7)
"""At some of these moments it is also tried out how bots go on."""
Judged = dict[str, dict[str, float]]


def judgements(key: str) -> Judged:
    """By match, moment and seat."""
    advice, found = games.advice(key), Judged()
    for path in records_of(key):
        told = record.parse(path.read_bytes())
        for moment in MOMENTS:
            match: Match[Any] = record.replay(told, games.game(key), until=int(len(told.answers) * moment))
            observer = Observer(key, match.seats, match.box)
            for seat in range(match.seats):
                features = {
                    name: worth for name, worth in advice.features(match.state, seat).items() if worth
                }
                packed = crc32(observer.packed(match, seat))
                worths = {"packed": packed, "judgement": advice.judgement(match.state, seat), **features}
                name = f"{path.stem.removeprefix(f'{key}-')} {moment:.0%}"
                found[f"{name} seat {seat}"] = {what: round(worth, 6) for what, worth in worths.items()}
            if moment in GONE_ON and isinstance(match.question, Ask):
                found[f"{name} goes on"] = gone_on(match, match.question.seat)
    return found


def gone_on(match: Match[Any], seat: int) -> dict[str, float]:
    """What a greedy player chooses, and how far bots play on in their thoughts: to which answer, with which
    standings.
    """
    option = GreedyBot(Random(3)).choose(match.view(seat))
    world = Playout(match.game.key, Random(4), seat, Sights()).to_the_end_of_the_phase(
        match.fork(Random(5)), 60
    )
    standings = match.game.standings(world.state)
    return {
        f"chooses {code(option)}": 1,
        "plays on to": world.version,
        **{f"then seat {place} has": float(points) for place, points in enumerate(standings)},
    }


def judged_file(key: str) -> Path:
    return FOLDER / f"{key}.judged.txt"


def written_down(key: str) -> Judged:
    return msgspec.json.decode(judged_file(key).read_bytes(), type=Judged)


def write_down(key: str) -> None:
    lines = (
        msgspec.json.encode(name).decode() + ": " + msgspec.json.encode(worths).decode()
        for name, worths in judgements(key).items()
    )
    judged_file(key).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
