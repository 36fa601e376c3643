"""How large what people give may be, and what text may contain."""

from typing import Any

import msgspec

from kesselhaus.store.problems import Unfit

NAME = 40
LABEL = 80
ADDRESS = 500
MESSAGE = 2_000
ID = 40
REQUEST = 80
SETTINGS = 16_000
BODY = 500_000
COMPONENTS = 1_000_000
PAGE = 100


def text(what: str, given: str, limit: int) -> str:
    """The text given, if it is not too long and nothing but text."""
    if len(given) > limit:
        raise Unfit(f"The {what} has {len(given)} characters; at most {limit} are kept.")
    return storable(what, given)


def storable(what: str, given: str) -> str:
    """The text given, if both databases can keep it and compare with it."""
    if "\0" in given:
        raise Unfit(f"The {what} contains a null character.")
    try:
        given.encode()
    except UnicodeEncodeError as error:
        raise Unfit(f"The {what} contains half a character at place {error.start + 1}.") from error
    return given


def filled(what: str, given: str, limit: int) -> str:
    if not given.strip():
        raise Unfit(f"The {what} is empty.")
    return text(what, given, limit)


def optional(what: str, given: str | None, limit: int) -> str | None:
    return None if given is None else filled(what, given, limit)


def data(what: str, given: bytes | None, limit: int) -> bytes | None:
    if given is not None and len(given) > limit:
        raise Unfit(f"The {what} are {len(given)} bytes; at most {limit} are kept.")
    return given


def json(what: str, given: Any, limit: int = SETTINGS) -> str:
    """A value as JSON text."""
    try:
        written = msgspec.json.encode(given)
    except (TypeError, ValueError, msgspec.EncodeError) as error:
        raise Unfit(f"The {what} cannot be written as JSON: {error}.") from error
    if len(written) > limit:
        raise Unfit(f"The {what} takes {len(written)} bytes; at most {limit} are kept.")
    return written.decode()
