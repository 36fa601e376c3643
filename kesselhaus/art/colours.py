"""What the colours of the players are called: the name of a seat where nobody has given another."""

NAMES: dict[str, dict[str, str]] = {
    "red": {"en": "Red", "de": "Rot"},
    "orange": {"en": "Orange", "de": "Orange"},
    "yellow": {"en": "Yellow", "de": "Gelb"},
    "green": {"en": "Green", "de": "Grün"},
    "blue": {"en": "Blue", "de": "Blau"},
    "purple": {"en": "Purple", "de": "Violett"},
    "black": {"en": "Black", "de": "Schwarz"},
    "grey": {"en": "Grey", "de": "Grau"},
}


def colour_name(colour: str, lang: str) -> str:
    return NAMES[colour][lang]
