"""Bots against each other on rotated seats: wins, scores and ranks with their uncertainty."""

import csv
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from kesselhaus.engine.game import Game
from kesselhaus.lab.experiments import Kind, play_all
from kesselhaus.lab.figures import Figure, mean, ranks, share
from kesselhaus.lab.ledger import MATCHES, Found, record_names
from kesselhaus.lab.matches import Pairing, from_shelf, names, recorded, sit_down
from kesselhaus.lab.ratings import Rating, ratings
from kesselhaus.lab.spread import on_cores


class Finished(Found, frozen=True, kw_only=True):
    """One match of a tournament."""

    number: int
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[float, ...]
    winners: tuple[int, ...]
    categories: Mapping[str, tuple[int, ...]]
    decisions: tuple[int, ...]

    @property
    def record(self) -> bytes:
        return self.records[0]


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
    rating: Rating


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
    finished = play_all(play, game.key, pairing, games, advance, on_cores(processes))
    report = report_on(game, pairing, finished)
    return structs.replace(report, seconds=round(time.perf_counter() - began, 2)), finished


def report_on(game: Game[Any], pairing: Pairing, finished: Sequence[Finished]) -> Report:
    rated = ratings([(match.lineup, match.ranks) for match in finished])
    standings = [_standing(bot, finished, pairing.seats, rated[bot]) for bot in names(pairing.bots)]
    standings.sort(key=lambda standing: -standing.win_share.value)
    return Report(
        game=game.key,
        seats=pairing.seats,
        variants=pairing.variants,
        bots=pairing.bots,
        seed=pairing.seed,
        games=len(finished),
        standings=tuple(standings),
        seconds=round(sum(sum(match.seconds) for match in finished), 2),
    )


def play(key: str, pairing: Pairing, number: int) -> Finished:
    """One match, wherever it is played."""
    game, box = from_shelf(key, pairing.components)
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
        records=(recorded(sitting.match),),
    )


def _standing(bot: str, finished: Sequence[Finished], seats: int, rating: Rating) -> Standing:
    places = [[seat for seat, name in enumerate(match.lineup) if name == bot] for match in finished]
    played = list(zip(finished, places, strict=True))
    count = sum(map(len, places))
    # Alone one may lose, and nobody wins.
    wins = sum(
        sum(seat in match.winners for seat in own) / max(1, len(match.winners)) for match, own in played
    )
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
        rating=rating,
    )


def keep(report: Report, finished: Sequence[Finished], folder: Path) -> dict[str, str]:
    """Write the report and a table of all seats; returns the files. What differs from one time to the next,
    how long bots thought, is not among them.
    """
    summary, sheet = folder / "report.json", folder / "matches.csv"
    summary.write_bytes(msgspec.json.format(msgspec.json.encode(_without_times(report)), indent=2))
    with sheet.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        # A match lists the categories in which somebody scored.
        categories = list(dict.fromkeys(category for match in finished for category in match.categories))
        nothing = (0,) * report.seats
        writer.writerow(["match", "seat", "bot", "score", "rank", "won", "decisions", *categories, "record"])
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
                        *(match.categories.get(category, nothing)[seat] for category in categories),
                        f"{MATCHES}/{record_names(match.number, 1)[0]}",
                    ]
                )
    return {"report": str(summary), "table": str(sheet), "records": str(folder / MATCHES)}


def _without_times(report: Report) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(report)
    del told["seconds"]
    for standing in told["standings"]:
        del standing["ms_per_decision"]
    return told


TOURNAMENT = Kind("tournament", Pairing, Finished, play, report_on, keep)
