"""Buying a tile as machine or as banner (ST-120 to ST-134)."""

from kesselhaus.engine.questions import Option, Play
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
from kesselhaus.games.steamopolis.rules.asking import Choice, ask, decide
from kesselhaus.games.steamopolis.rules.gauge_effects import can_lose_stone
from kesselhaus.games.steamopolis.rules.market import take_open
from kesselhaus.games.steamopolis.rules.parasites import send_home
from kesselhaus.games.steamopolis.rules.passives import set_off, triggered
from kesselhaus.games.steamopolis.rules.storing import can_pay, gain_sp, give, payments
from kesselhaus.games.steamopolis.state import (
    AFTER_PURCHASE,
    HANG,
    INVITE,
    LOSE_STONE,
    PAY_TILE,
    TAKE_TILE,
    Player,
    Table,
    Task,
)
from kesselhaus.games.steamopolis.state import BUILD as BUILD_TASK
from kesselhaus.games.steamopolis.state import SCRAP as SCRAP_TASK

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


def buy_any(table: Table, task: Task) -> Play:
    """ST-100: one purchase on any level, extra markets included."""
    player = table.players[task.seat]
    choices = [option for level in table.box.market_levels for option in purchases(table, player, level)]
    if choices:
        answer = yield ask(table, task.seat, "ST-100", [*choices, DECLINE])
        if answer != DECLINE:
            table.done(*buy(table, player, answer))
            return
    table.done()


def buy(table: Table, player: Player, chosen: BuyMachine | BuyBanner) -> tuple[Task, ...]:
    """ST-127: the sequence of a purchase."""
    table.bought, seat = chosen.tile, player.seat
    rank = table.box.ranks[table.box.machines[chosen.tile].rank]
    as_machine = type(chosen) is BuyMachine
    costs = [Task(PAY_TILE, seat, chosen.tile)]
    if not as_machine:
        costs.append(Task(LOSE_STONE, seat, chosen.tile))
    elif rank.scrap:
        costs.append(Task(SCRAP_TASK, seat, chosen.tile))
    return (
        *costs,
        Task(TAKE_TILE, seat, chosen.tile, begun=as_machine),
        Task(BUILD_TASK if as_machine else HANG, seat, chosen.tile),
        Task(AFTER_PURCHASE, seat, chosen.tile),
        Task(INVITE, seat),
    )


# ------------------------------------------------------------------ its sequence


def pay_tile(table: Table, task: Task) -> Play:
    """ST-122: printed cost plus market crystals."""
    player, machine = table.players[task.seat], table.box.machines[task.source]
    choices = payments(player, machine.crystal, machine.gear)
    answer = yield from decide(table, task.seat, "ST-122", choices)
    give(table, player, answer, task.source, "ST-122")
    table.done()


def scrap(table: Table, task: Task) -> Play:
    """ST-123, ST-128: any tile of the own machine room."""
    slot = yield from _chosen_to_scrap(table, task, "ST-128")
    remove(table, table.players[task.seat], slot, "ST-128")
    table.done()


def take_tile(table: Table, task: Task) -> None:
    """ST-127: gain the market's vote points, take the tile, turn up the next one or raise the statue."""
    player, tile = table.players[task.seat], task.source
    level, rank = table.level_of(tile), table.box.ranks[table.box.machines[tile].rank]
    if task.begun:
        table.tell(MachineBought(task.seat, tile, level, rank.sp, rule="ST-123"))
        gain_sp(table, player, rank.sp, "purchases", tile, "ST-123")
    else:
        table.tell(BannerBought(task.seat, tile, level, rule="ST-124"))
    if table.extra.get(level) == tile:
        del table.extra[level]
        table.done()
    else:
        table.done(*take_open(table, level, player))


def build(table: Table, task: Task) -> Play:
    """ST-129, ST-130: in any free slot; where none is free, one tile has to make room."""
    player = table.players[task.seat]
    free = [BUILD[slot] for slot, face in enumerate(player.room, start=1) if face is None]
    if free:
        slot = (yield from decide(table, task.seat, "ST-129", free)).slot
    else:
        slot = yield from _chosen_to_scrap(table, task, "ST-130")
        remove(table, player, slot, "ST-130")
    put_in(table, player, slot, task.source)
    table.tell(Built(task.seat, slot, task.source, rule="ST-129"))
    table.done()


def hang(table: Table, task: Task) -> None:
    """ST-132: a banner scores at once by its colour (2.15)."""
    player = table.players[task.seat]
    player.banners += (task.source,)
    colour = table.box.machines[task.source].colour
    sp = banner_sp(table, player, colour)
    table.hung_banner = True
    table.tell(BannerHung(task.seat, task.source, colour, sp, rule="ST-132"))
    gain_sp(table, player, sp, "banners", task.source, "ST-132")
    table.done()


def banner_sp(table: Table, player: Player, colour: str) -> int:
    """2.15: what a banner of this colour, already hung, gives."""
    if colour == "purple":
        machines, count = table.box.machines, table.box.banner_count
        return sum(count[machines[tile].colour] for tile in player.banners)
    return player.tiles if colour == "orange" else len(player.passenger_tiles)


def after_purchase(table: Table, task: Task) -> None:
    """ST-127, ST-150: `buy_tile` is triggered, and by the stone of this visit the new tile's `retrieve`."""
    player, tile = table.players[task.seat], task.source
    slots = triggered(table, player, "buy_tile")
    machine = table.box.machines[tile]
    passive = machine.passive
    level = table.box.level[table.visit] if table.visit else 0
    if passive is not None and level in passive.levels and tile in player.room:
        slots += (player.room.index(tile) + 1,)
    if table.box.ranks[machine.rank].invite:
        table.invitations += 1  # ST-125
    table.bought = ""
    table.done(*set_off(player, slots))


# ------------------------------------------------------------------ the machine room


def _chosen_to_scrap(table: Table, task: Task, rule: str) -> Choice[int]:
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


def capacity(table: Table, task: Task) -> Play:
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
    table.done()
