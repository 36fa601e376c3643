"""The open question as a sentence: to the asked seat, and about it to the others."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Words
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.tasks import kinds
from kesselhaus.games.steamopolis.words.notes import note
from kesselhaus.languages import Phrases

# By the task that asks: the question, and what the others read of it.
ENGLISH: Mapping[str, tuple[str, str]] = {
    # setting up
    "PlacingStartMachine": ("Place your start machine", "places the start machine"),
    "PlacingStartCapacity": ("Place your capacity tile", "places the capacity tile"),
    # the turn
    "ArrowMoves": ("Move your arrow stones", "moves arrow stones"),
    "Action": ("Choose your action", "chooses an action"),
    "FinalSteam": ("Make steam in your final turn?", "may make steam in the final turn"),
    "FinalTarget": ("Set a target in your final turn?", "may set a target in the final turn"),
    "FinalFlight": ("Fly to all targets in your final turn?", "may fly in the final turn"),
    "ChoosingStone": ("Choose the stone to place", "chooses a stone to place"),
    "Aiming": ("Set a target", "sets a target"),
    "MachineRun": ("Set a target", "sets a target"),
    "Keeping": ("Store: what do you keep?", "stores resources"),
    # flying
    "Flying": ("Take back the next stone", "flies to the next target"),
    "EnteringGauge": ("Give up a bonus marker", "has to give up a bonus marker"),
    "Boarding": ("Take a passenger aboard?", "may take a passenger aboard"),
    "StepThree": ("Use the district, buy, or neither", "visits a district"),
    # effects
    "PayingForPart": ("Pay for the effect?", "may pay for an effect"),
    "Passives": ("Which effect comes first?", "chooses the order of effects"),
    "EndEffects": ("Which end effect comes first?", "chooses the order of end effects"),
    "Rewards": ("Which passenger is rewarded first?", "chooses the order of rewards"),
    "TakingResources": ("Take resources", "takes resources"),
    "TakingCrystals": ("How many crystals do you take?", "takes crystals"),
    "TakingGears": ("How many gears do you take?", "takes gears"),
    "Pressing": ("Raise the pressure", "raises the pressure"),
    "PressingOne": ("Raise the pressure of one stone", "raises the pressure of one stone"),
    "GainingStone": ("Take a new stone?", "may take a new stone"),
    "PlacingCapacity": ("Where does the capacity tile go?", "places a capacity tile"),
    "TakingSponsor": ("Take a sponsor?", "may take a sponsor"),
    "TakingGala": ("Take a charity gala?", "may take a charity gala"),
    "RaisingBase": ("Advance your base marker?", "may advance the base marker"),
    "TurningSponsor": ("Turn your sponsor?", "may turn a sponsor"),
    "TurningArrows": ("Turn a stone to its arrow", "turns a stone to its arrow"),
    "JumpingToTop": ("Let the stone jump to value 8?", "may let a stone jump to value 8"),
    "CopyingDistrict": ("Which district do you copy?", "copies a district"),
    "BuyingAnywhere": ("Buy an open tile?", "may buy an open tile"),
    "Peeking": ("Which hidden tile do you look at?", "looks at a hidden tile"),
    # parasites
    "PlacingParasites": ("Place or move a parasite", "places or moves a parasite"),
    "PlacingAndUsing": (
        "Place or move a parasite and use it",
        "places or moves a parasite and uses it",
    ),
    "UsingParasites": ("Use one of your parasites", "uses a parasite"),
    "PuttingLifted": ("Where does the parasite go?", "moves a parasite"),
    "ShakingOff": ("Shake off all parasites?", "may shake off all parasites"),
    "Invitation": ("Place a parasite?", "may place a parasite"),
    "RemovedTiles": ("Take back a parasite for a removed tile?", "may take back a parasite"),
    # buying
    "PayingTile": ("How do you pay for the tile?", "pays for a tile"),
    "Scrapping": ("Scrap a machine", "scraps a machine"),
    "LosingStone": ("Give up a stone", "gives up a stone"),
    "Building": ("Choose a slot for the new machine", "builds a machine"),
    "PayingMarker": ("How do you pay for the bonus marker?", "pays for a bonus marker"),
    "PuttingMarker": ("Place the bonus marker", "places a bonus marker"),
    "MoreMarkers": ("Buy another bonus marker?", "may buy another bonus marker"),
    "draw": ("Chance decides", "Chance decides"),
    "over": ("The game is over", "The game is over"),
}

GERMAN: Mapping[str, tuple[str, str]] = {
    "PlacingStartMachine": ("Leg deine Startmaschine", "legt die Startmaschine"),
    "PlacingStartCapacity": ("Leg dein Kapazitätsplättchen", "legt das Kapazitätsplättchen"),
    "ArrowMoves": ("Rück deine Pfeilsteine vor", "rückt Pfeilsteine vor"),
    "Action": ("Wähle deine Aktion", "wählt eine Aktion"),
    "FinalSteam": ("Im finalen Zug Dampf machen?", "kann im finalen Zug Dampf machen"),
    "FinalTarget": ("Im finalen Zug ein Ziel festlegen?", "kann im finalen Zug ein Ziel festlegen"),
    "FinalFlight": ("Im finalen Zug alle Ziele anfliegen?", "kann im finalen Zug fliegen"),
    "ChoosingStone": ("Wähle den Stein für dein Ziel", "wählt einen Stein"),
    "Aiming": ("Leg ein Ziel fest", "legt ein Ziel fest"),
    "MachineRun": ("Leg ein Ziel fest", "legt ein Ziel fest"),
    "Keeping": ("Lagern: Was behältst du?", "lagert Ressourcen"),
    "Flying": ("Nimm den nächsten Stein zurück", "fliegt das nächste Ziel an"),
    "EnteringGauge": ("Gib einen Bonusmarker ab", "muss einen Bonusmarker abgeben"),
    "Boarding": ("Einen Passagier an Bord nehmen?", "kann einen Passagier an Bord nehmen"),
    "StepThree": ("Stadtteil nutzen, kaufen oder nichts", "besucht einen Stadtteil"),
    "PayingForPart": ("Für den Effekt bezahlen?", "kann für einen Effekt bezahlen"),
    "Passives": ("Welcher Effekt kommt zuerst?", "wählt die Reihenfolge der Effekte"),
    "EndEffects": ("Welcher Ende-Effekt kommt zuerst?", "wählt die Reihenfolge der Ende-Effekte"),
    "Rewards": ("Welcher Passagier kommt zuerst?", "wählt die Reihenfolge der Belohnungen"),
    "TakingResources": ("Nimm Ressourcen", "nimmt Ressourcen"),
    "TakingCrystals": ("Wie viele Kristalle nimmst du?", "nimmt Kristalle"),
    "TakingGears": ("Wie viele Zahnräder nimmst du?", "nimmt Zahnräder"),
    "Pressing": ("Erhöhe den Druck", "erhöht den Druck"),
    "PressingOne": ("Erhöhe den Druck eines Steins", "erhöht den Druck eines Steins"),
    "GainingStone": ("Einen neuen Druckstein nehmen?", "kann einen neuen Druckstein nehmen"),
    "PlacingCapacity": ("Wohin kommt das Kapazitätsplättchen?", "legt ein Kapazitätsplättchen"),
    "TakingSponsor": ("Einen Sponsor nehmen?", "kann einen Sponsor nehmen"),
    "TakingGala": ("Eine Spendengala nehmen?", "kann eine Spendengala nehmen"),
    "RaisingBase": ("Den Basisdruckmarker vorrücken?", "kann den Basisdruckmarker vorrücken"),
    "TurningSponsor": ("Den Sponsor umdrehen?", "kann einen Sponsor umdrehen"),
    "TurningArrows": ("Dreh einen Stein auf die Pfeilseite", "dreht einen Stein auf die Pfeilseite"),
    "JumpingToTop": (
        "Den Stein auf Druckwert 8 springen lassen?",
        "kann einen Stein auf Druckwert 8 springen lassen",
    ),
    "CopyingDistrict": ("Welchen Stadtteil kopierst du?", "kopiert einen Stadtteil"),
    "BuyingAnywhere": ("Ein offenes Plättchen kaufen?", "kann ein offenes Plättchen kaufen"),
    "Peeking": ("Welches verdeckte Plättchen siehst du an?", "sieht ein verdecktes Plättchen an"),
    "PlacingParasites": (
        "Setz oder versetz einen Schmarotzer",
        "setzt oder versetzt einen Schmarotzer",
    ),
    "PlacingAndUsing": (
        "Setz oder versetz einen Schmarotzer und nutze ihn",
        "setzt oder versetzt einen Schmarotzer und nutzt ihn",
    ),
    "UsingParasites": ("Nutze einen deiner Schmarotzer", "nutzt einen Schmarotzer"),
    "PuttingLifted": ("Wohin kommt der Schmarotzer?", "versetzt einen Schmarotzer"),
    "ShakingOff": ("Alle Schmarotzer abschütteln?", "kann alle Schmarotzer abschütteln"),
    "Invitation": ("Einen Schmarotzer setzen?", "kann einen Schmarotzer setzen"),
    "RemovedTiles": (
        "Einen Schmarotzer für ein entferntes Plättchen zurücknehmen?",
        "kann einen Schmarotzer zurücknehmen",
    ),
    "PayingTile": ("Wie bezahlst du das Plättchen?", "bezahlt ein Plättchen"),
    "Scrapping": ("Bau eine Maschine aus", "baut eine Maschine aus"),
    "LosingStone": ("Gib einen Druckstein ab", "gibt einen Druckstein ab"),
    "Building": ("Wähle einen Platz für die neue Maschine", "baut eine Maschine ein"),
    "PayingMarker": ("Wie bezahlst du den Bonusmarker?", "bezahlt einen Bonusmarker"),
    "PuttingMarker": ("Leg den Bonusmarker", "legt einen Bonusmarker"),
    "MoreMarkers": ("Noch einen Bonusmarker kaufen?", "kann noch einen Bonusmarker kaufen"),
    "draw": ("Der Zufall entscheidet", "Der Zufall entscheidet"),
    "over": ("Die Partie ist zu Ende", "Die Partie ist zu Ende"),
}

QUESTIONS = Phrases("steamopolis.questions", en=ENGLISH, de=GERMAN)


def question(view: View[Table], lang: str) -> Words:
    """The open question. Who is not asked reads who is."""
    asked, table = view.question, view.state
    task = table.doing
    if not isinstance(asked, Ask) or not isinstance(task, kinds.OfSeat):
        return Words(QUESTIONS.of(lang)["over" if asked is None else "draw"][0])
    to_me, to_others = QUESTIONS.of(lang)[type(task).__name__]
    title = to_me if view.seat == asked.seat else f"[seat {asked.seat}] {to_others}"
    return Words(title, note(table, task, lang))
