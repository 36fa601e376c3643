"""Who is meant, and what has been answered so far."""

from typing import TypeVar

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum.state import BARON, Player, Table, Task
from kesselhaus.games.nucleum.words.names import name

Kind = TypeVar("Kind", bound=Option)


def who(table: Table, seat: int, lang: str) -> str:
    """A player by the seat; alone, the second place is the Baron's, who has no seat."""
    return name("baron", lang) if table.seats == 1 and seat == BARON else f"[seat {seat}]"


def asked_player(view: View[Table]) -> Player:
    """The player who is asked; where nobody is, the one whose turn it is."""
    table = view.state
    return table.players[view.question.seat if isinstance(view.question, Ask) else table.active]


def task_of(table: Table, player: Player) -> Task:
    """The action that is being carried out, with its modifiers."""
    return table.task or Task(player.seat, "")


def chosen(view: View[Table], kind: type[Kind]) -> Kind | None:
    """The last answer of that kind in the running step."""
    return next((answer for answer in reversed(view.since) if isinstance(answer, kind)), None)
