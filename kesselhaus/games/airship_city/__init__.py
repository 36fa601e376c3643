"""Airship City: workers in a city that slides, airships for the city or for sale."""

from kesselhaus.engine.game import Game, Variant
from kesselhaus.games.airship_city import events, options, tasks
from kesselhaus.games.airship_city.box import load_box
from kesselhaus.games.airship_city.invariants import broken
from kesselhaus.games.airship_city.rules.preparation import lay_out
from kesselhaus.games.airship_city.scoring import final_scores, result
from kesselhaus.games.airship_city.secrets import conceal, imagine
from kesselhaus.games.airship_city.state import COLOURS, Table

GAME: Game[Table] = Game(
    key="airship_city",
    title="Airship City",
    rules_version=1,
    seats=(1, 2, 3, 4),
    usual_seats=4,
    variants=(
        Variant("city", rule="AC-133", seats=(1, 2), implied=True),
        Variant("prerequisite_counts_majority", rule="AC-81"),
    ),
    options=options.ALL,
    events=events.ALL,
    tasks=tasks.ALL,
    minutes=(75, 120),
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
