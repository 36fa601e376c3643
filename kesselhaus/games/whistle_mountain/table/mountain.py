"""The mountain: one sheet, for pieces move across it."""

from kesselhaus.art.html import Html, escape
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.table import rim
from kesselhaus.games.whistle_mountain.table.bed import bed, bridge, next_flood, water
from kesselhaus.games.whistle_mountain.table.crew import (
    Crew,
    crews,
    in_barracks,
    in_pool,
    in_tower,
    on_scaffolds,
)
from kesselhaus.games.whistle_mountain.table.fleet import aloft
from kesselhaus.games.whistle_mountain.table.heights import awards, barracks_targets
from kesselhaus.games.whistle_mountain.table.plan import HEIGHT, WIDTH
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.table.structure import machines, scaffolds
from kesselhaus.games.whistle_mountain.table.targets import targets


def _crews(view: View[Table]) -> list[Crew]:
    return crews(view.state, view.log)


def mountain(sight: Sight) -> Html:
    """Layers: bed, awards, scaffolds, machines, bridge, workers, water, airships, docks, pool, targets."""
    table, box = sight.table, sight.box
    found = sight.view.fact(_crews)
    edge = box.components.constants.lowest_row_above_bridge.value
    layers = (
        bed(table.seats, box.barracks_levels, box.floor_vp),
        awards(sight),
        in_tower(sight, found),
        in_barracks(sight, found),
        scaffolds(sight),
        machines(sight),
        f'<g data-x="bridge"><title>{escape(sight.say("bridge"))}</title>{bridge(edge)}</g>',
        on_scaffolds(sight, found),
        _water(sight),
        rim.docks(sight),
        rim.pool(sight, in_pool(sight, found)),
        rim.strips(sight),
        aloft(sight),
        rim.token(sight),
        barracks_targets(sight),
        targets(sight),
    )
    # Each in a group of its own: what leaves one of them does not make the others look new.
    drawn = "".join(f"<g>{layer}</g>" for layer in layers)
    return (
        f'<section id="map" class="map"><h2 class="sr">{escape(sight.say("map"))}</h2>'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" class="mapsvg" role="group"'
        f' aria-label="{escape(sight.say("the_mountain"))}">{drawn}</svg></section>'
    )


def _water(sight: Sight) -> Html:
    level = sight.table.water_level
    drawn = f'<g data-x="water"><title>{escape(sight.say("water_at", row=level))}</title>{water(level)}</g>'
    if level < sight.box.reserve:
        told = escape(sight.say("next_flood", row=level + 1))
        drawn += f'<g data-x="flood"><title>{told}</title>{next_flood(level)}</g>'
    return drawn
