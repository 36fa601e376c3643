"""Keys explain themselves: each knows the thing that its option is about."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kesselhaus import games
from kesselhaus.art.keys import Group, Key, Part, Picks, Places
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View


def with_things(parts: Sequence[Part], view: View[Any]) -> list[Part]:
    """The groups of keys with the addresses of what their options are about. A closed key may have one."""
    question = view.question
    if not isinstance(question, Ask):
        return list(parts)
    return [
        replace(part, keys=[_with_thing(key, question, view) for key in part.keys])
        if isinstance(part, Group | Picks | Places)
        else part
        for part in parts
    ]


def _with_thing(key: Key, question: Ask, view: View[Any]) -> Key:
    if key.option is None or key.thing:
        return key
    about = games.things(view.game).concerns(question.options[key.option], view)
    return replace(key, thing=about[0]) if about else key
