"""The commands of the command line, one subject per file."""

from argparse import ArgumentParser, Namespace
from typing import Protocol

from kesselhaus.commands import (
    backup,
    balance,
    bench,
    compare,
    course,
    dataset,
    flow,
    fuzz,
    games,
    habits,
    kills,
    load,
    merge,
    phrases,
    replay,
    restore,
    rules,
    serve,
    simulate,
    tournament,
    trace,
    train,
)
from kesselhaus.commands.shared import Sorry


class Command(Protocol):
    """What a file of this package brings."""

    HELP: str

    def arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, arguments: Namespace) -> int: ...


COMMANDS: dict[str, Command] = {
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "games": games,
    "simulate": simulate,
    "tournament": tournament,
    "balance": balance,
    "compare": compare,
    "course": course,
    "merge": merge,
    "dataset": dataset,
    "train": train,
    "habits": habits,
    "flow": flow,
    "bench": bench,
    "trace": trace,
    "load": load,
    "kills": kills,
    "fuzz": fuzz,
    "rules": rules,
    "phrases": phrases,
    "replay": replay,
}

__all__ = ["COMMANDS", "Command", "Sorry"]
