"""What the cards of Whistle Mountain say of tiles: machines, upgrades, starting abilities, scaffolds."""

from collections.abc import Callable

from kesselhaus.art.symbols import icon
from kesselhaus.games.whistle_mountain.figures import STACKS, UPGRADE
from kesselhaus.games.whistle_mountain.rules.docks import machine_cost
from kesselhaus.games.whistle_mountain.table.keys import drawn_tile
from kesselhaus.games.whistle_mountain.things.looking import Look
from kesselhaus.games.whistle_mountain.words.effects import told_effect
from kesselhaus.games.whistle_mountain.words.powers import powers
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Need, Thing


def machine(look: Look, which: str) -> Thing | None:
    table, box = look.table, look.table.box
    if which not in box.machines:
        return None
    shown = box.machines[which]
    does = look.say("machine_does", effect=told_effect(shown.effect, look.lang), vp=f"[vp {shown.vp}]")
    return Thing(
        look.name(which),
        look.say(
            "machine_kind", size=look.name(f"{shown.size}_machine"), where=_place(look, which, shown.size)
        ),
        does,
        "WM-114",
        icon(f"i-{shown.size}", SIGN),
        f"[vp {shown.vp}]",
        _dock_price(look, shown.size) if which in table.displays[shown.size] else (),
    )


def _place(look: Look, which: str, stack: str) -> str:
    """Where a tile is."""
    table = look.table
    if which in table.machines:
        return look.name("working" if table.works(which) else "not_working")
    if which in table.scaffolds:
        return look.say("on_mountain")
    for player in table.players:
        if which in (*player.machines, *player.scaffolds, *player.upgrades):
            return f"[seat {player.seat}]"
    if which in table.displays[stack]:
        return look.name("display")
    return look.say("in_stack" if which in table.stacks[stack] else "not_here")


def _dock_price(look: Look, size: str) -> tuple[Need, ...]:
    """At the first dock of its size."""
    docks = [dock for dock in look.table.box.docks.values() if dock.kind == f"{size}_machine"]
    return look.costs(machine_cost(look.player, docks[0])[0]) if docks else ()


def upgrade(look: Look, which: str) -> Thing | None:
    box = look.table.box
    if which not in box.upgrades:
        return None
    shown = box.upgrades[which]
    does = powers(shown.powers, look.lang, box.contacts_for_ability)
    return Thing(
        look.name(which),
        look.say("upgrade_kind", where=_place(look, which, UPGRADE)),
        look.say("upgrade_does", powers=does, vp=f"[vp {shown.vp}]"),
        "WM-75",
        icon("i-upgrade", SIGN),
        f"[vp {shown.vp}]",
        look.costs(shown.cost) if which in look.table.displays[UPGRADE] else (),
    )


def ability(look: Look, which: str) -> Thing | None:
    box = look.table.box
    if which not in box.abilities:
        return None
    owner = next((player.seat for player in look.table.players if player.ability == which), None)
    whose = look.name("ability") if owner is None else look.say("ability_of", seat=owner)
    does = look.say(
        "power_does", powers=powers(box.abilities[which].powers, look.lang, box.contacts_for_ability)
    )
    return Thing(look.name(which), whose, does, "WM-13", icon("i-airship", SIGN))


def scaffold(look: Look, which: str) -> Thing | None:
    box = look.table.box
    if which not in box.scaffolds:
        return None
    icons = " ".join(f"[{kind}]" for kind in box.icons[which] if kind) or look.say("no_icons")
    return Thing(
        look.name(which),
        look.say("scaffold_kind", where=_place(look, which, box.stack_of[which])),
        look.say("scaffold_does", icons=icons),
        "WM-93",
        icon("i-scaffold", SIGN),
    )


def stack(look: Look, which: str) -> Thing | None:
    if which not in STACKS:
        return None
    shown, left = look.table.displays[which], len(look.table.stacks[which])
    top = drawn_tile(look.table.box, shown[0]) if shown else look.say("no_tile")
    does = look.say("stack_does", count=left)
    return Thing(
        look.name(f"stack_{which}"), look.say("stack_kind", tile=top), does, "WM-77", icon("i-scaffold", SIGN)
    )


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "machine": machine,
    "upgrade": upgrade,
    "ability": ability,
    "scaffold": scaffold,
    "stack": stack,
}
