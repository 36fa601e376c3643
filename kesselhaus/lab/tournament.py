"""Bots against each other on rotated seats: wins, scores and ranks with their uncertainty."""

import csv
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from kesselhaus.engine import record
from kesselhaus.engine.game import Game
from kesselhaus.lab.figures import Figure, mean, ranks, share
from kesselhaus.lab.matches import Pairing, from_shelf, names, on_all_cores, sit_down


class Finished(Struct, frozen=True):
    """One match of a tournament."""

    number: int
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[float, ...]
    winners: tuple[int, ...]
    categories: Mapping[str, tuple[int, ...]]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    record: bytes


class Standing(Struct, frozen=True):
    """How one kind of bot did. A shared victory counts as a part of one."""

    bot: str
    seats: int
    """So often it sat at a table; more often than there were matches if it sat there twice."""
    wins: float
    win_share: Figure
    fair_share: float
    score: Figure
    rank: Figure
    ms_per_decision: float


class Report(Struct, frozen=True):
    """What came of all matches, the most successful bot first."""

    game: str
    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    standings: tuple[Standing, ...]
    seconds: float


def tournament(
    game: Game[Any],
    pairing: Pairing,
    games: int,
    advance: Callable[[int], object] = lambda more: None,
    processes: int | None = None,
) -> tuple[Report, list[Finished]]:
    """Play so many matches. `advance` is told how many more are done."""
    began = time.perf_counter()
    finished = on_all_cores(play, game.key, pairing, games, advance, processes)
    standings = [_standing(bot, finished, pairing.seats) for bot in names(pairing.bots)]
    standings.sort(key=lambda standing: -standing.win_share.value)
    report = Report(
        game=game.key,
        seats=pairing.seats,
        variants=pairing.variants,
        bots=pairing.bots,
        seed=pairing.seed,
        games=games,
        standings=tuple(standings),
        seconds=round(time.perf_counter() - began, 2),
    )
    return report, finished


def play(key: str, pairing: Pairing, number: int) -> Finished:
    """One match, wherever it is played."""
    game, box = from_shelf(key)
    sitting = sit_down(game, pairing, number, box)
    result = sitting.match.result
    assert result is not None
    return Finished(
        number=number,
        lineup=sitting.lineup,
        scores=result.scores,
        ranks=tuple(ranks(result.scores, result.winners)),
        winners=result.winners,
        categories=result.categories,
        decisions=tuple(sitting.decisions),
        seconds=tuple(round(spent, 4) for spent in sitting.seconds),
        record=record.write(sitting.match),
    )


def _standing(bot: str, finished: list[Finished], seats: int) -> Standing:
    places = [[seat for seat, name in enumerate(match.lineup) if name == bot] for match in finished]
    played = list(zip(finished, places, strict=True))
    count = sum(map(len, places))
    wins = sum(sum(seat in match.winners for seat in own) / len(match.winners) for match, own in played)
    decisions = sum(match.decisions[seat] for match, own in played for seat in own)
    seconds = sum(match.seconds[seat] for match, own in played for seat in own)
    return Standing(
        bot=bot,
        seats=count,
        wins=round(wins, 3),
        win_share=share(wins, count),
        fair_share=round(1 / seats, 4),
        score=mean([[match.scores[seat] for seat in own] for match, own in played]),
        rank=mean([[match.ranks[seat] for seat in own] for match, own in played]),
        ms_per_decision=round(1000 * seconds / max(1, decisions), 2),
    )


def keep(report: Report, finished: list[Finished], folder: Path) -> dict[str, str]:
    """Write the report, every match as a record, and a table of all seats; returns the files."""
    records = folder / "matches"
    records.mkdir(parents=True, exist_ok=True)
    for match in finished:
        (records / f"{match.number:05}.json").write_bytes(match.record)
    summary, sheet = folder / "report.json", folder / "matches.csv"
    summary.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))
    with sheet.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        # A match lists the categories in which somebody scored.
        categories = list(dict.fromkeys(category for match in finished for category in match.categories))
        nothing = (0,) * report.seats
        writer.writerow(
            ["match", "seat", "bot", "score", "rank", "won", "decisions", "seconds", *categories, "record"]
        )
        for match in finished:
            for seat, bot in enumerate(match.lineup):
                writer.writerow(
                    [
                        match.number,
                        seat + 1,
                        bot,
                        match.scores[seat],
                        f"{match.ranks[seat]:g}",
                        int(seat in match.winners),
                        match.decisions[seat],
                        match.seconds[seat],
                        *(match.categories.get(category, nothing)[seat] for category in categories),
                        f"matches/{match.number:05}.json",
                    ]
                )
    return {"report": str(summary), "table": str(sheet), "records": str(records)}
