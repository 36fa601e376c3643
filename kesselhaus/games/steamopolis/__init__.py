"""Steamopolis: stones under pressure, a city of eight levels, machines, banners and parasites."""

from kesselhaus.engine.game import Game, Variant
from kesselhaus.games.steamopolis import events, options, tasks
from kesselhaus.games.steamopolis.box import load_box
from kesselhaus.games.steamopolis.invariants import broken
from kesselhaus.games.steamopolis.rules.preparation import lay_out
from kesselhaus.games.steamopolis.scoring import result, standings
from kesselhaus.games.steamopolis.secrets import conceal, imagine
from kesselhaus.games.steamopolis.state import COLOURS, Table

GAME: Game[Table] = Game(
    key="steamopolis",
    title="Steamopolis",
    rules_version=1,
    seats=(1, 2, 3, 4),
    usual_seats=3,
    variants=(
        Variant("first_game", rule="ST-15"),
        Variant("solo_start_5", rule="ST-19", seats=(1,), excludes=("solo_start_3", "solo_start_2")),
        Variant("solo_start_3", rule="ST-19", seats=(1,), excludes=("solo_start_5", "solo_start_2")),
        Variant("solo_start_2", rule="ST-19", seats=(1,), excludes=("solo_start_5", "solo_start_3")),
    ),
    options=options.ALL,
    events=events.ALL,
    tasks=tasks.ALL,
    asks_out_of_turn=True,
    minutes=(60, 90),
    weight=3,
    colours=lambda table: COLOURS[: table.seats],
    load_box=load_box,
    setup=lay_out,
    result=result,
    conceal=conceal,
    imagine=imagine,
    broken=broken,
    standings=standings,
    whose_turn=lambda table: table.active,
)
