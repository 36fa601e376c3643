"""What a seat may know (section 7): everything but the cards in the hands of others."""

from collections import Counter
from random import Random

from kesselhaus.games.whistle_mountain.state import HIDDEN, Table
from kesselhaus.games.whistle_mountain.tasks.turn import PuttingAwayCard


def conceal(table: Table, seat: int | None) -> Table:
    """The table as a seat sees it; None is a spectator. At the end all hands are shown."""
    twin = table.copy()
    if not table.agenda:
        return twin
    for player in twin.players:
        if player.seat != seat:
            player.cards = (HIDDEN,) * len(player.cards)
    twin.deck = (HIDDEN,) * len(table.deck)
    return twin


def imagine(table: Table, seat: int | None, chance: Random) -> Table:
    """A table that looks the same to the seat: the cards it has not seen are dealt at random."""
    twin = table.copy()
    unseen = Counter(table.box.deck)
    unseen.subtract(table.discarded)
    if resolving := table.waiting(PuttingAwayCard):
        unseen.subtract([resolving.card])
    for player in table.players:
        unseen.subtract([card for card in player.cards if card != HIDDEN])
    unseen.subtract([card for card in table.deck if card != HIDDEN])
    left = list(unseen.elements())
    chance.shuffle(left)
    for player in twin.players:
        player.cards = tuple([left.pop() if card == HIDDEN else card for card in player.cards])
    twin.deck = tuple(sorted([left.pop() if card == HIDDEN else card for card in table.deck]))
    return twin
