"""What the boards of the players show: income, rows, contracts, technologies; signs and words of boards."""

import re

import pytest

from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum import table as look
from kesselhaus.games.nucleum.examples.positions import (
    ANNA,
    BRUNO,
    act,
    acting,
    alone,
    build,
    give,
    hand,
    lay,
    mine,
    play,
    todo,
    turbine,
    unlocked,
)
from kesselhaus.games.nucleum.rules.recharge import income_of
from kesselhaus.games.nucleum.table import signs
from kesselhaus.games.nucleum.tasks.turn import ChoosingExperiment
from kesselhaus.games.nucleum.terms import CONDITIONS, COUNTED, MOMENTS, ONGOING
from tests.games.looking import drawn, people, places, views
from tests.games.nucleum.boards import board
from tests.scenario import answer

# ------------------------------------------------------------------ the own board


def test_the_income_that_counts_stands_on_brass() -> None:
    """EX-11: two tiles reach to space 3, markers on 9, 6 and 2: 7 thaler, 3 workers, 1 VP."""
    table = lay(4)
    player = give(table, income=(9, 6, 2), slots=("AS1", "AS2"))
    player.pool = ("AS3", "AS4", "AD")
    shown = board(play(table), "mine")
    assert re.findall(r'<i class="cur">(\d+)', shown) == ["7", "3", "1"]
    assert income_of(table, player) == (7, 3, 1)
    assert shown.count('class="sl free"') == 6
    markers = re.findall(r'id="income-0-(\w+)"', shown)
    assert markers == ["thaler", "worker", "vp"]


@pytest.mark.rule("NU-98")
def test_the_effect_of_row_2_is_the_one_of_the_experiment() -> None:
    effects = {}
    for experiment in "AB":
        table = lay(4, experiments=experiment + "CD" + ("B" if experiment == "A" else "A"))
        effects[experiment] = re.findall(
            r'<span class="eff" data-x="effect-\d-0" title="([^"]+)">(.*?)</span>', board(play(table), "mine")
        )
    for (of_a, signs_of_a), (of_b, signs_of_b), own in zip(
        effects["A"], effects["B"], (False, True, False, False), strict=True
    ):
        assert (of_a != of_b) == (signs_of_a != signs_of_b) == own


def test_without_tiles_above_the_board_no_income_counts() -> None:
    assert 'class="cur"' not in board(play(lay(4)), "mine")


def test_rows_show_what_is_left_and_where_the_rest_stands() -> None:
    table = lay(4)
    build(table, ANNA, "RES-2", "zwickau.u1", energized=True)
    turbine(table, ANNA, 1, "zittau.t1")
    mine(table, ANNA, 1, "bruex.m2", cubes=1)
    shown = board(play(table), "mine")
    assert 'id="board-0-RES-2"' not in shown
    assert len(re.findall(r'id="board-0-(?:RES|FAC|LAB)-\d"', shown)) == 11
    assert len(re.findall(r'id="board-0-(?:TUR|MIN)-\d"', shown)) == 6
    assert "Residence II, Zwickau" in shown
    assert shown.count('class="eff on"') == 1
    assert shown.count('class="pair got"') == 1
    assert ">/3<" in shown


def test_a_building_is_taken_from_its_row() -> None:
    table = lay(4)
    give(table, thaler=3, workers=0)
    shown = places(board(act(table, "urbanize"), "mine"))
    assert shown == [f"board-{kind}-{row}" for row in (1, 2) for kind in ("RES", "FAC", "LAB")]


def test_contracts_show_how_far_they_are_and_free_slots_what_they_give() -> None:
    table = lay(4)
    give(table, contracts=("C05", "C17", "", ""))
    build(table, ANNA, "RES-1", "zwickau.u1")
    mine(table, ANNA, 1, "bruex.m2")
    mine(table, ANNA, 2, "bruex.m3")
    mine(table, ANNA, 3, "aussig.m1")  # more than is asked for
    shown = board(play(table), "mine")
    first = shown[shown.index('id="contract-C05"') : shown.index('id="contract-C17"')]
    assert "1/2" in first
    assert "rdy" not in first
    ready = shown[shown.index('id="contract-C17"') :]
    assert 'class="ctr k-silver sm rdy"' in ready[:80]
    assert "2/2" in ready
    assert shown.count("free slot gives") == 2


def test_a_contract_that_can_be_fulfilled_shines() -> None:
    table = lay(4)
    give(table, contracts=("C10", "", "", ""), thaler=8)
    match = acting(table, "AS3")
    assert "contract-C10" in places(board(match, "mine"))


def test_unlocked_technologies_are_cardboard_and_locked_ones_can_be_chosen() -> None:
    table = lay(4)
    unlocked(table, "A-2")
    give(table, contracts=("C10", "", "", ""), thaler=8)
    match = answer(acting(table, "AS3"), o.fulfil("C10"))
    shown = board(match, "mine")
    assert re.search(r'id="technology-A-2" class="tk on hv"', shown)
    assert [place for place in places(shown) if place.startswith("tech")] == [
        "technology-A-1",
        "technology-A-3",
    ]


def test_the_tile_itself_is_played_and_the_sign_of_rails_lays_it() -> None:
    shown = places(board(play(lay(4)), "mine"))
    tiles = ("AS1", "AS2", "AS3", "AS4")
    assert shown == [*(place for tile in tiles for place in (f"play-{tile}", f"lay-{tile}")), "play-AD"]


def test_open_halves_are_chosen_on_the_tile_above_the_board() -> None:
    table = lay(4)
    give(table, thaler=9)
    assert places(board(acting(table, "AS3"), "mine")) == ["half-AS3-1", "half-AS3-2"]


def test_before_the_first_turn_the_experiments_are_shown() -> None:
    match = play(lay(2))
    for player in match.state.players:
        player.experiment, player.pool = "", ()
    match.state.players[BRUNO].experiment = "B"
    match.state.round = 0
    todo(match.state, ChoosingExperiment(ANNA))
    match.state.players[ANNA].contracts = ("", "", "", "C10")
    match = play(match.state)
    shown = board(match, "mine")
    assert 'id="contract-C10"' in shown[: shown.index("</header>")]
    assert places(shown) == ["experiment-A", "experiment-C", "experiment-D"]
    assert "xp gone" in shown


# ------------------------------------------------------------------ the others


def test_the_others_show_everything_smaller() -> None:
    table = lay(3)
    build(table, BRUNO, "LAB-3", "freiberg.u1", energized=True)
    turbine(table, BRUNO, 2, "zittau.t1")
    give(table, BRUNO, contracts=("C05", "", "", ""), thaler=7, vp=12)
    unlocked(table, "B-4", seat=BRUNO)
    hand(table, "T21", seat=BRUNO)
    shown = board(play(table), "players")
    other = shown[shown.index('id="player-1"') : shown.index('id="player-2"')]
    assert other.count('class="on lit"') == 1
    assert other.count('class="on"') == 1
    assert other.count('class="hv') == 1
    assert 'id="contract-C05"' in other
    assert 'id="tile-T21"' in other
    assert "player-0" not in shown


def test_alone_the_baron_sits_opposite_with_his_row() -> None:
    table = alone()
    match = play(table)
    shown = board(match, "players")
    assert "Baron von Automat" in shown
    assert re.findall(r'id="tile-(\w+)"', shown) == list(table.players[1].row)
    assert "pc-yellow" in shown


def test_a_spectator_sees_the_board_of_who_is_asked() -> None:
    match = play(lay(3))
    shown = board(match, "mine", seat=None)
    assert "Ada &lt;b&gt;" in shown
    assert "to move" in shown


# ------------------------------------------------------------------ signs and words


def test_all_effects_conditions_and_counts_have_signs() -> None:
    assert set(signs.WORKS) == set(ONGOING)
    assert set(signs.WHEN) == set(MOMENTS)
    assert set(signs.COUNTED) == set(COUNTED)
    of_their_own = {
        "structures_in_colour",
        "urban_built",
        "urban_built_level",
        "energized_type",
        "energized_level",
    }
    assert set(signs.ASKS) | of_their_own == set(CONDITIONS)


def test_contracts_of_the_box_look_different_unless_they_ask_for_the_same() -> None:
    box = lay(4).box
    asked = {(card.condition, card.of, card.level, card.count) for card in box.contracts.values()}
    assert len({signs.condition(card) for card in box.contracts.values()}) == len(asked)


def test_technologies_of_an_experiment_look_different() -> None:
    box = lay(4).box
    for technologies in box.technologies_of.values():
        assert len({signs.technology(box.technologies[one], "en") for one in technologies}) == len(
            technologies
        )


def test_a_figure_is_never_parted_from_what_it_counts() -> None:
    box = lay(4).box
    _, below = signs.technology(box.technologies["B-1"], "en")  # 1 thaler less and 1 electricity more
    assert re.findall(r'<span class="q">([−+]1)<svg.+?i-(\w+)', below) == [
        ("−1", "thaler"),
        ("+1", "electricity"),
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_sign_is_called_by_its_key(lang: str) -> None:
    """What is counted has a name in the language of the reader: never `income_worker`."""
    for view in views("nucleum")[::40]:
        titles = set(re.findall(r"<title>([^<]*)</title>", "".join(drawn(view, lang).values())))
        assert titles
        assert not {title for title in titles if "_" in title}
        assert lang == "en" or not titles & {"achievement", "thaler", "uranium", "worker"}


def test_the_header_tells_round_and_ends() -> None:
    table = lay(2)
    view = play(table).view(ANNA)
    assert look.standing(view, "en") == "Round 1 · 0 of 3 ends"
    assert look.standing(view, "de") == "Runde 1 · 0 von 3 Bedingungen"
    table.ending, table.round = 4, 4
    assert look.standing(play(table).view(ANNA), "en") == "Round 4 · 0 of 3 ends"
    table.round = 5
    assert look.standing(play(table).view(ANNA), "en") == "Round 5 · the last one"


def test_the_purse_holds_what_can_be_spent() -> None:
    table = lay(2)
    give(table, thaler=13, workers=5, achievements=7)
    view = play(table).view(ANNA)
    shown = look.purse(view, people(view), "en")
    assert re.findall(r"</svg>(\d+)</span>", shown) == ["13", "5", "0", "7"]
