"""Options as keys: what they are called and what they bring, on the table as it lies."""

from collections.abc import Callable, Mapping
from typing import Any

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ARROW, Label, amounts, listed
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.rules.docks import machine_cost
from kesselhaus.games.whistle_mountain.rules.forge import move_cost, rescue_cost
from kesselhaus.games.whistle_mountain.rules.taking import scaffolds_left
from kesselhaus.games.whistle_mountain.state import HOME, Player, Table
from kesselhaus.games.whistle_mountain.tasks.effects import BuyingUpgrade
from kesselhaus.games.whistle_mountain.words.asked import forge
from kesselhaus.games.whistle_mountain.words.effects import effect, told_effect
from kesselhaus.games.whistle_mountain.words.events import tile_icons
from kesselhaus.games.whistle_mountain.words.names import in_sentence, name, square, told_square
from kesselhaus.games.whistle_mountain.words.phrasebook import price, say
from kesselhaus.games.whistle_mountain.words.places import lie, place, turn
from kesselhaus.games.whistle_mountain.words.powers import powers

Writer = Callable[[Any, View[Table], Player, str], Label]


def option(option: Option, view: View[Table], lang: str) -> Label:
    """Label, consequence, and the whole as it is read out."""
    writer = WRITTEN.get(type(option))
    if writer is None:
        raise TypeError(f"{type(option).__name__} is no option of Whistle Mountain")
    asked = view.question.seat if isinstance(view.question, Ask) else view.state.active
    return writer(option, view, view.state.players[asked], lang)


def _plain(key: str) -> Writer:
    return lambda option, view, player, lang: Label(say(key, lang))


# ------------------------------------------------------------------ setup and the turn


def _ability(option: o.ChooseAbility, view: View[Table], player: Player, lang: str) -> Label:
    box = view.state.box
    does = powers(box.abilities[option.ability].powers, lang, box.contacts_for_ability)
    title = name(option.ability, lang)
    return Label(title, does, say("ability_hint", lang, ability=title, powers=does))


def _send(option: o.Send, view: View[Table], player: Player, lang: str) -> Label:
    size = view.state.box.airship_size[option.airship]
    title = name(option.airship, lang)
    hint = say("send_hint", lang, airship=in_sentence(option.airship, lang))
    return Label(title, say("size_one" if size == 1 else "size", lang, count=size), hint)


def _forge(option: o.Forge, view: View[Table], player: Player, lang: str) -> Label:
    out = sum(berth != HOME for berth in player.airships.values())
    note = say("calls_home", lang, count=out) if out else say("all_at_home", lang)
    return Label(say("forge", lang), note, f"{say('forge_hint', lang)}; {note}")


def _effect_of(key: str, field: str) -> Writer:
    """A machine, a card or an award with what it does."""

    def written(option: Option, view: View[Table], player: Player, lang: str) -> Label:
        thing: str = getattr(option, field)
        steps = view.state.box.effects[thing]
        hint = say(key, lang, **{field: name(thing, lang)}, effect=told_effect(steps, lang))
        return Label(name(thing, lang, "short"), effect(steps, lang), hint)

    return written


# ------------------------------------------------------------------ docks and displays


def _dock(option: o.Dock, view: View[Table], player: Player, lang: str) -> Label:
    dock = view.state.box.docks[option.dock]
    hint = say("dock_hint", lang, dock=in_sentence(option.dock, lang))
    if dock.cost:
        brings = price(*machine_cost(player, dock), lang)
    else:
        more = player.powers["dock_scaffolds"] if dock.kind == "scaffold" else 0
        brings = say(f"brings_{dock.kind}", lang, most=dock.most + more)
    return Label(name(option.dock, lang, "short"), brings, f"{hint}: {brings}")


def _machine(key: str) -> Writer:
    """A machine to be taken or built: its points and its effect."""

    def written(option: Any, view: View[Table], player: Player, lang: str) -> Label:
        machine = view.state.box.machines[option.machine]
        told = told_effect(machine.effect, lang)
        hint = say(key, lang, machine=name(machine.id, lang), vp=machine.vp, effect=told)
        note = f"[vp {machine.vp}] {effect(machine.effect, lang)}"
        return Label(name(machine.id, lang, "short"), note, hint)

    return written


def _upgrade(option: o.TakeUpgrade, view: View[Table], player: Player, lang: str) -> Label:
    box = view.state.box
    upgrade = box.upgrades[option.upgrade]
    doing, discount = view.state.doing, player.powers["upgrade_discount"]
    if isinstance(doing, BuyingUpgrade):
        discount += doing.step.discount
    cost, title = price(upgrade.cost, discount, lang), name(upgrade.id, lang)
    does = powers(upgrade.powers, lang, box.contacts_for_ability)
    hint = say("upgrade_hint", lang, upgrade=title, cost=cost, vp=upgrade.vp, powers=does)
    return Label(name(upgrade.id, lang, "short"), f"{cost} {ARROW} [vp {upgrade.vp}]", hint)


def _cards(option: o.DrawCards, view: View[Table], player: Player, lang: str) -> Label:
    paid = option.count - 1
    return _number("cards", f"[{option.count} card]", say("any_kind", lang, n=paid) if paid else "", lang)


def _scaffolds(option: o.TakeScaffolds, view: View[Table], player: Player, lang: str) -> Label:
    table, paid = view.state, option.count - 1
    taken = min(option.count + player.powers["dock_scaffolds"], scaffolds_left(table))
    return _number("scaffolds", f"[{taken} scaffold]", f"[{paid} whistle]" if paid else "", lang)


def _number(thing: str, wanted: str, cost: str, lang: str) -> Label:
    """WM-73, WM-77: the first one is free, each further one costs one."""
    if not cost:
        return Label(wanted, say("free", lang), say(f"{thing}_free_hint", lang, **{thing: wanted}))
    return Label(wanted, cost, say(f"{thing}_hint", lang, **{thing: wanted}, cost=cost))


def _stack(option: o.TakeScaffold, view: View[Table], player: Player, lang: str) -> Label:
    table = view.state
    tile = tile_icons(table.displays[option.stack][0], table.box)
    left = say("stack_left", lang, count=len(table.stacks[option.stack]))
    stack = name(f"stack_{option.stack}", lang)
    return Label(tile, left, f"{say('stack_hint', lang, stack=stack, tile=tile)}, {left}")


# ------------------------------------------------------------------ building, moving, rescuing


def _scaffold(option: o.BuildScaffold, view: View[Table], player: Player, lang: str) -> Label:
    tile = tile_icons(option.scaffold, view.state.box)
    return Label(tile, "", say("build_scaffold_hint", lang, tile=tile))


def _move(option: o.Move, view: View[Table], player: Player, lang: str) -> Label:
    return _errand("move", move_cost(view.state, player, forge(view.state)), lang)


def _rescue(option: o.Rescue, view: View[Table], player: Player, lang: str) -> Label:
    return _errand("rescue", rescue_cost(view.state, player), lang)


def _errand(key: str, cost: dict[str, int], lang: str) -> Label:
    """The move or the rescue of a Forge, with what it costs (WM-87)."""
    spent = amounts(cost) or say("free", lang)
    return Label(name(key, lang), spent, say(f"{key}_hint", lang, cost=spent))


def _barracks(option: o.FromBarracks, view: View[Table], player: Player, lang: str) -> Label:
    return Label(name(f"level_{option.level}", lang), "", say("barracks_hint", lang, level=option.level))


def _worker(option: o.FromSquare, view: View[Table], player: Player, lang: str) -> Label:
    spot = (option.column, option.row)
    return Label(square(spot), "", say("worker_hint", lang, square=told_square(spot, lang)))


# ------------------------------------------------------------------ paying and small choices


def _pay(option: o.Pay, view: View[Table], player: Player, lang: str) -> Label:
    goods = {
        "coal": option.coal,
        "iron": option.iron,
        "water": option.water,
        "gold": option.gold,
        "whistle": option.whistle,
    }
    if not any(goods.values()):
        return Label(say("free", lang))
    spoken = listed((f"[{amount} {kind}]" for kind, amount in goods.items() if amount), lang)
    return Label(amounts(goods), "", say("pay_hint", lang, cost=spoken))


def _resource(option: o.ChooseResource, view: View[Table], player: Player, lang: str) -> Label:
    unit = f"[+1 {option.resource}]"
    then = say("then", lang, held=player.goods[option.resource] + 1)
    return Label(unit, then, f"{unit}, {then}")


def _swap(option: o.Swap, view: View[Table], player: Player, lang: str) -> Label:
    give, take = f"[1 {option.give}]", f"[1 {option.take}]"
    return Label(f"{give} {ARROW} {take}", "", say("swap_hint", lang, give=give, take=take))


def _return(option: o.ReturnAirship, view: View[Table], player: Player, lang: str) -> Label:
    berth = player.airships[option.airship]
    if berth.dock:
        where = say("at_dock", lang, dock=in_sentence(berth.dock, lang))
    elif berth.machine:
        where = say("on_machine", lang, machine=name(berth.machine, lang))
    else:
        where = say("at_square", lang, square=square(berth.squares[0]))
    hint = say("return_hint", lang, airship=in_sentence(option.airship, lang), where=where)
    return Label(name(option.airship, lang), where, hint)


WRITTEN: Mapping[type[Option], Writer] = {
    o.ChooseAbility: _ability,
    o.Send: _send,
    o.Forge: _forge,
    o.PlayCard: _effect_of("card_hint", "card"),
    o.UseAward: _effect_of("award_hint", "award"),
    o.Dock: _dock,
    o.Lie: lie,
    o.At: place,
    o.Activate: _effect_of("activate_hint", "machine"),
    o.TakeMachine: _machine("machine_hint"),
    o.DrawCards: _cards,
    o.TakeUpgrade: _upgrade,
    o.TakeScaffolds: _scaffolds,
    o.TakeScaffold: _stack,
    o.Move: _move,
    o.Rescue: _rescue,
    o.FromBarracks: _barracks,
    o.FromSquare: _worker,
    o.BuildScaffold: _scaffold,
    o.BuildMachine: _machine("build_machine_hint"),
    o.Turn: turn,
    o.Pay: _pay,
    o.TakeAward: _effect_of("take_award_hint", "award"),
    o.ChooseResource: _resource,
    o.Swap: _swap,
    o.PlaceToken: _effect_of("token_hint", "machine"),
    o.ReturnAirship: _return,
    o.Decline: _plain("decline"),
    o.EndTurn: _plain("end_turn"),
}
