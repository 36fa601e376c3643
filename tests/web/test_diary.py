"""The log: every line can be told apart by the request that it belongs to, for eyes and for programs."""

import logging
import sys
from contextvars import copy_context

import msgspec

from kesselhaus.web.diary import REQUEST, AsJson, OneLine, new_request


def record(said: str, *given: object, error: bool = False) -> logging.LogRecord:
    trace = sys.exc_info() if error else None
    return logging.LogRecord("kesselhaus.hall", logging.INFO, "hall.py", 1, said, given, trace)


def test_every_request_has_an_id_of_its_own_that_its_lines_tell() -> None:
    lines, told = OneLine("%(name)s: %(message)s"), AsJson()

    def requested() -> str:
        id = new_request()
        assert lines.format(record("%d moves", 2)) == f"kesselhaus.hall: 2 moves [{id}]"
        said = msgspec.json.decode(told.format(record("%d moves", 2)))
        assert (said["said"], said["request"], said["level"]) == ("2 moves", id, "INFO")
        return id

    ids = {copy_context().run(requested) for _ in range(100)}
    assert len(ids) == 100
    assert REQUEST.get() == ""
    assert lines.format(record("well")) == "kesselhaus.hall: well"
    assert "request" not in msgspec.json.decode(told.format(record("well")))


def test_a_trace_is_told_as_a_part_of_its_line() -> None:
    try:
        raise LookupError("a\nb")
    except LookupError:
        written = AsJson().format(record("it failed", error=True))
    assert "\n" not in written
    assert "LookupError" in msgspec.json.decode(written)["trace"]
