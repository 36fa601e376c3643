"""What always holds (section 8)."""

from collections.abc import Iterator

from kesselhaus.games.airship_city.figures import RESOURCES
from kesselhaus.games.airship_city.rules.majorities import leader
from kesselhaus.games.airship_city.scoring import counted_score
from kesselhaus.games.airship_city.state import CITY, LOCKED, Player, Table
from kesselhaus.games.airship_city.tasks import EndOfRound, InTransit, Preparation, Turn


def broken(before: Table | None, table: Table, whole: bool) -> Iterator[str]:
    """The invariants that do not hold. `whole` says that the table stands between two steps.

    What has not changed since the table before was looked at then and is not looked at again.
    """
    if isinstance(table.doing, Preparation):
        return
    known = before if before is not None and not isinstance(before.doing, Preparation) else None
    same_markers = known is not None and known.fields == table.fields and known.majority == table.majority
    yield from _city(table)
    yield from _contracts(table, whole)
    for player in table.players:
        idle = player.seat != table.active and known is not None and known.players[player.seat] == player
        if not (same_markers and idle):
            yield from _player(table, player)
        if whole:
            yield from _score(table, player)
    if not same_markers:
        for section in table.box.sections:
            yield from _section(table, section)
    if known is not None:
        yield from _since(known, table)


def _city(table: Table) -> Iterator[str]:
    box = table.box
    if sorted(table.grid) != sorted(box.tiles):
        yield "INV-1: the grid does not hold each tile once"
    if len(table.developed) > sum(len(player.upgrades) for player in table.players):
        yield "INV-2: more tiles are developed than upgrades bought"
    for airship, row in table.prices.items():
        if not 1 <= row <= len(box.prices[airship]):
            yield f"INV-12: the price marker of {airship} is on row {row}"
    begun = (table.round - 1) // box.rounds_per_stage + 1
    if not 1 <= table.round <= box.max_rounds or table.stage != begun:
        yield f"INV-17: round {table.round} is not in stage {table.stage}"
    if not table.agenda and table.stage < box.stages:
        yield f"INV-17: the game ended in round {table.round}"
    if isinstance(table.doing, Turn | EndOfRound) and table.turn and not all(table.player().moved):
        yield f"INV-13: seat {table.active + 1} ended the turn with an unmoved worker"


def _contracts(table: Table, whole: bool) -> Iterator[str]:
    places = [*table.deck, *table.display, *table.discarded]
    for player in table.players:
        places += [*(contract for contract, _ in player.contracts), *player.fulfilled, *player.failed]
    if sorted(places) != sorted(table.box.contracts):
        yield "INV-9: a contract is not in exactly one place"
    on_display = table.box.contracts_on_display
    if len(table.display) > on_display or (whole and table.deck and len(table.display) < on_display):
        yield f"INV-9: {len(table.display)} contracts on display with {len(table.deck)} in the deck"


def _player(table: Table, player: Player) -> Iterator[str]:
    box, who = table.box, f"seat {player.seat + 1}"
    for resource in RESOURCES:
        capacity = box.upgraded_capacity if resource in player.upgrades else box.base_capacity
        if player.capacity[resource] != capacity or not 0 <= player.goods[resource] <= capacity:
            yield f"INV-3: {who} has {player.goods[resource]} of {player.capacity[resource]} {resource}"
    if not box.start_workers <= len(player.workers) <= box.max_workers or len(player.workers) != len(
        player.moved
    ):
        yield f"INV-4: {who} has {len(player.workers)} workers on the grid"
    in_transit = isinstance(table.doing, InTransit) and player.seat == table.active
    standing = [tile for tile in player.workers if tile != box.harbour]
    if not in_transit and len(standing) != len(set(standing)):
        yield f"INV-5: {who} has two workers on one tile"
    on_fields = sum(markers.count(player.seat) for markers in table.fields.values())
    in_areas = list(table.majority.values()).count(player.seat)
    if player.supply < 0 or player.supply + on_fields + in_areas != box.markers_per_player:
        yield f"INV-6: {who} has {player.supply} + {on_fields} + {in_areas} markers"
    for contract, space in player.contracts:
        if not 1 <= space <= box.contracts[contract].deadline:
            yield f"INV-10: {contract} of {who} is on space {space}"
    for airship in box.airships.values():
        below = airship.prerequisite
        needed = box.prerequisite_count - ("prerequisite_counts_majority" in table.variants)
        if (
            below
            and player.seat in table.fields[airship.id]
            and table.fields[below].count(player.seat) < needed
        ):
            yield f"INV-15: {who} has given {airship.id} without enough {below}"
    for bonus_action, cover in player.bonus.items():
        line = box.airships_of[box.line_of[bonus_action]]
        count = sum(table.fields[airship].count(player.seat) for airship in line)
        if (cover != LOCKED) != (count >= box.bonus_unlock_count):
            yield f"INV-16: {bonus_action} of {who} is {cover} with {count} markers"


def _score(table: Table, player: Player) -> Iterator[str]:
    if player.score != sum(counted_score(table, player).values()):
        yield f"INV-11: seat {player.seat + 1} has {player.score} points, which is not the sum of AC-120"


def _section(table: Table, section: str) -> Iterator[str]:
    if len(table.fields[section]) > table.box.fields(section, table.seats):
        yield f"INV-7: {section} holds more markers than it has fields"
    first, holder = leader(table, section), table.majority.get(section)
    waiting = first is not None and first != CITY and not table.players[first].supply
    if holder != first and not (holder is None and waiting):
        yield f"INV-8: the majority area of {section} holds {holder}, the majority has {first}"


def _since(before: Table, table: Table) -> Iterator[str]:
    if not set(before.developed) <= set(table.developed):
        yield "INV-2: a developed tile was turned back"
    for old, new in zip(before.players, table.players, strict=True):
        if len(new.workers) < len(old.workers):
            yield f"INV-4: seat {new.seat + 1} lost a worker"
        for bonus_action, cover in new.bonus.items():
            if cover == LOCKED and old.bonus[bonus_action] != LOCKED:
                yield f"INV-16: {bonus_action} of seat {new.seat + 1} was locked again"
    for section, markers in before.fields.items():
        if table.fields[section][: len(markers)] != markers:
            yield f"INV-7: a marker was taken off {section}"
    for airship, row in before.prices.items():
        if table.prices[airship] < row:
            yield f"INV-12: the price marker of {airship} moved up"
