"""What lies on the table of Planet Steam, as numbers."""

from array import array
from collections.abc import Hashable, Iterator
from functools import lru_cache
from operator import getitem
from struct import Struct
from typing import Any

from kesselhaus.engine.state import shallow
from kesselhaus.games.planet_steam.box import PlanetBox
from kesselhaus.games.planet_steam.encoding.zones import map_of
from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES
from kesselhaus.games.planet_steam.secrets import hide
from kesselhaus.games.planet_steam.state import HIDDEN, NOT_NAMED, Player, Table
from kesselhaus.games.planet_steam.tasks import Bidding, ZoneBidding
from kesselhaus.parts.encoding import KEPT, Block, HotRows, Moment, hot, places, row_names

OPEN = False
RULES = (
    *("PS-3", "PS-17", "PS-49", "PS-50", "PS-54", "PS-55", "PS-58", "PS-59", "PS-64", "PS-67", "PS-72"),
    *("PS-73", "PS-74", "PS-78", "PS-82", "PS-85", "PS-87", "PS-92", "PS-97", "PS-103", "PS-115", "PS-123"),
    *("PS-144", "PS-150", "PS-152", "PS-154", "PS-155", "PS-159", "PS-162", "PS-163a", "PS-167"),
    *("PS-173", "PS-177", "PS-178"),
)
"""What questions cite."""


def words(box: PlanetBox, seats: int) -> Iterator[str]:
    """What tasks and answers name."""
    yield from (
        *box.accessible[seats],
        *RESOURCES,
        *box.card_set[seats],
        *box.moorings,
        *box.modes,
        *box.colours,
    )


def told(task: Bidding) -> Hashable:
    """Bids and who may still bid are told in a block of their own, by places."""
    return (type(task), task.zone) if isinstance(task, ZoneBidding) else (type(task),)


TOLD = {Bidding: told}


def glance(table: Table, seat: int) -> Table:
    """What `conceal` leaves; it shares with the table what a seat may know."""
    twin = shallow(table)
    twin.players = hide(twin, seat)
    return twin


def blocks(box: PlanetBox, seats: int) -> Iterator[Block]:
    yield _time(box, seats)
    yield _terminal(box)
    yield _bank()
    yield map_of(box, seats)
    yield _bidding(seats)
    yield _rights(box, seats)
    yield from _boards(box, seats)


def _time(box: PlanetBox, seats: int) -> Block:
    """PS-19 to PS-23."""

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        table = moment.table
        return seat, table.round, table.rounds_left, table.start_player, table.turn_order, bool(table.agenda)

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        seat, round, left, start, order, runs = facts
        turns = [float(order.index((seat + place) % seats) + 1) if order else 0.0 for place in range(seats)]
        return [round, left, not runs, *hot(range(seats), (start - seat) % seats), *turns]

    who = places(seats)
    starts, turns = [f"start player {place}" for place in who], [f"turn of {place}" for place in who]
    full = dict.fromkeys(("round", "rounds left"), 10.0) | dict.fromkeys(turns, float(seats))
    return Block("time", ("round", "rounds left", "over", *starts, *turns), facts, numbers, full)


def _terminal(box: PlanetBox) -> Block:
    """2.5, 2.6: prices, supplies, what they do to prices, tanks on the market."""
    changes_by_units = [box.change[kind] for kind in RESOURCES]

    def facts(moment: Moment, seat: int) -> tuple[int, ...]:
        table = moment.table
        return (*table.price.values(), *table.supply.values(), table.stock)

    def numbers(facts: tuple[int, ...]) -> list[float]:
        supplies, stock = facts[len(RESOURCES) : -1], facts[-1]
        return [*facts, *map(getitem, changes_by_units, supplies), box.tank_price[stock]]

    names = [f"{what} of {kind}" for what in ("price", "supply") for kind in RESOURCES]
    changes = [f"change of {kind}" for kind in RESOURCES]
    full = dict.fromkeys(names, 20.0) | dict.fromkeys(changes, 5.0) | {"tank price": 20.0}
    full["tanks in stock"] = float(box.highest_stock)
    return Block("terminal", (*names, "tanks in stock", *changes, "tank price"), facts, numbers, full)


def _bank() -> Block:
    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        pieces = *t.converters.values(), t.superchargers, t.permits, t.quarters
        return (*pieces, t.locked_credits, t.lost_permits, t.bonus_field)

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        *stocks, bonus = facts
        return [*stocks, *hot(RESOURCES, *bonus)]

    pieces = [f"{kind} converters" for kind in CONVERTERS]
    bonus = [f"bonus {kind}" for kind in RESOURCES]
    names = (*pieces, "superchargers", "permits", "quarters", "locked credits", "lost permits", *bonus)
    return Block("bank", names, facts, numbers, full=10.0)


def _bidding(seats: int) -> Block:
    """PS-49 to PS-53: bids, and in which turn who has not passed may bid."""
    much = 50.0
    write, coin, turn = Struct(f"{2 * seats + 1}f").pack, 1 / much, 1 / seats
    nothing = write(*(0,) * (2 * seats + 1))

    def facts(moment: Moment, seat: int) -> bytes:
        agenda = moment.table.agenda
        if not (agenda and isinstance(bidding := agenda[-1], Bidding)):
            return nothing
        bids, turns = [bid * coin for bid in bidding.bids], [0.0] * seats
        for place, who in enumerate(bidding.waiting, start=1):
            turns[who - seat] = place * turn
        return write(*bids[seat:], *bids[:seat], *turns, max(bids))

    bids = [f"bid of {place}" for place in places(seats)]
    turns = [f"turn of {place}" for place in places(seats)]
    full = dict.fromkeys((*bids, "highest"), much) | dict.fromkeys(turns, float(seats))
    return Block("bidding", (*bids, *turns, "highest"), facts, full=full, finished=True)


def _rights(box: PlanetBox, seats: int) -> Block:
    """Who holds what, the support airship, order markers, colours and numbers that have been named. Little of
    that changes at once, so each part is remembered by itself.
    """
    arounds = [[(seat + place) % seats for place in range(seats)] for seat in range(seats)]
    moored = HotRows(tuple(box.moorings), 1)
    ages, order = 10.0, 4.0

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        t = moment.table
        holders = t.manipulator, t.saboteur, t.carrier_holder
        return seat, holders, t.carrier_since, t.airship, t.order_markers, t.colours, t.river_numbers

    @lru_cache(KEPT)
    def held(seat: int, holders: tuple[int | None, ...], since: int) -> bytes:
        around = arounds[seat]
        shown = [float(who == holder) for holder in holders for who in around]
        return array("f", [*shown, since * (1 / ages)]).tobytes()

    @lru_cache(KEPT)
    def marked(markers: tuple[tuple[str, int], ...]) -> bytes:
        number = dict(markers)
        return array("f", [number.get(kind, 0) * (1 / order) for kind in RESOURCES]).tobytes()

    @lru_cache(KEPT)
    def named(seat: int, colours: tuple[str, ...], numbers: tuple[int, ...]) -> bytes:
        around = arounds[seat]
        chosen = (*colours, *(None,) * (seats - len(colours)))
        river = (*numbers, *(NOT_NAMED,) * (seats - len(numbers)))
        shown = [
            *[float(colour == chosen[who]) for who in around for colour in box.colours],
            *[float(river[who] != NOT_NAMED) for who in around],
            *[float(max(0, river[who])) for who in around],
        ]
        return array("f", shown).tobytes()

    def numbers(facts: tuple[Any, ...]) -> bytes:
        seat, holders, since, airship, markers, colours, river = facts
        parts = held(seat, holders, since), moored((airship,)), marked(markers), named(seat, colours, river)
        return b"".join(parts)

    who = places(seats)
    names = (
        *row_names(("manipulator", "saboteur", "carrier holder"), who),
        "carrier since",
        *(f"airship at {mooring}" for mooring in box.moorings),
        *(f"order of {kind}" for kind in RESOURCES),
        *row_names(who, box.colours),
        *(f"{place} has named a number" for place in who),
        *(f"number of {place}" for place in who),
    )
    full = {"carrier since": ages} | {f"order of {kind}": order for kind in RESOURCES}
    return Block("rights", names, facts, numbers, full)


def _boards(box: PlanetBox, seats: int) -> Iterator[Block]:
    yield _stores(seats)
    yield _carriers(box, seats)


def _stores(seats: int) -> Block:
    units, coins = 10.0, 100.0
    names = (*RESOURCES, "reserve", "permits", "quarters", "credits known", "credits")
    write, unit, coin = Struct(f"{len(names) * seats}f").pack, 1 / units, 1 / coins

    def facts(moment: Moment, seat: int) -> bytes:
        players: list[Player] = moment.table.players
        numbers: list[float] = []
        for player in (*players[seat:], *players[:seat]):
            quartz, ore, water, energy = player.goods.values()
            numbers += (quartz * unit, ore * unit, water * unit, energy * unit)
            numbers += (player.reserve * unit, player.permits * unit, player.quarters * unit)
            known = (credits := player.credits) != HIDDEN
            numbers += (known, credits * coin if known else 0)
        return write(*numbers)

    full = {**dict.fromkeys(names, units), "credits known": 1.0, "credits": coins}
    return Block("stores", names, facts, full=full, of_players=True, finished=True)


def _carriers(box: PlanetBox, seats: int) -> Block:
    """The classes of the carriers, what they hold, and the specialist card."""
    cards = box.card_set[seats]

    def facts(moment: Moment, seat: int) -> tuple[Any, ...]:
        player: Player = moment.table.players[seat]
        return (player.card, *player.classes.values())

    def numbers(facts: tuple[Any, ...]) -> list[float]:
        card, *classes = facts
        room = [box.capacity[kind][level] for kind, level in zip(RESOURCES, classes, strict=True)]
        return [*hot(cards, card), box.number.get(card, 0), *classes, *room]

    classes = tuple(f"class of {kind}" for kind in RESOURCES)
    room = tuple(f"room for {kind}" for kind in RESOURCES)
    full = dict.fromkeys((*room, "number"), 10.0) | dict.fromkeys(classes, float(box.highest_class))
    return Block("carriers", (*cards, "number", *classes, *room), facts, numbers, full, of_players=True)
