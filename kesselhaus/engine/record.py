"""A match as a file: what was set up and what was answered."""

from random import Random
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from kesselhaus.engine.absurd import Absurd, refuse_json
from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import outcome_or_option
from kesselhaus.engine.refusals import Refused
from kesselhaus.engine.state import State

FORMATS = (1, 2, 3, 4)
"""1 is a match with the shipped components, 2 carries others along, 3 names the catalogue by which its
decisions were numbered, 4 has notes. The lower one that will do is written, so that older houses read it.
"""
MOST_NOTES = 40
Text = Annotated[str, Meta(max_length=400)]
Points = Annotated[float, Meta(ge=-1e6, le=1e6)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Match[Any])


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has noted of a decision of his, in his language: what was asked, what he answered, what
    would have been better and why.
    """

    seat: Count
    after: Count
    """So many answers of the match were given before."""
    lang: Text
    standing: Text
    question: Text
    options: Count
    played: Text
    best: Text
    lost: Points
    behind: Count
    worlds: Count
    unit: Text
    least: Points
    reasons: Annotated[tuple[tuple[Points, Text], ...], Meta(max_length=40)]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match on paper. No seed is kept: what chance decided stands among the answers."""

    format: int
    game: str
    seats: int
    variants: tuple[str, ...]
    edition: str
    rules_version: int
    automatic: bool
    answers: list[Any]
    components: str | None = None
    """The components file, where it is not the shipped one."""
    catalogue: str = ""
    """The hash of the catalogue by which a learner or a table of decisions numbers the options."""
    notes: Annotated[tuple[Note, ...], Meta(max_length=MOST_NOTES)] = ()


class RecordError(ValueError):
    """A record that cannot be read at all."""


class ReplayBroken(ValueError):
    """A record that does not replay to its end. Carries the match as far as it went."""

    def __init__(self, at: int, why: str, match: Match[Any]) -> None:
        self.at, self.why, self.match = at, why, match
        super().__init__(f"The record stops at answer {at}: {why}")


def write(match: Match[Any], catalogue: str = "", notes: tuple[Note, ...] = ()) -> bytes:
    """The record of a match, as JSON, with the components that it was played with if they are not the shipped
    ones, with the hash of the catalogue that is given, and with notes.
    """
    text = match.box.text if match.box != match.game.box() else None
    record = Record(
        format=4 if notes else 3 if catalogue else 1 if text is None else 2,
        game=match.game.key,
        seats=match.seats,
        variants=tuple(sorted(match.variants)),
        edition=match.box.edition,
        rules_version=match.game.rules_version,
        automatic=match.automatic,
        answers=[msgspec.to_builtins(answer) for answer in match.answers],
        components=None if text is None else text.decode(),
        catalogue=catalogue,
        notes=notes,
    )
    return msgspec.json.encode(record)


def parse(data: bytes | str) -> Record:
    """The record in a JSON text."""
    try:
        refuse_json(data if isinstance(data, str) else data.decode())
        record = msgspec.json.decode(data, type=Record)
    except Absurd as error:
        raise RecordError(
            f"This is not a record of a match: it {error.fault} (line {error.line})."
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"This is not a record of a match: {error}.") from error
    if record.format not in FORMATS:
        raise RecordError(
            f"The record has format {record.format}; this version reads formats 1 to {FORMATS[-1]}."
        )
    return record


def replay(
    record: Record,
    game: Game[S],
    box: Box | None = None,
    chance: Random | None = None,
    *,
    until: int | None = None,
    kind: type[M] = Match,  # type: ignore[assignment]
) -> M:
    """The match that a record tells of, or its first `until` answers. Without a box it is played with the
    components that the record carries, or the shipped ones. Raises ReplayBroken with the last good state.
    """
    if record.game != game.key:
        raise RecordError(f"The record is of {record.game!r}, not of {game.key!r}.")
    if box is None:
        box = game.box(None if record.components is None else record.components.encode())
    if record.edition != box.edition:
        raise RecordError(
            f"The record was played with edition {record.edition} of the components, not with {box.edition}. "
            "Give the components file that it was played with."
        )
    count = len(record.answers) if until is None else until
    if not 0 <= count <= len(record.answers):
        raise RecordError(
            f"The record has {len(record.answers)} answers; {count} is not among 0 to {len(record.answers)}."
        )
    try:
        match = kind(game, record.seats, frozenset(record.variants), box)
    except ValueError as error:
        raise RecordError(str(error)) from error
    kinds = outcome_or_option(game.options)
    changed = (
        f" It was played by rules version {record.rules_version}; this is rules version {game.rules_version}."
        if record.rules_version != game.rules_version
        else ""
    )
    for number, raw in enumerate(record.answers[:count], start=1):
        try:
            match.take_again(msgspec.convert(raw, kinds), record.automatic)
        except (Refused, msgspec.ValidationError) as refused:
            match.automatic = record.automatic
            raise ReplayBroken(number, f"{refused}{changed}", match) from refused
        except Exception as error:  # other rules than those of then may stumble over an answer of then
            match.automatic = record.automatic
            match.rewind(number - 1)
            why = f"the rules stumble over it ({type(error).__name__}: {error}).{changed}"
            raise ReplayBroken(number, why, match) from error
    match.automatic, match.chance = record.automatic, chance
    return match
