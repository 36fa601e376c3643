"""The open question as a sentence: to the asked seat, and about it to the others."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Words
from kesselhaus.games.airship_city.options import Act
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.tasks import Moving
from kesselhaus.games.airship_city.words.names import name
from kesselhaus.languages import Phrases

# By the rule that asks: the question, and what the others read of it.
ENGLISH: Mapping[str, tuple[str, str]] = {
    "AC-30": ("Move a worker", "moves a worker"),
    "AC-37": ("Step on", "has to step on"),
    "AC-44": ("Act or leave it", "has arrived"),
    "AC-33": ("End your turn", "can end the turn"),
    "AC-52": ("Choose your bonus", "chooses a bonus"),
    "AC-60": ("Choose what to ride for", "chooses a piggyback bonus"),
    "AC-66": ("Build an airship", "builds an airship"),
    "AC-67": ("Build a facility", "builds a facility"),
    "AC-71": ("Buy an upgrade", "buys an upgrade"),
    "AC-73": ("Develop a tile", "develops a tile"),
    "AC-74": ("Take a contract", "takes a contract"),
    "AC-77": ("Shift the city", "shifts the city"),
    "AC-78": ("Shift once more", "may shift once more"),
    "AC-108": ("Use the negotiator?", "may use the negotiator"),
    "AC-110a": ("Choose from the stage bonus", "chooses from the stage bonus"),
    "AC-138": ("Use the negotiator?", "may use the negotiator"),
    "draw": ("Chance decides", "Chance decides"),
    "over": ("The game is over", "The game is over"),
}

GERMAN: Mapping[str, tuple[str, str]] = {
    "AC-30": ("Bewege einen Arbeiter", "bewegt einen Arbeiter"),
    "AC-37": ("Zieh weiter", "muss weiterziehen"),
    "AC-44": ("Aktion ausführen?", "ist angekommen"),
    "AC-33": ("Beende deinen Zug", "kann den Zug beenden"),
    "AC-52": ("Wähle deinen Bonus", "wählt einen Bonus"),
    "AC-60": ("Wähle deinen Huckepack-Bonus", "wählt einen Huckepack-Bonus"),
    "AC-66": ("Baue ein Luftschiff", "baut ein Luftschiff"),
    "AC-67": ("Baue eine Einrichtung", "baut eine Einrichtung"),
    "AC-71": ("Kaufe einen Ausbau", "kauft einen Ausbau"),
    "AC-73": ("Entwickle ein Feld", "entwickelt ein Feld"),
    "AC-74": ("Nimm einen Vertrag", "nimmt einen Vertrag"),
    "AC-77": ("Verschiebe die Stadt", "verschiebt die Stadt"),
    "AC-78": ("Verschiebe noch einmal", "darf noch einmal verschieben"),
    "AC-108": ("Verhandler einsetzen?", "kann den Verhandler einsetzen"),
    "AC-110a": ("Wähle vom Etappenbonus", "wählt vom Etappenbonus"),
    "AC-138": ("Verhandler einsetzen?", "kann den Verhandler einsetzen"),
    "draw": ("Der Zufall entscheidet", "Der Zufall entscheidet"),
    "over": ("Die Partie ist zu Ende", "Die Partie ist zu Ende"),
}

QUESTIONS = Phrases("airship_city.questions", en=ENGLISH, de=GERMAN)

note = Phrases(
    "airship_city.notes",
    en={
        "left": "{left} of {all} still to move",
        "last": "the last of {all}",
        "own_worker": "one of your workers is here already",
        "impossible": "{tile}: nothing to be done",
        "at": "{tile}",
        "all_moved": "all workers have moved",
        "tile_bonus": "{tile}, developed",
        "rides": "your worker rides along: {tile}",
        "raise": "the bonus is raised by one",
        "discounts": "costs are less your discounts",
        "once": "once in a stage",
        "display": "on display: {count}, in the deck: {deck}",
        "first_shift": "two different lines by one, or one by two",
        "second_shift": "another line, free of charge",
        "colour": "a tile of the colour just bought",
        "stage_bonus": "{bonus}: [{count} any], one at a time",
    },
    de={
        "left": "noch {left} von {all} zu bewegen",
        "last": "der letzte von {all}",
        "own_worker": "hier steht schon ein eigener Arbeiter",
        "impossible": "{tile}: hier geht nichts",
        "at": "{tile}",
        "all_moved": "alle Arbeiter sind gezogen",
        "tile_bonus": "{tile}, entwickelt",
        "rides": "dein Arbeiter fährt mit: {tile}",
        "raise": "der Bonus wird um eins größer",
        "discounts": "Preise nach Abzug deiner Rabatte",
        "once": "einmal in jeder Etappe",
        "display": "verfügbar: {count}, im Stapel: {deck}",
        "first_shift": "zwei verschiedene Reihen um eins oder eine um zwei",
        "second_shift": "eine andere Reihe, kostenlos",
        "colour": "ein Feld der eben gekauften Farbe",
        "stage_bonus": "{bonus}: [{count} any], eines nach dem anderen",
    },
)


def question(view: View[Table], lang: str) -> Words:
    """The open question. Who is not asked reads who is."""
    asked = view.question
    if not isinstance(asked, Ask):
        return Words(QUESTIONS.of(lang)["over" if asked is None else "draw"][0])
    to_me, to_others = QUESTIONS.of(lang)[asked.rule]
    if view.seat == asked.seat:
        return Words(to_me, _note(view.state, asked, lang))
    return Words(f"[seat {asked.seat}] {to_others}", _public_note(view.state, asked.rule, lang))


def _public_note(table: Table, rule: str, lang: str) -> str:
    """What the others read: how many workers are left, or where it happens."""
    if rule == "AC-30":
        return _workers_left(table, lang)
    return _scene(table, lang)


def _scene(table: Table, lang: str) -> str:
    """The tile on which a worker is on its way, has arrived or acts."""
    moving = table.waiting(Moving)
    return name(moving.tile, lang) if moving else ""


def _note(table: Table, asked: Ask, lang: str) -> str:
    tile = _scene(table, lang)
    match asked.rule:
        case "AC-30":
            return _workers_left(table, lang)
        case "AC-44":
            possible = any(isinstance(option, Act) for option in asked.options)
            return note("at" if possible else "impossible", lang, tile=tile)
        case "AC-52":
            return note("tile_bonus", lang, tile=tile)
        case "AC-60":
            return note("rides", lang, tile=tile)
        case "AC-74":
            return note("display", lang, count=len(table.display), deck=len(table.deck))
        case "AC-110a":
            bonus = table.stage_bonuses[table.stage - 2]
            count = table.box.stage_bonuses[bonus].free_choice
            return note("stage_bonus", lang, bonus=name(bonus, lang), count=count)
    return note(PLAIN_NOTES[asked.rule], lang)


PLAIN_NOTES = {
    "AC-37": "own_worker",
    "AC-33": "all_moved",
    "AC-66": "discounts",
    "AC-67": "discounts",
    "AC-71": "discounts",
    "AC-73": "colour",
    "AC-77": "first_shift",
    "AC-78": "second_shift",
    "AC-108": "raise",
    "AC-138": "once",
}


def _workers_left(table: Table, lang: str) -> str:
    moved = table.player().moved
    left = moved.count(False)
    return note("last" if left == 1 else "left", lang, left=left, all=len(moved))
