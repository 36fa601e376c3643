"""What explains itself in Nucleum: reasons with figure and gap, cards for who looks. The laws of all games:
test_every_thing.
"""

import re

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.rulebook import rule_text
from kesselhaus.games import rulebook
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.examples.plants import leipzig
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    act,
    acting,
    build,
    connect,
    give,
    lay,
    mine,
    play,
    rail,
    todo,
    unlocked,
)
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.gains import Unlocking
from kesselhaus.games.nucleum.tasks.turn import PlacingStar
from kesselhaus.games.nucleum.terms import MAIN_ACTIONS
from kesselhaus.games.nucleum.things import not_now, thing, why_not
from kesselhaus.games.nucleum.things.tiles import ACTION_RULES
from kesselhaus.parts.things import Gap, Reason
from tests.scenario import answer


def reasons(match: Match[Table], address: str, lang: str = "en") -> list[Reason]:
    return why_not(match.view(ANNA), address, lang)


def first(match: Match[Table], address: str, lang: str = "en") -> tuple[str, Gap]:
    reason = reasons(match, address, lang)[0]
    return reason.why, reason.gap


@pytest.mark.rule("NU-33", "NU-104")
def test_a_market_tile_tells_what_is_short_of_its_price() -> None:
    table = lay()
    give(table, thaler=1, workers=0)
    match = act(table, "develop")
    told = "It needs [2 thaler], you have [1 thaler] [0 worker]."
    assert first(match, "tile-T01") == (told, Gap.MEANS)
    assert first(match, "tile-T01", "de")[0] == "Es braucht [2 thaler], du hast [1 thaler] [0 worker]."
    assert reasons(match, "tile-T01")[0].brief == "needs [2 thaler]"
    assert reasons(match, "tile-T01")[0].about == ("store-thaler-0",)
    assert reasons(match, "tile-T03") == []
    assert o.take_tile("T01") in not_now(match.view(ANNA), "en")


@pytest.mark.rule("NU-36")
def test_a_tile_of_the_pool_tells_when_all_slots_are_taken() -> None:
    table = lay()
    slots = ("T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13")
    give(table, slots=slots, thaler=0, workers=0)
    match = play(table)
    told = [reason.why for reason in reasons(match, "tile-AS1")]
    assert told[0] == "All 8 slots are taken; recharging frees them."
    assert told[1].startswith("A railway needs [1 worker]")
    assert reasons(match, "tile-AS1")[0].brief == "8/8"


@pytest.mark.rule("NU-37", "NU-134")
def test_an_open_half_that_cannot_act_tells_what_its_action_lacks() -> None:
    table = lay()
    half = next(
        key for key, half in table.box.half.items() if half.action == "energize" and key[0][:2] == "AS"
    )
    match = acting(table, half[0])
    address = f"half-{half[0]}-{half[1]}"
    told = "There is no dark building, yours or neutral, that is joined with a power plant."
    assert first(match, address) == (told, Gap.MEANS)
    assert first(match, "a-energize") == (told, Gap.MEANS)
    assert o.use_half(*half) in not_now(match.view(ANNA), "en")


@pytest.mark.rule("NU-135")
def test_energize_tells_both_figures_when_there_is_too_little() -> None:
    table = leipzig(thaler=0)
    give(table, workers=0)
    match = play(table)
    told = "The weakest building needs [2 electricity], at most you get [0 electricity]."
    assert first(match, "a-energize") == (told, Gap.MEANS)
    assert reasons(match, "a-energize")[0].brief == "needs [2 electricity]"


@pytest.mark.rule("NU-88", "NU-89", "NU-90", "NU-92", "NU-93")
def test_sites_tell_why_a_building_cannot_go_there() -> None:
    table = lay()
    give(table, thaler=9)
    build(table, ANNA, "RES-1", "zwickau.u1")
    build(table, BRUNO, "RES-1", "bautzen.u3")
    match = answer(act(table, "urbanize"), o.choose_building("FAC-1"))
    assert reasons(match, "site-zwickau.u3") == []
    told = "It takes residence or laboratory only, you build factory."
    assert first(match, "site-zwickau.u2") == (told, Gap.MOMENT)
    assert first(match, "site-zwickau.u1") == ("Somebody has built there.", Gap.NEVER)
    assert first(match, "site-bautzen.u2") == ("Bautzen does not belong to your networks.", Gap.MEANS)
    assert first(match, "site-glashuette.t1")[0] == "It is for turbine."
    build(table, ANNA, "LAB-1", "bautzen.u3")
    match = answer(act(table, "urbanize"), o.choose_building("FAC-1"))
    told = "Bautzen has a free site for factory alone, and that comes first."
    assert first(match, "site-bautzen.u1")[0] == told


@pytest.mark.rule("NU-87", "NU-88")
def test_a_building_of_the_board_tells_its_price_and_where_it_stands() -> None:
    table = lay()
    give(table, thaler=3, workers=0)
    build(table, ANNA, "RES-1", "zwickau.u1")
    match = act(table, "urbanize")
    told = "It needs [4 thaler], you have [3 thaler] [0 worker]."
    assert first(match, "piece-FAC-3-0") == (told, Gap.MEANS)
    assert first(match, "piece-RES-1-0") == ("It stands in Zwickau.", Gap.NEVER)
    assert o.choose_building("FAC-3") in not_now(match.view(ANNA), "en")
    assert o.choose_building("RES-1") not in not_now(match.view(ANNA), "en")


@pytest.mark.rule("NU-115")
def test_contracts_tell_how_far_one_is() -> None:
    table = lay()
    table.display = ("C07", *table.display[1:])
    give(table, contracts=("C05", "", "", ""))
    build(table, ANNA, "RES-1", "zwickau.u1")
    match = acting(table, "AS1")
    assert first(match, "contract-C05") == ("It asks for 2 residences, you have 1.", Gap.MEANS)
    assert reasons(match, "contract-C05")[0].brief == "1/2"
    assert o.fulfil("C05") in not_now(match.view(ANNA), "en")
    assert first(play(table), "contract-C06")[0] == "It is taken with the action Contract."


@pytest.mark.rule("NU-71", "NU-142")
def test_stars_and_technologies_tell_what_is_missing() -> None:
    table = lay()
    give(table, achievements=3, stars=(1,))
    todo(table, PlacingStar(ANNA))
    match = play(table)
    assert first(match, "star-4") == ("It takes 4 achievements, you have 3.", Gap.MEANS)
    assert first(match, "star-2") == ("You have a star in its tier already.", Gap.NEVER)
    assert reasons(match, "star-3") == []
    unlocked(table, "A-1")
    todo(table, Unlocking(ANNA, 1))
    match = play(table)
    assert first(match, "technology-A-4") == ("It has level II, the reward goes up to I.", Gap.MEANS)
    assert first(match, "technology-A-1") == ("You have unlocked it.", Gap.NEVER)
    assert first(match, "technology-B-1") == ("It belongs to experiment B.", Gap.NEVER)


@pytest.mark.rule("NU-42", "NU-58")
def test_track_spaces_tell_what_lies_there() -> None:
    table = lay()
    rail(table, BRUNO, "L02.1", "T45")
    connect(table, BRUNO, "L01")
    match = play(table)
    assert first(match, "space-L02.1") == ("A tile lies there.", Gap.NEVER)
    up, turned = (thing(f"space-{space}", match.view(ANNA), "en") for space in ("L02.1", "L01.1"))
    assert up
    assert turned
    assert up.rule == "NU-52"
    assert turned.does.startswith("Its link is complete")


def test_a_card_tells_the_price_for_who_looks_and_none_to_a_spectator() -> None:
    table = lay()
    give(table, thaler=3)
    unlocked(table, "C-1")
    match = play(table)
    shown = thing("piece-FAC-2-0", match.view(ANNA), "en")
    assert shown
    assert [(need.amount, need.noun, need.have) for need in shown.needs] == [(2, "thaler", 3)]
    watched = thing("piece-FAC-2-0", match.view(None), "en")
    assert watched
    assert watched.needs[0].have is None


def test_a_site_tells_its_price_and_a_mine_what_lies_in_it() -> None:
    table = lay()
    mine(table, BRUNO, 1, "bruex.m2", 2)
    match = play(table)
    held = thing("site-bruex.m2", match.view(ANNA), "en")
    assert held
    assert held.kind == "[seat 1] · Brüx"
    assert held.does.startswith("[2 uranium] of 3 lie in it.")
    red = thing("site-leipzig.u3", match.view(ANNA), "en")
    assert red
    assert [(need.amount, need.noun) for need in red.needs] == [(2, "thaler")]
    assert red.rule == "NU-91"


@pytest.mark.parametrize("action", MAIN_ACTIONS)
def test_the_rule_of_an_action_stands_under_its_name(action: str) -> None:
    told = rule_text(rulebook("nucleum", "en"), ACTION_RULES[action])
    word = {"urbanize": "building", "industrialize": "turbine", "develop": "tiles", "contract": "contract"}
    assert re.search(word.get(action, "power plant"), told)
