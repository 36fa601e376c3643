"""What a field of a page takes in, the house takes too, to the last sign; and what is longer it does not."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kesselhaus.web.limits import Limits
from kesselhaus.web.texts import phrases
from tests.web.table.site import Open, Person, opened

pytestmark = pytest.mark.anyio

PASSWORD = "a long password"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def there(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Open]:
    async with opened(tmp_path / "house.db") as house:
        house.house.limits = Limits(off=True)
        yield house


async def room(person: Person, path: str, name: str, what: str = "maxlength") -> int:
    """How much a field of a page takes."""
    found = re.search(rf'<input[^>]* name="{name}"[^>]*', (await person.get(path)).text)
    assert found is not None
    told = re.search(rf' {what}="(\d+)"', found[0])
    assert told is not None, found[0]
    return int(told[1])


async def test_names_and_passwords(there: Open) -> None:
    guest = await there.person("Guest")
    name, most = await room(guest, "/account", "name"), await room(guest, "/account", "password")
    least = await room(guest, "/account", "password", "minlength")
    for wrong in ("x" * (most + 1), "x" * (least - 1)):
        reply = await guest.post("/sign-up", {"name": "x" * name, "password": wrong})
        assert (reply.status, phrases("en")["password_length"] in reply.text) == (400, True)
    assert (await guest.post("/sign-up", {"name": "x" * (name + 1), "password": PASSWORD})).status == 400
    assert (await guest.post("/sign-up", {"name": "x" * name, "password": "x" * most})).status == 303
    other = await there.person("Other")
    assert (await other.post("/sign-up", {"name": "short", "password": "x" * least})).status == 303
    called = await room(other, "/account", "display")
    assert (await other.post("/account", {"display": "y" * (called + 1)})).status == 400
    assert (await other.post("/account", {"display": "y" * called})).status == 200


async def test_webhooks_and_labels_of_tokens(there: Open) -> None:
    ada = await there.person("Guest")
    assert (await ada.post("/sign-up", {"name": "Ada", "password": PASSWORD})).status == 303
    most = await room(ada, "/account", "webhook")
    hook = "https://example.org/"
    too_long, longest = (hook + "x" * (length - len(hook)) for length in (most + 1, most))
    assert (await ada.post("/account", {"display": "Ada", "webhook": too_long})).status == 400
    assert (await ada.post("/account", {"display": "Ada", "webhook": longest})).status == 200
    most = await room(ada, "/account", "label")
    for length in (most, most + 1):
        await ada.post("/account/token", {"label": "x" * length})
    assert ada.account is not None
    labels = [token.label for token in await there.house.store.api_tokens.of(ada.account.id)]
    assert labels == ["x" * most] * 2


async def test_what_is_said_and_who_sits_down(there: Open) -> None:
    ada, bob = await there.person("Ada"), there.stranger()
    table = await there.lay(ada, "me open")
    most = await room(ada, f"/t/{table.id}", "text")
    for length in (most, most + 1):
        await ada.send(f"/t/{table.id}/chat", text="x" * length)
    said = await there.house.store.chat.after(table.id, 0)
    assert [message.text for message in said] == ["x" * most] * 2
    most = await room(bob, f"/t/{table.id}", "name")
    assert (await bob.post(f"/t/{table.id}/join", {"seat": 1, "name": "x" * (most + 1)})).status == 303
    assert table.seats[1].name == "x" * most


async def test_a_bot_on_the_last_free_seat_begins_the_match(there: Open) -> None:
    """At once, and not only when somebody looks."""
    ada = await there.person("Ada")
    table = await there.lay(ada, "me open")
    assert (await ada.send(f"/t/{table.id}/seat", seat=1, level="easy")).status == 200
    assert table.match.status == "playing"


async def test_what_no_game_has_is_no_page(there: Open) -> None:
    ada = await there.person("Ada")
    for path in ("/learn/chess", "/play/chess", "/rules/chess", "/components/chess", "/summary/chess"):
        assert (await ada.get(path)).status == 404, path
    for path in ("/learn/chess", "/play/chess", "/learn/airship_city/nothing"):
        assert (await ada.post(path)).status == 404, path
