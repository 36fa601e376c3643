"""The components file (section 2): what it holds, and what is refused."""

from collections import Counter
from importlib.resources import files

import pytest

from kesselhaus.engine.components import ComponentError
from kesselhaus.games.steamopolis.box import Atom, open_box, shipped
from kesselhaus.games.steamopolis.examples.positions import effect, lay
from kesselhaus.games.steamopolis.options import Build
from tests.scenario import offered

TEXT = (files("kesselhaus.games.steamopolis") / "components.toml").read_text("utf-8")


def changed(before: str, after: str) -> bytes:
    assert before in TEXT
    return TEXT.replace(before, after, 1).encode()


def test_tiles_by_rank_and_colour() -> None:
    box = shipped()
    machines = [box.machines[tile] for tile in box.tiles]
    assert Counter(machine.rank for machine in machines) == {0: 10, 1: 11, 2: 12, 3: 11}
    assert Counter(machine.colour for machine in machines) == {"purple": 16, "orange": 12, "blue": 16}


def test_full_prices_are_those_of_the_examples() -> None:
    prices = {
        tile: (shipped().machines[tile].crystal, shipped().machines[tile].gear) for tile in shipped().tiles
    }
    assert (prices["M02"], prices["M11"], prices["M22"], prices["M34"]) == ((0, 2), (2, 0), (3, 0), (4, 1))
    assert {sum(prices[tile]) for tile in shipped().tiles if shipped().machines[tile].rank == 3} == {5}


def test_passenger_machines_are_orange_and_all_orange_ones_are() -> None:
    for tile in shipped().tiles:
        machine = shipped().machines[tile]
        trigger = machine.passive.trigger if machine.passive else ""
        assert (machine.colour == "orange") == (trigger == "passenger")


def test_every_pair_of_passenger_targets_exists_once() -> None:
    pairs = {
        (shipped().passenger_targets[tile]["banker"][0], shipped().passenger_targets[tile]["stoker"][0])
        for tile in shipped().passenger_tiles
    }
    assert pairs == {(banker, stoker) for banker in (5, 6, 7, 8) for stoker in (1, 2, 3, 4)}


def test_effects_are_read_from_the_small_vocabulary() -> None:
    box = shipped()
    assert box.districts["7L"].sides[1][0].atoms == (Atom("par_act", 9),)
    pay, buy = box.districts["6R"].sides
    assert (pay[0].crystal, pay[0].is_free, buy[0].is_free) == (1, False, True)
    assert [part.atoms[0].name for part in box.machines["M22"].activation] == ["crystal", "gear"]
    assert (box.machines["M22"].connected, box.machines["M29"].connected) == (1, 2)


def test_values_of_the_gauge_and_the_reach_of_a_stone() -> None:
    box = shipped()
    assert box.value == (0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8)
    assert (box.last_base, box.positions_of) == (6, {2: (3, 4), 3: (5,), 4: (6,), 5: (7,)})
    assert len(box.reach["A"][3]) == 6
    assert len(box.reach["B"][3]) == 9


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ('effect = ["set8"]', 'effect = ["set9"]', "there is no effect set9"),
        ('effect = ["set8"]', 'effect = ["set8(2)"]', "has the wrong form"),
        ('effect = ["res(3)"]', 'effect = ["res(all)"]', "has the wrong form"),
        ('id = "3R"\nlevel = 3', 'id = "3R"\nlevel = 4', "3R is not on level 4"),
        ('id = "3R"\nlevel = 3', 'id = "3R"\nlevel = 9', "<= 8"),
        ('id = "M02"', 'id = "M01"', "M01 is listed twice"),
        (
            'boilers = [{ effect = ["gear(1)"] }]',
            'boilers = [{ effect = ["cap"] }]',
            "effect of a machine",
        ),
        ("number = 3\n", "number = 1\n", "is listed twice"),
        ('effect = ["base", "res(1)"]', 'effect = ["base", "set8"]', "no effect of a character"),
        (
            "banker = { target = 5, alt = 8 }",
            "banker = { target = 4, alt = 8 }",
            "is on levels 5 to 8",
        ),
        ("banker = { target = 5, alt = 8 }", "banker = { target = 5, alt = 5 }", "has to be another level"),
        ("from = 7\n", "from = 0\n", "not above that of hot_air"),
        ("slots = 7", "slots = 6", "needs a slot of its own"),
        ('trigger = "retrieve", levels = [7]', 'trigger = "retrieve"', "levels belong to the trigger"),
        ('trigger = "bought_banner", end = true', 'trigger = "bought_banner"', "has the end symbol"),
        ("digit = 5\nprice = 1", "digit = 7\nprice = 1", "takes a marker 7"),
        ("[pieces.parasite]\nvalue = 3", "[pieces.parasite]\nvalue = 4", "more than 3 parasites"),
        (
            '[[{ effect = ["peek"] }, { effect = ["press(2)"] }',
            '[[{ effect = ["peek"] }], [{ effect = ["press(2)"] }',
            "has no dividing line",
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_its_line(before: str, after: str, problem: str) -> None:
    with pytest.raises(ComponentError, match=problem) as refused:
        open_box(changed(before, after))
    assert refused.value.line is not None


def test_too_few_tiles_of_a_rank_are_refused() -> None:
    text = TEXT.encode()
    for number in range(11, 16):
        start = text.index(f'[[machines]]\nid = "M{number}"'.encode())
        text = text[:start] + text[text.index(b"[[machines]]", start + 5) :]
    with pytest.raises(ComponentError, match="7 tiles of rank 1 are needed, there are 6"):
        open_box(text)


@pytest.mark.rule("ST-98")
def test_in_a_shorter_machine_room_tiles_go_into_the_slots_that_are_there() -> None:
    text = TEXT.replace("slots = 7", "slots = 6", 1).replace(
        "[[gauge]]\nvalue = 8", "[[gauge]]\nvalue = 7", 1
    )
    position = lay(2)
    position.box = open_box(text.encode())
    for player in position.players:
        player.room = player.room[:6]
    assert offered(effect(position, "cap"), Build) == {Build(slot) for slot in range(1, 7)}
