"""What was found in each match, written when it ends: whatever stops an experiment, no match is lost.

FOLDER/experiment.json     what is played; another experiment is not mixed into it
FOLDER/played.jsonl        a line for each match, in the order of their numbers once all have ended
FOLDER/matches/00017.json  the match as a record, where one is kept
FOLDER/times.jsonl         how long bots thought: that alone differs from one time to the next
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct, structs

EXPERIMENT, PLAYED, TIMES, MATCHES = "experiment.json", "played.jsonl", "times.jsonl", "matches"


class Found(Struct, frozen=True, kw_only=True):
    """What was found in one match. Records and times are kept beside the line that tells it."""

    records: tuple[bytes, ...] = ()
    seconds: tuple[float, ...] = ()


class Experiment(Struct, frozen=True):
    """What is played. Matches of equal experiments belong together, wherever they were played."""

    command: str
    game: str
    rules_version: int
    edition: str
    plan: dict[str, Any]
    games: int


class LedgerError(ValueError):
    """One sentence that says why a folder cannot be used, and what could be done."""


F = TypeVar("F", bound=Found)


class Ledger(Generic[F]):
    """The matches of an experiment that are kept in a folder."""

    def __init__(self, folder: Path, experiment: Experiment, kind: type[F], *, resume: bool) -> None:
        self.folder, self.experiment = folder, experiment
        self._kind = kind
        self.numbers: set[int] = set()
        """The matches that are kept."""
        before = read_experiment(folder)
        if before is not None and resume:
            self._go_on(before)
        elif before is not None and not self._is_complete(before):
            raise LedgerError(
                f"{folder} holds {_lines(folder / PLAYED)} of {before.games} matches of an experiment that "
                "did not end: --resume goes on with it, another --out begins a new one."
            )
        else:
            self._clear()
        folder.mkdir(parents=True, exist_ok=True)
        _write_anew(folder / EXPERIMENT, [_pretty(experiment)])

    def _go_on(self, before: Experiment) -> None:
        """With the same experiment, or with more matches of it."""
        if structs.replace(before, games=self.experiment.games) != self.experiment:
            raise LedgerError(f"{self.folder} holds another experiment: {EXPERIMENT} there tells which.")
        for name in (PLAYED, TIMES):
            lines = [*_read_lines(self.folder / name)]
            if None in lines:  # behind a torn line the next one would be torn, too
                _write_anew(self.folder / name, filter(None, lines))
        self.numbers = {
            json.loads(line)["number"] for line in filter(None, _read_lines(self.folder / PLAYED))
        }

    def _is_complete(self, before: Experiment) -> bool:
        return _lines(self.folder / PLAYED) >= before.games

    def _clear(self) -> None:
        for name in (PLAYED, TIMES):
            (self.folder / name).unlink(missing_ok=True)
        for record in (self.folder / MATCHES).glob("*.json"):
            record.unlink()

    # ------------------------------------------------------------------ writing

    def add(self, number: int, found: F) -> None:
        """Write down a match that has ended. Its line comes last, so that what has one is whole."""
        for name, record in zip(record_names(number, len(found.records)), found.records, strict=True):
            (self.folder / MATCHES).mkdir(exist_ok=True)
            (self.folder / MATCHES / name).write_bytes(record)
        self._append(TIMES, {"number": number, "seconds": found.seconds})
        self._append(PLAYED, {"number": number, "found": structs.replace(found, records=(), seconds=())})
        self.numbers.add(number)

    def _append(self, name: str, line: object) -> None:
        with (self.folder / name).open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")

    def put_in_order(self) -> None:
        """Once all have ended: the same lines in the same order, however often it was stopped."""
        for name in (PLAYED, TIMES):
            path = self.folder / name
            last = {json.loads(line)["number"]: line for line in _read_lines(path) if line is not None}
            _write_anew(path, [last[number] for number in sorted(last)])

    # ------------------------------------------------------------------ reading

    def found(self) -> Iterator[tuple[int, F]]:
        """What is kept, in the order of the numbers; records stay in their files."""
        times = {}
        for line in filter(None, _read_lines(self.folder / TIMES)):
            told = json.loads(line)
            times[told["number"]] = tuple(told["seconds"])
        kept = {}
        for line in filter(None, _read_lines(self.folder / PLAYED)):
            told = json.loads(line)
            kept[told["number"]] = told["found"]
        for number in sorted(kept):
            found = msgspec.convert(kept[number], self._kind, str_keys=True)
            yield number, structs.replace(found, seconds=times.get(number, ()))


def read_experiment(folder: Path) -> Experiment | None:
    """What is played in a folder, if anything is."""
    try:
        return msgspec.json.decode((folder / EXPERIMENT).read_bytes(), type=Experiment)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        raise LedgerError(f"{folder / EXPERIMENT} cannot be read: {error}.") from error


def merged(folders: Iterable[Path], into: Path, experiment: Experiment, kind: type[F]) -> Ledger[F]:
    """One ledger of several in which parts of the same experiment were played."""
    ledger = Ledger(into, experiment, kind, resume=False)
    for folder in folders:
        part = Ledger(folder, experiment, kind, resume=True)
        for number, found in part.found():
            files = sorted((folder / MATCHES).glob(f"{number:05}*.json"))
            records = tuple(file.read_bytes() for file in files)
            if number not in ledger.numbers:
                ledger.add(number, structs.replace(found, records=records))
    ledger.put_in_order()
    return ledger


def record_names(number: int, count: int) -> list[str]:
    """`00017.json`; of several `00017-1.json` and so on."""
    return [f"{number:05}.json"] if count == 1 else [f"{number:05}-{one + 1}.json" for one in range(count)]


def _read_lines(path: Path) -> Iterator[bytes | None]:
    """Whole lines; None for one that was being written when all stopped."""
    if path.is_file():
        with path.open("rb") as file:
            for line in file:
                yield line if line.endswith(b"\n") else None


def _write_anew(path: Path, lines: Iterable[bytes]) -> None:
    """All of it or nothing: whoever stops us just then finds the lines that were there before."""
    beside = path.with_suffix(".new")
    beside.write_bytes(b"".join(lines))
    beside.replace(path)


def _lines(path: Path) -> int:
    return sum(line is not None for line in _read_lines(path))


def _pretty(thing: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(thing), indent=2)
