"""Players for the recorded matches of Steamopolis: they like purchases and passengers, or passengers only.

They are meant to stay as they are: a record should change only when the rules do.
"""

from collections.abc import Callable
from random import Random

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.rules.passengers import target
from kesselhaus.games.steamopolis.state import Table

LIKING: dict[type[Option], float] = {
    o.Decline: 0.2,
    o.Done: 0.5,
    o.Skip: 0.2,
    o.DiscardMarker: 0.1,
    o.TakeAboard: 30,
    o.BuyMachine: 25,
    o.BuyBanner: 15,
    o.BuyMarker: 4,
    o.SetTarget: 4,
    o.Pay: 4,
    o.Use: 4,
    o.UseTile: 3,
    o.Reward: 1,
    o.LiftParasite: 0.3,
    o.PutParasite: 0.3,
}
PURCHASES = (o.BuyMachine, o.BuyBanner, o.BuyMarker)


def citizen(chance: Random, buys: bool = True) -> Callable[[Match[Table]], Option]:
    """Who does not buy has eyes for passengers only."""

    def choose(match: Match[Table]) -> Option:
        question = match.question
        assert isinstance(question, Ask)
        options = [one for one in question.options if buys or not isinstance(one, PURCHASES)]
        if isinstance(options[0], o.TakeCrystals | o.TakeGears):
            options = options[:4]
        return chance.choices(options, [_liking(match.state, one) for one in options])[0]

    return choose


def _liking(table: Table, option: Option) -> float:
    if table.seats == 1 and isinstance(option, o.MakeSteam | o.FlyToAll):
        return 0.6 if isinstance(option, o.MakeSteam) and table.players[0].score > 2 else 0.05
    if isinstance(option, o.PlaceStone):
        level = table.box.level[option.district]
        wanted = [place for who, at in table.passengers.items() for place in (at, target(table, who))]
        return 8.0 if level in wanted else 1.0 + 0.2 * level
    if isinstance(option, o.Visit):
        return 10.0 if table.box.level[option.district] in table.passengers.values() else 1.0
    return LIKING.get(type(option), 1.0)
