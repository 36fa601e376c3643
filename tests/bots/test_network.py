"""A learned value: what it makes of a match, when it is asked at all, and files that hold none."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from kesselhaus import games
from kesselhaus.bots import network
from kesselhaus.bots.judging import judge_of
from kesselhaus.bots.network import FORMAT, About, input_hash, shares
from kesselhaus.bots.opinion import JUDGEMENT, Opinion
from kesselhaus.bots.search import Search, SearchBot
from kesselhaus.bots.settings import Settings
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.games import advice, encoder, game, shelf
from kesselhaus.lab.players import NoSuchBot, maker
from tests.bots.positions import in_the_middle, view_of_asked

KEY = "airship_city"


def made_by_hand(file: Path, seats: int = 2, sign: float = 1.0, **other: Any) -> Path:
    """Weights that look at the judgement of the advice alone and say the same, or the opposite."""
    box = game(KEY).box(None)
    views, names = len(encoder(KEY, seats, box)), Opinion(KEY, seats).names
    kept = np.array([views + names.index(f"{place}/{JUDGEMENT}") for place in range(seats)], np.int32)
    arrays = {
        "kept": kept,
        "opinions": np.arange(seats, dtype=np.int32),
        "shortcut": np.hstack([np.eye(seats, dtype=np.float32) * sign] * 2),
    }
    for name, wide, narrow in (("first", seats, 3), ("second", 3, 2), ("outputs", 2, 2 * seats)):
        arrays |= {name: np.zeros((wide, narrow), np.float32), f"{name}_bias": np.zeros(narrow, np.float32)}
    about: dict[str, Any] = {
        "variants": (),
        "inputs": input_hash(KEY, seats, box),
        "spread": 4.0,
        "format": FORMAT,
    } | other
    network.write(file, About(game=KEY, seats=seats, **about), arrays)
    return file


def two_players(answers: int = 80) -> Match[Any]:
    chance = Random(5)
    match: Match[Any] = Match(game(KEY), 2, frozenset(), game(KEY).box(None), chance, automatic=True)
    while isinstance(question := match.question, Ask) and (
        len(match.answers) < answers or len(question.options) < 4
    ):
        match.answer(chance.choice(list(question.options)))
    return match


def test_what_it_tells_of_each_seat_whoever_looks(tmp_path: Path) -> None:
    match = two_players()
    judged = [advice(KEY).judgement(match.state, seat) for seat in (0, 1)]
    assert judged[0] != judged[1]
    weights = network.read(made_by_hand(tmp_path / "value-2.npz"))
    assert weights.fits(match)
    for seat in (0, 1):
        chances, leads = weights.expected(match, seat)
        assert chances == pytest.approx(judged, rel=1e-3)
        assert leads == pytest.approx([4 * worth for worth in judged], rel=1e-3)


def test_layers_count_besides_the_shortcut() -> None:
    arrays = {
        "kept": np.arange(2),
        "opinions": np.array([1]),
        "first": np.array([[1.0, -1.0], [0.0, 0.0]]),
        "first_bias": np.array([0.5, 0.0]),
        "second": np.array([[2.0], [7.0]]),
        "second_bias": np.array([-1.0]),
        "outputs": np.array([[1.0, 0.0, 3.0, 0.0]]),
        "outputs_bias": np.array([0.0, 0.25, 0.0, 0.0]),
        "shortcut": np.array([[0.0, 1.0, 0.0, 0.0]]),
    }
    weights = network.Network(About(FORMAT, KEY, 2, (), "", 1.0), arrays)
    # 1.5 and nothing from below nought; 2; then what the second number says by itself.
    assert weights.outputs(np.array([1.0, 10.0])).tolist() == [2.0, 10.25, 6.0, 0.0]
    assert weights.outputs(np.array([[1.0, 10.0], [0.0, 0.0]]))[:, 2].tolist() == [6.0, 0.0]


def test_shares_of_the_victory() -> None:
    assert shares([1000.0, 1000.0]) == [0.5, 0.5]
    assert shares([0.0, -1000.0]) == [1.0, 0.0]


@pytest.mark.parametrize(
    "other",
    [
        {"game": "nucleum"},
        {"seats": 3},
        {"variants": ("prerequisite_counts_majority",)},
        {"inputs": "of another edition"},
    ],
)
def test_it_is_asked_only_where_it_was_trained(tmp_path: Path, other: dict[str, Any]) -> None:
    about: dict[str, Any] = {
        "game": KEY,
        "seats": 2,
        "variants": (),
        "inputs": input_hash(KEY, 2, game(KEY).box(None)),
    } | other
    none = {name: np.zeros((1, 1)) for layer in network.LAYERS for name in (layer, f"{layer}_bias")}
    weights = network.Network(
        About(format=FORMAT, spread=1.0, **about), none | {"kept": np.zeros(1), "opinions": np.zeros(1)}
    )
    assert not weights.fits(two_players())


def test_a_search_is_led_by_it(tmp_path: Path) -> None:
    """Weights that hold the opposite of the advice choose otherwise."""
    view = view_of_asked(two_players())
    right, wrong = made_by_hand(tmp_path / "a.npz"), made_by_hand(tmp_path / "b.npz", sign=-1.0)
    values = {}
    for file in (right, wrong):
        search = Search(view, Random(1), Settings(iterations=20, learned=str(file)))
        search.run(decided=False)
        values[file] = {estimate.option: estimate.value for estimate in search.estimates()}
    both = values[right].keys() & values[wrong].keys()
    assert len(both) > 1
    assert all(abs(values[right][option] - values[wrong][option]) > 0.01 for option in both)


def test_equal_seeds_think_alike(tmp_path: Path) -> None:
    view, file = view_of_asked(two_players()), str(made_by_hand(tmp_path / "a.npz"))
    told = []
    for _ in range(2):
        search = Search(view, Random(7), Settings(iterations=15, learned=file))
        search.run()
        told.append([(each.option, each.value, each.visits) for each in search.estimates()])
    assert told[0] == told[1]


def test_where_there_are_no_weights_the_advice_judges(tmp_path: Path) -> None:
    file, match = str(made_by_hand(tmp_path / "value-2.npz")), two_players()
    view = view_of_asked(match)
    assert judge_of(match, view, file) is not None
    assert judge_of(match, view, False) is None
    assert judge_of(in_the_middle(KEY), view_of_asked(in_the_middle(KEY)), file) is None, "four seats"


def test_a_bot_with_weights_on_trial(tmp_path: Path) -> None:
    file = made_by_hand(tmp_path / "value-2.npz")
    bot = maker(f"search:5it@{file}")(Random(1))
    assert isinstance(bot, SearchBot)
    assert bot._settings == Settings(iterations=5, learned=str(file))
    view = view_of_asked(two_players())
    assert bot.choose(view) in view.question.options


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 broken", b"no file of arrays"])
def test_a_file_that_holds_no_weights(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "value.npz"
    file.write_bytes(content)
    with pytest.raises(NoSuchBot, match="holds no learned value"):
        maker(f"search:5it@{file}")
    with pytest.raises(NoSuchBot, match="holds no learned value"):
        maker(f"search:5it@{tmp_path / 'nowhere.npz'}")


def test_a_file_of_another_format(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="its format is 9, not 1"):
        network.read(made_by_hand(tmp_path / "value.npz", format=9))


@pytest.mark.parametrize("key", shelf())
def test_weights_that_come_with_a_game_are_for_it_and_small(key: str) -> None:
    """None are there unless they were shown to win; those that are fit the game of today."""
    there = list(Path(games.__path__[0], key).glob("value-*.npz"))
    assert sum(file.stat().st_size for file in there) < 1_000_000
    for file in there:
        weights = network.read(file)
        seats = weights.about.seats
        assert (weights.about.game, file.name) == (key, network.file_name(seats))
        assert weights.about.inputs == input_hash(key, seats, game(key).box(None))
        assert network.shipped(key, seats) is not None
    assert network.shipped(key, 9) is None
