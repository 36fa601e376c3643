"""The log as people read it: in the colours that they have, and without a line that says nothing."""

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


@pytest.mark.parametrize(("lang", "told"), [("en", "no other choice"), ("de", "keine andere Wahl")])
async def test_who_had_no_choice_is_told_in_the_line_that_says_what_he_did(
    there: Open, lang: str, told: str
) -> None:
    anna, ben = await there.person("Anna", lang), await there.person("Ben", lang)
    table = await there.table_for(anna, ben)
    await play([anna, ben], table, 40)
    page = (await anna.get(f"/t/{table.id}")).text
    lines = [
        re.sub("<[^>]+>", "", line)
        for line in re.findall("<li.*?</li>", page.partition('<ul id="lines">')[2].partition("</ul>")[0])
    ]
    forced = [line for line in lines if told in line]
    assert forced
    assert all(f"({told})" in line for line in forced), "it never stands alone"
