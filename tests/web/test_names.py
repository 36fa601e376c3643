"""Names: each reads as it is written, and none passes for another."""

import pytest

from kesselhaus.languages import LANGUAGES
from kesselhaus.web.names import NotAllowed, fit
from kesselhaus.web.texts import phrases

GOOD = [
    "Ada",
    "Åse Müller-Lüdenscheidt",
    "O'Brien",
    "O’Brien",
    "Jörg 2",
    "Nguyễn Thị Hằng",
    "Žofie",
    "Łukasz_77",
    "Дмитрий",
    "Νίκος",
    "山田 はなこ",
    "カー",
    "김민준",
    "محمد ٣",
    "शर्मा",
    "ณัฐ์",
    "<b>&",
    "x",
    "7",
    "The Boiler",
]
WRONG = [
    ("", "name_blank"),
    ("   ", "name_blank"),
    ("\u00a0\u2003", "name_blank"),
    ("…", "name_signs"),
    ("--", "name_blank"),
    ("\u2800", "name_signs"),
    ("\u3164", "name_signs"),
    ("x" * 41, "name_long"),
    ("uxa\u200b", "name_signs"),
    ("u\u00adxa", "name_signs"),
    ("\u202eaxu", "name_signs"),
    ("uxa\u2066", "name_signs"),
    ("uxa\ufe0f", "name_signs"),
    ("uxa\U000e0100", "name_signs"),
    ("u\U000e0061xa", "name_signs"),
    ("ux\u0251", "name_signs"),
    ("uxa\ue000", "name_signs"),
    ("\u0301uxa", "name_signs"),
    ("u\u0337\u0336\u0335\u0334xa", "name_signs"),
    ("uх\u0430", "name_scripts"),
    ("uxа", "name_scripts"),
    ("Αda", "name_scripts"),
    ("ada٣", "name_scripts"),
    ("Kesselhaus", "name_of_the_house"),
    ("KESSELHAUS", "name_of_the_house"),
    ("K e s s e l h a u s", "name_of_the_house"),
    ("KesseIhaus", "name_of_the_house"),
    ("Das Kesse1haus!", "name_of_the_house"),
    ("Ｋesselhaus", "name_of_the_house"),
    ("former player", "name_of_the_house"),
    ("Ehemaliger-Spieler", "name_of_the_house"),
]


@pytest.mark.parametrize("name", GOOD)
def test_a_name_in_one_script_is_kept(name: str) -> None:
    assert fit(f"  {name} ") == name


def test_spaces_become_one_and_accents_are_put_together() -> None:
    assert fit("A\u00a0\u2003 da") == "A da"
    assert fit("Jo\u0308rg") == "Jörg"


@pytest.mark.parametrize(("name", "why"), WRONG)
def test_a_name_that_could_mislead_is_refused_with_what_would_be_right(name: str, why: str) -> None:
    with pytest.raises(NotAllowed, match=f"^{why}$"):
        fit(name)
    for lang in LANGUAGES:
        assert len(phrases(lang)[why].split()) > 4
