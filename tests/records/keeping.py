"""The recorded matches of this folder, with their results next to them."""

from pathlib import Path
from typing import Any

import msgspec

from kesselhaus.engine import record
from kesselhaus.games import game

FOLDER = Path(__file__).parent


def records_of(key: str = "") -> list[Path]:
    """The files of one game, or of all."""
    return sorted(path for path in FOLDER.glob(f"{key}*.json") if ".result" not in path.name)


def result_file(path: Path) -> Path:
    return path.with_suffix(".result.json")


def recorded_reasons(key: str) -> set[str]:
    """The ways in which the recorded matches of a game end."""
    results: list[dict[str, Any]] = [
        msgspec.json.decode(result_file(path).read_bytes()) for path in records_of(key)
    ]
    return {str(result["reason"]) for result in results}


def options_never_taken(key: str) -> set[str]:
    """The kinds of options of a game that no recorded match has an answer of."""
    kept = [record.parse(path.read_bytes()) for path in records_of(key)]
    taken = {answer["type"] for one in kept for answer in one.answers if isinstance(answer, dict)}
    return {option.__name__ for option in game(key).options} - taken
