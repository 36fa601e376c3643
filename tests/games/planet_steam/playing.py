"""What tests do with a match of Planet Steam: bid, and run tanks."""

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Option
from kesselhaus.games.planet_steam.examples.positions import PASS
from kesselhaus.games.planet_steam.options import Bid, Leave, Use
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import InProduction
from tests.scenario import answer, asked


def bids(match: Match[Table]) -> range:
    """The bids that the open question offers."""
    numbers = [option.number for option in asked(match).options if isinstance(option, Bid)]
    return range(numbers[0], numbers[-1] + 1) if numbers else range(0)


def win(match: Match[Table], seat: int, bid: int = 1) -> Match[Table]:
    """The seat wins the running bidding round; an opener who has to bid first bids less."""
    kind = type(match.state.doing)
    while (bidding := match.state.bidding) is not None and type(bidding) is kind:
        question = asked(match)
        if question.seat == seat:
            answer(match, Bid(bid))
        elif bidding.highest:
            answer(match, PASS)
        else:
            assert bid > 1, "the opener has to bid at least 1"
            answer(match, Bid(1))
    return match


def use(match: Match[Table], *zones: str) -> Match[Table]:
    """The player whose production runs uses exactly these of the tanks he is asked about."""
    seat = asked(match).seat
    while isinstance(match.state.doing, InProduction) and match.question and asked(match).seat == seat:
        options: dict[str, Option] = {
            option.zone: option for option in asked(match).options if isinstance(option, Use)
        }
        if not options:
            break
        (zone,) = options
        answer(match, Use(zone) if zone in zones else Leave(zone))
    return match
