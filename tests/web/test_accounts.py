"""Accounts on their page: one name, a password that only its owner changes, and a way to go."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from kesselhaus.languages import LANGUAGES
from kesselhaus.store.rows import Change, Entry
from kesselhaus.web.limits import Limits
from kesselhaus.web.live import LiveTable
from kesselhaus.web.refusals import Refusal
from kesselhaus.web.texts import phrases, say
from tests.web.table.site import Open, Person, opened, play

pytestmark = pytest.mark.anyio
PASSWORD = "a long password"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def there(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Open]:
    async with opened(tmp_path_factory.mktemp("house") / "house.db") as house:
        house.house.limits = Limits(off=True)
        yield house


async def kept(there: Open, guest: str, name: str, lang: str = "en") -> Person:
    """A guest who has kept his account by its page."""
    person = await there.person(guest, lang)
    reply = await person.post("/sign-up", {"name": name, "password": PASSWORD})
    assert reply.status == 303, reply.text
    person.account = await there.house.store.accounts.by_name(name)
    return person


async def signed_in(there: Open, name: str, password: str = PASSWORD) -> tuple[int, Person]:
    """Somebody at another browser."""
    stranger = there.stranger()
    reply = await stranger.post("/sign-in", {"name": name, "password": password})
    stranger.cookies = reply.headers.get("set-cookie", "").split(";")[0]
    return reply.status, stranger


async def test_who_keeps_an_account_is_called_by_its_name_everywhere(there: Open) -> None:
    guest, bob = await there.person("Guest 237"), await there.person("Bob")
    table = await there.table_for(guest, bob)
    hot = await there.lay(guest, "me me")
    assert (await guest.send(f"/t/{table.id}/chat", text="hello")).status == 200
    async with bob.line(f"/t/{table.id}/live?version=0") as line:
        await line.letter(lambda letter: "Guest 237" in str(letter))
        assert (await guest.post("/sign-up", {"name": "uxa", "password": PASSWORD})).status == 303
        letter = await line.letter(lambda letter: "uxa" in str(letter))
        assert "Guest 237" not in str(letter)
    for who, path in ((guest, "/"), (guest, "/account"), (guest, f"/t/{table.id}"), (bob, f"/t/{table.id}")):
        page = (await who.get(path)).text
        assert "uxa" in page, path
        assert "Guest 237" not in page, path
    assert [seat.name for seat in hot.seats] == ["uxa 1", "uxa 2"]


async def test_one_name_is_changed_for_signing_in_and_for_others(there: Open) -> None:
    person = await kept(there, "Guest", "Florence")
    table = await there.lay(person, "me open")
    saved = await person.post("/account", {"display": "Flo"})
    assert (saved.status, phrases("en")["saved"] in saved.text) == (200, True)
    await there.house.hall.refresh(table)
    assert "Florence" not in (await person.get(f"/t/{table.id}")).text
    assert [(await signed_in(there, name))[0] for name in ("Flo", "Florence")] == [303, 400]
    await kept(there, "Guest", "Grace")
    taken = await person.post("/account", {"display": "GRACE"})
    assert (taken.status, phrases("en")["name_taken"] in taken.text) == (400, True)


async def test_what_is_saved_stands_in_its_field(there: Open) -> None:
    person = await kept(there, "Guest", "Hedy")
    assert 'name="webhook" maxlength' in (await person.get("/account")).text
    saved = await person.post("/account", {"display": "Hedy", "webhook": "https://example.org/hook?a=1"})
    assert saved.status == 200
    page = (await person.get("/account")).text
    assert 'name="webhook" value="https://example.org/hook?a=1"' in page
    assert 'value="Hedy"' in page


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_misleading_name_is_refused_wherever_one_is_given(there: Open, lang: str) -> None:
    guest = await there.person("Guest", lang)
    table = await there.lay(guest, "me open")
    for name, why in (
        ("uxa\u200b", "name_signs"),
        ("uxа", "name_scripts"),
        ("Kesselhaus", "name_of_the_house"),
    ):
        for person, path, fields in (
            (guest, "/sign-up", {"name": name, "password": PASSWORD}),
            (guest, "/account", {"display": name}),
            (there.stranger(lang), f"/t/{table.id}/join", {"seat": 1, "name": name}),
        ):
            reply = await person.post(path, fields)
            assert (reply.status, phrases(lang)[why] in reply.text) == (400, True), (path, reply.text)
        fields = {"game": "airship_city", "seats": 1, "who": "me", "name": name}
        reply = await there.stranger(lang).post("/new", fields)
        assert (reply.status, phrases(lang)[why] in reply.text) == (400, True)
    assert table.seats[1].is_empty


async def test_a_password_is_changed_with_the_old_one_only(there: Open) -> None:
    person = await kept(there, "Guest", "Ida")
    assert person.account is not None
    status, elsewhere = await signed_in(there, "Ida")
    assert status == 303
    token = await there.house.people.new_api_token(person.account, "mine")
    reply = await person.post("/sign-up", {"name": "Ida", "password": "another password"})
    assert (reply.status, phrases("en")["kept_already"] in reply.text) == (400, True)
    for old, new, why in (
        ("wrong", "another password", "wrong_password"),
        (PASSWORD, "short", "password_length"),
    ):
        reply = await person.post("/account/password", {"old": old, "password": new})
        assert (reply.status, phrases("en")[why] in reply.text) == (400, True)
    assert (await elsewhere.get("/account")).status == 200
    assert await there.house.people.by_api_token(token) is not None

    reply = await person.post("/account/password", {"old": PASSWORD, "password": "another password"})
    assert (reply.status, phrases("en")["password_changed"] in reply.text) == (200, True)
    assert (await person.get("/account")).status == 200, "who has changed it stays signed in"
    assert (await elsewhere.get("/account")).status == 403
    assert await there.house.people.by_api_token(token) is None
    assert [(await signed_in(there, "Ida", each))[0] for each in (PASSWORD, "another password")] == [400, 303]


async def test_all_data_can_be_taken_along(there: Open) -> None:
    ada, bob = await kept(there, "Guest", "Ada L"), await there.person("Bob")
    table = await there.table_for(ada, bob)
    await play([ada, bob], table, 4)
    hidden = await there.table_for(ada, bob, game="planet_steam")
    await ada.send(f"/t/{table.id}/chat", text="mine")
    await bob.send(f"/t/{table.id}/chat", text="his own")
    refused = await ada.post("/account/data", {"password": "wrong"})
    assert (refused.status, phrases("en")["wrong_password"] in refused.text) == (400, True)
    reply = await ada.post("/account/data", {"password": PASSWORD})
    assert reply.status == 200
    assert reply.headers["content-disposition"].startswith("attachment")
    data = reply.data
    assert data["profile"]["name"] == "Ada L"
    assert [said["text"] for said in data["chat"]] == ["mine"]
    matches = {match["id"]: match for match in data["matches"]}
    assert matches.keys() == {table.id, hidden.id}
    assert matches[table.id]["seats"] == ["Ada L", "Bob"]
    assert msgspec.json.encode(matches[table.id]["record"]["answers"])
    assert (matches[hidden.id]["record"] is None) is bool(matches[hidden.id]["why_no_record"])
    guest = await bob.post("/account/data")
    assert guest.data["profile"]["guest"] is True
    assert [said["text"] for said in guest.data["chat"]] == ["his own"]


async def running(there: Open, *people: Person) -> LiveTable:
    table = await there.table_for(*people)
    await play(list(people), table, 2)
    return table


async def test_who_deletes_his_account_is_a_former_player(there: Open) -> None:
    ada, bob, eva = (
        await kept(there, "Guest", "Ada K"),
        await there.person("Bob"),
        await there.person("Eva", "de"),
    )
    assert ada.account is not None
    table, alone = await running(there, ada, bob), await there.lay(ada, "me me")
    waiting = await there.lay(ada, "me open open")
    assert bob.account is not None
    await there.house.sitting.join(waiting, bob.account, 1)
    await ada.send(f"/t/{table.id}/chat", text="so long")
    token = await there.house.people.new_api_token(ada.account, "mine")
    for fields, why in (
        ({"password": "wrong", "sure": 1}, "wrong_password"),
        ({"password": PASSWORD}, "not_sure"),
    ):
        reply = await ada.post("/account/delete", fields)
        assert (reply.status, phrases("en")[why] in reply.text) == (400, True)
    assert (await signed_in(there, "Ada K"))[0] == 303

    assert (await ada.post("/account/delete", {"password": PASSWORD, "sure": 1})).status == 303
    assert (await ada.get("/account")).status == 403
    assert (await signed_in(there, "Ada K"))[0] == 400
    assert await there.house.people.by_api_token(token) is None
    assert table.seats[0].left_at is not None, "a seat of a running match is left"
    for person, lang in ((bob, "en"), (eva, "de")):
        for path in (f"/t/{table.id}", f"/t/{table.id}/replay?at=1"):
            page = (await person.get(path)).text
            assert say("former_player", lang) in page, path
            assert "Ada K" not in page, path
    told = await bob.get(f"/api/tables/{table.id}/chat", **{"accept-language": "de"})
    assert [said["name"] for said in told.data["messages"]] == [say("former_player", "de")]
    assert (await bob.get(f"/t/{alone.id}")).status == 404
    await there.house.hall.refresh(waiting)
    assert (waiting.match.host, waiting.seats[0].is_empty) == (bob.account.id, True)
    assert (await bob.send(f"/t/{waiting.id}/seat", seat=0, level="easy")).status == 200
    assert (await bob.send(f"/t/{table.id}/bot", seat=0, level="easy")).status == 200, "a bot may take over"


async def test_a_guest_goes_without_a_password(there: Open) -> None:
    guest = await there.person("Gast", "de")
    table = await there.lay(guest, "me medium")
    page = (await guest.get("/account")).text
    assert phrases("de")["delete_account_sure"] in page
    assert 'action="/account/password"' not in page
    assert (await guest.post("/account/delete", {"sure": 1})).status == 303
    assert (await guest.get("/account")).status == 403
    assert (await there.stranger().get(f"/t/{table.id}")).status == 404


async def test_who_acts_at_a_table_that_is_just_deleted_reads_that_there_is_none(there: Open) -> None:
    guest = await there.person("Gast", "de")
    table = await there.lay(guest, "me me")
    assert guest.account is not None
    await there.house.store.farewell.forget(guest.account.id)
    entry = Entry(match=table.id, number=table.version + 1, kind="answer", seat=0, body={}, at=0)
    async with table.lock:
        with pytest.raises(Refusal, match="no_table"):
            await there.house.hall.note(table, entry, Change(status="playing", waiting=()))
    assert there.house.hall.tables.known(table.id) is None
