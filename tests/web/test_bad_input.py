"""Bad input, from a slip of the keyboard to malice: it gets a sentence, and nothing has changed."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest
from starlette.exceptions import HTTPException

from kesselhaus.languages import LANGUAGES
from kesselhaus.web import intake
from kesselhaus.web.diary import OneLine
from kesselhaus.web.limits import Limits
from kesselhaus.web.texts import phrases
from tests.postgres import Server
from tests.web.api.program import Program, run
from tests.web.table.site import Open, Person, play


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def db(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[], str]]:
    """Makes the address of a new database."""
    if request.param == "sqlite":
        yield lambda: str(tmp_path_factory.mktemp("house") / "house.db")
        return
    server = Server()
    yield server.new_database
    server.remove()


async def seated(there: Open) -> tuple[Person, Person, str]:
    """Ada, who has an account, and Bob at a table of theirs, a few moves into the match."""
    there.house.limits = Limits(off=True)
    ada, bob = await there.person("Ada"), await there.person("Bob")
    assert ada.account is not None
    await there.house.people.keep(ada.account, "Ada", "a long password")
    table = await there.table_for(ada, bob)
    await play([ada, bob], table, 2)
    return ada, bob, f"/t/{table.id}"


FAR_AWAY = "WzAsLTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5LCJhIl0"
"""The place in a list of tables that was there before all time."""
BAD_ADDRESSES = [
    ("?seat=²", 200),
    (f"?seat={'9' * 5000}", 200),
    ("/replay?at=²", 404),
    ("/replay?at=٣", 404),
    (f"/replay?at={'1' * 5000}", 404),
    ("/record?at=²", 404),
    ("/advice?at=²", 404),
    ("/since?from=²", 400),
    (f"/since?from={'1' * 30}", 400),
]
BAD_FORMS: list[tuple[str, dict[str, object], int]] = [
    ("/sign-in", {"name": "x" * 41, "password": "a long password"}, 400),
    ("/sign-in", {"name": "a\0da", "password": "a long password"}, 400),
    ("/sign-up", {"name": "a\0da", "password": "a long password"}, 400),
    ("/account", {"display": "A\0da"}, 400),
    ("/account", {"display": "Ada", "webhook": f"https://example.org/{'x' * 500}"}, 400),
    ("/account/token", {"label": "a\0"}, 400),
    ("/account/token", {"label": " "}, 400),
    ("/invited", {"table": "/t/a\0"}, 400),
    ("/invited", {"table": "x" * 3000}, 404),
    ("TABLE/chat", {"text": "hi\0"}, 400),
    ("TABLE/chat", {"text": "hi\x1b[2J"}, 400),
    ("TABLE/answer", {"version": 2**63, "seat": 0, "option": 0}, 400),
    ("TABLE/answer", {"version": 2, "seat": 0, "option": '{"type":"Step","to":' + "9" * 30 + "}"}, 400),
    ("TABLE/answer", {"version": 2, "seat": 0, "option": '{"a":' * 1500 + "1" + "}" * 1500}, 400),
    ("TABLE/agree", {"entry": 2**63}, 400),
    ("TABLE/refuse", {"entry": "²"}, 400),
]


def test_bad_addresses_and_forms_get_a_sentence(db: Callable[[], str]) -> None:
    async def scenario(there: Open) -> None:
        ada, bob, path = await seated(there)
        before = (await ada.get(path)).text
        for lang, person in zip(LANGUAGES, (ada, bob), strict=True):
            person.lang = lang
            for end, status in BAD_ADDRESSES:
                reply = await person.get(quote(path + end, safe="/?=&"))
                assert reply.status == status, end
            for address, fields, status in BAD_FORMS:
                reply = await person.send(address.replace("TABLE", path), **fields)
                assert reply.status in (status, 403), (address, fields, reply.text[:200])
                assert len(reply.text) > 20
        ada.lang = "en"
        assert (await ada.get(path)).text == before
        for address in (
            "/t/a\0",
            "/t/a\0/replay",
            "/t/\ufffd/since?from=1",
            f"/t/{'x' * 3000}",
            "/new?seats=²",
        ):
            reply = await ada.get(address.encode("utf-8", "replace").decode())
            assert reply.status in (200, 404), address
        assert (await ada.get(f"/new?seats={'5' * 5000}")).status == 200
        for headers in ({"origin": "http://["}, {"origin": "http://house\0"}):
            assert (await ada.post(f"{path}/chat", {"text": "hi"}, **headers)).status == 403
        assert (await ada.get("/language/de", referer="http://[")).headers["location"] == "/"

    run(db(), scenario)  # type: ignore[arg-type]


def test_a_bad_field_is_named_in_the_language_of_who_sent_it(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada, _bob, path = await seated(there)
        for lang in LANGUAGES:
            ada.lang = lang
            ada.cookies = "; ".join([ada.cookies.partition(";")[0], f"lang={lang}"])
            said = (await ada.send(f"{path}/chat", text="\0")).data["refusal"]
            assert said == phrases(lang)["odd_text"]
            reply = await ada.post("/sign-in", {"name": "x" * 41, "password": "a long password"})
            assert phrases(lang)["wrong_sign_in"] in reply.text
            reply = await ada.post("/account", {"display": "Ada", "webhook": f"https://a.org/{'x' * 500}"})
            assert phrases(lang)["webhook_refused"] in reply.text

    run(tmp_path / "house.db", scenario)


def test_bad_json_gets_a_sentence(db: Callable[[], str]) -> None:
    async def scenario(there: Open) -> None:
        ada, _bob, path = await seated(there)
        assert ada.account is not None
        token = await there.house.people.new_api_token(ada.account, "tests")
        program = Program(there, there.stranger(), token)
        table = path.removeprefix("/t")
        answer = b'{"seat":0,"version":3,"request":"r","option":%b}'
        for option in (
            b'{"a":' * 1500 + b"1" + b"}" * 1500,
            b'{"a":[' * 700 + b"]}" * 700,
            b'{"type":"Step","to":18446744073709551616}',
            b'{"type":"Step","to":-9223372036854775809}',
            b"9" * 5000,
        ):
            await program.refused(400, f"/tables{table}/answer", answer % option)
        for wish in ("agree", "refuse"):
            await program.refused(400, f"/tables{table}/{wish}", b'{"version":9223372036854775808}')
            await program.refused(400, f"/tables{table}/{wish}", b'{"version":9223372036854775807}')
        await program.refused(400, f"/tables{table}/chat", b'{"text":"a\\u0000b"}')
        await program.refused(404, "/tables/a\0")
        for lists in ("lobby", "mine", "finished"):
            await program.refused(400, f"/tables?list={lists}&after={FAR_AWAY}")
        kind = {"content-type": "application/json"}
        for body in (
            b'{"a":' * 1500 + b"1" + b"}" * 1500,
            b'{"a":"\\u0000"}',
            b'{"option":1e999}',
            b"[]",
            b"\xff",
            b'{"option":"\xff"}',
            b'{"\xed\xa0\x80":1}',
        ):
            assert (await ada.post(f"{path}/answer", body, **kind)).status == 400

    run(db(), scenario)  # type: ignore[arg-type]


def test_a_line_takes_nothing_but_versions(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(there: Open) -> None:
        ada, _bob, path = await seated(there)
        for frame in ({"bytes": b"\0\xff"}, {"text": "²"}, {"text": "9" * 900}, {"text": ""}, {"text": "-1"}):
            async with ada.line(f"{path}/live?version=0") as line:
                assert (await line.letter())["version"]
                line.said.put_nowait({"type": "websocket.receive", **frame})
                while await line.letters.get() is not None:
                    pass
                assert line.closed is not None
        for asked in ("version=²", "seat=²", f"version={'1' * 3000}&seat=٣", "version=-1"):
            async with ada.line(f"{path}/live?{quote(asked, safe='=&')}") as line:
                assert (await line.letter())["whole"]
                line.say("1")
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    run(tmp_path / "house.db", scenario)


def test_a_path_with_line_breaks_is_one_line_of_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    forged = "2026-01-01 00:00:00 INFO kesselhaus.requests: GET / 200"

    async def scenario(there: Open) -> None:
        with caplog.at_level(logging.INFO, "kesselhaus.requests"):
            await there.stranger().get(f"/nowhere\n{forged}\u2028{forged}\x1b[2J")
        line = OneLine("%(message)s").format(caplog.records[-1])
        assert line.startswith("GET /nowhere%0A")
        assert line.isprintable()

    run(tmp_path / "house.db", scenario)


def test_no_line_of_the_log_begins_another() -> None:
    record = logging.LogRecord("a", logging.ERROR, "", 0, "%s failed", ("a\r\nb\x85c\u2028d ü",), None)
    assert OneLine("%(levelname)s: %(message)s").format(record) == "ERROR: a\\r\\nb\\x85c\\u2028d ü failed"


def test_numbers_are_plain_digits_and_no_more_than_nine() -> None:
    assert [intake.number(text) for text in ("0", "999999999", "007")] == [0, 999_999_999, 7]
    wrong = (None, "", "²", "٣", "1_000", " 1", "1\n", "-1", "+1", "1234567890")
    assert [intake.number(text) for text in wrong] == [None] * len(wrong)
    assert intake.number("-1", signed=True) == -1


def test_text_may_have_lines_and_no_other_control_characters() -> None:
    assert intake.text("Grüße,\n\tЖ 字 \U0001f682") == "Grüße,\n\tЖ 字 \U0001f682"
    for sign in "\0\x08\x1b\x7f\x85\ud800":
        with pytest.raises(HTTPException, match="odd_text"):
            intake.text(f"a{sign}b")


def test_json_is_measured_before_it_is_read() -> None:
    deep = b"[" * intake.DEEPEST + b"]" * intake.DEEPEST
    assert intake.json(deep, list)
    with pytest.raises(msgspec.DecodeError, match="deep"):
        intake.json(b"[" + deep + b"]", list)
    with pytest.raises(msgspec.DecodeError, match="digits"):
        intake.json(b"[1234567890123456789]", list)
    assert intake.json(b'["%b \\" [[ %b", 123456789012345678]' % (b"[{" * 99, b"9" * 99), list)
    for foreign in (b'["\xff"]', b'["\xed\xa0\x80"]', b'["\xc0\xaf"]'):
        with pytest.raises(msgspec.DecodeError, match="UTF-8"):
            intake.json(foreign, list)
    for endless in (b'"' * 60_001, b'["a\\' * 15_000, b'\\"' * 30_000):
        with pytest.raises(msgspec.DecodeError):
            intake.json(endless, list)
