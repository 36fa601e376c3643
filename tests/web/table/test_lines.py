"""The line to an open page: what is new, or everything, and nothing that was not stored."""

import pytest

from kesselhaus.web import socket
from kesselhaus.web.watcher import Eyes, Watcher
from tests.web.table.site import Open, asked, play

pytestmark = pytest.mark.anyio


async def test_the_other_page_is_told_only_what_changed(there: Open) -> None:
    anna, ben = await there.person("Anna", lang="de"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    async with ben.line(f"/t/{table.id}/live?version=1") as line:
        greeting = await line.letter()
        assert "city" not in greeting["regions"]
        await play([anna, ben], table, 1)
        letter = await line.letter(lambda said: said.get("version") == 2)
        assert "city" in letter["regions"]
        assert "donations" not in letter["regions"]
        assert letter["more"]
        assert all(line.startswith(('<li id="l-', '<li id="t-')) for line in letter["more"])


async def test_who_was_away_is_sent_everything(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    await play([anna, ben], table, 3)
    async with ben.line(f"/t/{table.id}/live?version=1") as line:
        letter = await line.letter()
        assert letter["whole"]
        assert letter["version"] == 4
        assert {"city", "console", "lines", "clocks", "affairs"} <= letter["regions"].keys()


async def test_a_letter_that_comes_as_the_page_is_closed_does_not_keep_its_line_open(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    async with anna.line(f"/t/{table.id}/live?version=1") as line:
        await line.letter()
        (watcher,) = table.watchers
        watcher.tell({"regions": {}})
    assert not table.watchers


async def test_a_page_that_is_told_nothing_hears_that_its_line_is_open(
    there: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "STILL_HERE", 0.05)
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    async with anna.line(f"/t/{table.id}/live?version=1") as line:
        await line.letter()
        for _ in range(3):
            assert await line.letter(lambda said: not said) == {}


async def test_an_undo_rewrites_the_log(there: Open) -> None:
    anna = await there.person("Anna")
    table = await there.lay(anna, "me me")
    async with anna.line(f"/t/{table.id}/live?version=1") as line:
        await line.letter()
        await play([anna], table, 1)
        await line.letter(lambda said: said.get("version") == 2)
        await anna.send(f"/t/{table.id}/undo", version=2, seat=asked(table), live=1)
        letter = await line.letter(lambda said: said.get("version") == 3)
        assert "lines" in letter["regions"]


async def test_everybody_hears_what_is_said_and_nothing_in_it_is_html(there: Open) -> None:
    anna, ben = await there.person("<b>Anna</b>"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    async with ben.line(f"/t/{table.id}/live?version=1") as line:
        await line.letter()
        await anna.send(
            f"/t/{table.id}/chat", text="<script>1</script> see /t/abcdefgh and http://x/t/abcdefgh"
        )
        letter = await line.letter(lambda said: "said" in said.get("regions", {}))
        said = letter["regions"]["said"]
        assert "&lt;script&gt;" in said
        assert "&lt;b&gt;Anna" in said
        assert said.count("<a ") == 1
        assert letter["chat"] == 1


async def test_a_page_that_does_not_read_is_dropped() -> None:
    watcher = Watcher(Eyes(None, "en"))
    told = [watcher.tell({"version": number}) for number in range(watcher.letters.maxsize + 1)]
    assert told[:-1] == [True] * watcher.letters.maxsize
    assert not told[-1]
    assert watcher.dropped


async def test_a_page_says_what_it_has_had_in_view(there: Open) -> None:
    anna, ben = await there.person("Anna"), await there.person("Ben")
    table = await there.table_for(anna, ben)
    await play([anna, ben], table, 2)
    async with ben.line(f"/t/{table.id}/live?version=3") as line:
        await line.letter()
        line.say("3")
        line.say("99")
    assert ben.account is not None
    assert await there.house.store.seen.last(ben.account.id, table.id) == 3
    async with ben.line(f"/t/{table.id}/live?version=3") as line:
        await line.letter()
        line.say("DROP TABLE seen")
        assert await line.letters.get() is None


async def test_of_a_long_log_only_the_end_is_looked_at_and_nothing_is_missed() -> None:
    lines: list[str] = [f'<li id="l-{number}"></li>' for number in range(40)]
    watcher = Watcher(Eyes(None, "en"))
    assert watcher.remember_lines(lines[:30]) is None
    assert watcher.remember_lines(lines[2:31]) == [lines[30]]
    grown = [*lines[2:30], lines[30].replace("></", ">more</"), lines[31]]
    assert watcher.remember_lines(grown) == grown[-2:]
    assert watcher.remember_lines(grown[:-3] + grown[-1:]) is None, "what was taken back is to go"
    begun = [lines[2].replace("></", ">other</"), *grown[1:-3], grown[-1]]
    assert watcher.remember_lines(begun) == begun[:1]


async def test_what_a_page_has_is_only_added_to_if_the_rest_is_the_same() -> None:
    watcher = Watcher(Eyes(None, "en"))
    a, b, c, d = (f'<li id="{name}"></li>' for name in "abcd")
    assert watcher.remember_lines([a, b]) is None
    assert watcher.remember_lines([a, b, c]) == [c]
    assert watcher.remember_lines([b, c, d]) == [d]
    assert watcher.remember_lines([b, c]) is None
    assert watcher.remember_lines([b, d, c]) is None
    assert watcher.remember(1, {"a": "1", "b": "1"}) == {"a": "1", "b": "1"}
    assert watcher.remember(2, {"a": "1", "b": "2"}) == {"b": "2"}


async def test_a_page_is_told_whether_it_was_somebody_else_and_whether_it_is_over(there: Open) -> None:
    people = [await there.person("Anna"), await there.person("Ben")]
    table = await there.table_for(*people)
    seat, address = asked(table), f"/t/{table.id}/live?version=0"
    async with people[seat].line(address) as own, people[1 - seat].line(address) as other:
        await own.letter()
        await other.letter()
        await play(people, table, 1)
        letters = [await line.letter(lambda said: said.get("version") == 2) for line in (own, other)]
        assert [(letter["other"], letter["over"], letter["chat"]) for letter in letters] == [
            (False, False, 0),
            (True, False, 0),
        ]
        await people[0].send(f"/t/{table.id}/leave")
        await people[1].send(f"/t/{table.id}/end")
        assert (await other.letter(lambda said: said.get("version") == 4))["over"]
