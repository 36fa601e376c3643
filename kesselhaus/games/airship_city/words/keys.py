"""Options as keys: what they are called and what they bring, on the table as it lies."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ARROW, Label, amounts, listed
from kesselhaus.games.airship_city import options as o
from kesselhaus.games.airship_city.rules.actions import can_act, hire_cost, upgrade_cost
from kesselhaus.games.airship_city.rules.building import lowered
from kesselhaus.games.airship_city.state import Player, Table
from kesselhaus.games.airship_city.tasks import Moving, Negotiation, Piggyback, TileBonus
from kesselhaus.games.airship_city.words.gains import (
    gold_of_contract,
    gold_of_sale,
    is_unlocked_by,
    majority_after,
    yield_of,
)
from kesselhaus.games.airship_city.words.names import cell, in_sentence, kind_of, name, way
from kesselhaus.games.airship_city.words.phrasebook import say


def option(option: Option, view: View[Table], lang: str) -> Label:
    """Label, consequence, and the whole as it is read out."""
    table = view.state
    asked = view.question.seat if isinstance(view.question, Ask) else table.active
    player = table.players[asked]
    match option:
        case o.Step(_, to) | o.StepOn(to):
            return _to_tile(option, to, view, player, lang, "move_hint")
        case o.FlyOn(to):
            return _to_tile(option, to, view, player, lang, "fly_hint")
        case o.Act():
            return _act(table, player, lang)
        case o.Decline():
            return Label(say("decline", lang), say("no_action", lang))
        case o.Shift(line, direction) | o.FreeShift(line, direction):
            hint = say("shift_hint", lang, line=name(line, lang), direction=say(direction, lang))
            return Label(f"{name(line, lang, 'short')} [icon g-tri {direction}]", "", hint)
        case o.ShiftByTwo(line):
            hint = say("by_two", lang, line=name(line, lang))
            return Label(name(line, lang, "short"), "× 2", hint)
        case o.StopShifting():
            return Label(say("stop_shifting", lang), say("no_second", lang))
        case o.Donate() | o.Sell() | o.BuildFacility() | o.BuyUpgrade():
            return _purchase(option, table, player, lang)
        case o.Develop(tile):
            where = cell(table.grid.index(tile))
            shown = table.box.tile[tile]
            kinds = f" {say('or', lang)} ".join(f"[+{shown.bonus} {kind}]" for kind in shown.colours)
            bonus = f"[+{shown.bonus} any]" if len(shown.colours) == 4 else kinds
            hint = say("develop_hint", lang, tile=name(tile, lang), cell=where)
            return Label(_tile_name(option, tile, view, lang), bonus, f"{hint}: {bonus}")
        case o.TakeContract(contract) | o.Fulfil(contract):
            return _contract(option, contract, table, player, lang)
        case _:
            return _small_choice(option, view, player, lang)


# ------------------------------------------------------------------ moving and acting


def _to_tile(option: Option, to: str, view: View[Table], player: Player, lang: str, told: str) -> Label:
    table = view.state
    brings, riders = _arrival(table, player, to, lang)
    hint = say(told, lang, way=way("to", to, lang), cell=cell(table.grid.index(to)))
    hint = f"{hint[:1].upper()}{hint[1:]}: {brings}"
    if riders:
        hint += f"; {say('riders_hint', lang, count=riders)}"
        brings += f" [icon g-rider]{riders}"
    return Label(_tile_name(option, to, view, lang), brings, hint)


def _arrival(table: Table, player: Player, tile: str, lang: str) -> tuple[str, int]:
    """What a worker that goes to a tile can do there, and how many others would gain by it."""
    if tile in player.workers:
        return say("step_on", lang), 0
    collects = bool(table.box.tile[tile].collect)
    if not can_act(table, player, tile):
        return say("full" if collects else "no_action", lang), 0
    brings, riders = _yield(table, player, tile, lang)
    if collects:
        return brings, riders
    kind = table.box.kind[tile]
    cost = amounts(hire_cost(table, player), "−") if kind == "guild_hall" else ""
    return " ".join(filter(None, (say(f"do_{kind}", lang), cost, brings))), riders


def _yield(table: Table, player: Player, tile: str, lang: str) -> tuple[str, int]:
    found = yield_of(table, player, tile)
    parts = [amounts(found.goods, "+")]
    bonus = table.box.tile[tile].bonus
    if len(found.choice) > 2:
        parts.append(f"[+{bonus} any]")
    elif found.choice:
        parts.append(f" {say('or', lang)} ".join(f"[+{bonus} {kind}]" for kind in found.choice))
    return " ".join(filter(None, parts)), found.riders


def _act(table: Table, player: Player, lang: str) -> Label:
    moving = table.waiting(Moving)
    assert moving is not None
    tile, kind = moving.tile, table.box.kind[moving.tile]
    brings, riders = _yield(table, player, tile, lang)
    cost = amounts(hire_cost(table, player), "−") if kind == "guild_hall" else ""
    note = " ".join(filter(None, (cost, brings)))
    label = say(f"act_{kind}", lang)
    hint = f"{label}: {note}" if note else label
    if riders:
        hint += f"; {say('riders_hint', lang, count=riders)}"
        note += f" [icon g-rider]{riders}"
    return Label(label, note, hint)


def _tile_name(option: Option, tile: str, view: View[Table], lang: str) -> str:
    """Of two equal tiles that stand on keys side by side, each is named with its cell."""
    side_by_side = view.question.options if isinstance(view.question, Ask) else ()
    twins = {
        _tile_of(other)
        for other in side_by_side
        if type(other) is type(option) and getattr(other, "start", "") == getattr(option, "start", "")
    }
    short = name(tile, lang, "short")
    if any(twin != tile and kind_of(twin) == kind_of(tile) for twin in twins):
        return f"{short} {cell(view.state.grid.index(tile))}"
    return short


def _tile_of(option: Option) -> str:
    match option:
        case o.Step(_, tile) | o.StepOn(tile) | o.FlyOn(tile) | o.Develop(tile):
            return tile
    return ""


# ------------------------------------------------------------------ buying and building


def _purchase(option: Option, table: Table, player: Player, lang: str) -> Label:
    """What it costs after the discounts (AC-83), what it brings, and what it does to the majority."""
    more: list[str] = []
    match option:
        case o.Donate(airship):
            ship, cost = table.box.airships[airship], _ship_cost(table, player, airship)
            gain, hint = f"[vp {ship.vp}]", say("donate_hint", lang, ship=in_sentence(airship, lang))
            label, more = _ship_name(airship, table, lang), _marker_effects(table, player, airship, lang)
        case o.Sell(airship):
            cost = _ship_cost(table, player, airship)
            gold, lost = gold_of_sale(table, player, airship, cost)
            gain, hint = f"[{gold} gold]", say("sell_hint", lang, ship=in_sentence(airship, lang))
            label, more = _ship_name(airship, table, lang), _losses(lost, lang)
        case o.BuildFacility(facility):
            built = table.box.facilities[facility]
            cost = lowered(table, player.seat, "architects_office", built.cost)
            label = hint = name(facility, lang)
            gain, more = f"[vp {built.vp}]", _marker_effects(table, player, facility, lang)
        case o.BuyUpgrade(resource):
            cost = upgrade_cost(table, player, resource)
            label, hint = name(resource, lang), name(f"upgrade_{resource}", lang)
            gain = f"[vp {table.box.upgrade_vp}]"
            more = [say("opens", lang, capacity=table.box.upgraded_capacity)]
        case _:
            raise TypeError(f"{option} buys nothing")
    price = amounts(cost) or say("free", lang)
    note = ", ".join((f"{price} {ARROW} {gain}", *more))
    return Label(
        label, note, ", ".join((f"{hint}: {_pay(cost, lang)}", say("receive", lang, gain=gain), *more))
    )


def _pay(cost: dict[str, int], lang: str) -> str:
    return say("pay", lang, cost=_spoken(cost, lang)) if any(cost.values()) else say("free", lang)


def _spoken(goods: dict[str, int], lang: str) -> str:
    return listed((f"[{amount} {kind}]" for kind, amount in goods.items() if amount), lang)


def _ship_cost(table: Table, player: Player, airship: str) -> dict[str, int]:
    return lowered(table, player.seat, "shipyard", table.box.airships[airship].cost)


def _ship_name(airship: str, table: Table, lang: str) -> str:
    """Private airships and their like come in wood and in metal; an icon tells which."""
    material = {"wood_line": " [wood]", "metal_line": " [metal]"}.get(table.box.airships[airship].line, "")
    return f"{name(airship, lang, 'short')}{material}"


def _marker_effects(table: Table, player: Player, section: str, lang: str) -> list[str]:
    majority = majority_after(table, player.seat, section)
    unlocked = is_unlocked_by(table, player, section) if section in table.box.airships else ""
    effects = [say(majority, lang)] if majority else []
    return [*effects, name(unlocked, lang, "short")] if unlocked else effects


def _losses(lost: int, lang: str) -> list[str]:
    return [say("lost", lang, amount=f"[{lost} gold]")] if lost else []


def _contract(option: Option, contract: str, table: Table, player: Player, lang: str) -> Label:
    card = table.box.contracts[contract]
    taking = isinstance(option, o.TakeContract)
    gold, lost = (card.gold, 0) if taking else gold_of_contract(table, player, contract)
    reward = [f"[vp {card.vp}]", *([f"[{gold} gold]"] if gold else [])]
    label = f"{amounts(card.cost)} {ARROW} {' '.join(reward)}"
    spoken = f"{_pay(card.cost, lang)}, {say('receive', lang, gain=listed(reward, lang))}"
    if taking:
        due = f"[{card.deadline} stage]"
        hint = f"{say('take_hint', lang)}: {spoken}, {say('due', lang, stages=due)}"
        return Label(label, due, hint)
    losses = _losses(lost, lang)
    hint = f"{say('fulfil_hint', lang)}: {', '.join((spoken, *losses))}"
    return Label(label, ", ".join(losses), hint)


# ------------------------------------------------------------------ small choices


def _small_choice(option: Option, view: View[Table], player: Player, lang: str) -> Label:
    match option:
        case o.ChooseResource(resource):
            return _unit(player, resource, _units(view, player, resource), lang)
        case o.NegotiateAlone(resource):
            return _unit(player, resource, 1, lang)
        case o.Barter(pay, gain):
            hint = say("barter_hint", lang, pay=f"[1 {pay}]", gain=f"[1 {gain}]")
            return Label(f"[1 {pay}] {ARROW} [1 {gain}]", "", hint)
        case o.UseNegotiator():
            doing = view.state.doing
            resource = doing.resource if isinstance(doing, Negotiation) else "any"
            return Label(say("use", lang), f"[+1 {resource}]")
        case o.KeepNegotiator():
            return Label(say("keep", lang), say("later", lang))
        case o.EndTurn():
            return Label(say("end_turn", lang))
    raise TypeError(f"{type(option).__name__} is no option of Airship City")


def _unit(player: Player, resource: str, amount: int, lang: str) -> Label:
    held, capacity = player.goods[resource] + amount, player.capacity[resource]
    then = say("then", lang, held=held, capacity=capacity)
    return Label(f"[+{amount} {resource}]", then, f"[+{amount} {resource}], {then}")


def _units(view: View[Table], player: Player, resource: str) -> int:
    """How many units a choice of kind brings: the bonus of the tile, its piggyback bonus, or one."""
    match view.state.doing:
        case TileBonus() as bonus:
            amount = view.state.box.tile[bonus.tile].bonus
        case Piggyback() as bonus:
            amount = view.state.box.tile[bonus.tile].piggyback
        case _:
            amount = 1
    return min(amount, player.room(resource))
