"""Styles and scripts under names that change with their content, so that browsers may keep them for ever."""

import hashlib
from functools import cache
from importlib.resources import files

from kesselhaus import games
from kesselhaus.art.page import scaled, stylesheet

KINDS = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8"}


def address(name: str) -> str:
    """Where a style or script is found: `kit.css` of the drawing kit, `<game>.css`, or a file in static/."""
    return f"/static/kept/{mark(name)}/{name}"


@cache
def mark(name: str) -> str:
    return hashlib.sha256(content(name)).hexdigest()[:12]


@cache
def content(name: str) -> bytes:
    """Raises LookupError if there is no such style or script."""
    stem, _, kind = name.rpartition(".")
    if name == "kit.css":
        return stylesheet().encode()
    if name == "page.js":
        return (files("kesselhaus.art") / name).read_bytes()
    if kind == "css" and stem in games.shelf():
        return scaled(games.table(stem).CSS).encode()
    known = {file.name: file for file in (files("kesselhaus.web") / "static").iterdir()}
    if kind not in KINDS or name not in known:
        raise LookupError(f"There is no style or script {name!r}.")
    text = known[name].read_text(encoding="utf-8")
    return (scaled(text) if kind == "css" else text).encode()
