"""The few words that the kit itself says, in the languages of the house."""

from collections.abc import Mapping

from kesselhaus.languages import Phrases

ENGLISH: Mapping[str, str] = {
    "language": "Language",
    "theme": "Light or dark",
    "rules": "Rules",
    "menu": "Menu",
    "tools": "Tools",
    "question": "The question",
    "your_turn": "Your turn",
    "asked": "You are asked",
    "rule": "rule {rule}",
    "undo": "Undo",
    "all_options": "All {count} options",
    "fewer": "Fewer",
    "log": "Log",
    "chat": "Chat",
    "replay": "replay",
    "since": "since your last turn",
    "for_you": "For you:",
    "less": "one less",
    "more": "one more",
    "choose": "Choose",
    "quick": "Quick",
    "range": "{low} to {high}",
}

GERMAN: Mapping[str, str] = {
    "language": "Sprache",
    "theme": "Hell oder dunkel",
    "rules": "Regeln",
    "menu": "Menü",
    "tools": "Werkzeuge",
    "question": "Die Frage",
    "your_turn": "Du bist dran",
    "asked": "Du bist gefragt",
    "rule": "Regel {rule}",
    "undo": "Zurück",
    "all_options": "Alle {count} Möglichkeiten",
    "fewer": "Weniger",
    "log": "Verlauf",
    "chat": "Chat",
    "replay": "nachspielen",
    "since": "seit deinem letzten Zug",
    "for_you": "Für dich:",
    "less": "eins weniger",
    "more": "eins mehr",
    "choose": "Wählen",
    "quick": "Schnell",
    "range": "{low} bis {high}",
}

say = Phrases("art.texts", en=ENGLISH, de=GERMAN)
