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
    brought(guest, kind.told, kind.seat)


def brought(guest: Guest, told: bytes, seat: int) -> None:
    """A recorded match goes on at a table of the guest's own, who looks at it from a seat."""
    path = re.sub(r"[/?](replay|problem).*", "", guest.bring(told))
    guest.go(f"{path}?seat={seat}")
    guest.at_table()


AMISS = """async () => {
  // A page that has just become wider or narrower puts its boards in view before it is drawn next.
  for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame);
  const found = [], bar = document.querySelector('#console'), touched = innerWidth < TOUCH;
  const named = ({ tagName, className, id, textContent: told }) =>
    `${tagName}.${className} ${id} ${told.trim().slice(0, 40)}`;
  const wrong = (what, element) => found.push(`${what}: ${named(element)}`);
  const root = document.documentElement, main = document.querySelector('main');
  const inside = ({ top, left, bottom, right }) =>
    top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  const onTop = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && (element.contains(top) || top.contains(element));
  };
  const inSight = (element) => {
    // A bar that is full on a phone scrolls within itself.
    if (touched) element.scrollIntoView({ block: 'nearest' });
    if (!inside(element.getBoundingClientRect())) wrong('out of sight', element);
    else if (!onTop(element)) wrong('covered', element);
  };
  const checked = new Set();
  const press = (keys) => {
    for (const key of keys) {
      if (checked.has(key) || !key.checkVisibility()) continue;
      checked.add(key);
      inSight(key);
      const { width, height } = key.getBoundingClientRect();
      if (key.scrollWidth > key.clientWidth + 1) wrong('wider than its box', key);
      if (touched && Math.min(width, height) < 40) wrong('too small to touch', key);
    }
  };
  const KEYS = 'button, summary, select';
  if (root.scrollWidth > root.clientWidth) found.push('sideways scroll');
  for (const element of bar.querySelectorAll('.ask h2, .ask .who, .ask a, .grp > h3')) {
    if (!element.checkVisibility()) continue;
    inSight(element);
    if (element.scrollWidth > element.clientWidth + 1) wrong('wider than its box', element);
  }
  press(bar.querySelectorAll(KEYS));
  // What is folded away is all there once it is opened.
  const tabs = [...bar.querySelectorAll('.gtabs button')].filter((tab) => tab.checkVisibility());
  for (const tab of [...tabs, ...tabs.slice(0, 1)]) { tab.click(); press(bar.querySelectorAll(KEYS)); }
  const more = bar.querySelector('.more');
  if (more && more.checkVisibility()) { more.click(); press(bar.querySelectorAll(KEYS)); more.click(); }
  for (const fold of bar.querySelectorAll('details')) {
    if (!fold.checkVisibility()) continue;
    fold.open = true;
    press(fold.querySelectorAll('.flap button'));
    fold.open = false;
  }
  if (touched) press(document.querySelectorAll('.bar .tool'));
  // A text that is longer than its room, or than that of a box around it which shows no more than fits.
  // Names are as long as people like, and what stands beside a name gives way to it.
  const CALLED = '.pl>header, .mehead, .own, .bids, .slip, #clocks, #log';
  const hides = (style) => style.overflow !== 'visible' || style.textOverflow === 'ellipsis';
  const beyond = (text, box) => text.right > box.right + 1.5 || text.left < box.left - 1.5
    || text.bottom > box.bottom + 3 || text.top < box.top - 3;
  for (const element of document.querySelectorAll('main *, .bar *')) {
    const told = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!told || element.ownerSVGElement || element.closest(CALLED) || !element.checkVisibility()) continue;
    const words = document.createRange();
    words.selectNodeContents(element);
    const text = words.getBoundingClientRect();
    if (!text.width || element.getBoundingClientRect().width < 2) continue;
    for (let box = element; box && box.tagName !== 'MAIN'; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' || ['auto', 'scroll'].includes(style.overflowY)) break;
      const wide = box.scrollWidth > box.clientWidth + 1, high = box.scrollHeight > box.clientHeight + 3;
      const full = box === element && (wide || high);
      if (!hides(style) || !(full || beyond(text, box.getBoundingClientRect()))) continue;
      wrong('cut', element);
      break;
    }
  }
  for (const board of main.querySelectorAll('.board:not(.logb)')) {
    const wide = board.checkVisibility() && board.scrollWidth > board.clientWidth + 2;
    if (wide) wrong('wider than its box', board);
  }
  const places = [...main.querySelectorAll('[data-t]')].filter((place) => place.checkVisibility());
  const edge = bar.getBoundingClientRect().top;
  const near = places.filter((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return bottom > 0 && top < edge;
  });
  if (places.length && !near.length) found.push('no place that answers is in sight');
  return found;
}""".replace("TOUCH", str(TOUCH))


def amiss(guest: Guest, size: tuple[int, int]) -> list[str]:
    """What cannot be seen, read or pressed of the question as the page stands."""
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[str] = guest.page.evaluate(AMISS)
    return found
