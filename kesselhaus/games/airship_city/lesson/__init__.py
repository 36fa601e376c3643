"""The guided first match of Airship City: two players, three rounds from the start, then four later
moments.
"""

from kesselhaus.games.airship_city.lesson.words import WORDS
from kesselhaus.games.airship_city.options import (
    ACT,
    DECLINE,
    Barter,
    BuildFacility,
    BuyUpgrade,
    Develop,
    Donate,
    Fulfil,
    Sell,
    Shift,
    StepOn,
    TakeContract,
    step,
)
from kesselhaus.parts.lesson import Chapter, Lesson, Step

ABOUT = Chapter(
    "about",
    begins="opening.json",
    steps=(
        Step("goal", at="tile-mine_2", lit=("tile-harbour",), does=(step("harbour", "mine_2"),)),
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
)
TURN = Chapter(
    "turn",
    steps=(
        Step("deliver", at="contract-c02", lit=("track-metal-0",), does=(Fulfil("c02"),)),
        Step("shift", at="lever-row_3-right", lit=("track-gear-0",), does=(Shift("row_3", "right"),)),
        Step("round", at="tile-factory_2", does=(step("mine_2", "factory_2"), ACT)),
        Step(
            "share",
            at="tile-mine_2",
            does=(
                step("market_2", "mine_2"),
                ACT,
                step("workshop", "mine_1"),
                ACT,
                step("mine_2", "market_2"),
                DECLINE,
            ),
        ),
        Step(
            "through",
            at="tile-market_1",
            lit=("tile-mine_2", "tile-factory_2"),
            does=(step("mine_2", "factory_2"), StepOn("market_1"), ACT),
        ),
        Step(
            "choose",
            at="contract-c11",
            does=(TakeContract("c11"), "c09"),
            accepts=lambda option: isinstance(option, TakeContract),
        ),
    ),
)
POINTS = Chapter(
    "points",
    steps=(
        Step(
            "near",
            at="lever-column_0-down",
            lit=("tile-factory_2", "tile-shipyard_1"),
            does=(Shift("column_0", "down"),),
        ),
        Step(
            "build",
            at="tile-shipyard_1",
            lit=("ship-tourist",),
            does=(
                step("factory_2", "shipyard_1"),
                ACT,
                step("mine_1", "factory_1"),
                ACT,
                step("market_2", "forest_2"),
                ACT,
            ),
        ),
        Step("discount", at="ship-tourist"),
        Step("majority", at="ship-tourist", lit=("award-shipbuilding",)),
        Step("next", at="ship-passenger", lit=("ship-tourist",)),
        Step("sell", at="prices"),
    ),
)
LINE = Chapter(
    "line",
    begins="growing.json",
    steps=(
        Step(
            "passenger",
            at="tile-shipyard_1",
            lit=("ship-passenger", "ship-tourist"),
            does=(step("factory_1", "shipyard_1"), ACT, Donate("passenger")),
        ),
        Step(
            "barter",
            at="bonus-barter-0",
            lit=("track-wood-0", "track-gold-0"),
            does=(Barter("wood", "gold"),),
            accepts=lambda option: isinstance(option, Barter),
        ),
        Step("stage", at="stage-4", lit=("round",)),
    ),
)
GOLD = Chapter(
    "gold",
    begins="selling.json",
    steps=(
        Step(
            "trade",
            at="tile-shipyard_1",
            lit=("ship-metal_private", "price-metal_private"),
            does=(step("shipyard_2", "shipyard_1"), ACT, Sell("metal_private")),
        ),
        Step(
            "hire",
            at="tile-guild_hall",
            lit=("tile-harbour", "track-gold-0"),
            does=(step("forest_2", "guild_hall"), ACT),
        ),
        Step("more", at="tile-harbour", lit=("workers-0",)),
    ),
)
WORKSHOP = Chapter(
    "workshop",
    begins="workshop.json",
    steps=(
        Step(
            "purchase",
            at="lever-column_2-down",
            lit=("tile-workshop", "tile-factory_2"),
            does=(Shift("column_2", "down"),),
        ),
        Step(
            "upgrade",
            at="tile-workshop",
            lit=("track-gear-0",),
            does=(step("factory_2", "workshop"), ACT, BuyUpgrade("gear")),
        ),
        Step("develop", at="tile-factory_1", does=(Develop("factory_1"),)),
        Step(
            "harvest",
            at="tile-factory_1",
            lit=("track-gear-0",),
            does=(
                step("mine_2", "factory_1"),
                ACT,
                step("mine_2", "factory_2"),
                ACT,
                step("forest_2", "market_1"),
                DECLINE,
            ),
        ),
    ),
)
END = Chapter(
    "end",
    begins="ending.json",
    steps=(
        Step(
            "facility",
            at="tile-architects_office",
            lit=("facility-fountain", "track-gold-0"),
            does=(step("shipyard_1", "architects_office"), ACT, BuildFacility("fountain")),
        ),
        Step("last", at="contract-c08", lit=("track-metal-0", "track-gold-0"), does=(Fulfil("c08"),)),
        Step("tie", at="facility-fountain"),
        Step("awards", at="award-shipbuilding", lit=("award-construction", "award-trade")),
        Step("over", at="end", lit=("round",)),
    ),
)
LESSON = Lesson(seats=2, words=WORDS, chapters=(ABOUT, TURN, POINTS, LINE, GOLD, WORKSHOP, END))
