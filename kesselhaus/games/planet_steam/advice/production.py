"""What the tanks of a seat will bring in."""

from kesselhaus.games.planet_steam.advice.weights import Weights
from kesselhaus.games.planet_steam.advice.works import Works
from kesselhaus.games.planet_steam.state import Player, Table


def income(
    table: Table,
    player: Player,
    plant: Works,
    expected: dict[str, float],
    far: dict[str, float],
    weights: Weights,
) -> float:
    """Credits from all productions to come. What carriers cannot hold is lost, and only energy in store runs
    the next production (PS-105).
    """
    over = table.has_produced(player.seat)
    rounds = table.rounds_left - over
    if not plant.tanks or rounds <= 0:
        return 0.0
    capacity, classes = table.box.capacity, player.classes
    later = following = 0.0
    for resource, price in expected.items():
        made = plant.units[resource]
        most = capacity[resource][classes[resource]]
        if made:
            sold = min(made, most)
            later += far[resource] * sold * (1 - weights.glut * sold)
        made += 0 if over else plant.lifted[resource]
        if made:
            sold = min(made, most if over else most - player.goods[resource])
            following += price * sold * (1 - weights.glut * sold)
    energy = expected["energy"]
    powered = min(player.goods["energy"], plant.running)
    share = (plant.tanks - plant.running + powered) / plant.tanks
    later = max(0.0, later - far["energy"] * plant.running)
    return following * share - energy * powered + weights.future * later * (rounds - 1)
