"""The study of balance: shortened."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from kesselhaus import games

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "balance" / "hiring.py"


@pytest.fixture(scope="module")
def hiring() -> Any:
    found = spec_from_file_location("hiring", EXAMPLE)
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_an_edition_differs_in_the_one_figure(hiring: Any) -> None:
    game = games.game("airship_city")
    shipped, same, cheaper = (
        game.box(text) for text in (None, hiring.edition(10).encode(), hiring.edition(7).encode())
    )
    assert same.edition == shipped.edition != cheaper.edition
    assert cheaper.hire_cost == 7  # type: ignore[attr-defined]


def test_a_line_for_each_player_and_price(hiring: Any) -> None:
    lines = hiring.study((1, 30), ("random",), 4)
    assert [line.split(":")[0] for line in lines] == ["random, 1 instead of 10", "random, 30 instead of 10"]
    assert lines[1].endswith("hired never")
    assert "a match, takers win" in lines[0]
