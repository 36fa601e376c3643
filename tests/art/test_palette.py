"""Colours of players: as far apart as they can be, also for eyes that do not tell red from green."""

from collections.abc import Mapping
from itertools import combinations
from math import dist

import pytest

from kesselhaus.art.palette import PLAYERS, SAFE_PLAYERS, tokens

Triple = tuple[float, float, float]

SIGHT: Mapping[str, tuple[Triple, Triple, Triple]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
"""How eyes see linear red, green and blue; after Machado, Oliveira and Fernandes, 2009."""
WHITE = (0.95047, 1.0, 1.08883)
FAR = 30.0
"""In CIELAB; about 2 can just be told apart when they lie side by side."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour: str, sight: str) -> Triple:
    """The colour in CIELAB as these eyes see it."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(part * share for part, share in zip(light, row, strict=True))))
        for row in SIGHT[sight]
    )
    tones = (
        0.4124 * red + 0.3576 * green + 0.1805 * blue,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        0.0193 * red + 0.1192 * green + 0.9505 * blue,
    )
    x, y, z = (_root(tone / white) for tone, white in zip(tones, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116


def nearest(colours: Mapping[str, tuple[str, str, str]], sight: str) -> float:
    """The distance of the two colours that are most alike."""
    found = [seen(fill, sight) for fill, _, _ in colours.values()]
    return min(dist(one, other) for one, other in combinations(found, 2))


@pytest.mark.parametrize("sight", SIGHT)
def test_safe_colours_are_far_apart_for_all_eyes(sight: str) -> None:
    assert nearest(SAFE_PLAYERS, sight) > FAR


def test_the_usual_colours_are_not_which_is_why_there_is_a_switch() -> None:
    assert nearest(PLAYERS, "usual") > FAR
    assert nearest(PLAYERS, "deuteranopia") < FAR


def test_both_palettes_colour_the_same_pieces() -> None:
    assert list(SAFE_PLAYERS) == list(PLAYERS)
    for name, (fill, _, _) in SAFE_PLAYERS.items():
        assert f":root[data-palette=safe] .pc-{name}{{--pc:{fill};" in tokens()


@pytest.mark.parametrize("name", PLAYERS)
def test_marks_stand_out_from_their_colour(name: str) -> None:
    for colours in (PLAYERS, SAFE_PLAYERS):
        fill, mark, _ = colours[name]
        white = mark == "#fff"
        light = sorted(
            0.2126 * red + 0.7152 * green + 0.0722 * blue
            for red, green, blue in (linear(fill), linear("#ffffff" if white else mark))
        )
        assert (light[1] + 0.05) / (light[0] + 0.05) > 4.5
