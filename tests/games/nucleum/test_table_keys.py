"""The question bar of Nucleum: spaces best first, the chain before a tile is laid, sums, numbers."""

import pytest

from kesselhaus.art.console import Fact, Group, Part, Stepper
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum import words
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    CLARA,
    act,
    acting,
    alone,
    build,
    connect,
    give,
    hand,
    lay,
    laying,
    mine,
    play,
    rail,
    turbine,
)
from kesselhaus.games.nucleum.state import BARON, Table
from kesselhaus.games.nucleum.table import groups
from kesselhaus.games.nucleum.table.railway_keys import SHOWN, ranked
from tests.games.looking import views
from tests.scenario import answer

A_SCREEN = 32


def parts(match: Match[Table], lang: str = "en") -> list[Part]:
    assert isinstance(match.question, Ask)
    return groups(match.view(match.question.seat), lang)


def first(found: list[Part]) -> Group:
    assert isinstance(found[0], Group)
    return found[0]


def beside_bruno(seats: int = 4) -> Match[Table]:
    """EX-like: Riesa-Freiberg 2 is Bruno's with Energize towards Riesa; Anna has Develop and Energize +1."""
    table = lay(seats)
    give(table, thaler=9)
    hand(table, "T18")
    rail(table, BRUNO, "L07.2", "T17", half=2)
    return laying(table, "T18")


def test_the_best_spaces_come_first_with_what_they_set_off() -> None:
    match = beside_bruno()
    found = parts(match)
    best = first(found)
    assert len(best.keys) == SHOWN
    assert best.keys[0].place == "space-L07.1"
    assert best.keys[0].note.count("g-check") == 2
    assert "[seat 1] [icon a-energize]" in best.keys[0].note
    assert "[vp 2]" in best.keys[0].note
    assert "Riesa–Freiberg 1" in best.keys[0].hint


def test_the_other_spaces_are_folded_by_their_number_of_actions() -> None:
    match = beside_bruno()
    assert isinstance(match.question, Ask)
    rest = [part for part in parts(match)[1:] if isinstance(part, Group)]
    assert all(f"({len(part.keys)})" in part.title for part in rest)
    assert sum(len(part.keys) for part in rest) + SHOWN == len(match.question.options)
    assert max(len(part.keys) for part in rest) < len(match.question.options)
    order = [chain.worth for _, chain in ranked(match.view(ANNA), ["L22.2", "L07.1", "L01.1"])]
    assert order == sorted(order, reverse=True)


def test_no_list_of_keys_is_longer_than_a_screen() -> None:
    for view in views("nucleum")[::5]:
        for part in groups(view, "en"):
            if isinstance(part, Group):
                assert len(part.keys) <= A_SCREEN


def test_the_chain_is_shown_before_the_tile_is_laid() -> None:
    match = answer(beside_bruno(), o.choose_space("L07.1"))
    ways, chain = parts(match)
    assert isinstance(ways, Group)
    assert isinstance(chain, Fact)
    assert [key.kind for key in ways.keys] == ["go", "plain"]
    assert ways.keys[0].place == "orient-1"
    assert chain.title == "Riesa–Freiberg 1"
    assert chain.text == (
        "Riesa (G) [icon g-check] [icon a-develop] G [icon a-energize]+1 P [icon g-check]"
        " [icon a-energize] P [seat 1]"
    )
    assert chain.note == "completes the link [seat 0] [vp 2] [seat 1] [vp 2]"


@pytest.mark.rule("NU-48")
def test_steps_of_the_opening_bonus_are_told_as_steps() -> None:
    table = lay(4, "vp_income_steps")
    rail(table, BRUNO, "L07.2")
    match = laying(table, "AS3")
    spaces = [key for part in parts(match) if isinstance(part, Group) for key in part.keys]
    opening = next(key for key in spaces if key.place == "space-L07.1")
    assert "[+2 income_vp]" in opening.note + opening.hint
    assert "[vp" not in opening.note + opening.hint
    ways, chain = parts(answer(match, o.choose_space("L07.1")))
    assert isinstance(ways, Group)
    assert isinstance(chain, Fact)
    assert all(key.note.endswith("[+2 income_vp]") for key in ways.keys)
    assert chain.note == "completes the link [seat 0] [+2 income_vp] [seat 1] [+2 income_vp]"


@pytest.mark.rule("NU-166", "NU-48")
def test_the_opening_bonus_of_the_baron_is_always_points() -> None:
    table = alone()
    table.variants = frozenset(("vp_income_steps",))
    rail(table, BARON, "L07.2")
    _, chain = parts(answer(laying(table, "AS3"), o.choose_space("L07.1")))
    assert isinstance(chain, Fact)
    assert chain.note == "completes the link [seat 0] [+2 income_vp] Baron von Automat [vp 2]"


def test_what_faces_a_free_space_has_no_tick() -> None:
    match = answer(beside_bruno(), o.choose_space("L02.1"))
    _, chain = parts(match)
    assert isinstance(chain, Fact)
    assert chain.text.endswith("– …")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_tile_is_drawn_on_its_key_with_signs_and_edges(lang: str) -> None:
    found = parts(play(lay(4)), lang)
    play_keys, lay_keys = first(found), found[1]
    assert isinstance(lay_keys, Group)
    tile, directive = play_keys.keys[0], play_keys.keys[-1]
    assert tile.label == directive.label == ""
    for sign in ("a-develop", "e-green-left", "i-worker", "e-joker-right"):
        assert f'href="#{sign}"' in tile.picture
    assert 'href="#a-any"' in directive.picture
    assert len(lay_keys.keys) == 4


def test_pieces_are_told_by_their_level_and_cost() -> None:
    table = lay(4)
    give(table, thaler=9, workers=9)
    kinds = [part for part in parts(act(table, "urbanize")) if isinstance(part, Group)]
    assert [part.title.split("]")[0] for part in kinds] == [
        "[icon b-residence",
        "[icon b-factory",
        "[icon b-laboratory",
    ]
    assert [(key.label, key.note) for key in kinds[0].keys] == [
        ("I", "[2 thaler]"),
        ("II", "[3 thaler]"),
        ("III", "[4 thaler]"),
        ("IV", "[5 thaler]"),
    ]


@pytest.mark.rule("NU-88")
def test_a_building_for_which_only_red_sites_are_left_tells_their_cost() -> None:
    table = lay(4)
    give(table, thaler=9)
    build(table, ANNA, "RES-1", "plauen.u2")
    match = act(table, "urbanize")
    assert isinstance(match.question, Ask)
    factory = o.choose_building("FAC-1")
    keys = [key for part in parts(match) if isinstance(part, Group) for key in part.keys]
    assert keys[match.question.options.index(factory)].note == "[4 thaler]"
    assert words.option(factory, match.view(ANNA), "en").note.startswith("[4 thaler], ")
    answer(match, factory, o.choose_site("plauen.u1"))
    assert match.state.players[ANNA].thaler == 5


def test_ending_the_actions_stands_at_the_end_of_the_bar() -> None:
    table = lay(4)
    give(table, thaler=9)
    last = parts(acting(table, "AS3"))[-1]
    assert isinstance(last, Group)
    assert last.layout == "end"
    assert last.keys[0].note == ""


# ------------------------------------------------------------------ energize


def at_grimma(thaler: int = 30) -> Match[Table]:
    table = lay(4)
    give(table, thaler=thaler)
    build(table, ANNA, "RES-1", "leipzig.u1")
    build(table, ANNA, "FAC-3", "leipzig.u4")
    connect(table, ANNA, "L01")
    return answer(act(table, "energize", electricity=1), o.choose_plant("grimma"))


def test_much_coal_is_set_on_the_wheel_and_the_quick_numbers_light_something() -> None:
    found = parts(at_grimma())
    total, wheel, enough = found
    assert isinstance(total, Fact)
    assert total.text == "[1 electricity] [0 thaler]"
    assert isinstance(wheel, Stepper)
    assert list(wheel.quick) == [1, 6]
    assert wheel.start == 1
    assert isinstance(enough, Fact)
    assert enough.text.startswith("1: ")


def test_little_coal_is_asked_with_keys_that_tell_the_sum() -> None:
    found = parts(at_grimma(thaler=4))
    keys = found[1]
    assert isinstance(keys, Group)
    assert "[2 electricity]" in keys.keys[0].note


def test_the_sum_goes_on_to_the_building() -> None:
    match = answer(at_grimma(), o.ImportCoal(6))
    total, keys = parts(match)[:2]
    assert isinstance(total, Fact)
    assert total.text == "[7 electricity] [6 thaler]"
    assert isinstance(keys, Group)
    assert [key.place for key in keys.keys] == ["site-leipzig.u1", "site-leipzig.u4"]


@pytest.mark.rule("NU-129", "NU-133")
def test_foreign_turbines_are_chosen_by_their_owners() -> None:
    table = lay(4)
    give(table, thaler=9)
    table.nuclei = ("grimma", "glashuette")
    connect(table, ANNA, "L37", "L10")
    mine(table, ANNA, 1, "bruex.m1", cubes=3)
    turbine(table, BRUNO, 1, "glashuette.t1")
    turbine(table, CLARA, 1, "glashuette.t2")
    build(table, ANNA, "RES-1", "dresden.u1")
    match = answer(act(table, "energize"), o.choose_plant("glashuette"), o.BurnUranium(2))
    keys = next(part for part in parts(match) if isinstance(part, Group))
    assert [key.place for key in keys.keys] == ["turbine-1", "turbine-2"]


@pytest.mark.rule("NU-129", "NU-133")
def test_the_sum_counts_uranium_while_turbines_are_chosen() -> None:
    table = lay(4)
    give(table, thaler=9)
    table.nuclei = ("grimma", "glashuette")
    connect(table, ANNA, "L37", "L10")
    mine(table, ANNA, 1, "bruex.m1", cubes=3)
    for row, (owner, site) in enumerate([(BRUNO, "t1"), (BRUNO, "t2"), (CLARA, "t3"), (CLARA, "t4")]):
        turbine(table, owner, row % 2 + 1, f"glashuette.{site}")
    build(table, ANNA, "RES-1", "dresden.u1")
    match = answer(act(table, "energize"), o.choose_plant("glashuette"), o.BurnUranium(3))
    for chosen in (BRUNO, CLARA):
        total = parts(match)[0]
        assert isinstance(total, Fact)
        assert total.text == "[6 electricity] [2 thaler]"
        match.answer(o.UseTurbine(chosen))


def test_nobody_else_has_keys() -> None:
    match = beside_bruno()
    assert groups(match.view(BRUNO), "en") == []
    assert groups(match.view(None), "en") == []
