"""Tournaments: rotated seats, honest figures, files that can be opened again."""

import csv
import json
from collections import Counter
from pathlib import Path

import pytest
from msgspec import structs

from kesselhaus import Match
from kesselhaus.cli import main
from kesselhaus.engine import record
from kesselhaus.env.catalogues import catalogue
from kesselhaus.games import game
from kesselhaus.lab.matches import Pairing
from kesselhaus.lab.tournament import keep, tournament


@pytest.mark.parametrize("bots", [("a", "b", "c", "d"), ("a", "b"), ("a", "b", "c"), ("a", "b", "b", "b")])
def test_everyone_sits_everywhere(bots: tuple[str, ...]) -> None:
    pairing = Pairing(4, (), bots, seed=5)
    places: Counter[tuple[str, int]] = Counter()
    for number in range(4 * 12):
        for seat, name in enumerate(pairing.lineup(number)):
            places[name, seat] += 1
    for name in set(bots):
        assert len({places[name, seat] for seat in range(4)}) == 1
    assert len({pairing.lineup(number) for number in range(48)}) > 4 or len(set(bots)) == 2


def test_equal_seeds_play_equal_matches_on_one_core_or_two() -> None:
    airship = game("airship_city")
    pairing = Pairing(2, (), ("random", "greedy"), seed=3)
    one, matches = tournament(airship, pairing, 2, processes=1)
    other, again = tournament(airship, pairing, 2, processes=2)
    assert [match.record for match in matches] == [match.record for match in again]
    assert one.standings[0].bot == other.standings[0].bot == "greedy"
    assert one.standings[0].score == other.standings[0].score
    assert one.standings[0].wins == 2


def test_the_command_writes_records_a_table_and_a_plot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "cup"
    words = ["tournament", "airship_city", "--bots", "random,greedy", "--seats", "2", "--games", "2"]
    assert main([*words, "--cores", "1", "--out", str(folder), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    standings = {standing["bot"]: standing for standing in told["report"]["standings"]}
    assert standings["random"]["seats"] == standings["greedy"]["seats"] == 2
    assert standings["greedy"]["win_share"]["low"] < standings["greedy"]["win_share"]["value"]
    with (folder / "matches.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 4
    for row in rows:
        match = Match.load(folder / row["record"])
        assert match.result is not None
        assert match.result.scores[int(row["seat"]) - 1] == int(row["score"])
        parsed = record.parse((folder / row["record"]).read_bytes())
        assert parsed.catalogue == catalogue("airship_city", 2).hash
    assert (folder / "plot.png").read_bytes().startswith(b"\x89PNG")
    kept = json.loads((folder / "report.json").read_text("utf-8"))
    del told["report"]["seconds"]  # times differ from run to run; reports of equal seeds do not
    for standing in told["report"]["standings"]:
        del standing["ms_per_decision"]
    assert kept == told["report"]


def test_the_command_tells_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "airship_city", "--bots", "random", "--seats", "2", "--games", "2"]
    assert main([*words, "--cores", "1", "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "A fair share of wins is 50%." in out
    assert "plot.png" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "clever"], "There is no bot 'clever'. Possible: random, greedy, "),
        (["--games", "0"], "--games is a whole number from 1"),
        (["--seats", "9"], "Possible: 1, 2, 3, 4."),
        (["--cores", "x"], "--cores is a whole number"),
    ],
)
def test_what_is_not_possible(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "airship_city", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_who_plays_alone_may_lose_and_then_nobody_has_won() -> None:
    pairing = Pairing(1, (), ("random",), seed=1)
    report, matches = tournament(game("steamopolis"), pairing, 2, processes=1)
    assert [match.winners for match in matches] == [(), ()]
    assert (report.standings[0].wins, report.standings[0].win_share.value) == (0, 0)


def test_a_category_in_which_nobody_scored_is_nothing_in_the_table(tmp_path: Path) -> None:
    pairing = Pairing(2, (), ("random",), seed=3)
    report, (first, second) = tournament(game("airship_city"), pairing, 2, processes=1)
    more = structs.replace(second, categories={**second.categories, "luck": (4, 0)})
    keep(report, [first, more], tmp_path)
    with (tmp_path / "matches.csv").open(encoding="utf-8", newline="") as file:
        assert [row["luck"] for row in csv.DictReader(file)] == ["0", "0", "4", "0"]
