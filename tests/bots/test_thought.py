"""What bots think, to the last digit, in the small game of the documentation: it depends on no game's advice,
so that whoever sees a figure change has changed how bots think. Then it is looked at, and written down by
`python -m tests.bots.test_thought`.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kesselhaus import games
from kesselhaus.bots import GreedyBot, SearchBot, Settings
from kesselhaus.bots.playout import Playout
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.rows import code
from kesselhaus.engine.view import View
from tests.examples.shelf import TINY, examples_on_the_shelf

THOUGHT = Path(__file__).parent / "thought.json"
WAYS = {
    "usual": Settings(iterations=60),
    "paranoid": Settings(iterations=60, paranoid=True),
    "near": Settings(iterations=40, ahead=0),
    "curious": Settings(iterations=40, curiosity=4.0, width=3.0),
    "forgetful": Settings(iterations=40, remembers=False, worlds=3),
}
SEATS, SEED, MOMENTS = 3, 3, (0, 6, 12, 17)
"""Of a match with 19 answers."""


def at(moment: int) -> Match[Any]:
    chance = Random(SEED)
    match: Match[Any] = Match(games.game(TINY), SEATS, chance=Random(SEED), automatic=True)
    while match.version < moment:
        assert isinstance(match.question, Ask)
        match.answer(chance.choice(match.question.options))
    return match


def view_of(match: Match[Any]) -> View[Any]:
    assert isinstance(match.question, Ask)
    return match.view(match.question.seat)


def estimated(moment: int, way: str) -> list[list[object]]:
    """By option: what a search thinks of it, and how often it was tried."""
    found = SearchBot(Random(7), WAYS[way]).estimates(view_of(at(moment)))
    return [[code(each.option), round(each.value, 9), each.visits] for each in found]


def chosen(moment: int) -> list[str]:
    """What one search after the other chooses, each going on from what was thought before."""
    match, bot = at(moment), SearchBot(Random(5), Settings(iterations=30))
    said: list[str] = []
    while isinstance(match.question, Ask) and len(said) < 12:
        option = bot.choose(view_of(match))
        said.append(code(option))
        match.answer(option)
    return said


def improved(moment: int) -> list[str]:
    return [
        code(option) for option in SearchBot(Random(5), Settings(iterations=8)).improving(view_of(at(moment)))
    ]


def greedy(moment: int) -> list[str]:
    view = view_of(at(moment))
    return [code(GreedyBot(Random(number), slips=0.2).choose(view)) for number in range(8)]


def played_on(moment: int) -> list[object]:
    world = Playout(TINY, Random(2), 0).to_the_end_of_the_phase(at(moment).fork(Random(1), anchored=True), 40)
    return [world.version, list(games.game(TINY).standings(world.state))]


def thought() -> dict[str, object]:
    told: dict[str, object] = {}
    for moment in MOMENTS:
        told |= {f"{moment} {way}": estimated(moment, way) for way in WAYS}
        told |= {f"{moment} chosen": chosen(moment), f"{moment} improved": improved(moment)}
        told |= {f"{moment} greedy": greedy(moment), f"{moment} played on": played_on(moment)}
    return told


def thought_now() -> dict[str, object]:
    with examples_on_the_shelf():
        found: dict[str, object] = json.loads(json.dumps(thought()))
        return found


def test_it_is_thought_as_it_was_written_down() -> None:
    now, before = thought_now(), json.loads(THOUGHT.read_text("utf-8"))
    assert now.keys() == before.keys()
    assert {what: told for what, told in now.items() if told != before[what]} == {}


if __name__ == "__main__":
    THOUGHT.write_bytes(msgspec.json.format(msgspec.json.encode(thought_now()), indent=1) + b"\n")
