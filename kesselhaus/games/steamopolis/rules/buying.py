"""Buying a tile as machine or as banner (ST-120 to ST-134)."""

from kesselhaus.engine.questions import Asking, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.steamopolis.box import CAPACITY_TILE, Machine
from kesselhaus.games.steamopolis.events import (
    BannerBought,
    BannerHung,
    Built,
    MachineBought,
    Scrapped,
)
from kesselhaus.games.steamopolis.options import (
    BUILD,
    DECLINE,
    SCRAP,
    Build,
    BuyBanner,
    BuyMachine,
    buy_banner,
    buy_machine,
)
from kesselhaus.games.steamopolis.rules.asking import ask, decide
from kesselhaus.games.steamopolis.rules.gauge_effects import can_lose_stone
from kesselhaus.games.steamopolis.rules.market import take_open
from kesselhaus.games.steamopolis.rules.parasites import send_home
from kesselhaus.games.steamopolis.rules.passives import set_off, triggered
from kesselhaus.games.steamopolis.rules.storing import can_pay, gain_sp, give, payments
from kesselhaus.games.steamopolis.state import (
    Player,
    Table,
)
from kesselhaus.games.steamopolis.tasks.buying import (
    AfterPurchase,
    Building,
    Hanging,
    PayingTile,
    Purchase,
    Scrapping,
    TakingTile,
)
from kesselhaus.games.steamopolis.tasks.effects import BuyingAnywhere, Inviting, LosingStone, PlacingCapacity
from kesselhaus.games.steamopolis.tasks.turn import Flying

# ------------------------------------------------------------------ what can be bought


def purchases(table: Table, player: Player, level: int) -> list[Option]:
    """ST-120 to ST-126: the open tiles of a level, as machine and as banner, if everything can be paid."""
    machines = table.box.machines
    found: list[Option] = []
    for tile in table.open_tiles(level):
        machine = machines[tile]
        if can_pay(player, machine.crystal, machine.gear):
            if player.tiles or not table.box.ranks[machine.rank].scrap:
                found.append(buy_machine(tile))
            if can_lose_stone(player):
                found.append(buy_banner(tile))
    return found


@does(BuyingAnywhere)
def buy_any(table: Table, task: BuyingAnywhere) -> Play:
    """ST-100: one purchase on any level, extra markets included."""
    player = table.players[task.seat]
    choices = [option for level in table.box.market_levels for option in purchases(table, player, level)]
    if choices:
        answer = yield ask(table, task.seat, "ST-100", [*choices, DECLINE])
        if answer != DECLINE:
            return buy(table, player, answer)
    return ()


def buy(table: Table, player: Player, chosen: BuyMachine | BuyBanner) -> tuple[Task, ...]:
    """ST-127: the sequence of a purchase."""
    seat, tile = player.seat, chosen.tile
    if type(chosen) is BuyBanner:
        return (
            PayingTile(seat, tile),
            LosingStone(seat, tile),
            TakingTile(seat, tile, as_machine=False),
            Hanging(seat, tile),
            AfterPurchase(seat, tile),
        )
    scrapping = (Scrapping(seat, tile),) if table.box.ranks[table.box.machines[tile].rank].scrap else ()
    return (
        PayingTile(seat, tile),
        *scrapping,
        TakingTile(seat, tile, as_machine=True),
        Building(seat, tile),
        AfterPurchase(seat, tile),
    )


# ------------------------------------------------------------------ its sequence


@does(PayingTile)
def pay_tile(table: Table, task: PayingTile) -> Asking[tuple[()]]:
    """ST-122: printed cost plus market crystals."""
    player, machine = table.players[task.seat], table.box.machines[task.tile]
    choices = payments(player, machine.crystal, machine.gear)
    answer = yield from decide(table, task.seat, "ST-122", choices)
    give(table, player, answer, task.tile, "ST-122")
    return ()


@does(Scrapping)
def scrap(table: Table, task: Scrapping) -> Asking[tuple[()]]:
    """ST-123, ST-128: any tile of the own machine room."""
    slot = yield from _chosen_to_scrap(table, task, "ST-128")
    remove(table, table.players[task.seat], slot, "ST-128")
    return ()


@does(TakingTile)
def take_tile(table: Table, task: TakingTile) -> tuple[Task, ...]:
    """ST-127: gain the market's vote points, take the tile, turn up the next one or raise the statue."""
    player, tile = table.players[task.seat], task.tile
    level, rank = table.level_of(tile), table.box.ranks[table.box.machines[tile].rank]
    if task.as_machine:
        table.tell(MachineBought(task.seat, tile, level, rank.sp, rule="ST-123"))
        gain_sp(table, player, rank.sp, "purchases", tile, "ST-123")
    else:
        table.tell(BannerBought(task.seat, tile, level, rule="ST-124"))
    if table.extra.get(level) == tile:
        del table.extra[level]
        return ()
    return take_open(table, level, player)


@does(Building)
def build(table: Table, task: Building) -> Asking[tuple[()]]:
    """ST-129, ST-130: in any free slot; where none is free, one tile has to make room."""
    player = table.players[task.seat]
    free = [BUILD[slot] for slot, face in enumerate(player.room, start=1) if face is None]
    if free:
        slot = (yield from decide(table, task.seat, "ST-129", free)).slot
    else:
        slot = yield from _chosen_to_scrap(table, task, "ST-130")
        remove(table, player, slot, "ST-130")
    put_in(table, player, slot, task.tile)
    table.tell(Built(task.seat, slot, task.tile, rule="ST-129"))
    return ()


@does(Hanging)
def hang(table: Table, task: Hanging) -> tuple[()]:
    """ST-132: a banner scores at once by its colour (2.15)."""
    player = table.players[task.seat]
    player.banners += (task.tile,)
    colour = table.box.machines[task.tile].colour
    sp = banner_sp(table, player, colour)
    table.hung_banner = True
    table.tell(BannerHung(task.seat, task.tile, colour, sp, rule="ST-132"))
    gain_sp(table, player, sp, "banners", task.tile, "ST-132")
    return ()


def banner_sp(table: Table, player: Player, colour: str) -> int:
    """2.15: what a banner of this colour, already hung, gives."""
    if colour == "purple":
        machines, count = table.box.machines, table.box.banner_count
        return sum(count[machines[tile].colour] for tile in player.banners)
    return player.tiles if colour == "orange" else len(player.passenger_tiles)


@does(AfterPurchase)
def after_purchase(table: Table, task: AfterPurchase) -> tuple[Task, ...]:
    """ST-127, ST-150: `buy_tile` is triggered, and by the stone of this visit the new tile's `retrieve`; then
    invitations follow (ST-125).
    """
    player, tile = table.players[task.seat], task.tile
    slots = triggered(table, player, "buy_tile")
    machine = table.box.machines[tile]
    passive, flight = machine.passive, table.waiting(Flying)
    level = 0 if flight is None else table.box.level[flight.district]
    if passive is not None and level in passive.levels and tile in player.room:
        slots += (player.room.index(tile) + 1,)
    if table.box.ranks[machine.rank].invite:
        return (*set_off(player, slots), Inviting(task.seat))
    return set_off(player, slots)


# ------------------------------------------------------------------ the machine room


def _chosen_to_scrap(table: Table, task: Purchase, rule: str) -> Asking[int]:
    filled = [
        SCRAP[slot] for slot, face in enumerate(table.players[task.seat].room, start=1) if face is not None
    ]
    answer = yield from decide(table, task.seat, rule, filled)
    slot: int = answer.slot
    return slot


def remove(table: Table, player: Player, slot: int, rule: str) -> None:
    """ST-128: a capacity tile goes to the supply (RU-17), any other to the box; parasites on it return."""
    face = player.room[slot - 1]
    assert face is not None
    send_home(table, player.seat, slot, "ST-116")
    player.room[slot - 1] = None
    _count(player, table.box.machines[face], -1)
    if face == CAPACITY_TILE:
        table.supply["capacity"] += 1
    else:
        table.boxed += (face,)
    table.tell(Scrapped(player.seat, slot, face, rule=rule))


def put_in(table: Table, player: Player, slot: int, face: str) -> None:
    """A machine comes into a free slot, and stays there (ST-131)."""
    player.room[slot - 1] = face
    _count(player, table.box.machines[face], 1)


def _count(player: Player, machine: Machine, by: int) -> None:
    player.boilers += by * machine.boiler_count
    player.storage += by * machine.storage


@does(PlacingCapacity)
def capacity(table: Table, task: PlacingCapacity) -> Play:
    """ST-98: `cap`: a capacity tile goes into any slot; a tile already there is removed first."""
    player = table.players[task.seat]
    if table.supply["capacity"]:
        choices: tuple[Option, ...] = BUILD[1 : table.box.slots + 1]
        answer = yield ask(table, task.seat, "ST-98", choices if task.begun else (*choices, DECLINE))
        if type(answer) is Build:
            table.supply["capacity"] -= 1
            if player.room[answer.slot - 1] is not None:
                remove(table, player, answer.slot, "ST-98")
            put_in(table, player, answer.slot, CAPACITY_TILE)
            table.tell(Built(task.seat, answer.slot, CAPACITY_TILE, rule="ST-98"))
    return ()
