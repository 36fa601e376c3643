"""The words of a game that has none: its classes and fields, as readable as their names are.

What the house adds is in the reader's language; the names are the same in all, and so is what a game says of
itself in its docstrings.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kesselhaus.art.phrases import Lexicon, Word
from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game, Result
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.state import Event
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import About, Heading, Label, Words, listed, under_headings, verdict
from kesselhaus.languages import Phrases
from kesselhaus.parts.plain import spelling
from kesselhaus.parts.plain.lying import common, of_player
from kesselhaus.parts.plain.spelling import UNTOLD, fields, first_paragraph, spelled, title

say = Phrases(
    "parts.words",
    en={
        "mine": "Your choice: {doing}",
        "theirs": "[seat {seat}] decides: {doing}",
        "chance": "Chance decides",
        "over": "The game is over",
        "by_rule": "It ended by rule {reason}.",
        "total": "Total",
        "score": "Points",
        "for": "For {seats} players, {least} to {most} minutes.",
        "did": "[seat {seat}] {did}",
    },
    de={
        "mine": "Du entscheidest: {doing}",
        "theirs": "[seat {seat}] entscheidet: {doing}",
        "chance": "Der Zufall entscheidet",
        "over": "Die Partie ist zu Ende",
        "by_rule": "Ende nach Regel {reason}.",
        "total": "Summe",
        "score": "Punkte",
        "for": "Für {seats} Personen, {least} bis {most} Minuten.",
        "did": "[seat {seat}]: {did}",
    },
)
VERDICTS = Phrases(
    "parts.verdicts",
    en={"alone": "Victory: {who}, {score} points", "shared": "Shared victory: {who}, {score} points"},
    de={"alone": "Sieg: {who}, {score} Punkte", "shared": "Geteilter Sieg: {who}, {score} Punkte"},
)
LEXICONS = Phrases[Word](
    "parts.lexicon",
    en={"you": "you", "vp": ("point", "points")},
    de={"you": "du", "vp": ("Punkt", "Punkte")},
)


class Plain:
    """`words`, made for a game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    # ------------------------------------------------------------------ in a match

    def name(self, id: str, lang: str) -> str:
        return spelling.title(id)

    def lexicon(self, lang: str) -> Lexicon:
        return LEXICONS.of(lang)

    def question(self, view: View[Any], lang: str) -> Words:
        """What is under way, as its task is called; English readers are told what the task says of itself."""
        asked = view.question
        if not isinstance(asked, Ask):
            return Words(say("over" if asked is None else "chance", lang))
        task = view.state.doing
        doing = asked.rule if task is None else spelled(type(task).__name__)
        note = first_paragraph(type(task)) if lang == "en" and task is not None else ""
        key = "mine" if view.seat == asked.seat else "theirs"
        return Words(say(key, lang, doing=doing, seat=asked.seat), note)

    def option(self, option: Option, view: View[Any], lang: str) -> Label:
        self._know(type(option), self._game.options)
        told = fields(option, lang)
        name = title(type(option))
        return Label(name, told, f"{name}, {told}" if told else "")

    def grouped(self, view: View[Any], lang: str) -> list[tuple[Heading, list[int]]]:
        """By kind, in the order of the question."""
        options = view.question.options if isinstance(view.question, Ask) else ()
        order = {kind: place for place, kind in enumerate(dict.fromkeys(map(type, options)))}
        return under_headings(view, lambda option: self._heading(type(option), order))

    def _heading(self, kind: type[Option], order: Mapping[type, int]) -> Heading:
        return Heading(kind.__name__, order[kind], title(kind))

    def event(self, event: Event, lang: str, box: Box | None = None) -> str:
        """`Ada stoked, shovels: 2.`: events are participles, and so this is English."""
        self._know(type(event), self._game.events)
        did, more = spelled(type(event).__name__), fields(event, lang, UNTOLD)
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and seat >= 0:
            did = say("did", lang, seat=seat, did=did)
        told = ", ".join(filter(None, (did, more)))
        return f"{spelling.capital(told)}."

    def is_heading(self, event: Event) -> bool:
        """`RoundBegan`."""
        return type(event).__name__.endswith("Began") and not hasattr(event, "seat")

    def weight(self, event: Event) -> int:
        """None is dearer than another."""
        return 2

    def holdings(self, table: Any, seat: int) -> dict[str, int]:
        """There are no nouns to tell them in."""
        return {}

    def describe(self, view: View[Any], lang: str) -> str:
        asked, table = self.question(view, lang), view.state
        lines = [f"{asked.title}.", asked.note]
        if view.result is not None:
            lines += [self.end_reason(view.result.reason, lang), f"{self.verdict(view.result, lang)}."]
        lines += [
            self._told(f"{spelling.title(name)}", held, lang, name) for name, held in self._common(table)
        ]
        scores = self._game.standings(table)
        for seat in range(view.seats):
            owns = {say("score", lang).lower(): scores[seat], **of_player(self._game, table, seat)}
            told = (f"{spelled(name)}: {spelling.value(held, lang, name)}" for name, held in owns.items())
            lines.append(f"[seat {seat}]: {', '.join(told)}.")
        return "\n".join(filter(None, lines))

    def _common(self, table: Any) -> list[tuple[str, Any]]:
        return list(common(self._game, table).items())

    def _told(self, name: str, held: Any, lang: str, field: str) -> str:
        return f"{name}: {spelling.value(held, lang, field)}."

    def _know(self, kind: type, known: tuple[type, ...]) -> None:
        if kind not in known:
            raise TypeError(f"{self._game.title} has no {kind.__name__}.")

    # ------------------------------------------------------------------ on the shelf

    def about(self, lang: str) -> About:
        """What the game's package says of itself."""
        game = self._game
        package = import_module(game.setup.__module__.rpartition(".")[0] or game.setup.__module__)
        seats = listed(map(str, game.seats), lang)
        least, most = game.minutes
        people = say("for", lang, seats=seats, least=least, most=most)
        return About(game.title, f"{first_paragraph(package)} {people}".strip())

    def variant(self, key: str, lang: str) -> About:
        rule = next(variant.rule for variant in self._game.variants if variant.key == key)
        return About(title(key), f"{title(key)} ({rule}).")

    def category(self, key: str, lang: str) -> str:
        return say("total", lang) if key == "total" else title(key)

    def end_reason(self, key: str, lang: str) -> str:
        return f"{title(key)}." if key.isidentifier() else say("by_rule", lang, reason=key)

    def verdict(self, result: Result, lang: str) -> str:
        return verdict(VERDICTS, result, lang)
