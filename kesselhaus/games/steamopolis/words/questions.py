"""The open question as a sentence: to the asked seat, and about it to the others."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Words, listed
from kesselhaus.games.steamopolis.box import CAPACITY_TILE, back
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.tasks import buying, effects, kinds, turn
from kesselhaus.games.steamopolis.words.asking import ENGLISH, GERMAN
from kesselhaus.games.steamopolis.words.effects import (
    atom_words,
    goods_words,
    machine_words,
    named_machine,
    part_words,
)
from kesselhaus.games.steamopolis.words.names import name, place
from kesselhaus.games.steamopolis.words.tasks import source_name, symbol_of

QUESTIONS = {"en": ENGLISH, "de": GERMAN}

NOTES: Mapping[str, Mapping[str, str]] = {
    "en": {
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
    "de": {
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
}


def question(view: View[Table], lang: str) -> Words:
    """The open question. Who is not asked reads who is."""
    asked, table = view.question, view.state
    task = table.doing
    if not isinstance(asked, Ask) or not isinstance(task, kinds.OfSeat):
        return Words(QUESTIONS[lang]["over" if asked is None else "draw"][0])
    to_me, to_others = QUESTIONS[lang][type(task)]
    title = to_me if view.seat == asked.seat else f"[seat {asked.seat}] {to_others}"
    return Words(title, _note(table, task, lang))


IN_OWN_NAME = effects.Invitation | turn.PlacingStartMachine | turn.PlacingStartCapacity | turn.Keeping
"""What is asked out of turn without a parasite that is used."""


def _note(table: Table, task: kinds.OfSeat, lang: str) -> str:
    """What is left to do or good to know; whoever uses a parasite is told so."""
    note = _about(table, task, lang)
    if task.seat != table.active and not isinstance(task, IN_OWN_NAME):
        note = ", ".join(filter(None, (note, NOTES[lang]["parasite"])))
    return note


def _about(table: Table, task: kinds.OfSeat, lang: str) -> str:
    notes, player = NOTES[lang], table.players[task.seat]
    match task:
        case effects.Pressing() if task.source:
            return notes["left"].format(source=source_name(task.source, lang), left=task.n)
        case effects.Pressing():
            return notes["steam"].format(left=task.n)
        case effects.PayingForPart():
            effect = part_words(task.parts[0], lang, player.stones)
            return notes["from"].format(source=source_name(task.source, lang), effect=effect)
        case effects.TakingGears():
            return source_name(task.source, lang)
        case effects.Symbol():
            atom = symbol_of(task)
            effect = atom_words(atom, lang) if atom else ""
            source = source_name(task.source, lang) if task.source else ""
            return notes["from"].format(source=source, effect=effect) if source else effect
    return _of_the_turn(table, task, player, lang) or _of_a_purchase(table, task, player, lang)


def _of_the_turn(table: Table, task: kinds.OfSeat, player: Player, lang: str) -> str:
    notes, box = NOTES[lang], table.box
    match task:
        case turn.PlacingStartMachine():
            front, rear = player.start_machine, box.machines[back(player.start_machine)]
            told = notes["start"].format(
                front=named_machine(front, lang, box.machines), back=machine_words(rear, lang)
            )
            return _with_suggestion(table, told, "suggested_start", lang)
        case turn.PlacingStartCapacity():
            told = machine_words(box.machines[CAPACITY_TILE], lang)
            return _with_suggestion(table, told, "suggested_capacity", lang)
        case turn.ArrowMoves(waiting=waiting):
            return notes["arrow" if len(waiting) == 1 else "arrows"].format(count=len(waiting))
        case turn.Action():
            return notes["action"].format(
                boilers=player.boilers, targets=len(player.targets), stones=player.stones
            )
        case turn.FinalAction():
            return notes["final"]
        case turn.ChoosingStone():
            return notes["stone"]
        case turn.Aiming(position=position):
            return notes["on_gauge"].format(value=box.value[position])
        case turn.MachineRun(slot=slot):
            return notes["in_slot"].format(slot=slot)
        case turn.Keeping():
            goods = goods_words(player.crystal, player.gear, lang)
            return notes["keep"].format(goods=goods, spaces=player.storage)
        case turn.Flying():
            return notes["fly"].format(count=len(player.targets))
        case turn.EnteringGauge():
            return notes["enter"]
        case turn.Boarding(district=district):
            return notes["level"].format(level=box.level[district])
        case turn.StepThree(district=district):
            return f"{name(district, lang)}, {place(district, lang)}"
        case effects.Passives() | turn.EndEffects() | turn.Rewards():
            return notes["order"]
    return ""


def _with_suggestion(table: Table, told: str, key: str, lang: str) -> str:
    """ST-16: in a first game there is a suggested layout."""
    return f"{told}; {NOTES[lang][key]}" if "first_game" in table.variants else told


def _of_a_purchase(table: Table, task: kinds.OfSeat, player: Player, lang: str) -> str:
    notes = NOTES[lang]
    match task:
        case buying.PayingTile(tile=tile):
            machine = table.box.machines[tile]
            goods = goods_words(machine.crystal, machine.gear, lang)
            return notes["price"].format(tile=name(tile, lang), goods=goods)
        case buying.PayingMarker(row=row, digit=digit):
            price = f"[{table.box.markers[row, digit].price} {row}]"
            return notes["price"].format(tile=notes["marker"].format(digit=digit), goods=price)
        case buying.PuttingMarker(digit=digit):
            return notes["marker"].format(digit=digit)
        case buying.MoreMarkers():
            return notes["as_many"]
        case buying.Scrapping(tile=tile):
            return source_name(tile, lang)
        case effects.LosingStone(source=source):
            return source_name(source, lang)
        case buying.Building(tile=tile):
            return named_machine(tile, lang, table.box.machines)
        case effects.PuttingLifted():
            return notes["lifted"]
        case effects.Invitation(host=host):
            return notes["invited"].format(host=f"[seat {host}]", count=player.parasites.count(None))
        case turn.RemovedTiles(tiles=removed):
            tiles = listed((name(tile, lang) for tile in removed), lang)
            beside = len(player.parasites) - player.parasites.count(None)
            return notes["removed"].format(tiles=tiles, count=beside)
    return ""
