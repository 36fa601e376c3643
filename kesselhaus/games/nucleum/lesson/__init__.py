"""The guided first match of Nucleum: two players, one match from its first turn on, and its end many rounds
later.
"""

from kesselhaus.engine.questions import numbered
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.lesson.words import WORDS
from kesselhaus.games.nucleum.options import RECHARGE, STOP_ACTING, STOP_TAKING, BurnUranium, ImportCoal
from kesselhaus.parts.lesson import Chapter, Lesson, Step

ABOUT = Chapter(
    "about",
    begins="opening.json",
    steps=(
        Step("goal", at="tile-BS2", lit=("score-0",), does=(o.play_tile("BS2"),)),
        Step(
            "house",
            at="tile-BS2",
            lit=("piece-RES-1-0", "site-leipzig.u1"),
            does=(o.use_half("BS2", 1), o.choose_building("RES-1"), o.choose_site("leipzig.u1")),
        ),
        Step(
            "income",
            at="tile-BS2",
            lit=("income-thaler-0",),
            does=(
                o.use_half("BS2", 2),
                o.play_tile("AS3"),
                o.use_half("AS3", 1),
                o.choose_building("FAC-1"),
                o.choose_site("dresden.u3"),
            ),
        ),
        Step("other", at="site-dresden.u3"),
    ),
)
RAILWAY = Chapter(
    "railway",
    steps=(
        Step(
            "lay",
            at="space-L01.1",
            lit=("tile-BS3",),
            does=(o.lay_tile("BS3"), o.choose_space("L01.1"), o.orient(2)),
        ),
        Step(
            "edges",
            at="space-L01.1",
            lit=("city-leipzig", "city-grimma"),
            does=(o.use_half("BS3", 2), o.choose_reward("worker:1")),
        ),
        Step("link", at="space-L01.1", lit=("city-leipzig", "city-grimma")),
        Step(
            "coal",
            at="coal-rheinland",
            lit=("site-leipzig.u1", "plant-grimma"),
            does=(
                o.use_half("BS3", 1),
                numbered(ImportCoal, 2),
                o.lay_tile("AS1"),
                o.choose_space("L05.2"),
                o.orient(2),
            ),
        ),
        Step("lit", at="site-leipzig.u1", lit=("coal-rheinland", "store-achievement-0")),
    ),
)
MARKET = Chapter(
    "market",
    steps=(
        Step(
            "contract",
            at="contract-C13",
            lit=("tile-BS1", "slot-1-0"),
            does=(
                o.play_tile("BS1"),
                o.use_half("BS1", 2),
                o.take_contract("C13"),
                o.choose_slot(1),
                "C17",
            ),
        ),
        Step("fulfil", at="contract-C13", lit=("site-leipzig.u1",), does=(o.fulfil("C13"),)),
        Step(
            "develop",
            at="tile-T07",
            does=(
                o.use_half("BS1", 1),
                o.take_tile("T07"),
                STOP_TAKING,
                "T20",
                RECHARGE,
            ),
        ),
        Step("above", at="tiles-0", lit=("income-thaler-0", "income-worker-0", "income-vp-0")),
    ),
)
DIRECTIVE = Chapter(
    "directive",
    steps=(
        Step("zero", at="star-0", lit=("player-1",)),
        Step(
            "black",
            at="tile-BD",
            lit=("piece-LAB-1-0", "site-leipzig.u2"),
            does=(
                o.play_tile("BD"),
                o.use_half("BD", 1),
                o.choose_action("urbanize"),
                o.choose_building("LAB-1"),
                o.choose_site("leipzig.u2"),
                o.play_tile("AS4"),
                o.use_half("AS4", 2),
                o.choose_track("thaler"),
            ),
        ),
        Step("kinds", at="technology-B-1"),
    ),
)
STARS = Chapter(
    "stars",
    steps=(
        Step("points", at="milestone-M5", lit=("score-0",)),
        Step(
            "recharge",
            at="star-2",
            lit=("store-achievement-0", "tiles-0"),
            does=(RECHARGE, o.place_star(2)),
        ),
        Step(
            "nucleum",
            at="plant-grimma",
            lit=("token-1",),
            does=(
                o.place_nucleum("grimma"),
                o.play_tile("AS3"),
                o.use_half("AS3", 1),
                o.choose_building("RES-1"),
                STOP_ACTING,
            ),
        ),
        Step("king", at="starspace-1", lit=("score-0", "star-2")),
    ),
)
CHAIN = Chapter(
    "chain",
    steps=(
        Step(
            "beside",
            at="space-L05.1",
            lit=("space-L05.2", "tile-BS4"),
            does=(o.lay_tile("BS4"), o.choose_space("L05.1"), o.orient(2)),
        ),
        Step(
            "mine",
            at="site-chemnitz.m1",
            lit=("piece-MIN-1-0",),
            does=(o.use_half("BS4", 1), o.choose_piece("MIN-1"), o.store_uranium(1)),
        ),
        Step(
            "neighbour",
            at="space-L05.2",
            does=(
                o.use_half("AS1", 2),
                o.choose_reward("worker:1"),
                o.use_half("AS1", 2),
                o.choose_reward("thaler:2"),
                RECHARGE,
            ),
        ),
    ),
)
URANIUM = Chapter(
    "uranium",
    steps=(
        Step(
            "burn",
            at="plant-grimma",
            lit=("tile-T07", "site-chemnitz.m1"),
            does=(
                o.play_tile("T07"),
                o.use_half("T07", 2),
                numbered(BurnUranium, 1),
                numbered(ImportCoal, 1),
            ),
        ),
        Step(
            "target",
            at="site-leipzig.u2",
            lit=("site-chemnitz.u1", "technology-B-3"),
            does=(o.energize_building("leipzig.u2"), o.unlock_technology("B-3")),
        ),
        Step("turbines", at="site-grimma.t1", lit=("piece-TUR-1-0", "effect-1-0")),
        Step("purple", at="contract-C36"),
    ),
)
END = Chapter(
    "end",
    begins="ending.json",
    steps=(
        Step("conditions", at="ends", lit=("score-0",)),
        Step(
            "last",
            at="star-15",
            lit=("end-END-5",),
            does=(RECHARGE, o.place_star(15), o.play_tile("T14"), STOP_ACTING),
        ),
        Step("stars_count", at="milestone-M7", lit=("star-15",)),
        Step("rest", at="score-0"),
    ),
)
LESSON = Lesson(
    seats=2,
    words=WORDS,
    chapters=(ABOUT, RAILWAY, MARKET, DIRECTIVE, STARS, CHAIN, URANIUM, END),
)
