"""`kesselhaus phrases`: what a translator begins with, and what is new later."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import kesselhaus
from kesselhaus.cli import main
from kesselhaus.commands.phrases import load
from kesselhaus.languages import SUBJECTS, look_in

NAMED = re.compile(r'^\w.*= Phrases(?:\[.+\])?\(\s*"([\w.]+)"', re.MULTILINE)
"""The subject of what is said."""


def test_a_language_begins_with_every_phrase_and_what_is_translated_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["phrases", "fr", "--out", str(tmp_path)]) == 0
    path = tmp_path / "fr" / "airship_city.toml"
    first = path.read_text("utf-8")
    there = tomllib.loads(first)
    for part, table in there.items():
        assert table.keys() == SUBJECTS[f"airship_city.{part}"].of("en").keys()
    translated = first.replace('"wood" = "wood"', '"wood" = "bois"')
    key, phrase = next(iter(there["notes"].items()))
    assert f'"{key}" = "{phrase}"\n' in translated
    path.write_text(translated.replace(f'"{key}" = "{phrase}"\n', ""), "utf-8")
    capsys.readouterr()
    assert main(["phrases", "fr", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("1 phrases are new")
    again = tomllib.loads(path.read_text("utf-8"))
    assert again["notes"] == there["notes"]
    assert again["lexicon"]["wood"] == "bois"
    try:
        look_in(tmp_path)
        assert SUBJECTS["airship_city.lexicon"].of("fr")["wood"] == "bois"
    finally:
        look_in()


@pytest.mark.parametrize("code", ["de", "en", "French", "../x"])
def test_what_is_no_further_language_is_refused(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["phrases", code, "--out", str(tmp_path)]) == 2
    assert "is no further language" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_no_two_of_them_have_the_same_subject_and_a_translator_is_given_all() -> None:
    """What is said under a subject that is taken could not be translated."""
    texts = [path.read_text("utf-8") for path in Path(kesselhaus.__path__[0]).rglob("*.py")]
    named = Counter(found for text in texts for found in re.findall(NAMED, text))
    assert [subject for subject, count in named.items() if count > 1] == []
    load()
    assert named.keys() - SUBJECTS.keys() == set()
