"""Things of a game that explains none: the nouns of its lexicon, and each kind of option."""

from collections.abc import Sequence
from typing import Any

from kesselhaus.art.phrases import word
from kesselhaus.engine.game import Game
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.languages import Phrases
from kesselhaus.parts import GameWords
from kesselhaus.parts.plain.spelling import capital, first_paragraph, title
from kesselhaus.parts.things import Reason, Thing

say = Phrases(
    "parts.things",
    en={
        "noun": "What is counted",
        "noun_does": "[{noun}] stands for {name}.",
        "option": "A choice",
        "answers": "An answer to the question: {question}",
        "asked": "Now the question is: {question}",
    },
    de={
        "noun": "Was gezählt wird",
        "noun_does": "[{noun}] steht für {name}.",
        "option": "Eine Möglichkeit",
        "answers": "Eine Antwort auf die Frage: {question}",
        "asked": "Jetzt ist die Frage: {question}",
    },
)
KEY, ICON = "key-", "i-"


class Plain:
    """`things`, made for a game."""

    def __init__(self, game: Game[Any], words: GameWords) -> None:
        self._words = words
        self._kinds = {f"{KEY}{kind.__name__}": kind for kind in game.options}

    def thing(self, address: str, view: View[Any], lang: str) -> Thing | None:
        if address in self._kinds:
            return self._option(self._kinds[address], view, lang)
        return self._noun(address.removeprefix(ICON), lang) if address.startswith(ICON) else None

    def _option(self, kind: type[Option], view: View[Any], lang: str) -> Thing:
        question, asked = self._words.question(view, lang), view.question
        said = first_paragraph(kind) if lang == "en" else ""
        rule = asked.rule if isinstance(asked, Ask) else ""
        return Thing(
            title(kind), say("option", lang), said or say("answers", lang, question=question.title), rule
        )

    def _noun(self, noun: str, lang: str) -> Thing | None:
        lexicon = self._words.lexicon(lang)
        if noun not in lexicon:
            return None
        name = word(lexicon, noun, 2)
        return Thing(capital(name), say("noun", lang), say("noun_does", lang, noun=noun, name=name))

    def concerns(self, option: Option, view: View[Any]) -> tuple[str, ...]:
        return (f"{KEY}{type(option).__name__}",)

    def choosable(self, view: View[Any]) -> Sequence[str]:
        return list(self._kinds)

    def why_not(self, view: View[Any], address: str, lang: str) -> list[Reason]:
        """The question is another one."""
        options = view.question.options if isinstance(view.question, Ask) else ()
        if any(isinstance(option, self._kinds[address]) for option in options):
            return []
        return [Reason(say("asked", lang, question=self._words.question(view, lang).title))]

    def not_now(self, view: View[Any], lang: str) -> list[Option]:
        return []
