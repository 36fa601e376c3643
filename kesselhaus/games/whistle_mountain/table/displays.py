"""What can be taken from the table: machines, upgrades, scaffolds, cards."""

from kesselhaus.art.furniture import board
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.effects import SIZES
from kesselhaus.games.whistle_mountain.figures import STACKS, UPGRADE
from kesselhaus.games.whistle_mountain.table.keys import LYING
from kesselhaus.games.whistle_mountain.table.notation import goods, line
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.table.storage import machine_card, upgrade_card
from kesselhaus.games.whistle_mountain.table.structure import tile


def machines(sight: Sight) -> Html:
    """Three rows by size: how many are left, what they cost at their docks, and what is face up (WM-3)."""
    rows = "".join(_row(sight, size) for size in SIZES)
    return board("shop", sight.say("machines"), f'<div class="shop">{rows}</div>', upright=True)


def _row(sight: Sight, size: str) -> Html:
    left = len(sight.table.stacks[size])
    costs = "".join(
        f'<span class="cst">{line(goods(dock.cost), 14)}</span>'
        for dock in sight.box.docks.values()
        if dock.kind == f"{size}_machine"
    )
    shown = sight.table.displays[size]
    cards = "".join(machine_card(sight, machine, o.TakeMachine(machine)) for machine in shown)
    cards += '<div class="mc gone"></div>' * (sight.box.display - len(shown))
    told = escape(sight.say("in_stack", count=left))
    return (
        f'<div class="srow"><div class="sh" data-x="left-{escape(size)}">{icon(f"i-{size}", 26)}<em'
        f' title="{told}">{left}</em>'
        f'<span class="csts">{costs}</span></div>{cards}</div>'
    )


def upgrades(sight: Sight) -> Html:
    """WM-4; each names its own price."""
    shown, left = sight.table.displays[UPGRADE], len(sight.table.stacks[UPGRADE])
    cards = "".join(upgrade_card(sight, upgrade, o.TakeUpgrade(upgrade)) for upgrade in shown)
    cards += '<div class="up gone"></div>' * (sight.box.display - len(shown))
    stack = (
        f'<div class="stackc" data-x="left-{escape(UPGRADE)}"'
        f' title="{escape(sight.say("in_stack", count=left))}"><b>{left}</b>'
        f"{escape(sight.say('left'))}</div>"
    )
    return board("more", sight.say("upgrades"), f'<div class="upgs">{cards}{stack}</div>', upright=True)


def stacks(sight: Sight) -> Html:
    """Scaffolds with their top tile (WM-5), the deck and the discard pile (WM-6)."""
    table = sight.table
    drawn = "".join(_stack(sight, stack) for stack in STACKS)
    deck, discarded = len(table.deck), len(table.discarded)
    drawn += (
        f'<div class="pile" data-x="deck"><span class="backs">{icon("i-card", 30)}</span><em>{deck}</em>'
        f"<small>{escape(sight.say('deck'))}</small></div>"
        f'<div class="pile" data-x="discard"><span class="backs dis"></span><em>{discarded}</em>'
        f"<small>{escape(sight.say('discard'))}</small></div>"
    )
    return board("tiles", sight.say("stacks"), f'<div class="stks">{drawn}</div>', upright=True)


def _stack(sight: Sight, stack: str) -> Html:
    shown = sight.table.displays[stack]
    left = len(sight.table.stacks[stack]) + len(shown)
    option = o.TakeScaffold(stack)
    legal = option in sight.legal
    target = sight.target(option) if legal else ""
    tiles = "".join(tile(sight, scaffold, 18, LYING[stack], f"tile-{scaffold}") for scaffold in shown)
    told = escape(sight.say("in_stack", count=left))
    return (
        f"<div{attributes(class_='stk glow' if legal else 'stk', data_x=f'stack-{stack}')}{target}>{tiles}"
        f'<em title="{told}">{left}</em></div>'
    )
