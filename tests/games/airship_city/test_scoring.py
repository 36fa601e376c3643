"""Scoring and tie-breaks (section 5)."""

import re
from random import Random

import pytest

from kesselhaus.art.phrases import Person
from kesselhaus.engine.game import Result
from kesselhaus.engine.match import Match
from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.events import AwardGiven
from kesselhaus.games.airship_city.examples import EXAMPLES
from kesselhaus.games.airship_city.examples.positions import (
    FACILITIES,
    LEVEL_1,
    LEVEL_2,
    A,
    B,
    C,
    D,
    arrive,
    begin,
    end_round,
    failed,
    fulfilled,
    hold,
    lay,
    mark,
    take,
)
from kesselhaus.games.airship_city.options import Fulfil
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.table import draw
from tests.scenario import answer, events, play_on

AIRSHIPS = (*LEVEL_1, *LEVEL_2, "wood_cargo", "metal_cargo", "luxury")
CARDS = [f"c{number:02}" for number in range(1, 21)]


def counted(award: str, counts: tuple[int, ...]) -> Table:
    """A table on which the seats have these counts in one award."""
    table = lay(max(3, len(counts)))
    sections = iter(AIRSHIPS if award == "shipbuilding" else FACILITIES)
    cards = iter(CARDS)
    for seat, count in enumerate(counts):
        for _ in range(count):
            if award == "trade":
                fulfilled(table, seat, next(cards))
            else:
                mark(table, next(sections), seat)
    return table


def ended(table: Table) -> Result:
    match = end_round(table, 20)
    assert match.result is not None
    return match.result


@pytest.mark.parametrize(
    ("award", "counts", "vp"),
    [
        pytest.param("shipbuilding", (3, 2, 1), (6, 3, 0), marks=pytest.mark.rule("AC-122")),
        pytest.param("shipbuilding", (0, 1, 4), (0, 3, 6), marks=pytest.mark.rule("AC-122")),
        pytest.param("construction", (2, 1, 0), (4, 2, 0), marks=pytest.mark.rule("AC-123")),
        pytest.param("construction", (1, 0, 3), (2, 0, 4), marks=pytest.mark.rule("AC-123")),
        pytest.param("trade", (3, 5, 1), (1, 2, 0), marks=pytest.mark.rule("AC-124")),
        pytest.param("shipbuilding", (2, 0, 0), (6, 0, 0), marks=pytest.mark.rule("AC-125")),
        pytest.param("shipbuilding", (0, 0, 0), (0, 0, 0), marks=pytest.mark.rule("AC-125")),
        pytest.param("construction", (0, 0, 1), (0, 0, 4), marks=pytest.mark.rule("AC-125")),
        pytest.param("trade", (0, 0, 1), (0, 0, 2), marks=pytest.mark.rule("AC-125")),
        pytest.param("shipbuilding", (2, 2, 1), (4, 4, 0), marks=pytest.mark.rule("AC-126")),
        pytest.param("shipbuilding", (2, 2, 2), (3, 3, 3), marks=pytest.mark.rule("AC-126")),
        pytest.param("shipbuilding", (2, 2, 2, 2), (2, 2, 2, 2), marks=pytest.mark.rule("AC-126")),
        pytest.param("construction", (2, 2, 1), (3, 3, 0), marks=pytest.mark.rule("AC-126", "AC-128")),
        pytest.param("construction", (1, 1, 1), (2, 2, 2), marks=pytest.mark.rule("AC-126", "AC-128")),
        pytest.param("construction", (1, 1, 1, 1), (1, 1, 1, 1), marks=pytest.mark.rule("AC-126", "AC-128")),
        pytest.param("trade", (2, 2, 1), (1, 1, 0), marks=pytest.mark.rule("AC-126", "AC-128")),
        pytest.param("trade", (2, 2, 2), (1, 1, 1), marks=pytest.mark.rule("AC-126", "AC-128")),
        pytest.param("trade", (1, 1, 1, 1), (0, 0, 0, 0), marks=pytest.mark.rule("AC-126", "AC-128")),
        pytest.param("shipbuilding", (3, 1, 1), (6, 1, 1), marks=pytest.mark.rule("AC-127")),
        pytest.param("shipbuilding", (3, 1, 1, 1), (6, 1, 1, 1), marks=pytest.mark.rule("AC-127")),
        pytest.param("construction", (1, 3, 1), (1, 4, 1), marks=pytest.mark.rule("AC-127", "AC-128")),
        pytest.param("construction", (1, 2, 1, 1), (0, 4, 0, 0), marks=pytest.mark.rule("AC-127", "AC-128")),
        pytest.param("trade", (1, 3, 1), (0, 2, 0), marks=pytest.mark.rule("AC-127", "AC-128")),
    ],
)
def test_awards(award: str, counts: tuple[int, ...], vp: tuple[int, ...]) -> None:
    match = end_round(counted(award, counts), 20)
    assert dict(match.state.awards)[award] == vp
    told = {event.seat: event.vp for event in events(match, AwardGiven) if event.award == award}
    assert all(told.values())
    assert tuple(told.get(seat, 0) for seat in range(len(vp))) == vp
    assert match.result is not None
    assert match.result.scores == tuple(
        player.score + sum(points[player.seat] for _award, points in match.state.awards)
        for player in match.state.players
    )


@pytest.mark.rule("AC-122", "AC-123")
def test_markers_on_donation_fields_do_not_count_for_awards() -> None:
    table = lay()
    mark(table, "tourist", B, B, A, A)
    mark(table, "fountain", B, A)
    assert dict(end_round(table, 20).state.awards) == {
        "shipbuilding": (0, 0, 0),
        "construction": (0, 0, 0),
        "trade": (0, 0, 0),
    }


@pytest.mark.rule("AC-124")
def test_failed_contracts_do_not_matter_for_trade() -> None:
    table = lay()
    fulfilled(table, A, "c01", "c02")
    fulfilled(table, B, "c03")
    failed(table, A, "c04", "c05", "c06")
    failed(table, C, "c07")
    take(table, B, "c08")
    assert dict(end_round(table, 20).state.awards)["trade"] == (2, 1, 0)


@pytest.mark.rule("AC-120", "INV-11")
@pytest.mark.parametrize("seed", range(3))
def test_the_score_is_the_sum_of_what_lies_on_the_table(seed: int) -> None:
    match = play_on(Match(GAME, 4, chance=Random(seed)), Random(seed))
    box, table = match.state.box, match.state
    for player in table.players:
        total = 3 * len(player.upgrades)
        for section in box.sections:
            vp = (box.airships.get(section) or box.facilities[section]).vp
            total += vp * table.fields[section].count(player.seat)
        for contract in box.contracts.values():
            total += contract.vp * ((contract.id in player.fulfilled) - (contract.id in player.failed))
        assert player.score == total
    result = match.result
    assert result is not None
    assert result.scores == tuple(
        sum(points[seat] for points in result.categories.values()) for seat in range(4)
    )


@pytest.mark.rule("AC-121")
def test_the_score_has_no_limit_in_either_direction() -> None:
    table = lay()
    hold(table, A, wood=6)
    take(table, A, "c01")
    table.players[A].score = 60
    assert answer(arrive(table, "mine_1"), Fulfil("c01")).state.players[A].score == 61
    take(table, B, *CARDS[1:])
    assert end_round(table, 20).state.players[B].score == -52


@pytest.mark.rule("AC-121")
@pytest.mark.parametrize(
    ("score", "cell", "laps", "figure"),
    [
        (0, 0, 0, ""),
        (19, 19, 0, ""),
        (20, 0, 1, ""),
        (33, 13, 1, ""),
        (59, 19, 2, ""),
        (60, 20, 0, "60"),
        (-4, 0, 0, "−4"),
    ],
)
def test_the_score_marker_shows_the_score_by_laps_and_else_as_a_number(
    score: int, cell: int, laps: int, figure: str
) -> None:
    table = lay(1)
    table.players[A].score = score
    track = draw(begin(table).view(A), [Person("Ada", "orange")], "en")["economy"]
    cells = track[track.index('<ol class="cells">') :].split("<li")[1:]
    assert [number for number, drawn in enumerate(cells) if "Ada" in drawn] == [cell]
    assert cells[cell].count('class="pennant"') == laps
    assert re.findall(r'class="figure">([^<]+)<', cells[cell]) == ([figure] if figure else [])


@pytest.mark.rule("AC-129")
def test_the_highest_total_wins() -> None:
    table = lay()
    fulfilled(table, A, "c01")
    mark(table, "fountain", C)
    hold(table, A, wood=10, metal=10, gold=10, gear=10)
    result = ended(table)
    assert result.scores == (1 + 2, 0, 5 + 4)
    assert result.winners == (C,)


@pytest.mark.rule("AC-129", "AC-122")
def test_awards_decide_too() -> None:
    table = lay()
    mark(table, "tourist", A)
    fulfilled(table, B, "c17")
    result = ended(table)
    assert result.scores == (7, 6, 0)
    assert result.winners == (A,)


@pytest.mark.rule("AC-130")
def test_in_a_tie_goods_decide_and_then_gears() -> None:
    table = lay(4)
    hold(table, A, gear=10)
    hold(table, B, wood=1, metal=1, gold=1, gear=2)
    hold(table, C, gold=3, gear=3)
    hold(table, D, wood=2, gear=9)
    assert ended(table).winners == (C,)
    hold(table, D, metal=4)
    assert ended(table).winners == (D,)


@pytest.mark.rule("AC-131")
def test_in_a_full_tie_the_victory_is_shared() -> None:
    table = lay()
    hold(table, A, wood=3, gear=2)
    hold(table, B, gold=3, gear=1)
    hold(table, C, metal=1, gold=2, gear=2)
    assert ended(table).winners == (A, C)


@pytest.mark.rule("EX-14", "AC-126")
def test_example_14_awards() -> None:
    _, ended = EXAMPLES.boards("EX-14")
    assert dict(ended.state.awards) == {
        "shipbuilding": (4, 4, 0),
        "construction": (0, 4, 2),
        "trade": (2, 0, 0),
    }


@pytest.mark.rule("EX-15", "AC-130")
def test_example_15_tie_break() -> None:
    before, after = EXAMPLES.boards("EX-15")
    assert before.state.players[A].goods == {"wood": 3, "metal": 2, "gold": 1, "gear": 9}
    result = after.result
    assert result is not None
    assert result.scores == (41, 0, 41)
    assert result.winners == (C,)


@pytest.mark.rule("EX-19", "AC-120")
def test_example_19_score_check() -> None:
    """Everything but the last donation lies on the table; the rules add that one."""
    _, match = EXAMPLES.boards("EX-19")
    assert match.state.players[A].score == 19
    result = ended(match.state)
    assert (
        sum(result.categories[name][A] for name in ("airships", "facilities", "contracts", "upgrades")) == 19
    )
