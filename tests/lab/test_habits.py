"""Habits are counted in what happened; what a good player avoids stands out."""

import json

import pytest

from kesselhaus import games
from kesselhaus.cli import main
from kesselhaus.engine.habits import Part
from kesselhaus.engine.state import Event
from kesselhaus.games import shelf
from kesselhaus.games.airship_city import events as ac
from kesselhaus.games.nucleum import events as nu
from kesselhaus.games.planet_steam import events as ps
from kesselhaus.games.steamopolis import events as st
from kesselhaus.games.whistle_mountain import events as wm
from kesselhaus.lab.figures import ratio
from kesselhaus.lab.habits import watch
from kesselhaus.lab.matches import Pairing

R = "-"
PLAYED, NEXT = nu.TilePlayed(0, "t1", rule=R), nu.RoundBegan(2, rule=R)


def bought(kind: str, old: str | None = None, old_to: str | None = None) -> Event:
    return ps.ConverterBought(0, kind, "A1", 3, old, old_to, rule=R)


@pytest.mark.parametrize(
    ("key", "habit", "log", "part"),
    [
        (
            "airship_city",
            "gears_for_shifts",
            [
                ac.Collected(0, "mine", (("gear", 4), ("wood", 2)), rule=R),
                ac.ResourceBonus(0, "mine", "gear", 2, rule=R),
                ac.Collected(1, "mine", (("gear", 9),), rule=R),
                ac.Shifted(0, "2", "right", 1, 3, rule=R),
            ],
            (3, 6),
        ),
        (
            "airship_city",
            "visits_without_action",
            [
                ac.Stepped(0, 1, "port", "mine", True, rule=R),
                ac.Stepped(0, 1, "mine", "forest", False, rule=R),
                ac.Declined(0, "forest", rule=R),
                ac.Declined(1, "forest", rule=R),
            ],
            (1, 1),
        ),
        (
            "nucleum",
            "tiles_for_nothing",
            [PLAYED, NEXT, PLAYED, nu.HalfUsed(0, "t1", 1, "develop", rule=R)],
            (1, 2),
        ),
        ("nucleum", "tiles_for_nothing", [PLAYED, nu.HalfUsed(1, "t2", 1, "develop", rule=R), NEXT], (1, 1)),
        ("nucleum", "tiles_for_nothing", [PLAYED, nu.Fulfilled(0, "c1", rule=R), NEXT], (0, 1)),
        ("nucleum", "stars_on_zero", [nu.StarPlaced(0, 0, rule=R), nu.StarPlaced(0, 7, rule=R)], (1, 2)),
        (
            "nucleum",
            "short_recharges",
            [nu.Recharged(0, count, 1, 1, 1, rule=R) for count in (1, 2, 3)],
            (2, 3),
        ),
        (
            "nucleum",
            "lit_by_uranium",
            [nu.Energized(0, "s", "b", "p", (), uranium, 5, 2, rule=R) for uranium in (0, 2)],
            (1, 2),
        ),
        ("nucleum", "ended_by_the_cap", [nu.GameEnded("rounds", rule=R)], (1, 1)),
        ("nucleum", "ended_by_the_cap", [nu.GameEnded("conditions", rule=R)], (0, 1)),
        (
            "planet_steam",
            "energy_converters",
            [bought(kind) for kind in ("energy", "ore", "energy")],
            (2, 3),
        ),
        (
            "planet_steam",
            "converters_thrown_away",
            [
                bought("ore", "energy"),
                bought("ore", "energy", "B1"),
                bought("ore"),
                ps.Reorganised(0, (), (("ore", 2),), rule=R),
            ],
            (3, 1),
        ),
        (
            "planet_steam",
            "tank_turns_given_up",
            [ps.StayedIdle(0, 1, rule=R), ps.Activated(0, (), rule=R), ps.Activated(1, (), rule=R)],
            (1, 2),
        ),
        (
            "whistle_mountain",
            "forges_for_nothing",
            [
                wm.Forged(0, ("a",), rule=R),
                wm.AirshipReturned(0, "a", rule=R),
                wm.TurnBegan(1, 3, rule=R),
                wm.WorkerMoved(1, 1, None, (0, 0), rule=R),
                wm.Forged(0, ("a",), rule=R),
                wm.MachineBuilt(0, "m", (), 3, rule=R),
            ],
            (1, 2),
        ),
        (
            "whistle_mountain",
            "collected_nothing",
            [wm.Collected(0, (), rule=R), wm.Collected(0, (("iron", 1),), rule=R)],
            (1, 2),
        ),
        (
            "whistle_mountain",
            "machines_left_lying",
            [
                wm.MachineTaken(0, "m", rule=R),
                wm.MachineTaken(0, "n", rule=R),
                wm.MachineBuilt(0, "m", (), 1, rule=R),
            ],
            (1, 2),
        ),
        ("whistle_mountain", "floods", [wm.Flooded(2, rule=R), wm.Flooded(3, rule=R)], (2, 1)),
        (
            "steamopolis",
            "scrapped_again",
            [
                st.Scrapped(0, 1, "old", rule=R),
                st.Built(0, 1, "new", rule=R),
                st.Built(0, 2, "other", rule=R),
                st.Scrapped(0, 1, "new", rule=R),
            ],
            (1, 2),
        ),
        (
            "steamopolis",
            "pressure_lost",
            [st.PressureLost(0, 2, rule=R), st.PressureLost(0, 1, rule=R)],
            (3, 1),
        ),
        ("steamopolis", "peeks", [st.Peeked(0, 2, 1, rule=R), st.Peeked(1, 2, 1, rule=R)], (1, 1)),
    ],
)
def test_a_habit_is_counted_in_what_a_seat_did(
    key: str, habit: str, log: list[Event], part: tuple[int, int]
) -> None:
    (found,) = (one for one in games.habits(key) if one.key == habit)
    assert found.count(log, 0) == Part(*part)


@pytest.mark.parametrize("key", shelf())
def test_every_habit_is_counted_in_a_whole_match(key: str) -> None:
    watched = watch(key, Pairing(2, (), ("random",), 4), 0)
    assert set(watched.habits) == {habit.key for habit in games.habits(key)}
    assert any(times for parts in watched.habits.values() for times, _ in parts)
    shares = [habit.key for habit in games.habits(key) if habit.what.startswith("share")]
    for key_of_share in shares:
        for times, of in watched.habits[key_of_share]:
            assert 0 <= times <= of or key_of_share == "gears_for_shifts"


def test_shares_of_many_matches_weigh_by_what_could_have_been() -> None:
    figure = ratio([[(1, 1)], [(0, 9)], [(0, 0)]])
    assert figure.value == 0.1
    assert figure.low == 0 < figure.high


def test_the_command_tells_which_habits_are_beyond_their_targets(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["habits", "airship_city", "--bots", "random", "--seats", "2", "--games", "2", "--cores", "1"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["report"]["habits"]
    for habit in told:
        most = float("inf") if habit["most"] is None else habit["most"]
        assert habit["within"] == (habit["least"] <= habit["value"]["value"] <= most)
    assert main(words) == 0
    out = capsys.readouterr().out
    assert out.count("!") == sum(not habit["within"] for habit in told)
