"""What the side board shows: market, contracts, milestones, star spaces, the end."""

import re

import pytest

from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum import words
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    act,
    alone,
    build,
    give,
    lay,
    play,
    todo,
    unlocked,
)
from kesselhaus.games.nucleum.tasks.turn import FinalScoring, LastStar
from tests.games.looking import drawn, endings, places
from tests.games.nucleum.boards import board, text
from tests.scenario import answer


def test_the_market_shows_prices_stacks_and_what_can_be_taken() -> None:
    table = lay(4)
    give(table, thaler=9)
    match = act(table, "develop")
    shown = board(match, "market")
    assert places(shown) == [f"market-T0{number}" for number in range(1, 6)]
    assert re.findall(r'<span class="q">(\d)<svg', shown) == ["2", "2", "1", "1", "0"]
    assert text(shown).count("10 15 15") == 1
    answer(match, o.take_tile("T04"))
    assert 'id="market-T04" class="dom taken"' in board(match, "market")


def test_a_tile_shows_what_its_halves_give_and_of_two_things_both() -> None:
    """T36: contract, twice; or a worker or 2 thaler."""
    table = lay(4)
    table.market = ("T36", "T02", "T03", "T04", "T05")
    shown = board(play(table), "market")
    tile = shown[shown.index('id="market-T36"') :].partition("</svg>")[0]
    assert re.findall(r'href="#([ai]-\w+)"', tile) == ["a-contract", "i-worker", "i-thaler"]


def test_an_empty_place_of_the_market_stays_where_it_is() -> None:
    table = lay(4)
    table.market = ("", "", "T03", "T04", "T05")
    table.stacks = (0, 0, 0)
    shown = board(play(table), "market")
    assert shown.count('class="gap"') == 2
    assert shown.count('class="e"') == 3


@pytest.mark.rule("NU-105")
def test_the_market_tells_what_a_second_tile_costs_its_player() -> None:
    table = lay(4, experiments="BACD")
    assert "a second tile costs 2 more" in board(play(table), "market")
    unlocked(table, "B-5")
    assert "a second tile costs nothing more" in board(play(table), "market")
    assert "ein zweites kostet nichts extra" in board(play(table), "market", lang="de")
    note = words.question(act(table, "develop").view(ANNA), "en").note
    assert note == "a second one costs nothing more; [4 thaler] at hand"


def test_contracts_on_display_shine_and_a_fulfilled_purple_one_leaves_its_place() -> None:
    table = lay(4)
    table.purple = ("C36", "", "C46")
    match = act(table, "contract")
    shown = board(match, "contracts")
    assert places(shown) == ["contract-C05", "contract-C06", "contract-C18", "contract-C19"]
    assert shown.count('class="ctr none"') == 1


def test_milestones_show_stars_tokens_and_what_everybody_has() -> None:
    table = lay(4)
    give(table, stars=(0, 5, 0))
    give(table, BRUNO, stars=(7,))
    build(table, BRUNO, "RES-1", "zwickau.u1")
    table.star_spaces, table.tokens = (2, 3, 3), (1, 3)
    shown = board(play(table), "milestones")
    assert shown.startswith('<section id="milestones" class="board side"')
    assert sorted(re.findall(r'id="(star-\d-\d)"', shown)) == ["star-0-0", "star-0-1", "star-1-0"]
    counted = re.findall(
        r'<span class="sn"><svg class="st[^>]*id="(star-\d-\d)".*?</svg><small>(\d)</small></span>', shown
    )
    assert counted == [("star-0-0", "2")], "a figure keeps to its star, which no other one covers"
    assert shown.count("tok gone") == 1
    assert shown.count("on-nucleum") == 2
    assert shown.count("<i></i>") == 4
    residences = shown[shown.rindex("b-residence") :]
    assert re.findall(r"</svg>(\d)</b>", residences)[:4] == ["0", "1", "0", "0"]


@pytest.mark.rule("NU-157")
def test_a_last_star_leaves_the_star_spaces_as_they_are() -> None:
    table = lay(2)
    table.star_spaces = (1, 2, 2)
    todo(table, LastStar(ANNA), FinalScoring())
    give(table, achievements=5, stars=(1,))
    shown = board(answer(play(table), o.place_star(3)), "milestones")
    spaces = re.findall(r'<span class="sps"[^>]*>(.*?)</span>', shown)
    assert [stars.count("<svg") for stars in spaces] == [1, 2, 2]


def test_a_star_may_go_where_the_achievements_reach() -> None:
    table = lay(4)
    give(table, achievements=4, stars=(2,))
    match = answer(play(table), o.RECHARGE)
    assert places(board(match, "milestones")) == ["star-0", "star-3", "star-4"]


def test_end_conditions_tell_how_far_they_are_or_who_has_met_them() -> None:
    table = lay(4)
    table.ends = (("END-3", BRUNO),)
    give(table, vp=41)
    shown = board(play(table), "ends")
    assert shown.count('class="met"') == 1
    assert "Tomasz &amp; Co" in shown
    assert "best 41" in shown
    assert "2 of 5 end the game" in shown


@pytest.mark.rule("NU-182", "NU-183")
def test_alone_four_conditions_or_the_baron_end_the_game() -> None:
    shown = board(play(alone()), "ends")
    assert re.findall(r"<li.*?<b>([^<]+)</b>", shown) == ["Tiles", "Contracts", "8 techs", "70 points"]
    assert "2 of 4 or 3 recharges of the Baron end it" in text(shown)
    assert "2 von 4 oder 3-mal Aufladen des Barons" in text(board(play(alone()), "ends", lang="de"))


def test_the_result_stands_in_place_of_the_market() -> None:
    for view in endings("nucleum")[::4]:
        shown = drawn(view)["market"]
        assert view.result is not None
        for seat, score in enumerate(view.result.scores):
            assert f"<b>{score}</b>" in shown, seat
        assert shown.count('class="won"') == len(view.result.winners)
        totals = [int(total) for total in re.findall(r"<td><b>(-?\d+)</b></td></tr>", shown)]
        assert totals == sorted(totals, reverse=True)
        assert len(totals) >= len(view.result.scores)
