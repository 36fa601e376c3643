"""A siege of the site: a short one finds nothing, and each thing that it looks for it would find."""

import ast
import asyncio
import json
from inspect import isclass
from pathlib import Path
from random import Random

import pytest

import kesselhaus.web
from kesselhaus.cli import main
from kesselhaus.commands.fuzz import targets
from kesselhaus.lab.fuzz.hostile import FIELDS, FORGED, QUERY, WISHES, Hostile, Target
from kesselhaus.lab.fuzz.siege import Plan, Siege, _role
from kesselhaus.lab.load.browser import Browser
from kesselhaus.lab.load.server import Server
from kesselhaus.web import wishes
from kesselhaus.web.api import taken
from kesselhaus.web.api.operations import OPERATIONS


def test_a_short_siege_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    # How long others wait is measured on a machine of one's own, not beside other tests.
    assert main(["fuzz", "--requests", "160", "--frames", "24", "--slow", "60000", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["findings"], told["requests"], told["frames"]) == ([], 160, 24)
    assert (told["tables_compared"], told["moves"] > 0) == (1, True)
    assert told["log_lines"] > 160
    assert {"400", "404"} <= told["statuses"].keys()


def test_every_address_is_besieged_and_the_same_again_for_the_same_seed() -> None:
    addresses, lines = targets()
    assert {Target("POST", "/sign-in"), Target("GET", "/t/{id}"), Target("POST", "/account/delete")} <= set(
        addresses
    )
    assert lines == ["/t/{id}/live"]

    def shots(seed: int) -> list[str]:
        hostile = Hostile(Random(seed), "http://127.0.0.1:1", ["table"])
        return [hostile.shot(target).told() for target in addresses]

    assert shots(1) == shots(1) != shots(2)
    for target in addresses:
        shot = Hostile(Random(3), "http://127.0.0.1:1", ["table"]).shot(target)
        assert (shot.path.isascii(), shot.path.isprintable(), " " in shot.path) == (True, True, False)


def test_whatever_the_site_reads_is_sent() -> None:
    """Names of fields and of parts of an address, as they stand in the code of the site."""
    fields, query = set[str](), set[str]()
    for path in Path(kesselhaus.web.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=called, args=[first, ast.Constant(value=str(name)), *_]) if (
                    ast.unparse(called).rpartition(".")[2] in ("one", "whole_number")
                    and ast.unparse(first) == "fields"
                ):
                    fields.add(name)
                case ast.Call(func=called, args=[_, ast.Constant(value=str(name)), *_]) if (
                    ast.unparse(called).rpartition(".")[2] == "asked"
                ):
                    query.add(name)
                case ast.Call(
                    func=ast.Attribute(value=place, attr="get"), args=[ast.Constant(value=str(name)), *_]
                ):
                    read = ast.unparse(place)
                    (query if read.endswith("query_params") else fields if read == "fields" else set()).add(
                        name
                    )
                case ast.Compare(left=ast.Constant(value=str(name)), ops=[ast.In()], comparators=[place]):
                    read = ast.unparse(place)
                    (query if read in QUERIES else fields if read == "fields" else set()).add(name)
    bodies = [kind for kind in vars(taken).values() if isclass(kind) and issubclass(kind, taken.Taken)]
    fields |= {name for kind in bodies for name in kind.__struct_fields__}
    query |= {name for operation in OPERATIONS for name, _ in operation.asks}
    assert {"seat", "row", "company", "old"} <= fields
    assert {"seat", "of", "after", "log", "wide"} <= query
    assert fields - set(FIELDS) == set()
    assert query - set(QUERY) == set()
    assert set(WISHES) > set(wishes.WISHES)


QUERIES = ("request.query_params", "self.request.query_params", "asked")


def test_frames_are_hostile_and_some_are_wishes() -> None:
    frames = [Hostile(Random(seed), "http://127.0.0.1:1", ["table"]).frame() for seed in range(300)]
    texts = [frame for frame in frames if isinstance(frame, str)]
    asked = [frame for frame in texts if frame.startswith('{"wish"') and frame.endswith("}}")]
    assert (len(texts) < len(frames), len(asked) > 80) == (True, True)
    assert {json.loads(frame)["wish"] for frame in asked} == set(WISHES)
    assert any(len(frame) <= 1000 and "row" in json.loads(frame)["fields"] for frame in asked)


def a_siege(port: int = 1) -> Siege:
    return Siege(Plan(requests=3), Server("nowhere.db", port=port), [Target("GET", "/x")], [])


def test_an_error_of_the_server_is_found_with_what_leads_to_it() -> None:
    async def broken(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 500 Oh\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()

    async def inside() -> Siege:
        async with await asyncio.start_server(broken, "127.0.0.1", 0) as server:
            siege = a_siege(server.sockets[0].getsockname()[1])
            siege._megabytes = lambda: None  # type: ignore[method-assign]
            await siege._shoot(iter(range(3)), [Browser(siege.server.address)], ["table"], lambda: None)
            return siege

    report = asyncio.run(inside()).report
    assert report.statuses == {"500": 3}
    assert [finding.what for finding in report.findings] == ["Answered with 500."] * 3
    assert report.findings[0].reproduce.startswith("request 0 as stranger: GET /x")


def test_forged_lines_and_trouble_are_found_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    good = "2026-11-18 12:00:00,000 INFO kesselhaus.requests: GET / 200 1.0 ms"
    log.write_text(
        "\n".join([good, FORGED, "Traceback (most recent call last):", good.replace("INFO", "ERROR")])
    )
    siege = a_siege()
    siege.look_at_log(log)
    told = [finding.what for finding in siege.report.findings]
    assert told == ["A line of the log is forged.", *["The log tells of trouble."] * 2]
    assert siege.report.log_lines == 4


def test_slow_answers_and_growing_memory_are_found() -> None:
    siege = a_siege()
    siege.counted.acknowledged = [0.1, 1.2]
    siege._look_at_moves()
    siege._megabytes = lambda: 900.0  # type: ignore[method-assign]
    siege._look_at_memory()
    assert siege.report.megabytes_after == 900.0, "nothing is known of before"
    siege.report.megabytes_before = 100.0
    for after in (130.0, 200.0):
        siege._megabytes = lambda after=after: after  # type: ignore[misc, method-assign]
        siege._look_at_memory()
    told = [finding.what for finding in siege.report.findings]
    assert told == ["Who played waited [1.2] s for an answer.", "Memory has grown from 100.0 to 200.0 MB."]


def test_who_sent_something_is_told() -> None:
    assert [_role(role) for role in range(5)] == ["stranger", "player", "opponent", "player", "opponent"]
