"""Answers over the open line: the same checks, ids and acknowledgements as by form."""

from typing import Any

import msgspec
import pytest

from kesselhaus.store import Unavailable
from kesselhaus.web.socket import SIGNED_OUT, TRY_AGAIN
from tests.web.table.site import Line, Open, Person, asked

pytestmark = pytest.mark.anyio


async def ask(line: Line, wish: str, request: str, **fields: object) -> Any:
    """What the page is told for an answer."""
    texts = {name: str(value) for name, value in {**fields, "request": request}.items()}
    line.say(msgspec.json.encode({"wish": wish, "fields": texts}).decode())
    return await line.letter(lambda letter: letter.get("reply") == request)


async def test_an_answer_is_stored_acknowledged_and_told(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    people = (anna, ben)
    seat = asked(table)
    async with (
        people[seat].line(f"/t/{table.id}/live?version=1") as own,
        people[1 - seat].line(f"/t/{table.id}/live?version=1") as others,
    ):
        reply = await ask(own, "answer", "r-1", version=1, seat=seat, option=0, confirmed=1)
        assert reply["done"]
        assert reply["version"] == table.version == 2
        await others.letter(lambda letter: letter.get("version") == 2)


async def test_asked_twice_it_is_done_once_also_if_once_by_form(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    seat = asked(table)
    person = (anna, ben)[seat]
    fields = {"version": 1, "seat": seat, "option": 0, "confirmed": 1}
    async with person.line(f"/t/{table.id}/live?version=1") as line:
        assert (await ask(line, "answer", "again", **fields))["done"]
        assert (await ask(line, "answer", "again", **fields))["done"]
        assert (await person.send(f"/t/{table.id}/answer", **fields, request="again", live=1)).data["done"]
    assert table.version == 2


async def test_who_is_not_asked_is_told_so_and_nothing_changes(there: Open) -> None:
    anna, ben, eve = await there.person("Anna"), await there.person("Ben"), await there.person("Eve")
    table = await there.table_for(anna, ben)
    for person, seat in ((eve, asked(table)), ((anna, ben)[1 - asked(table)], asked(table))):
        async with person.line(f"/t/{table.id}/live?version=1") as line:
            reply = await ask(line, "answer", "x", version=1, seat=seat, option=0)
            assert "refusal" in reply
            assert "done" not in reply
    assert table.version == 1


async def test_an_answer_to_an_old_question_is_told_what_happened(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    async with anna.line(f"/t/{table.id}/live?version=1") as line:
        first = asked(table)
        await ask(line, "answer", "one", version=1, seat=first, option=0, confirmed=1)
        late = await ask(line, "answer", "two", version=1, seat=first, option=1, confirmed=1)
        assert "refusal" in late
        assert late["regions"]["console"].startswith("<footer")
        back = await ask(line, "undo", "three", version=2, seat=first)
        assert back["done"]
    assert table.version == 3


async def test_who_has_signed_out_answers_no_more(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    seat = asked(table)
    person = (anna, ben)[seat]
    assert person.account is not None
    async with person.line(f"/t/{table.id}/live?version=1") as line:
        await line.letter()
        await there.house.people.sign_out_everywhere(person.account)
        line.say(said("answer", version=1, seat=seat, option=0, request="late"))
        while await line.letters.get() is not None:
            pass
    assert table.version == 1


async def test_with_another_password_the_pages_of_other_browsers_are_told_no_more(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    people = there.house.people
    assert anna.account is not None
    anna.account = await people.keep(anna.account, "Anna of the line", "a long password")
    _, token = await people.sign_in("Anna of the line", "a long password")
    elsewhere = Person(there.app, anna.account, token)
    table = await there.table_for(anna, ben)
    path = f"/t/{table.id}/live?version=1"
    async with anna.line(path) as own, elsewhere.line(path) as other, there.stranger().line(path) as any_one:
        for line in (own, other, any_one):
            await line.letter(lambda letter: "version" in letter)
        changed = {"old": "a long password", "password": "another password"}
        assert (await anna.post("/account/password", changed)).status == 200
        await there.house.store.chat.say(table.id, None, "Kesselhaus", "heard", there.house.clock())
        for line in (own, any_one):
            await line.letter(lambda letter: "heard" in str(letter))
        assert await other.letters.get() is None
        assert other.closed == SIGNED_OUT


async def test_a_line_is_tried_again_while_nobody_can_be_looked_up(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    find = there.house.store.sessions.find
    async with anna.line(f"/t/{table.id}/live?version=1") as line:
        await line.letter(lambda letter: "version" in letter)
        there.house.people._known.forget_all()
        there.house.store.sessions.find = unavailable  # type: ignore[method-assign]
        try:
            line.say(said("answer", version=1, seat=0, option=0, request="r"))
            while await line.letters.get() is not None:
                pass
        finally:
            there.house.store.sessions.find = find  # type: ignore[method-assign]
        assert line.closed == TRY_AGAIN


async def unavailable(hash: bytes) -> None:
    raise Unavailable("The database is locked.")


def said(wish: str, **fields: object) -> str:
    texts = {name: str(value) for name, value in fields.items()}
    return msgspec.json.encode({"wish": wish, "fields": texts}).decode()


@pytest.mark.parametrize(
    "text",
    [
        said("chat", request="a"),
        said("answer", request="<a>"),
        said("answer"),
        '{"wish": "answer", "fields": 3}',
        '{"wish":',
        "[" * 900,
        "\ud800",
    ],
)
async def test_what_no_page_says_closes_the_line(there: Open, text: str) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    async with anna.line(f"/t/{table.id}/live?version=1") as line:
        await line.letter()
        line.say(text)
        while await line.letters.get() is not None:
            pass
    assert table.version == 1


@pytest.mark.parametrize("fields", [{"version": "x"}, {"seat": "9"}, {"seat": "-1"}, {"option": "1.5"}, {}])
async def test_what_makes_no_sense_is_refused_with_a_sentence(there: Open, fields: dict[str, str]) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    async with anna.line(f"/t/{table.id}/live?version=1") as line:
        usual: dict[str, object] = {"version": 1, "seat": 5, "option": 0}
        reply = await ask(line, "answer", "odd", **{**usual, **fields})
        assert reply["refusal"]
    assert table.version == 1


async def test_answers_by_the_line_are_limited_like_forms(limited: Person, there: Open) -> None:
    table = await there.lay(limited, "me me")
    async with limited.line(f"/t/{table.id}/live?version=1") as line:
        replies = [
            await ask(line, "undo", f"r-{number}", version=1, seat=asked(table)) for number in range(80)
        ]
    assert "too many" in replies[-1]["refusal"].lower() or "often" in replies[-1]["refusal"].lower()


@pytest.fixture
async def limited(there: Open) -> Person:
    assert not there.house.limits._off
    return await there.person("Lim")


async def test_a_session_that_ends_is_forgotten_at_once(there: Open) -> None:
    """Remembered or not: whoever was known a moment ago is nobody after his session has ended."""
    people = there.house.people
    account, token = await people.guest("Kim", "en")
    _, other = await people.guest("Lee", "en")
    for _ in range(2):
        known = await people.by_token(token)
        assert known is not None
        assert known.id == account.id
    renamed = await people.rename(account, "Kimball")
    again = await people.by_token(token)
    assert again is not None
    assert again.display == renamed.display == "Kimball"
    await people.sign_out(token)
    assert await people.by_token(token) is None
    assert await people.by_token(other) is not None
