"""Every kind of question that recorded matches ask, and what a page shows of it in a window of any size."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, outcome_or_option
from kesselhaus.games import game
from tests.browser.people import Guest
from tests.records.keeping import records_of

SIZES = ((1366, 640), (1280, 720), (1536, 730), (1024, 768), (768, 1024), (390, 844))
"""Two small laptops and a larger one, a tablet both ways, a phone."""
TOUCH = 1280
"""Windows narrower than this are touched."""


class Kind(NamedTuple):
    """A question that a rule asks, where a recorded match asked it with the most options."""

    game: str
    rule: str
    seat: int
    options: int
    told: bytes
    """The record up to this question."""


@cache
def kinds(key: str) -> tuple[Kind, ...]:
    """One for each rule of a game that asks."""
    found: dict[str, Kind] = {}
    for path in records_of(key):
        for match in _moments(key, record.parse(path.read_bytes())):
            question = match.question
            if isinstance(question, Ask) and len(question.options) > _most(found, question.rule):
                told = record.write(match)
                found[question.rule] = Kind(key, question.rule, question.seat, len(question.options), told)
    return tuple(found[rule] for rule in sorted(found, key=_in_order))


def _moments(key: str, kept: record.Record) -> Iterator[Match[Any]]:
    match: Match[Any] = Match(game(key), kept.seats, frozenset(kept.variants))
    answers = outcome_or_option(game(key).options)
    for raw in kept.answers:
        yield match
        match.take_again(msgspec.convert(raw, answers), kept.automatic)


def _most(found: dict[str, Kind], rule: str) -> int:
    """What leaves no choice is not asked."""
    return found[rule].options if rule in found else 1


def _in_order(rule: str) -> tuple[int, str]:
    figures = "".join(takewhile(str.isdigit, rule.partition("-")[2]))
    return int(figures), rule


def opened(guest: Guest, kind: Kind) -> None:
    """The question on a table of the guest's own, as the one who is asked sees it."""
    sent = {
        "Origin": guest.address,
        "Accept": "application/json",
        "Accept-Language": guest.lang,
        "Content-Type": "application/json",
    }
    reply = guest.context.request.post(f"{guest.address}/import", data=kind.told, headers=sent)
    path = re.sub(r"[/?](replay|problem).*", "", reply.json()["go"])
    guest.go(f"{path}?seat={kind.seat}")
    guest.at_table()


AMISS = """() => {
  const found = [], bar = document.querySelector('#console'), touched = innerWidth < TOUCH;
  const named = ({ tagName, className, textContent: told }) =>
    `${tagName}.${className} ${told.trim().slice(0, 40)}`;
  const wrong = (what, element) => found.push(`${what}: ${named(element)}`);
  const root = document.documentElement;
  const inside = ({ top, left, bottom, right }) =>
    top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  const onTop = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && (element.contains(top) || top.contains(element));
  };
  if (root.scrollWidth > root.clientWidth) found.push('sideways scroll');
  const said = [...bar.querySelectorAll('.ask h2, .ask .who, .ask a')];
  const keys = [...bar.querySelectorAll('button, summary, select')].filter((key) => key.checkVisibility());
  for (const element of [...said, ...keys]) {
    // A bar that is full on a phone scrolls within itself.
    if (touched) element.scrollIntoView({ block: 'nearest' });
    if (!inside(element.getBoundingClientRect())) wrong('out of sight', element);
    else if (!onTop(element)) wrong('covered', element);
  }
  for (const key of keys) {
    const { width, height } = key.getBoundingClientRect();
    if (key.scrollWidth > key.clientWidth + 1) wrong('wider than its key', key);
    if (touched && Math.min(width, height) < 40) wrong('too small to touch', key);
  }
  return found;
}""".replace("TOUCH", str(TOUCH))


def amiss(guest: Guest, size: tuple[int, int]) -> list[str]:
    """What cannot be seen, read or pressed of the question as the page stands."""
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[str] = guest.page.evaluate(AMISS)
    return found
