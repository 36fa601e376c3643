"""Keys that are about stones and markers on the gauge."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.wording import ARROW, Label
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis.rules.target import lowest_open
from kesselhaus.games.steamopolis.words.names import name
from kesselhaus.games.steamopolis.words.phrasebook import say

STONES = (s.STONE, s.ARROW)


def stone_key(option: Option, table: s.Table, player: s.Player, lang: str) -> Label | None:
    """The key of an option about the gauge, or nothing if it is about something else."""
    match option:
        case o.MoveStone(position):
            return _move(table, player, position, lang)
        case o.Boost(start, to):
            return _boost(table, player, start, to, lang)
        case o.ChooseStone(position):
            return _choose(table, player, position, lang)
        case o.TurnArrow(position):
            return _about(table, player, position, "turn_hint", lang)
        case o.TurnArrowOn(district):
            label = say("stone_on", lang, district=name(district, lang, "short"))
            return Label(label, "", say("turn_hint", lang, stone=label))
        case o.LoseStone(position):
            return _about(table, player, position, "lose_hint", lang)
        case o.PutMarker(position):
            return _put_marker(table, player, position, lang)
        case o.ForgoMarker():
            return Label(say("to_box", lang), say("forgo_note", lang))
        case o.DiscardMarker(position):
            label = say("discard", lang, digit=table.box.digit[position])
            return Label(_beside_its_twin(table, player, position, label, lang), say("discard_note", lang))
    return None


def stone_name(table: s.Table, player: s.Player, position: int, lang: str) -> str:
    """A stone by its value; of two with the same value, which one; and whether its arrow is up."""
    value = say("value", lang, value=table.box.value[position])
    named = _beside_its_twin(table, player, position, value, lang)
    return f"{named} [stonearr]" if player.gauge[position] == s.ARROW else named


def _beside_its_twin(table: s.Table, player: s.Player, position: int, named: str, lang: str) -> str:
    """Two positions have the value 1 and two the value 2; where both hold the like, left and right."""
    values, gauge = table.box.value, player.gauge
    alike = STONES if gauge[position] in STONES else (s.BONUS, s.PINK)
    for twin in (position - 1, position + 1):
        if 0 < twin < len(gauge) and values[twin] == values[position] and gauge[twin] in alike:
            return say("left_of_two" if position < twin else "right_of_two", lang, stone=named)
    return named


def _about(table: s.Table, player: s.Player, position: int, hint: str, lang: str) -> Label:
    stone = stone_name(table, player, position, lang)
    return Label(stone, "", say(hint, lang, stone=stone))


def _move(table: s.Table, player: s.Player, position: int, lang: str) -> Label:
    """ST-36: the nearest free position to the right."""
    stone, gauge = stone_name(table, player, position, lang), player.gauge
    to = say("to_value", lang, value=table.box.value[gauge.index(s.FREE, position + 1)])
    return Label(stone, f"{ARROW} {to}", say("move_hint", lang, stone=stone, to=to))


def _boost(table: s.Table, player: s.Player, start: int, to: int, lang: str) -> Label:
    """ST-39: a stone over several moves; each free position on the way is one."""
    stone = stone_name(table, player, start, lang)
    count = player.gauge[start + 1 : to + 1].count(s.FREE)
    steps = say("step", lang) if count == 1 else say("steps", lang, count=count)
    reached = say("to_value", lang, value=table.box.value[to])
    hint = say("move_hint", lang, stone=stone, to=f"{reached}, {steps}")
    return Label(f"{stone} {ARROW} {table.box.value[to]}", steps, hint)


def _choose(table: s.Table, player: s.Player, position: int, lang: str) -> Label:
    """ST-54, ST-58: how high the stone gets, and where it would enter the machine room."""
    stone, value = stone_name(table, player, position, lang), table.box.value[position]
    note = say("reaches", lang, value=value) if value > 1 else say("reaches_one", lang)
    if 0 < lowest_open(table, player) < value:
        note += f", {say('runs', lang, slot=value - 1)}"
    return Label(stone, note, f"{stone}: {note}")


def _put_marker(table: s.Table, player: s.Player, position: int, lang: str) -> Label:
    """ST-138 to ST-140: the position, and what happens to a piece that is there."""
    value, gauge, values = table.box.value[position], player.gauge, table.box.value
    label = say("value", lang, value=value)
    if values.count(value) > 1:
        first = values.index(value) == position
        label = say("left_of_two" if first else "right_of_two", lang, stone=label)
    note = ""
    if gauge[position] in STONES:
        note = say("gives_way", lang, value=values[gauge.index(s.FREE, position + 1)])
    elif gauge[position] in (s.BONUS, s.PINK):
        note = say("replaces_marker", lang)
    return Label(label, note)
