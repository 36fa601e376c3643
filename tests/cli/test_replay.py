"""`kesselhaus replay`: a picture of a recorded table."""

import json
from pathlib import Path
from random import Random

import pytest

import kesselhaus
from kesselhaus.cli import main


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match, chance = kesselhaus.new_match("airship_city", seats=3, seed=7), Random(7)
    for _ in range(60):
        assert match.question is not None
        match.answer(chance.choice(match.question.options))  # type: ignore[union-attr]
    file = tmp_path / "match.json"
    match.save(file)
    return file


def test_the_table_of_any_answer_and_seat(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "TABLE.html"
    assert (
        main(["replay", str(record), "--until", "50", "--seat", "2", "--lang", "de", "--out", str(out)]) == 0
    )
    match = kesselhaus.Match.load(record, until=50)
    assert out.read_text("utf-8") == match.picture(1, "de")
    assert capsys.readouterr().out == f"{out}: Airship City, 3 seats, after answer 50.\n"
    assert main(["replay", str(record), "--out", str(out)]) == 0
    assert out.read_text("utf-8") == kesselhaus.Match.load(record).picture(None)


def test_a_picture_asks_no_other_host(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "TABLE.html"
    main(["replay", str(record), "--out", str(out)])
    page = out.read_text("utf-8")
    assert "src=" not in page
    assert "@import" not in page
    assert "<script" not in page


def test_a_record_that_no_longer_replays_shows_the_last_good_table(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(record.read_text("utf-8"))
    told["answers"][40] = {"type": "Step", "start": "forest_1", "to": "forest_1"}
    told["rules_version"] = 0
    record.write_text(json.dumps(told), "utf-8")
    out = tmp_path / "TABLE.html"
    assert main(["replay", str(record), "--out", str(out)]) == 1
    err = capsys.readouterr().err
    assert "The record stops at answer 41" in err
    assert "played by rules version 0" in err
    assert err.count("\n") == 1
    assert out.read_text("utf-8") == kesselhaus.Match.load(record, until=40).picture(None)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "4"], "--seat is a whole number from 1 to 3, not '4'."),
        (["--seat", "0"], "--seat is a whole number from 1 to 3, not '0'."),
        (["--until", "9000"], "9000 is not among 0 to"),
        (["--until", "x"], "--until is a whole number from 0 to"),
        (["--lang", "fr"], "There is no language 'fr'. Possible: en, de."),
        (["--components", "nowhere.toml"], "nowhere.toml cannot be read: No such file or directory."),
        (["--out", "nowhere/TABLE.html"], "nowhere/TABLE.html cannot be written: No such file or directory."),
    ],
)
def test_what_is_not_possible_gets_one_sentence(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(["replay", str(record), "--out", str(tmp_path / "TABLE.html"), *words]) == 2
    err = capsys.readouterr().err
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("all is lost", "This is not a record of a match"),
        ('{"game": "chess"}', "This is not a record of a match"),
        ("components", "is not valid TOML"),
    ],
)
def test_files_that_are_something_else(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    words = ["replay", str(record), "--out", str(tmp_path / "TABLE.html")]
    if text == "components":
        words += ["--components", str(record)]
    else:
        record.write_text(text, "utf-8")
    assert main(words) == 2
    assert sentence in capsys.readouterr().err
