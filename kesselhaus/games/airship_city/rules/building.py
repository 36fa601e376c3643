"""Costs, airships and facilities (4.9, 4.10, AC-66 to AC-68)."""

from collections.abc import Iterator, Mapping

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.airship_city.events import BonusUnlocked, Donated, FacilityBuilt, Sold
from kesselhaus.games.airship_city.options import BuildFacility, Donate, Sell
from kesselhaus.games.airship_city.rules.majorities import settle_majority
from kesselhaus.games.airship_city.state import LOCKED, READY, Player, Table
from kesselhaus.games.airship_city.tasks import BuildingAirship, BuildingFacility


def lowered(table: Table, seat: int, action: str, cost: Mapping[str, int]) -> dict[str, int]:
    """AC-91 to AC-94: each marker of an airship takes its donation bonus off; nothing falls below zero."""
    left = dict(cost)
    for airship, resource, by in table.box.lowering[action]:
        if resource in left:
            left[resource] = max(0, left[resource] - by * table.markers(seat, airship))
    return left


def has_free_field(table: Table, section: str) -> bool:
    return len(table.fields[section]) < table.box.fields(section, table.seats)


def meets_prerequisite(table: Table, seat: int, airship: str) -> bool:
    """AC-81, AC-82: two own markers on the donation fields of the level below; the majority marker does not
    count.
    """
    below = table.box.airships[airship].prerequisite
    if below is None:
        return True
    if "prerequisite_counts_majority" in table.variants:
        return table.markers(seat, below) >= table.box.prerequisite_count
    return table.fields[below].count(seat) >= table.box.prerequisite_count


def airships_to_build(table: Table, player: Player) -> Iterator[Option]:
    """AC-66: each airship whose prerequisite is met and whose reduced cost can be paid, with what can be done
    with it.
    """
    for airship in table.box.airships.values():
        if not meets_prerequisite(table, player.seat, airship.id):
            continue
        if not player.can_pay(lowered(table, player.seat, "shipyard", airship.cost)):
            continue
        if player.supply and has_free_field(table, airship.id):
            yield Donate(airship.id)
        if airship.sellable:
            yield Sell(airship.id)


@does(BuildingAirship)
def build_airship(table: Table, task: BuildingAirship) -> Play:
    """AC-66: type and use are settled together."""
    player = table.players[task.seat]
    match (yield Ask(task.seat, "AC-66", list(airships_to_build(table, player)))):
        case Donate(airship):
            donate(table, player, airship)
        case Sell(airship):
            sell(table, player, airship)
    return ()


def donate(table: Table, player: Player, airship: str) -> None:
    """AC-85: marker, VP, majority, bonus action; the cost is what it was before (AC-83)."""
    ship = table.box.airships[airship]
    paid = player.pay(lowered(table, player.seat, "shipyard", ship.cost))
    player.score += ship.vp
    table.tell(Donated(player.seat, airship, ship.vp, paid, rule="AC-85"))
    place_marker(table, player, airship)
    unlock_bonus_action(table, player, ship.line)


def sell(table: Table, player: Player, airship: str) -> None:
    """AC-88: the gold at the price marker, which then moves one row down and stays on the last one."""
    paid = player.pay(lowered(table, player.seat, "shipyard", table.box.airships[airship].cost))
    row, rows = table.prices[airship], table.box.prices[airship]
    gold = player.gain("gold", rows[row - 1])
    table.prices[airship] = min(row + 1, len(rows))
    table.tell(Sold(player.seat, airship, gold, paid, rule="AC-88"))


def facilities_to_build(table: Table, player: Player) -> Iterator[Option]:
    """AC-67, AC-68: each facility with a free field whose reduced cost can be paid."""
    if player.supply:
        for facility in table.box.facilities.values():
            if has_free_field(table, facility.id) and player.can_pay(
                lowered(table, player.seat, "architects_office", facility.cost)
            ):
                yield BuildFacility(facility.id)


@does(BuildingFacility)
def build_facility(table: Table, task: BuildingFacility) -> Play:
    """AC-67: its cost, its VP, a marker."""
    player = table.players[task.seat]
    choice = yield Ask(task.seat, "AC-67", list(facilities_to_build(table, player)))
    facility = table.box.facilities[choice.facility]
    paid = player.pay(lowered(table, player.seat, "architects_office", facility.cost))
    player.score += facility.vp
    table.tell(FacilityBuilt(player.seat, facility.id, facility.vp, paid, rule="AC-67"))
    place_marker(table, player, facility.id)
    return ()


def place_marker(table: Table, player: Player, section: str) -> None:
    """A marker from the supply on a free donation field, then the majority (AC-96)."""
    player.supply -= 1
    table.fields[section] += (player.seat,)
    settle_majority(table, section)


def unlock_bonus_action(table: Table, player: Player, line: str) -> None:
    """AC-104: three markers on donation fields of the line, all levels together."""
    bonus_action = table.box.bonus_action_of[line]
    if player.bonus[bonus_action] == LOCKED:
        markers = sum(table.fields[airship].count(player.seat) for airship in table.box.airships_of[line])
        if markers >= table.box.bonus_unlock_count:
            player.bonus[bonus_action] = READY
            table.tell(BonusUnlocked(player.seat, bonus_action, rule="AC-104"))
