"""What the boards of Whistle Mountain show in given positions."""

import pytest

from kesselhaus.art.console import Group
from kesselhaus.art.furniture import seal
from kesselhaus.engine.questions import Ask
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain import table
from kesselhaus.games.whistle_mountain.box import shipped
from kesselhaus.games.whistle_mountain.examples.positions import (
    FORGE,
    A,
    B,
    C,
    able,
    begin,
    block,
    deal,
    docking,
    flooded,
    fly,
    hold,
    lay,
    put,
    stand,
    store,
)
from kesselhaus.games.whistle_mountain.options import At, BuildMachine, Turn
from kesselhaus.games.whistle_mountain.scoring import counted_score, final_scores
from kesselhaus.games.whistle_mountain.state import REMOVED
from tests.games.looking import Sound, drawn, endings, people, places
from tests.games.whistle_mountain.matches import start
from tests.games.whistle_mountain.table_scene import element, scene, shown, sight

BOX = shipped()


# ------------------------------------------------------------------ the mountain


def test_all_tiles_machines_workers_and_airships_are_on_the_mountain() -> None:
    state = scene()
    read = Sound(drawn(begin(state).view(B))["map"])
    assert {f"tile-{tile}" for tile in state.scaffolds} <= set(read.ids)
    assert {f"machine-{machine}" for machine in state.machines} <= set(read.ids)
    assert {"air-0-small", "air-0-large", "air-0-medium", "air-2-large", "air-2-medium"} <= set(read.ids)
    assert sum(name.startswith("w-") for name in read.ids) == 27
    text = "".join(read.text)
    assert "Crane: build 1 scaffold" in text
    assert "Hand Pump: 3 water (no longer working)" in text


def test_the_icon_of_a_square_makes_room_for_a_worker_and_is_lost_under_a_machine() -> None:
    table_ = lay(2)
    put(table_, "st01", 5, 1)
    bare = element(drawn(begin(table_).view(A))["map"], 'id="tile-st01"')
    assert bare.count('r="12.6"') == 2
    stand(table_, A, (6, 2))
    assert element(drawn(begin(table_).view(A))["map"], 'id="tile-st01"').count('r="10"') == 1
    put(table_, "ms01", 5, 2)
    covered = element(drawn(begin(table_).view(A))["map"], 'id="tile-st01"')
    assert "#i-coal" not in covered[: covered.index("</g>")]


@pytest.mark.rule("WM-130")
def test_water_and_strips_in_reserve() -> None:
    table_ = lay(3)
    flooded(table_, 2)
    text = shown(begin(table_), "map")
    assert "Water up to row 2" in text
    assert "5 water strips in reserve" in text
    assert "The next strip floods row 3" in text
    flooded(table_, 7)
    last = shown(begin(table_), "map")
    assert "0 water strips in reserve" in last
    assert "next strip" not in last


@pytest.mark.rule("WM-146", "WM-149")
def test_the_duplicator_token_lies_where_it_copies() -> None:
    table_ = lay(2)
    block(table_, 4, 3)
    put(table_, "ms06", 4, 3)
    assert "token lies beside the board" in shown(begin(table_), "map")
    table_.duplicator = "ms06"
    assert "token on the Sluice Box" in shown(begin(table_), "map")
    table_.duplicator = REMOVED
    assert "oken" not in shown(begin(table_), "map")


def test_docks_tell_what_they_cost_and_who_is_there() -> None:
    match = begin(scene())
    text = shown(match, "map", B)
    assert 'Dock for medium machines: Mara "M", Dirigible' in text
    assert "Upper dock for scaffolds: Ada <b>, Dirigible" in text
    listed = drawn(match.view(B))["docks"]
    assert listed.count('data-x="dock-') == len(BOX.docks)
    assert listed.count('href="#s-medium"') == 2


def test_several_airships_share_a_dock() -> None:
    table_ = lay(2)
    fly(table_, A, "small", dock="dk05")
    fly(table_, B, "large", dock="dk05")
    assert {"air-0-small", "air-1-large"} <= set(Sound(drawn(begin(table_).view(A))["map"]).ids)


def test_a_folded_ironclad_is_as_short_as_its_squares() -> None:
    table_ = lay(2)
    fly(table_, A, "large", (4, 9), (5, 9))
    assert "scale(0.67 1)" in element(drawn(begin(table_).view(A))["map"], 'id="air-0-large"')


def test_the_tower_shows_awards_and_who_is_there_also_as_a_list() -> None:
    match = begin(scene())
    listed = drawn(match.view(B))["rows"]
    assert listed.count("awh") == sum(map(len, match.state.tower))
    assert listed.count('class="pw"') == sum(
        len(player.tower) + len(player.barracks) for player in match.state.players
    )
    assert listed.count("wet") == 2
    assert drawn(match.view(B))["map"].count('class="awp"') == sum(map(len, match.state.tower))


# ------------------------------------------------------------------ the boards


def test_the_own_board_shows_what_is_kept_and_what_is_above_the_limit() -> None:
    table_ = lay(2)
    hold(table_, A, coal=6, gold=3)
    board = drawn(begin(table_).view(A))["mine"]
    assert "<em>+2</em>" in board
    assert board.count('class="f"') == 4 + 3
    able(table_, A, "ab09", "up05")
    wider = drawn(begin(table_).view(A))["mine"]
    assert "<em>" not in wider
    assert wider.count('class="f"') == 6 + 3


def test_the_boards_of_all_players_show_storage_awards_upgrades_and_ability() -> None:
    match = begin(scene())
    mine, others = shown(match, "mine", B), drawn(match.view(B))["players"]
    for name in ("Rope Ladder", "Gold Strike", "Crusher", "Dredge", "Architect"):
        assert name in mine
    for name in ("tile-sl07", "machine-ms02", "upgrade-up15", "tile-sl13", "machine-mm08", "upgrade-up14"):
        assert f'id="{name}"' in others
    assert "Cards in hand: 3" in others
    assert "Skipper" in others
    assert others.count('class="board pl') == 2


def test_two_equal_cards_and_awards_glow_once() -> None:
    table_ = lay(2)
    deal(table_, A, "cd16", "cd16")
    table_.players[A].awards = ("aw13", "aw13")
    board = drawn(begin(table_).view(A))["mine"]
    assert places(board).count("card-cd16") == 1
    assert places(board).count("use-aw13") == 1
    assert {"card-cd16-1", "card-cd16-2"} <= set(Sound(board).ids)


def test_the_draft_lays_the_abilities_out_in_words() -> None:
    match = start(3, 5)
    assert isinstance(match.question, Ask)
    board = shown(match, "mine", match.question.seat, "de")
    assert "Startfähigkeiten" in board
    assert len(match.state.abilities) == 4
    (keys,) = table.groups(match.view(match.question.seat), "de")
    assert isinstance(keys, Group)
    assert all(key.deed and not key.note for key in keys.keys)
    assert all(sight(match, lang="de").name(ability) in board for ability in match.state.abilities)
    assert table.standing(match.view(0), "de") == "Aufbau"


def test_the_key_of_an_upgrade_tells_its_cost_and_what_it_does() -> None:
    table_ = lay(2)
    hold(table_, A, iron=2)
    (keys,) = table.groups(begin(table_, *docking("dk06")).view(A), "en")
    assert isinstance(keys, Group)
    assert (keys.keys[0].note, keys.keys[0].deed) == (
        "[2 iron] [icon g-arrow] [vp 6]",
        "[1 coal] more when a Collect brings coal from scaffolds",
    )


def test_displays_show_what_is_left_and_empty_places() -> None:
    table_ = lay(2)
    table_.displays["large"], table_.stacks["large"] = ("ml01",), ()
    table_.displays["t"], table_.stacks["t"] = (), ()
    match = begin(table_)
    assert drawn(match.view(A))["shop"].count("mc gone") == 2
    assert "0 in the stack" in drawn(match.view(A))["tiles"]


def test_where_the_match_is_and_what_the_viewer_owns() -> None:
    match = begin(scene())
    assert table.standing(match.view(B), "en") == "Round 12 · water at row 2"
    match.state.turns_left = 1
    assert table.standing(match.view(B), "de") == "Runde 12 · Wasser bis Reihe 2 · letzte Züge"
    purse = table.purse(match.view(B), people(match.view(B)), "en")
    assert "".join(Sound(purse).text).startswith("Coal2/4")
    assert "61" in purse


@pytest.mark.rule("WM-164")
def test_the_seal_of_a_player_is_the_score_if_the_game_ended_now() -> None:
    match = begin(scene())
    scores, parts = final_scores(match.state), counted_score(match.state, match.state.players[B])
    regions = drawn(match.view(B))
    told = (
        f"If the game ended now: so far 61, tower 20, pool −10, upgrades {parts['upgrades']},"
        f" storage {parts['storage']}"
    )
    assert seal(scores[B], 34, told) in regions["mine"]
    assert told in table.purse(match.view(B), people(match.view(B)), "en")
    for seat in (A, C):
        assert f"<b>{scores[seat]}</b></span></span></header>" in element(
            regions["players"], f'id="player-{seat}"'
        )
    assert "Wäre jetzt Schluss: bisher 61, Turm 20" in drawn(match.view(B), "de")["mine"]


def test_who_is_who_is_told_in_the_head_of_a_board() -> None:
    match = begin(scene())
    assert match.state.start_player == A
    others = shown(match, "players", B)
    assert "next · Foreman" in others
    assert "Ada <b> Skipper" in others, "who began changes nothing any more"
    assert shown(match, "mine", B).startswith("Tomasz & Co you")
    assert "start player" not in shown(match, "mine", A)
    for player in match.state.players:
        player.ability = ""
    assert "Ada <b> start player" in shown(begin(match.state), "players", B)


def test_the_result_tells_what_each_score_is_made_of() -> None:
    view = endings("whistle_mountain")[-1]
    assert view.result is not None
    board = drawn(view)["shop"]
    text = " ".join(Sound(board).text)
    for category in ("so far", "tower", "pool", "upgrades", "storage", "total"):
        assert category in text
    assert board.count("<tr") == 1 + view.seats
    assert board.count('class="won"') == len(view.result.winners)
    assert table.standing(view, "en") == "End of the game"


# ------------------------------------------------------------------ moving and choosing


def test_a_worker_about_to_move_stands_in_a_light() -> None:
    table_ = lay(2)
    block(table_, 4, 3)
    stand(table_, A, (4, 4))
    hold(table_, A, gold=2)
    match = begin(table_, FORGE, o.Move(), o.FromSquare(4, 4))
    looked = sight(match)
    assert looked.held is not None
    assert looked.held.start == (4, 4)
    assert At(4, 4) not in looked.squares
    assert 'class="selr"' in drawn(match.view(A))["map"]


@pytest.mark.rule("WM-112")
def test_awards_of_the_contested_floor_glow_for_their_owner() -> None:
    table_ = lay(3)
    block(table_, 4, 3)
    stand(table_, C, (4, 4))
    store(table_, A, "ms06")
    match = begin(table_, FORGE, BuildMachine("ms06"), Turn(0), At(4, 4))
    assert isinstance(match.question, Ask)
    assert match.question.seat == C
    due = {f"award-{award}" for award in match.state.tower[3]}
    assert set(places(drawn(match.view(C))["map"])) == due
    assert set(places(drawn(match.view(C))["rows"])) == due
    assert places("".join(drawn(match.view(A)).values())) == []
