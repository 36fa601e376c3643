"""The commands as a person or a script meets them."""

import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kesselhaus import games
from kesselhaus.cli import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        status = main(words)
    except SystemExit as left:
        status = int(left.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    status, out, err = run(capsys, *words, "--json")
    slowly = [line for line in err.splitlines() if line.endswith("min left")]  # told on a busy machine
    assert (status, err.splitlines()) == (0, slowly)
    return json.loads(out)


def test_games_lists_the_shelf(capsys: pytest.CaptureFixture[str]) -> None:
    told = {game["game"]: game for game in as_json(capsys, "games")}
    airship = told["airship_city"]
    assert airship["title"] == "Airship City"
    assert {3, 4} <= set(airship["seats"])
    assert len(airship["edition"]) == 16
    status, out, _ = run(capsys, "games")
    assert status == 0
    assert "prerequisite_counts_majority" in out


def test_simulate_plays_and_counts(capsys: pytest.CaptureFixture[str]) -> None:
    told = as_json(capsys, "simulate", "airship_city", "--seats", "3", "--games", "3", "--seed", "5")
    assert (told["games"], told["finished"], told["troubles"]) == (3, 3, [])
    assert told["bots"] == ["random"] * 3
    assert told["decisions"] > 300
    assert len(told["scores"]) == 3
    assert told["seconds"] > 0
    again = as_json(capsys, "simulate", "airship_city", "--seats", "3", "--games", "3", "--seed", "5")
    assert {**again, "seconds": 0} == {**told, "seconds": 0}


def test_simulate_on_all_cores_plays_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "airship_city", "--seats", "1", "--seed", "2", "--variants", "city")
    told = as_json(capsys, *words, "--games", "90")
    alone = [as_json(capsys, *words, "--games", "39")]
    assert (told["games"], told["finished"], told["troubles"]) == (90, 90, [])
    assert told["variants"] == alone[0]["variants"] == ["city"]
    assert told["scores"][0]["least"] <= alone[0]["scores"][0]["least"]
    assert told["scores"][0]["most"] >= alone[0]["scores"][0]["most"]


def test_simulate_draws_variants_for_each_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "simulate",
        "planet_steam",
        "--seats",
        "2",
        "--games",
        "4",
        "--variants",
        "random",
        "--cores",
        "1",
    )
    told = as_json(capsys, *words)
    assert (told["variants"], told["finished"], told["troubles"]) == ("random", 4, [])
    assert told["different_sets"] > 1
    known = {variant.key for variant in games.game("planet_steam").variants}
    assert known >= told["with_variant"].keys() != set()
    assert "sets of variants drawn (adv_immovable_tanks " in run(capsys, *words)[1]


def test_simulate_tells_people(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(
        capsys, "simulate", "airship_city", "--games", "2", "--bots", "random,random,random,random"
    )
    assert (status, err) == (0, "")
    assert out.startswith("2 of 2 matches ended: airship_city, 4 seats")
    assert "seat 4 (random): score" in out


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    told = as_json(capsys, "bench", "airship_city", "--seconds", "1")
    assert [row["seats"] for row in told] == [1, 2, 3, 4]
    for row in told:
        assert row["decisions_per_s"] > 0
        assert row["games_per_s"] > 0
        assert row["fork_us"] > 0
        assert 0 <= row["forced_share"] < 1


def test_bench_takes_seats_and_variants_of_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "2", "--variants", "prerequisite_counts_majority", "--seconds", "1")
    (row,) = as_json(capsys, "bench", "airship_city", *words)
    assert (row["seats"], row["learning"]["options"]) == (2, 418)
    status, _, err = run(capsys, "bench", *words)
    assert (status, err) == (
        2,
        "kesselhaus: Variants are those of one game: kesselhaus bench GAME --variants …\n",
    )


def test_trace_writes_equal_lines_for_equal_rules(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("trace", "airship_city", "--matches", "2", "--seats", "3", "--seed", "5", "--variants", "random")
    status, out, err = run(capsys, *words)
    assert (status, err) == (0, "")
    assert run(capsys, *words)[1] == out
    places = [line.split(" ")[0] for line in out.splitlines()]
    assert places[:2] == ["0:50", "0:100"]
    assert "1:50" in places
    _, full, _ = run(capsys, *words, "--from", "1:51")
    assert [line.split(" ")[0] for line in full.splitlines()] == [f"1:{n}" for n in range(51, 101)]


def test_flow_tells_and_draws_which_task_leads_to_which(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "flow.svg"
    words = ("flow", "airship_city", "--games", "1", "--seats", "3", "--bots", "random", "--out", str(file))
    told = as_json(capsys, *words)
    assert (told["game"], told["matches"], told["seats"], told["file"]) == ("airship_city", 1, [3], str(file))
    assert {
        key: value for key, value in told["stops"][1].items() if key in ("name", "rule", "asks", "part")
    } == {"name": "Turn", "rule": "AC-29", "asks": False, "part": False}
    assert {"start": "Turn", "to": "BetweenMoves", "share": 1.0, "waits": False} in told["ways"]
    assert file.read_text("utf-8").startswith("<svg")
    status, out, _ = run(capsys, *words[:-1], str(tmp_path / "no" / "flow.svg"))
    assert (status, out) == (2, "")
    status, out, _ = run(capsys, *words)
    assert status == 0
    assert "BetweenMoves 100%" in out


def test_rules_lists_tests_by_rule(capsys: pytest.CaptureFixture[str]) -> None:
    told = as_json(capsys, "rules", "airship_city")
    rules = {rule["id"]: rule for rule in told["rules"]}
    assert rules["AC-30a"]["kind"] == "rule"
    assert rules["EX-1"]["kind"] == "example"
    assert rules["AC-30a"]["text"].startswith("Workers of one colour")
    status, out, _ = run(capsys, "rules", "airship_city")
    assert status == 0
    assert "AC-30a Workers of one colour" in out
    untested = as_json(capsys, "rules", "airship_city", "--untested")["rules"]
    assert {rule["id"] for rule in untested} <= {
        key for key, rule in rules.items() if not rule["tests"] and rule["kind"] != "ruling"
    }


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "There is no game 'chess'. Possible: airship_city"),
        (["bench", "chess"], "There is no game 'chess'. Possible: airship_city"),
        (["rules", "chess"], "There is no spec of a game 'chess'. Possible: airship_city"),
        (["simulate", "airship_city", "--seats", "7"], "Possible: 1, 2, 3, 4."),
        (["simulate", "airship_city", "--games", "no"], "--games is a whole number from 1 to"),
        (["simulate", "airship_city", "--games", "0"], "--games is a whole number from 1 to"),
        (["simulate", "airship_city", "--bots", "clever"], "There is no bot 'clever'. Possible: random"),
        (["simulate", "airship_city", "--bots", "random,random"], "one for each of the 4 seats, not 2."),
        (["simulate", "airship_city", "--variants", "x"], "has no variant 'x'. Possible: "),
        (["simulate", "airship_city", "--variants", "city"], "is for 1, 2 seats, not"),
        (["bench", "--seconds", "0"], "--seconds is a whole number from 1 to 3600, not '0'."),
        (["trace", "airship_city", "--from", "7"], "names a match and an answer of it, as 3:151, not '7'."),
        (["trace", "airship_city", "--from", "x:7"], "The match of --from is a whole number from 0 to"),
        (["trace", "airship_city", "--from", "1:0"], "The answer of --from is a whole number from 1 to"),
        (["trace", "airship_city", "--matches", "0"], "--matches is a whole number from 1 to"),
        (["replay", "x"], "The following arguments are required: --out"),
        (["paint"], "invalid choice: 'paint' (choose from"),
        ([], "The following arguments are required: COMMAND"),
    ],
)
def test_what_is_not_possible_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_trouble_is_kept_as_a_file_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from kesselhaus.commands import simulate as command
    from kesselhaus.lab.simulate import KEPT, Plan, keep_troubles, simulate
    from tests.kettle import GAME

    report = simulate(GAME, Plan(2, ("leak",), ("random", "random"), 1), 25, processes=1)
    records = keep_troubles(report, tmp_path / "found")
    command.tell(report, records)
    out = capsys.readouterr().out
    assert len(records) == KEPT == 20
    assert json.loads(Path(records[0]).read_text("utf-8"))["game"] == "kettle"
    assert f"invariant in match 0, answer {report.troubles[0].at}: INV-1 ({records[0]})" in out
    assert "and 5 more" in out


def test_an_installed_copy_says_where_specs_are(tmp_path: Path) -> None:
    package = Path(main.__code__.co_filename).parent
    (tmp_path / "kesselhaus").symlink_to(package)
    done = subprocess.run(
        [sys.executable, "-m", "kesselhaus", "rules", "airship_city"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "found only in a source checkout" in done.stderr


def test_output_that_nobody_reads_on_is_no_error() -> None:
    script = f"{sys.executable} -m kesselhaus rules airship_city | head -n 1"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("AC-1 ")
    assert done.stderr == ""


def test_serve_says_when_a_port_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, out, err = run(capsys, "serve", "--port", str(port))
    assert (status, out) == (2, "")
    assert f"127.0.0.1, port {port}, cannot be opened: Address already in use." in err
    assert run(capsys, "serve", "--port", "70000")[0] == 2


def test_progress_is_drawn_only_for_people() -> None:
    script = (
        "import os, pty, sys; from kesselhaus.cli import main; "
        "sys.exit(os.waitstatus_to_exitcode(pty.spawn([sys.executable, '-m', 'kesselhaus', "
        "'simulate', 'airship_city', '--seats', '1', '--games', '30', '--json'])))"
    )
    watched = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "Airship City, 1 seats" in watched.stdout
    assert "/30" in watched.stdout
