"""The pictures of the flow in docs/flow show the tasks that the games have."""

import re
from pathlib import Path

import pytest

from kesselhaus import games

PICTURES = Path(__file__).parents[2] / "docs" / "flow"


@pytest.mark.parametrize("key", games.shelf())
def test_a_picture_of_the_flow_shows_the_tasks_of_its_game(key: str) -> None:
    """Draw it anew with `kesselhaus flow` where tasks have changed. It says itself which it has not met."""
    picture = (PICTURES / f"{key}.svg").read_text("utf-8")
    drawn = {*re.findall(r'<g id="(\w+)"', picture)}
    not_met = re.search(r"Not met: ([\w, ]+)\.", picture)
    told = {*not_met[1].split(", ")} if not_met else set()
    assert drawn | told == {kind.__name__ for kind in games.game(key).tasks}
