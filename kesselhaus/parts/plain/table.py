"""The table of a game that draws none: the fields of its state as dials, its players as rows."""

from collections.abc import Mapping, Sequence
from typing import Any

from kesselhaus.art import STOCK
from kesselhaus.art.furniture import board, jump, seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.keys import Group, Key, Part, Stepper
from kesselhaus.art.page import styles
from kesselhaus.art.phrases import People, html, plain
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import Symbols, icon
from kesselhaus.art.texts import say as kit
from kesselhaus.engine.game import Game
from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Heading
from kesselhaus.languages import Phrases
from kesselhaus.parts import GameWords
from kesselhaus.parts.ahead import Ahead
from kesselhaus.parts.plain.lying import common, of_player
from kesselhaus.parts.plain.spelling import spelled, title, value
from kesselhaus.parts.plain.words import say

label = Phrases(
    "parts.labels",
    en={"lying": "On the table", "seats": "Players", "wins": "wins"},
    de={"lying": "Auf dem Tisch", "seats": "Alle am Tisch", "wins": "gewinnt"},
)
MOST_KEYS = 6
"""More numbers than this are set on a wheel."""
LARGE = 4
"""Values of so few letters are set as large figures."""


class Plain:
    """`table`, made for a game."""

    CSS: str = styles(__package__, "plain.css")
    SYMBOLS: Symbols = STOCK

    def __init__(self, game: Game[Any], words: GameWords) -> None:
        self._game, self._words = game, words

    # ------------------------------------------------------------------ regions

    def draw(self, view: View[Any], people: People, lang: str) -> dict[str, Html]:
        return {
            "lying": board("lying", label("lying", lang), self._dials(view, people, lang), upright=True),
            "seats": board("seats", label("seats", lang), self._rows(view, people, lang), upright=True),
            "jump": jump(
                (
                    ("lying", label("lying", lang)),
                    ("seats", label("seats", lang)),
                    ("log", kit("log", lang)),
                )
            ),
        }

    def body(self, regions: Mapping[str, Html], console: Html, log: Html) -> Html:
        return (
            f'{regions["jump"]}<main class="table plain"><div class="colA">{regions["lying"]}</div>'
            f'<div class="colB">{regions["seats"]}</div><div class="colC">{log}</div></main>{console}'
        )

    def _dials(self, view: View[Any], people: People, lang: str) -> Html:
        shown = "".join(
            self._dial(name, value(held, lang, name), people, lang, view.seat)
            for name, held in common(self._game, view.state).items()
        )
        return f'<dl class="dials">{shown}</dl>'

    def _dial(self, name: str, told: str, people: People, lang: str, viewer: int | None) -> Html:
        css = ' class="large"' if len(told) <= LARGE else ""
        set_ = html(told, people, self._words.lexicon(lang), viewer)
        return f"<div{css}><dt>{escape(title(name))}</dt><dd>{set_}</dd></div>"

    def _rows(self, view: View[Any], people: People, lang: str) -> Html:
        """Who owns what; at the end, what the scores are made of."""
        ended = view.result
        scores = self._game.standings(view.state) if ended is None else ended.scores
        order = (
            range(view.seats) if ended is None else sorted(range(view.seats), key=lambda seat: -scores[seat])
        )
        columns = [self._columns(view, seat) for seat in range(view.seats)]
        heads = "".join(f'<th scope="col">{escape(title(name))}</th>' for name in columns[0])
        rows = NOTHING
        for seat in order:
            cells = "".join(
                f"<td>{html(value(held, lang, name), people, self._words.lexicon(lang), view.seat)}</td>"
                for name, held in columns[seat].items()
            )
            who, score = self._who(view, people, seat, lang), seal(scores[seat], 30)
            rows += f"<tr{self._css(view, seat)}>{who}{cells}<td>{score}</td></tr>"
        last = escape(say("score", lang))
        return (
            f'<table class="{"owns" if ended is None else "result"}"><thead><tr><td></td>{heads}'
            f'<th scope="col">{last}</th></tr></thead><tbody>{rows}</tbody></table>'
        )

    def _columns(self, view: View[Any], seat: int) -> dict[str, Any]:
        owned = of_player(self._game, view.state, seat)
        parts = view.result.categories if view.result else {}
        return owned | {name: points[seat] for name, points in parts.items()}

    def _css(self, view: View[Any], seat: int) -> Html:
        asked = isinstance(view.question, Ask) and view.question.seat == seat
        won = view.result is not None and seat in view.result.winners
        return Html(' class="turn"' if asked else ' class="won"' if won else "")

    def _who(self, view: View[Any], people: People, seat: int, lang: str) -> Html:
        won = view.result is not None and seat in view.result.winners
        crown = icon("g-crown", 16, title=label("wins", lang)) if won else ""
        name, colour = people[seat]
        return f'<th scope="row">{mark(colour, 20)}<span>{escape(name)}</span>{crown}</th>'

    # ------------------------------------------------------------------ the question bar

    def groups(self, view: View[Any], lang: str) -> list[Part]:
        """The options by kind; the longest list of numbers is set on the wheel."""
        question = view.question
        if not isinstance(question, Ask) or not question.options:
            return []
        options = tuple(question.options)
        found = self._words.grouped(view, lang)
        numbers = [places for _, places in found if isinstance(options[places[0]], NumberOption)]
        longest = max(numbers, key=len, default=[])
        wheel = longest if len(longest) > MOST_KEYS else None
        return [
            self._wheel(heading, places, options)
            if places is wheel
            else self._group(view, lang, heading, places, options)
            for heading, places in found
        ]

    def _wheel(self, heading: Heading, places: Sequence[int], options: Sequence[Option]) -> Stepper:
        numbers = {
            option.number: place for place in places if isinstance(option := options[place], NumberOption)
        }
        quick = sorted({min(numbers), max(numbers)})
        return Stepper(heading.title, numbers, heading.title, quick=quick, start=min(numbers))

    def _group(
        self, view: View[Any], lang: str, heading: Heading, places: Sequence[int], options: Sequence[Option]
    ) -> Group:
        """Under a heading the keys need not repeat it, unless there is but one without fields."""
        keys = []
        for place in places:
            label, note, hint = self._words.option(options[place], view, lang)
            keys.append(Key(place, note or label, place=self.place(options[place]), hint=hint))
        return Group(heading.title if any(key.hint for key in keys) else "", keys)

    def ahead(self, view: View[Any], words: Sequence[str], people: People, lang: str) -> Ahead | None:
        """Every question stands alone."""
        return None

    def place(self, option: Option) -> str:
        """The boards show no places."""
        return ""

    # ------------------------------------------------------------------ in a line

    def standing(self, view: View[Any], lang: str) -> str:
        """The round, where there is one, and what is under way."""
        if view.result is not None:
            return say("over", lang)
        count = getattr(view.state, "round", None)
        task = view.state.doing
        parts = [f"{title('round')} {count}" if count is not None else "", title(type(task)) if task else ""]
        return " · ".join(filter(None, parts)) or self._game.title

    def purse(self, view: View[Any], people: People, lang: str) -> Html:
        if view.seat is None:
            return NOTHING
        owned = of_player(self._game, view.state, view.seat)
        told = ", ".join(f"{spelled(name)}: {value(held, lang, name)}" for name, held in owned.items())
        return escape(plain(told, people, self._words.lexicon(lang), view.seat))
