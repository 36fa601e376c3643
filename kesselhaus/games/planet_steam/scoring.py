"""Final wealth and the winner (5.1)."""

from kesselhaus.engine.game import Result
from kesselhaus.games.planet_steam.state import HIDDEN, Player, Table


def wealth(table: Table, player: Player) -> dict[str, int]:
    """PS-136 to PS-138: what final wealth is made of. Permits, carriers, converters and locked credits count
    nothing; credits that the viewer may not know are left out.
    """
    box, seat = table.box, player.seat
    tanks = [tank for zone, tank in table.tanks.items() if table.claims[zone] == seat]
    return {
        "credits": 0 if player.credits == HIDDEN else player.credits,
        "zones": box.zone_value * list(table.claims.values()).count(seat),
        "tanks": box.tank_value * len(tanks),
        "superchargers": box.supercharger_value * sum(tank.supercharger for tank in tanks),
        "luxury_quarters": box.quarters.end_value * player.quarters,
        "resources": sum(units * table.price[resource] for resource, units in player.goods.items()),
    }


def final_wealth(table: Table, player: Player) -> int:
    return sum(wealth(table, player).values())


def standings(table: Table) -> tuple[int, ...]:
    """Wealth of each seat as it stands."""
    return tuple(final_wealth(table, player) for player in table.players)


def result(table: Table) -> Result:
    """PS-139: the highest final wealth wins; those tied for it share the victory."""
    scores = standings(table)
    parts = [wealth(table, player) for player in table.players]
    return Result(
        scores=scores,
        categories={name: tuple(part[name] for part in parts) for name in parts[0]},
        winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
        reason="rounds",
    )
