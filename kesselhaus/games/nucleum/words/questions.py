"""The open question as a sentence: to the asked seat, and about it to the others."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Words
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.energize import ChoosingMine
from kesselhaus.games.nucleum.words.notes import note
from kesselhaus.languages import Phrases

# By the rule that asks: the question, and what the others read of it.
ENGLISH: Mapping[str, tuple[str, str]] = {
    "NU-22": ("Choose an experiment", "chooses an experiment"),
    "NU-26": ("Play a tile, lay a railway or recharge", "has the turn"),
    "NU-28": ("What do you change?", "changes workers or uranium"),
    "NU-30": ("Where does the uranium go?", "stores uranium"),
    "NU-32": ("Which income rises?", "chooses an income track"),
    "NU-35": ("Take a tile of the market?", "may take a tile of the market"),
    "NU-37": ("Carry out the actions of your tile", "carries out the actions of a tile"),
    "NU-38": ("Which main action?", "chooses a main action"),
    "NU-41": ("Which main action?", "chooses a main action"),
    "NU-42": ("Where does the railway go?", "lays a railway"),
    "NU-50": ("Which way round?", "lays a railway"),
    "NU-53": ("Use the matching halves", "uses matching halves"),
    "NU-54": ("Use the halves of the neighbours", "uses halves of neighbouring tiles"),
    "NU-55": ("Your railway tile is activated: use it?", "may use an activated railway tile"),
    "NU-71": ("Place your star", "places a star"),
    "NU-74": ("Where does the Nucleum go?", "places a Nucleum"),
    "NU-87": ("Urbanize: which building?", "builds an urban building"),
    "NU-89": ("Where do you build?", "builds an urban building"),
    "NU-95": ("Industrialize: turbine or mine?", "builds a turbine or a mine"),
    "NU-97": ("Where do you build?", "builds a turbine or a mine"),
    "NU-104": ("Develop: take a tile", "takes tiles of the market"),
    "NU-105": ("Take a second tile?", "may take a second tile"),
    "NU-110": ("Take a contract", "takes a contract"),
    "NU-111": ("Which contract slot?", "chooses a contract slot"),
    "NU-119": ("Fulfil a contract?", "may fulfil a contract"),
    "NU-120": ("Energize: at which power plant?", "energizes"),
    "NU-122": ("How much coal?", "imports coal"),
    "NU-127": ("How much uranium?", "brings uranium to the plant"),
    "mine": ("From which mine?", "brings uranium to the plant"),
    "NU-129": ("Whose turbine do you use?", "uses a turbine of another player"),
    "NU-134": ("Which building gets the light?", "energizes a building"),
    "NU-142": ("Unlock a technology", "unlocks a technology"),
    "NU-144": ("Carry out the action?", "may carry out an action"),
    "NU-157": ("Place a last star?", "may place a last star"),
    "done": ("Nothing more can be carried out", "ends the turn"),
    "laid": ("The railway lies, nothing is left to use", "has laid a railway"),
    "reward": ("Choose your reward", "chooses a reward"),
    "draw": ("Chance decides", "Chance decides"),
    "over": ("The game is over", "The game is over"),
}

GERMAN: Mapping[str, tuple[str, str]] = {
    "NU-22": ("Wähle ein Experiment", "wählt ein Experiment"),
    "NU-26": ("Spiele ein Plättchen, lege eine Schiene oder lade auf", "ist am Zug"),
    "NU-28": ("Was tauschst du?", "tauscht Arbeiter oder Uran"),
    "NU-30": ("Wohin mit dem Uran?", "lagert Uran"),
    "NU-32": ("Welches Einkommen steigt?", "wählt eine Einkommens-Leiste"),
    "NU-35": ("Ein Plättchen vom Markt nehmen?", "darf ein Plättchen vom Markt nehmen"),
    "NU-37": ("Führe die Aktionen deines Plättchens aus", "führt die Aktionen eines Plättchens aus"),
    "NU-38": ("Welche Hauptaktion?", "wählt eine Hauptaktion"),
    "NU-41": ("Welche Hauptaktion?", "wählt eine Hauptaktion"),
    "NU-42": ("Wohin kommt die Schiene?", "legt eine Schiene"),
    "NU-50": ("Wie herum?", "legt eine Schiene"),
    "NU-53": ("Nutze die passenden Hälften", "nutzt passende Hälften"),
    "NU-54": ("Nutze die Hälften der Nachbarn", "nutzt Hälften benachbarter Schienen"),
    "NU-55": ("Deine Schiene ist aktiviert: nutzen?", "darf eine aktivierte Schiene nutzen"),
    "NU-71": ("Setze deinen Stern", "setzt einen Stern"),
    "NU-74": ("Wohin kommt das Nukleum?", "setzt ein Nukleum"),
    "NU-87": ("Urbanisieren: welches Gebäude?", "baut ein Stadtgebäude"),
    "NU-89": ("Wo baust du?", "baut ein Stadtgebäude"),
    "NU-95": ("Industrialisieren: Turbine oder Mine?", "baut eine Turbine oder Mine"),
    "NU-97": ("Wo baust du?", "baut eine Turbine oder Mine"),
    "NU-104": ("Entwickeln: Nimm ein Plättchen", "nimmt Plättchen vom Markt"),
    "NU-105": ("Ein zweites Plättchen?", "darf ein zweites Plättchen nehmen"),
    "NU-110": ("Nimm einen Auftrag an", "nimmt einen Auftrag an"),
    "NU-111": ("Auf welchen Auftragsplatz?", "wählt einen Auftragsplatz"),
    "NU-119": ("Einen Auftrag erfüllen?", "darf einen Auftrag erfüllen"),
    "NU-120": ("Elektrisieren: in welchem Kraftwerk?", "elektrisiert"),
    "NU-122": ("Wie viel Kohle?", "importiert Kohle"),
    "NU-127": ("Wie viel Uran?", "bringt Uran zum Kraftwerk"),
    "mine": ("Aus welcher Mine?", "bringt Uran zum Kraftwerk"),
    "NU-129": ("Wessen Turbine nutzt du?", "nutzt eine fremde Turbine"),
    "NU-134": ("Welches Gebäude bekommt Licht?", "elektrisiert ein Gebäude"),
    "NU-142": ("Schalte eine Technologie frei", "schaltet eine Technologie frei"),
    "NU-144": ("Die Aktion ausführen?", "darf eine Aktion ausführen"),
    "NU-157": ("Einen letzten Stern setzen?", "darf einen letzten Stern setzen"),
    "done": ("Mehr lässt sich nicht ausführen", "beendet den Zug"),
    "laid": ("Die Schiene liegt, zu nutzen bleibt nichts", "hat eine Schiene gelegt"),
    "reward": ("Wähle deine Belohnung", "wählt eine Belohnung"),
    "draw": ("Der Zufall entscheidet", "Der Zufall entscheidet"),
    "over": ("Die Partie ist zu Ende", "Die Partie ist zu Ende"),
}

LEFT_OVER = {"NU-37": "done", "NU-54": "laid"}
"""These are asked once more before the turn goes on, so that it can still be taken back."""
QUESTIONS = Phrases("nucleum.questions", en=ENGLISH, de=GERMAN)


def question(view: View[Table], lang: str) -> Words:
    """The open question. Who is not asked reads who is."""
    asked = view.question
    if not isinstance(asked, Ask):
        return Words(QUESTIONS.of(lang)["over" if asked is None else "draw"][0])
    key = _key(view.state, asked)
    to_me, to_others = QUESTIONS.of(lang)[key]
    told = note(view, asked.seat, key, lang)
    return Words(to_me if view.seat == asked.seat else f"[seat {asked.seat}] {to_others}", told)


def _key(table: Table, asked: Ask) -> str:
    """By the rule that asks. Which reward is taken is asked under many rules; where only going on is left,
    the question does not call for more.
    """
    if len(asked.options) == 1 and asked.rule in LEFT_OVER:
        return LEFT_OVER[asked.rule]
    if isinstance(table.doing, ChoosingMine):
        return "mine"
    if asked.rule not in ENGLISH or (asked.options and isinstance(asked.options[0], o.ChooseReward)):
        return "reward"
    return asked.rule
