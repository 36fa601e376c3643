"""What is this? Cards of things as the house sends them, and the book beside the table."""

from urllib.parse import quote

import msgspec
import pytest

from kesselhaus.languages import LANGUAGES
from tests.web.table.site import Open, Reply, play

pytestmark = pytest.mark.anyio

ABSURD = (
    "",
    "tile-none",
    "x" * 81,
    "x" * 5000,
    "<script>",
    "ship-",
    "worker-0-9999",
    "\x00",
    "ship-tourist\n",
)


def told(reply: Reply) -> dict[str, str]:
    found: dict[str, str] = msgspec.json.decode(reply.text)
    return found


async def test_a_card_is_made_for_who_asks(there: Open) -> None:
    """Who moves reads what is lacking; the other, who decides; a spectator the price without "you have"."""
    ada, bob, eve = await there.person("Ada"), await there.person("Bob", "de"), there.stranger()
    table = await there.table_for(ada, bob)
    people = [ada, bob]
    first = table.match.waiting[0]
    address = f"/t/{table.id}/thing?of="
    looking = (people[first], people[1 - first], eve)
    cards = [told(await person.get(f"{address}upgrade-wood")) for person in looking]
    mine, other, spectator = (card["html"] for card in cards)
    assert ("Not now." in mine) or ("Jetzt nicht." in mine)
    assert ("decides now" in other) or ("Jetzt entscheidet" in other)
    assert "you have 2" in mine + other
    assert "du hast 2" in mine + other
    assert "you have" not in spectator
    assert "Cost</h3>" in spectator
    assert all(card["rule"] == "AC-71" for card in cards)
    assert 'href="/rules/airship_city#AC-71"' in mine


async def test_a_moment_that_is_past_says_what_was_and_offers_nothing(there: Open) -> None:
    ada = await there.person("Ada")
    table = await there.table_for(ada)
    await play([ada], table, 3)
    address = f"/t/{table.id}/thing?of=tile-harbour"
    then = told(await ada.get(f"{address}&at=1"))["html"]
    assert "Harbour" in then
    assert 'class="no"' not in then
    assert 'class="yes"' not in then
    assert (await ada.get(f"{address}&at=999")).status == 404


@pytest.mark.parametrize("thing", ABSURD)
async def test_what_is_no_thing_is_told_in_a_sentence(there: Open, thing: str) -> None:
    table = await there.table_for(await there.person("Ada"), await there.person("Bob"))
    for lang, sentence in (("en", "nothing of that name"), ("de", "nichts mit diesem Namen")):
        reply = await there.stranger(lang).get(f"/t/{table.id}/thing?of={quote(thing)}")
        assert reply.status == 404
        assert sentence in told(reply)["refusal"]


async def test_the_book_has_every_rule_and_no_ids(there: Open) -> None:
    for lang in LANGUAGES:
        reply = await there.stranger().get(f"/rule/airship_city?lang={lang}")
        assert reply.status == 200
        assert 'data-rule="AC-81"' in reply.text
        assert reply.text.count('<details class="example" data-figure="') >= 24
        assert " id=" not in reply.text
    assert (await there.stranger().get("/rule/airship_city?lang=xx")).status == 404
    assert (await there.stranger().get("/rule/none?lang=en")).status == 404
