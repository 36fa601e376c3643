"""The log shows people in the colours that they have, also where these are chosen during the game."""

import re

import pytest

from tests.web.table.site import Open, play

pytestmark = pytest.mark.anyio


async def test_marks_in_the_log_follow_the_choice_of_colours(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, game="planet_steam")
    before = await anna.get(f"/t/{table.id}")
    await play([anna, ben], table, 2, option=3)
    after = await anna.get(f"/t/{table.id}")
    chosen, first = (
        set(re.findall(r"pc-(\w+)", page.text.partition('id="clocks"')[2].partition("</div>")[0]))
        for page in (after, before)
    )
    assert chosen != first
    lines = after.text.partition('<ul id="lines">')[2].partition("</ul>")[0]
    assert set(re.findall(r"pc-(\w+)", lines)) <= chosen
    assert "pc-" in lines
