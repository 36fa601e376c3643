"""How the numbers of a game move through matches between bots: up, down, or stuck at the end of a scale.

Knows no game: each says itself which numbers there are, when to read them, and where their scales end.
"""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from kesselhaus import games as shelves
from kesselhaus.engine.game import Game
from kesselhaus.engine.gauges import Reading
from kesselhaus.lab.experiments import Kind, play_all
from kesselhaus.lab.ledger import Found
from kesselhaus.lab.matches import Pairing, from_shelf, recorded, sit_down
from kesselhaus.lab.spread import on_cores

TOO_LONG = 0.5
"""A number that stands at one end of its scale for a larger share of all readings has nowhere to go."""
SPREAD = (0.1, 0.9)
"""Between these quantiles lie the values of four matches in five."""


class Point(Struct, frozen=True):
    """A number at one time, over all matches that lasted so long."""

    time: float
    matches: int
    mean: float
    low: float
    high: float
    """Four of five matches lie between low and high."""
    at_floor: float | None
    at_top: float | None
    """Shares of matches in which it stands at that end of its scale; None where the scale has no ends."""


class Line(Struct, frozen=True):
    """The course of one number. Rises and falls are changes from one reading to the next, per match."""

    kind: str
    name: str
    floor: float | None
    top: float | None
    rises: float
    falls: float
    at_floor: float | None
    at_top: float | None
    """Shares of all readings."""
    stuck: float | None
    """Share of matches in which it stood at the same end in more than half of all readings."""
    points: tuple[Point, ...]


class Followed(Found, frozen=True, kw_only=True):
    """What the gauges showed in one match."""

    readings: tuple[Reading, ...]


class Report(Struct, frozen=True):
    """All numbers of a game with one number of seats."""

    game: str
    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    lines: tuple[Line, ...]
    warnings: tuple[str, ...]


def course(
    game: Game[Any],
    pairing: Pairing,
    games: int,
    advance: Callable[[int], object] = lambda more: None,
    processes: int | None = None,
) -> tuple[Report, list[Followed]]:
    """Play so many matches and follow the numbers: the report, and the readings of each match."""
    followed = play_all(follow, game.key, pairing, games, advance, on_cores(processes), records=False)
    return report_on(game, pairing, followed), followed


def follow(key: str, pairing: Pairing, number: int) -> Followed:
    """One match, wherever it is played. Of several readings at one time the last one counts."""
    game, box = from_shelf(key, pairing.components)
    read = shelves.gauges(key).reading
    found: dict[float, Reading] = {}

    def on_step(table: Any) -> None:
        reading = read(table)
        if reading is not None:
            found[reading.time] = reading

    match = sit_down(game, pairing, number, box, on_step=on_step).match
    on_step(match.state)
    return Followed(readings=tuple(found.values()), records=(recorded(match),))


# ------------------------------------------------------------------ the report


def report_on(game: Game[Any], pairing: Pairing, followed: Sequence[Followed]) -> Report:
    readings = [match.readings for match in followed]
    scales = shelves.gauges(game.key).scales(from_shelf(game.key, pairing.components)[1])
    kinds = readings[0][0].numbers
    lines = tuple(
        _line(kind, name, scales.get(kind, {}).get(name), readings) for kind in kinds for name in kinds[kind]
    )
    return Report(
        game=game.key,
        seats=pairing.seats,
        variants=pairing.variants,
        bots=pairing.bots,
        seed=pairing.seed,
        games=len(readings),
        lines=lines,
        warnings=tuple(warning for line in lines for warning in _warnings(line)),
    )


def _line(
    kind: str, name: str, scale: tuple[float, float] | None, readings: Sequence[Sequence[Reading]]
) -> Line:
    matches = [{reading.time: reading.numbers[kind][name] for reading in match} for match in readings]
    changes = [after - before for match in matches for before, after in pairwise(match.values())]
    everything = [value for match in matches for value in match.values()]
    floor, top = scale or (None, None)
    return Line(
        kind=kind,
        name=name,
        floor=floor,
        top=top,
        rises=round(sum(change > 0 for change in changes) / len(matches), 2),
        falls=round(sum(change < 0 for change in changes) / len(matches), 2),
        at_floor=_share(everything, floor),
        at_top=_share(everything, top),
        stuck=scale and round(sum(map(_sits, matches, [scale] * len(matches))) / len(matches), 3),
        points=tuple(_points(matches, floor, top)),
    )


def _share(values: Sequence[float], end: float | None) -> float | None:
    return None if end is None else round(sum(value == end for value in values) / len(values), 3)


def _sits(match: Mapping[float, float], scale: tuple[float, float]) -> bool:
    values = list(match.values())
    return any(sum(value == end for value in values) > TOO_LONG * len(values) for end in scale)


def _points(
    matches: Sequence[Mapping[float, float]], floor: float | None, top: float | None
) -> Iterator[Point]:
    for time in sorted({time for match in matches for time in match}):
        values = sorted(match[time] for match in matches if time in match)
        low, high = (values[round(part * (len(values) - 1))] for part in SPREAD)
        yield Point(
            time=time,
            matches=len(values),
            mean=round(sum(values) / len(values), 3),
            low=low,
            high=high,
            at_floor=_share(values, floor),
            at_top=_share(values, top),
        )


def _warnings(line: Line) -> Iterator[str]:
    """Only where a scale has ends is a number meant to go up and down between them."""
    if line.at_floor is None or line.at_top is None:
        return
    for way, changes in (("rises", line.rises), ("falls", line.falls)):
        if not changes:
            yield f"{line.kind} of {line.name} never {way}"
    for end, share in (("floor", line.at_floor), ("top", line.at_top)):
        if share > TOO_LONG:
            yield f"{line.kind} of {line.name} is at its {end} in {share:.0%} of all readings"


# ------------------------------------------------------------------ files


def keep(report: Report, followed: Sequence[Followed], folder: Path) -> dict[str, str]:
    """Write the report and a table of all readings; returns the files."""
    return keep_all([(report, followed)], folder)


def keep_all(followed: Sequence[tuple[Report, Sequence[Followed]]], folder: Path) -> dict[str, str]:
    """The same for several numbers of seats, in one table."""
    folder.mkdir(parents=True, exist_ok=True)
    summary, sheet = folder / "report.json", folder / "course.csv"
    reports = [report for report, _ in followed]
    summary.write_bytes(msgspec.json.format(msgspec.json.encode(reports), indent=2))
    with sheet.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["seats", "match", "time", "kind", "name", "value"])
        for report, matches in followed:
            for match, readings in enumerate(each.readings for each in matches):
                for reading in readings:
                    for kind, values in reading.numbers.items():
                        for name, value in values.items():
                            writer.writerow(
                                [report.seats, match, f"{reading.time:g}", kind, name, f"{value:g}"]
                            )
    return {"report": str(summary), "table": str(sheet)}


COURSE = Kind("course", Pairing, Followed, follow, report_on, keep)
