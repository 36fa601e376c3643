"""Setup (section 3)."""

from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Draw
from kesselhaus.games.nucleum import GAME
from kesselhaus.games.nucleum.box import shipped
from kesselhaus.games.nucleum.events import NeutralPlaced
from kesselhaus.games.nucleum.examples.positions import names
from kesselhaus.games.nucleum.map import neutral_order
from kesselhaus.games.nucleum.options import ChooseExperiment
from kesselhaus.games.nucleum.rules.ending import meet, score
from kesselhaus.games.nucleum.rules.preparation import rubble as place_rubble_in
from kesselhaus.games.nucleum.state import NEUTRAL, RUBBLE, Table
from tests.games.looking import drawn
from tests.scenario import asked, events


def started(seats: int, seed: int = 3, *variants: str) -> Match[Table]:
    """A match before the experiments are chosen."""
    return Match(GAME, seats, frozenset(variants), chance=Random(seed))


def chosen(match: Match[Table]) -> Match[Table]:
    while asked(match).rule == "NU-22":
        match.answer(asked(match).options[0])
    return match


def with_card(seats: int, card: str) -> Table:
    """A table that was set up with this card first; everything else is the first that can be drawn."""
    match: Match[Table] = Match(GAME, seats)
    while isinstance(match.question, Draw):
        outcomes = match.question.outcomes
        first = match.question.rule == "NU-13" and len(outcomes) == len(shipped().setup_cards)
        match.answer(card if first else outcomes[0])
    return match.state


def rubble(table: Table) -> set[str]:
    return {site for site, there in table.sites.items() if there.id == RUBBLE}


@pytest.mark.rule("NU-1", "NU-2")
def test_two_to_four_sit_clockwise_and_any_of_them_may_begin() -> None:
    assert GAME.seats == (1, 2, 3, 4)
    firsts = {started(3, seed).state.first_player for seed in range(20)}
    assert firsts == {0, 1, 2}
    table = started(3).state
    assert [player.seat for player in table.players] == [0, 1, 2]


@pytest.mark.rule("NU-3", "NU-4")
def test_side_and_wagons_by_number_of_players() -> None:
    for seats, side, wagons in ((1, "A", (4, 4)), (2, "A", (4, 4)), (3, "B", (5, 5)), (4, "B", (7, 6))):
        table = started(seats).state
        assert table.box.side.name == side
        assert table.wagons == {"rheinland": (1,) * wagons[0], "schlesien": (1,) * wagons[1]}


@pytest.mark.rule("NU-5", "NU-6")
def test_stacks_and_market() -> None:
    for seats, general, total in ((2, 10, 30), (3, 15, 35), (4, 25, 45)):
        table = started(seats).state
        assert "" not in table.market
        assert len(set(table.market)) == 5
        assert sum(table.stacks) == total - 5
        seen = [tile for tile in table.market if tile in shipped().general_tiles]
        assert table.general_left == general - len(seen)
    assert started(3).state.stacks == (7, 12, 11)
    match: Match[Table] = Match(GAME, 2)
    match.answer(0)
    question = match.question
    assert isinstance(question, Draw)
    assert question.weights == (30,) * 20 + (10,) * 30
    match.answer("T40")
    assert match.state.market == ("", "", "", "", "T40")


@pytest.mark.rule("NU-7", "NU-8", "NU-9", "NU-10")
def test_contracts_milestones_and_tokens() -> None:
    for seats, silver, gold in ((2, 6, 10), (3, 9, 12), (4, 12, 16)):
        table = started(seats).state
        stacks = [shipped().contracts[contract].stack for contract in table.display]
        assert stacks == ["silver", "silver", "gold", "gold"]
        assert (table.silver_left, table.gold_left) == (silver - 2, gold - 2)
        purple = [shipped().contracts[contract].stack for contract in table.purple]
        assert purple == ["purple_1", "purple_2", "purple_3"]
        assert len(set(table.milestones)) == 4
        assert table.tokens == (1, 2, 3)
        assert len(table.nuclei) == 1


@pytest.mark.rule("NU-11")
def test_five_discs_lie_in_a_row_and_the_flag_stands_at_70() -> None:
    for seats in (2, 3, 4):
        match = started(seats)
        shown = drawn(match.view(0))["ends"]
        assert (shown.count("<li"), shown.count('class="met"')) == (5, 0)
        table = match.state
        score(table, table.players[0], 69)
        assert not table.ends
        score(table, table.players[0], 1)
        for condition in ("END-1", "END-2", "END-3", "END-4"):
            meet(table, table.players[1], condition)
        assert table.ends == (("END-5", 0), ("END-1", 1), ("END-2", 1), ("END-3", 1), ("END-4", 1))


@pytest.mark.rule("NU-12", "NU-13")
def test_plants_stand_and_the_first_card_decides_most() -> None:
    table = with_card(2, "S1")
    assert table.box.side.plants == ("grimma", "glashuette", "zittau", "plauen", "riesa")
    assert table.nuclei == ("grimma",)
    assert table.rails == {}
    assert len(table.setup_cards) == 4
    assert table.box.side.sites[table.neutral[0]].city == "leipzig"
    assert len(table.neutral) <= 4
    assert not any(table.players[seat].uranium[0] or table.players[seat].workers != 2 for seat in (0, 1))


@pytest.mark.rule("NU-14")
def test_neutral_buildings_prefer_red_then_single_then_double_sites() -> None:
    side = shipped().side_named["B"]
    free = list(side.urban_sites["zwickau"])
    assert neutral_order(free, "laboratory")[0] == "zwickau.u4"
    free = [site for site in free if not site.red]
    assert [neutral_order(free, kind)[0] for kind in ("residence", "laboratory", "factory")] == [
        "zwickau.u1",
        "zwickau.u2",
        "zwickau.u3",
    ]
    assert not neutral_order([site for site in free if site.number == 1], "factory")
    for seed in range(12):
        match = started(4, seed)
        for event in events(match, NeutralPlaced):
            site = match.state.box.side.sites[event.site]
            assert site.red or shipped().type[event.building] in site.types
            assert match.state.sites[event.site].owner == NEUTRAL
            assert not match.state.sites[event.site].energized
    skipped = with_card(2, "S11")
    assert "karlsbad" not in {skipped.box.side.sites[site].city for site in skipped.neutral}
    assert skipped.nuclei == ("zittau",)


@pytest.mark.rule("NU-13", "NU-14")
def test_every_card_brings_a_neutral_building_and_none_comes_twice() -> None:
    table = with_card(4, "S4")
    assert table.setup_cards == ("S4", "S1", "S2", "S3")
    assert [table.box.side.sites[site].city for site in table.neutral] == [
        "chemnitz",
        "leipzig",
        "leipzig",
        "grimma",
    ]
    assert len({table.sites[site].id for site in table.neutral}) == 4


@pytest.mark.rule("NU-13", "NU-16")
def test_the_rubble_of_the_first_card_comes_before_the_other_neutral_buildings() -> None:
    table = with_card(2, "S3")
    # Rubble lies on the red site of Leipzig, so the buildings of S1 and S2 stand on other ones.
    assert {"leipzig.u3", "leipzig.u4"} <= rubble(table)
    assert table.neutral[0] == "grimma.u3"
    assert set(table.neutral[1:3]) == {"leipzig.u1", "leipzig.u2"}


@pytest.mark.rule("NU-15")
def test_turbine_rubble_only_with_three() -> None:
    assert {"grimma.t2", "zittau.t4", "plauen.t3"} <= rubble(with_card(3, "S2"))
    assert not any(".t" in site for seats in (2, 4) for site in rubble(with_card(seats, "S2")))


@pytest.mark.rule("NU-16", "NU-17")
def test_rubble_by_number_of_players() -> None:
    two = rubble(with_card(2, "S1"))
    assert two == {"grimma.u3", "dresden.u4", "praha.u4", "praha.u3", "pressnitz.m2", "joachimsthal.m2"}
    three = {site for site in rubble(with_card(3, "S1")) if ".t" not in site}
    assert {site for site in three if ".m" in site} == {"pressnitz.m2", "joachimsthal.m3", "karlsbad.m2"}
    assert "goerlitz.u2" in three
    six = {site for site in rubble(with_card(3, "S6")) if ".u" in site}
    assert len(six) == 5
    assert not any(site.startswith("goerlitz") for site in six)
    assert rubble(with_card(4, "S1")) == set()


@pytest.mark.rule("NU-16", "NU-17")
def test_there_are_five_urban_and_three_mining_rubble_tiles() -> None:
    box, table = shipped(), with_card(4, "S1")
    for sites, most in (
        (table.box.side.urban_sites, box.urban_rubble),
        (table.box.side.mine_sites, box.mining_rubble),
    ):
        before = len(rubble(table))
        place_rubble_in(table, [*sites, *sites], sites, most, "NU-17")
        assert len(rubble(table)) == before + most
    assert (box.urban_rubble, box.mining_rubble) == (5, 3)


@pytest.mark.rule("NU-18", "NU-19", "NU-20", "NU-21")
def test_what_a_player_begins_with() -> None:
    table = started(4).state
    for player in table.players:
        assert (player.thaler, player.workers, player.supply, player.cubes, player.achievements) == (
            4,
            2,
            16,
            0,
            0,
        )
        assert (player.income, player.vp, player.buildings) == ((1, 1, 1), 0, {})
        assert player.contracts[:3] == ("", "", "")
        assert shipped().contracts[player.contracts[3]].stack == "initial"
    assert table.star_spaces == (4, 4, 4)
    assert len({player.contracts[3] for player in table.players}) == 4
    friendly = started(2, 1, "start_workers_3").state.players[0]
    assert (friendly.workers, friendly.supply) == (3, 15)


@pytest.mark.rule("NU-22", "NU-23")
def test_experiments_counterclockwise_from_the_last_player() -> None:
    match = started(4)
    first = match.state.first_player
    for place in range(1, 5):
        question = asked(match)
        assert question.seat == (first - place) % 4
        assert len(question.options) == 5 - place
        match.answer(question.options[0])
    for player in match.state.players:
        assert player.pool == shipped().start_tiles[player.experiment]
        assert len(player.pool) == 5
        assert player.technologies == ()
    assert (asked(match).rule, asked(match).seat) == ("NU-26", first)
    again = started(2)
    assert names(again, ChooseExperiment) == ["A", "B", "C", "D"]
    assert isinstance(again.question, Ask)
