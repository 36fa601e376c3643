"""The matches of a part of a dataset that is not whole yet: whoever stops loses none that had ended."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any, Self

import msgspec

from kesselhaus.engine.match import Match

SUFFIX = ".played"
OFTEN = 2.0
"""Seconds between two looks at what has ended meanwhile."""


class Notes:
    """The answers of each match, a line each, beside the part; thrown away when the part is written."""

    def __init__(self, part: Path) -> None:
        self._file = part.with_suffix(SUFFIX)
        self._answers: dict[int, Sequence[Any]] = {}
        whole = whole_lines(self._file)
        for line in whole:
            told = json.loads(line)
            self._answers[told["match"]] = told["answers"]
        if whole and sum(map(len, whole)) < self._file.stat().st_size:
            beside = self._file.with_suffix(".new")  # without what was being written when all stopped
            beside.write_bytes(b"".join(whole))
            beside.replace(self._file)

    def of(self, number: int) -> Sequence[Any] | None:
        """The answers of a match that had ended."""
        return self._answers.get(number)

    def add(self, number: int, match: Match[Any]) -> None:
        if number not in self._answers:
            answers = [msgspec.to_builtins(answer) for answer in match.answers]
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode({"match": number, "answers": answers}) + b"\n")

    def throw_away(self) -> None:
        with suppress(FileNotFoundError):
            self._file.unlink()


def whole_lines(file: Path) -> list[bytes]:
    if not file.is_file():
        return []
    return [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def noted(folder: Path) -> int:
    """How many matches are kept of parts that are not whole."""
    return sum(len(whole_lines(file)) for file in folder.glob(f"part-*{SUFFIX}"))


class Watch:
    """Tells how many more matches have ended, also of parts that are not whole yet: they stand in notes."""

    def __init__(self, parts: Mapping[Path, int], advance: Callable[[int], object]) -> None:
        self._parts, self._advance = parts, advance
        self._told, self._lock, self._over = 0, Lock(), Event()
        self._thread = Thread(target=self._look_often, daemon=True)

    def __enter__(self) -> Self:
        self._told = self._ended()
        self._advance(self._told)
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        self._thread.join()

    def look(self) -> None:
        with self._lock:
            ended = self._ended()
            if ended > self._told:  # what became whole just now can be found in neither
                self._advance(ended - self._told)
                self._told = ended

    def _ended(self) -> int:
        return sum(
            count if part.exists() else len(whole_lines(part.with_suffix(SUFFIX)))
            for part, count in self._parts.items()
        )

    def _look_often(self) -> None:
        while not self._over.wait(OFTEN):
            self.look()
