"""The markup of sentences, as HTML and as plain text."""

import pytest

from kesselhaus.art import STOCK
from kesselhaus.art.phrases import Lexicon, Person, html, leading_seat, plain
from kesselhaus.art.symbols import needed

PEOPLE = [Person("Ada", "orange"), Person("<i>Tom</i>", "purple")]
LEXICON: Lexicon = {"wood": "wood", "gear": ("gear", "gears"), "vp": ("point", "points"), "you": "you"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[3 wood] for [1 gear]", "3 wood for 1 gear"),
        ("[+3 gear]", "+3 gears"),
        ("[-1 gear]", "−1 gear"),
        ("[−2 gear]", "−2 gears"),
        ("[wood]", "wood"),
        ("[vp 3] and [vp 1]", "3 points and 1 point"),
        ("[seat 0] shifts", "Ada shifts"),
        ("[icon g-arrow] on", "on"),
        ("[pawn 0] from the Mine", "from the Mine"),
        ("[mark red] Red", "Red"),
        ("[nothing] stays", "[nothing] stays"),
        ("[3 stones] stay", "[3 stones] stay"),
        ("[seat 7] stays", "[seat 7] stays"),
    ],
)
def test_plain_text(text: str, told: str) -> None:
    assert plain(text, PEOPLE, LEXICON) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[seat 0] took it", "You took it"),
        ("Ada sees [seat 0]", "Ada sees you"),
        ("Sold. [seat 0] took it", "Sold. You took it"),
        ("[seat 1] took it", "<i>Tom</i> took it"),
    ],
)
def test_the_viewer_is_you(text: str, told: str) -> None:
    assert plain(text, PEOPLE, LEXICON, viewer=0) == told


def test_html_draws_amounts_figure_first() -> None:
    drawn = html("[+3 gear]", PEOPLE, LEXICON)
    assert drawn.startswith('<span class="q">+3<svg')
    assert "<title>gears</title>" in drawn
    assert needed(drawn, STOCK) == ["i-gear"]


def test_html_names_players_with_their_mark() -> None:
    assert "pc-orange" in html("[seat 0]", PEOPLE, LEXICON)
    assert "pc-orange" not in html("[seat 0]", PEOPLE, LEXICON, marks=False)


def test_a_colour_shows_its_mark() -> None:
    assert 'href="#d-yellow"' in html("[mark yellow] Yellow")


def test_icons_can_be_turned() -> None:
    assert 'class="i tr-l"' in html("[icon g-tri left]")


@pytest.mark.parametrize("text", ["<b>", "a & b", "[<b>]", "[seat 1]", '"', "[3 <b>]", "[<script>] [wood"])
def test_everything_is_escaped(text: str) -> None:
    drawn = html(text, PEOPLE, LEXICON)
    assert "<b>" not in drawn
    assert "<i>" not in drawn
    assert "<script>" not in drawn
    assert " & " not in drawn


def test_the_seat_that_begins_a_sentence() -> None:
    assert leading_seat("[seat 1] took it") == 1
    assert leading_seat("It took [seat 1]") is None
