"""The table in words, and what stones are called: each thing by what tells it from its like."""

import pytest

from kesselhaus.games.steamopolis import words
from kesselhaus.games.steamopolis.examples.positions import A, B, C, gala, gauge, lay, turn
from kesselhaus.games.steamopolis.state import Lot
from kesselhaus.games.steamopolis.words.stone_keys import stone_name


@pytest.mark.parametrize(
    ("lang", "known", "hidden"),
    [
        (
            "en",
            "hidden rank I purple, which is Lightning Rod; hidden rank II purple; hidden rank III purple",
            "hidden rank I purple; hidden rank II purple; hidden rank III purple",
        ),
        (
            "de",
            "verdeckt Rang I lila, nämlich Blitzableiter; verdeckt Rang II lila",
            "verdeckt Rang I lila; verdeckt Rang II lila; verdeckt Rang III lila",
        ),
    ],
)
def test_hidden_tiles_of_a_market_are_told_by_rank_and_colour(lang: str, known: str, hidden: str) -> None:
    """Section 7: who has looked at one reads which it is."""
    table = lay(3)
    first, second, *rest = table.markets[5]
    table.markets[5] = (first, Lot(second.rank, "purple", "M17", (A,)), *rest)
    told = {
        seat: next(line for line in words.describe(turn(table).view(seat), lang).splitlines() if "5:" in line)
        for seat in (A, B)
    }
    assert known in told[A]
    assert hidden in told[B]


def test_a_gala_is_told_by_its_resource() -> None:
    table = lay(3)
    gala(table, A, "crystal")
    gala(table, B, "gear")
    lines = words.describe(turn(table).view(A), "en").splitlines()
    told = {seat: next(line for line in lines if line.startswith(f"[seat {seat}],")) for seat in (A, B, C)}
    assert "gala: [crystal]." in told[A]
    assert "gala: [gear]." in told[B]
    assert "gala: none." in told[C]


def test_of_two_stones_of_the_same_value_each_is_left_or_right() -> None:
    """Two positions have the value 1 and two the value 2; a stone without its like needs no side."""
    table = lay(3)
    gauge(table, A, 1, 2, 3, 4, 5)
    called = [stone_name(table, table.players[A], position, "en") for position in (1, 2, 3, 4, 5)]
    assert called == ["Value 1, left", "Value 1, right", "Value 2, left", "Value 2, right", "Value 3"]
    gauge(table, B, 2, 3)
    assert [stone_name(table, table.players[B], position, "en") for position in (2, 3)] == [
        "Value 1",
        "Value 2",
    ]
