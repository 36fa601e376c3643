"""Matches between bots as tables for learners: what a seat knew, what it could do, what it did, and what came
of it. In Parquet or Arrow, by pyarrow (extra `data`).

    FOLDER/dataset.json        what was played, the names of the numbers of a view, the hash of the catalogue
    FOLDER/part-00000.parquet  the rows of the first hundred matches, and so on
    FOLDER/part-00001.played   the matches of a part that is being played

A part is decided by plan and number, whoever writes it; parts that are there are not written again.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct, structs
from numpy.typing import NDArray

from kesselhaus.bots.opinion import Opinion
from kesselhaus.engine.game import Game
from kesselhaus.env.catalogues import catalogue_of
from kesselhaus.env.observing import Observer
from kesselhaus.lab.experiments import Shard
from kesselhaus.lab.matches import Pairing, from_shelf
from kesselhaus.lab.notes import Notes, Watch
from kesselhaus.lab.rows import Outcome, Row, Rows, columns, rows_of
from kesselhaus.lab.spread import Spread

Format: TypeAlias = Literal["parquet", "arrow"]
PART = 100
"""So many matches are usually in a part."""
PIECE = 2**25
"""Views of so many bytes are written at once: a part may be larger than the memory."""
DESCRIPTION = "dataset.json"


class NoTables(RuntimeError):
    """pyarrow is not installed."""


class Plan(Struct, frozen=True):
    """What is played and where the parts are written."""

    pairing: Pairing
    games: int
    folder: str
    format: Format
    rows: Rows = "decisions"
    sample: int | None = None
    """So many rows of each match, if not all."""
    part: int = PART

    @property
    def parts(self) -> int:
        return -(-self.games // self.part)

    def file(self, part: int) -> Path:
        return Path(self.folder) / f"part-{part:05}.{self.format}"

    def matches(self, part: int) -> range:
        return range(part * self.part, min(self.games, (part + 1) * self.part))


class Description(Struct, frozen=True):
    """What is in the columns, for whoever reads them."""

    game: str
    seats: int
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    rows: Rows
    sample: int | None
    part: int
    """How many matches are in a part."""
    rules_version: int
    edition: str
    catalogue: str
    """The hash of the catalogue whose numbers `legal` and `chosen` are."""
    options: int
    """How many entries the catalogue has."""
    view: tuple[str, ...]
    """The name of each number of `view`."""
    advice: tuple[str, ...] = ()
    """The name of each number of `advice`, which positions have."""


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
        rows=plan.rows,
        sample=plan.sample,
        part=plan.part,
        rules_version=game.rules_version,
        edition=box.edition,
        catalogue=catalogue.hash,
        options=len(catalogue),
        view=tuple(Observer(game.key, pairing.seats, box).names),
        advice=Opinion(game.key, pairing.seats).names if plan.rows == "positions" else (),
    )


# ------------------------------------------------------------------ writing


def write(
    game: Game[Any],
    plan: Plan,
    spread: Spread,
    advance: Callable[[int], object] = lambda more: None,
    shard: Shard = Shard(),  # noqa: B008 (frozen)
) -> Iterator[Path]:
    """Write the parts that are not there yet; yields each. `advance` is told how many more matches ended.
    Raises NoTables, and FileExistsError where the folder holds another dataset.
    """
    _arrow()
    folder = Path(plan.folder)
    folder.mkdir(parents=True, exist_ok=True)
    _go_on(describe(game, plan), plan)
    wanted = shard.numbers(plan.parts)
    missing = [part for part in wanted if not plan.file(part).exists()]
    for part in {*wanted} - {*missing}:
        Notes(plan.file(part)).throw_away()  # of a part that was written just when all stopped
    with Watch({plan.file(part): len(plan.matches(part)) for part in wanted}, advance) as watch:
        for part, _ in spread(write_part, game.key, plan, missing):
            watch.look()
            yield plan.file(part)


def _go_on(description: Description, plan: Plan) -> None:
    """With the same dataset, or with more matches of it: then its last part may be one that grows."""
    file = Path(plan.folder) / DESCRIPTION
    if file.exists():
        before = _known(file)
        if before is None or structs.replace(before, games=plan.games) != description:
            raise FileExistsError(17, f"it holds another dataset ({DESCRIPTION} there tells which)")
        if before.games > plan.games:
            raise FileExistsError(17, f"it holds {before.games} matches of this dataset already")
        if before.games < plan.games and before.games % plan.part:
            plan.file(before.games // plan.part).unlink(missing_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(description), indent=2))


def _known(file: Path) -> Description | None:
    with suppress(msgspec.DecodeError, FileNotFoundError):
        return msgspec.json.decode(file.read_bytes(), type=Description)
    return None


def write_part(key: str, plan: Plan, part: int) -> int:
    """One part, wherever it is written: whole, or not at all. Returns how many rows are in it."""
    file = plan.file(part)
    unfinished, notes = file.with_suffix(".unfinished"), Notes(file)
    count = 0
    try:
        _, box = from_shelf(key, plan.pairing.components)
        widths = len(Observer(key, plan.pairing.seats, box)), len(Opinion(key, plan.pairing.seats))
        schema = _schema(plan, *widths)
        with _writer(unfinished, plan.format, schema) as writer:
            for rows, outcomes in _pieces(key, plan, part, notes):
                writer.write_table(_table(rows, outcomes, plan.rows, schema))
                count += len(rows)
        unfinished.replace(file)
        notes.throw_away()
    finally:
        with suppress(FileNotFoundError):
            unfinished.unlink()
    return count


def _pieces(key: str, plan: Plan, part: int, notes: Notes) -> Iterator[tuple[list[Row], list[Outcome]]]:
    """Rows with what came of them, as many as may be held at once; at least once, for a part may be empty."""
    rows: list[Row] = []
    outcomes: list[Outcome] = []
    for number in plan.matches(part):
        more, of_seats = rows_of(key, plan.pairing, number, plan.rows, plan.sample, notes)
        rows += more
        outcomes += [of_seats[row.seat] for row in more]
        if sum(len(row.view) for row in rows) > PIECE:
            yield rows, outcomes
            rows, outcomes = [], []
    yield rows, outcomes


def _schema(plan: Plan, width: int, opinions: int) -> Any:
    pa = _arrow()
    fields = {
        "match": pa.int32(),
        "answer": pa.int32(),
        "seat": pa.int8(),
        "rule": pa.string(),
        "view": pa.list_(pa.float32(), width),
    }
    if plan.rows == "decisions":
        fields |= {"legal": pa.list_(pa.uint16()), "chosen": pa.uint16()}
    else:
        fields |= {"advice": pa.list_(pa.float32(), opinions)}
    fields |= {"win_share": pa.float32(), "score": pa.int32(), "rank": pa.float32()}
    return pa.schema([*fields.items(), ("scores", pa.list_(pa.int32(), plan.pairing.seats))])


def _table(rows: list[Row], outcomes: list[Outcome], what: Rows, schema: Any) -> Any:
    pa = _arrow()
    made = {
        name: _matrix([getattr(row, name) for row in rows], schema.field(name).type.list_size)
        for name in ("view", "advice")
        if name in schema.names
    }
    made |= {
        name: pa.array(column, schema.field(name).type)
        for name, column in columns(rows, outcomes, what).items()
    }
    return pa.table([made[name] for name in schema.names], schema=schema)


def _matrix(rows: list[bytes], width: int) -> Any:
    pa = _arrow()
    numbers = pa.Array.from_buffers(pa.float32(), len(rows) * width, [None, pa.py_buffer(b"".join(rows))])
    return pa.FixedSizeListArray.from_arrays(numbers, width)


def _writer(file: Path, format: Format, schema: Any) -> AbstractContextManager[Any]:
    pa = _arrow()
    if format == "parquet":
        from pyarrow import parquet

        return parquet.ParquetWriter(file, schema, compression="zstd")  # type: ignore[no-any-return]
    return pa.ipc.new_file(file, schema, options=pa.ipc.IpcWriteOptions(compression="zstd"))  # type: ignore[no-any-return]


# ------------------------------------------------------------------ reading


def described(folder: str | Path) -> Description:
    """What is in a folder. Raises FileNotFoundError."""
    description = _known(Path(folder) / DESCRIPTION)
    if description is None:
        raise FileNotFoundError(f"{folder} holds no dataset: {DESCRIPTION} is missing or of another version.")
    return description


def read(folder: str | Path, at_once: int = 4096) -> Iterator[dict[str, NDArray[Any]]]:
    """The rows of a dataset as arrays, so many at once, however large it is. `view` and `scores` are
    matrices (so is `advice`, of positions), `legal` is a matrix of masks.
    """
    _arrow()
    description = described(folder)
    for file in sorted(Path(folder).glob("part-*.*")):
        for batch in _batches(file, at_once):
            yield _arrays(batch, description)


def _batches(file: Path, at_once: int) -> Iterator[Any]:
    if file.suffix == ".parquet":
        from pyarrow import parquet

        yield from parquet.ParquetFile(file).iter_batches(at_once)
    elif file.suffix == ".arrow":
        from pyarrow import feather

        yield from feather.read_table(file, memory_map=True).to_batches(at_once)


def _arrays(batch: Any, description: Description) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    for name, column in zip(batch.schema.names, batch.columns, strict=True):
        if name in ("view", "advice", "scores"):
            found[name] = column.flatten().to_numpy(zero_copy_only=False).reshape(len(column), -1)
        elif name == "legal":
            found[name] = np.zeros((len(column), description.options), np.int8)
            counts = column.value_lengths().to_numpy(zero_copy_only=False)
            found[name][np.repeat(np.arange(len(column)), counts), column.flatten().to_numpy()] = 1
        else:
            found[name] = column.to_numpy(zero_copy_only=False)
    return found


def _arrow() -> Any:
    try:
        import pyarrow as pa
        import pyarrow.feather
    except ImportError as error:
        raise NoTables("Tables need pyarrow: pip install 'kesselhaus[data]'.") from error
    return pa
