"""A game's components: TOML with a source on every entry, checked on load, named by a hash."""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NoReturn, TypeVar

import msgspec

from kesselhaus.engine.absurd import Absurd, refuse_toml
from kesselhaus.engine.faults import Fault, fault, of_shape

Source = Literal["rulebook", "public", "reconstructed"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One component, or one figure of a table. It always says where it comes from."""

    source: Source
    sources: dict[str, Source] = {}
    """Single keys of the entry that come from elsewhere than the rest."""

    def __post_init__(self) -> None:
        for key in self.sources:
            if key not in self.__struct_encode_fields__:
                raise ValueError(f"`sources` names {key!r}, which such an entry does not have")


class ComponentError(ValueError):
    """A components file that cannot be used. Names the file, the table and the key."""

    def __init__(self, file: str, where: str, problem: Fault | str, line: int | None = None) -> None:
        self.fault = problem if isinstance(problem, Fault) else fault("told", told=problem)
        self.file, self.where, self.problem, self.line = file, where, str(problem), line
        at = f"{file}, line {line}" if line else file
        super().__init__(f"{at}: {where}: {problem}" if where else f"{at}: {problem}")


class Box:
    """What is in the box: one edition of the components. All states share it; it never changes."""

    __slots__ = ("edition", "text")

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.text: bytes | None = None
        """The file that it was read from, where that is not the one that the game brings."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.edition == self.edition

    def __hash__(self) -> int:
        return hash(self.edition)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.edition!r})"

    def __copy__(self) -> "Box":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Box":
        return self


C = TypeVar("C")
B = TypeVar("B", bound=Box)


def handed_out(
    package: str, open_box: Callable[[bytes], B]
) -> tuple[Callable[[], B], Callable[[bytes | None], B]]:
    """How a game hands out its components: the shipped edition in its package, read once, and either that or
    the one in a given TOML text.
    """

    @cache
    def shipped() -> B:
        return open_box((files(package) / "components.toml").read_bytes())

    def load_box(text: bytes | None) -> B:
        return shipped() if text is None else open_box(text)

    return shipped, load_box


def read(text: bytes, kind: type[C], file: str = "components.toml") -> tuple[C, str]:
    """The components in a TOML text, as the given Struct, and the hash that names their edition."""
    try:
        refuse_toml(text.decode())
        tables = tomllib.loads(text.decode())
    except Absurd as error:
        raise ComponentError(file, "", error.fault, error.line) from error
    except UnicodeDecodeError as error:
        problem = fault("encoding", reason=error.reason, at=error.start)
        raise ComponentError(file, "", problem, text.count(b"\n", 0, error.start) + 1) from error
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else len(text.splitlines())
        raise ComponentError(file, "", fault("toml", told=str(error)), line) from error
    except RecursionError as error:
        raise ComponentError(file, "", fault("nested")) from error
    try:
        components = msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        told, _, path = str(error).partition(" - at `")
        where = path.rpartition("$")[2].rstrip("`").lstrip(".")
        wrong = of_shape(f"a key is wrong: {told}" if path.startswith("key` in") else told)
        raise ComponentError(file, where or "top level", wrong, _line(text.decode(), where, wrong)) from error
    return components, edition_of(tables)


def _line(text: str, where: str, wrong: Fault) -> int | None:
    """Where something stands; of what should not be there, the line on which it is."""
    foreign = str(wrong.values["name"]) if wrong.kind == "unknown" else ""
    return line_of(text, ".".join(filter(None, (where, foreign))))


class Difference(msgspec.Struct, frozen=True):
    """A figure that another edition has changed, added (`before` is None) or left out (`after` is None)."""

    where: str
    before: Any
    after: Any


def differences(before: bytes, after: bytes) -> tuple[Difference, ...]:
    """What one file says otherwise than another. Where the figures come from does not count."""
    old, new = (dict(_figures("", tomllib.loads(text.decode()))) for text in (before, after))
    paths = [*old, *(path for path in new if path not in old)]
    changed = (Difference(path, old.get(path), new.get(path)) for path in paths)
    return tuple(each for each in changed if each.before != each.after)


def _figures(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every single figure with the path to it; an entry that has an id is named by it, wherever it stands."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("source", "sources"):
                yield from _figures(f"{path}.{key}" if path else key, inner)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            name = inner.get("id", number) if isinstance(inner, dict) else number
            yield from _figures(f"{path}[{name}]", inner)
    else:
        yield path, value


def edition_of(tables: dict[str, Any]) -> str:
    """Equal figures give an equal edition; comments, order of keys and layout do not matter."""
    return hashlib.sha256(msgspec.json.encode(tables, order="sorted")).hexdigest()[:16]


def refuse(text: bytes, file: str, where: str, problem: str) -> NoReturn:
    """Refuse components whose figures do not fit together."""
    raise ComponentError(file, where, problem, line_of(text.decode(), where))


def line_of(text: str, where: str) -> int | None:
    """The line on which a path such as `contracts[3].vp` or `constants.hire_cost.value` is written."""
    parts = re.findall(r"([A-Za-z_]\w*)|\[(\d+)\]", where)
    lines = text.splitlines()
    at, found, table = 0, None, ""
    for name, index in parts:
        if index:
            heads = [
                n for n, line in enumerate(lines) if re.match(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]", line)
            ]
            if int(index) < len(heads):
                at = found = heads[int(index)]
            continue
        table = f"{table}.{name}" if table else name
        head = next(
            (n for n, line in enumerate(lines) if re.match(rf"\s*\[+\s*{re.escape(table)}\s*\]+", line)), None
        )
        key = next(
            (
                n
                for n in range(at, len(lines))
                if re.match(rf"\s*(?:{re.escape(name)}|\"{re.escape(name)}\")\s*=", lines[n])
            ),
            None,
        )
        if head is not None:
            at = found = head
        elif key is not None and not _another_entry_between(lines, at, key):
            at = found = key
    return None if found is None else found + 1


def _another_entry_between(lines: list[str], start: int, end: int) -> bool:
    return any(line.lstrip().startswith("[") for line in lines[start + 1 : end])
