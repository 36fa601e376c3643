"""The guided first match of Airship City: two players, the first rounds from the start, then two later
moments.
"""

from kesselhaus.games.airship_city.lesson.words import WORDS
from kesselhaus.games.airship_city.options import ACT, TakeContract, step
from kesselhaus.parts.lesson import Chapter, Lesson, Step

LESSON = Lesson(
    seats=2,
    words=WORDS,
    chapters=(
        Chapter(
            "about",
            begins="opening.json",
            steps=(
                Step("goal", at="score-0", lit=("round",)),
                Step("city", at="city"),
                Step("mine", at="tile-mine_2", lit=("tile-harbour",), does=(step("harbour", "mine_2"),)),
                Step("act", at="tile-mine_2", lit=("track-metal-0",), does=(ACT,)),
                Step("market", at="tile-market_2", does=(step("harbour", "market_2"), ACT)),
                Step(
                    "contract",
                    at="contract-c02",
                    lit=("track-metal-0",),
                    does=(
                        TakeContract("c02"),
                        "c03",
                        step("harbour", "mine_2"),
                        ACT,
                        step("harbour", "workshop"),
                    ),
                    accepts=lambda option: isinstance(option, TakeContract),
                ),
                Step("ride", at="tile-mine_2", lit=("track-metal-0",)),
            ),
        ),
    ),
)
