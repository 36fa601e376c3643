"""Nucleum: tiles that are actions or railways, coal and uranium for the buildings of Saxony."""

from kesselhaus.engine.game import Game, Variant
from kesselhaus.games.nucleum import events, options, tasks
from kesselhaus.games.nucleum.box import load_box
from kesselhaus.games.nucleum.invariants import broken
from kesselhaus.games.nucleum.rules import lay_out
from kesselhaus.games.nucleum.scoring import result, standings
from kesselhaus.games.nucleum.secrets import conceal, imagine
from kesselhaus.games.nucleum.state import COLOURS, Table

GAME: Game[Table] = Game(
    key="nucleum",
    title="Nucleum",
    rules_version=1,
    seats=(1, 2, 3, 4),
    usual_seats=3,
    variants=(
        Variant("vp_income_steps", rule="NU-48"),
        Variant("owner_only", rule="NU-59"),
        Variant("start_workers_3", rule="NU-19"),
        Variant("max_rounds_25", rule="NU-156", excludes=("open_end",)),
        Variant("open_end", rule="NU-156"),
        Variant("baron_mild", rule="NU-185a", seats=(1,), excludes=("baron_strict",)),
        Variant("baron_strict", rule="NU-185a", seats=(1,)),
    ),
    options=options.ALL,
    beginnings=(options.ChooseExperiment,),
    events=events.ALL,
    tasks=tasks.ALL,
    minutes=(90, 150),
    weight=5,
    colours=lambda table: COLOURS[: table.seats],
    load_box=load_box,
    setup=lay_out,
    result=result,
    conceal=conceal,
    imagine=imagine,
    broken=broken,
    standings=standings,
    whose_turn=lambda table: table.active,
    asks_out_of_turn=True,
)
