"""Matches that the rules of today no longer follow: shown up to there, and gone on with if all agree."""

import logging
from typing import Any, TypeVar

from msgspec.structs import replace

from kesselhaus import protocol
from kesselhaus.protocol import Request
from kesselhaus.web.entries import act_of
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.texts import say

log = logging.getLogger("kesselhaus.hall")
R = TypeVar("R")


def note(table: LiveTable, stopped: protocol.Stopped) -> None:
    """Somebody has mended a rule under a match: that is for whoever keeps the house to know."""
    table.stopped = stopped
    then, now = versions(table)
    log.error(
        "%s: the rules of version %d do not follow answer %d (after entry %d of %d), begun by version %d: %s",
        table.id,
        now,
        stopped.answer,
        stopped.acts,
        table.version,
        then,
        stopped.why,
    )


def versions(table: LiveTable) -> tuple[int, int]:
    """The rules that the match was begun by or gone on with, and those of today."""
    took_back = [act_of(entry) for entry in table.entries if entry.kind == "undo"]
    agreed = [act.rules for act in took_back if isinstance(act, protocol.TookBack) and act.rules is not None]
    return [table.match.rules_version, *agreed][-1], table.game.rules_version


def told(table: LiveTable, lang: str) -> str:
    """What is the matter with the match, in a sentence; nothing if nothing is."""
    if table.stopped is None:
        return ""
    then, now = versions(table)
    changed = "stopped_version" if then != now else "stopped_same"
    over = "stopped_over" if table.match.status == "over" else "stopped_here"
    sentences = (say(changed, lang, then=then, now=now, answer=table.stopped.answer), say(over, lang))
    return " ".join(sentences)


def as_far(stopped: protocol.Stopped, request: Request[R]) -> Request[R]:
    """What is asked of a match, asked of the part that the rules follow, as of a moment of its past."""
    return replace(request, **_as_far(stopped.acts, request))


def _as_far(good: int, request: Request[object]) -> dict[str, Any]:
    match request:
        case protocol.Begin() | protocol.Open() | protocol.Close() | protocol.WordResult():
            return {}
        case _ if not good:
            raise Refusal("rules_changed")
        case protocol.CatchUp():
            return {"after": good, "acts": []}
        case protocol.DrawTable() | protocol.Redraw() | protocol.Tell() | protocol.Export():
            return {"acts": good, "at": good if request.at is None else min(request.at, good)}
        case protocol.BranchOff():
            return {"acts": good, "at": min(request.at, good)}
        case protocol.Chart() | protocol.Evaluate() | protocol.GoOn():
            return {"acts": good}
        case _:
            raise Refusal("rules_changed")
