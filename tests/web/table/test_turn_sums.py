"""What a turn has brought stands where it may end: the same as in the log, and nowhere else."""

import re
from html import unescape
from random import Random

import msgspec
import pytest

from kesselhaus.bots import BOTS, Bot
from kesselhaus.engine.questions import Ask
from kesselhaus.protocol import Answered, DrawTable, Ends, Look
from kesselhaus.workers.open_match import OpenMatch
from kesselhaus.workers.painting import Painter
from tests.web.table.test_log import NAMES, opened

BROUGHT = "Your turn brought"
LONGEST = 200
"""So many answers are looked at to find the end of a turn."""


def words(html: str) -> str:
    return " ".join(unescape(re.sub(r"<title>.*?</title>|<[^>]+>", " ", html)).split())


def go_on(live: OpenMatch, bot: Bot) -> None:
    """One more answer of whoever is asked."""
    seat = asked(live)
    live.match.answer(bot.choose(live.match.view(seat)), seat)
    live.done(Answered(seat=seat, answers=msgspec.to_builtins(live.match.answers[-1:])))


def bar(live: OpenMatch, seat: int, confirm: Ends | None = None) -> str:
    drawn = Painter(live).draw(DrawTable("m", len(live.acts), Look(seat, "en", NAMES), confirm=confirm))
    return drawn.regions["console"]


def asked(live: OpenMatch) -> int:
    assert isinstance(live.match.question, Ask)
    return live.match.question.seat


@pytest.mark.parametrize(("game", "answers"), [("planet_steam", 40), ("whistle_mountain", 22)])
def test_the_bar_sums_the_turn_up_where_it_may_end(game: str, answers: int) -> None:
    summed, silent, bot = 0, 0, BOTS["easy"](Random(4))
    live = opened(game, answers)
    for _ in range(LONGEST):
        if summed and silent:
            break
        go_on(live, bot)
        seat = asked(live)
        drawn = bar(live, seat)
        ends = re.search(r'<div class="acts">.*class="opt go"', drawn)
        if BROUGHT not in drawn:
            silent += 1
            continue
        assert ends, "only where the turn may end"
        summed += 1
        log = Painter(live).draw(DrawTable("m", len(live.acts), Look(seat, "en", NAMES))).lines
        block = next(line for line in reversed(log) if 'class="trn' in line)
        total = re.search(
            r'<span class="tot">(.*?)</span></summary>|<span class="tot">(.*?)</span></span>', block
        )
        assert total is not None
        said = drawn.partition(BROUGHT)[2].partition("</p>")[0]
        assert sorted(re.findall(r"[+−]\d+", words(said))) == sorted(re.findall(r"[+−]\d+", words(total[0])))
    assert summed
    assert silent


def test_who_ends_his_turn_too_early_reads_it_with_what_he_could_still_do() -> None:
    for count in range(60, 110):
        live = opened("airship_city", count)
        seat = asked(live)
        question = bar(live, seat, Ends(0, (1,)))
        if BROUGHT in question:
            break
    assert BROUGHT in question
    assert "You could still" in question
    assert 'class="opt go"' not in question, "what ends the turn is not the key to press"
    assert BROUGHT not in bar(live, (seat + 1) % 3, Ends(0, (1,)))
