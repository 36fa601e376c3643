"""The worked examples of Planet Steam (section 10 of the spec): where they begin, and what is done."""

from kesselhaus.games.planet_steam import GAME
from kesselhaus.games.planet_steam.examples import scenes
from kesselhaus.games.planet_steam.examples.captions import CAPTIONS
from kesselhaus.games.planet_steam.examples.facts import told
from kesselhaus.games.planet_steam.examples.positions import PASS, C, D
from kesselhaus.games.planet_steam.options import (
    Activate,
    Arrange,
    Bid,
    Buy,
    BuyConverter,
    BuyTank,
    ChooseMode,
    ClaimByDie,
    Decline,
    EndTurn,
    GiveUpCarrier,
    ImportTank,
    KeepCarrier,
    Leave,
    MoveConverter,
    MovePrice,
    NameZone,
    Nominate,
    PutOrderMarker,
    Reorganise,
    Sell,
    StayIdle,
    TakeCard,
    TakeResource,
    Use,
)
from kesselhaus.games.planet_steam.tanks import SIMPLE_TANK, TANKS
from kesselhaus.parts.examples import Example, Examples, Keys

DECLINE = Decline()
ROUND_CLOSES = ((DECLINE,),)
"""The last action of the round is left, and the closing phase follows."""
PLAN = (Arrange("B1", None), Arrange("B2", TANKS["ore", True]))
"""What is left for B3 is a simple tank."""

EXAMPLES = Examples(
    GAME,
    (
        Example(
            "EX-1",
            "PS-44",
            at=("bonus-quartz", "gauge-water"),
            position=scenes.bonus_resources,
            does=ROUND_CLOSES,
        ),
        Example(
            "EX-2",
            "PS-136",
            at=("credits-0", "claim-A1"),
            position=scenes.final_wealth,
            does=ROUND_CLOSES,
        ),
        Example(
            "EX-3",
            "PS-74",
            at=("zone-B6",),
            position=scenes.failed_roll,
            opens=(ClaimByDie(),),
            does=((NameZone("B6"), 1), (NameZone("D6"),)),
            keys=(
                Keys(
                    1,
                    offered=tuple(map(NameZone, ("B5", "D6", "B7"))),
                    refused=(NameZone("B6"), NameZone("A6")),
                ),
            ),
        ),
        Example(
            "EX-4",
            "PS-75",
            at=("zone-B6", "credits-0"),
            position=scenes.nothing_found,
            opens=(ClaimByDie(),),
            does=((NameZone("B6"), 2),),
        ),
        Example(
            "EX-5",
            "PS-111",
            at=("airship", "carrier-quartz-0", "carrier-energy-1"),
            position=scenes.airship_for_all,
            does=((Use("A5"),), (Use("E5"),)),
        ),
        Example(
            "EX-6",
            "PS-106",
            at=("tank-C1", "carrier-energy-0"),
            position=scenes.basic_production,
            does=((Use("C1"), Use("E3")),),
        ),
        Example(
            "EX-7",
            "PS-110",
            at=("tank-B2", "carrier-water-0"),
            position=scenes.overflow,
            does=(tuple(map(Use, ("B1", "B2", "A3", "B3"))),),
        ),
        Example(
            "EX-8",
            "PS-116",
            at=("gauge-water", "credits-0"),
            position=scenes.buying,
            does=((Buy(2),),),
            keys=(Keys(0, offered=(Buy(1), Buy(2)), refused=(Buy(3),)),),
        ),
        Example(
            "EX-9",
            "PS-118",
            at=("gauge-energy", "credits-0"),
            position=scenes.selling,
            does=((Sell(5),),),
        ),
        Example(
            "EX-10",
            "PS-121",
            at=("gauge-ore",),
            position=scenes.passing,
            does=((PASS,),),
        ),
        Example(
            "EX-11",
            "PS-119",
            at=("gauge-water", "credits-0"),
            position=scenes.selling_above_the_scale,
            does=((Sell(4),),),
        ),
        Example(
            "EX-12",
            "PS-131",
            at=("stock-7", "gauge-ore"),
            position=scenes.limited_by_ore,
            does=ROUND_CLOSES,
        ),
        Example(
            "EX-13",
            "PS-129",
            at=("gauge-energy", "stock-7"),
            position=scenes.no_energy,
            does=ROUND_CLOSES,
        ),
        Example(
            "EX-14",
            "PS-129",
            at=("gauge-ore", "stock-14"),
            position=scenes.no_ore,
            does=ROUND_CLOSES,
        ),
        Example(
            "EX-15",
            "PS-144",
            at=("gauge-water", "card-sp_01"),
            position=scenes.order_marker,
            opens=(Bid(1), PASS, PASS, PASS, TakeCard("sp_01"), TakeResource("quartz")),
            does=((PutOrderMarker(4, "water"),),),
            keys=(Keys(0, offered=(PutOrderMarker(1, "water"), PutOrderMarker(4, "water"))),),
        ),
        Example(
            "EX-16",
            "PS-162",
            at=("gauge-ore", "credits-0"),
            position=scenes.moderate_manipulation,
            does=(
                (ChooseMode("moderate"),),
                (MovePrice("ore", 3), MovePrice("water", 0), MovePrice("energy", -1)),
            ),
            keys=(
                Keys(
                    1,
                    offered=(MovePrice("ore", -4), MovePrice("ore", 3), MovePrice("ore", 4)),
                    refused=(MovePrice("ore", 5),),
                ),
            ),
        ),
        Example(
            "EX-17",
            "PS-164",
            at=("credits-2", "players"),
            position=scenes.manipulation_returned,
            does=ROUND_CLOSES,
        ),
        Example(
            "EX-18",
            "PS-171",
            at=("tank-B1", "credits-0"),
            position=scenes.sabotage,
            does=((DECLINE, 5),),
        ),
        Example(
            "EX-19",
            "PS-86",
            at=("carrier-water-1", "carrier-water-0"),
            position=scenes.activation_not_paid,
            does=((StayIdle(),),),
        ),
        Example(
            "EX-20",
            "PS-89",
            at=("stock-0", "credits-0", "zone-B2"),
            position=scenes.import_with_an_empty_market,
            opens=(Activate(),),
            does=((ImportTank("B2"),),),
            keys=(Keys(0, offered=(ImportTank("B2"), EndTurn()), refused=(BuyTank("B2"),)),),
        ),
        Example(
            "EX-21",
            "PS-104",
            at=("tank-C2", "carrier-ore-0"),
            position=scenes.river_exemption,
            does=((Use("C2"),),),
        ),
        Example(
            "EX-22",
            "PS-108",
            at=("tank-A3", "carrier-energy-0"),
            position=scenes.two_groups,
            does=(tuple(map(Use, ("E1", "A3", "B3"))),),
        ),
        Example(
            "EX-23",
            "PS-107",
            at=("tank-E2", "carrier-ore-0"),
            position=scenes.idle_tank,
            does=((Use("E1"), Leave("E2"), Use("E3")),),
        ),
        Example(
            "EX-24",
            "PS-62",
            at=("bonus-energy", "gauge-energy"),
            position=scenes.leftover_bonus,
            opens=(
                *(Bid(1), PASS, PASS, TakeCard("sp_09"), DECLINE, TakeResource("quartz")),
                *(Bid(1), PASS, TakeCard("sp_08"), TakeResource("ore"), DECLINE),
            ),
            does=((TakeResource("water"),),),
            seat=C,
        ),
        Example(
            "EX-25",
            "PS-45",
            at=("credits-0", "credits-1"),
            position=scenes.aid,
            does=ROUND_CLOSES,
        ),
        Example(
            "EX-26",
            "PS-178",
            at=("credits-0", "mine"),
            position=scenes.carrier_kept,
            does=((KeepCarrier(),),),
            keys=(Keys(0, offered=(KeepCarrier(), GiveUpCarrier())),),
        ),
        Example(
            "EX-27",
            "PS-182",
            at=("carrier-water-0",),
            position=scenes.carrier_lost,
            opens=(GiveUpCarrier(), Bid(1), Bid(2), PASS, PASS),
            does=((PASS,),),
        ),
        Example(
            "EX-28",
            "PS-92",
            at=("tank-B2", "credits-0"),
            position=scenes.converter_replaced,
            opens=(Activate(),),
            does=((BuyConverter("quartz", "B2"), MoveConverter("B3")),),
        ),
        Example(
            "EX-29",
            "PS-133",
            at=("rounds",),
            position=scenes.last_round,
            does=ROUND_CLOSES,
        ),
        Example(
            "EX-30",
            "PS-139",
            at=("credits-1", "credits-0", "rounds"),
            position=scenes.shared_victory,
            does=ROUND_CLOSES,
        ),
        Example(
            "EX-31",
            "PS-95",
            at=("tank-B1",),
            position=scenes.plan,
            opens=(Activate(), Reorganise()),
            does=(PLAN[:1], PLAN[1:]),
            keys=(
                Keys(
                    1,
                    offered=(Arrange("B2", TANKS[None, True]), Arrange("B2", SIMPLE_TANK)),
                    refused=(Arrange("B2", None),),
                ),
            ),
        ),
        Example(
            "EX-32",
            "PS-98",
            at=("tank-B2", "credits-0"),
            position=scenes.plan,
            opens=(Activate(), Reorganise(), *PLAN),
            does=((BuyConverter("energy", "B3"),),),
            keys=(Keys(0, refused=(Reorganise(),)), Keys(1, offered=(Reorganise(),))),
        ),
        Example(
            "EX-33",
            "PS-68",
            at=("zone-C1", "player-1"),
            position=scenes.forced_opening,
            does=((Nominate("C1"),), (Bid(4),), (Bid(5),)),
            seat=D,
            keys=(
                Keys(1, offered=(Bid(1), Bid(5)), refused=(Bid(6), PASS)),
                Keys(2, offered=(Bid(5), Bid(9), PASS), refused=(Bid(10),)),
                Keys(3, offered=(PASS,), refused=(Bid(6),)),
            ),
        ),
        Example(
            "EX-34",
            "PS-163",
            at=("gauge-energy", "credits-0"),
            position=scenes.price_by_hand,
            does=((ChooseMode("weak"),),),
            keys=(
                Keys(
                    0, offered=(ChooseMode("weak"),), refused=(ChooseMode("moderate"), ChooseMode("strong"))
                ),
                Keys(
                    1,
                    offered=(MovePrice("energy", -1), MovePrice("energy", 3)),
                    refused=(MovePrice("energy", -2), MovePrice("energy", 4)),
                ),
            ),
        ),
    ),
    CAPTIONS,
    told,
)
"""Seats as in the spec: A, B, C, D and E."""
