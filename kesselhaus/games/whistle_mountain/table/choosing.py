"""The bar of tile, turn and place: what is chosen is on, the key that commits says what it brings."""

from itertools import groupby

from msgspec.structs import replace

from kesselhaus.art.console import Group, Key, Part
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.keys import Picks, Places
from kesselhaus.art.symbols import rem
from kesselhaus.engine.grids import Square
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.rows import written
from kesselhaus.engine.wording import Words
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.table.brings import brings
from kesselhaus.games.whistle_mountain.table.choice import Choice, Way
from kesselhaus.games.whistle_mountain.table.fleet import hull
from kesselhaus.games.whistle_mountain.table.keys import key_of
from kesselhaus.games.whistle_mountain.table.plan import SIDE
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.table.structure import casing, tile
from kesselhaus.games.whistle_mountain.tasks.placing import FirstTile
from kesselhaus.games.whistle_mountain.tasks.turn import Forging
from kesselhaus.games.whistle_mountain.words.headings import next_building
from kesselhaus.games.whistle_mountain.words.keys import option as option_words
from kesselhaus.games.whistle_mountain.words.names import name
from kesselhaus.games.whistle_mountain.words.placing import say
from kesselhaus.games.whistle_mountain.words.prospects import AIRSHIP, MACHINE, SCAFFOLD, held
from kesselhaus.games.whistle_mountain.words.questions import question

FRONT = 4
"""So many places stand in front: the best ones, or where it lies now and the best others."""
TILE, AIR, HIGH = 17.0, 26.0, 40.0
"""How large a square of a scaffold, and an airship, are drawn on a key; and how high anything may be."""
MOST_BEADS = 9


def parts(choice: Choice, sight: Sight) -> list[Part]:
    """Tile, turn, place, what it brings; then the key that gives all of it."""
    found: list[Part] = []
    if len(choice.things) > 1 and not isinstance(choice.things[0], o.Send):
        found.append(_tiles(choice, sight))
    if len(choice.ways) > 1:
        found.append(_turns(choice, sight))
    return [
        *found,
        _places(choice, sight),
        brings(choice, sight),
        *_docks(choice, sight),
        *_ends(choice, sight),
    ]


def title(choice: Choice, sight: Sight) -> Words:
    """The question, and what is to be known of it."""
    lang, table = sight.lang, sight.view.state
    if len(choice.things) < 2 and len(choice.ways) < 2:
        return question(choice.way.view, lang)
    if held(choice.way.view).kind == AIRSHIP:
        return Words(say("airship", lang), name(held(choice.way.view).thing, lang))
    if isinstance(choice.way.view.state.doing, FirstTile):
        return Words(say("first", lang))
    running = table.doing if isinstance(table.doing, Forging) else None
    note = next_building(table, table.players[sight.chooser], lang) if running else ""
    return Words(say("build", lang), note)


# ------------------------------------------------------------------ tile and turn


def _tiles(choice: Choice, sight: Sight) -> Picks:
    _, turn, at = choice.wished
    keys = []
    for thing in choice.things:
        words = option_words(thing, sight.view, sight.lang)
        keys.append(
            Key(
                _index(sight, thing),
                "",
                _short(thing, sight),
                sight.place(thing),
                "drawn",
                words.hint or words.label,
                picture=_picture(thing, sight),
                draft=written(thing, turn, at),
                on=thing == choice.thing,
            )
        )
    return Picks(say("tile", sight.lang), keys, say("tile_note", sight.lang, count=len(keys)))


def _short(thing: Option, sight: Sight) -> str:
    match thing:
        case o.BuildMachine(machine):
            return sight.name(machine, 11)
    return sight.name("scaffold")


def _picture(thing: Option, sight: Sight) -> Html:
    match thing:
        case o.BuildScaffold(scaffold):
            return tile(sight, scaffold, HIGH / 3)
        case o.BuildMachine(machine):
            piece = sight.box.pieces[machine][0]
            return _machine(sight, machine, piece.at((1, 1)), HIGH)
    return NOTHING


def _machine(sight: Sight, machine: str, squares: tuple[Square, ...], high: float) -> Html:
    wide, tall = (SIDE * (1 + max(each) - min(each)) for each in zip(*squares, strict=True))
    scale = min(high / tall, 56 / wide)
    return (
        f'<svg width="{rem(wide * scale)}" height="{rem(tall * scale)}" viewBox="0 0 {escape(wide)}'
        f' {escape(tall)}"'
        f' aria-hidden="true">{casing(sight, machine, (wide, tall))}</svg>'
    )


def _turns(choice: Choice, sight: Sight) -> Picks:
    """Each with the best that it can reach."""
    _, _, at = choice.wished
    keys = []
    for way in choice.ways:
        assert way.turn is not None
        words = option_words(way.turn, way.view, sight.lang)
        keys.append(
            Key(
                _index(sight, way.turn),
                "",
                _reach(way, sight.lang),
                "",
                "drawn",
                f"{words.label}, {_reach(way, sight.lang)}",
                picture=_turned(way, sight),
                draft=written(*way.lead, at),
                on=way is choice.way,
            )
        )
    return Picks(say("turn", sight.lang), keys, say("turn_note", sight.lang), turns=True)


def _reach(way: Way, lang: str) -> str:
    """The most that it brings turned like this."""
    if not way.worths:
        return ""
    best = way.worths[way.ranked[0]]
    gain = f"{best.figure}" if held(way.view).kind == AIRSHIP else f"[vp {best.figure}]"
    return say("best", lang, gain=gain)


def _turned(way: Way, sight: Sight) -> Html:
    """The thing as it would lie."""
    thing = held(way.view)
    match way.turn:
        case o.Turn(turn) if thing.kind == SCAFFOLD:
            high = len({row for _, row in thing.piece.offsets})
            return tile(sight, thing.thing, min(TILE, HIGH / high), turn)
        case o.Turn():
            return _machine(sight, thing.thing, thing.piece.at((1, 1)), HIGH)
        case o.Lie(length, upright):
            long, colour = SIDE * length, sight.colour(sight.chooser)
            box, size = ((SIDE, long), (HIGH * SIDE / long, HIGH)) if upright else ((long, SIDE), (62.0, AIR))
            return (
                f'<svg class="pc-{escape(colour)}" width="{rem(size[0])}" height="{rem(size[1])}"'
                f' viewBox="0 0 {box[0]} {box[1]}" aria-hidden="true">'
                f"{hull(colour, thing.thing, upright=upright)}</svg>"
            )
    return NOTHING


# ------------------------------------------------------------------ places


def _places(choice: Choice, sight: Sight) -> Places:
    """The best ones, among them where it lies now; all others by rows, from above."""
    way, lang = choice.way, sight.lang
    ranked = [o.AT[at] for at in way.ranked]
    front = ranked[:FRONT]
    if choice.at not in front:
        front[-1] = choice.at
    few = len(ranked) <= FRONT + 1
    if few:
        front = ranked
    rest = [] if few else sorted(ranked, key=lambda at: (-at.row, at.column))
    lists = [
        (name(f"row_{row}", lang), [_place(choice, sight, at) for at in found])
        for row, found in groupby(rest, key=lambda at: at.row)
    ]
    counted = bool(way.worths) and len(ranked) > FRONT
    note = say("place_note" if counted else "place_note_all", lang, count=len(ranked))
    keys = [_place(choice, sight, at, beads=True) for at in front]
    return Places(say("place", lang), keys, lists, note, say("every", lang, count=len(ranked)))


def _place(choice: Choice, sight: Sight, at: o.At, *, beads: bool = False) -> Key:
    """The one where it lies is given when it is pressed again, if it was chosen and not only the best."""
    words = option_words(at, choice.way.view, sight.lang)
    on = at == choice.at
    row = written(*choice.way.lead, at)
    chosen = on and choice.wished[2] is not None
    return Key(
        _index(sight, at),
        words.label,
        _note(choice.way, at, words.note),
        sight.place(at),
        "plain",
        words.hint,
        picture=_beads(choice.way, at) if beads else NOTHING,
        draft=None if chosen else row,
        row=row if chosen else "",
        on=on,
    )


def _note(way: Way, at: o.At, note: str) -> str:
    """Of a machine in signs, below it stands in words where it lies; of what brings nothing, nothing."""
    brought = way.worths.get((at.column, at.row))
    if brought is None:
        return note
    if held(way.view).kind == MACHINE:
        return f"[vp {brought.figure}]{' [icon i-strip]' if brought.flood else ''}"
    return note if brought.rank else ""


def _beads(way: Way, at: o.At) -> Html:
    """One for each contact."""
    thing = held(way.view)
    if thing.kind != SCAFFOLD or not way.worths:
        return NOTHING
    ground = way.view.state.ground
    contacts = GRID.edges(thing.piece.lying(GRID.bit[at.column, at.row]), ground.scaffold | ground.machine)
    return (
        f'<span class="ctc" aria-hidden="true">{"<i></i>" * min(contacts, MOST_BEADS)}</span>'
        if contacts
        else NOTHING
    )


# ------------------------------------------------------------------ docks, and the end


def _docks(choice: Choice, sight: Sight) -> list[Part]:
    """Instead of the grid: pressed once, as ever."""
    if not choice.docks:
        return []
    keys = []
    for dock, seen in choice.docks:
        assert isinstance(seen.question, Ask)
        key = key_of(seen, sight.lang, list(seen.question.options).index(dock))
        lead = () if choice.thing is None else (choice.thing,)
        keys.append(replace(key, option=_index(sight, dock), row=written(*lead, dock)))
    return [Group(f"[icon i-dock] {say('docks', sight.lang)}", keys)]


def _ends(choice: Choice, sight: Sight) -> list[Part]:
    """What gives it all; what does without, where that is asked as well."""
    thing, lang = held(choice.way.view), sight.lang
    worth = choice.way.worths.get((choice.at.column, choice.at.row))
    verb = "land_here" if thing.kind == AIRSHIP else "lay_here" if worth is None else "build_here"
    gain = f" [vp {worth.figure}]" if worth is not None and thing.kind != AIRSHIP else ""
    keys = [Key(None, say(verb, lang) + gain, kind="go", row=written(*choice.row))]
    if not choice.begun:
        keys += [
            key_of(sight.view, lang, number)
            for number, option in enumerate(sight.options)
            if isinstance(option, o.Decline)
        ]
    return [Group("", keys, "end")]


def _index(sight: Sight, option: Option) -> int | None:
    """Its number, if it is an option of the open question: what a bot thinks of it can stand on its key."""
    return sight.number_of(option)
