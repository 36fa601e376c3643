"""No secret leaves the house: page, line, replay and record are made of what a seat may know."""

import re

import pytest

from kesselhaus.web.live import LiveTable
from tests.web.table.site import Open, Person, asked, play

pytestmark = pytest.mark.anyio


async def pages(person: Person, key: str) -> str:
    found = [(await person.get(f"/t/{key}{path}")).text for path in ("", "/replay?at=1", "/replay")]
    return "".join(found)


async def test_pages_of_others_do_not_change_with_what_is_hidden(there: Open) -> None:
    """Two matches that differ only in the credits of a seat look the same to the other one."""
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, game="planet_steam")
    await play([anna, ben], table, 4)
    keys = []
    for _ in range(2):
        laid = await anna.post(f"/t/{table.id}/what-if", {"company": "alone"})
        keys.append(laid.headers["location"].removeprefix("/t/"))
    drawn = []
    for key in keys:
        twin = await there.house.hall.table(key)
        assert twin is not None
        from kesselhaus.protocol import Look

        seen = await there.house.hall.draw(twin, Look(0, "en", ("A", "B")))
        drawn.append(re.sub(r"/t/[\w-]+", "/t/x", "".join(seen.regions.values())))
        origin = twin.entries[0].body["origin"]["players"][1]["credits"]
        assert isinstance(origin, int)
    origins = [(await there.house.hall.table(key)).entries[0].body["origin"] for key in keys]  # type: ignore[union-attr]
    assert origins[0]["players"][1]["credits"] != origins[1]["players"][1]["credits"]
    assert drawn[0] == drawn[1]


async def test_a_running_match_with_secrets_has_no_record_yet(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    secret = await there.table_for(anna, ben, game="planet_steam")
    refused = await anna.get(f"/t/{secret.id}/record")
    assert refused.status == 403
    assert "still has secrets" in refused.text
    plain = await there.table_for(anna, ben)
    assert (await anna.get(f"/t/{plain.id}/record")).status == 200


async def test_a_curtain_hangs_between_two_seats_of_one_browser(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me", game="planet_steam")
    seat = asked(table)
    drawn = await anna.get(f"/t/{table.id}")
    assert 'class="curtain"' in drawn.text
    assert f"I am Anna {seat + 1}" in drawn.text
    assert 'name="option"' not in drawn.text
    other = await anna.get(f"/t/{table.id}?seat={1 - seat}")
    assert 'class="curtain"' in other.text
    lifted = await anna.get(f"/t/{table.id}?seat={seat}")
    assert 'class="curtain"' not in lifted.text
    assert 'name="option"' in lifted.text
    async with anna.line(f"/t/{table.id}/live?version=1&seat={seat}") as line:
        await line.letter()
        for _ in range(30):
            await play([anna], table, 1)
            letter = await line.letter(lambda said: said.get("version") == table.version)
            if asked(table) != seat:
                break
        assert 'class="curtain"' in letter["regions"]["affairs"]
        assert 'name="option"' not in letter["regions"]["console"]


async def test_no_curtain_hangs_in_a_what_if_that_one_plays_alone(there: Open) -> None:
    """Nobody else sits there; what was hidden in the match it comes from was made up."""
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben, game="planet_steam")
    await play([anna, ben], table, 4)
    laid = await anna.post(f"/t/{table.id}/what-if", {"company": "alone"})
    alone = await there.house.hall.table(laid.headers["location"].removeprefix("/t/"))
    assert alone is not None
    seen = set()
    for _ in range(8):
        page = await anna.get(f"/t/{alone.id}")
        assert 'class="curtain"' not in page.text
        assert f'name="seat" value="{asked(alone)}"' in page.text
        seen.add(asked(alone))
        await play([anna], alone, 1)
    assert seen == {0, 1}


async def test_without_secrets_the_seat_that_is_asked_is_shown(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    for _ in range(12):
        page = await anna.get(f"/t/{table.id}")
        assert 'class="curtain"' not in page.text
        assert f'name="seat" value="{asked(table)}"' in page.text
        await play([anna], table, 1)


async def test_a_score_that_is_more_than_it_shows_says_so(there: Open) -> None:
    """At the top of the page: one's own in full, others' with a plus, none where nothing is hidden."""
    anna, ben, sven = await there.person("Anna"), await there.person("Ben"), there.stranger()
    secret, open_ = await there.table_for(anna, ben, game="planet_steam"), await there.table_for(anna, ben)

    async def scores(person: Person, table: LiveTable) -> list[bool]:
        page = (await person.get(f"/t/{table.id}")).text
        return [figure.endswith("+") for figure in re.findall(r'<i class="sc">([^<]+)</i>', page)]

    assert await scores(anna, secret) == [False, True]
    assert await scores(ben, secret) == [True, False]
    assert await scores(sven, secret) == [True, True]
    assert await scores(anna, open_) == [False, False]
