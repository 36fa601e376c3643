"""The commands of the command line, one subject per file."""

from argparse import ArgumentParser, Namespace
from typing import Protocol

from kesselhaus.commands import rules
from kesselhaus.commands.shared import Sorry


class Command(Protocol):
    """What a file of this package brings."""

    HELP: str

    def arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, arguments: Namespace) -> int: ...


COMMANDS: dict[str, Command] = {
    "rules": rules,
}

__all__ = ["COMMANDS", "Command", "Sorry"]
