"""Styles and scripts under names that change with their content, so that browsers may keep them for ever."""

import hashlib
from functools import cache
from importlib.resources import files

from kesselhaus.art.html import Html
from kesselhaus.art.page import scaled, stylesheet
from kesselhaus.art.symbols import definitions
from kesselhaus.protocol import GameOnShelf

KINDS = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
}
JOINED = {"lesson.css": ("pace.css", "learning.css")}
"""What a page fetches at once, so that a lesson asks for no more than any other table."""


def address(name: str) -> str:
    """Where a style or script is found: `kit.css` of the drawing kit, or a file in static/."""
    return f"/static/kept/{mark(name)}/{name}"


def style_address(game: GameOnShelf) -> str:
    """Where the style of a game is found."""
    return f"/static/kept/{hashed(game.style.encode())}/{game.key}.css"


def symbols_address(game: GameOnShelf) -> str:
    """Where all symbols of a game are found, for a page that came with those that it shows."""
    return f"/static/kept/{hashed(all_symbols(game).encode())}/{game.key}.svg"


def all_symbols(game: GameOnShelf) -> Html:
    return definitions(game.symbols.values())


@cache
def mark(name: str) -> str:
    return hashed(content(name))


@cache
def hashed(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


@cache
def content(name: str) -> bytes:
    """Raises LookupError if there is no such style or script."""
    kind = name.rpartition(".")[2]
    if name == "kit.css":
        return stylesheet().encode()
    if name == "page.js":
        return lean((files("kesselhaus.art") / name).read_text(encoding="utf-8")).encode()
    known = {file.name: file for file in (files("kesselhaus.web") / "static").iterdir()}
    if name in JOINED:
        return b"\n".join(map(content, JOINED[name]))
    if kind not in KINDS or name not in known:
        raise LookupError(f"There is no style or script {name!r}.")
    text = known[name].read_text(encoding="utf-8")
    return (scaled(text) if kind == "css" else lean(text)).encode()


def lean(script: str) -> str:
    """A script without what only people read: indentation, and lines that are comments."""
    lines = (line.strip() for line in script.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//")) + "\n"
