"""Addresses: what every drawn thing of Steamopolis is called, and which things an option is about.

What can be chosen: `gauge-0-3` (a position with whatever stands on it), `slot-0-2`, `boilers-0`, `hold-0`,
`sponsor-0`, `gala-0`, `parasite-0-1`, `district-3R`, `tile-M05`, `lot-4-2`, `marker-gear-5`,
`passenger-banker`, `supply-crystal`, `deed-fly`. What is only looked at: `player-0`, `character-0`,
`score-0`, `hand-0`, `spare-0`, `home-0`, `guests-0`, `banners-0`, `colour-0-blue`, `level-6`, `extra-2`,
`statue-4`, `tower`, `stack`, `end`, `votes`, `rank-2`, `shadow`.
"""

from functools import lru_cache

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import PASSENGERS, RESOURCES, SteamBox
from kesselhaus.games.steamopolis.rules.target import side
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.tasks.effects import PuttingLifted
from kesselhaus.games.steamopolis.tasks.kinds import OfSource
from kesselhaus.parts.looking import address, viewer

SUPPLY = (*RESOURCES, "capacity", "sponsor", "gala")
DEEDS = ("make_steam", "set_target", "fly", "skip", "use", "decline", "done", "pay", "forgo")


def choosable(view: View[Table]) -> frozenset[str]:
    """All things that an option can ever be about."""
    table, seat = view.state, viewer(view, view.state.active)
    box = table.box
    own = [address("gauge", seat, position) for position in range(1, box.positions)]
    own += [address("parasite", seat, number) for number in range(box.parasites)]
    own += [address(kind, seat) for kind in ("boilers", "hold", "sponsor", "gala")]
    own += [address("slot", p.seat, slot) for p in table.players for slot in range(1, box.slots + 1)]
    return _of_the_city(box, side(table)).union(own)


@lru_cache(maxsize=8)
def _of_the_city(box: SteamBox, board: str) -> frozenset[str]:
    return frozenset(
        (
            *(address("district", district) for district in box.board[board]),
            *(address("tile", tile) for tile in box.tiles),
            *(address("lot", level, line.rank) for level in box.market_levels for line in box.ranks[1:]),
            *(address("marker", row, digit) for row, digit in box.markers),
            *(address("passenger", passenger) for passenger in PASSENGERS),
            *(address("supply", kind) for kind in SUPPLY),
            *(address("deed", deed) for deed in DEEDS),
        )
    )


def concerns(option: Option, view: View[Table]) -> tuple[str, ...]:
    """The things that an option is about, the one that its key explains first."""
    table, seat = view.state, viewer(view, view.state.active)
    return (
        _on_the_gauge(option, seat)
        or _in_the_room(option, table, seat)
        or _in_the_city(option, table)
        or _goods(option, table.players[seat])
        or _deed(option, table, seat)
    )


def _on_the_gauge(option: Option, seat: int) -> tuple[str, ...]:
    match option:
        case (
            o.MoveStone(position)
            | o.ChooseStone(position)
            | o.TurnArrow(position)
            | o.LoseStone(position)
            | o.PutMarker(position)
            | o.DiscardMarker(position)
        ):
            return (address("gauge", seat, position),)
        case o.Boost(start, to):
            return address("gauge", seat, start), address("gauge", seat, to)
    return ()


def _in_the_room(option: Option, table: Table, seat: int) -> tuple[str, ...]:
    match option:
        case (
            o.PlaceStartMachine(slot)
            | o.PlaceCapacity(slot)
            | o.Build(slot)
            | o.Scrap(slot)
            | o.RunTo(slot)
            | o.ResolveMachine(slot)
        ):
            return (address("slot", seat, slot),)
        case o.PutParasite(host, slot):
            return address("slot", host, slot), address("parasite", seat, _to_be_put(table, seat))
        case o.PutBeside():
            return (address("parasite", seat, _to_be_put(table, seat)),)
        case o.LiftParasite(number) | o.UseParasite(number):
            return (address("parasite", seat, number),)
        case o.FlipSponsor():
            return (address("sponsor", seat),)
    return ()


def _to_be_put(table: Table, seat: int) -> int:
    """The parasite that is moved, or the next one from the personal supply."""
    if isinstance(table.doing, PuttingLifted):
        return table.doing.number
    return table.players[seat].parasites.index(None)


def _in_the_city(option: Option, table: Table) -> tuple[str, ...]:
    match option:
        case (
            o.PlaceStone(district)
            | o.Visit(district)
            | o.TurnArrowOn(district)
            | o.UseDistrict(district)
            | o.CopyDistrict(district)
            | o.ResolveDistrict(district)
        ):
            return (address("district", district),)
        case o.BuyMachine(tile) | o.BuyBanner(tile) | o.UseTile(tile):
            return (address("tile", tile),)
        case o.BuyMarker(row):
            return (address("marker", row, table.rows[row][0]),)
        case o.Peek(level, rank):
            return (address("lot", level, rank),)
        case o.TakeAboard(passenger) | o.Reward(passenger):
            return (address("passenger", passenger),)
    return ()


def _goods(option: Option, player: Player) -> tuple[str, ...]:
    seat = player.seat
    match option:
        case o.TakeResources(crystals, gears):
            taken = zip(RESOURCES, (crystals, gears), strict=True)
            return tuple(address("supply", kind) for kind, count in taken if count)
        case o.TakeCrystals():
            return ("supply-crystal",)
        case o.TakeGears():
            return ("supply-gear",)
        case o.TakeSponsor():
            return ("supply-sponsor",)
        case o.TakeGala():
            return ("supply-gala",)
        case o.Keep():
            return (address("hold", seat),)
        case o.Pay(_, _, sponsors, gala):
            by = [address("sponsor", seat)] if sponsors else []
            by += [address("gala", seat)] if gala else []
            return address("deed", "pay"), address("hold", seat), *by
    return ()


def _deed(option: Option, table: Table, seat: int) -> tuple[str, ...]:
    match option:
        case o.MakeSteam():
            return address("deed", "make_steam"), address("boilers", seat)
        case o.SetTarget():
            return (address("deed", "set_target"),)
        case o.FlyToAll():
            return (address("deed", "fly"),)
        case o.Skip():
            return (address("deed", "skip"),)
        case o.Use():
            return *_source(table, seat), address("deed", "use")
        case o.Decline():
            return (address("deed", "decline"),)
        case o.Done():
            return (address("deed", "done"),)
        case o.ForgoMarker():
            return (address("deed", "forgo"),)
    raise TypeError(f"{type(option).__name__} is no option of Steamopolis")


def _source(table: Table, seat: int) -> tuple[str, ...]:
    """The district or the own machine that brings what is asked about."""
    doing = table.doing
    if not isinstance(doing, OfSource):
        return ()
    if doing.source in table.box.districts:
        return (address("district", doing.source),)
    room = table.players[seat].room
    return (address("slot", seat, room.index(doing.source) + 1),) if doing.source in room else ()
