"""What bot matches tell about a game: seats, scores, length, and what is taken and whether that wins.

Knows no game: a thing is an event of a seat with its words (`FacilityBuilt fountain`) or an option with its
words (`Donate luxury`), which is offered and then chosen or not.
"""

import csv
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, structs

from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Forced, Match
from kesselhaus.engine.questions import Ask, Numbers, Option
from kesselhaus.lab.evidence import FALSE, by_place, discoveries, effect
from kesselhaus.lab.experiments import Kind, play_all
from kesselhaus.lab.figures import Figure, mean, share
from kesselhaus.lab.ledger import Found
from kesselhaus.lab.matches import Dealt, Pairing, from_shelf, recorded, sit_down
from kesselhaus.lab.spread import on_cores

ENOUGH = 30
"""About things that so few seats took nothing is said."""
NEARLY_ALL = 0.97
MORE = ("more_than_others_of_the_place", "more_low", "more_high", "chance")
STRONG, WEAK = 1.5, 0.6
"""A win share that is surely beyond so many times the fair one gets a warning."""


class Counted(Found, frozen=True, kw_only=True):
    """What is counted in one match. Things have the set of seats that took them, and how often."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    order: tuple[int, ...]
    """The seats in the order of their first decisions."""
    decisions: int
    turns: int
    reason: str
    happened: dict[str, dict[int, int]]
    offered: dict[str, int]
    chosen: dict[str, int]


class Thing(Struct, frozen=True):
    """Something that seats did. Win share is that of seats which did it at least once in a match."""

    what: str
    per_match: float
    takers: float
    """Share of all seats of all matches."""
    win_share: Figure
    verdict: str
    more: Figure | None = None
    """By how much more often takers win than others of the same place in the order of first decisions."""
    chance: float | None = None
    """The share of things that stand out by chance, if all that are as clear as this one were named."""


class Choice(Struct, frozen=True):
    """An option: in how many decisions it was offered, and how often it was then chosen."""

    what: str
    offered: int
    chosen: int
    share: float
    verdict: str


class Report(Struct, frozen=True):
    """All of it, with warnings in words."""

    game: str
    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    by_seat: tuple[Figure, ...]
    by_order: tuple[Figure, ...]
    score: Figure
    winning_score: Figure
    margin: Figure
    least: int
    most: int
    decisions: Figure
    turns: Figure
    reasons: dict[str, int]
    things: tuple[Thing, ...]
    choices: tuple[Choice, ...]
    warnings: tuple[str, ...]


def balance(
    game: Game[Any],
    pairing: Pairing,
    games: int,
    advance: Callable[[int], object] = lambda more: None,
    processes: int | None = None,
) -> Report:
    """Play so many matches and count. `advance` is told how many more are done."""
    counted = play_all(count, game.key, pairing, games, advance, on_cores(processes), records=False)
    return report_on(game, pairing, counted)


def count(key: str, pairing: Pairing, number: int) -> Counted:
    """One match, wherever it is played."""
    game, box = from_shelf(key, pairing.components)
    order: dict[int, None] = {}
    offered: Counter[str] = Counter()
    asked: list[int] = []
    """The places of the answers that somebody had to think about; the engine gives the others itself."""

    @cache
    def named(option: Option) -> tuple[str, ...]:
        return tuple(_things(option, box))

    def watch(match: Match[Any]) -> None:
        question = match.question
        assert isinstance(question, Ask)
        order.setdefault(question.seat)
        asked.append(len(match.answers))
        options = question.options.others if isinstance(question.options, Numbers) else question.options
        offered.update({what for option in options for what in named(option)})

    sitting = sit_down(game, pairing, number, box, watch)
    match = sitting.match
    happened: dict[str, Counter[int]] = {}
    for event in match.log:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and not isinstance(event, Forced):
            for what in _things(event, box):
                happened.setdefault(what, Counter())[seat] += 1
    chosen = Counter(what for place in asked for what in _things(match.answers[place], box))
    result = match.result
    assert result is not None
    return Counted(
        scores=result.scores,
        winners=result.winners,
        order=tuple(order),
        decisions=sum(sitting.decisions),
        turns=match.state.turn,
        reason=result.reason,
        happened={what: dict(seats) for what, seats in happened.items()},
        offered=dict(offered),
        chosen={what: times for what, times in chosen.items() if what in offered},
        records=(recorded(match),),
    )


def _things(struct: Any, box: Box) -> Iterator[str]:
    """The name of an event or option, and that name with each of its words."""
    if not isinstance(struct, Struct):
        return
    kind = type(struct).__name__
    words = [
        value
        for name in struct.__struct_fields__
        if name != "rule" and (value := getattr(struct, name)) and _names_something(name, value, box)
    ]
    if not words:
        yield kind
    for word in words:
        yield f"{kind} {word}"


def _names_something(field: str, value: object, box: Box) -> bool:
    """A word does; a number where the box has a table of such things by their numbers."""
    if isinstance(value, int):
        table = getattr(box, f"{field}s", None)
        return isinstance(table, dict) and value in table
    return isinstance(value, str)


# ------------------------------------------------------------------ the report


def report_on(game: Game[Any], pairing: Pairing, counted: Sequence[Counted]) -> Report:
    seats, games = pairing.seats, len(counted)
    by_seat = tuple(share(sum(_won(match, seat) for match in counted), games) for seat in range(seats))
    by_order = tuple(
        share(sum(_won(match, match.order[place]) for match in counted if place < len(match.order)), games)
        for place in range(seats)
    )
    things = _weighed(tuple(_things_taken(counted, seats)), counted, seats)
    choices = tuple(_choices(counted))
    margins = [
        [best[0] - best[1]] for match in counted if len(best := sorted(match.scores, reverse=True)) > 1
    ]
    return Report(
        game=game.key,
        seats=seats,
        variants=pairing.variants,
        bots=pairing.bots,
        seed=pairing.seed,
        games=games,
        by_seat=by_seat,
        by_order=by_order,
        score=mean([match.scores for match in counted]),
        winning_score=mean([[max(match.scores)] for match in counted]),
        margin=mean(margins) if margins else Figure(0.0, 0.0, 0.0),
        least=min(min(match.scores) for match in counted),
        most=max(max(match.scores) for match in counted),
        decisions=mean([[match.decisions] for match in counted]),
        turns=mean([[match.turns] for match in counted]),
        reasons=dict(Counter(match.reason for match in counted).most_common()),
        things=things,
        choices=choices,
        warnings=(
            *_seat_warnings("seat", by_seat),
            *_seat_warnings("place in the order of first decisions", by_order),
            *(f"{thing.what}: {thing.verdict}" for thing in things if thing.verdict),
            *(f"option {choice.what}: {choice.verdict}" for choice in choices if choice.verdict),
        ),
    )


def _won(match: Counted, seat: int) -> float:
    return 1 / len(match.winners) if seat in match.winners else 0.0


def _seat_warnings(what: str, shares: tuple[Figure, ...]) -> Iterator[str]:
    fair = 1 / len(shares)
    for place, won in enumerate(shares, start=1):
        if len(shares) > 1 and (won.low > fair or won.high < fair):
            side = "more" if won.low > fair else "less"
            yield (
                f"{what} {place} wins {side} than its fair share of {fair:.0%}: "
                f"{won.value:.0%} ({won.low:.0%} to {won.high:.0%})"
            )


def _things_taken(counted: Sequence[Counted], seats: int) -> Iterator[Thing]:
    games, fair = len(counted), 1 / seats
    for what in sorted({what for match in counted for what in match.happened}):
        takers = [(match, seat) for match in counted for seat in match.happened.get(what, ())]
        times = sum(sum(match.happened.get(what, {}).values()) for match in counted)
        won = share(sum(_won(match, seat) for match, seat in takers), len(takers))
        spread = len(takers) / (games * seats)
        verdict = ""
        if spread >= NEARLY_ALL:
            verdict = ""  # whoever does what all do wins no more often than all
        elif seats > 1 and len(takers) >= ENOUGH:
            if won.low > STRONG * fair:
                verdict = f"who does it wins {won.value:.0%} where {fair:.0%} is fair"
            elif won.high < WEAK * fair:
                verdict = f"who does it wins only {won.value:.0%} where {fair:.0%} is fair"
        yield Thing(what, round(times / games, 3), round(spread, 4), won, verdict)


def _weighed(things: tuple[Thing, ...], counted: Sequence[Counted], seats: int) -> tuple[Thing, ...]:
    """With what is left when the place is the same. What may well be chance is not named."""
    orders = [match.order for match in counted]
    won = [[_won(match, seat) for seat in range(seats)] for match in counted]
    found = {
        thing.what: effect(by_place(orders, won, [match.happened.get(thing.what, ()) for match in counted]))
        for thing in things
        if seats > 1 and thing.takers < NEARLY_ALL and thing.takers * len(counted) * seats >= ENOUGH
    }
    clear = {what: one for what, one in found.items() if one is not None}
    chances = discoveries({what: one.p for what, one in clear.items()})
    return tuple(
        structs.replace(
            thing,
            more=clear[thing.what].more,
            chance=chances[thing.what],
            verdict=thing.verdict if chances[thing.what] <= FALSE else "",
        )
        if thing.what in clear
        else thing
        for thing in things
    )


def _choices(counted: Sequence[Counted]) -> Iterator[Choice]:
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for match in counted:
        offered.update(match.offered)
        chosen.update(match.chosen)
    for what in sorted(offered):
        times, taken = offered[what], chosen[what]
        verdict = ""
        if times >= ENOUGH:
            if not taken:
                verdict = f"never chosen in {times} decisions"
            elif taken >= NEARLY_ALL * times:
                verdict = f"nearly always chosen, in {taken} of {times} decisions"
        yield Choice(what, times, taken, round(taken / times, 4), verdict)


# ------------------------------------------------------------------ files


def keep(report: Report, counted: Sequence[Counted], folder: Path) -> dict[str, str]:
    """Write the report, and tables of the things and of the options; returns the files."""
    summary, things, choices = (folder / name for name in ("report.json", "things.csv", "choices.csv"))
    summary.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2))
    with things.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["thing", "per_match", "takers", "win_share", "low", "high", "verdict", *MORE])
        for thing in report.things:
            won = thing.win_share
            more = thing.more
            extra = ("", "", "", "") if more is None else (more.value, more.low, more.high, thing.chance)
            told = [thing.what, thing.per_match, thing.takers, won.value, won.low, won.high, thing.verdict]
            writer.writerow([*told, *extra])
    with choices.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["option", "offered", "chosen", "share", "verdict"])
        for choice in report.choices:
            writer.writerow([choice.what, choice.offered, choice.chosen, choice.share, choice.verdict])
    return {"report": str(summary), "things": str(things), "options": str(choices)}


BALANCE: Kind[Pairing, Counted, Report] = Kind("balance", Dealt, Counted, count, report_on, keep)
