"""The command line: `kesselhaus COMMAND`. Each command is a file in `kesselhaus.commands`."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import kesselhaus
from kesselhaus.commands import COMMANDS, Sorry


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence, like all others of the house."""

    def error(self, message: str) -> NoReturn:
        self.exit(
            2, f"{self.prog}: {message[:1].upper()}{message[1:].rstrip('.')}. See {self.prog} --help.\n"
        )


def parser() -> Parser:
    top = Parser(prog="kesselhaus", description="Heavy steam-age board games: play, simulate, measure.")
    top.add_argument("--version", action="version", version=f"kesselhaus {kesselhaus.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for name, command in COMMANDS.items():
        sub = commands.add_parser(name, help=command.HELP, description=command.HELP)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. 0: done; 1: done, and what was looked at is not right; 2: not possible as asked."""
    arguments = parser().parse_args(argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except Sorry as sorry:
        print(f"kesselhaus: {sorry}", file=sys.stderr)
        return sorry.status
    except KeyboardInterrupt:
        print("kesselhaus: Stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has had enough (`| head`). Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
