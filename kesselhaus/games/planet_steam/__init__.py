"""Planet Steam: claims, tanks and a terminal whose prices move after every single action."""

from kesselhaus.engine.game import Game, Variant
from kesselhaus.games.planet_steam import events, options, tasks
from kesselhaus.games.planet_steam.box import load_box
from kesselhaus.games.planet_steam.invariants import broken
from kesselhaus.games.planet_steam.rules import whose_turn
from kesselhaus.games.planet_steam.rules.preparation import colours, lay_out
from kesselhaus.games.planet_steam.scoring import result, standings
from kesselhaus.games.planet_steam.secrets import conceal, imagine
from kesselhaus.games.planet_steam.state import OPEN_CREDITS, Table

GAME: Game[Table] = Game(
    key="planet_steam",
    title="Planet Steam",
    rules_version=1,
    seats=(2, 3, 4, 5),
    usual_seats=4,
    variants=(
        Variant("adv_immovable_tanks", rule="PS-140"),
        Variant("adv_river_restriction", rule="PS-141"),
        Variant("adv_variable_trade_order", rule="PS-143"),
        Variant("adv_variable_claims", rule="PS-149"),
        Variant("adv_reduced_start", rule="PS-158"),
        Variant("opt_free_claiming", rule="PS-159"),
        Variant("opt_price_manipulation", rule="PS-161"),
        Variant("opt_sabotage", rule="PS-166"),
        Variant("opt_independent_carrier", rule="PS-173"),
        Variant(OPEN_CREDITS, rule="PS-41"),
    ),
    options=options.ALL,
    events=events.ALL,
    minutes=(90, 180),
    weight=4,
    colours=colours,
    load_box=load_box,
    setup=lay_out,
    tasks=tasks.ALL,
    result=result,
    conceal=conceal,
    imagine=imagine,
    broken=broken,
    standings=standings,
    whose_turn=whose_turn,
)
