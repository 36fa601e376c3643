"""Matches on paper: whether a record may be given away, and the course of the scores."""

from kesselhaus.web.rooms import messages as say
from kesselhaus.web.rooms.live import Live


def is_whole(live: Live) -> bool:
    """Whether a match has begun with its setup; a what-if that goes on from a table has no record."""
    return "origin" not in live.acts[0].body


def tells_secrets(live: Live, seat: int | None) -> bool:
    """Whether the record of a match would tell a seat what it may not know yet."""
    if live.match.is_over:
        return False
    conceal, twin = live.game.conceal, Live(live.setup)
    for act in live.acts:
        twin.take([act])
        if conceal(twin.match.state, seat) != twin.match.state:
            return True
    return False


def chart(live: Live, seat: int | None) -> say.Charted:
    """The standings after every act. While the match runs, as far as the seat may know them."""
    over = live.match.is_over
    twin, scores = Live(live.setup), []
    for act in live.acts:
        twin.take([act])
        state = twin.match.state
        scores.append(tuple(live.game.standings(state if over else live.game.conceal(state, seat))))
    return say.Charted(tuple(live.game.colours(live.match.state)), scores)
