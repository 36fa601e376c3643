"""How often bots play in ways that a good player avoids, or leave out what he does."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from kesselhaus import games
from kesselhaus.engine.game import Game
from kesselhaus.engine.habits import Habit
from kesselhaus.lab.experiments import Kind
from kesselhaus.lab.figures import Figure, ratio
from kesselhaus.lab.ledger import Found
from kesselhaus.lab.matches import Pairing, from_shelf, names, recorded, sit_down


class Watched(Found, frozen=True, kw_only=True):
    """Each habit in one match, by seat: so many times, out of so many."""

    lineup: tuple[str, ...]
    habits: dict[str, list[tuple[float, float]]]


class Told(Struct, frozen=True):
    """A habit of a bot."""

    bot: str
    habit: str
    what: str
    value: Figure
    least: float
    most: float | None
    within: bool


class Report(Struct, frozen=True):
    game: str
    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    habits: tuple[Told, ...]


def watch(key: str, pairing: Pairing, number: int) -> Watched:
    """One match, wherever it is played."""
    game, box = from_shelf(key, pairing.components)
    sitting = sit_down(game, pairing, number, box)
    log = sitting.match.log
    return Watched(
        records=(recorded(sitting.match),),
        lineup=sitting.lineup,
        habits={
            habit.key: [habit.count(log, seat) for seat in range(pairing.seats)]
            for habit in games.habits(key)
        },
    )


def report_on(game: Game[Any], pairing: Pairing, watched: Sequence[Watched]) -> Report:
    return Report(
        game=game.key,
        seats=pairing.seats,
        variants=pairing.variants,
        bots=pairing.bots,
        seed=pairing.seed,
        games=len(watched),
        habits=tuple(
            _told(bot, habit, watched) for habit in games.habits(game.key) for bot in names(pairing.bots)
        ),
    )


def _told(bot: str, habit: Habit, watched: Sequence[Watched]) -> Told:
    value = ratio(
        [
            [match.habits[habit.key][seat] for seat, name in enumerate(match.lineup) if name == bot]
            for match in watched
        ]
    )
    most = None if habit.most == float("inf") else habit.most
    return Told(bot, habit.key, habit.what, value, habit.least, most, habit.is_within(value.value))


def keep(report: Report, watched: Sequence[Watched], folder: Path) -> dict[str, str]:
    summary, sheet = folder / "report.json", folder / "habits.csv"
    summary.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))
    with sheet.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["habit", "what", "bot", "value", "low", "high", "least", "most", "within"])
        for told in report.habits:
            value = told.value.value, told.value.low, told.value.high
            writer.writerow(
                [told.habit, told.what, told.bot, *value, told.least, told.most, int(told.within)]
            )
    return {"report": str(summary), "table": str(sheet)}


HABITS = Kind("habits", Pairing, Watched, watch, report_on, keep)
