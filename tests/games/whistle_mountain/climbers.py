"""A player for the recorded matches of Whistle Mountain: builds and climbs, and otherwise does what comes up.

Pure chance builds little and most of its matches end by standstill. Meant to stay as it is: a record should
change only when the rules do.
"""

from collections.abc import Callable
from random import Random

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.state import Table

LIKING: dict[type[Option], float] = {
    o.Forge: 2,
    o.BuildMachine: 12,
    o.BuildScaffold: 4,
    o.Move: 6,
    o.Rescue: 3,
    o.Dock: 4,
    o.Lie: 4,
    o.PlayCard: 0.5,
    o.UseAward: 0.5,
    o.Decline: 0.3,
    o.EndTurn: 0.5,
}


def climber(chance: Random) -> Callable[[Match[Table]], Option]:
    """Likes to build, to move workers, and high squares."""

    def liking(option: Option) -> float:
        return option.row**2 / 50 if isinstance(option, o.At) else LIKING.get(type(option), 1)

    def choose(match: Match[Table]) -> Option:
        question = match.question
        assert isinstance(question, Ask)
        return chance.choices(question.options, [liking(option) for option in question.options])[0]

    return choose


def idler(match: Match[Table]) -> Option:
    """Forges and builds nothing, so that the match stands still (WM-175)."""
    question = match.question
    assert isinstance(question, Ask)
    idle = [option for option in question.options if isinstance(option, o.Forge | o.EndTurn)]
    return (idle or question.options)[0]
