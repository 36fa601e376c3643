"""Plays recorded matches anew: `make records` those of all games, `make records GAME=airship_city` of one.

A change of rules then shows as a diff of this folder. Which matches a game keeps is said in its own
`tests/games/<game>/recorded.py`: one for every number of seats and one for each way in which it can end.
"""

import sys
from importlib import import_module
from typing import Any

import msgspec

from kesselhaus import games
from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.games import shelf
from tests.records import explained, judged, telling
from tests.records.citing import write_down
from tests.records.keeping import FOLDER


def result_of(match: Match[Any]) -> bytes:
    """What stands next to a record: the result, written so that a diff of it can be read."""
    plain = {**msgspec.to_builtins(match.result), "answers": match.version, "events": len(match.log)}
    return msgspec.json.format(msgspec.json.encode(plain, order="sorted"), indent=2) + b"\n"


def main(keys: list[str]) -> None:
    for key in keys or shelf():
        matches = import_module(f"tests.games.{key}.recorded").matches()
        for old in FOLDER.glob(f"{key}-*.json"):
            old.unlink()
        for name, match in matches.items():
            (FOLDER / f"{key}-{name}.json").write_bytes(record.write(match) + b"\n")
            (FOLDER / f"{key}-{name}.result.json").write_bytes(result_of(match))
        write_down(key)
        judged.write_down(key)
        if games.brings(key, "things"):
            explained.write_down(key)
            telling.write_down(key)


if __name__ == "__main__":
    main(sys.argv[1:])
