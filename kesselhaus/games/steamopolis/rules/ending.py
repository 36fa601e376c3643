"""How the game comes to its end (5.1)."""

from kesselhaus.games.steamopolis.events import EndTriggered, GameEnded
from kesselhaus.games.steamopolis.state import Table


def trigger_end(table: Table, reason: str, rule: str) -> None:
    """ST-162: the first trigger counts."""
    if not table.ending:
        table.ending = reason
        table.tell(EndTriggered(reason, rule=rule))


def end_game(table: Table) -> tuple[()]:
    """ST-168: after the last final turn; ST-172: lost in the middle of a turn."""
    table.agenda.clear()
    table.tell(GameEnded("lost" if table.lost else table.ending, rule="ST-172" if table.lost else "ST-168"))
    return ()
