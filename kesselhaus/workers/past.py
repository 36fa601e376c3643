"""Matches on paper: whether a record may be given away, and the course of the scores."""

from kesselhaus import protocol
from kesselhaus.workers.open_match import OpenMatch


def is_whole(live: OpenMatch) -> bool:
    """Whether a match has begun with its setup; a what-if that goes on from a table has no record."""
    began = live.acts[0]
    return isinstance(began, protocol.Began) and began.origin is None


def tells_secrets(live: OpenMatch, seat: int | None) -> bool:
    """Whether the record of a match would tell a seat what it may not know yet."""
    if live.match.is_over:
        return False
    conceal, twin = live.game.conceal, OpenMatch(live.setup)
    for act in live.acts:
        twin.take([act])
        if conceal(twin.match.state, seat) != twin.match.state:
            return True
    return False


def chart(live: OpenMatch, seat: int | None) -> protocol.Charted:
    """The standings after every act. While the match runs, as far as the seat may know them."""
    over = live.match.is_over
    twin, scores = OpenMatch(live.setup), []
    for act in live.acts:
        twin.take([act])
        state = twin.match.state
        scores.append(tuple(live.game.standings(state if over else live.game.conceal(state, seat))))
    return protocol.Charted(tuple(live.game.colours(live.match.state)), scores)
