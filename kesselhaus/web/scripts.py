"""Scripts of a page with what they say: words come with the script, so that it knows no language."""

from collections.abc import Mapping

import msgspec

from kesselhaus.art.html import Html
from kesselhaus.art.symbols import attributes
from kesselhaus.languages import Phrases
from kesselhaus.web.assets import address

WORDS: Mapping[str, Phrases[str]] = {
    "board.js": Phrases(
        "web.board",
        en={"closer": "Closer", "farther": "Farther", "fit": "Show all"},
        de={"closer": "Näher heran", "farther": "Weiter weg", "fit": "Alles zeigen"},
    ),
    "hints.js": Phrases(
        "web.hints",
        en={
            "new": "New to you",
            "close": "Understood",
            "none": "No more of these",
            "on": "Hints for new questions: on",
            "off": "Hints for new questions: off",
        },
        de={
            "new": "Neu für dich",
            "close": "Verstanden",
            "none": "Keine Hinweise mehr",
            "on": "Hinweise zu neuen Fragen: an",
            "off": "Hinweise zu neuen Fragen: aus",
        },
    ),
    "pace.js": Phrases(
        "web.pace",
        en={
            "pace": "Pace",
            "others": "Pace of the others",
            "step": "Step",
            "slow": "Slow",
            "normal": "Normal",
            "fast": "Fast",
            "instant": "Instant",
            "each_step": "Space shows the next",
            "each": "{seconds} s a move",
            "each_instant": "marks only",
            "you": "You",
            "you_play": "You play",
            "plays": "{name} plays",
            "film": "The turn so far",
            "again": "each picture shows its moment again",
            "come": "still to come",
            "pause": "Pause",
            "space": "Space",
            "on": "Go on",
            "next": "Next",
            "skip": "Skip turn",
            "mine": "To my turn",
            "end": "To the end",
            "one_behind": "1 turn behind",
            "behind": "{turns} turns behind",
            "stage": "What the others do",
        },
        de={
            "pace": "Tempo",
            "others": "Tempo der anderen",
            "step": "Schritt",
            "slow": "Langsam",
            "normal": "Normal",
            "fast": "Schnell",
            "instant": "Sofort",
            "each_step": "Leertaste zeigt den nächsten",
            "each": "{seconds} s je Zug",
            "each_instant": "nur Marken",
            "you": "Du",
            "you_play": "Du spielst",
            "plays": "{name} spielt",
            "film": "Der Zug bisher",
            "again": "jedes Bild zeigt seinen Moment",
            "come": "es geht noch weiter",
            "pause": "Pause",
            "space": "Leer",
            "on": "Weiter",
            "next": "Weiter",
            "skip": "Zug überspringen",
            "mine": "Zu meinem Zug",
            "end": "Zum Ende",
            "one_behind": "Ein Zug wartet noch",
            "behind": "{turns} Züge warten noch",
            "stage": "Was die anderen tun",
        },
    ),
}
"""By script. What is in braces is put in by the script."""


def script(name: str, lang: str) -> Html:
    """The element that loads a script, with its words."""
    return f"<script{attributes(src=address(name), defer=True, data_words=_words(name, lang))}></script>"


def later(name: str, lang: str) -> Html:
    """The same for a script or style that is loaded when the page stands (by live.js)."""
    marks = attributes(type="later", data_src=address(name), data_words=_words(name, lang))
    return f"<script{marks}></script>"


def later_at(address: str) -> Html:
    """What is loaded later from an address that is known."""
    return f"<script{attributes(type='later', data_src=address)}></script>"


def _words(name: str, lang: str) -> str | None:
    said = WORDS.get(name)
    return msgspec.json.encode(said.of(lang)).decode() if said else None
