"""What stands below a question: what is left to do, or good to know."""

from kesselhaus.engine.wording import listed
from kesselhaus.games.steamopolis.box import CAPACITY_TILE, back
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.tasks import buying, effects, kinds, turn
from kesselhaus.games.steamopolis.words.effects import (
    atom_words,
    goods_words,
    machine_words,
    named_machine,
    part_words,
)
from kesselhaus.games.steamopolis.words.names import name, place
from kesselhaus.games.steamopolis.words.tasks import source_name, symbol_of
from kesselhaus.languages import Phrases

say = Phrases(
    "steamopolis.notes",
    en={
        "start": "{front}, or its back ({back})",
        "arrows": "{count} still to move; the order is free",
        "arrow": "the last of them",
        "action": "[{boilers} boiler], targets set: {targets} of {stones}",
        "final": "the last turn: each of the three actions may be left out",
        "stone": "its value says how high it gets",
        "on_gauge": "value {value}, still on the gauge",
        "in_slot": "slot {slot}, value {slot}",
        "keep": "{goods} for {spaces} storage spaces",
        "fly": "[{count} stone] to take back",
        "enter": "the gauge is full",
        "level": "level {level}",
        "marker": "bonus marker {digit}",
        "as_many": "as many as can be paid",
        "price": "{tile}: {goods}, full price",
        "from": "{source}: {effect}",
        "left": "{source}: [{left} press] left",
        "steam": "[{left} press] left",
        "invited": "{host} gave an invitation; [{count} beetle] in supply",
        "parasite": "through a parasite",
        "removed": "{tiles}; beside the stack [{count} beetle]",
        "order": "they take effect one after another",
        "lifted": "to another machine or spot",
        "suggested_start": "suggested: its back in slot 1",
        "suggested_capacity": "suggested: slot 2",
    },
    de={
        "start": "{front} oder ihre Rückseite ({back})",
        "arrows": "noch {count}; die Reihenfolge ist frei",
        "arrow": "der letzte davon",
        "action": "[{boilers} boiler], Ziele festgelegt: {targets} von {stones}",
        "final": "der letzte Zug: jede der drei Aktionen lässt sich auslassen",
        "stone": "sein Druckwert sagt, wie hoch er kommt",
        "on_gauge": "Druckwert {value}, noch auf der Druckanzeige",
        "in_slot": "Platz {slot}, Druckwert {slot}",
        "keep": "{goods} für {spaces} Lagerplätze",
        "fly": "noch [{count} stone] zurückzunehmen",
        "enter": "die Druckanzeige ist voll",
        "level": "Ebene {level}",
        "marker": "Bonusmarker {digit}",
        "as_many": "so viele, wie bezahlbar sind",
        "price": "{tile}: {goods}, voller Preis",
        "from": "{source}: {effect}",
        "left": "{source}: noch [{left} press]",
        "steam": "noch [{left} press]",
        "invited": "Einladung: {host}; im Vorrat [{count} beetle]",
        "parasite": "durch einen Schmarotzer",
        "removed": "{tiles}; neben dem Stapel [{count} beetle]",
        "order": "eines nach dem anderen",
        "lifted": "auf eine andere Maschine oder Stelle",
        "suggested_start": "Vorschlag: Rückseite, Platz 1",
        "suggested_capacity": "Vorschlag: Platz 2",
    },
)

IN_OWN_NAME = effects.Invitation | turn.PlacingStartMachine | turn.PlacingStartCapacity | turn.Keeping
"""What is asked out of turn without a parasite that is used."""


def note(table: Table, task: kinds.OfSeat, lang: str) -> str:
    """What is left to do or good to know; whoever uses a parasite is told so."""
    note = _about(table, task, lang)
    if task.seat != table.active and not isinstance(task, IN_OWN_NAME):
        note = ", ".join(filter(None, (note, say("parasite", lang))))
    return note


def _about(table: Table, task: kinds.OfSeat, lang: str) -> str:
    player = table.players[task.seat]
    match task:
        case effects.Pressing() if task.source:
            return say("left", lang, source=source_name(task.source, lang), left=task.n)
        case effects.Pressing():
            return say("steam", lang, left=task.n)
        case effects.PayingForPart():
            effect = part_words(task.parts[0], lang, player.stones)
            return say("from", lang, source=source_name(task.source, lang), effect=effect)
        case effects.TakingGears():
            return source_name(task.source, lang)
        case effects.Symbol():
            atom = symbol_of(task)
            effect = atom_words(atom, lang) if atom else ""
            source = source_name(task.source, lang) if task.source else ""
            return say("from", lang, source=source, effect=effect) if source else effect
    return _of_the_turn(table, task, player, lang) or _of_a_purchase(table, task, player, lang)


def _of_the_turn(table: Table, task: kinds.OfSeat, player: Player, lang: str) -> str:
    box = table.box
    match task:
        case turn.PlacingStartMachine():
            front, rear = player.start_machine, box.machines[back(player.start_machine)]
            told = say(
                "start", lang, front=named_machine(front, lang, box.machines), back=machine_words(rear, lang)
            )
            return _with_suggestion(table, told, "suggested_start", lang)
        case turn.PlacingStartCapacity():
            told = machine_words(box.machines[CAPACITY_TILE], lang)
            return _with_suggestion(table, told, "suggested_capacity", lang)
        case turn.ArrowMoves(waiting=waiting):
            return say("arrow" if len(waiting) == 1 else "arrows", lang, count=len(waiting))
        case turn.Action():
            return say(
                "action", lang, boilers=player.boilers, targets=len(player.targets), stones=player.stones
            )
        case turn.FinalAction():
            return say("final", lang)
        case turn.ChoosingStone():
            return say("stone", lang)
        case turn.Aiming(position=position):
            return say("on_gauge", lang, value=box.value[position])
        case turn.MachineRun(slot=slot):
            return say("in_slot", lang, slot=slot)
        case turn.Keeping():
            goods = goods_words(player.crystal, player.gear, lang)
            return say("keep", lang, goods=goods, spaces=player.storage)
        case turn.Flying():
            return say("fly", lang, count=len(player.targets))
        case turn.EnteringGauge():
            return say("enter", lang)
        case turn.Boarding(district=district):
            return say("level", lang, level=box.level[district])
        case turn.StepThree(district=district):
            return f"{name(district, lang)}, {place(district, lang)}"
        case effects.Passives() | turn.EndEffects() | turn.Rewards():
            return say("order", lang)
    return ""


def _with_suggestion(table: Table, told: str, key: str, lang: str) -> str:
    """ST-16: in a first game there is a suggested layout."""
    return f"{told}; {say(key, lang)}" if "first_game" in table.variants else told


def _of_a_purchase(table: Table, task: kinds.OfSeat, player: Player, lang: str) -> str:
    match task:
        case buying.PayingTile(tile=tile):
            machine = table.box.machines[tile]
            goods = goods_words(machine.crystal, machine.gear, lang)
            return say("price", lang, tile=name(tile, lang), goods=goods)
        case buying.PayingMarker(row=row, digit=digit):
            price = f"[{table.box.markers[row, digit].price} {row}]"
            return say("price", lang, tile=say("marker", lang, digit=digit), goods=price)
        case buying.PuttingMarker(digit=digit):
            return say("marker", lang, digit=digit)
        case buying.MoreMarkers():
            return say("as_many", lang)
        case buying.Scrapping(tile=tile):
            return source_name(tile, lang)
        case effects.LosingStone(source=source):
            return source_name(source, lang)
        case buying.Building(tile=tile):
            return named_machine(tile, lang, table.box.machines)
        case effects.PuttingLifted():
            return say("lifted", lang)
        case effects.Invitation(host=host):
            return say("invited", lang, host=f"[seat {host}]", count=player.parasites.count(None))
        case turn.RemovedTiles(tiles=removed):
            tiles = listed((name(tile, lang) for tile in removed), lang)
            beside = len(player.parasites) - player.parasites.count(None)
            return say("removed", lang, tiles=tiles, count=beside)
    return ""
