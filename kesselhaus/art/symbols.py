"""Symbols: drawings that a document holds once and uses by name."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TypeAlias

from kesselhaus.art.html import NOTHING, Html, escape, trusted

Symbols: TypeAlias = Mapping[str, Html]
"""Drawings by id. Besides `<symbol>` there are the gradients and patterns that paint them."""

_DEFINITION = re.compile(r'<(symbol|linearGradient|pattern)\s+id="([\w-]+)".*?</\1>', re.DOTALL)
_REFERENCE = re.compile(r'<use href="#([\w-]+)"|url\(#([\w-]+)\)')
_OWN_ID = re.compile(r'id="([\w-]+)"')
# A page is put together anew after every move, mostly from the same small parts: they are kept.


def load(package: str, *names: str) -> Symbols:
    """Read the drawings in SVG files of a package, with the white space between elements taken out."""
    symbols: dict[str, Html] = {}
    for name in names:
        text = files(package).joinpath(name).read_text(encoding="utf-8")
        for found in _DEFINITION.finditer(text):
            symbols[found.group(2)] = trusted(re.sub(r">\s+<", "><", found.group()))
    return symbols


def symbol(name: str, box: str, drawing: Html) -> Html:
    """A drawing made by code instead of read from a file."""
    return f'<symbol id="{escape(name)}" viewBox="{escape(box)}">{drawing}</symbol>'


def renamed(drawing: Html, name: str, other: str) -> Html:
    """The same drawing under another id."""
    return trusted(drawing.replace(f'id="{name}"', f'id="{other}"', 1))


@lru_cache(maxsize=8192)
def number(value: float) -> Html:
    """A number as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return escape("0" if text in ("-0", "") else text)


@lru_cache(maxsize=1024)
def rem(pixels: float) -> Html:
    """A length of the drawing board (1400 x 900) as one that grows with the window: 16 px are 1 rem."""
    return escape(short(f"{pixels / 16:.4f}".rstrip("0").rstrip(".")) + "rem")


def short(figure: str) -> str:
    """Without the zero before its point: a page has more than a thousand of them."""
    return figure.replace("0.", ".", 1) if figure.startswith(("0.", "-0.")) else figure


@lru_cache(maxsize=4096, typed=True)
def attributes(**values: str | float | bool | None) -> Html:
    """HTML attributes with escaped values; empty ones and False are left out, True stands alone.

    Underscores become hyphens, and one at the end only keeps clear of Python's own words.
    """
    written = NOTHING
    for key, value in values.items():
        if value is None or value is False or value == "":
            continue
        written += _named(key) if value is True else f'{_named(key)}="{escape(str(value))}"'
    return written


@lru_cache(maxsize=256)
def _named(key: str) -> Html:
    return escape(f" {key.rstrip('_').replace('_', '-')}")


@lru_cache(maxsize=4096)
def use(
    name: str, x: float = 0, y: float = 0, width: float = 16, height: float | None = None, css: str = ""
) -> Html:
    """A symbol at a place inside an SVG."""
    tall = width if height is None else height
    where = (f' x="{number(x)}"' if x else "") + (f' y="{number(y)}"' if y else "")
    size = f' width="{number(width)}" height="{number(tall)}"'
    return f'<use href="#{escape(name)}"{where}{size}{attributes(class_=css)}/>'


USUAL = 14
"""The size of an icon among words, which it has from its style."""


@lru_cache(maxsize=2048)
def icon(name: str, size: float = 16, css: str = "", title: str = "") -> Html:
    """A symbol of the 24 grid in running HTML. With a title it is read out, without it is ornament."""
    role = ' role="img"' if title else ' aria-hidden="true"'
    told = f"<title>{escape(title)}</title>" if title else ""
    side = "" if size == USUAL else f' width="{rem(size)}" height="{rem(size)}"'
    return (
        f'<svg class="i{escape(" " + css) if css else ""}"{side}{role}>'
        f'{told}<use href="#{escape(name)}"/></svg>'
    )


def picture(
    name: str, width: float | None, height: float | None, box: str, view: str = "", css: str = ""
) -> Html:
    """A larger symbol in running HTML: `box` is the size it was drawn in, `view` a part of it to be shown."""
    drawn_width, drawn_height = box.split()
    size = "" if width is None or height is None else f' width="{rem(width)}" height="{rem(height)}"'
    return (
        f'<svg{attributes(class_=css)}{size} viewBox="{escape(view or f"0 0 {box}")}" aria-hidden="true">'
        f'<use href="#{escape(name)}" width="{escape(drawn_width)}" height="{escape(drawn_height)}"/></svg>'
    )


@lru_cache(maxsize=512)
def _used_by(drawing: str) -> frozenset[str]:
    """What a drawing refers to besides its own parts."""
    return frozenset(referenced(drawing) - set(_OWN_ID.findall(drawing)))


def referenced(markup: str) -> set[str]:
    """The ids of all drawings and paints that a piece of HTML, SVG or CSS refers to."""
    return {first or second for first, second in _REFERENCE.findall(markup)}


def needed(markup: str, symbols: Symbols) -> list[str]:
    """The ids of the symbols that a document has to carry, also for the sake of other symbols.

    Raises LookupError if something is used that is neither a symbol nor defined in the markup itself.
    """
    found: set[str] = set()
    missing: set[str] = set()
    open_ids = referenced(markup)
    while open_ids:
        name = open_ids.pop()
        if name in found or name in missing:
            continue
        if name in symbols:
            found.add(name)
            open_ids |= _used_by(symbols[name])
        else:
            missing.add(name)
    if missing:
        missing -= set(_OWN_ID.findall(markup))
    if missing:
        raise LookupError(f"No such drawing: {', '.join(sorted(missing))}")
    return [name for name in symbols if name in found]


def sprite(markup: str, symbols: Symbols) -> Html:
    """The hidden element that holds the drawings which `markup` uses."""
    return definitions(symbols[name] for name in needed(markup, symbols))


def definitions(drawings: Iterable[Html]) -> Html:
    return (
        '<svg id="sprite" class="sprite" width="0" height="0" aria-hidden="true">'
        f"<defs>{''.join(drawings)}</defs></svg>"
    )
