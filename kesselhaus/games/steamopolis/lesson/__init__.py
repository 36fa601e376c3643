"""The guided first match of Steamopolis: two players, the first turns from the start, then three later
moments: a flight that scores, parasites and bonus markers, the last tile.
"""

from kesselhaus.engine.questions import Option
from kesselhaus.games.steamopolis.lesson.words import WORDS
from kesselhaus.games.steamopolis.options import (
    BUILD,
    CHOOSE_STONE,
    DECLINE,
    DONE,
    FLY_TO_ALL,
    LOSE_STONE,
    MAKE_STEAM,
    MOVE_STONE,
    PUT_MARKER,
    RUN_TO,
    SCRAP,
    SET_TARGET,
    SKIP,
    Build,
    Keep,
    MoveStone,
    TakeResources,
    buy_banner,
    buy_machine,
    buy_marker,
    keep,
    place_stone,
    put_parasite,
    take_aboard,
    take_gala,
    take_resources,
    use_district,
    visit,
)
from kesselhaus.parts.lesson import Chapter, Lesson, Step


def is_move(option: Option) -> bool:
    return isinstance(option, MoveStone)


def is_build(option: Option) -> bool:
    return isinstance(option, Build)


ABOUT = Chapter(
    "about",
    begins="opening.json",
    steps=(
        Step("steam", at="boilers-0", lit=("gauge-0-1",), does=(MAKE_STEAM, MOVE_STONE[1])),
        Step(
            "jump",
            at="gauge-0-2",
            does=(
                *(MOVE_STONE[2], MOVE_STONE[3], MOVE_STONE[4]),
                *(SET_TARGET, CHOOSE_STONE[2], place_stone("1R")),
            ),
        ),
        Step("city", at="level-5", lit=("score-0", "gauge-0-5", "gauge-0-6", "gauge-0-7")),
        Step("target", at="gauge-0-5", lit=("district-1R",), does=(SET_TARGET, CHOOSE_STONE[5])),
        Step(
            "goods",
            at="district-3R",
            does=(place_stone("3R"), SET_TARGET, CHOOSE_STONE[5], place_stone("2L")),
        ),
    ),
)
TURN = Chapter(
    "turn",
    steps=(
        Step("run", at="slot-0-3", lit=("gauge-0-6",), does=(SET_TARGET, CHOOSE_STONE[6], RUN_TO[3])),
        Step("shed", at="district-2R", lit=("hold-0",), does=(place_stone("2R"),)),
        Step(
            "hold",
            at="hold-0",
            does=(keep(1, 3), MAKE_STEAM),
            accepts=lambda option: isinstance(option, Keep),
        ),
        Step("fly", at="district-2R", lit=("district-3R",), does=(FLY_TO_ALL, visit("2R"))),
        Step(
            "buy",
            at="tile-M09",
            lit=("slot-0-4",),
            does=(buy_machine("M09"), "M11", BUILD[4]),
            accepts=is_build,
        ),
        Step(
            "take",
            at="district-3R",
            lit=("hold-0",),
            does=(use_district("3R", 0), take_resources(2, 1), MAKE_STEAM),
            accepts=lambda option: isinstance(option, TakeResources),
        ),
    ),
)
POINTS = Chapter(
    "points",
    begins="points.json",
    steps=(
        Step("later", at="score-0", lit=("district-8L",)),
        Step("banker", at="passenger-banker", lit=("stack", "district-8L"), does=(take_aboard("banker"),)),
        Step("calliope", at="tile-M27", lit=("slot-0-2",), does=(buy_machine("M27"), SCRAP[2], "M40")),
        Step(
            "invited",
            at="slot-0-2",
            lit=("home-1",),
            does=(BUILD[2], put_parasite(0, 2, "activation")),
            accepts=is_build,
        ),
        Step(
            "banner",
            at="tile-M31",
            lit=("colour-0-orange", "gauge-0-4"),
            does=(
                *(buy_banner("M31"), LOSE_STONE[4], "M35", DECLINE, "P04"),
                *(SET_TARGET, CHOOSE_STONE[6], place_stone("4R")),
            ),
        ),
        Step("sum", at="score-0", lit=("guests-0", "banners-0")),
    ),
)
FINER = Chapter(
    "finer",
    begins="finer.json",
    steps=(
        Step(
            "beetle",
            at="district-1L",
            lit=("slot-1-2", "home-0"),
            does=(use_district("1L", 0), put_parasite(1, 2, "activation")),
        ),
        Step("second", at="slot-1-5", does=(put_parasite(1, 5, "activation"),)),
        Step("marker", at="marker-gear-5", lit=("gauge-0-7",), does=(buy_marker("gear"),)),
        Step(
            "jumped",
            at="gauge-0-7",
            does=(PUT_MARKER[7], DONE, SET_TARGET, RUN_TO[2]),
        ),
        Step(
            "share",
            at="slot-1-2",
            lit=("gauge-0-1", "gauge-0-2"),
            does=(MOVE_STONE[1], MOVE_STONE[2], place_stone("2L")),
            accepts=is_move,
        ),
    ),
)
END = Chapter(
    "end",
    begins="end.json",
    steps=(
        Step("statue", at="tower", lit=("tile-M39", "statue-6")),
        Step("parade", at="tile-M39", lit=("slot-0-2",), does=(buy_machine("M39"), SCRAP[2])),
        Step(
            "near",
            at="end",
            lit=("slot-0-2",),
            does=(
                *(BUILD[2], DECLINE),
                *(FLY_TO_ALL, visit("7R"), DECLINE, visit("2L"), DECLINE, DECLINE),
            ),
            accepts=is_build,
        ),
        Step("last", at="gauge-0-10", lit=("end",), does=(SKIP, SET_TARGET, CHOOSE_STONE[10])),
        Step("hall", at="district-6L", does=(place_stone("6L"),)),
        Step(
            "verdict",
            at="district-6L",
            lit=("score-0", "score-1"),
            does=(FLY_TO_ALL, use_district("6L", 0), take_gala("gear")),
        ),
    ),
)
LESSON = Lesson(seats=2, words=WORDS, chapters=(ABOUT, TURN, POINTS, FINER, END))
