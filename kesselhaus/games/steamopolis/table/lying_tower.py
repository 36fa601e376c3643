"""The tower lying down: districts as keys, a column for each level, left above right."""

from collections.abc import Sequence

from kesselhaus.art.console import Group, Key
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ARROW
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import District
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.table.notation import Line, sides
from kesselhaus.games.steamopolis.table.places import place
from kesselhaus.games.steamopolis.table.sight import option_label
from kesselhaus.games.steamopolis.words.names import name
from kesselhaus.games.steamopolis.words.phrasebook import say

LEVELS = 2
"""From so many levels on they are told apart by columns."""
SIDES = {"L": 0, "X": 1, "R": 2}


def lying_tower(view: View[Table], lang: str, title: str, note: str, numbers: Sequence[int]) -> Group | None:
    """The keys of a question that asks for a district; nothing if it asks for something else."""
    assert isinstance(view.question, Ask)
    options, box = view.question.options, view.state.box
    asked = {_district(options[number]): number for number in numbers}
    levels = {box.level[district] for district in asked if district}
    if "" in asked or len(levels) < LEVELS:
        return None
    keys, labels = list[Key](), list[str]()
    for district in sorted(asked, key=lambda district: (-box.level[district], SIDES[district[-1]])):
        level = box.level[district]
        keys.append(_key(view, lang, district, asked[district]))
        labels.append(say("level_column", lang, level=level) if level == max(levels) else str(level))
    return Group(title, keys, "columns", note, labels)


def _district(option: Option) -> str:
    return option.district if isinstance(option, o.PlaceStone | o.Visit) else ""


def _key(view: View[Table], lang: str, district: str, number: int) -> Key:
    """With the signs that are printed there; on a phone, where the tower may be out of sight, with words."""
    assert isinstance(view.question, Ask)
    choice = view.question.options[number]
    words = view.fact(option_label, choice, lang)
    printed = view.state.box.districts[district]
    short = name(district, lang, "phone")
    return Key(number, short, signs(printed), place(choice), hint=words.hint, deed=words.note)


def signs(printed: District) -> str:
    """What a district does, in markup."""
    return " / ".join(map(_marked, sides(printed)))


def _marked(line: Line) -> str:
    drawn = ""
    for kind, what in line:
        match kind:
            case "text":
                drawn += f" {what}"
            case "seal":
                drawn += f"[vp {what}]"
            case "arrow":
                drawn += ARROW
            case "slash":
                drawn += " / "
            case _:
                drawn += f"[icon {what}]"
    return drawn.strip()
