"""What the commands share: saying sorry, JSON on stdout, tables and progress for people."""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from threading import Event, Thread
from typing import Any, Protocol

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kesselhaus.engine.game import Game
from kesselhaus.games import shelf
from kesselhaus.lab.players import NoSuchBot, seated


class Sorry(Exception):
    """What was asked for is not possible. One sentence that says what is."""

    def __init__(self, sentence: str, status: int = 2) -> None:
        self.status = status
        super().__init__(sentence)


def choose(wanted: str, possible: Iterable[str], what: str) -> str:
    """The wanted name, if it is possible."""
    names = list(possible)
    if wanted not in names:
        raise Sorry(f"There is no {what} {wanted!r}. Possible: {', '.join(names) or 'none'}.")
    return wanted


def a_game(name: str) -> Game[Any]:
    """The game of that name on the shelf."""
    return shelf()[choose(name, shelf(), "game")]


def a_bot(name: str) -> str:
    """The name of a bot, if there is one: of the house, of an installed package or of one's own."""
    try:
        seated(name, Random(0))
    except NoSuchBot as error:
        raise Sorry(str(error)) from error
    return name


def number(text: str, what: str, least: int, most: int) -> int:
    """A whole number within its limits."""
    try:
        value = int(text)
    except ValueError:
        value = least - 1
    if not least <= value <= most:
        raise Sorry(f"{what} is a whole number from {least} to {most}, not {text!r}.")
    return value


def seats_and_variants(game: Game[Any], seats: str | None, variants: str) -> tuple[int, tuple[str, ...]]:
    """What --seats and --variants ask for, if the game is played so."""
    count = game.usual_seats
    if seats is not None:
        count = int(choose(seats, map(str, game.seats), f"{game.title} with the number of seats"))
    wanted = [key for key in variants.split(",") if key]
    try:
        return count, tuple(sorted(game.chosen_variants(count, wanted)))
    except ValueError as error:
        raise Sorry(str(error)) from error


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else on stdout")


def print_json(thing: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())


def console() -> Console:
    """For people, on stdout. Piped into a file, nothing is cut off or wrapped."""
    return Console(highlight=False) if sys.stdout.isatty() else Console(highlight=False, width=10_000)


def table(*heads: str, figures: Sequence[str] = ()) -> Table:
    """A plain table with words left and figures right."""
    drawn = Table(*heads, box=None, header_style="bold", pad_edge=False)
    for head in figures:
        drawn.add_column(head, justify="right")
    return drawn


class Advance(Protocol):
    """Called with how much more is done."""

    def __call__(self, steps: int = 1) -> None: ...


EVERY = 20.0
"""Seconds between two lines that tell how far it is, where no person watches a bar."""


@contextmanager
def progress(title: str, total: int) -> Iterator[Advance]:
    """On stderr a progress bar if a person watches; otherwise a line now and then."""
    if not sys.stderr.isatty():
        lines = _Lines(title, total)
        try:
            yield lines.advance
        finally:
            lines.over.set()
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda steps=1: bar.advance(task, steps)


class _Lines:
    """Tells now and then how much is done and about how long the rest will take, also while nothing ends: a
    match of bots that think can take longer than anybody would wait for a sign of life.
    """

    def __init__(self, title: str, total: int) -> None:
        self._title, self._total, self._done = title, total, 0
        self._before: int | None = None
        """What was there before: the first that is told, at once. How fast it goes is told by the others."""
        self._began = time.monotonic()
        self.over = Event()
        Thread(target=self._tell, daemon=True).start()

    def advance(self, steps: int = 1) -> None:
        self._done += steps
        if self._before is None:
            self._before, self._began = self._done, time.monotonic()

    def _tell(self) -> None:
        while not self.over.wait(EVERY):
            told, new = f"{self._title}: {self._done} of {self._total}", self._done - (self._before or 0)
            if new:
                left = (time.monotonic() - self._began) / new * (self._total - self._done)
                told += f", about {left / 60:.0f} min left"
            print(told, file=sys.stderr, flush=True)
