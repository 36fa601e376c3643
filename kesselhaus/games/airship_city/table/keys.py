"""The options of a question as groups of keys for the bar."""

from collections.abc import Callable, Iterable

from kesselhaus.art.console import Group, Key, Part
from kesselhaus.art.keys import Kind, Layout
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Heading
from kesselhaus.games.airship_city.options import (
    GRID_LINES,
    Act,
    Barter,
    Develop,
    EndTurn,
    FlyOn,
    FreeShift,
    Fulfil,
    Shift,
    ShiftByTwo,
    Step,
    StepOn,
    StopShifting,
    TakeContract,
    directions,
)
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.table.labels import line_label
from kesselhaus.games.airship_city.table.places import place
from kesselhaus.games.airship_city.table.sight import option_label
from kesselhaus.games.airship_city.tasks import EndOfTurn
from kesselhaus.games.airship_city.words import grouped, option

LAYOUTS: dict[type[Option], Layout] = {
    Shift: "pad",
    FreeShift: "pad",
    ShiftByTwo: "small",
    Barter: "small",
    EndTurn: "end",
    StopShifting: "end",
}
SIGNS: dict[type[Option], str] = {
    Shift: "[icon a-shift]",
    FreeShift: "[icon a-shift]",
    FlyOn: "[icon b-long_haul_flight]",
    Fulfil: "[icon i-contract]",
    TakeContract: "[icon i-contract]",
    Barter: "[icon b-barter]",
    Develop: "[icon a-upgrade]",
}
KINDS: dict[type[Option], Kind] = {Act: "go", EndTurn: "go"}
"""What commits is the one key in verdigris."""


def groups(view: View[Table], lang: str) -> list[Part]:
    """Every option as exactly one key, under its heading, in the order of the rules."""
    question = view.question
    if not isinstance(question, Ask) or not question.options:
        return []
    parts: list[Part] = [_group(view, lang, question, *group) for group in grouped(view, lang)]
    return [*parts, *_closed_end(view, lang, question)]


def _group(view: View[Table], lang: str, question: Ask, stands_under: Heading, numbers: list[int]) -> Group:
    first = question.options[numbers[0]]
    kind = type(first)
    layout = LAYOUTS.get(kind, "flow")
    sign = f"[pawn {view.state.active}]" if kind in (Step, StepOn) else SIGNS.get(kind, "")
    title = f"{sign} {stands_under.title}".strip()
    if layout == "pad":
        keys, labels = _pad(view, lang, question, numbers)
        return Group(title, keys, layout, stands_under.note, labels)
    keys = [_key(view, lang, number, question.options[number]) for number in numbers]
    return Group(
        title, keys, layout, stands_under.note, subject=first.start if isinstance(first, Step) else ""
    )


def _key(view: View[Table], lang: str, number: int, choice: Option) -> Key:
    words = view.fact(option_label, choice, lang)
    return Key(number, words.label, words.note, place(choice), KINDS.get(type(choice), "plain"), words.hint)


def _pad(view: View[Table], lang: str, question: Ask, numbers: Iterable[int]) -> tuple[list[Key], list[str]]:
    """All lines with both directions; what is not possible now keeps its place."""
    possible = {place(question.options[number]): number for number in numbers}
    kind: Callable[[str, str], Shift | FreeShift] = type(question.options[next(iter(possible.values()))])  # type: ignore[assignment]
    keys = []
    for line in GRID_LINES:
        for direction in directions(line):
            shift = kind(line, direction)
            hint = option(shift, view, lang).hint
            where = place(shift)
            keys.append(Key(possible.get(where), f"[icon g-tri {direction}]", "", where, "icon", hint))
    return keys, [line_label(line) for line in GRID_LINES]


def _closed_end(view: View[Table], lang: str, question: Ask) -> list[Group]:
    """The end of the turn keeps its place while workers are left to move."""
    table = view.state
    if (
        question.seat != table.active
        or isinstance(table.doing, EndOfTurn)
        or any(LAYOUTS.get(type(choice)) == "end" for choice in question.options)
    ):
        return []
    return [Group("", [Key(None, option(EndTurn(), view, lang).label, thing="deed-end_turn")], "end")]
