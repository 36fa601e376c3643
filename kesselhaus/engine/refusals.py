"""Why an answer was not taken: a sentence in the user's language, and what would be right."""

from collections.abc import Sequence

from kesselhaus.engine.questions import Option
from kesselhaus.languages import Phrases

refusal = Phrases(
    "engine.refusals",
    en={
        "over": "The match is over; there is nothing left to answer.",
        "stale": "That answer was meant for version {given}, but the table is at version {version} by now.",
        "foreign": "It is seat {asked} that is asked now, not seat {seat}.",
        "illegal": "{given} is not among the {count} legal options of this question (rule {rule}).",
        "malformed": "That is no answer this game knows: {problem}.",
        "chance": "Chance is asked now ({count} outcomes, rule {rule}); {given} is not one of them.",
        "row": "Answer {number} of this row is none that is asked for then; none of it was given.",
        "no_undo": "There is nothing to take back: a step back ends where a turn began, something was drawn, "
        "a secret was shown or another seat was asked.",
    },
    de={
        "over": "Die Partie ist vorbei; es gibt nichts mehr zu beantworten.",
        "stale": "Diese Antwort galt für Stand {given}, der Tisch ist aber inzwischen bei Stand {version}.",
        "foreign": "Gefragt ist jetzt Platz {asked}, nicht Platz {seat}.",
        "illegal": "{given} ist keine der {count} erlaubten Antworten auf diese Frage (Regel {rule}).",
        "malformed": "Das ist keine Antwort, die dieses Spiel kennt: {problem}.",
        "chance": "Jetzt ist der Zufall gefragt ({count} Fälle, Regel {rule}); {given} gehört nicht dazu.",
        "row": "Antwort {number} dieser Reihe passt nicht zu dem, was dann gefragt ist; keine davon gilt.",
        "no_undo": "Es gibt nichts zurückzunehmen: Ein Schritt zurück endet, wo ein Zug begann, etwas"
        " gezogen, ein Geheimnis gezeigt oder jemand anderes gefragt wurde.",
    },
)


class Refused(ValueError):
    """An answer that was not taken. Nothing has changed. Carries the legal options of the open question."""

    def __init__(self, kind: str, options: Sequence[Option] = (), **facts: object) -> None:
        self.kind, self.options, self.facts = kind, tuple(options), facts
        super().__init__(self.sentence("en"))

    def sentence(self, lang: str) -> str:
        return refusal(self.kind, lang, **self.facts)
