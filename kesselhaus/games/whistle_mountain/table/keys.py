"""The options of a question as groups of keys for the bar: tiles are drawn, the best squares stand first."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from kesselhaus.art.console import Group, Key, Part
from kesselhaus.art.keys import Kind, Layout
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.rows import written
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Heading, Label
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.drawings.scaffolds import layers
from kesselhaus.games.whistle_mountain.figures import STACKS
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.table.choice import leads_on
from kesselhaus.games.whistle_mountain.table.places import place
from kesselhaus.games.whistle_mountain.table.prospect import held, ranked
from kesselhaus.games.whistle_mountain.table.sight import option_label
from kesselhaus.games.whistle_mountain.words import grouped, name
from kesselhaus.games.whistle_mountain.words.powers import powers
from kesselhaus.games.whistle_mountain.words.prospects import MACHINE, SCAFFOLD

BEST = {MACHINE: 4}
FRONT = 6
"""So many squares stand in front of all others: those that bring most. The keys of a machine say more."""
HEAP, HEAPS = 12, 6
"""So many squares of neighbouring rows make one group; more where there would be too many groups."""
LYING = {stack: int(stack == "l") for stack in STACKS}
"""How the top tile of a stack is shown: turned so that it is low."""
LAYOUTS: Mapping[type[Option], Layout] = {o.Decline: "end", o.EndTurn: "end"}
KINDS: Mapping[type[Option], Kind] = {o.EndTurn: "go"}
"""What commits is the one key in verdigris."""
SIGNS: Mapping[type[Option], str] = {
    o.Send: "[icon i-airship]",
    o.Lie: "[icon i-airship]",
    o.ReturnAirship: "[icon i-home]",
    o.Forge: "[icon g-forge]",
    o.Dock: "[icon i-dock]",
    o.Activate: "[icon i-activate]",
    o.PlaceToken: "[icon i-duplicator]",
    o.TakeMachine: "[icon i-machine]",
    o.TakeUpgrade: "[icon i-upgrade]",
    o.TakeScaffold: "[icon i-scaffold]",
    o.TakeScaffolds: "[icon i-scaffold]",
    o.DrawCards: "[icon i-card]",
    o.BuildScaffold: "[icon i-scaffold]",
    o.BuildMachine: "[icon i-machine]",
    o.FromBarracks: "[icon i-barracks]",
    o.FromSquare: "[icon i-on_scaffold]",
    o.PlayCard: "[icon i-card]",
    o.UseAward: "[icon i-award]",
    o.TakeAward: "[icon i-award]",
}


def groups(view: View[Table], lang: str) -> list[Part]:
    """Every option as exactly one key, in the order of the rules."""
    question = view.question
    if not isinstance(question, Ask) or not question.options:
        return []
    parts: list[Part] = []
    for heading, numbers in grouped(view, lang):
        first = question.options[numbers[0]]
        if isinstance(first, o.At):
            parts += _squares(view, lang, heading, numbers)
        else:
            parts.append(_group(view, lang, heading, numbers))
    return parts


def _group(view: View[Table], lang: str, heading: Heading, numbers: Sequence[int]) -> Group:
    assert isinstance(view.question, Ask)
    kind = type(view.question.options[numbers[0]])
    title = f"{SIGNS.get(kind, '')} {heading.title}".strip()
    keys = [key_of(view, lang, number) for number in numbers]
    return Group(title, keys, LAYOUTS.get(kind, "flow"), heading.note)


def key_of(view: View[Table], lang: str, number: int) -> Key:
    assert isinstance(view.question, Ask)
    choice = view.question.options[number]
    words = view.fact(option_label, choice, lang)
    shape = _drawn(choice, words, view)
    hint = words.hint or (_spoken(words) if shape else "")
    deed = _deed(choice, view.state.box, lang)
    note = "" if words.note == deed else words.note
    kind = KINDS.get(type(choice), "plain")
    draft = written(choice) if leads_on(view, choice) else None
    return Key(number, shape or words.label, note, place(choice), kind, hint, deed, draft=draft)


def _deed(choice: Option, box: MountainBox, lang: str) -> str:
    """What an ability or an upgrade does; the names alone tell little."""
    match choice:
        case o.ChooseAbility(ability):
            return powers(box.abilities[ability].powers, lang, box.contacts_for_ability)
        case o.TakeUpgrade(upgrade):
            return powers(box.upgrades[upgrade].powers, lang, box.contacts_for_ability)
    return ""


def _spoken(words: Label) -> str:
    return ", ".join(filter(None, (words.label, words.note)))


# ------------------------------------------------------------------ squares


def _squares(view: View[Table], lang: str, heading: Heading, numbers: Sequence[int]) -> list[Part]:
    """The best squares, then all others row by row from above; few squares stand together."""
    assert isinstance(view.question, Ask)
    at = {number: choice for number in numbers if isinstance(choice := view.question.options[number], o.At)}
    order = ranked(view, tuple(at.values()))
    by_square = {(choice.column, choice.row): number for number, choice in at.items()}
    front = BEST.get(held(view).kind, FRONT)
    first = [by_square[square] for square in order[: front if len(order) > 2 * front else None]]
    parts: list[Part] = [
        Group(heading.title, [key_of(view, lang, number) for number in first], "flow", heading.note)
    ]
    rest = sorted(
        (number for number in numbers if number not in first), key=lambda n: (-at[n].row, at[n].column)
    )
    return [*parts, *_rows(view, lang, {number: at[number].row for number in rest})]


def _rows(view: View[Table], lang: str, rows: Mapping[int, int]) -> list[Part]:
    """Squares row by row, from above."""
    return [
        Group(
            _heap_title(rows[heap[0]], rows[heap[-1]], lang), [key_of(view, lang, number) for number in heap]
        )
        for heap in _in_heaps(rows)
    ]


def _heap_title(upper: int, lower: int, lang: str) -> str:
    return name(f"row_{upper}", lang) + (f"–{lower}" if lower < upper else "")


def _in_heaps(rows: Mapping[int, int]) -> list[list[int]]:
    """Things by their rows, from above; neighbouring rows stand together as far as that keeps lists short."""
    full, heaps = HEAP, _heaps(rows, HEAP)
    while len(heaps) > HEAPS:
        full += 3
        heaps = _heaps(rows, full)
    return heaps


def _heaps(rows: Mapping[int, int], full: int) -> list[list[int]]:
    """Whole rows, and as many of them together as make no more than that."""
    heaps: list[list[int]] = []
    for _, found in groupby(rows, rows.__getitem__):
        row = list(found)
        if heaps and len(heaps[-1]) + len(row) <= full:
            heaps[-1] += row
        else:
            heaps.append(row)
    return heaps


# ------------------------------------------------------------------ tiles on keys


def _drawn(choice: Option, words: Label, view: View[Table]) -> str:
    """A scaffold or an airship on its key, turned as it would be; of other options nothing is drawn."""
    match choice:
        case o.BuildScaffold(scaffold):
            return drawn_tile(view.state.box, scaffold)
        case o.TakeScaffold(stack):
            return drawn_tile(view.state.box, view.state.displays[stack][0], LYING[stack])
        case o.Lie(_, upright):
            return f"[icon i-airship{' left' if upright else ''}] {words.label}"
        case o.Turn(turn) if (thing := held(view)).kind == SCAFFOLD:
            return drawn_tile(view.state.box, thing.thing, turn)
    return ""


def drawn_tile(box: MountainBox, scaffold: str, turn: int = 0) -> str:
    """Its form and its icons, drawn over each other; nothing for a form that only this edition has."""
    printed = box.scaffolds[scaffold]
    symbols = layers(printed.form, box.forms[printed.form].squares, box.icons[scaffold], turn)
    return "".join(f"[icon {symbol}]" for symbol in symbols)
