"""The worked examples of Airship City (section 10 of the spec): where they begin, and what is done."""

from kesselhaus.games.airship_city import GAME
from kesselhaus.games.airship_city.examples import scenes
from kesselhaus.games.airship_city.examples.captions import CAPTIONS
from kesselhaus.games.airship_city.examples.facts import told
from kesselhaus.games.airship_city.examples.positions import B, C
from kesselhaus.games.airship_city.options import (
    ACT,
    DECLINE,
    BuildFacility,
    BuyUpgrade,
    ChooseResource,
    Develop,
    Donate,
    EndTurn,
    FlyOn,
    FreeShift,
    Fulfil,
    Sell,
    Shift,
    Step,
    StepOn,
)
from kesselhaus.parts.examples import Example, Examples, Keys

END = EndTurn()
PASSED = (Step("harbour", "mine_1"), DECLINE, Step("harbour", "forest_2"), DECLINE, END)
"""A turn in which nothing is done."""
BUILDING = (Step("market_1", "architects_office"), ACT)
PASSING = (Step("mine_2", "market_2"), DECLINE, END)

EXAMPLES = Examples(
    GAME,
    (
        Example(
            "EX-1",
            "AC-44",
            at=("tile-forest_1", "track-wood-0"),
            position=scenes.moving_and_acting,
            does=((Step("harbour", "forest_1"), ACT),),
            keys=(Keys(1, offered=(Step("harbour", "mine_1"),), refused=(END,)),),
        ),
        Example(
            "EX-2",
            "AC-21",
            at=("tile-forest_2", "track-gear-0"),
            position=scenes.shifting_a_row,
            does=((Shift("row_1", "right"),),),
        ),
        Example(
            "EX-3",
            "AC-48",
            at=("tile-forest_1", "track-wood-0"),
            position=scenes.resource_bonus,
            opens=(Step("mine_1", "forest_1"),),
            does=((ACT,),),
        ),
        Example(
            "EX-4",
            "AC-85",
            at=("section-tourist", "markers-0"),
            position=scenes.first_donation,
            opens=(Step("forest_1", "shipyard_1"), ACT),
            does=((Donate("tourist"),),),
        ),
        Example(
            "EX-5",
            "AC-88",
            at=("price-wood_private", "track-gold-0"),
            position=scenes.discount_and_sale,
            does=(
                (Step("harbour", "shipyard_1"), ACT, Sell("wood_private")),
                (Step("lighthouse", "shipyard_2"), ACT, Sell("wood_private")),
            ),
        ),
        Example(
            "EX-6",
            "AC-88",
            at=("price-metal_private", "track-gold-1"),
            position=scenes.bottom_of_the_list,
            opens=(Step("forest_1", "shipyard_1"), ACT),
            does=((Sell("metal_private"),),),
            seat=B,
        ),
        Example(
            "EX-7",
            "AC-93",
            at=("section-wood_private", "track-wood-0"),
            position=scenes.cost_floor,
            opens=(Step("forest_1", "shipyard_1"), ACT),
            does=((Donate("wood_private"),),),
        ),
        Example(
            "EX-8",
            "AC-58",
            at=("tile-mine_2", "track-metal-1"),
            position=scenes.piggyback,
            opens=(Step("workshop", "mine_2"),),
            does=((ACT,),),
            keys=(Keys(1, offered=(END,)),),
        ),
        Example(
            "EX-9",
            "AC-65",
            at=("tile-valley", "track-metal-0", "track-metal-1"),
            position=scenes.valley,
            opens=(Step("factory_1", "valley"),),
            does=((ACT,),),
        ),
        Example(
            "EX-10",
            "AC-80",
            at=("tile-harbour",),
            position=scenes.harbour,
            does=((Step("forest_2", "harbour"), ACT),),
            keys=(Keys(1, offered=(Step("harbour", "mine_1"),), refused=(END,)),),
        ),
        Example(
            "EX-11",
            "AC-70",
            at=("tile-guild_hall", "track-gold-0"),
            position=scenes.hiring,
            opens=(Step("factory_1", "guild_hall"),),
            does=((ACT,), (END, *PASSED, *PASSED)),
            keys=(Keys(1, offered=(END,), refused=(Step("harbour", "mine_1"),)),),
        ),
        Example(
            "EX-12",
            "AC-50",
            at=("tile-workshop", "track-metal-0"),
            position=scenes.upgrade,
            opens=(Step("valley", "workshop"), ACT),
            does=((BuyUpgrade("metal"),), (Develop("workshop"),)),
            keys=(
                Keys(
                    1,
                    offered=tuple(map(Develop, ("mine_1", "mine_2", "valley", "workshop", "harbour"))),
                    refused=(Develop("forest_1"),),
                ),
                Keys(2, offered=(END,)),
            ),
        ),
        Example(
            "EX-13",
            "AC-118",
            at=("section-park", "end"),
            position=scenes.end_for_a_moment,
            opens=(END,),
            does=(
                (*BUILDING, BuildFacility("park"), *PASSING),
                (
                    Step("harbour", "mine_1"),
                    DECLINE,
                    Step("harbour", "guild_hall"),
                    DECLINE,
                    END,
                    *BUILDING,
                    BuildFacility("fountain"),
                    *PASSING,
                ),
            ),
            seat=B,
        ),
        Example(
            "EX-14",
            "AC-126",
            at=("awards", "contracts"),
            position=scenes.awards,
            does=((END,),),
            seat=C,
        ),
        Example(
            "EX-15",
            "AC-130",
            at=("contracts", "track-gear-0", "players"),
            position=scenes.tie_break,
            does=((END,),),
            seat=C,
        ),
        Example(
            "EX-16",
            "AC-40",
            at=("tile-shipyard_1",),
            position=scenes.dead_end,
            does=((Step("mine_1", "harbour"),), (StepOn("shipyard_1"),)),
            keys=(
                Keys(1, offered=tuple(map(StepOn, ("guild_hall", "forest_2", "shipyard_1")))),
                Keys(2, offered=(StepOn("market_1"),), refused=(StepOn("forest_1"),)),
            ),
        ),
        Example(
            "EX-17",
            "AC-25",
            at=("tile-factory_1", "track-gear-0"),
            position=scenes.last_move,
            opens=(Step("mine_1", "factory_1"),),
            does=((Fulfil("c04"),), (ACT,)),
            keys=(
                Keys(0, offered=(ACT, Fulfil("c04")), refused=(Shift("row_0", "left"),)),
                Keys(2, offered=(END,), refused=(Shift("row_0", "left"),)),
            ),
        ),
        Example(
            "EX-18",
            "AC-77",
            at=("tile-lighthouse",),
            position=scenes.lighthouse,
            opens=(Step("mine_2", "lighthouse"), ACT),
            does=((FreeShift("row_3", "left"),), (FreeShift("column_2", "up"),)),
            keys=(Keys(1, offered=(FreeShift("column_2", "up"),), refused=(FreeShift("row_3", "left"),)),),
        ),
        Example(
            "EX-19",
            "AC-120",
            at=("section-wood_residential", "score-0"),
            position=scenes.score_check,
            opens=(Step("forest_1", "shipyard_1"), ACT),
            does=((Donate("wood_residential"),),),
        ),
        Example(
            "EX-20",
            "AC-100",
            at=("tile-forest_2", "track-wood-0"),
            position=scenes.room_by_contract,
            opens=(Step("market_1", "forest_2"),),
            does=((Fulfil("c07"),), (ACT,)),
            keys=(
                Keys(0, offered=(Fulfil("c07"),), refused=(ACT,)),
                Keys(1, offered=(ACT,)),
            ),
        ),
        Example(
            "EX-21",
            "AC-106",
            at=("tile-mine_1", "track-metal-0"),
            position=scenes.long_haul,
            does=((Step("market_1", "forest_1"),), (FlyOn("mine_1"), ACT)),
            keys=(Keys(1, offered=(FlyOn("mine_1"), FlyOn("harbour"), ACT), refused=(FlyOn("market_1"),)),),
        ),
        Example(
            "EX-22",
            "AC-90",
            at=("section-metal_private", "price-metal_private"),
            position=scenes.full_fields,
            opens=(Step("forest_1", "shipyard_1"),),
            does=((ACT,),),
            keys=(
                Keys(
                    1,
                    offered=(Sell("metal_private"),),
                    refused=(Donate("metal_private"), Donate("tourist")),
                ),
            ),
        ),
        Example(
            "EX-23",
            "AC-110a",
            at=("track-gold-0", "track-metal-1"),
            position=scenes.free_choice,
            does=((END,), (ChooseResource("gold"),) * 3),
            keys=(Keys(1, offered=(ChooseResource("gold"),)),),
        ),
        Example(
            "EX-24",
            "AC-99",
            at=("section-park", "markers-0"),
            position=scenes.waiting_majority,
            opens=(Step("market_1", "architects_office"), ACT),
            does=((BuildFacility("statue"),),),
            seat=B,
        ),
    ),
    CAPTIONS,
    told,
)
"""Seats as in the spec: A, B, C and D."""
