"""How large what people give may be: exactly as large as is said, and no larger."""

from collections.abc import Callable

import pytest

from kesselhaus.store import Unfit, limits

LARGEST = {
    "NAME": 40,
    "LABEL": 80,
    "ADDRESS": 500,
    "MESSAGE": 2_000,
    "ID": 40,
    "REQUEST": 80,
    "SETTINGS": 16_000,
    "BODY": 500_000,
    "COMPONENTS": 1_000_000,
    "PAGE": 100,
}


def test_the_limits() -> None:
    assert {name: getattr(limits, name) for name in LARGEST} == LARGEST


@pytest.mark.parametrize(
    ("measured", "fits", "too_much"),
    [
        (limits.text, "x" * 9, "x" * 10),
        (limits.text, "ü" * 9, "ü" * 10),
        (limits.filled, "x" * 9, "x" * 10),
        (limits.optional, "x" * 9, "x" * 10),
        (limits.data, b"x" * 9, b"x" * 10),
        (limits.json, "x" * 7, "x" * 8),
        (limits.json, "x" * 7, "ü" * 4),
    ],
)
def test_a_limit_is_the_most_that_is_kept(
    measured: Callable[..., object], fits: object, too_much: object
) -> None:
    assert measured("thing", fits, 9) in (fits, f'"{fits}"')
    with pytest.raises(Unfit, match=r"10 (characters|bytes); at most 9 are kept"):
        measured("thing", too_much, 9)


def test_what_may_be_missing() -> None:
    assert limits.optional("thing", None, 9) is None
    assert limits.data("thing", None, 9) is None
    assert limits.data("thing", b"", 9) == b""
    for blank in ("", " ", "\t\n"):
        with pytest.raises(Unfit, match="empty"):
            limits.filled("thing", blank, 9)
