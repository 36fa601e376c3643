"""The log: each line can be told apart by the request that it belongs to, and read by programs."""

import logging
import time
from contextvars import ContextVar
from random import Random

import msgspec

IDS = Random()
"""Ids are only told apart. Nobody minds who guesses one, and to ask the system for each would cost more."""
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered; work in the background keeps that of what it follows from."""


def new_request() -> str:
    """A request begins: its id."""
    id = f"{IDS.getrandbits(48):012x}"
    REQUEST.set(id)
    return id


class OneLine(logging.Formatter):
    """Whatever a visitor has sent that is told in a line, it does not begin another one."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        said, request = super().formatMessage(record), REQUEST.get()
        line = f"{said} [{request}]" if request else said
        return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)


class AsJson(logging.Formatter):
    """A line of JSON for every record."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname,
            "logger": record.name,
            "said": record.getMessage(),
            "request": REQUEST.get() or None,
            "trace": self.formatException(record.exc_info) if record.exc_info else None,
        }
        known = {name: value for name, value in told.items() if value is not None}
        return msgspec.json.encode(known).decode("utf-8", "backslashreplace")
