"""The matches of a part of a dataset that is not whole yet: whoever stops loses none that had ended."""

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from kesselhaus.engine.match import Match

SUFFIX = ".played"


class Notes:
    """The answers of each match, a line each, beside the part; thrown away when the part is written."""

    def __init__(self, part: Path) -> None:
        self._file = part.with_suffix(SUFFIX)
        self._answers: dict[int, Sequence[Any]] = {}
        whole = whole_lines(self._file)
        for line in whole:
            told = json.loads(line)
            self._answers[told["match"]] = told["answers"]
        if whole:
            self._file.write_bytes(b"".join(whole))  # without what was being written when all stopped

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
