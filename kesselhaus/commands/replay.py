"""`kesselhaus replay`: the table of a recorded match as a picture, at any answer and from any seat."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import cast

from kesselhaus.commands.shared import Sorry, choose, number
from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.record import RecordError, ReplayBroken
from kesselhaus.languages import LANGUAGES
from kesselhaus.library import Match

HELP = "draw the table of a recorded match"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, as Match.save and simulate write it")
    parser.add_argument("--until", help="show the table after so many answers (default: after the last one)")
    parser.add_argument("--seat", help="as this seat sees it, counted from 1 (default: a spectator)")
    parser.add_argument("--components", help="the components file it was played with, if the record lacks it")
    parser.add_argument("--lang", default="en", help="en or de (default: en)")
    parser.add_argument("--out", required=True, metavar="TABLE.html", help="the file to write")


def run(arguments: Namespace) -> int:
    lang = choose(arguments.lang, LANGUAGES, "language")
    until = None if arguments.until is None else number(arguments.until, "--until", 0, 1_000_000)
    components = None if arguments.components is None else _read(arguments.components)
    status = 0
    try:
        match = Match.load(_read(arguments.file), until=until, components=components)
    except ReplayBroken as broken:
        print(f"kesselhaus: {broken} The table is shown as it was before.", file=sys.stderr)
        match, status = cast(Match, broken.match), 1
    except (RecordError, ComponentError, ValueError) as error:
        raise Sorry(f"{arguments.file}: {error}") from error
    seat = None if arguments.seat is None else number(arguments.seat, "--seat", 1, match.seats) - 1
    try:
        Path(arguments.out).write_text(match.picture(seat, lang), "utf-8")
    except OSError as error:
        raise Sorry(f"{arguments.out} cannot be written: {error.strerror}.") from error
    seats = "1 seat" if match.seats == 1 else f"{match.seats} seats"
    print(f"{arguments.out}: {match.game.title}, {seats}, after answer {match.version}.")
    return status


def _read(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise Sorry(f"{name} cannot be read: {error.strerror}.") from error
