"""Furniture and pieces: what they show, and that they can be read without colour."""

import re

import pytest

from kesselhaus.art import STOCK
from kesselhaus.art.furniture import amount, board, change, pennants, seal, signed, sockets
from kesselhaus.art.html import Html
from kesselhaus.art.palette import PLAYERS
from kesselhaus.art.pieces import SHAPES, mark, pawn, piece
from kesselhaus.art.symbols import needed


@pytest.mark.parametrize("colour", PLAYERS)
@pytest.mark.parametrize("kind", SHAPES)
def test_every_piece_carries_the_mark_of_its_owner(kind: str, colour: str) -> None:
    drawn = piece(kind, colour, 0, 0, 20, name="p")
    assert f"m-{colour}" in needed(drawn, STOCK)
    assert f"pc-{colour}" in drawn
    assert 'id="p"' in drawn


@pytest.mark.parametrize("colour", PLAYERS)
def test_marks_and_pawns_in_running_text_carry_it_too(colour: str) -> None:
    assert f"m-{colour}" in needed(mark(colour), STOCK)
    assert f"m-{colour}" in needed(pawn(colour), STOCK)


def test_signs_of_figures() -> None:
    assert (signed(-3), change(3), change(-3), change(0)) == ("−3", "+3", "−3", "0")


def test_an_amount_is_figure_then_icon() -> None:
    assert re.fullmatch(r'<span class="q">3<svg.*</svg></span>', amount(3, "wood"))


def test_a_seal_with_a_long_figure_is_set_smaller() -> None:
    assert 'class="vp"' in seal(12)
    assert 'class="vp vx v3"' in seal(-12, 34)
    assert "<b>−12</b>" in seal(-12)


def test_a_board_has_a_heading() -> None:
    assert board("a", "<t>", Html("x")).startswith(
        '<section id="a" class="board"><h2 class="sr">&lt;t&gt;</h2>x'
    )
    assert 'class="board side' in board("a", "t", Html("x"), upright=True)


def test_sockets_show_holes_markers_and_the_majority() -> None:
    row = sockets(["red", "blue"], 4, "two of four", "red")
    assert row.count('class="hole"') == 4
    assert row.count("#d-red") == 2
    assert row.count("#d-blue") == 1
    assert "x-laurel" in row
    assert "x-laurel" not in sockets([], 4, "none of four")


@pytest.mark.parametrize(
    ("score", "laps", "figure"), [(7, 0, ""), (27, 1, ""), (59, 2, ""), (63, 0, "63"), (-5, 0, "−5")]
)
def test_pennants_show_laps_or_the_figure(score: int, laps: int, figure: str) -> None:
    drawn = pennants([("red", score, "Ada")])
    assert drawn.count('class="pennant"') == laps
    assert re.findall(r"<text[^>]*>([^<]*)", drawn) == ([figure] if figure else [])


def test_four_pennants_share_a_cell() -> None:
    drawn = pennants([(colour, 0, colour) for colour in ("red", "green", "blue", "black")])
    assert len(set(re.findall(r"translate\(([^)]*)\)", drawn))) == 4
    assert pennants([]) == ""
