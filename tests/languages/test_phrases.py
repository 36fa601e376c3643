"""Phrases are checked when they are loaded, and further languages are read from files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kesselhaus.languages import LANGUAGES, SUBJECTS, FaultyWords, Phrases, look_in

ENGLISH = {"then": "then {held} of {capacity}", "cost": "for [2 gear]", "told": "{seat} sold a ship"}
GERMAN = {"then": "dann {held} von {capacity}", "cost": "für [2 gear]", "told": "{seat} {has} verkauft"}


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where further languages may lie; afterwards all is as it was."""
    before = dict(SUBJECTS)
    yield tmp_path
    SUBJECTS.clear()
    SUBJECTS.update(before)
    look_in()


def write(folder: Path, lang: str, room: str, text: str) -> Path:
    (folder / lang).mkdir(exist_ok=True)
    path = folder / lang / f"{room}.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_phrase_is_said_in_the_language_of_the_reader(folder: Path) -> None:
    say = Phrases("toy.keys", en=ENGLISH, de=GERMAN)
    assert say("then", "en", held=1, capacity=3) == "then 1 of 3"
    assert say("then", "de", held=1, capacity=3) == "dann 1 von 3"
    assert say.of("de")["cost"] == "für [2 gear]"
    with pytest.raises(KeyError):
        say("then", "en", held=1)


@pytest.mark.parametrize(
    ("key", "phrase", "why"),
    [
        ("then", None, "toy.keys in 'de': 'then' is missing."),
        ("more", "mehr", "toy.keys in 'de': there is no phrase 'more'."),
        ("then", "dann {held}", "toy.keys in 'de': 'then' lacks {capacity}."),
        ("told", "{seat} und {other}", "toy.keys in 'de': 'told' has {other}, which is not known there."),
        (
            "cost",
            "für [2 gears]",
            "toy.keys in 'de': 'cost' has 'für [2 gears]', but what is in brackets is as in 'for [2 gear]'.",
        ),
    ],
)
def test_languages_that_do_not_match_are_named_with_subject_and_key(
    key: str, phrase: str | None, why: str, folder: Path
) -> None:
    rest = {other: text for other, text in GERMAN.items() if other != key}
    with pytest.raises(FaultyWords) as caught:
        Phrases("toy.keys", en=ENGLISH, de=rest if phrase is None else {**rest, key: phrase})
    assert str(caught.value) == why


def test_a_further_language_is_a_folder(folder: Path) -> None:
    say = Phrases("toy.keys", en=ENGLISH, de=GERMAN)
    forms = Phrases("toy.names", en={"gear": ("Gears", "Gear")}, de={"gear": ("Getriebe",)})
    (folder / "notes").mkdir()
    write(folder, "eo", "toy", '[names]\ngear = ["Dentradoj", "Dentr."]\n')
    look_in(folder)
    assert LANGUAGES == ["en", "de", "eo"]
    assert forms.of("eo") == {"gear": ("Dentradoj", "Dentr.")}
    assert say("cost", "eo") == "for [2 gear]", "what has no table yet is told in English"
    assert Phrases("toy.later", en={"a": "b"}).of("eo") == {"a": "b"}
    look_in()
    assert LANGUAGES == ["en", "de"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "[keys]\nthen = 'tiam {held} el {capacity}'\ncost = 'por [2 gear]'\n",
            "{path} [keys]: 'told' is missing.",
        ),
        ("keys = 3\n", "{path}: keys is no table."),
        ("keys = \n", "{path} is no TOML file: Invalid value (at line 1, column 8)."),
        (
            "[keys]\nthen = '{held} {capacity}'\ncost = ['por', '[2 gear]']\ntold = '{seat}'\n",
            "{path} [keys]: 'cost' is ('por', '[2 gear]'), but in English 'for [2 gear]'.",
        ),
        (
            "[keys]\nthen = '{held} {capacity}'\ncost = 2\ntold = '{seat}'\n",
            "{path} [keys]: 'cost' is 2, but in English 'for [2 gear]'.",
        ),
    ],
)
def test_a_faulty_file_is_refused_with_its_name_and_the_key(text: str, why: str, folder: Path) -> None:
    Phrases("toy.keys", en=ENGLISH, de=GERMAN)
    path = write(folder, "eo", "toy", text)
    with pytest.raises(FaultyWords) as caught:
        look_in(folder)
    assert str(caught.value) == why.replace("{path}", str(path))


def test_a_folder_that_is_none_is_refused(folder: Path) -> None:
    with pytest.raises(FaultyWords, match="nowhere is no folder; KESSELHAUS_LANGUAGES names folders"):
        look_in(folder / "nowhere")
