"""The open question as a sentence: to the asked seat, and about it to the others."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Words
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.words.notes import note, public_note
from kesselhaus.languages import Phrases

# By the rule that asks: the question, and what the others read of it.
ENGLISH: Mapping[str, tuple[str, str]] = {
    "PS-3": ("Choose a colour", "chooses a colour"),
    "PS-17": ("Raise a carrier", "raises a carrier"),
    "PS-49": ("Open the bidding", "opens the bidding"),
    "PS-50": ("Bid or pass", "bids or passes"),
    "PS-54": ("Take a specialist", "takes a specialist"),
    "PS-55": ("Use the Engineer", "uses the Engineer"),
    "PS-58": ("Use the Banker", "uses the Banker"),
    "PS-59": ("Take a bonus resource", "takes a bonus resource"),
    "PS-64": ("Name a zone to be auctioned", "names the zone to be auctioned"),
    "PS-67": ("Open the bidding", "opens the bidding for the zone"),
    "PS-72": ("Claim a zone?", "may claim a zone"),
    "PS-73": ("Name a zone, then roll", "names a zone"),
    "PS-74": ("Take another zone", "has to take another zone"),
    "PS-78": ("Claim a zone with a permit", "claims a zone with a permit"),
    "PS-82": ("Moor the airship", "moors the airship"),
    "PS-85": ("Pay for a tank turn?", "may pay for a tank turn"),
    "PS-87": ("Build and rearrange", "has the tank turn"),
    "PS-92": ("Where does the old converter go?", "moves a converter"),
    "PS-97": ("Rearrange your tanks", "rearranges tanks"),
    "PS-103": ("Use this tank?", "produces"),
    "PS-115": ("Buy, sell or pass", "trades"),
    "PS-123": ("Buy or sell a certificate", "may trade a certificate"),
    "PS-144": ("Put an order marker", "puts an order marker"),
    "PS-150": ("Name a number", "names a number in secret"),
    "PS-152": ("Put a neutral marker on the river", "puts a neutral marker on the river"),
    "PS-154": ("Put a marker", "puts a marker"),
    "PS-155": ("Put a marker", "puts a marker"),
    "PS-159": ("Claim a zone", "claims a zone"),
    "PS-162": ("Move prices", "moves prices"),
    "PS-163a": ("Move prices", "moves prices"),
    "PS-167": ("Choose whom to sabotage", "chooses whom to sabotage"),
    "victim": ("Lay down one of your tanks", "has to lay down a tank"),
    "PS-173": ("Open the bidding", "opens the bidding for the Independent Carrier"),
    "PS-177": ("What do you keep?", "chooses what to keep"),
    "PS-178": ("Keep the Independent Carrier?", "may keep the Independent Carrier"),
    "draw": ("The die decides", "The die decides"),
    "over": ("The game is over", "The game is over"),
}

GERMAN: Mapping[str, tuple[str, str]] = {
    "PS-3": ("Wähle eine Farbe", "wählt eine Farbe"),
    "PS-17": ("Baue einen Frachter aus", "baut einen Frachter aus"),
    "PS-49": ("Eröffne die Bietrunde", "eröffnet die Bietrunde"),
    "PS-50": ("Biete oder passe", "bietet oder passt"),
    "PS-54": ("Nimm einen Spezialisten", "nimmt einen Spezialisten"),
    "PS-55": ("Nutze den Ingenieur", "nutzt den Ingenieur"),
    "PS-58": ("Nutze den Banker", "nutzt den Banker"),
    "PS-59": ("Nimm einen Bonusrohstoff", "nimmt einen Bonusrohstoff"),
    "PS-64": ("Nenne die Zone, die versteigert wird", "nennt die Zone, die versteigert wird"),
    "PS-67": ("Eröffne die Bietrunde", "eröffnet die Bietrunde um die Zone"),
    "PS-72": ("Zone beanspruchen?", "darf eine Zone beanspruchen"),
    "PS-73": ("Nenne eine Zone, dann würfle", "nennt eine Zone"),
    "PS-74": ("Nimm eine andere Zone", "muss eine andere Zone nehmen"),
    "PS-78": ("Nimm eine Zone mit der Baulizenz", "nimmt eine Zone mit einer Baulizenz"),
    "PS-82": ("Setze das Luftschiff", "setzt das Luftschiff"),
    "PS-85": ("Zahlst du für den Tankzug?", "kann für den Tankzug zahlen"),
    "PS-87": ("Baue und organisiere", "hat den Tankzug"),
    "PS-92": ("Wohin mit dem alten Konverter?", "versetzt einen Konverter"),
    "PS-97": ("Organisiere deine Tanks neu", "organisiert die Tanks neu"),
    "PS-103": ("Diesen Tank nutzen?", "fördert"),
    "PS-115": ("Kaufe, verkaufe oder passe", "handelt"),
    "PS-123": ("Zertifikat kaufen oder verkaufen?", "kann mit einem Zertifikat handeln"),
    "PS-144": ("Lege einen Reihenfolgemarker", "legt einen Reihenfolgemarker"),
    "PS-150": ("Nenne eine Zahl", "nennt geheim eine Zahl"),
    "PS-152": ("Lege einen neutralen Marker auf den Fluss", "legt einen neutralen Marker auf den Fluss"),
    "PS-154": ("Lege einen Marker", "legt einen Marker"),
    "PS-155": ("Lege einen Marker", "legt einen Marker"),
    "PS-159": ("Nimm eine Zone in Besitz", "nimmt eine Zone in Besitz"),
    "PS-162": ("Verschiebe Preise", "verschiebt Preise"),
    "PS-163a": ("Verschiebe Preise", "verschiebt Preise"),
    "PS-167": ("Wen triffst du mit der Sabotage?", "wählt das Ziel der Sabotage"),
    "victim": ("Lege einen deiner Tanks um", "muss einen Tank umlegen"),
    "PS-173": ("Eröffne die Bietrunde", "eröffnet die Bietrunde um den Unabhängigen Frachter"),
    "PS-177": ("Was behältst du?", "wählt, was bleibt"),
    "PS-178": ("Unabhängigen Frachter behalten?", "kann den Unabhängigen Frachter behalten"),
    "draw": ("Der Würfel entscheidet", "Der Würfel entscheidet"),
    "over": ("Die Partie ist zu Ende", "Die Partie ist zu Ende"),
}

QUESTIONS = Phrases("planet_steam.questions", en=ENGLISH, de=GERMAN)


def question(view: View[Table], lang: str) -> Words:
    """The open question. Who is not asked reads who is."""
    asked, table = view.question, view.state
    if not isinstance(asked, Ask):
        return Words(QUESTIONS.of(lang)["over" if asked is None else "draw"][0])
    key = "victim" if asked.rule == "PS-167" and asked.seat != table.saboteur else asked.rule
    to_me, to_others = QUESTIONS.of(lang)[key]
    if view.seat == asked.seat:
        return Words(to_me, note(table, asked, key, lang))
    return Words(f"[seat {asked.seat}] {to_others}", public_note(table, asked, lang))
