"""Two bots or two editions of the components on the same deals: what is different is told by pairs.

A deal is a seed of chance and who sits where. Each is played twice, and only the difference within the pair
counts: luck that both had alike is no difference. Bots change places within a pair, so that seats are none
either.
"""

import csv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from kesselhaus.engine.game import Game
from kesselhaus.lab.experiments import Kind, play_all
from kesselhaus.lab.figures import Figure, mean, ranks, share
from kesselhaus.lab.ledger import Found
from kesselhaus.lab.matches import Pairing, from_shelf, recorded, sit_down
from kesselhaus.lab.spread import on_cores

Lineup: TypeAlias = tuple[str, ...]


class Comparison(Struct, frozen=True):
    """What is compared: two bots, or the same bots with two editions."""

    seats: int
    variants: tuple[str, ...]
    seed: int
    names: tuple[str, str]
    """What the two are called in the report."""
    bots: tuple[Lineup, Lineup]
    """Who sits where in the first match of a pair and in the second; the next deal turns both by a seat."""
    components: str | None = None
    other_components: str | None = None
    kind: Literal["head to head", "among others", "editions"] = "head to head"

    def pairing(self, which: int) -> "Table":
        components = self.other_components if which else self.components
        return Table(self.seats, self.variants, self.bots[which], self.seed, components)


class Table(Pairing, frozen=True):
    """Who sits where is given and not drawn: it only turns from deal to deal."""

    def lineup(self, number: int) -> tuple[str, ...]:
        turn = number % self.seats
        return (*self.bots[turn:], *self.bots[:turn])


class Side(Struct, frozen=True):
    """One of the two matches of a pair."""

    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[float, ...]
    winners: tuple[int, ...]
    decisions: int


class Pair(Found, frozen=True, kw_only=True):
    number: int
    first: Side
    second: Side


class Difference(Struct, frozen=True):
    """A number of both, and how much more the first has, by pairs."""

    what: str
    first: Figure
    second: Figure
    more: Figure


class Report(Struct, frozen=True):
    game: str
    seats: int
    variants: tuple[str, ...]
    seed: int
    names: tuple[str, str]
    pairs: int
    differences: tuple[Difference, ...]
    won: Figure
    """Of the deals that differ the share that went to the first; of editions none does."""


def versus(one: str, other: str, seats: int, others: Sequence[str] = ()) -> tuple[Lineup, Lineup]:
    """Who sits where in the two matches of a deal. Without others the two share the table and change places;
    with others each sits once among them.
    """
    if others:
        rest = tuple(others[place % len(others)] for place in range(seats - 1))
        return (one, *rest), (other, *rest)
    first = tuple(one if place % 2 == 0 else other for place in range(seats))
    return first, tuple(other if bot == one else one for bot in first)


def compare(
    game: Game[Any],
    plan: Comparison,
    deals: int,
    advance: Callable[[int], object] = lambda more: None,
    processes: int | None = None,
) -> Report:
    """Play so many deals, each twice."""
    return report_on(game, plan, play_all(play, game.key, plan, deals, advance, on_cores(processes)))


def play(key: str, plan: Comparison, number: int) -> Pair:
    """Both matches of a deal, wherever they are played."""
    sides, records, seconds = [], [], []
    for which in (0, 1):
        pairing = plan.pairing(which)
        game, box = from_shelf(key, pairing.components)
        sitting = sit_down(game, pairing, number, box)
        result = sitting.match.result
        assert result is not None
        sides.append(
            Side(
                sitting.lineup,
                result.scores,
                tuple(ranks(result.scores, result.winners)),
                result.winners,
                sum(sitting.decisions),
            )
        )
        records.append(recorded(sitting.match))
        seconds.append(round(sum(sitting.seconds), 4))
    return Pair(
        number=number, first=sides[0], second=sides[1], records=tuple(records), seconds=tuple(seconds)
    )


# ------------------------------------------------------------------ the report

Measure = Callable[[Side, Sequence[int]], float]
"""A number of a match, for the seats in question."""

OF_SEATS: dict[str, Measure] = {
    "share of wins": lambda side, seats: sum(
        (seat in side.winners) / max(1, len(side.winners)) for seat in seats
    ),
    "score": lambda side, seats: sum(side.scores[seat] for seat in seats) / len(seats),
    "rank": lambda side, seats: sum(side.ranks[seat] for seat in seats) / len(seats),
}
OF_MATCHES: dict[str, Measure] = {
    "score": OF_SEATS["score"],
    "score of the winner": lambda side, seats: max(side.scores),
    "margin": lambda side, seats: sorted(side.scores)[-1] - sorted(side.scores)[-2] if len(seats) > 1 else 0,
    "decisions": lambda side, seats: side.decisions,
}


def report_on(game: Game[Any], plan: Comparison, pairs: Sequence[Pair]) -> Report:
    of_editions = plan.kind == "editions"
    told = _of_editions(pairs) if of_editions else _of_bots(plan, pairs)
    ahead = [] if of_editions else [one - other for one, other in _shares(plan, pairs) if one != other]
    return Report(
        game=game.key,
        seats=plan.seats,
        variants=plan.variants,
        seed=plan.seed,
        names=plan.names,
        pairs=len(pairs),
        differences=tuple(told),
        won=share(sum(more > 0 for more in ahead), len(ahead)),
    )


def _of_bots(plan: Comparison, pairs: Sequence[Pair]) -> list[Difference]:
    return [
        _difference(what, [_of_both(plan, pair, measure) for pair in pairs])
        for what, measure in OF_SEATS.items()
    ]


def _shares(plan: Comparison, pairs: Sequence[Pair]) -> list[tuple[float, float]]:
    return [_of_both(plan, pair, OF_SEATS["share of wins"]) for pair in pairs]


def _of_both(plan: Comparison, pair: Pair, measure: Measure) -> tuple[float, float]:
    """What a number is for the first and for the second of the two, over both matches of a deal."""
    if plan.kind == "among others":
        seats = [-pair.number % plan.seats]
        return measure(pair.first, seats), measure(pair.second, seats)
    found = []
    for name in plan.names:
        told = [
            measure(side, seats)
            for side in (pair.first, pair.second)
            if (seats := [seat for seat, bot in enumerate(side.lineup) if bot == name])
        ]
        found.append(sum(told) / len(told))
    return found[0], found[1]


def _of_editions(pairs: Sequence[Pair]) -> list[Difference]:
    return [
        _difference(
            what,
            [
                (measure(pair.first, range(seats)), measure(pair.second, range(seats)))
                for pair in pairs
                if (seats := len(pair.first.scores))
            ],
        )
        for what, measure in OF_MATCHES.items()
    ]


def _difference(what: str, both: Sequence[tuple[float, float]]) -> Difference:
    return Difference(
        what=what,
        first=mean([[one] for one, _ in both]),
        second=mean([[other] for _, other in both]),
        more=mean([[one - other] for one, other in both]),
    )


def score_differences(plan: Comparison, pairs: Sequence[Pair]) -> list[float]:
    """How many points more the first has, by deals."""
    if plan.kind == "editions":
        seats = range(plan.seats)
        of_both = [
            (OF_MATCHES["score"](pair.first, seats), OF_MATCHES["score"](pair.second, seats))
            for pair in pairs
        ]
    else:
        of_both = [_of_both(plan, pair, OF_SEATS["score"]) for pair in pairs]
    return [one - other for one, other in of_both]


def keep(report: Report, pairs: Sequence[Pair], folder: Path) -> dict[str, str]:
    """Write the report, and a table of all seats of both matches of each deal."""
    summary, sheet = folder / "report.json", folder / "pairs.csv"
    summary.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))
    with sheet.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["deal", "match", "seat", "bot", "score", "rank", "won", "decisions"])
        for pair in pairs:
            for which, side in enumerate((pair.first, pair.second), start=1):
                for seat, bot in enumerate(side.lineup):
                    told = side.scores[seat], f"{side.ranks[seat]:g}", int(seat in side.winners)
                    writer.writerow([pair.number, which, seat + 1, bot, *told, side.decisions])
    return {"report": str(summary), "table": str(sheet)}


COMPARE = Kind("compare", Comparison, Pair, play, report_on, keep)
