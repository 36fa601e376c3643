"""Claiming by die, by building permit or freely (4.2.4, PS-159)."""

from kesselhaus.engine.questions import Asking, Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.planet_steam import options
from kesselhaus.games.planet_steam.events import ClaimDeclined, ClaimFailed, ClaimRolled
from kesselhaus.games.planet_steam.options import (
    CLAIM_BY_DIE,
    CLAIM_BY_PERMIT,
    CLAIM_FREELY,
    DECLINE,
    ClaimByDie,
    ClaimByPermit,
    ClaimFreely,
    NameZone,
)
from kesselhaus.games.planet_steam.rules.asking import ask, decide, roll
from kesselhaus.games.planet_steam.rules.claims import put_claim_marker
from kesselhaus.games.planet_steam.state import Player, Table
from kesselhaus.games.planet_steam.tasks import Claiming


@does(Claiming)
def claim(table: Table, task: Claiming) -> Play:
    """PS-72: in turn order, at most one claim each."""
    player = table.players[task.seat]
    unclaimed = table.unclaimed()
    ways = ways_of_claiming(table, player, unclaimed)
    if ways:
        match (yield ask(table, player.seat, "PS-72", (*ways, DECLINE))):
            case ClaimByDie():
                yield from claim_by_die(table, player, unclaimed)
            case ClaimFreely():
                zone = yield from named(table, player, unclaimed, rule="PS-159")
                put_claim_marker(table, player, zone, "free", rule="PS-159")
            case ClaimByPermit():
                zone = yield from named(table, player, unclaimed + table.neutral(), rule="PS-78")
                player.permits -= 1
                table.lost_permits += 1
                put_claim_marker(table, player, zone, "permit", rule="PS-78")
            case _:
                table.tell(ClaimDeclined(player.seat, rule="PS-72"))
    return ()


def ways_of_claiming(table: Table, player: Player, unclaimed: list[str]) -> list[Option]:
    """PS-72, PS-77: only with a claim marker and where the zone it needs exists."""
    ways: list[Option] = []
    if not player.reserve:
        return ways
    if unclaimed:
        ways.append(CLAIM_FREELY if "opt_free_claiming" in table.variants else CLAIM_BY_DIE)
    if player.permits and (unclaimed or table.neutral()):
        ways.append(CLAIM_BY_PERMIT)
    return ways


def named(table: Table, player: Player, zones: list[str], rule: str) -> Asking[str]:
    """One of the zones, by choice of the player."""
    choices = [options.name_zone(zone) for zone in zones]
    choice: NameZone = yield from decide(table, player.seat, rule, choices)
    return choice.zone


def claim_by_die(table: Table, player: Player, unclaimed: list[str]) -> Asking[None]:
    """PS-73 to PS-76: the named zone on 4 to 6; else a zone found in the four directions; else 15 credits."""
    zone = yield from named(table, player, unclaimed, rule="PS-73")
    die = yield roll("PS-73")
    table.tell(ClaimRolled(player.seat, zone, die, rule="PS-73"))
    if die >= table.box.lowest_claiming_pip:
        put_claim_marker(table, player, zone, "die", rule="PS-73")
        return
    found = fallback_zones(table, zone)
    if found:
        zone = yield from named(table, player, found, rule="PS-74")
        put_claim_marker(table, player, zone, "fallback", rule="PS-74")
    else:
        player.credits += table.box.failed_claim_credits
        table.tell(ClaimFailed(player.seat, table.box.failed_claim_credits, rule="PS-75"))


def fallback_zones(table: Table, zone: str) -> list[str]:
    """PS-74: the first unclaimed zone in each direction, passing over claimed and inaccessible ones."""
    unclaimed = set(table.unclaimed())
    nearest = (next((far for far in line if far in unclaimed), None) for line in table.box.lines[zone])
    return [far for far in nearest if far is not None]
