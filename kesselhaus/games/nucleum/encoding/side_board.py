"""The side board of Nucleum as numbers: market, contracts, milestones."""

from array import array
from typing import Any

from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.encoding.ground import SEGMENTS, players
from kesselhaus.games.nucleum.rules.ending import (
    ALL_TECHNOLOGIES,
    CONTRACTS_EMPTY,
    MANY_POINTS,
    STACKS_EMPTY,
    STARS_GONE,
)
from kesselhaus.parts.encoding import Block, HotRows, Moment, hot, padded, places, row_names

CONDITIONS = (STACKS_EMPTY, CONTRACTS_EMPTY, STARS_GONE, ALL_TECHNOLOGIES, MANY_POINTS)
MARKET, DISPLAY = 5, 4


def market(box: NucleumBox) -> Block:
    """NU-104: the tiles that can be taken, and those that have not been seen yet."""
    tiles = (*box.base_tiles, *box.general_tiles)
    write = HotRows(tiles, MARKET)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return t.market, t.base_tiles, t.general_tiles, t.general_left

    def numbers(facts: tuple[Any, ...]) -> bytes:
        market, base, general, left = facts
        return write(market) + array("f", [*hot(tiles, *base, *general), left / 20]).tobytes()

    spots = row_names((f"place {place}" for place in range(1, MARKET + 1)), tiles)
    return Block(
        "market", (*spots, *(f"unseen {tile}" for tile in tiles), "general tiles left"), facts, numbers
    )


def contracts(box: NucleumBox) -> Block:
    contracts = tuple(box.contracts)
    write = HotRows(contracts, DISPLAY)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return t.display, t.purple, t.silver, t.gold, t.silver_left, t.gold_left

    def numbers(facts: tuple[Any, ...]) -> bytes:
        display, purple, silver, gold, *left = facts
        known = [*hot(contracts, *purple), *hot(contracts, *silver, *gold), *(count / 20 for count in left)]
        return write(display) + array("f", known).tobytes()

    spots = row_names((f"display {place}" for place in range(DISPLAY)), contracts)
    others = row_names(("purple", "unseen"), contracts)
    return Block("contracts", (*spots, *others, "silver left", "gold left"), facts, numbers)


def milestones(box: NucleumBox, seats: int) -> Block:
    """NU-71, NU-150: milestones by segment, stars left, setup cards, and who has met which end condition."""
    around = players(seats)
    milestones, cards, conditions = tuple(box.milestones), tuple(box.setup_cards), CONDITIONS

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        return seat, t.milestones, t.setup_cards, t.star_spaces, t.ends

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        seat, tiles, drawn, stars, ends = facts
        met = {condition: (player - seat) % around for condition, player in ends}
        segments = [n for place in range(SEGMENTS) for n in hot(milestones, *tiles[place : place + 1])]
        who = [n for condition in conditions for n in hot(range(around), met.get(condition))]
        return [*segments, *hot(cards, *drawn), *padded(stars, 3), *who]

    segments = row_names((f"segment {number}" for number in range(1, SEGMENTS + 1)), milestones)
    stars = tuple(f"stars {place}" for place in range(1, 4))
    names = (*segments, *(f"card {card}" for card in cards), *stars, *row_names(conditions, places(around)))
    return Block("milestones", names, facts, numbers)
