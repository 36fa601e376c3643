"""Railways and actions of Nucleum in words: chains of a tile, sums while energizing, whole costs."""

from typing import Any

import pytest
from msgspec import structs

from kesselhaus.engine.questions import Ask, Numbers
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum import options, words
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    give,
    hand,
    lay,
    laying,
    mine,
    names,
    play,
    rail,
    todo,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.rules.technologies import renew_powers
from kesselhaus.games.nucleum.state import Railway, Table, piece
from kesselhaus.games.nucleum.tasks.actions import Energizing, SitingBuilding, Urbanizing
from kesselhaus.games.nucleum.tasks.energize import (
    Announcing,
    BurningUranium,
    ChoosingMine,
    ChoosingTarget,
    EnergyPlan,
    ImportingCoal,
)
from kesselhaus.games.nucleum.tasks.turn import Acting, ChoosingSpace, FinalScoring, LastStar, Orienting
from kesselhaus.games.nucleum.words.chains import best, chain, told
from kesselhaus.games.nucleum.words.phrasebook import say
from tests.games.nucleum.reading import LANGUAGES, clear, read, view_of
from tests.scenario import answer

# ------------------------------------------------------------------ railways


def with_a_neighbour(variants: tuple[str, ...] = ()) -> View[Table]:
    """Riesa–Freiberg: the second space holds a tile of seat 1 with its purple Energize towards Riesa."""
    view = view_of(variants=variants)
    table = view.state.copy()
    table.rails["L07.2"] = Railway("T26", 1, 2)
    table.players[1].railways += 1
    todo(table, ChoosingSpace(0, "T18"))
    question = Ask(0, "NU-42", [options.choose_space("L07.1"), options.choose_space("L02.2")])
    return structs.replace(view, seat=0, state=table, question=question)


def test_a_chain_counts_on_the_cities_that_the_tile_brings() -> None:
    table = lay()
    beside = chain(table, table.players[ANNA], "AS3", "L05.1", 2)
    assert beside.possible == {("AS3", 2)}
    hand(table, "T21", seat=BRUNO)
    rail(table, BRUNO, "L08.1", "T21", half=2)
    rail(table, BRUNO, "L08.3")
    between = chain(table, table.players[ANNA], "AS1", "L08.2", 2)
    assert between.completes
    assert ("T21", 1) in between.possible


def test_a_chain_names_own_halves_those_of_the_neighbour_and_its_owner() -> None:
    table = with_a_neighbour().state
    found = chain(table, table.players[0], "T18", "L07.1", 1)
    assert found.own == (("T18", 1), ("T18", 2))
    assert found.neighbours == (("T26", 2),)
    assert found.owners == ((1, "T26", 2),)
    assert found.opening == ((0, 2), (1, 2))
    turned = chain(table, table.players[0], "T18", "L07.1", 2)
    assert (turned.own, turned.neighbours) == ((), ())
    assert best(table, table.players[0], "T18", "L07.1") == found


def test_a_chain_in_words_sets_in_brackets_what_is_not_possible_now() -> None:
    table = with_a_neighbour().state
    player = table.players[0]
    clear(table)
    found = chain(table, player, "T18", "L07.1", 1)
    assert found.worth == 1
    assert told(table, player, found, "en") == (
        "Develop, (Energize [+1 electricity]), (Energize); [seat 1] then: Energize; opens [vp 2]"
    )
    assert told(table, player, found, "de") == (
        "Entwickeln, (Elektrisieren [+1 electricity]), (Elektrisieren);"
        " dann [seat 1]: Elektrisieren; eröffnet [vp 2]"
    )


def test_where_only_owners_use_their_tiles_the_chain_is_shorter() -> None:
    table = with_a_neighbour(("owner_only",)).state
    found = chain(table, table.players[0], "T18", "L07.1", 1)
    assert found.neighbours == ()
    assert found.owners == ((1, "T26", 2),)


def test_where_the_bonus_is_income_the_chain_says_so() -> None:
    table = with_a_neighbour(("vp_income_steps",)).state
    found = chain(table, table.players[0], "T18", "L07.1", 1)
    assert told(table, table.players[0], found, "en").endswith("opens [+2 income_vp]")


@pytest.mark.rule("NU-45", "NU-33")
def test_a_chain_counts_only_what_is_left_after_the_surcharge() -> None:
    table = lay()
    hand(table, "T06")
    for thaler, workers, possible in ((2, 1, False), (3, 1, True), (1, 2, False), (1, 3, True)):
        player = give(table, thaler=thaler, workers=workers)
        match = answer(laying(table.copy(), "T06"), options.choose_space("L01.1"), options.orient(1))
        assert bool(names(match, options.UseHalf)) is possible
        assert (chain(table, player, "T06", "L01.1", 1).worth == 1) is possible


@pytest.mark.rule("NU-43")
def test_a_chain_counts_no_uranium_that_becomes_the_worker_of_the_tile() -> None:
    table = lay()
    player = give(table, thaler=0, workers=0)
    mine(table, 0, 1, "bruex.m2", 1)
    assert chain(table, player, "AS4", "L02.2", 1).possible == frozenset()
    mine(table, 0, 1, "bruex.m2", 2)
    assert chain(table, player, "AS4", "L02.2", 1).possible == {("AS4", 2)}


@pytest.mark.rule("NU-145")
def test_a_chain_tells_and_counts_what_technologies_and_turbines_bring_for_laying() -> None:
    table = lay(experiments="DABC")
    unlocked(table, "D-1", "D-4")
    turbine(table, 0, 2, "grimma.t1")
    player = give(table, thaler=0, workers=1)
    rail(table, 0, "L27.1")
    match = answer(laying(table.copy(), "DS4"), options.choose_space("L27.2"), options.orient(1))
    found = chain(table, player, "DS4", "L27.2", 1)
    assert told(table, player, found, "en").endswith("opens [vp 2]; [+1 thaler] [vp 2] [+1 worker]")
    laid = match.state.players[0]
    assert (laid.thaler, laid.vp, laid.workers) == (1, 2 + 2, 1)
    hand(table, "T06")
    give(table, thaler=0, workers=1)
    match = answer(laying(table.copy(), "T06"), options.choose_space("L01.1"), options.orient(1))
    assert names(match, options.UseHalf)
    found = chain(table, player, "T06", "L01.1", 1)
    assert (found.brings, found.worth) == (((("thaler", 1),),), 1)


@LANGUAGES
def test_track_spaces_stand_in_the_order_of_what_they_give(lang: str) -> None:
    view = with_a_neighbour()
    clear(view.state)
    assert [heading.key for heading, _ in words.grouped(view, lang)] == ["space_1"]
    todo(view.state, ChoosingSpace(0, "T26"))
    keys = [heading.key for heading, _ in words.grouped(view, lang)]
    assert keys == sorted(keys, reverse=True)


def test_a_space_tells_its_surcharge_and_needs_no_number_alone() -> None:
    view = with_a_neighbour()
    view.state.players[0].thaler = 4
    key = words.option(options.choose_space("L01.1"), view, "en")
    assert key.label == "Leipzig–Grimma"
    assert key.note.endswith("[−2 thaler]")


def test_which_way_round_tells_both_chains() -> None:
    view = with_a_neighbour()
    clear(view.state)
    todo(view.state, Orienting(0, "T18", "L07.1"))
    view = structs.replace(view, question=Ask(0, "NU-50", options.BOTH_WAYS))
    first, second = (words.option(way, view, "de") for way in options.BOTH_WAYS)
    assert first.label == "Entwickeln zu Riesa"
    assert first.note.startswith("Entwickeln, (Elektrisieren")
    assert second.note == "nichts passt; eröffnet [vp 2]"
    assert words.question(view, "de").note == "Riesa–Freiberg 1: Was passt, wird ausgelöst"


@LANGUAGES
def test_where_only_going_on_is_left_the_question_calls_for_nothing(lang: str) -> None:
    view = with_a_neighbour()
    for rule, more in (("NU-54", options.use_half("T18", 1)), ("NU-37", options.use_half("AD", 1))):
        stop = structs.replace(view, question=Ask(0, rule, [options.STOP_ACTING]))
        choice = structs.replace(view, question=Ask(0, rule, [more, options.STOP_ACTING]))
        assert words.question(stop, lang).title != words.question(choice, lang).title
    laid = structs.replace(view, question=Ask(0, "NU-54", [options.STOP_ACTING]))
    assert words.question(laid, "en").title == "The railway lies, nothing is left to use"


# ------------------------------------------------------------------ Energize and other actions


def energizing(kind: type[Announcing], *more: str, **announced: Any) -> View[Table]:
    """Riesa is connected to Leipzig, where a neutral residence and a factory of seat 0 are dark."""
    view = view_of()
    table = view.state.copy()
    table.completed = frozenset(("L02",))
    table.wagons = {"rheinland": (1, 1), "schlesien": (1,)}
    clear(table)
    table.sites = {"leipzig.u1": piece("N02"), "leipzig.u4": piece("FAC-2", 0)}
    table.neutral = ("leipzig.u1",)
    player = table.players[0]
    player.buildings, player.thaler, player.turbines = {"FAC-2": "leipzig.u4"}, 9, ("", "", "riesa.t1", "")
    renew_powers(table, player)
    todo(table, kind(0, EnergyPlan(Energizing(0, electricity=1), **announced), *more))
    question = Ask(0, "NU-122", Numbers(options.ImportCoal, 0, 4))
    return structs.replace(view, seat=0, state=table, question=question)


def test_coal_is_asked_with_the_running_sum_of_electricity_and_cost() -> None:
    view = energizing(ImportingCoal, "rheinland", plant="riesa")
    asked = words.question(view, "en")
    assert asked == ("How much coal?", "Rhineland; Riesa, so far [3 electricity] for [0 thaler]")
    notes = [words.option(one, view, "en").note for one in (options.ImportCoal(0), options.ImportCoal(3))]
    assert notes == [
        "then [3 electricity] for nothing, enough for Residence (neutral)",
        "then [6 electricity] for [4 thaler], enough for Factory II",
    ]


def test_others_read_the_same_sum() -> None:
    view = energizing(ChoosingTarget, plant="riesa", coal=(("rheinland", 3),))
    asked = structs.replace(view, seat=2, question=Ask(0, "NU-134", ()))
    title, note = words.question(asked, "de")
    assert title == "[seat 0] elektrisiert ein Gebäude"
    assert note == "Riesa, [6 electricity] für [4 thaler]"


def test_a_building_tells_what_it_needs_and_brings() -> None:
    view = energizing(ChoosingTarget, plant="riesa", coal=(("rheinland", 3),))
    key = words.option(options.energize_building("leipzig.u4"), view, "de")
    assert key.label == "Fabrik II, Leipzig"
    assert read(key.hint, "de") == (
        "Fabrik II, Leipzig: braucht 5 Strom, bringt +5 Erfolge +2 Schritte Thaler-Einkommen"
    )


def test_which_mine_is_another_question_than_how_much() -> None:
    view = energizing(ChoosingMine, plant="riesa", uranium=2)
    asked = structs.replace(view, question=Ask(0, "NU-127", ()))
    assert words.question(asked, "en").title == "From which mine?"
    todo(asked.state, BurningUranium(0, EnergyPlan(Energizing(0), "riesa")))
    assert words.question(asked, "en").title == "How much uranium?"


def test_mines_and_turbines_of_others_are_named() -> None:
    view = energizing(ChoosingMine, plant="riesa", uranium=1)
    player = view.state.players[0]
    player.mines, player.uranium = ("", "bruex.m2", "", ""), (0, 2, 0, 0)
    mine = words.option(options.take_from_mine(2), view, "de")
    assert (mine.label, mine.note) == ("Mine II, Brüx", "2 von 2 dort")
    turbine = words.option(options.use_turbine(1), view, "de")
    assert (turbine.label, turbine.note) == ("[seat 1]", "[−1 thaler]")


def test_a_site_tells_the_whole_cost() -> None:
    view = view_of()
    table = view.state.copy()
    clear(table)
    todo(table, SitingBuilding(0, Urbanizing(0, saving=1), "FAC-3", ()))
    sites = [
        options.choose_site("dresden.u3"),
        options.choose_site("dresden.u4"),
        options.choose_site("riesa.u1"),
    ]
    view = structs.replace(view, seat=0, state=table, question=Ask(0, "NU-89", sites))
    keys = [words.option(site, view, "en") for site in sites]
    assert [key.label for key in keys] == ["Dresden 3", "Dresden 4", "Riesa"]
    assert [key.note for key in keys] == ["Factory, [3 thaler]", "red, [5 thaler]", "Factory, [3 thaler]"]
    assert words.question(view, "en").note == "Factory III"


def test_a_star_tells_what_it_brings_and_is_worth() -> None:
    view = view_of()
    table = view.state.copy()
    table.milestones, table.tokens = ("M1", "M2", "M3", "M4"), (2,)
    player = table.players[0]
    player.buildings = {"FAC-1": "riesa.u1", "FAC-2": "leipzig.u4"}
    clear(table)
    table.sites = {"riesa.u1": piece("FAC-1", 0), "leipzig.u4": piece("FAC-2", 0)}
    view = structs.replace(view, seat=0, state=table, question=Ask(0, "NU-71", ()))
    notes = [read(words.option(options.place_star(space), view, "en").note, "en") for space in (0, 6, 9, 25)]
    assert notes == [
        "+2 thaler +1 worker, −3 points at the end",
        "×2 Residences: now 0 points",
        "×3 Factories: now 6 points, Nucleum",
        "×6 Railways: now 0 points, technology III, 9 points",
    ]


def test_who_stops_reads_what_is_left_unused() -> None:
    view = view_of()
    table = view.state.copy()
    table.active = 0
    todo(table, Acting(0, (("T20", 1), ("T20", 2))))
    view = structs.replace(view, seat=0, state=table, question=Ask(0, "NU-37", (options.STOP_ACTING,)))
    assert words.option(options.STOP_ACTING, view, "en") == (
        "End turn", "not used: Contract ×2, [+1 achievement]", "",
    )  # fmt: skip
    assert words.question(view, "en").note == (
        "still open: Contract ×2, [+1 achievement]; [1 contract] may be fulfilled"
    )


@pytest.mark.rule("NU-157", "NU-74")
def test_a_last_star_brings_nothing_at_once() -> None:
    """Space 1 lies in the first segment, whose star brings a Nucleum; the last star of all does not."""

    def told(match: Any) -> str:
        view = match.view(ANNA)
        return read(words.option(options.PlaceStar(1), view, "en").note, "en", ANNA, 2)

    table, last = lay(), lay()
    give(table, achievements=1)
    give(last, achievements=1)
    todo(last, LastStar(ANNA), FinalScoring())
    usual = told(answer(play(table), options.Recharge()))
    assert "Nucleum" in usual
    assert "Nucleum" not in told(play(last))


@LANGUAGES
def test_what_may_be_declined_has_a_key_that_says_so(lang: str) -> None:
    """NU-107: a free tile. Nothing is left open by that."""
    table = lay()
    give(table, achievements=1)
    match = answer(play(table), options.Recharge(), options.PlaceStar(1), options.PlaceNucleum("plauen"))
    key = words.option(options.Decline(), match.view(ANNA), lang)
    assert (key.label, key.note) == (say("decline", lang), "")
