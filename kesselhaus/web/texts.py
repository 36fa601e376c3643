"""What the site itself says, in the languages of the house."""

ENGLISH = {
    "title": "Kesselhaus · steam-age board games",
    "welcome": "Welcome to the boiler house",
    "welcome_note": "Take a box from the shelf.",
    "shelf": "The shelf",
    "play_now": "Play now",
    "players": "{seats} players",
    "minutes": "{least} to {most} minutes",
    "other_table": "Another table",
    "seats": "Seats",
    "who": "Who plays",
    "random": "you against careless bots",
    "greedy": "you against bots",
    "hot_seat": "all around this screen",
    "variants": "Variants",
    "lay_table": "Lay the table",
    "guest": "Guest",
    "person": "Seat {number}",
    "bot": "Bot {number}",
    "back": "Back to the shelf",
    "no_table": "There is no such table (any more): tables live as long as the house is open.",
    "no_page": "There is no such page.",
    "foreign": "That request came from another site, so nothing was done.",
    "too_long": "That request is longer than any answer can be, so nothing was done.",
    "unreadable": "That request could not be read, so nothing was done.",
    "broken": "Something went wrong in the house; the table is as it was before.",
    "unofficial": "Unofficial: not connected with the authors and publishers of the games.",
}

GERMAN = {
    "title": "Kesselhaus · Brettspiele der Dampfzeit",
    "welcome": "Willkommen im Kesselhaus",
    "welcome_note": "Nimm eine Schachtel aus dem Regal.",
    "shelf": "Das Regal",
    "play_now": "Losspielen",
    "players": "{seats} Personen",
    "minutes": "{least} bis {most} Minuten",
    "other_table": "Ein anderer Tisch",
    "seats": "Plätze",
    "who": "Wer spielt",
    "random": "du gegen sorglose Bots",
    "greedy": "du gegen Bots",
    "hot_seat": "alle an diesem Bildschirm",
    "variants": "Varianten",
    "lay_table": "Tisch decken",
    "guest": "Gast",
    "person": "Platz {number}",
    "bot": "Bot {number}",
    "back": "Zurück zum Regal",
    "no_table": "Diesen Tisch gibt es nicht (mehr): Tische bestehen, solange das Haus geöffnet ist.",
    "no_page": "Diese Seite gibt es nicht.",
    "foreign": "Diese Anfrage kam von einer anderen Seite; es ist nichts geschehen.",
    "too_long": "Diese Anfrage ist länger, als eine Antwort sein kann; es ist nichts geschehen.",
    "unreadable": "Diese Anfrage war nicht zu lesen; es ist nichts geschehen.",
    "broken": "Im Haus ist etwas schiefgegangen; der Tisch ist, wie er vorher war.",
    "unofficial": "Inoffiziell: ohne Verbindung zu Autoren und Verlagen der Spiele.",
}

LANGUAGES = {"en": ENGLISH, "de": GERMAN}


def say(key: str, lang: str, **values: object) -> str:
    return LANGUAGES[lang][key].format(**values)
