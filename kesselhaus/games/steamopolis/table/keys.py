"""The options of a question as groups of keys for the bar."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from kesselhaus.art.console import Group, Key, Part, Stepper
from kesselhaus.art.keys import ROOM, Kind, Layout, Reader, all_fit, width
from kesselhaus.engine.questions import Ask, NumberOption, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Heading
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.table.gauge import subject_of
from kesselhaus.games.steamopolis.table.lying_tower import lying_tower
from kesselhaus.games.steamopolis.table.places import place
from kesselhaus.games.steamopolis.table.sight import option_label
from kesselhaus.games.steamopolis.words import grouped, lexicon
from kesselhaus.games.steamopolis.words.phrasebook import say

FEW = 9
"""So many keys make a group at most: three rows of three."""
FULL = ROOM - 240
"""So wide a group may be, that there is room for the folded ones beside it."""
LAYOUTS: Mapping[type[Option], Layout] = {
    o.Skip: "end",
    o.Decline: "end",
    o.Done: "end",
}
KINDS: Mapping[type[Option], Kind] = {o.Use: "go", o.Done: "go"}
"""What commits is the one key in verdigris."""
SIGNS: Mapping[type[Option], str] = {
    o.ChooseStone: "[icon i-stone]",
    o.MoveStone: "[icon i-press]",
    o.RunTo: "[icon g-run]",
    o.BuyMachine: "[icon g-tag]",
    o.BuyBanner: "[icon i-banner]",
    o.PutParasite: "[icon i-beetle]",
    o.LiftParasite: "[icon i-beetle]",
    o.UseParasite: "[icon i-beetle]",
    o.Peek: "[icon g-eye]",
    o.TakeAboard: "[icon i-ticket]",
    o.CopyDistrict: "[icon g-copy]",
    o.TurnArrow: "[icon i-stonearr]",
    o.TurnArrowOn: "[icon i-stonearr]",
}


def groups(view: View[Table], lang: str) -> list[Part]:
    """Every option as exactly one key or one number, under its heading, in the order of the rules."""
    question = view.question
    if not isinstance(question, Ask) or not question.options:
        return []
    if lying := _lying(view, lang):
        return lying
    parts: list[Part] = []
    for heading, numbers in grouped(view, lang):
        first = question.options[numbers[0]]
        if isinstance(first, o.Boost):
            parts += _boosts(view, lang, heading, numbers)
            continue
        counted = [number for number in numbers if isinstance(question.options[number], NumberOption)]
        if counted:
            parts.append(_stepper(view, lang, heading, counted))
        rest = [number for number in numbers if number not in counted]
        if rest:
            parts += _groups(view, lang, heading, rest)
    return parts


def _lying(view: View[Table], lang: str) -> list[Part]:
    """ST-58, ST-76: a district is chosen in a tower that lies down, if there is room for it, and beside it
    whatever else can be chosen.
    """
    parts: list[Part] = []
    for number, (heading, numbers) in enumerate(grouped(view, lang)):
        assert isinstance(view.question, Ask)
        kind = type(view.question.options[numbers[0]])
        title = f"{SIGNS.get(kind, '')} {heading.title}".strip()
        if number:
            layout: Layout = "end" if kind is o.RunTo and len(numbers) == 1 else LAYOUTS.get(kind, "flow")
            parts.append(Group(title, [_key(view, lang, each) for each in numbers], layout, heading.note))
        elif tower := lying_tower(view, lang, title, heading.note, numbers):
            parts.append(tower)
        else:
            return []
    reader = Reader((), lexicon(lang), lang, view.seat)
    return parts if all_fit(parts, reader) else []


def _groups(view: View[Table], lang: str, heading: Heading, numbers: Sequence[int]) -> list[Part]:
    """The keys of a heading; more than the bar has room for are set in several groups, by level if they have
    one, the highest first.
    """
    assert isinstance(view.question, Ask)
    options = view.question.options
    kind = type(options[numbers[0]])
    title, layout = f"{SIGNS.get(kind, '')} {heading.title}".strip(), LAYOUTS.get(kind, "flow")
    whole = Group(title, [_key(view, lang, number) for number in numbers], layout, heading.note)
    reader = Reader((), lexicon(lang), lang, view.seat)
    if layout == "end" or (len(numbers) <= FEW and width(whole, reader) <= FULL):
        return [whole]
    levels = {number: _level(options[number], view) for number in numbers}
    order = sorted(numbers, key=lambda number: -levels[number])
    heaps: list[list[int]] = [[]]
    for _, level in groupby(order, key=lambda number: levels[number] or -number - 1):
        together = [*level]  # the keys of a level stay together
        more = [*heaps[-1], *together]
        if len(more) > FEW or width(_heap(view, lang, title, more, levels), reader) > FULL:
            heaps.append(together)
        else:
            heaps[-1] = more
    filled = [heap for heap in heaps if heap]
    return [
        _heap(view, lang, title, heap, levels, heading.note if heap is filled[0] else "") for heap in filled
    ]


def _heap(
    view: View[Table], lang: str, title: str, heap: Sequence[int], levels: Mapping[int, int], note: str = ""
) -> Group:
    """Some of the keys of a heading; the levels from which they are, where they have any."""
    high, low = levels[heap[0]], levels[heap[-1]]
    if high:
        title = f"{title} · {high}" if high == low else f"{title} · {high}–{low}"
    return Group(title, [_key(view, lang, number) for number in heap], "flow", note)


def _level(choice: Option, view: View[Table]) -> int:
    """The level that an option is about; 0 if it has none."""
    match choice:
        case o.PlaceStone(district) | o.Visit(district) | o.CopyDistrict(district, _):
            return view.state.box.level[district]
        case o.Peek(level, _):
            return level
        case o.BuyMachine(tile) | o.BuyBanner(tile):
            return view.state.level_of(tile)
    return 0


def _key(view: View[Table], lang: str, number: int) -> Key:
    assert isinstance(view.question, Ask)
    choice = view.question.options[number]
    words = view.fact(option_label, choice, lang)
    kind = "go" if _suggested(view, number) else KINDS.get(type(choice), "plain")
    return Key(number, words.label, words.note, place(choice), kind, words.hint)


def _suggested(view: View[Table], number: int) -> bool:
    """ST-16: the layout of a first game; the rules put it first."""
    assert isinstance(view.question, Ask)
    placing = isinstance(view.question.options[number], o.PlaceStartMachine | o.PlaceCapacity)
    return placing and not number and "first_game" in view.state.variants


def _boosts(view: View[Table], lang: str, heading: Heading, numbers: Sequence[int]) -> list[Part]:
    """ST-39: one group for each stone; its targets are shown on the gauge while it is picked."""
    assert isinstance(view.question, Ask)
    options = view.question.options

    def start(number: int) -> int:
        choice = options[number]
        assert isinstance(choice, o.Boost)
        return choice.start

    parts: list[Part] = []
    for position, found in groupby(sorted(numbers, key=start), start):
        value = view.state.box.value[position]
        title = f"{heading.title}: {say('value', lang, value=value)}"
        keys = [_key(view, lang, number) for number in found]
        parts.append(Group(title, keys, "flow", heading.note, subject=subject_of(position)))
    return parts


def _stepper(view: View[Table], lang: str, heading: Heading, numbers: Sequence[int]) -> Stepper:
    """Any number of resources (ST-70): what fits the free spaces, and all there is."""
    assert isinstance(view.question, Ask)
    legal = {}
    for number in numbers:
        choice = view.question.options[number]
        assert isinstance(choice, NumberOption)
        legal[choice.number] = number
    unit = "crystal" if isinstance(view.question.options[numbers[0]], o.TakeCrystals) else "gear"
    player = view.state.players[view.question.seat]
    free = max(0, player.storage - player.crystal - player.gear)
    sensible = {0, free // 2, free, max(legal)}
    quick = sorted(number for number in sensible if number in legal)
    start = free if free in legal else quick[-1]
    return Stepper(heading.title, legal, say("group_take", lang), unit, quick, start)
