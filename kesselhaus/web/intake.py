"""What comes in from outside, read in one place each: numbers, text, JSON. What is none is refused."""

import re
import unicodedata
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.exceptions import HTTPException

T = TypeVar("T")

NUMBER = re.compile(r"[0-9]{1,9}")
SIGNED = re.compile(r"-?[0-9]{1,9}")
STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
"""To its end, or to that of what was sent: so every character is looked at once."""
BRACKET = re.compile(rb"[\[{\]}]")
NUMBER_TOO_LONG = re.compile(rb"[0-9]{19}")
"""Numbers of 18 digits fit into 64 bits, here, on the way to the workers and in the databases."""
CONTROL = re.compile(rb"\\u00(?:0[0-8bcef]|[189].|7f)", re.IGNORECASE)
DEEPEST = 64
"""Brackets within brackets. What the games write down is not half as deep."""


def number(text: str | None, *, signed: bool = False) -> int | None:
    """The whole number that a text is, in plain digits; None if it is none, or absurdly long."""
    fits = text is not None and (SIGNED if signed else NUMBER).fullmatch(text)
    return int(text) if text is not None and fits else None


def text(given: str) -> str:
    """Text that can be kept and shown. Line breaks and tabs are text, other control characters are not."""
    if given.isascii() and given.isprintable():
        return given
    if any(unicodedata.category(sign) in ("Cc", "Cs") and sign not in "\t\r\n" for sign in given):
        raise HTTPException(400, "odd_text")
    return given


def json(content: bytes, kind: type[T]) -> T:
    """A value of a kind. Raises msgspec.DecodeError, with the reason, if there is none in it."""
    bare = STRING.sub(b"", content)
    depth = deepest = 0
    for bracket in BRACKET.finditer(bare):
        depth += 1 if bracket.group() in b"[{" else -1
        deepest = max(deepest, depth)
    if deepest > DEEPEST:
        raise msgspec.DecodeError(f"The JSON is nested {deepest} deep; {DEEPEST} are the most.")
    if NUMBER_TOO_LONG.search(bare):
        raise msgspec.DecodeError("The JSON has a number of more than 18 digits.")
    if CONTROL.search(content):
        raise msgspec.DecodeError("The JSON has a control character in a text.")
    try:
        return msgspec.json.decode(content, type=kind)
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(f"The JSON is not UTF-8: {error}.") from None


def host_in(address: str) -> str:
    """The host (and port) that an address names; nothing if it is no address."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""
