"""Tiles and cards as they lie on the boards beside the mountain: machines, cards, awards, upgrades."""

from kesselhaus.art.furniture import seal
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain.table.notation import Signs, goods, line
from kesselhaus.games.whistle_mountain.table.powers import powers
from kesselhaus.games.whistle_mountain.table.sight import Sight

COG = Html('<svg class="cg" viewBox="0 0 24 24" aria-hidden="true"><use href="#x-cog"/></svg>')
MACHINE_LETTERS, SLIP_LETTERS, CARD_LETTERS = 11.8, 8.5, 12.5
"""So many letters fit the name of a machine in its display, on a small slip, and of a card in the hand."""


def shining(sight: Sight, option: Option | None, told: str, css: str) -> Html:
    """Class and name of a thing; it shines where it answers the open question."""
    if option is not None and option in sight.legal:
        return f"{attributes(class_=f'{css} glow')}{sight.target(option)}"
    return attributes(class_=css, title=told)


def machine_card(
    sight: Sight, machine: str, option: Option | None, *, stored: bool = False, narrow: bool = False
) -> Html:
    """A machine that is not built: name, points, effect. Its colour is its size (2.8); in storage, where all
    sizes lie together, the size is drawn too.
    """
    printed = sight.box.machines[machine]
    picked = " sel" if sight.picked == machine else ""
    marked = shining(sight, option, sight.told(machine), f"mc sz-{printed.size}{picked}")
    name = escape(sight.name(machine, SLIP_LETTERS if narrow else MACHINE_LETTERS))
    size = icon(f"i-{printed.size}", 16) if stored else ""
    signs = sight.signs(machine)
    effect = (
        f'<span class="ef long">{line(signs, 14)}'
        if len(signs) > 4
        else f'<span class="ef">{line(signs, 16)}'
    )
    return (
        f'<div id="machine-{escape(machine)}"'
        f' data-x="machine-{escape(machine)}" data-piece{marked}>{COG}<b>{size}{name}</b>'
        f"{seal(printed.vp, 22)}"
        f"{effect}</span></div>"
    )


def machine_slip(sight: Sight, machine: str) -> Html:
    """A machine in the storage of another player."""
    size = sight.box.machines[machine].size
    told = escape(sight.told(machine))
    return (
        f'<span id="machine-{escape(machine)}" data-x="machine-{escape(machine)}" data-piece'
        f' class="mm sz-{escape(size)}" title="{told}">'
        f"{icon(f'i-{size}', 15)}{line(sight.signs(machine), 13)}</span>"
    )


def hand_card(sight: Sight, card: str, option: Option | None, copy: int) -> Html:
    """A card in the own hand (2.9)."""
    return (
        f'<div id="card-{escape(card)}-{copy}" data-x="card-{escape(card)}" data-piece'
        f"{shining(sight, option, sight.told(card), 'cd')}>"
        f"<b>{escape(sight.name(card, CARD_LETTERS))}</b><span>{line(sight.signs(card), 16)}</span></div>"
    )


def award_plate(sight: Sight, award: str, option: Option | None = None) -> Html:
    """An award that somebody has taken (WM-112)."""
    told = f"{sight.name('award')}, {sight.told(award)}"
    marked = shining(sight, option, told, "awh")
    return f'<span data-x="award-{escape(award)}"{marked}>{line(sight.signs(award), 14)}</span>'


def upgrade_signs(sight: Sight, upgrade: str) -> Signs:
    return powers(sight.box.upgrades[upgrade].powers, sight.box)


def upgrade_card(sight: Sight, upgrade: str, option: Option | None) -> Html:
    """An upgrade on display: what it does, what it costs, what it brings in the end (2.11)."""
    printed = sight.box.upgrades[upgrade]
    return (
        f'<div id="upgrade-{escape(upgrade)}" data-x="upgrade-{escape(upgrade)}" data-piece'
        f"{shining(sight, option, sight.told(upgrade), 'up')}>"
        f"<b>{escape(sight.name(upgrade, 14))}</b>"
        f'<span class="ab">{line(upgrade_signs(sight, upgrade), 15)}</span>'
        f'<span class="pr">{line(goods(printed.cost), 15)}{seal(printed.vp, 22)}</span></div>'
    )


def upgrade_slot(sight: Sight, upgrade: str) -> Html:
    """An upgrade on its place of the own board."""
    return (
        f'<div id="upgrade-{escape(upgrade)}" data-x="upgrade-{escape(upgrade)}" data-piece class="us on"'
        f' title="{escape(sight.told(upgrade))}">'
        f"<b>{escape(sight.name(upgrade, 9))}</b>{seal(sight.box.upgrades[upgrade].vp, 19)}</div>"
    )


def upgrade_slip(sight: Sight, upgrade: str) -> Html:
    """An upgrade of another player."""
    return (
        f'<span id="upgrade-{escape(upgrade)}" data-x="upgrade-{escape(upgrade)}" data-piece class="upn"'
        f' title="{escape(sight.told(upgrade))}">'
        f"{escape(sight.name(upgrade, 12))}</span>"
    )


def ability(sight: Sight, ability_: str) -> Html:
    """A starting ability in signs."""
    signs = line(powers(sight.box.abilities[ability_].powers, sight.box), 15)
    return f"<b>{escape(sight.name(ability_))}</b>{signs}"


def empty_place(sign: str, size: float = 18) -> Html:
    return f'<span class="none">{icon(sign, size)}</span>'
