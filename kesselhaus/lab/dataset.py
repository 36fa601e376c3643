"""Decisions of matches between bots as tables for learners: what a seat knew, what it could do, what it did,
and what came of it. In Parquet or Arrow, by pyarrow (extra `data`).

    FOLDER/dataset.json        what was played, the names of the numbers of a view, the hash of the catalogue
    FOLDER/part-00000.parquet  the decisions of the first hundred matches, and so on

A part is decided by plan and number, whoever writes it; parts that are there are not written again.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.env.catalogues import catalogue_of
from kesselhaus.env.observing import Observer
from kesselhaus.lab.experiments import Shard
from kesselhaus.lab.figures import ranks
from kesselhaus.lab.matches import Pairing, from_shelf, sit_down
from kesselhaus.lab.spread import Spread

Format: TypeAlias = Literal["parquet", "arrow"]
PART = 100
"""So many matches are in a part."""
DESCRIPTION = "dataset.json"


class NoTables(RuntimeError):
    """pyarrow is not installed."""


class Plan(Struct, frozen=True):
    """What is played and where the parts are written."""

    pairing: Pairing
    games: int
    folder: str
    format: Format

    @property
    def parts(self) -> int:
        return -(-self.games // PART)

    def file(self, part: int) -> Path:
        return Path(self.folder) / f"part-{part:05}.{self.format}"

    def matches(self, part: int) -> range:
        return range(part * PART, min(self.games, (part + 1) * PART))


class Description(Struct, frozen=True):
    """What is in the columns, for whoever reads them."""

    game: str
    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    rules_version: int
    edition: str
    catalogue: str
    """The hash of the catalogue whose numbers `legal` and `chosen` are."""
    options: int
    """How many entries the catalogue has."""
    view: tuple[str, ...]
    """The name of each number of `view`."""


class Decision(Struct, frozen=True):
    """A row: one answer that left a choice."""

    match: int
    answer: int
    seat: int
    rule: str
    view: bytes
    """Numbers of four bytes each, as the columns have them."""
    legal: list[int]
    chosen: int


def describe(game: Game[Any], plan: Plan) -> Description:
    pairing = plan.pairing
    _, box = from_shelf(game.key, pairing.components)
    catalogue = catalogue_of(game.key, pairing.seats, frozenset(pairing.variants), box)
    return Description(
        game=game.key,
        seats=pairing.seats,
        variants=pairing.variants,
        bots=pairing.bots,
        seed=pairing.seed,
        games=plan.games,
        rules_version=game.rules_version,
        edition=box.edition,
        catalogue=catalogue.hash,
        options=len(catalogue),
        view=tuple(Observer(game.key, pairing.seats, box).names),
    )


def write(
    game: Game[Any],
    plan: Plan,
    spread: Spread,
    advance: Callable[[int], object] = lambda more: None,
    shard: Shard = Shard(),  # noqa: B008 (frozen)
) -> Iterator[Path]:
    """Write the parts that are not there yet; yields each. Raises NoTables."""
    _arrow()
    folder = Path(plan.folder)
    folder.mkdir(parents=True, exist_ok=True)
    told = msgspec.json.format(msgspec.json.encode(describe(game, plan)), indent=2)
    described = folder / DESCRIPTION
    if described.exists() and described.read_bytes() != told:
        raise FileExistsError(17, f"it holds another dataset ({DESCRIPTION} there tells which)", str(folder))
    described.write_bytes(told)
    wanted = shard.numbers(plan.parts)
    missing = [part for part in wanted if not plan.file(part).exists()]
    advance(sum(len(plan.matches(part)) for part in wanted if part not in missing))
    for part, _ in spread(write_part, game.key, plan, missing):
        advance(len(plan.matches(part)))
        yield plan.file(part)


def write_part(key: str, plan: Plan, part: int) -> int:
    """One part, wherever it is written: whole, or not at all. Returns how many decisions are in it."""
    table = _table(key, plan.pairing, plan.matches(part))
    file = plan.file(part)
    unfinished = file.with_suffix(".unfinished")
    try:
        if plan.format == "parquet":
            from pyarrow import parquet

            parquet.write_table(table, unfinished, compression="zstd")
        else:
            from pyarrow import feather

            feather.write_feather(table, unfinished, compression="zstd")
        unfinished.replace(file)
    finally:
        with suppress(FileNotFoundError):
            unfinished.unlink()
    return int(table.num_rows)


def _table(key: str, pairing: Pairing, numbers: range) -> Any:
    """All decisions of some matches, each with what came of it for its seat."""
    pa = _arrow()
    rows: list[Decision] = []
    outcomes: list[tuple[float, int, float]] = []
    for number in numbers:
        decisions, outcome = decided(key, pairing, number)
        rows += decisions
        outcomes += [outcome[row.seat] for row in decisions]
    _, box = from_shelf(key, pairing.components)
    width = len(Observer(key, pairing.seats, box))
    numbers_of_views = pa.py_buffer(b"".join(row.view for row in rows))
    views = pa.Array.from_buffers(pa.float32(), len(rows) * width, [None, numbers_of_views])
    return pa.table(
        {
            "match": pa.array([row.match for row in rows], pa.int32()),
            "answer": pa.array([row.answer for row in rows], pa.int32()),
            "seat": pa.array([row.seat for row in rows], pa.int8()),
            "rule": pa.array([row.rule for row in rows], pa.string()).dictionary_encode(),
            "view": pa.FixedSizeListArray.from_arrays(views, width),
            "legal": pa.array([row.legal for row in rows], pa.list_(pa.uint16())),
            "chosen": pa.array([row.chosen for row in rows], pa.uint16()),
            "win_share": pa.array([won for won, _, _ in outcomes], pa.float32()),
            "score": pa.array([score for _, score, _ in outcomes], pa.int32()),
            "rank": pa.array([rank for _, _, rank in outcomes], pa.float32()),
        }
    )


def decided(key: str, pairing: Pairing, number: int) -> tuple[list[Decision], list[tuple[float, int, float]]]:
    """The decisions of one match, and the share of the win, the score and the rank of each seat. An answer
    beyond a declared top of the catalogue (a bid that hardly anybody makes) is no row.
    """
    game, box = from_shelf(key, pairing.components)
    catalogue = catalogue_of(key, pairing.seats, frozenset(pairing.variants), box)
    observer = Observer(key, pairing.seats, box)
    before: list[tuple[int, int, str, bytes, list[int]]] = []

    def watch(match: Match[Any]) -> None:
        question = match.question
        assert isinstance(question, Ask)
        row = observer.at(match, question.seat).tobytes()
        before.append(
            (len(match.answers), question.seat, question.rule, row, catalogue.legal(question.options))
        )

    sitting = sit_down(game, pairing, number, box, watch)
    result, answers = sitting.match.result, sitting.match.answers
    assert result is not None
    rows = []
    for place, seat, rule, view, legal in before:
        option = answers[place]
        assert isinstance(option, Option)
        if option in catalogue:
            rows.append(Decision(number, place, seat, rule, view, legal, catalogue.index(option)))
    shares = [(seat in result.winners) / len(result.winners) for seat in range(pairing.seats)]
    return rows, list(zip(shares, result.scores, ranks(result.scores, result.winners), strict=True))


def _arrow() -> Any:
    try:
        import pyarrow as pa
    except ImportError as error:
        raise NoTables("Tables need pyarrow: pip install 'kesselhaus[data]'.") from error
    return pa
