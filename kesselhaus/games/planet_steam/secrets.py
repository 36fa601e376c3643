"""What a seat may know (section 7): everything but the credits of others and numbers named in secret."""

from random import Random

from kesselhaus.engine.state import shallow
from kesselhaus.games.planet_steam.rules.bidding import ZONE
from kesselhaus.games.planet_steam.state import HIDDEN, NOT_NAMED, OPEN_CREDITS, Player, Table
from kesselhaus.games.planet_steam.tasks import OfWinner, SpecialistAuction


def conceal(table: Table, seat: int | None) -> Table:
    """PS-41, PS-150: the table as a seat sees it; None is a spectator. At the end everything is shown."""
    twin = table.copy()
    twin.players = hide(twin, seat)
    return twin


def hide(twin: Table, seat: int | None) -> list[Player]:
    """Takes what a seat may not know off a copy of a table; returns the players as it sees them."""
    if not twin.agenda:
        return twin.players
    players = twin.players
    if OPEN_CREDITS not in twin.variants:
        players = players.copy()
        for place, player in enumerate(players):
            if player.seat != seat:
                players[place] = closed = shallow(player)
                closed.credits = HIDDEN
    if NOT_NAMED in twin.river_numbers:
        twin.river_numbers = tuple(
            number if number == NOT_NAMED or namer == seat else HIDDEN
            for namer, number in enumerate(twin.river_numbers)
        )
    return players


def imagine(table: Table, seat: int | None, chance: Random) -> Table:
    """A table that looks the same to the seat, with made-up credits and numbers where it cannot know them."""
    twin = table.copy()
    start = table.box.start_goods(table.seats, "adv_reduced_start" in table.variants)["credits"]
    for player in twin.players:
        if player.credits == HIDDEN:
            least = least_credits(table, player)
            player.credits = int(chance.triangular(least, least + 2 * start, least + start / 2))
    highest = table.box.highest_river_number(table.seats)
    twin.river_numbers = tuple(
        chance.randint(0, highest) if number == HIDDEN else number for number in table.river_numbers
    )
    return twin


def least_credits(table: Table, player: Player) -> int:
    """What a player has for certain: he can pay his bid (PS-50a, PS-71), and during the specialist auction
    who has won no card yet has at least 1 credit, also between two bidding rounds (PS-45, INV-16).
    """
    doing, bidding, seat = table.doing, table.bidding, player.seat
    winner = doing.seat if isinstance(doing, OfWinner) else None
    least = int(isinstance(doing, SpecialistAuction) and player.card is None and seat != winner)
    if bidding is None:
        return least
    bid = bidding.bids[seat]
    if bidding.thing == ZONE and seat == table.holder("speculator"):
        return (bid + 1) // 2
    return max(bid, least)
