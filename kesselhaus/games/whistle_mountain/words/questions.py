"""The open question as a sentence: to the asked seat, and about it to the others."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Words
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.rules.docks import machine_cost
from kesselhaus.games.whistle_mountain.rules.forge import buildings_left, errands_left
from kesselhaus.games.whistle_mountain.state import HOME, Player, Table
from kesselhaus.games.whistle_mountain.tasks.effects import BuyingMachine, Effecting, PayingForSteps
from kesselhaus.games.whistle_mountain.tasks.placing import ActivatingBuilt, AtMachineDock
from kesselhaus.games.whistle_mountain.tasks.turn import Collecting
from kesselhaus.games.whistle_mountain.words import asked, prospects
from kesselhaus.games.whistle_mountain.words.effects import told_effect
from kesselhaus.games.whistle_mountain.words.events import tile_icons
from kesselhaus.games.whistle_mountain.words.headings import floor_of, next_building
from kesselhaus.games.whistle_mountain.words.names import in_sentence, name
from kesselhaus.games.whistle_mountain.words.phrasebook import price, say
from kesselhaus.languages import Phrases

# By what is asked: the question, and what the others read of it.
ENGLISH: Mapping[str, tuple[str, str]] = {
    "ability": ("Choose your starting ability", "chooses a starting ability"),
    "first_scaffolds": ("Take a scaffold", "takes a scaffold"),
    "first_tile": ("Place a scaffold", "places a scaffold"),
    "main": ("Collect or forge?", "is to collect or forge"),
    "send": ("Where does the {airship} go?", "sends the {airship}"),
    "place_airship": ("Place the {airship}", "places the {airship}"),
    "activation": ("Activate a machine", "activates a machine"),
    "done": ("End your turn", "can end the turn"),
    "forge": ("Build, move or rescue", "builds, moves or rescues"),
    "pay": ("What do you pay with?", "pays"),
    "pay_step": ("Pay for it?", "may pay for an effect"),
    "take_award": ("Take an award", "takes an award"),
    "place_token": ("Where does the token go?", "places the duplicator token"),
    "take_machine": ("Take a machine", "takes a machine"),
    "take_upgrade": ("Take an upgrade", "takes an upgrade"),
    "how_many_cards": ("How many cards?", "draws cards"),
    "how_many_scaffolds": ("How many scaffolds?", "takes scaffolds"),
    "take_scaffold": ("Take a scaffold", "takes a scaffold"),
    "build_scaffold": ("Build a scaffold?", "may build a scaffold"),
    "build_machine": ("Build a machine?", "may build a machine"),
    "turn": ("Which way round?", "turns a tile"),
    "place_scaffold": ("Place the scaffold", "places a scaffold"),
    "place_machine": ("Place the machine", "places a machine"),
    "which_worker": ("Which worker moves?", "moves a worker"),
    "place_worker": ("Where does the worker go?", "moves a worker"),
    "rescue": ("Where does the rescued worker go?", "rescues a worker"),
    "gain_choice": ("Choose a resource", "chooses a resource"),
    "swap": ("Swap a resource?", "may swap resources"),
    "return_airship": ("Call an airship home?", "may call an airship home"),
    "activate": ("Activate a machine?", "may activate a machine"),
    "activate_built": ("Activate the new machine?", "may activate the new machine"),
    "duplicate": ("Use the duplicator?", "may use the duplicator"),
    "draw": ("Chance decides", "Chance decides"),
    "over": ("The game is over", "The game is over"),
}

GERMAN: Mapping[str, tuple[str, str]] = {
    "ability": ("Wähle deine Startfähigkeit", "wählt eine Startfähigkeit"),
    "first_scaffolds": ("Nimm ein Gerüst", "nimmt ein Gerüst"),
    "first_tile": ("Lege ein Gerüst", "legt ein Gerüst"),
    "main": ("Sammeln oder schmieden?", "sammelt oder schmiedet"),
    "send": ("Wohin mit dem Luftschiff?", "schickt los: {airship}"),
    "place_airship": ("Setze dein Luftschiff", "setzt: {airship}"),
    "activation": ("Aktiviere eine Maschine", "aktiviert eine Maschine"),
    "done": ("Beende deinen Zug", "kann den Zug beenden"),
    "forge": ("Bauen, bewegen oder retten", "baut, bewegt oder rettet"),
    "pay": ("Womit bezahlst du?", "bezahlt"),
    "pay_step": ("Dafür bezahlen?", "darf für einen Effekt bezahlen"),
    "take_award": ("Nimm eine Auszeichnung", "nimmt eine Auszeichnung"),
    "place_token": ("Wohin mit dem Marker?", "legt den Duplikator-Marker"),
    "take_machine": ("Nimm eine Maschine", "nimmt eine Maschine"),
    "take_upgrade": ("Nimm ein Upgrade", "nimmt ein Upgrade"),
    "how_many_cards": ("Wie viele Karten?", "zieht Karten"),
    "how_many_scaffolds": ("Wie viele Gerüste?", "nimmt Gerüste"),
    "take_scaffold": ("Nimm ein Gerüst", "nimmt ein Gerüst"),
    "build_scaffold": ("Ein Gerüst bauen?", "darf ein Gerüst bauen"),
    "build_machine": ("Eine Maschine bauen?", "darf eine Maschine bauen"),
    "turn": ("Wie herum?", "dreht ein Plättchen"),
    "place_scaffold": ("Lege das Gerüst", "legt ein Gerüst"),
    "place_machine": ("Lege die Maschine", "legt eine Maschine"),
    "which_worker": ("Welcher Arbeiter bewegt sich?", "bewegt einen Arbeiter"),
    "place_worker": ("Wohin mit dem Arbeiter?", "bewegt einen Arbeiter"),
    "rescue": ("Wohin mit dem Geretteten?", "rettet einen Arbeiter"),
    "gain_choice": ("Wähle einen Rohstoff", "wählt einen Rohstoff"),
    "swap": ("Einen Rohstoff tauschen?", "darf Rohstoffe tauschen"),
    "return_airship": ("Ein Luftschiff heimholen?", "darf ein Luftschiff heimholen"),
    "activate": ("Eine Maschine aktivieren?", "darf eine Maschine aktivieren"),
    "activate_built": ("Die neue Maschine aktivieren?", "darf die neue Maschine aktivieren"),
    "duplicate": ("Den Duplikator nutzen?", "darf den Duplikator nutzen"),
    "draw": ("Der Zufall entscheidet", "Der Zufall entscheidet"),
    "over": ("Die Partie ist zu Ende", "Die Partie ist zu Ende"),
}

QUESTIONS = Phrases("whistle_mountain.questions", en=ENGLISH, de=GERMAN)

note = Phrases(
    "whistle_mountain.notes",
    en={
        "ability": "for the whole game; the last in turn order chooses first",
        "first_scaffolds": "{number} of {all}",
        "first_tile": "next to a scaffold; no points, the other one is for later",
        "very_first_tile": "with a square in row 1; no points, the other one is for later",
        "main": "airships at home: {home} of {all}",
        "send": "a dock, the grid or a machine",
        "place_airship": "the square of its left or lower end",
        "activation_one": "the last one on the list",
        "activation": "{count} on the list, in any order",
        "done": "everything is done",
        "done_bonus": "or use a card or an award first",
        "forge": "building {buildings}; {left} move or rescue left",
        "forge_built": "all buildings done; {left} move or rescue left",
        "forge_errands": "building {buildings}; no move or rescue left",
        "forge_done": "all actions done",
        "idle": "Nothing more to forge",
        "idle_why": "no further building, move or rescue is possible",
        "pay": "{thing}; a whistle stands for any kind",
        "pay_step": "{source}, {effect}",
        "times": "{source}, up to {left} times",
        "source": "{source}",
        "take_award": "floor {floor}",
        "place_token": "the Duplicator will copy that machine",
        "take_machine": "{cost}; it is built in a Forge",
        "take_upgrade": "{count} of {most} places taken",
        "how_many_cards": "the first is free, each further one costs a resource; {deck} in the deck",
        "how_many_scaffolds": "the first is free, each further one costs a whistle",
        "left": "{source}, {left} to go",
        "turn": "{tile}",
        "which_worker": "from the barracks or a scaffold square",
        "place_worker": "an empty scaffold square",
        "rescue": "an empty scaffold square; {pool} of yours in the pool",
        "activate_built": "{source}, {effect}",
        "duplicate": "as it lies, or {cost} to move the token first",
    },
    de={
        "ability": "für die ganze Partie; wer zuletzt dran ist, wählt zuerst",
        "first_scaffolds": "das {number}. von {all}",
        "first_tile": "neben ein Gerüst; ohne Punkte, das andere ist für später",
        "very_first_tile": "mit einem Feld in Reihe 1; ohne Punkte, das andere ist für später",
        "main": "Luftschiffe daheim: {home} von {all}",
        "send": "Einbuchtung, Gitternetz oder Maschine",
        "place_airship": "das Feld seines linken oder unteren Endes",
        "activation_one": "die letzte auf der Liste",
        "activation": "{count} auf der Liste, in beliebiger Reihenfolge",
        "done": "alles ist getan",
        "done_bonus": "oder vorher noch eine Karte oder Auszeichnung",
        "forge": "Gebäude {buildings}; noch {left} × bewegen oder retten",
        "forge_built": "alle Gebäude gebaut; noch {left} × bewegen oder retten",
        "forge_errands": "Gebäude {buildings}; kein Bewegen oder Retten mehr",
        "forge_done": "alle Aktionen getan",
        "idle": "Nichts mehr zu schmieden",
        "idle_why": "kein Bauen, Bewegen oder Retten mehr möglich",
        "pay": "{thing}; eine Pfeife steht für jede Art",
        "pay_step": "{source}, {effect}",
        "times": "{source}, bis zu {left} Mal",
        "source": "{source}",
        "take_award": "Etage {floor}",
        "place_token": "der Duplikator kopiert dann diese Maschine",
        "take_machine": "{cost}; gebaut wird sie beim Schmieden",
        "take_upgrade": "{count} von {most} Plätzen belegt",
        "how_many_cards": "die erste ist kostenlos, jede weitere kostet einen Rohstoff; {deck} im Stapel",
        "how_many_scaffolds": "das erste ist kostenlos, jedes weitere kostet eine Pfeife",
        "left": "{source}, noch {left}",
        "turn": "{tile}",
        "which_worker": "aus den Baracken oder von einem Gerüstfeld",
        "place_worker": "ein leeres Gerüstfeld",
        "rescue": "ein leeres Gerüstfeld; noch {pool} von dir im Pool",
        "activate_built": "{source}, {effect}",
        "duplicate": "wie er liegt, oder für {cost} erst den Marker versetzen",
    },
)


def question(view: View[Table], lang: str) -> Words:
    """The open question. Who is not asked reads who is."""
    if not isinstance(view.question, Ask):
        return Words(QUESTIONS.of(lang)["over" if view.question is None else "draw"][0])
    seat, subject = view.question.seat, asked.subject(view)
    if subject == "forge" and list(view.question.options) == [o.END_TURN]:
        # What is left to do would promise too much.
        return Words(note("idle", lang), note("idle_why", lang))
    held = prospects.held(view)
    airship = in_sentence(held.thing, lang) if held.kind == prospects.AIRSHIP else ""
    to_me, to_others = (text.format(airship=airship) for text in QUESTIONS.of(lang)[subject])
    left = _note(view, view.state.players[seat], subject, lang)
    if view.seat == seat:
        return Words(to_me, left)
    return Words(f"[seat {seat}] {to_others}", left if subject in PUBLIC else "")


PUBLIC = ("first_scaffolds", "main", "activation", "forge", "take_award", "turn")
"""Questions whose note tells the others something too."""


def _note(view: View[Table], player: Player, subject: str, lang: str) -> str:
    """What is left, what it is about, or how things stand."""
    table, doing = view.state, view.state.doing
    match subject:
        case "first_scaffolds":
            return note(subject, lang, number=len(player.scaffolds) + 1, all=table.box.starting_scaffolds)
        case "first_tile":
            return note("first_tile" if table.scaffolds else "very_first_tile", lang)
        case "main":
            home = sum(berth == HOME for berth in player.airships.values())
            return note(subject, lang, home=home, all=len(player.airships))
        case "activation":
            count = len(doing.machines) if isinstance(doing, Collecting) else 0
            return note("activation_one" if count == 1 else "activation", lang, count=count)
        case "done":
            options = view.question.options if isinstance(view.question, Ask) else ()
            return note("done" if len(options) < 2 else "done_bonus", lang)
        case "forge":
            return _forge(table, player, lang)
        case "take_award":
            return note(subject, lang, floor=floor_of(view))
        case "turn" | "place_scaffold" | "place_machine":
            return _tile(view, lang)
        case "pay":
            return note(subject, lang, thing=_paid_for(view, lang))
        case "take_machine":
            return note(subject, lang, cost=_machine_price(view, player, lang))
        case "take_upgrade":
            count, most = len(player.upgrades), table.box.max_upgrades
            return note(subject, lang, count=count, most=most)
        case "how_many_cards":
            return note(subject, lang, deck=len(table.deck))
        case "rescue":
            return note(subject, lang, pool=player.pool)
        case "activate_built":
            return note(subject, lang, **_built(view, lang))
        case "duplicate":
            return note(subject, lang, cost=say("any_kind", lang, n=table.box.token_cost))
    if isinstance(doing, Effecting):
        return _effect(doing, subject, lang)
    return note(subject, lang)


def _forge(table: Table, player: Player, lang: str) -> str:
    """WM-83: which building would be next, and whether there is a move or rescue left."""
    forge = asked.forge(table)
    left, more = errands_left(table, player, forge), buildings_left(table, player, forge)
    key = ("forge" if left else "forge_errands") if more else ("forge_built" if left else "forge_done")
    return note(key, lang, buildings=next_building(table, player, lang), left=left)


def _tile(view: View[Table], lang: str) -> str:
    """The tile that is being placed."""
    held = prospects.held(view)
    scaffold = held.kind == prospects.SCAFFOLD
    tile = tile_icons(held.thing, view.state.box) if scaffold else name(held.thing, lang)
    return note("turn", lang, tile=tile)


def _paid_for(view: View[Table], lang: str) -> str:
    """What a payment is for: what was chosen before it."""
    match next(iter(view.since), None):
        case o.TakeMachine(thing) | o.TakeUpgrade(thing):
            return name(thing, lang)
        case o.DrawCards(count):
            return f"[{count} card]"
        case o.Move():
            return name("move", lang)
        case o.Rescue():
            return name("rescue", lang)
        case o.PlaceToken():
            return name("duplicator", lang)
    return name("building", lang)


def _machine_price(view: View[Table], player: Player, lang: str) -> str:
    """What a machine costs at the dock, or by the effect that sells one."""
    match view.state.doing:
        case AtMachineDock(dock=dock):
            return price(*machine_cost(player, view.state.box.docks[dock]), lang)
        case BuyingMachine(step=step):
            return price(step.cost, 0, lang)
    return ""


def _built(view: View[Table], lang: str) -> dict[str, str]:
    """The machine that has just been built (WM-155)."""
    doing = view.state.doing
    assert isinstance(doing, ActivatingBuilt)
    effect = told_effect(view.state.box.effects[doing.machine], lang)
    return {"source": name(doing.machine, lang), "effect": effect}


def _effect(task: Effecting, subject: str, lang: str) -> str:
    """Whose effect it is, and how often it may still be used."""
    source = name(task.source, lang)
    if isinstance(task, PayingForSteps):
        return note("pay_step", lang, source=source, effect=told_effect((task.step,), lang))
    if task.left > 1:
        key = "left" if subject in ("gain_choice", "take_scaffold") else "times"
        return note(key, lang, source=source, left=task.left)
    return note("source", lang, source=source)
