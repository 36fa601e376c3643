"""Plays many matches and checks every invariant after every answer, on all cores where that pays."""

import csv
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from kesselhaus.bots import Bot
from kesselhaus.engine import record
from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.state import State
from kesselhaus.lab.experiments import Kind, play_all
from kesselhaus.lab.ledger import Found
from kesselhaus.lab.matches import from_shelf, recorded
from kesselhaus.lab.players import seated
from kesselhaus.lab.spread import on_cores

WORTH_A_PROCESS = 40
"""Random players do not think: so many of their matches are played sooner than a further process starts."""


class Plan(Struct, frozen=True):
    """What to play. Seed and number decide a match, wherever and after whatever it is played."""

    seats: int
    variants: tuple[str, ...] | Literal["random"]
    """`random`: each match draws its own."""
    bots: tuple[str, ...]
    seed: int
    longest: int = 20_000
    """A match with more answers than this has lost its way; no game on the shelf comes near it."""
    components: str | None = None
    """The text of a components file, if not the shipped one."""

    def variants_of(self, game: Game[Any], number: int) -> frozenset[str]:
        """The variants of one of the matches. Every set that can be played is drawn equally often."""
        if self.variants != "random":
            return frozenset(self.variants)
        chance = Random(f"{self.seed}/{number}/variants")
        fitting = [one.key for one in game.variants if one.seats is None or self.seats in one.seats]
        while True:
            try:
                return game.chosen_variants(self.seats, [key for key in fitting if chance.random() < 0.5])
            except ValueError:  # some of them exclude or need others
                continue


class Trouble(Struct, frozen=True):
    """What went wrong in a match, after which answer, and the record of the match up to there."""

    match: int
    kind: Literal["invariant", "dead end", "no end", "crash"]
    at: int
    what: str
    record: bytes


class Played(Found, frozen=True, kw_only=True):
    """What came of one match."""

    variants: frozenset[str]
    answers: int
    decisions: int
    forced: int
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    trouble: Trouble | None


class Span(Struct, frozen=True):
    """A number that differs from match to match."""

    least: float
    mean: float
    most: float


class Report(Struct, frozen=True):
    """What came of all matches."""

    game: str
    seats: int
    variants: tuple[str, ...] | Literal["random"]
    bots: tuple[str, ...]
    seed: int
    games: int
    finished: int
    with_variant: dict[str, int]
    """How many matches were played with each variant of the game."""
    different_sets: int
    """How many different sets of variants were played."""
    answers: int
    decisions: int
    forced: int
    decisions_per_game: Span | None
    scores: tuple[Span, ...]
    victories: tuple[int, ...]
    troubles: tuple[Trouble, ...]
    seconds: float


def play(game: Game[Any], plan: Plan, number: int, box: Box) -> Played:
    """Play one match to its end or to the first thing that is wrong."""
    began, chance = time.perf_counter(), Random(f"{plan.seed}/{number}")
    bots: list[Bot] = [seated(name, chance) for name in plan.bots]
    begun: list[State] = []
    match: Match[Any] = Match(game, plan.seats, plan.variants_of(game, number), box, on_step=begun.append)
    decisions = forced = 0

    def over(
        kind: Literal["invariant", "dead end", "no end", "crash"] | None = None, what: str = ""
    ) -> Played:
        trouble = kind and Trouble(number, kind, match.version, what, record.write(match))
        result = match.result if match.is_over and not trouble else None
        return Played(
            variants=match.variants,
            answers=match.version,
            decisions=decisions,
            forced=forced,
            scores=result.scores if result else None,
            winners=result.winners if result else (),
            trouble=trouble or None,
            seconds=(round(time.perf_counter() - began, 4),),
            records=(recorded(match),),
        )

    before = None
    try:
        while True:
            broken = dict.fromkeys(_broken(match, before, begun))  # each is named once
            if broken:
                return over("invariant", "; ".join(broken))
            question = match.question
            if question is None:
                return over()
            if match.version >= plan.longest:
                return over("no end", f"There is no end after {match.version} answers.")
            before = match.state.copy()
            begun.clear()
            if isinstance(question, Ask):
                if not question.options:
                    return over(
                        "dead end", f"Seat {question.seat + 1} is asked {question.rule} without an option."
                    )
                decisions += 1
                forced += len(question.options) == 1
                match.answer(bots[question.seat].choose(match.view(question.seat)), seat=question.seat)
            elif not question.outcomes:
                return over("dead end", f"Chance is asked {question.rule} without an outcome.")
            else:
                match.answer(chance.choices(question.outcomes, question.weights)[0])
    except Exception as error:  # a crash in a game's rules is what a simulation is there to find
        return over("crash", f"{type(error).__name__}: {error}")


def _broken(match: Match[Any], before: State | None, begun: Sequence[State]) -> Iterator[str]:
    """Invariants that an answer broke: on the table at hand, and on that at the start of each step that has
    begun since, where it is whole. Some of these steps have asked nothing.
    """
    for table in begun:
        yield from match.game.broken(before, table, True)
        before = table
    if match.is_over or match.state != before:
        yield from match.game.broken(before, match.state, match.is_over)


def play_from_shelf(key: str, plan: Plan, number: int) -> Played:
    """One match, wherever it is played."""
    game, box = from_shelf(key, plan.components)
    return play(game, plan, number, box)


def _play(game: Game[Any], key: str, plan: Plan, number: int) -> Played:
    """One match in this process, also of a game that stands on no shelf."""
    return play(game, plan, number, game.box(None if plan.components is None else plan.components.encode()))


def simulate(
    game: Game[Any],
    plan: Plan,
    games: int,
    advance: Callable[[int], object] = lambda more: None,
    processes: int | None = None,
) -> Report:
    """Play so many matches of a plan. `advance` is told how many more are done."""
    began = time.perf_counter()
    task = partial(_play, game) if processes == 1 else play_from_shelf
    spread = on_cores(processes, WORTH_A_PROCESS)
    played = play_all(task, game.key, plan, games, advance, spread, records=False)
    return structs.replace(report_on(game, plan, played), seconds=round(time.perf_counter() - began, 3))


def report_on(game: Game[Any], plan: Plan, played: Sequence[Played]) -> Report:
    finished = [match for match in played if match.scores is not None]
    troubles = sorted((match.trouble for match in played if match.trouble), key=lambda trouble: trouble.match)
    return Report(
        game=game.key,
        seats=plan.seats,
        variants=plan.variants,
        bots=plan.bots,
        seed=plan.seed,
        games=len(played),
        finished=len(finished),
        with_variant={
            variant.key: sum(variant.key in match.variants for match in played) for variant in game.variants
        },
        different_sets=len({match.variants for match in played}),
        answers=sum(match.answers for match in played),
        decisions=sum(match.decisions for match in played),
        forced=sum(match.forced for match in played),
        decisions_per_game=_span([match.decisions for match in finished]) if finished else None,
        scores=tuple(
            _span(scores) for scores in zip(*(match.scores or () for match in finished), strict=True)
        ),
        victories=tuple(sum(seat in match.winners for match in finished) for seat in range(plan.seats)),
        troubles=tuple(troubles),
        seconds=round(sum(sum(match.seconds) for match in played), 3),
    )


def _span(values: Sequence[int]) -> Span:
    return Span(min(values), round(sum(values) / len(values), 2), max(values))


KEPT = 20
"""So many records of matches that went wrong are written; more of them would tell nothing new."""


def keep(report: Report, played: Sequence[Played], folder: Path) -> dict[str, str]:
    """Write the report and a table of the matches; the records of what went wrong are written by
    `keep_troubles`.
    """
    summary, sheet = folder / "report.json", folder / "matches.csv"
    told = msgspec.to_builtins(report)
    del told["seconds"]
    summary.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=2))
    with sheet.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        scores = [f"score of seat {seat + 1}" for seat in range(report.seats)]
        writer.writerow(["variants", "answers", "decisions", "forced", *scores, "winners", "trouble"])
        for match in played:
            numbers = match.answers, match.decisions, match.forced
            winners = " ".join(str(seat + 1) for seat in match.winners)
            trouble = match.trouble.kind if match.trouble else ""
            told_scores = match.scores or [""] * report.seats
            writer.writerow([" ".join(sorted(match.variants)), *numbers, *told_scores, winners, trouble])
    return {"report": str(summary), "table": str(sheet)}


def keep_troubles(report: Report, folder: Path) -> dict[int, str]:
    """Write the records of what went wrong; returns the file of each match."""
    files = {}
    for trouble in report.troubles[:KEPT]:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{report.game}-{report.seats}-{report.seed}-{trouble.match}.json"
        file.write_bytes(trouble.record)
        files[trouble.match] = str(file)
    return files


SIMULATE = Kind("simulate", Plan, Played, play_from_shelf, report_on, keep)
