"""What lies on the table of Airship City, as numbers."""

from array import array
from collections.abc import Iterator
from itertools import chain
from typing import Any

from kesselhaus.games.airship_city.box import AirshipBox
from kesselhaus.games.airship_city.figures import RESOURCES
from kesselhaus.games.airship_city.options import GRID_LINES
from kesselhaus.games.airship_city.state import CITY, LOCKED, READY, USED, Player
from kesselhaus.parts.encoding import Block, HotRows, Moment, hot, hot_rows, places, row_names

OPEN = True
"""Nothing is hidden (AC-19, AC-103)."""
RULES = (
    *("AC-30", "AC-33", "AC-37", "AC-44", "AC-52", "AC-60", "AC-66", "AC-67", "AC-71", "AC-73"),
    *("AC-74", "AC-77", "AC-78", "AC-98", "AC-107", "AC-108", "AC-110a", "AC-138"),
)
"""What questions cite."""
STATES = (LOCKED, READY, USED)


def words(box: AirshipBox, seats: int) -> Iterator[str]:
    """What tasks and answers name."""
    return chain(box.tiles, box.sections, box.contracts, RESOURCES, GRID_LINES)


def blocks(box: AirshipBox, seats: int) -> Iterator[Block]:
    yield _time(box, seats)
    yield from _city(box)
    yield _donations(box, seats)
    yield _prices(box, seats)
    yield _stage_bonuses(box)
    yield _contracts(box)
    yield from _boards(box)


def _time(box: AirshipBox, seats: int) -> Block:
    def facts(moment: Moment, seat: int) -> tuple[int, int, int, bool]:
        table = moment.table
        return (
            table.round,
            (table.start_player - seat) % seats,
            (table.active - seat) % seats,
            bool(table.agenda),
        )

    def numbers(facts: tuple[int, int, int, bool]) -> list[float]:
        round, start, active, runs = facts
        stage = -(-round // box.rounds_per_stage)
        last = box.max_rounds - round
        return [round, stage, last, not runs, *hot(range(seats), start), *hot(range(seats), active)]

    starts, turns = (
        (f"start player {place}" for place in places(seats)),
        (f"turn of {p}" for p in places(seats)),
    )
    full = {"round": box.max_rounds, "stage": box.stages, "rounds left": box.max_rounds}
    return Block("time", ("round", "stage", "rounds left", "over", *starts, *turns), facts, numbers, full)


def _city(box: AirshipBox) -> Iterator[Block]:
    cells = range(len(box.tiles))
    yield Block(
        "city",
        row_names((f"cell {cell}" for cell in cells), box.tiles),
        lambda moment, seat: moment.table.grid,
        HotRows(box.tiles, len(box.tiles)),
    )
    yield Block(
        "developed",
        box.tiles,
        lambda moment, seat: moment.table.developed,
        lambda them: hot(box.tiles, *them),
    )


def _donations(box: AirshipBox, seats: int) -> Block:
    """AC-91: whose marker lies on each field, in the order of placing, and in each majority area."""
    owners = (*range(seats), CITY)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        table = moment.table
        return seat, (*table.fields.items(),), (*table.majority.items(),)

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        seat, fields, majority = facts
        lying, holding = dict(fields), dict(majority)

        def place(owner: int) -> int:
            return owner if owner == CITY else (owner - seat) % seats

        found: list[float] = []
        for section in box.sections:
            markers = [place(owner) for owner in lying[section]]
            found += hot_rows(owners, box.fields(section, seats), markers)
            found += hot(owners, place(holding[section])) if section in holding else hot(owners)
        return found

    who = (*places(seats), "city")
    spots = [
        f"{section}.{spot}"
        for section in box.sections
        for spot in (*range(box.fields(section, seats)), "majority")
    ]
    return Block("donations", row_names(spots, who), facts, numbers)


def _prices(box: AirshipBox, seats: int) -> Block:
    names = [name for airship in box.prices for name in (f"{airship} row", f"{airship} gold")]
    full = {name: 6.0 if name.endswith("row") else 20.0 for name in names}

    def numbers(rows: tuple[int, ...]) -> list[float]:
        shown = zip(rows, box.prices.values(), strict=True)
        return [number for row, gold in shown for number in (row, gold[row - 1])]

    def facts(moment: Moment, seat: int) -> tuple[int, ...]:
        return (*moment.table.prices.values(),)

    return Block("prices", tuple(names), facts, numbers, full)


def _stage_bonuses(box: AirshipBox) -> Block:
    stages = range(2, box.stages + 1)
    return Block(
        "stage bonuses",
        row_names((f"stage {stage}" for stage in stages), box.stage_bonuses),
        lambda moment, seat: moment.table.stage_bonuses,
        lambda tiles: hot_rows(tuple(box.stage_bonuses), len(stages), tiles),
    )


def _contracts(box: AirshipBox) -> Block:
    """AC-74: which lie open, the oldest first, which can still come, and which are gone."""
    contracts = tuple(box.contracts)
    spots = ("deck", "gone", *(f"display {place}" for place in range(box.contracts_on_display)))

    shown = HotRows(contracts, box.contracts_on_display)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        table = moment.table
        return table.deck, table.discarded, table.display

    def numbers(facts: tuple[Any, ...]) -> bytes:
        deck, gone, display = facts
        return array("f", hot(contracts, *deck) + hot(contracts, *gone)).tobytes() + shown(display)

    return Block("contracts", row_names(spots, contracts), facts, numbers)


# ------------------------------------------------------------------ the boards of the players


def _boards(box: AirshipBox) -> Iterator[Block]:
    def stores(moment: Moment, seat: int) -> tuple[int, ...]:
        player: Player = moment.table.players[seat]
        held = *player.goods.values(), *player.capacity.values()
        return (*held, player.supply, len(player.workers), player.score)

    room = (f"room for {kind}" for kind in RESOURCES)
    names = (*RESOURCES, *room, "markers", "workers", "score")
    full = dict.fromkeys(names, 10.0) | {"workers": float(box.max_workers), "score": 100.0}
    yield Block("stores", names, stores, full=full, of_players=True)
    yield _workers(box)
    yield _papers(box)


def _workers(box: AirshipBox) -> Block:
    """Where each worker stands, and whether it has moved (AC-29)."""

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        player: Player = moment.table.players[seat]
        return player.workers, player.moved

    standing, moving = HotRows(box.tiles, box.max_workers), HotRows((True,), box.max_workers)

    def numbers(facts: tuple[Any, ...]) -> bytes:
        workers, moved = facts
        return standing(workers) + moving(moved)

    hands = [f"worker {number}" for number in range(box.max_workers)]
    names = (*row_names(hands, box.tiles), *(f"{hand} has moved" for hand in hands))
    return Block("workers", names, facts, numbers, of_players=True)


def _papers(box: AirshipBox) -> Block:
    """Upgrades, bonus actions, and contracts with what is left of their time (AC-83)."""
    upgrades, actions, contracts = tuple(box.upgrades), tuple(box.line_of), tuple(box.contracts)

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        player: Player = moment.table.players[seat]
        states = (*player.bonus.values(),)
        return player.upgrades, states, player.contracts, player.fulfilled, player.failed

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        owned, states, running, fulfilled, failed = facts
        left = dict(running)
        return [
            *hot(upgrades, *owned),
            *hot_rows(STATES, len(actions), states),
            *(float(contract in left) for contract in contracts),
            *(float(left.get(contract, 0)) for contract in contracts),
            *hot(contracts, *fulfilled),
            *hot(contracts, *failed),
        ]

    names = (
        *(f"upgrade {kind}" for kind in upgrades),
        *row_names(actions, STATES),
        *row_names(("open", "space", "fulfilled", "failed"), contracts),
    )
    full = {f"space.{contract}": float(box.max_deadline) for contract in contracts}
    return Block("papers", names, facts, numbers, full, of_players=True)
