"""Points and end conditions (NU-34, 5.1)."""

from kesselhaus.games.nucleum.events import EndConditionMet, EndTriggered
from kesselhaus.games.nucleum.state import Player, Table

STACKS_EMPTY, CONTRACTS_EMPTY, STARS_GONE, ALL_TECHNOLOGIES, MANY_POINTS = (
    "END-1",
    "END-2",
    "END-3",
    "END-4",
    "END-5",
)


def score(table: Table, player: Player, vp: int) -> None:
    """NU-34: at once, and 70 VP fulfil END-5 (NU-149)."""
    player.vp += vp
    if player.vp >= table.box.end_score:
        meet(table, player, MANY_POINTS)


def meet(table: Table, player: Player, condition: str) -> None:
    """NU-150 to NU-153: once per game; its 3 VP count like any others. Enough of them trigger the end."""
    if any(met == condition for met, _ in table.ends):
        return
    if condition == STARS_GONE and table.seats == 1:  # NU-182
        return
    table.ends = (*table.ends, (condition, player.seat))
    vp = table.box.end_vp
    table.tell(EndConditionMet(player.seat, condition, vp, rule="NU-150"))
    if len(table.ends) == table.box.ends_needed(table.seats):
        trigger_end(table, "conditions", "NU-153")
    score(table, player, vp)


def trigger_end(table: Table, reason: str, rule: str) -> None:
    """NU-153 to NU-155: this round is finished, the next one is the last."""
    if not table.ending:
        table.ending, table.end_reason = table.round, reason
        table.tell(EndTriggered(table.round, reason, rule=rule))
