"""Whole documents: self-contained, in both themes, in both languages, with styles that grow."""

import re

import pytest

from kesselhaus.art import STOCK
from kesselhaus.art.page import Clock, Links, framed, header, page, scaled
from kesselhaus.art.palette import DARK, LIGHT
from kesselhaus.art.symbols import icon

BODY = f"<main>{icon('i-wood')}</main>"


def test_a_page_asks_for_nothing_from_outside() -> None:
    document = page("A table", BODY, symbols=STOCK)
    addresses = re.findall(r'(?:src|href)="([^"]*)"|url\(([^)]*)\)|@import', document)
    for attribute, url in addresses:
        assert (attribute or url).startswith(("#", '"data:', '"#')), attribute or url


def test_a_page_names_its_language_and_theme() -> None:
    assert '<html lang="de" data-theme="dark">' in page("x", BODY, symbols=STOCK, lang="de", theme="dark")


def test_a_title_is_escaped() -> None:
    assert "<title>a &lt;b&gt;</title>" in page("a <b>", BODY, symbols=STOCK)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="en, de"):
        page("x", BODY, symbols=STOCK, lang="fr")


def test_a_picture_has_no_script() -> None:
    assert "<script" in page("x", BODY, symbols=STOCK)
    assert "<script" not in page("x", BODY, symbols=STOCK, picture=True)


def test_a_framed_picture_keeps_its_document_in_an_attribute() -> None:
    frame = framed(page('"x"', BODY, symbols=STOCK, picture=True), 800, 400)
    assert frame.count('"') == frame.split("srcdoc=")[0].count('"') + 2
    assert 'viewBox="0 0 800 400"' in frame


def test_lengths_grow_but_hairlines_and_breakpoints_do_not() -> None:
    css = "a{border:1px solid;width:24px;margin:-8px}\n@media (max-width:760px){\n  b{top:48px}\n}"
    assert (
        scaled(css) == "a{border:1px solid;width:1.5rem;margin:-.5rem}@media (max-width:760px){b{top:3rem}}"
    )


def test_comments_are_not_sent() -> None:
    assert scaled("/* a */b{color:red}") == "b{color:red}"


def test_both_themes_know_the_same_colours() -> None:
    assert LIGHT.keys() == DARK.keys()


def test_the_header_shows_whose_clock_runs_and_escapes_names() -> None:
    shown = header(
        "Game <1>",
        "Table & co",
        "Round 1",
        [Clock("<b>Ada", "orange", "12:00", running=True), Clock("Tom", "red")],
        "en",
        Links(rules="/rules", languages=[("en", "/?lang=en"), ("de", "/?lang=de")]),
    )
    assert 'class="clock on"' in shown
    assert "&lt;b&gt;Ada" in shown
    assert "Game &lt;1&gt;" in shown
    assert "Table &amp; co" in shown
    assert 'href="/?lang=de"' in shown
    assert 'href="/?lang=en"' not in shown


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    full = digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)
    channels = (int(full[place : place + 2], 16) / 255 for place in (0, 2, 4))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "board"),
        ("ink", "well"),
        ("ink2", "board"),
        ("ink2", "well"),
        ("cardink", "card"),
        ("cardink2", "card"),
        ("hotink", "hotbg"),
        ("onverd", "verd"),
        ("verdink", "board"),
        ("ink", "verdbg"),
    ],
)
def test_text_can_be_read(theme: dict[str, str], ink: str, ground: str) -> None:
    assert contrast(theme[ink], theme[ground]) >= 4.5
