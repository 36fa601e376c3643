"""Refusals at the door and at the tables."""

ENGLISH = {
    "back_home": "Back to the shelf",
    "no_page": "There is no such page.",
    "wrong_house": "This house does not go by the name {name}. Whoever runs it can say so: "
    "serve --public NAME.",
    "no_table": "There is no such table.",
    "put_away": "The game of this table is not on the shelf just now. The match is kept; please look again "
    "later.",
    "foreign_site": "That request came from another site, so nothing was done.",
    "too_large": "That is more than can be sent here, so nothing was done.",
    "too_often": "That was too often in too short a time. Please wait a moment.",
    "too_many_lines": "So many pages are open at once that this one is no longer told what happens. "
    "Everything still works: reload it to see what is new, or close other pages.",
    "store_away": "The house cannot write anything down just now. Please try again in a few seconds: what is "
    "shown then is what counts.",
    "unreadable": "That request could not be read, so nothing was done.",
    "odd_text": "There is a sign in that text which can neither be kept nor shown, so nothing was done. "
    "Letters, digits, punctuation and line breaks are fine.",
    "unfit_text": "That text is too long, empty or no text at all, so nothing was done. Shorter, "
    "and in letters and digits, it can be kept.",
    "broken": "Something went wrong in the house. Please look how things stand before you try again.",
    "sign_in_first": "Please sign in first.",
    "not_your_seat": "That is not your seat.",
    "not_playing": "Nothing is being played at this table now.",
    "stale": "The table has moved on in the meantime; here it is as it stands now.",
    "rules_lost": "The rules of this table did not answer in time. Nothing was changed; please try again.",
    "rules_changed": "The rules were mended after this match had begun and no longer follow it to its end. "
    "Its page shows how far they do, and how to go on from there.",
    "rules_failed": "The rules of this table failed over that. Nothing was changed.",
    "bot_failed": "A bot failed; the first possible answer was taken for it.",
    "bot_thinks": "The bot is thinking …",
    "bot_thinks_after_one": "The bot will think soon; 1 table is before you.",
    "bot_thinks_after": "The bot will think soon; {count} tables are before you.",
    "bot_lost": "A bot took too long; the first possible answer was taken for it.",
    "seat_taken": "Somebody was quicker: that seat is taken.",
    "no_such_seat": "There is no such seat.",
    "no_example": "This rulebook has no such example.",
    "no_such_moment": "There is no such moment in this match.",
    "host_only": "Only who has laid the table can do that.",
    "still_there": "That player is still there and has time left.",
    "others_play": "The others are still playing; leave the table instead.",
    "no_clock": "No time is kept at this table, so there is none to grant.",
    "grant_to_others": "Only the others can grant you time.",
    "set_too_often": "You have changed that several times already. You can again after the next move.",
    "password_length": "A password has 8 to 200 characters.",
    "name_taken": "That name is taken; please choose another.",
    "wrong_sign_in": "Name and password do not go together.",
}

GERMAN = {
    "back_home": "Zurück zum Regal",
    "no_page": "Diese Seite gibt es nicht.",
    "wrong_house": "Dieses Haus heißt nicht {name}. Wer es betreibt, kann das sagen: serve --public NAME.",
    "no_table": "Diesen Tisch gibt es nicht.",
    "put_away": "Das Spiel dieses Tisches steht gerade nicht im Regal. Die Partie ist aufgehoben; bitte sieh "
    "später wieder nach.",
    "foreign_site": "Diese Anfrage kam von einer anderen Website; es wurde nichts getan.",
    "too_large": "Das ist mehr, als man hier schicken kann; es wurde nichts getan.",
    "too_often": "Das war zu oft in zu kurzer Zeit. Bitte warte einen Moment.",
    "too_many_lines": "Es sind so viele Seiten auf einmal offen, dass diese nicht mehr erfährt, was "
    "geschieht. Alles geht trotzdem: Lade sie neu, um den Stand zu sehen, oder schließe andere Seiten.",
    "store_away": "Das Haus kann gerade nichts aufschreiben. Bitte versuche es in ein paar Sekunden noch "
    "einmal: Was dann zu sehen ist, gilt.",
    "unreadable": "Diese Anfrage war nicht zu lesen; es wurde nichts getan.",
    "odd_text": "In diesem Text ist ein Zeichen, das sich weder aufheben noch zeigen lässt; es wurde nichts "
    "getan. Buchstaben, Ziffern, Satzzeichen und Zeilenumbrüche gehen.",
    "unfit_text": "Dieser Text ist zu lang, leer oder gar keiner; es wurde nichts getan. Kürzer und in "
    "Buchstaben und Ziffern lässt er sich aufheben.",
    "broken": "Im Haus ist etwas schiefgegangen. Bitte sieh nach, wie es steht, ehe du es wieder versuchst.",
    "sign_in_first": "Bitte melde dich zuerst an.",
    "not_your_seat": "Das ist nicht dein Platz.",
    "not_playing": "An diesem Tisch wird gerade nicht gespielt.",
    "stale": "Am Tisch ist es inzwischen weitergegangen; so steht es jetzt.",
    "rules_lost": "Die Regeln dieses Tisches haben nicht rechtzeitig geantwortet. Nichts wurde geändert; "
    "bitte versuche es noch einmal.",
    "rules_changed": "Die Regeln wurden berichtigt, nachdem diese Partie begonnen hatte, und folgen ihr "
    "nicht mehr bis zum Ende. Ihre Seite zeigt, wie weit sie es tun und wie es von dort weitergeht.",
    "rules_failed": "Die Regeln dieses Tisches sind daran gescheitert. Nichts wurde geändert.",
    "bot_failed": "Ein Bot ist gescheitert; für ihn wurde die erste mögliche Antwort genommen.",
    "bot_thinks": "Der Bot denkt nach …",
    "bot_thinks_after_one": "Der Bot denkt gleich nach; vor dir ist noch 1 Tisch.",
    "bot_thinks_after": "Der Bot denkt bald nach; vor dir sind noch {count} Tische.",
    "bot_lost": "Ein Bot hat zu lange gebraucht; für ihn wurde die erste mögliche Antwort genommen.",
    "seat_taken": "Jemand war schneller: Dieser Platz ist besetzt.",
    "no_such_seat": "Diesen Platz gibt es nicht.",
    "no_example": "Ein solches Beispiel gibt es in diesem Regelbuch nicht.",
    "no_such_moment": "Diesen Augenblick gibt es in der Partie nicht.",
    "host_only": "Das kann nur, wer den Tisch gedeckt hat.",
    "still_there": "Dieser Spieler ist noch da und hat noch Zeit.",
    "others_play": "Die anderen spielen noch; verlasse stattdessen den Tisch.",
    "no_clock": "An diesem Tisch läuft keine Uhr; darum gibt es keine Bedenkzeit zu vergeben.",
    "grant_to_others": "Bedenkzeit können dir nur die anderen geben.",
    "set_too_often": "Das hast du schon mehrmals geändert. Nach dem nächsten Zug kannst du es wieder.",
    "password_length": "Ein Passwort hat 8 bis 200 Zeichen.",
    "name_taken": "Dieser Name ist vergeben; bitte wähle einen anderen.",
    "wrong_sign_in": "Name und Passwort passen nicht zusammen.",
}
