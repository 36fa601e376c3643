"""The people of a load test answer at their beat and no faster."""

import asyncio
from random import Random

from kesselhaus.lab.load.people import Counted, Pair

BEAT, BEATS = 0.05, 6


class Ticking(Pair):
    moves = 0

    async def move(self) -> None:
        self.moves += 1


def test_an_answer_waits_for_its_beat() -> None:
    async def played() -> tuple[int, float]:
        pair = Ticking("http://127.0.0.1:9", "airship_city", Counted(), Random(1))
        loop = asyncio.get_running_loop()
        began = loop.time()
        await pair.play(BEAT, began + BEATS * BEAT)
        return pair.moves, loop.time() - began

    moves, seconds = asyncio.run(played())
    assert 1 <= moves <= BEATS  # fewer where the machine is busy
    assert seconds >= (BEATS - 2) * BEAT
