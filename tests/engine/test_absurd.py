"""What no file of ours holds is refused by a look at its text, with the line, and nothing else is."""

import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from kesselhaus.engine.absurd import (
    DEEPEST,
    LONGEST,
    LONGEST_LINE,
    MOST_DIGITS,
    MOST_DOTS,
    Absurd,
    refuse_json,
    refuse_toml,
)

BOTH = (refuse_toml, refuse_json)


def refused(look: Callable[[str], None], text: str) -> str:
    with pytest.raises(Absurd) as found:
        look(text)
    return str(found.value)


def test_a_file_has_a_length() -> None:
    line = "a = 1\n"
    fits = line * (LONGEST // len(line))
    refuse_toml(fits + "#" * (LONGEST - len(fits)))
    assert refused(refuse_toml, fits + "#" * (LONGEST - len(fits) + 1)).startswith(
        f"has {LONGEST + 1} characters"
    )


def test_a_line_has_a_length() -> None:
    refuse_toml("a = 1\n" + "#" * LONGEST_LINE)
    told = refused(refuse_toml, "a = 1\n" + "#" * (LONGEST_LINE + 1))
    assert told == f"line 2: has {LONGEST_LINE + 1} characters on a line; {LONGEST_LINE} are the most"


def test_a_name_has_few_dots() -> None:
    refuse_toml(".".join("a" * (MOST_DOTS + 1)) + " = 1")
    refuse_toml("a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]")
    refuse_toml(f'a = "{"." * 99}"  # {"." * 99}')
    told = refused(refuse_toml, "\n\n" + ".".join("a" * (MOST_DOTS + 2)) + " = 1")
    assert told == f"line 3: has a name of more than {MOST_DOTS} dots"


@pytest.mark.parametrize("look", BOTH)
def test_a_number_has_few_digits(look: Callable[[str], None]) -> None:
    look("[" + "9" * MOST_DIGITS + "]")
    look('["' + "9" * 99 + '"]')
    for number in ("9" * (MOST_DIGITS + 1), "0x" + "f" * (MOST_DIGITS + 1), "1_" * MOST_DIGITS):
        assert refused(look, f"[1,\n{number}]") == f"line 2: has a number of more than {MOST_DIGITS} digits"


@pytest.mark.parametrize("look", BOTH)
@pytest.mark.parametrize("pair", ["[]", "{}"])
def test_what_is_nested_has_an_end(look: Callable[[str], None], pair: str) -> None:
    begin, end = pair[0], pair[1]
    look(begin * DEEPEST + "\n" + end * DEEPEST)
    look((begin + end) * 99 + end * 99 + begin * DEEPEST)
    look(f'["{begin * 99}", "\\"{begin * 99}"]')
    told = refused(look, begin * DEEPEST + "\n" + begin)
    assert told == f"line 2: is nested deeper than {DEEPEST} times"


def test_in_toml_apostrophes_make_a_text_too() -> None:
    refuse_toml(f"a = '{'[' * 99}'")
    refuse_toml(f"# {'[' * 99}")
    assert "nested" in refused(refuse_toml, "a = 'b'" + "[" * 99)


@pytest.mark.parametrize("sign", ['"', "'", "\\", '\\"', "#", ".", "[", "]", "9", "a.", "= "])
def test_a_look_takes_no_longer_for_what_is_absurd(sign: str) -> None:
    began = time.process_time()
    for look in BOTH:
        for text in (sign * (LONGEST // len(sign)), (sign * 900 + "\n") * (LONGEST // (901 * len(sign)))):
            with suppress(Absurd):
                look(text)
    assert time.process_time() - began < 2
