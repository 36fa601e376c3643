"""Several processes on one PostgreSQL: what is played or said at one door is seen at the other."""

from collections.abc import Iterator

import pytest

from tests.postgres import Server
from tests.web.table.site import Person, asked, opened, play

pytestmark = pytest.mark.anyio


@pytest.fixture
def database() -> Iterator[str]:
    server = Server()
    yield server.new_database()
    server.remove()


async def test_moves_wishes_and_words_pass_from_house_to_house(database: str) -> None:
    async with opened(database) as east, opened(database) as west:
        anna, ben = await east.person("Anna"), await west.person("Ben")
        table = await east.table_for(anna, ben)
        twin = await west.house.hall.table(table.id)
        assert twin is not None
        people = [anna, ben]
        async with ben.line(f"/t/{table.id}/live?version={twin.version}") as line:
            await line.letter()
            at_east = [Person(east.app, person.account) for person in people]
            for person, own in zip(at_east, people, strict=True):
                person.cookies = own.cookies
            await play(at_east, table, 2)
            letter = await line.letter(lambda said: said.get("version") == table.version)
            assert letter["regions"]
            await anna.send(f"/t/{table.id}/chat", text="hello over there")
            letter = await line.letter(lambda said: "said" in said.get("regions", {}))
            assert "hello over there" in letter["regions"]["said"]
        # Of two at once, at two doors, one wins and the other is told.
        seat, version = asked(table), table.version
        at_west = Person(west.app, people[seat].account)
        at_west.cookies = people[seat].cookies
        await play(at_east, table, 1)
        late = await at_west.send(f"/t/{table.id}/answer", version=version, seat=seat, option=1, confirmed=1)
        assert late.status == 409
        assert twin.version == table.version
