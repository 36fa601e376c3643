"""The options of a question as groups of keys for the bar; much fuel as a counter wheel."""

import re
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from kesselhaus.art.console import Fact, Group, Key, Part, Stepper
from kesselhaus.art.keys import Kind, Layout
from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.engine.rows import written
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ROMAN, Heading
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.rules.industrialize import PIECES, worker_cost
from kesselhaus.games.nucleum.rules.urbanize import lowest_cost
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.table.choice import most_matches
from kesselhaus.games.nucleum.table.labels import label
from kesselhaus.games.nucleum.table.places import place
from kesselhaus.games.nucleum.table.railway_keys import TICK, orient_groups, space_groups
from kesselhaus.games.nucleum.table.sight import option_label
from kesselhaus.games.nucleum.table.tiles import lying
from kesselhaus.games.nucleum.tasks.energize import Announcing
from kesselhaus.games.nucleum.words import grouped, option, verb
from kesselhaus.games.nucleum.words.energize_keys import running_sum
from kesselhaus.games.nucleum.words.laying import say as laying
from kesselhaus.games.nucleum.words.players import action_of, asked_player

MOST_KEYS = 6
"""More numbers than this are set on a wheel."""
TOKEN = re.compile(r"\[[^\]]+\]")
LETTERS = 320
"""So many letters on keys fit beside each other; where there are more, the keys keep what is needed to tell
them apart, and the rest is read out and stands on the boards.
"""

LAYOUTS: Mapping[type[Option], Layout] = dict.fromkeys((o.StopActing, o.StopTaking, o.Decline), "end")
KINDS: Mapping[type[Option], Kind] = {o.PerformAction: "go"}
"""What commits is the one key in verdigris."""
SIGNS: Mapping[str, str] = {
    "play": "i-tile",
    "lay": "i-railway",
    "recharge": "i-star",
    "residence": "b-residence",
    "factory": "b-factory",
    "laboratory": "b-laboratory",
    "turbine": "b-turbine",
    "mine": "b-mine",
    "red": "i-red_site",
    "plant": "a-energize",
    "coal": "i-coal",
    "uranium": "i-uranium",
    "fulfil": "i-contract",
}
"""The icon before a heading, by its key."""


def groups(view: View[Table], lang: str) -> list[Part]:
    """Every option as exactly one key or one number of a wheel, in the order of the rules."""
    question = view.question
    if not isinstance(question, Ask) or not question.options:
        return []
    options = tuple(question.options)
    if isinstance(options[0], o.ChooseSpace):
        return space_groups(view, lang, options)
    if isinstance(options[0], o.Orient):
        heading, _ = next(iter(grouped(view, lang)))
        return orient_groups(view, lang, heading, options)
    numbers = [number for number, choice in enumerate(options) if isinstance(choice, NumberOption)]
    if len(numbers) > MOST_KEYS:
        return _wheel(view, lang, options, numbers)
    parts = [_group(view, lang, options, *group) for group in grouped(view, lang)]
    return [*_sum(view, lang), *_fitting(parts)]


def _group(
    view: View[Table], lang: str, options: Sequence[Option], heading: Heading, numbers: Sequence[int]
) -> Group:
    icon = SIGNS.get(heading.key, "")
    return Group(
        f"[icon {icon}] {heading.title}" if icon else heading.title,
        [_key(view, lang, number, options[number]) for number in numbers],
        LAYOUTS.get(type(options[numbers[0]]), "flow"),
        heading.note,
    )


def _key(view: View[Table], lang: str, number: int, choice: Option) -> Key:
    """Tiles by their signs, pieces by their level: what else is to be said of them stands on the boards."""
    words, table = view.fact(option_label, choice, lang), view.state
    shown, note = words.label, words.note
    hint = words.hint or (f"{words.label}, {words.note}" if words.note else "")
    player = asked_player(view)
    match choice:
        case o.PlayTile(tile) | o.LayTile(tile) | o.TakeTile(tile):
            return _tile(view, lang, number, choice, tile, hint)
        case o.ChooseBuilding(building):
            cost = lowest_cost(table, player, action_of(table, player), building)
            shown, note = ROMAN[table.box.urban[building].level], f"[{cost} thaler]"
        case o.ChoosePiece(piece):
            _, row = PIECES[piece]
            shown, note = ROMAN[row], f"[{worker_cost(table, action_of(table, player), row)} worker]"
    if LAYOUTS.get(type(choice)) == "end":
        note = ""
    return Key(number, shown, note, place(choice), KINDS.get(type(choice), "plain"), hint)


def _tile(view: View[Table], lang: str, number: int, choice: Option, tile: str, hint: str) -> Key:
    """A tile is its own key. As a railway it is only chosen by that, with its space and way round."""
    box = view.state.box
    words = view.fact(option_label, choice, lang)
    note, draft = words.note if isinstance(choice, o.TakeTile) else "", None
    if isinstance(choice, o.LayTile):
        ticks = most_matches(view, tile)
        note, draft = (laying("up_to", lang, ticks=TICK * ticks) if ticks else ""), written(choice)
    drawn = lying(box.tiles[tile], "", box.directive_saving)
    return Key(number, "", note, place(choice), "drawn", hint, picture=drawn, draft=draft)


def _fitting(parts: Sequence[Group]) -> list[Part]:
    """Without notes where they would not fit into the bar."""
    letters = sum(_letters(key.label) + _letters(key.note) for part in parts for key in part.keys)
    if letters <= LETTERS:
        return list(parts)
    return [
        Group(
            part.title,
            [replace(key, note="") for key in part.keys],
            part.layout,
            part.note,
        )
        for part in parts
    ]


def _letters(phrase: str) -> int:
    """About how long a phrase is when it is set; an icon is as wide as three letters."""
    return len(TOKEN.sub("iii", phrase))


# ------------------------------------------------------------------ fuel


def _sum(view: View[Table], lang: str) -> list[Part]:
    """NU-133: the electricity so far and what it costs, while an Energize action is announced."""
    doing = view.state.doing
    if not isinstance(doing, Announcing):
        return []
    electricity, thaler = running_sum(view.state, doing.plan)
    return [
        Fact(
            label("so_far", lang),
            f"[{electricity} electricity] [{thaler} thaler]",
        )
    ]


def _wheel(view: View[Table], lang: str, options: Sequence[Option], numbers: Sequence[int]) -> list[Part]:
    """A number on the wheel; the quick ones are those that are enough for one more building."""
    legal = {choice.number: place for place in numbers if isinstance(choice := options[place], NumberOption)}
    kind = type(options[numbers[0]])
    assert issubclass(kind, NumberOption)
    heading = next(heading for heading, found in grouped(view, lang) if numbers[0] in found)
    steps = _steps(view, lang, options, legal)
    quick = [number for number, _ in steps][:4] or [min(legal)]
    unit = "uranium" if kind is o.BurnUranium else "coal"
    rest = [
        _group(view, lang, options, other, found)
        for other, found in grouped(view, lang)
        if numbers[0] not in found
    ]
    parts: list[Part] = [*_sum(view, lang)]
    parts.append(
        Stepper(
            f"[icon i-{unit}] {heading.title} {heading.note}".strip(),
            legal,
            verb(kind, lang),
            unit,
            quick,
            quick[0],
        )
    )
    if steps:
        lines = " · ".join(f"{number}: {note}" for number, note in steps[:4])
        parts.append(Fact(label("enough_for", lang), lines))
    return [*parts, *rest]


def _steps(
    view: View[Table], lang: str, options: Sequence[Option], legal: Mapping[int, int]
) -> list[tuple[int, str]]:
    """The numbers at which the note of the key tells of something new, with these notes."""
    found: list[tuple[int, str]] = []
    before = ""
    for number in sorted(legal):
        note = option(options[legal[number]], view, lang).note
        what = note.partition(", ")[2]
        if what and what != before:
            found.append((number, note))
            before = what
    return found
