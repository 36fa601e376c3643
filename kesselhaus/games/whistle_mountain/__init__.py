"""Whistle Mountain: airships collect, scaffolds and machines grow, and the water rises."""

from kesselhaus.engine.game import Game
from kesselhaus.games.whistle_mountain import events, options, tasks
from kesselhaus.games.whistle_mountain.box import load_box
from kesselhaus.games.whistle_mountain.invariants import broken
from kesselhaus.games.whistle_mountain.rules.preparation import lay_out
from kesselhaus.games.whistle_mountain.scoring import final_scores, result
from kesselhaus.games.whistle_mountain.secrets import conceal, imagine
from kesselhaus.games.whistle_mountain.state import COLOURS, Table

GAME: Game[Table] = Game(
    key="whistle_mountain",
    title="Whistle Mountain",
    rules_version=2,
    seats=(2, 3, 4),
    usual_seats=4,
    variants=(),
    options=options.ALL,
    beginnings=(options.ChooseAbility,),
    events=events.ALL,
    tasks=tasks.ALL,
    minutes=(60, 120),
    weight=3,
    colours=lambda table: COLOURS[: table.seats],
    load_box=load_box,
    setup=lay_out,
    result=result,
    conceal=conceal,
    imagine=imagine,
    broken=broken,
    standings=final_scores,
    whose_turn=lambda table: table.active,
)
