"""Players for the recorded matches of Planet Steam: they bid little, build what they can and trade.

They are meant to stay as they are: a record should change only when the rules do.
"""

from collections.abc import Callable, Sequence
from random import Random

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.state import Table

WANTED = {"quartz": 2, "ore": 2, "water": 3, "energy": 5}
"""Units that a merchant likes to have in store; what is beyond them is sold."""
LIKING: dict[type[Option], float] = {
    o.Activate: 8,
    o.BuyTank: 8,
    o.ImportTank: 4,
    o.BuyConverter: 3,
    o.BuySupercharger: 20,
    o.RaiseCarrier: 2,
    o.EndTurn: 2,
    o.Use: 12,
    o.ClaimByDie: 4,
    o.ClaimFreely: 4,
    o.ClaimByPermit: 8,
    o.BuyPermit: 2,
    o.BuyQuarters: 4,
}


def merchant(chance: Random) -> Callable[[Match[Table]], Option]:
    def choose(match: Match[Table]) -> Option:
        question = match.question
        assert isinstance(question, Ask)
        options = question.options
        if isinstance(options[0], o.Bid):
            return _bid(options, chance)
        if match.state.traded:
            return _trade(match.state, question.seat, options, chance)
        return chance.choices(options, [LIKING.get(type(option), 1.0) for option in options])[0]

    return choose


def _bid(options: Sequence[Option], chance: Random) -> Option:
    """A little more than the last bid, or a pass."""
    if isinstance(options[-1], o.Pass) and chance.random() < 0.4:
        return options[-1]
    return options[chance.randrange(min(4, len(options)))]


def _trade(table: Table, seat: int, options: Sequence[Option], chance: Random) -> Option:
    """Sells what is too much and buys what is missing, mostly."""
    resource = table.traded
    over = table.players[seat].goods[resource] - WANTED[resource] + chance.randrange(-1, 2)
    wanted: Option = o.Sell(over) if over > 0 else o.Buy(-over) if over < 0 else o.PASS
    return wanted if wanted in options else o.PASS
