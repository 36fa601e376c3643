"""Taking tiles from displays and stacks, and cards from the deck (4.5, WM-140)."""

from typing import TypeVar

from kesselhaus.engine.questions import Ask, Asking, Draw, Option
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.events import (
    CardDrawn,
    CardsDrawn,
    DeckReshuffled,
    MachineTaken,
    ScaffoldTaken,
    TileShown,
    UpgradeTaken,
)
from kesselhaus.games.whistle_mountain.figures import STACKS, UPGRADE
from kesselhaus.games.whistle_mountain.options import TakeScaffold
from kesselhaus.games.whistle_mountain.rules.gains import gain_by
from kesselhaus.games.whistle_mountain.rules.paying import can_pay, pay, ways_to_pay
from kesselhaus.games.whistle_mountain.state import Player, Table

T = TypeVar("T")


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """All but one of that kind."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def take_from_display(table: Table, display: str, tile: str) -> Asking[None]:
    """WM-69: the space is refilled at once, as long as there is a stack."""
    shown = table.displays[display]
    place = shown.index(tile)
    left = table.displays[display] = shown[:place] + shown[place + 1 :]
    table.displays[display] = left[:place] + (yield from turn_up(table, display, "WM-69")) + left[place:]


def turn_up(table: Table, stack: str, rule: str) -> Asking[tuple[str, ...]]:
    """The next tile of a stack, or nothing where it is empty."""
    hidden = table.stacks[stack]
    if not hidden:
        return ()
    tile: str = (yield Draw(rule, hidden)) if len(hidden) > 1 else hidden[0]
    table.stacks[stack] = without(hidden, tile)
    table.tell(TileShown(tile, rule=rule))
    return (tile,)


# ------------------------------------------------------------------ scaffolds


def scaffolds_left(table: Table) -> int:
    left = 0
    for stack in STACKS:
        left += len(table.stacks[stack]) + len(table.displays[stack])
    return left


def tops(table: Table) -> list[Option]:
    """The stacks of which a tile is left."""
    return [options.take_scaffold(stack) for stack in STACKS if table.displays[stack]]


def take_scaffold(table: Table, player: Player, rule: str) -> Asking[None]:
    """WM-77: one stack top of the player's choice; the next tile is turned up at once."""
    choice: TakeScaffold = yield Ask(player.seat, rule, tops(table))
    stack = choice.stack
    tile = table.displays[stack][0]
    player.scaffolds += (tile,)
    table.tell(ScaffoldTaken(player.seat, tile, rule=rule))
    yield from take_from_display(table, stack, tile)


# ------------------------------------------------------------------ machines and upgrades


def take_machine(table: Table, player: Player, machine: str, rule: str) -> Asking[None]:
    player.machines += (machine,)
    table.tell(MachineTaken(player.seat, machine, rule=rule))
    yield from take_from_display(table, table.box.stack_of[machine], machine)


def upgrades_for(table: Table, player: Player, discount: int) -> list[Option]:
    """WM-75, WM-76: the face-up upgrades that can be paid for, if a place for one is left."""
    if len(player.upgrades) >= table.box.max_upgrades:
        return []
    costs = table.box.upgrades
    return [
        options.take_upgrade(upgrade)
        for upgrade in table.displays[UPGRADE]
        if can_pay(player, costs[upgrade].cost, discount)
    ]


def take_upgrade(table: Table, player: Player, upgrade: str, discount: int, rule: str) -> Asking[None]:
    """WM-75: it applies from that moment on."""
    ways = ways_to_pay(player, table.box.upgrades[upgrade].cost, discount)
    yield from pay(table, player, ways, upgrade, rule)
    player.upgrades += (upgrade,)
    player.powers = table.box.powers(player.ability, player.upgrades)
    table.tell(UpgradeTaken(player.seat, upgrade, rule=rule))
    gain_by(table, player, "upgrade_vp", rule)
    yield from take_from_display(table, UPGRADE, upgrade)


# ------------------------------------------------------------------ cards


def draw_cards(table: Table, player: Player, count: int, rule: str) -> Asking[None]:
    """WM-73, WM-140: as many as there are; an empty deck is made anew of the discard pile."""
    drawn = 0
    while drawn < count:
        if not table.deck:
            if not table.discarded:
                break
            table.deck, table.discarded = tuple(sorted(table.discarded)), ()
            table.tell(DeckReshuffled(len(table.deck), rule="WM-140"))
        card = yield Draw(rule, table.deck)
        table.deck = without(table.deck, card)
        player.cards += (card,)
        table.tell(CardDrawn(player.seat, card, rule=rule, seats=(player.seat,)))
        drawn += 1
    table.tell(CardsDrawn(player.seat, drawn, rule=rule))
