"""What is done at a table, as an act for those who follow the match and as an entry for the store."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kesselhaus import protocol
from kesselhaus.protocol import Act
from kesselhaus.store.rows import Entry, EntryKind

KIND: Mapping[type[Act], EntryKind] = {
    protocol.Began: "began",
    protocol.Answered: "answer",
    protocol.TookBack: "undo",
    protocol.Turned: "lesson",
    protocol.Left: "bot",
    protocol.TakenOver: "bot",
    protocol.Declining: "bot",
    protocol.TimeAgreed: "clock",
    protocol.TimeGranted: "clock",
    protocol.BrokenOff: "ended",
}


def entry_of(match: str, number: int, act: Act, at: int, request: str | None = None) -> Entry:
    """An act as it is written down."""
    kind, seat = KIND[type(act)], act.seat
    told = msgspec.to_builtins(act)
    body = {name: told[name] for name in told if name not in ("type", "seat")}
    return Entry(match=match, number=number, kind=kind, seat=seat, body=body, at=at, request=request)


def act_of(entry: Entry) -> Act:
    """What was written down as an act."""
    body: dict[str, Any] = entry.body or {}
    return msgspec.convert({**body, "seat": entry.seat}, _form(entry.kind, body))


def _form(kind: EntryKind, body: Mapping[str, Any]) -> type[Act]:
    match kind:
        case "began":
            return protocol.Began
        case "answer":
            return protocol.Answered
        case "undo":
            return protocol.TookBack
        case "lesson":
            return protocol.Turned
        case "ended":
            return protocol.BrokenOff
        case "clock":
            return protocol.TimeAgreed if "agreed" in body else protocol.TimeGranted
        case "bot" if "left" in body:
            return protocol.Left
        case "bot":
            return protocol.Declining if "declines" in body else protocol.TakenOver
