"""The guided first match of Whistle Mountain: two players, the first turns from the start, then two later
moments: a rescue and a flood, and the last worker of the barracks.
"""

from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.lesson.words import WORDS
from kesselhaus.games.whistle_mountain.options import AT, END_TURN, FORGE, MOVE, SEND
from kesselhaus.parts.lesson import Chapter, Lesson, Step

ABOUT = Chapter(
    "about",
    begins="opening.json",
    steps=(
        Step(
            "goal",
            at="airship-0-small",
            lit=("scaffold-ss06", "scaffold-sl08"),
            does=(SEND["small"], AT[6, 1], SEND["small"], AT[3, 1]),
        ),
        Step("got", at="airship-0-small", lit=("scaffold-ss06", "scaffold-sl08", "water")),
        Step("places", at="pool", lit=("water", "crew-barracks-0", "crew-tower-0")),
        Step(
            "dock",
            at="dock-dk01",
            lit=("machine-ms01",),
            does=(
                *(SEND["medium"], o.dock("dk01"), o.take_machine("ms01"), "ms02"),
                *(SEND["medium"], o.dock("dk02"), o.take_machine("ms08"), o.pay(2, 0, 0, 0, 0), "ms04"),
            ),
        ),
        Step("taken", at="dock-dk02", lit=("dock-dk01",)),
    ),
)
BUILDING = Chapter(
    "building",
    steps=(
        Step("forge", at="deed-forge", lit=("airship-0-small", "airship-0-medium"), does=(FORGE,)),
        Step(
            "scaffold",
            at="scaffold-st09",
            lit=("scaffold-ss06", "scaffold-sl08"),
            does=(o.build_scaffold("st09"), o.turn(0), AT[6, 4]),
        ),
        Step(
            "worker",
            at="scaffold-st09",
            lit=("crew-barracks-0",),
            does=(MOVE, o.FromBarracks(1), AT[6, 4]),
        ),
        Step(
            "machine",
            at="machine-ms01",
            lit=("scaffold-st09",),
            does=(o.build_machine("ms01"), o.turn(0), AT[6, 4]),
        ),
        Step(
            "tower",
            at="award-aw04",
            lit=("crew-tower-0", "machine-ms01"),
            does=(
                END_TURN,
                *(SEND["large"], o.dock("dk08"), o.TakeScaffolds(1), o.take_scaffold("t"), "st11"),
            ),
        ),
    ),
)
POINTS = Chapter(
    "points",
    steps=(
        Step(
            "work",
            at="machine-ms01",
            lit=("scaffold-sl08",),
            does=(SEND["small"], AT[7, 4], o.activate("ms01")),
        ),
        Step(
            "award",
            at="award-aw04",
            does=(o.use_award("aw04"), o.build_machine("ms08"), o.turn(0), AT[4, 1], END_TURN),
        ),
        Step("everybody", at="machine-ms08", lit=("score-1",)),
        Step(
            "upgrade",
            at="dock-dk06",
            lit=("upgrade-up13",),
            does=(
                *(SEND["medium"], o.dock("dk06"), o.take_upgrade("up13"), o.pay(2, 0, 0, 0, 1), "up10"),
                *(SEND["small"], AT[6, 1]),
            ),
        ),
        Step("sum", at="score-0", lit=("crew-tower-0", "crew-pool-0", "upgrade-up13")),
    ),
)
FINER = Chapter(
    "finer",
    begins="finer.json",
    steps=(
        Step("card", at="card-cd03", lit=("dock-dk05",), does=(o.play_card("cd03"),)),
        Step(
            "rescue",
            at="dock-dk09",
            lit=("pool",),
            does=(SEND["small"], o.dock("dk09"), AT[11, 8], SEND["small"], AT[6, 5]),
        ),
        Step("bridge", at="bridge", lit=("water", "strips")),
        Step(
            "flood",
            at="machine-ms09",
            lit=("bridge", "airship-1-large"),
            does=(FORGE, o.build_machine("ms09"), o.turn(0), AT[10, 8]),
        ),
        Step("washed", at="pool", lit=("water", "crew-pool-0", "crew-pool-1")),
    ),
)
END = Chapter(
    "end",
    begins="end.json",
    steps=(
        Step("barracks", at="crew-barracks-0", lit=("water",)),
        Step(
            "last",
            at="machine-ml14",
            lit=("crew-barracks-0",),
            does=(FORGE, MOVE, o.FromBarracks(7), AT[10, 10]),
        ),
        Step("both", at="machine-mm09", does=(o.build_machine("mm09"), AT[10, 9])),
        Step("verdict", at="machine-mm09", lit=("score-0", "score-1"), does=(END_TURN, FORGE)),
    ),
)
LESSON = Lesson(seats=2, words=WORDS, chapters=(ABOUT, BUILDING, POINTS, FINER, END))
