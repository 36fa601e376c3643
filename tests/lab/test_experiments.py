"""Experiments: no match is lost, parts come to the same as the whole, and anybody's bot may sit down."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kesselhaus import Match, games
from kesselhaus.cli import main
from kesselhaus.commands import shared, simulate, tournament

PLAYED = ["--seats", "2", "--games", "6", "--cores", "1", "--json"]

TIMID = '''
class Timid:
    """Takes the first option."""

    def __init__(self, chance):
        self.chance = chance

    def choose(self, view):
        return view.question.options[0]


class Tired(Timid):
    """Takes any option, and stops all after so many answers, but only once."""

    answers = 0

    def choose(self, view):
        from pathlib import Path

        Tired.answers += 1
        bed = Path(__file__).with_name("bed")
        if Tired.answers > 400 and not bed.exists():
            bed.touch()
            raise KeyboardInterrupt
        return self.chance.choice(view.question.options)


class Clumsy(Timid):
    """Stumbles."""

    def choose(self, view):
        raise ValueError("where\\n is it?")


class Rude(Timid):
    """Answers something else."""

    def choose(self, view):
        return {"kind": "of blue"}


class Patient(Timid):
    """Takes any option. In its ninth match in one process it waits until it may go on."""

    matches = 0

    def __init__(self, chance):
        super().__init__(chance)
        Patient.matches += 1

    def choose(self, view):
        import time
        from pathlib import Path

        while Patient.matches > 8 and not Path(__file__).with_name("go").exists():
            time.sleep(0.01)
        return self.chance.choice(view.question.options)
'''


@pytest.fixture
def bots(tmp_path: Path) -> str:
    file = tmp_path / "mybots.py"
    file.write_text(TIMID)
    return str(file)


def files(folder: Path) -> dict[str, bytes]:
    """Everything but how long bots thought."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name not in ("times.jsonl", "plot.png")
    }


def test_what_was_stopped_goes_on_and_comes_to_the_same(
    tmp_path: Path, bots: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "airship_city", "--bots", f"{bots}:Tired,random", *PLAYED]
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    assert main([*words, "--out", str(stopped)]) == 130
    kept = capsys.readouterr().err
    assert "of 6 matches are kept in" in kept
    assert "--resume goes on with them" in kept
    lines = (stopped / "played.jsonl").read_text().splitlines()
    assert 1 <= len(lines) < 6
    assert len(list((stopped / "matches").iterdir())) == len(lines)
    assert main([*words, "--out", str(stopped)]) == 2
    assert "--resume goes on with it" in capsys.readouterr().err
    for name in ("played.jsonl", "times.jsonl"):
        with (stopped / name).open("a") as file:
            file.write('{"number": 5, "fou')  # torn, as on a full disk
    assert main([*words, "--out", str(stopped), "--resume"]) == 0
    assert main([*words, "--out", str(whole)]) == 0
    assert files(stopped) == files(whole)
    times = [json.loads(line) for line in (stopped / "times.jsonl").read_text().splitlines()]
    assert [told["number"] for told in times] == list(range(6))
    assert len(files(whole)) == 4 + 6  # experiment, lines, report, table, and the records


def test_who_is_stopped_while_it_is_put_in_order_still_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines are not thrown away before the others lie there: the worst moment is behind an opened file."""
    words = ["tournament", "airship_city", "--bots", "random", "--out", str(tmp_path), *PLAYED]
    real, full = Path.write_bytes, set[str]()

    def stopped(file: Path, data: bytes) -> int:
        if file.name in full:
            file.open("wb").close()
            raise KeyboardInterrupt
        return real(file, data)

    monkeypatch.setattr(Path, "write_bytes", stopped)
    for name in ("played", "times"):
        full |= {f"{name}.jsonl", f"{name}.new"}
        assert main([*words, "--resume"]) == 130
        assert len((tmp_path / "played.jsonl").read_bytes().splitlines()) == 6
        full.clear()
    assert main([*words, "--resume"]) == 0
    assert not list(tmp_path.glob("*.new"))


@pytest.fixture
def _as_at_a_terminal() -> Iterator[None]:
    """What a shell runs behind the scenes does not hear Ctrl+C, nor does what that runs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_as_at_a_terminal")
def test_ctrl_c_in_the_middle_costs_no_match_that_had_ended(tmp_path: Path, bots: str) -> None:
    """As at a terminal: all processes are told to stop, in the middle of what they do."""
    words = ["tournament", "airship_city", "--bots", f"{bots}:Patient", "--seats", "1", "--games", "20"]
    cut, whole = tmp_path / "cut", tmp_path / "whole"
    command = [sys.executable, "-m", "kesselhaus", *words, "--cores", "2", "--out", str(cut)]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True)
    while _kept(cut) < 16:
        with pytest.raises(subprocess.TimeoutExpired):  # it goes on
            running.wait(0.02)
    os.killpg(running.pid, signal.SIGINT)
    told = running.communicate(timeout=60)[1].decode()
    assert running.returncode == 130
    assert _kept(cut) == 16
    assert told.splitlines()[-1].startswith(f"kesselhaus: Stopped. 16 of 20 matches are kept in {cut}")
    assert "Traceback" not in told
    before = {file.name: file.stat().st_mtime_ns for file in (cut / "matches").iterdir()}
    assert len(before) == 16
    Path(bots).with_name("go").touch()
    words += ["--cores", "1"]  # a core more or less is no difference, but a process takes a while to start
    assert main([*words, "--out", str(cut), "--resume"]) == 0
    assert main([*words, "--out", str(whole)]) == 0
    assert files(cut) == files(whole)
    assert {name: (cut / "matches" / name).stat().st_mtime_ns for name in before} == before


def _kept(folder: Path) -> int:
    """The matches that a folder has by now."""
    played = folder / "played.jsonl"
    return played.read_bytes().count(b"\n") if played.exists() else 0


def test_another_experiment_is_not_mixed_in_but_one_that_ended_makes_room(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "airship_city", "--bots", "random", "--out", str(tmp_path), *PLAYED]
    assert main(words) == 0
    assert main([*words, "--seed", "2", "--resume"]) == 2
    assert "another experiment" in capsys.readouterr().err
    assert main([*words, "--games", "8", "--resume"]) == 0  # more matches of the same
    assert json.loads(capsys.readouterr().out)["report"]["games"] == 8
    assert main([*words, "--seed", "2"]) == 0
    assert len(list((tmp_path / "matches").iterdir())) == 6


def test_parts_put_together_are_the_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "airship_city", "--bots", "random", *PLAYED]
    parts = [str(tmp_path / f"part {part}") for part in (1, 2)]
    for part, out in enumerate(parts, start=1):
        assert main([*words, "--shard", f"{part}/2", "--out", out]) == 0
    assert main(["merge", *parts[:1], "--out", str(tmp_path / "half")]) == 2
    assert "3 of 6 matches are in none of these folders" in capsys.readouterr().err
    assert main(["merge", *parts, "--out", str(tmp_path / "merged"), "--json"]) == 0
    merged = json.loads(capsys.readouterr().out)
    assert main([*words, "--out", str(tmp_path / "whole")]) == 0
    assert json.loads(capsys.readouterr().out) == merged
    assert files(tmp_path / "merged") == files(tmp_path / "whole")
    assert {"things.csv", "choices.csv", "report.json"} <= files(tmp_path / "whole").keys()
    assert (tmp_path / "whole" / "plot.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--shard", "3/2"], "The part of --shard is a whole number from 1 to 2"),
        (["--shard", "3"], "--shard names a part and how many there are, as 2/8"),
        (["--resume"], "need a folder in which the matches are kept"),
        (["--on", "fog"], "--on names a cluster, ray or ray:ADDRESS, not 'fog'"),
        (["--components", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["--components", __file__], "holds no components of Airship City"),
        (["--bots", "nowhere.py:Bot"], "There is no file nowhere.py."),
        (["--bots", "nowhere.py:"], "There is no bot 'nowhere.py:'. Possible: random"),
        (["--bots", ":Bot"], "There is no bot ':Bot'. Possible: random"),
        (["--bots", "kesselhaus.nowhere:Bot"], "kesselhaus.nowhere cannot be imported (ModuleNotFoundError"),
        (["--bots", "kesselhaus.bots:Nobody"], "kesselhaus.bots has no 'Nobody'."),
        (["--bots", "random:Random"], "random:Random cannot sit down (TypeError"),
        (["--bots", "types:SimpleNamespace"], "cannot sit down"),
        (["--bots", "builtins:str"], "is no bot: it has no method choose(view)."),
        (["--bots", "search:9"], "There is no bot 'search:9'. Possible: random"),
    ],
)
def test_what_is_not_possible_is_told(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", "airship_city", "--games", "1", *words]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("cores", ["1", "2"])
@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("Clumsy", "ValueError: where is it? (mybots.py, line 32)."),
        ("Rude", "That is no answer this game knows: Object missing required field `type`."),
    ],
)
def test_a_bot_that_fails_is_told_in_a_sentence_and_costs_no_match(
    tmp_path: Path, bots: str, kind: str, why: str, cores: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "airship_city", "--bots", f"{bots}:{kind}", "--seats", "2", "--games", "2"]
    assert main([*words, "--cores", cores, "--out", str(tmp_path / "cup")]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"kesselhaus: {bots}:{kind} failed in match ")
    assert why in told
    assert "0 of 2 matches are kept in" in told
    assert told.count("\n") == 1


def test_bots_of_ones_own_play_also_in_other_processes(
    tmp_path: Path, bots: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tournament", "airship_city", "--bots", f"{bots}:Timid,random", "--seats", "2", "--games", "2"]
    assert main([*words, "--cores", "2", "--out", str(tmp_path / "cup"), "--json"]) == 0
    standings = json.loads(capsys.readouterr().out)["report"]["standings"]
    assert {standing["bot"] for standing in standings} == {f"{bots}:Timid", "random"}
    assert sum(standing["rating"]["value"] for standing in standings) == pytest.approx(3000, abs=0.2)


def test_a_simulation_keeps_each_match_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "airship_city", "--seats", "2", "--games", "2", "--cores", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    assert f"plot: {tmp_path}/plot.png" in capsys.readouterr().out
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
    lines = map(json.loads, (tmp_path / "played.jsonl").read_text().splitlines())
    for line, file in zip(lines, sorted((tmp_path / "matches").iterdir()), strict=True):
        result = Match.load(file).result
        assert result is not None
        assert line["found"]["scores"] == list(result.scores)


def test_bots_of_installed_packages_have_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A package as pip would lay it down: its code, and beside it what it brings."""
    (tmp_path / "timid_bots.py").write_text(TIMID)
    (tmp_path / "broken_bots.py").write_text("import nowhere_at_all")
    about = tmp_path / "timid_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: timid-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[kesselhaus.bots]\ntimid = timid_bots:Timid\nbroken = broken_bots:B\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))  # for other processes
    words = ["tournament", "airship_city", "--bots", "timid,random", "--seats", "2", "--games", "2"]
    assert main([*words, "--cores", "2", "--out", str(tmp_path / "cup"), "--json"]) == 0
    standings = json.loads(capsys.readouterr().out)["report"]["standings"]
    assert {standing["bot"] for standing in standings} == {"timid", "random"}
    assert main(["tournament", "airship_city", "--bots", "bold"]) == 2
    assert "Possible: random, greedy" in (told := capsys.readouterr().err)
    assert "timid" in told
    assert main(["tournament", "airship_city", "--bots", "broken"]) == 2
    assert "broken_bots:B cannot be imported (ModuleNotFoundError" in capsys.readouterr().err


def test_other_components_are_played_and_carried_by_the_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (Path(games.__file__).parent / "airship_city" / "components.toml").read_text("utf-8")
    dear = tmp_path / "dear.toml"
    dear.write_text(
        text.replace("[constants.hire_cost]\nvalue = 10", "[constants.hire_cost]\nvalue = 12"), "utf-8"
    )
    words = ["tournament", "airship_city", "--bots", "random", "--components", str(dear), *PLAYED]
    assert main([*words, "--games", "2", "--out", str(tmp_path / "cup")]) == 0
    capsys.readouterr()
    match = Match.load(tmp_path / "cup" / "matches" / "00000.json")
    assert match.box.edition != games.game("airship_city").box().edition
    assert match.result is not None
    words = ["compare", "airship_city", "shipped", str(dear), "--bots", "random", *PLAYED]
    assert main([*words, "--games", "2"]) == 0
    report = json.loads(capsys.readouterr().out)["report"]
    assert [told["what"] for told in report["differences"]] == [
        "score",
        "score of the winner",
        "margin",
        "decisions",
    ]
    assert report["won"]["value"] == 0


def test_without_a_terminal_a_line_now_and_then_tells_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also while nothing ends; and how long it takes, not by what was there before."""
    monkeypatch.setattr(shared, "EVERY", 0.002)

    def next_line() -> str:
        capsys.readouterr()
        told = ""
        while told.count("\n") < 2:  # the first may be from before
            told += capsys.readouterr().err
        return told.splitlines()[1]

    with shared.progress("Airship City", 4) as advance:
        assert next_line() == "Airship City: 0 of 4"
        advance(1)
        assert next_line() == "Airship City: 1 of 4"
        advance(2)
        line = next_line()
        assert line.startswith("Airship City: 3 of 4, about ")
        assert line.endswith(" min left")


def test_a_part_tells_how_far_it_is_by_its_own_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    totals: list[int] = []

    @contextmanager
    def noticed(title: str, total: int) -> Iterator[shared.Advance]:
        totals.append(total)
        yield lambda steps=1: None

    for command in (tournament, simulate):
        monkeypatch.setattr(command, "progress", noticed)
        words = [command.__name__.rpartition(".")[2], "airship_city", "--bots", "random", *PLAYED]
        assert main([*words, "--shard", "2/4", "--out", str(tmp_path / words[0])]) == 0
    assert totals == [2, 2]
