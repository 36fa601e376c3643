"""The guided first match of Planet Steam: two players, the first round from the start, then a later tank turn
and the last trade.
"""

from kesselhaus.engine.questions import Option
from kesselhaus.games.planet_steam.lesson.words import WORDS
from kesselhaus.games.planet_steam.options import (
    ACTIVATE,
    BUY_QUARTERS,
    CLAIM_BY_DIE,
    CLAIM_BY_PERMIT,
    DECLINE,
    END_TURN,
    PASS,
    RAISE_CARRIER,
    SELL_PERMIT,
    TAKE_PERMIT,
    Bid,
    Buy,
    Moor,
    Sell,
    Use,
    buy_converter,
    buy_supercharger,
    buy_tank,
    name_zone,
    nominate,
    take_card,
    take_resource,
)
from kesselhaus.parts.lesson import Chapter, Lesson, Step


def is_low(option: Option) -> bool:
    """An opening bid that the other one tops as it is written."""
    return isinstance(option, Bid) and option.number < 4


ABOUT = Chapter(
    "about",
    begins="opening.json",
    steps=(
        Step(
            "goal",
            at="carrier-water-0",
            lit=("score-0",),
            does=(RAISE_CARRIER["water"], RAISE_CARRIER["energy"]),
            accepts=lambda option: option in RAISE_CARRIER.values(),
        ),
        Step("bid", at="card-sp_07", lit=("card-sp_08",), does=(Bid(2), Bid(4)), accepts=is_low),
        Step("higher", at="card-sp_07", does=(Bid(6), PASS)),
        Step("card", at="card-sp_07", lit=("ware-permit",), does=(take_card("sp_07"), TAKE_PERMIT)),
        Step(
            "bonus",
            at="bonus-quartz",
            does=(take_resource("quartz"), take_resource("ore"), nominate("B3")),
        ),
        Step("zone", at="zone-B3", does=(Bid(3), Bid(7)), accepts=is_low),
        Step("hammer", at="zone-B3", lit=("zone-B2",), does=(Bid(9), PASS)),
        Step("yours", at="zone-B3", lit=("score-0",)),
    ),
)
TURN = Chapter(
    "turn",
    steps=(
        Step(
            "claim",
            at="zone-C2",
            does=(
                CLAIM_BY_DIE,
                name_zone("C2"),
                5,
                CLAIM_BY_DIE,
                name_zone("B5"),
                6,
                Moor("M4"),
            ),
        ),
        Step("tank", at="ware-tank", lit=("zone-E4", "airship"), does=(ACTIVATE, buy_tank("E4"))),
        Step("converter", at="tank-E4", lit=("ware-ore_converter",), does=(buy_converter("ore", "E4"),)),
        Step(
            "river",
            at="zone-C2",
            lit=("ware-tank",),
            does=(
                buy_tank("C2"),
                END_TURN,
                ACTIVATE,
                buy_tank("B4"),
                buy_converter("quartz", "B4"),
                END_TURN,
            ),
        ),
        Step(
            "use",
            at="tank-C2",
            lit=("tank-E4", "carrier-energy-0"),
            does=(Use("C2"), Use("E4"), Use("B4")),
        ),
        Step("row", at="tank-E4", lit=("airship", "carrier-ore-0")),
    ),
)
POINTS = Chapter(
    "points",
    steps=(
        Step("pass", at="gauge-quartz", does=(PASS, Sell(1))),
        Step("sell", at="gauge-ore", does=(Sell(2), PASS)),
        Step("buy", at="gauge-water", lit=("carrier-water-0",), does=(Buy(2), Buy(1))),
        Step("energy", at="gauge-energy", lit=("carrier-energy-0",), does=(Buy(2), PASS)),
        Step("quarters", at="ware-quarters", does=(BUY_QUARTERS, DECLINE)),
        Step("market", at="stock-14", lit=("gauge-ore", "gauge-energy")),
        Step("worth", at="score-0", lit=("count-zones-0", "count-tanks-0", "goods-0")),
    ),
)
FINER = Chapter(
    "finer",
    begins="later.json",
    steps=(
        Step("permit", at="zone-C3", lit=("permits-0",), does=(CLAIM_BY_PERMIT, name_zone("C3"))),
        Step(
            "moor",
            at="mooring-M2",
            lit=("card-sp_08", "tank-C2"),
            does=(Moor("M2"), ACTIVATE, buy_tank("C5"), buy_converter("energy", "C5"), END_TURN),
        ),
        Step("beside", at="zone-B2", lit=("tank-C2",), does=(ACTIVATE, buy_tank("B2"))),
        Step("charger", at="tank-C2", lit=("ware-supercharger",), does=(buy_supercharger("C2"),)),
        Step(
            "larger",
            at="carrier-water-0",
            lit=("ware-carrier",),
            does=(RAISE_CARRIER["water"], END_TURN, Use("C5")),
        ),
        Step("all", at="tank-C2", lit=("tank-B2", "airship"), does=(Use("B2"), Use("C2"), Use("E4"), PASS)),
        Step("more", at="ware-import"),
    ),
)
END = Chapter(
    "end",
    begins="end.json",
    steps=(
        Step("last", at="score-0", lit=("round-0",)),
        Step("scarce", at="gauge-quartz", does=(Buy(2), Buy(1))),
        Step("ore", at="gauge-ore", does=(PASS, Sell(1))),
        Step("plenty", at="gauge-water", lit=("carrier-water-0",), does=(Sell(7), Sell(4))),
        Step("rest", at="gauge-energy", does=(Sell(2), Sell(6))),
        Step("count", at="permits-0", lit=("ware-quarters", "score-0"), does=(SELL_PERMIT, DECLINE)),
    ),
)
LESSON = Lesson(seats=2, words=WORDS, chapters=(ABOUT, TURN, POINTS, FINER, END))
