"""For whom runs the house: serve, backup, restore and load, as real processes."""

import json
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kesselhaus.cli import main
from tests.postgres import Server

KESSELHAUS = [sys.executable, "-m", "kesselhaus"]


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server as a person starts it: in its folder, and nothing said but a port."""
    command = [*KESSELHAUS, "serve", "--port", "0", *words]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.fullmatch(r"Kesselhaus is open: (http://127\.0\.0\.1:\d+)/  \(Ctrl\+C closes it\)\n", line)
        assert found, (line, server.stderr and server.stderr.read())
        yield found[1], server
        if server.poll() is None:
            server.kill()


def get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=60) as reply:
        content: bytes = reply.read()
    return content


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_logs_and_closes_cleanly(tmp_path: Path, kind: signal.Signals) -> None:
    with serving(tmp_path) as (address, server):
        assert get(f"{address}/healthz") == b"well\n"
        server.send_signal(kind)
        out, log = server.communicate(timeout=60)
    assert (server.returncode, out) == (0, "")
    assert re.search(r"INFO kesselhaus\.requests: GET /healthz 200 \d+\.\d ms", log)
    assert "Traceback" not in log
    files = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert files["kesselhaus.db"] == files["kesselhaus.db.secret"] == 0o600
    assert "kesselhaus.db-wal" not in files


def test_a_second_house_on_one_file_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path):
        done = subprocess.run(
            [*KESSELHAUS, "serve", "--port", "0"], cwd=tmp_path, capture_output=True, text=True, check=False
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("kesselhaus: Another Kesselhaus has kesselhaus.db open")


def test_backup_and_restore_while_the_house_is_open(tmp_path: Path) -> None:
    with serving(tmp_path) as (address, _):
        request = urllib.request.Request(f"{address}/play/airship_city", data=b"", method="POST")
        with urllib.request.urlopen(request, timeout=60) as reply:
            table = reply.url
        db, copy, fresh = (str(tmp_path / name) for name in ("kesselhaus.db", "copy", "fresh.db"))
        assert main(["backup", copy, "--db", db]) == 0
        assert main(["restore", copy, "--db", fresh]) == 0
        assert get(f"{address}/healthz") == b"well\n"
    with serving(tmp_path, "--db", fresh) as (address, _):
        assert b"<html" in get(f"{address}/t/{table.rpartition('/')[2]}")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["backup", "copy", "--db", "nothing.db"], "There is no database nothing.db."),
        (["restore", "nothing", "--db", "x.db"], "There is no file nothing."),
        (["restore", "README.md", "--db", "{folder}/x.db"], "is not part of a backup"),
        (["serve", "--processes", "2"], "Several processes need a PostgreSQL database"),
        (["serve", "--db", "mysql://x"], "is none of the databases"),
        (["serve", "--db", "{folder}/no/such/folder.db"], "cannot be opened: No such file or directory."),
        (["serve", "--host", "0.0.0.0", "--port", "0", "--without-limits"], "is for this machine only"),
        (["load", "--address", "http://203.0.113.7:80"], "A load is for this machine only"),
        (["load", "--address", "https://127.0.0.1"], "A load is for this machine only"),
        (["load", "--tables", "5000"], "--tables is a whole number from 1 to 1000"),
        (["load", "--seconds", "3601"], "--seconds is a whole number from 1 to 600"),
        (["kills", "--times", "0"], "--times is a whole number from 1 to 1000"),
    ],
)
def test_what_is_not_possible_is_said_in_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled = [word.format(folder=tmp_path) for word in words]
    if words[0] == "serve" and "--db" not in words:
        filled += ["--db", str(tmp_path / "house.db")]
    assert main([*filled, *(["--port", "0"] if words[0] == "serve" and "--port" not in words else [])]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


def test_load_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--tables", "2", "--seconds", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["pages"], told["errors"]) == (2, 4, 0)
    assert told["moves"] >= 1
    assert told["shown"]["median"] <= told["shown"]["p95"] <= told["shown"]["most"]
    assert 1000 < told["page_bytes"] < 300_000
    assert told["server_megabytes"] > 10


def test_load_tells_people_what_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--tables", "1", "--seconds", "1", "--game", "planet_steam"]) == 0
    out = capsys.readouterr().out
    assert "1 tables of planet_steam, two people each" in out
    assert "answer to the other page" in out


def test_several_processes_share_a_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    server = Server()
    try:
        words = ["load", "--tables", "4", "--seconds", "3", "--json", "--processes", "2"]
        assert main([*words, "--db", server.new_database()]) == 0
    finally:
        server.remove()
    told = json.loads(capsys.readouterr().out)
    assert told["errors"] == 0
    assert told["moves"] >= 4
