"""The variable trade order (PS-143 to PS-148)."""

from functools import cache

from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam.events import OrderMarkerPut
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import PutOrderMarker
from kesselhaus.games.planet_steam.rules.asking import decide
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import PuttingOrderMarkers


def markers_to_put(table: Table) -> int:
    """PS-144 to PS-147: one; with 2 players two; with 5 players the last winner none."""
    if table.seats == 2:
        return 2
    return min(1, table.box.order_markers - len(table.order_markers))


@does(PuttingOrderMarkers)
def put_order_markers(table: Table, task: PuttingOrderMarkers) -> Play:
    """PS-54f, PS-144: any free marker on any resource that has none."""
    for _ in range(markers_to_put(table)):
        choice = yield from decide(table, task.seat, "PS-144", free_places(table.order_markers))
        put_order_marker(table, task.seat, choice, rule="PS-144")
    last = all(player.card is not None for player in table.players)
    if last and len(table.order_markers) == len(RESOURCES) - 1:
        put_order_marker(table, None, free_places(table.order_markers)[0], rule="PS-146")
    return ()


def put_order_marker(table: Table, seat: int | None, choice: PutOrderMarker, rule: str) -> None:
    table.order_markers = (*table.order_markers, (choice.resource, choice.marker))
    table.tell(OrderMarkerPut(seat, choice.marker, choice.resource, rule=rule))


@cache
def free_places(taken: tuple[tuple[str, int], ...]) -> tuple[PutOrderMarker, ...]:
    """Each marker still available with each resource that has none."""
    resources, markers = {resource for resource, _ in taken}, {marker for _, marker in taken}
    return tuple(
        PutOrderMarker(marker, resource)
        for marker in range(1, len(RESOURCES) + 1)
        if marker not in markers
        for resource in RESOURCES
        if resource not in resources
    )


def trade_order(table: Table) -> tuple[str, ...]:
    """PS-114: by the numbers of the resources; PS-148: by their order markers where these are used."""
    if not table.order_markers:
        return table.box.by_number
    return tuple(resource for resource, _ in sorted(table.order_markers, key=lambda put: put[1]))
