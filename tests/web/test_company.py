"""Who sits there with people: bots have names of one word, others at the same screen names of their own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kesselhaus.web.branching import what_if
from kesselhaus.web.company import BOTS, bot_name
from tests.web.table.site import Open, opened, play

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def there(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Open]:
    async with opened(tmp_path / "house.db") as house:
        yield house


def test_a_table_calls_its_bots_the_same_for_good_and_nobody_twice() -> None:
    called: list[str] = ["ida", "Somebody"]
    for _ in range(3 * len(BOTS)):
        called.append(bot_name("a-table", called))
    assert len({name.lower() for name in called}) == len(called)
    assert called[2] == bot_name("a-table", ["ida", "Somebody"])
    assert len({bot_name(f"table-{number}", []) for number in range(60)}) > len(BOTS) / 2


async def test_bots_have_names_of_one_word_and_their_strength_stands_beside(there: Open) -> None:
    anna, otto = await there.person("Mara"), await there.person("Otto", "de")
    table = await there.lay(anna, "me easy hard")
    names = [seat.name for seat in table.seats]
    assert names[0] == "Mara"
    assert {*names[1:]} <= {*BOTS} - {"Mara"}
    page = (await anna.get(f"/t/{table.id}")).text
    read = (await otto.get(f"/t/{table.id}")).text
    assert f"<span>{names[1]}</span><small>easy</small>" in page
    assert f"<span>{names[1]}</span><small>leicht</small>" in read
    assert f"<span>{names[2]}</span><small>stark</small>" in read


async def test_who_shares_a_screen_has_a_name_of_his_own(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me open me easy", names=("Queen", "Kai", "Ben", "Vera"))
    assert [seat.name for seat in table.seats] == ["Anna", "Kai", "Ben", "Vera"]
    told = (await anna.get(f"/t/{table.id}")).text
    assert "Kai" in told
    kai = await there.person("Kaya")
    assert kai.account is not None
    await there.house.sitting.join(table, kai.account, 1)
    assert table.seats[1].name == "Kaya"
    numbered = await there.lay(anna, "me me")
    assert [seat.name for seat in numbered.seats] == ["Anna 1", "Anna 2"]


async def test_in_a_what_if_bots_stay_who_they_were_and_people_become_others(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    await play([anna, ben], table, 2)
    assert anna.account is not None
    laid = await what_if(there.house, table, anna.account, 1, "easy")
    mine = next(seat for seat in laid.seats if seat.account is not None)
    other = next(seat for seat in laid.seats if seat.account is None)
    assert mine.name == "Anna"
    assert other.name in BOTS


async def test_the_marks_in_my_list_are_the_colours_of_the_table(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me", game="planet_steam")
    await play([anna], table, 3, option=2)
    assert table.match.colours is not None
    mine = (await anna.get("/")).text.partition('id="mine"')[2].partition("</section>")[0]
    first, second = table.match.colours[:2]
    assert mine.index(f"#d-{first}") < mine.index(f"#d-{second}")
    assert table.match.colours == (await there.house.store.matches.table(table.id)).match.colours  # type: ignore[union-attr]
