"""The prices of imported coal (NU-122 to NU-125)."""

from kesselhaus.games.nucleum.state import Table

Price = tuple[int, int, int, int, int]
"""A region at one moment: how many coal at the price of wagons showing 1, how many at that of wagons showing
2, and the three prices; the last one is without an end.
"""


def prices(table: Table, region: str, cheaper: int) -> Price:
    """NU-123 to NU-125: a wagon showing 1 serves twice, one showing 2 once; then each coal costs 3. C-4 makes
    each coal cheaper, but it costs at least 1.
    """
    wagons = table.wagons[region]
    last = table.box.coal_without_wagon
    if cheaper:
        return (
            wagons.count(1),
            len(wagons),
            1,
            max(1, 2 - cheaper),
            max(1, last - cheaper),
        )
    return (wagons.count(1), len(wagons), 1, 2, last)


def price_of(price: Price, count: int) -> int:
    """What so many coal cost, each paid for singly (NU-123)."""
    ones, twos, one, two, three = price
    if count <= ones:
        return count * one
    if count <= ones + twos:
        return ones * one + (count - ones) * two
    return ones * one + twos * two + (count - ones - twos) * three


def most_for(price: Price, money: int) -> int:
    """How many coal that money buys in a region."""
    ones, twos, one, two, three = price
    if money < ones * one:
        return money // one
    money -= ones * one
    if money < twos * two:
        return ones + money // two
    return ones + twos + (money - twos * two) // three


def merged(first: Price, second: Price) -> Price:
    """Two regions as one: the cheapest coal first."""
    return (first[0] + second[0], first[1] + second[1], *first[2:])


def import_coal(table: Table, region: str, count: int) -> None:
    """NU-124: a wagon showing 1 is turned to 2, one showing 2 leaves the game."""
    wagons = table.wagons[region]
    ones, twos = wagons.count(1), len(wagons) - wagons.count(1)
    turned = min(count, ones)
    gone = min(count - turned, twos + turned)
    table.wagons[region] = (1,) * (ones - turned) + (2,) * (twos + turned - gone)
