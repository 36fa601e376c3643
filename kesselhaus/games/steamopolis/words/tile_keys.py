"""Keys that are about tiles: buying and paying, machines in their slots, parasites on them."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ARROW, ROMAN, Label, listed
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.state import Player, Spot, Table
from kesselhaus.games.steamopolis.words.effects import (
    goods_words,
    machine_words,
    parts_words,
    passive_words,
)
from kesselhaus.games.steamopolis.words.names import name
from kesselhaus.games.steamopolis.words.phrasebook import say


def tile_key(option: Option, view: View[Table], player: Player, lang: str) -> Label | None:
    """The key of an option about tiles, or nothing if it is about something else."""
    table = view.state
    match option:
        case o.PlaceStartMachine(slot, face):
            label, what = say("slot", lang, slot=slot), machine_words(table.box.machines[face], lang)
            return Label(label, "", f"{label}: {name(face, lang)}, {what}")
        case o.PlaceCapacity(slot) | o.Build(slot):
            return _slot(player, slot, lang)
        case o.Scrap(slot):
            return _scrap(table, player, slot, lang)
        case o.BuyMachine(tile):
            return _buy_machine(table, tile, lang)
        case o.BuyBanner(tile):
            return _buy_banner(table, player, tile, lang)
        case o.BuyMarker(row):
            return _buy_marker(table, row, lang)
        case o.Pay():
            return _pay(option, lang)
        case o.PutParasite(seat, slot, spot):
            return _put_parasite(table, seat, slot, spot, lang)
        case o.LiftParasite(number):
            return _parasite(option, view, player, number, "lift_hint", lang)
        case o.UseParasite(number):
            return _parasite(option, view, player, number, "use_parasite_hint", lang)
        case o.UseTile(tile, spot):
            effect = _effect(table, tile, spot, lang)
            return Label(name(tile, lang, "short"), effect, f"{name(tile, lang)}: {effect}")
        case o.Peek(level, rank):
            lot = next(lot for lot in table.markets[level] if lot.rank == rank)
            return Label(say("peek", lang, level=level, rank=ROMAN[rank]), name(lot.colour, lang))
        case o.ResolveMachine(slot):
            face = str(player.room[slot - 1])
            effect = passive_words(table.box.machines[face], lang)
            label = say("slot_with", lang, slot=slot, machine=name(face, lang, "short"))
            return Label(label, effect, f"{name(face, lang)}: {effect}")
    return None


# ------------------------------------------------------------------ slots


def _slot(player: Player, slot: int, lang: str) -> Label:
    face = player.room[slot - 1]
    note = say("replaces", lang, machine=name(face, lang)) if face else say("empty", lang)
    label = say("slot", lang, slot=slot)
    return Label(label, note, f"{label}: {note}")


def _scrap(table: Table, player: Player, slot: int, lang: str) -> Label:
    face = str(player.room[slot - 1])
    what = machine_words(table.box.machines[face], lang)
    label = say("slot_with", lang, slot=slot, machine=name(face, lang, "short"))
    return Label(label, what, f"{say('scrap_hint', lang, machine=name(face, lang), slot=slot)}: {what}")


# ------------------------------------------------------------------ buying


def banner_points(table: Table, player: Player, tile: str) -> int:
    """2.15: what a tile would score if it were hung now."""
    counts, colour = table.box.banner_count, table.box.machines[tile].colour
    if colour == "purple":
        hanging = sum(counts[table.box.machines[banner].colour] for banner in player.banners)
        return hanging + counts[colour]
    return player.tiles if colour == "orange" else len(player.passenger_tiles)


def _buy_machine(table: Table, tile: str, lang: str) -> Label:
    """ST-122, ST-123, ST-125: price, votes, and what else it costs."""
    machine = table.box.machines[tile]
    line = table.box.ranks[machine.rank]
    costs = [goods_words(machine.crystal, machine.gear, lang)]
    costs += [say("scraps", lang)] if line.scrap else []
    costs += [say("invites", lang)] if line.invite else []
    return _purchase(tile, "as_machine", costs, line.sp, machine_words(machine, lang), lang)


def _buy_banner(table: Table, player: Player, tile: str, lang: str) -> Label:
    """ST-122, ST-124, ST-125."""
    machine = table.box.machines[tile]
    costs = [goods_words(machine.crystal, machine.gear, lang), "[1 stone]"]
    costs += [say("invites", lang)] if table.box.ranks[machine.rank].invite else []
    points = banner_points(table, player, tile)
    return _purchase(tile, "as_banner", costs, points, name(machine.colour, lang), lang)


def _purchase(tile: str, how: str, costs: list[str], points: int, more: str, lang: str) -> Label:
    gain = f"[vp {points}]"
    note = f"{say('buys', lang, price=', '.join(filter(None, costs)), arrow=ARROW, gain=gain)}, {more}"
    price = listed(filter(None, costs), lang)
    hint = say("buys_hint", lang, how=say(how, lang), tile=name(tile, lang), price=price, gain=gain)
    return Label(name(tile, lang), note, f"{hint}; {more}")


def _buy_marker(table: Table, row: str, lang: str) -> Label:
    """ST-137: the leftmost marker of a row."""
    marker = table.box.markers[row, table.rows[row][0]]
    label, costs = say("marker", lang, digit=marker.digit), [f"[{marker.price} {row}]"]
    costs += [say("invites", lang)] if marker.invite else []
    price, gain = listed(costs, lang), f"[vp {marker.sp}]" if marker.sp else say("only_marker", lang)
    note = say("buys", lang, price=", ".join(costs), arrow=ARROW, gain=gain) if marker.sp else price
    return Label(label, note, say("marker_hint", lang, marker=label, price=price, gain=gain))


def _pay(payment: o.Pay, lang: str) -> Label:
    """ST-145 to ST-148: what is paid, and what lowers it."""
    goods = goods_words(payment.crystals, payment.gears, lang)
    discounts = []
    if payment.sponsors:
        both = len(payment.sponsors) > 1
        kinds = " ".join(f"[{kind}]" for kind in payment.sponsors)
        discounts.append(f"{say('with_sponsors' if both else 'with_sponsor', lang)} {kinds}")
    if payment.gala:
        discounts.append(say("with_gala", lang))
    note = ", ".join(discounts)
    hint = say("pay_hint", lang, price=goods) if goods else say("free", lang)
    return Label(goods or say("free", lang), note, ", ".join(filter(None, (hint, note))))


# ------------------------------------------------------------------ parasites


def _effect(table: Table, face: str, spot: str, lang: str) -> str:
    machine = table.box.machines[face]
    return passive_words(machine, lang) if spot == "passive" else parts_words(machine.activation, lang)


def _put_parasite(table: Table, seat: int, slot: int, spot: str, lang: str) -> Label:
    face = str(table.players[seat].room[slot - 1])
    label = say("slot_with", lang, slot=slot, machine=name(face, lang, "short"))
    effect = _effect(table, face, spot, lang)
    return Label(label, effect, f"[seat {seat}]: {name(face, lang)}, {effect}")


def _parasite(option: Option, view: View[Table], player: Player, number: int, hint: str, lang: str) -> Label:
    """A placed parasite by the machine it lies on; a second one on the same spot is told apart."""
    table, where = view.state, player.parasites[number]
    if not isinstance(where, Spot) or not where.slot:
        return Label(say("beside", lang), _twin(option, view, player, number, lang))
    face = str(table.players[where.seat].room[where.slot - 1])
    label = say("slot_with", lang, slot=where.slot, machine=name(face, lang, "short"))
    notes = (f"[seat {where.seat}]", _effect(table, face, where.kind, lang))
    note = ", ".join(filter(None, (*notes, _twin(option, view, player, number, lang))))
    return Label(label, note, f"{say(hint, lang, machine=name(face, lang), slot=where.slot)}: {note}")


def _twin(option: Option, view: View[Table], player: Player, number: int, lang: str) -> str:
    options = view.question.options if isinstance(view.question, Ask) else ()
    same = [
        other
        for other in options
        if isinstance(other, o.LiftParasite | o.UseParasite)
        and type(other) is type(option)
        and other.number < number
        and player.parasites[other.number] == player.parasites[number]
    ]
    return say("another", lang) if same else ""
