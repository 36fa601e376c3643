"""What players read in recorded matches: questions, keys, cards, the log, and the words on the boards.

It stands next to the records, `<game>.told.txt`. No word of it is right or wrong; but whoever only wants to
put the code in order sees that nothing else is said, and whoever says something else looks at the difference:
`make records` writes it down, `make told GAME=nucleum` this alone. Of the boards there are words and signs,
and not where they stand: eyes look at that.
"""

import dataclasses
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import msgspec

from kesselhaus import games
from kesselhaus.art.phrases import Person
from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, outcome_or_option
from kesselhaus.engine.view import View
from kesselhaus.languages import LANGUAGES
from kesselhaus.workers.explaining import found
from kesselhaus.workers.keys import with_things
from tests.records.keeping import FOLDER, records_of

WHOLE = 2
"""So many of the shortest records, of different numbers of seats, are read."""
SCENES = (0.35, 0.8)
"""After such a part of the answers everything on the table is read."""
ALIKE = 3
"""Of what is said of many things of a kind so much is enough."""
MARK, SIGN = re.compile(r"<[^>]*>"), re.compile(r'(?:href="#|class=")([\w -]+)"')
DRAWN, NUMBER = re.compile(r'data-x="([^"]*)"'), re.compile(r"\d+")


def told(key: str) -> list[str]:
    """Line by line, in the order in which it is met; what was told before is not told again."""
    lines: dict[str, None] = {}
    for path in _shortest(key):
        lines.update(dict.fromkeys(_of_a_match(key, path)))
    return [" ".join(line.split()) for line in lines]


def _shortest(key: str) -> list[Path]:
    by_seats = {path.stem.split("-")[1]: path for path in sorted(records_of(key), key=_size, reverse=True)}
    return sorted(by_seats.values(), key=_size)[:WHOLE]


def _size(path: Path) -> tuple[int, str]:
    return -path.stat().st_size if path.stem.endswith("-lost") else path.stat().st_size, path.stem


def _of_a_match(key: str, path: Path) -> Iterator[str]:
    kept = record.parse(path.read_bytes())
    scenes = {int(len(kept.answers) * part) for part in SCENES}
    kinds = outcome_or_option(games.game(key).options)
    match: Match[Any] = Match(games.game(key), kept.seats, frozenset(kept.variants))
    met: Counter[tuple[str, str]] = Counter()
    for number, raw in enumerate(kept.answers):
        if isinstance(match.question, Ask):
            moment = type(match.state.doing).__name__, match.question.rule
            met[moment] += 1
            if met[moment] in (1, ALIKE) or number in scenes:
                view = match.view(match.question.seat)
                yield from _asked(view)
                if number in scenes:
                    yield from _scene(view)
        match.take_again(msgspec.convert(raw, kinds), kept.automatic)
    yield from _log(match.view(0))


def _asked(view: View[Any]) -> Iterator[str]:
    assert isinstance(view.question, Ask)
    for lang in LANGUAGES:
        title, note = games.words(view.game).question(view, lang)
        yield f"asks {lang} {view.question.rule}: {title} · {note}"
    for part in with_things(games.table(view.game).groups(view, "en"), view, "en"):
        yield from _few((NUMBER.sub("0", said), f"key {said}") for said in _said(part))


def _said(part: object) -> Iterator[str]:
    """Each key in a line, and whatever else is said around it."""
    fields = _fields(part)
    around = [value for value in fields.values() if isinstance(value, str) and value]
    if around:
        yield f"{type(part).__name__} {' · '.join(around)}"
    for value in fields.values():
        if isinstance(value, list | tuple):
            for one in value:
                if isinstance(one, str):
                    yield one
                elif (
                    isinstance(one, list | tuple)
                    or dataclasses.is_dataclass(one)
                    or hasattr(one, "__struct_fields__")
                ):
                    yield from _said(one)


def _fields(part: object) -> dict[str, Any]:
    if dataclasses.is_dataclass(part):
        return {field.name: getattr(part, field.name) for field in dataclasses.fields(part)}
    if isinstance(part, msgspec.Struct):
        return {name: getattr(part, name) for name in part.__struct_fields__}
    return {str(place): one for place, one in enumerate(part)} if isinstance(part, list | tuple) else {}


def _scene(view: View[Any]) -> Iterator[str]:
    people = [
        Person(f"P{seat}", colour) for seat, colour in enumerate(games.game(view.game).colours(view.state))
    ]
    regions = games.table(view.game).draw(view, people, "en")
    for region, html in regions.items():
        signs = Counter(sign for found in SIGN.findall(html) for sign in found.split())
        yield f"board {region}: {unescape(MARK.sub(' ', html))}"
        yield f"signs {region}: {', '.join(f'{count} {sign}' for sign, count in sorted(signs.items()))}"
    things = games.things(view.game)
    drawn = {address for html in regions.values() for address in DRAWN.findall(html)}
    yield from _few(_cards(view, sorted({*drawn, *things.choosable(view)})))
    yield from _few(
        reason for address in sorted(things.choosable(view)) for reason in _reasons(view, address)
    )


def _few(lines: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Of those that are alike a few are enough."""
    alike: Counter[str] = Counter()
    for shape, line in lines:
        alike[shape] += 1
        if alike[shape] <= ALIKE:
            yield line


def _cards(view: View[Any], addresses: Iterable[str]) -> Iterator[tuple[str, str]]:
    for address in addresses:
        if thing := found(address, view, "en"):
            needs = ", ".join(f"{need.amount} {need.noun} of {need.have}" for need in thing.needs)
            texts = (thing.name, thing.kind, thing.does, thing.rule, needs, thing.worth, thing.brings)
            shape = NUMBER.sub(
                "0", f"{address.partition('-')[0]} {thing.rule} {thing.kind} {len(thing.does) // 20}"
            )
            yield shape, f"card {address}: {' · '.join(filter(None, texts))}"


def _reasons(view: View[Any], address: str) -> Iterator[tuple[str, str]]:
    for reason in games.things(view.game).why_not(view, address, "en"):
        yield NUMBER.sub("0", reason.why), f"not {address}: {reason.why} · {reason.brief} · {reason.gap.name}"


def _log(view: View[Any]) -> Iterator[str]:
    words, kinds = games.words(view.game), Counter[type]()
    for event in view.log:
        kinds[type(event)] += 1
        if kinds[type(event)] <= ALIKE:
            head = "head" if words.is_heading(event) else "log"
            for lang in LANGUAGES:
                yield f"{head} {lang} {type(event).__name__}: {words.event(event, lang)}"


def told_file(key: str) -> Path:
    return FOLDER / f"{key}.told.txt"


def write_down(key: str) -> None:
    told_file(key).write_text("".join(f"{line}\n" for line in told(key)), "utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or games.shelf():
        write_down(wanted)
