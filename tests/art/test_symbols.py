"""Symbols: a document carries what it uses, and nothing else."""

import xml.etree.ElementTree as ElementTree
from importlib.resources import files

import pytest

from kesselhaus.art import STOCK
from kesselhaus.art.html import NOTHING, Html
from kesselhaus.art.palette import PLAYERS
from kesselhaus.art.symbols import attributes, icon, needed, number, rem, sprite, symbol, use

DRAWINGS = sorted(
    path.name for path in files("kesselhaus.art.drawings").iterdir() if path.name.endswith(".svg")
)


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_file_of_drawings_is_sound_xml_and_all_of_it_is_on_stock(name: str) -> None:
    text = (files("kesselhaus.art.drawings") / name).read_text(encoding="utf-8")
    ids = [element.get("id") for element in ElementTree.fromstring(text)]
    assert ids
    assert set(ids) <= set(STOCK)


def test_every_colour_has_a_mark() -> None:
    assert {f"m-{colour}" for colour in PLAYERS} <= set(STOCK)
    assert len({STOCK[f"m-{colour}"].partition(">")[2] for colour in PLAYERS}) == len(PLAYERS) == 8


def test_a_sprite_holds_only_what_is_used() -> None:
    held = sprite(icon("i-wood"), STOCK)
    assert 'id="i-wood"' in held
    assert 'id="i-metal"' not in held


def test_symbols_bring_along_what_they_use_themselves() -> None:
    symbols = {
        "a": symbol("a", "0 0 1 1", use("b")),
        "b": symbol("b", "0 0 1 1", Html('<path fill="url(#c)"/>')),
        "c": Html('<linearGradient id="c"/>'),
        "d": symbol("d", "0 0 1 1", NOTHING),
    }
    assert needed(use("a"), symbols) == ["a", "b", "c"]


def test_what_a_symbol_defines_for_itself_is_not_looked_for() -> None:
    clipped = symbol("a", "0 0 1 1", Html('<clipPath id="a-c"/><path clip-path="url(#a-c)"/>'))
    assert needed(use("a"), {"a": clipped}) == ["a"]


def test_a_missing_drawing_is_named() -> None:
    with pytest.raises(LookupError, match="i-nothing"):
        needed(icon("i-nothing"), STOCK)


def test_all_drawings_on_stock_find_what_they_use() -> None:
    assert needed("".join(use(name) for name in STOCK), STOCK) == list(STOCK)


def test_the_symbols_of_a_page_are_not_shared_between_pages() -> None:
    own = {**STOCK, "i-own": symbol("i-own", "0 0 24 24", NOTHING)}
    assert "i-own" in sprite(icon("i-own"), own)
    assert "i-own" not in STOCK


@pytest.mark.parametrize(
    ("value", "written"),
    [(0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (2.25, "2.25"), (3.0, "3"), (-4.126, "-4.13")],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_sixteen_pixels_are_one_rem() -> None:
    assert (rem(16), rem(24), rem(15), rem(-8)) == ("1rem", "1.5rem", ".9375rem", "-.5rem")


def test_attributes_are_escaped_and_empty_ones_left_out() -> None:
    written = attributes(class_="a", data_t='"x"', title="", hidden=True, disabled=False, value=0)
    assert written == ' class="a" data-t="&quot;x&quot;" hidden value="0"'
