"""Texts in drawings: escaped where there is something to escape, and a byte a sign."""

import html

from kesselhaus.art.html import Html, escape, narrow


def test_a_text_is_escaped_as_everywhere() -> None:
    for text in ("", "plain", "a<b", "a>b", "R&D", 'say "so"', "it's", "−3 <b>Grüße</b> 🎩"):
        assert escape(text) == html.escape(text)


def test_a_drawing_takes_a_byte_a_sign_and_reads_the_same() -> None:
    drawn = Html("<b>−3</b> Grüße 🎩 · 2 × 4")
    assert max(map(ord, narrow(drawn))) < 256
    assert html.unescape(narrow(drawn)) == drawn
    assert narrow(Html("plain")) == "plain"
