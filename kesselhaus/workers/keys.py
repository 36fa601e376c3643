"""Keys explain themselves: each knows the thing that its option is about."""

import dataclasses
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kesselhaus import games
from kesselhaus.art.keys import Group, Key, Part, Picks, Places
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.parts.things import worst_first
from kesselhaus.workers.texts import say

OPEN = 6
"""So many keys that cannot be pressed are shown; more fold to one."""


def with_things(parts: Sequence[Part], view: View[Any], lang: str) -> list[Part]:
    """The groups of keys with the addresses of what their options are about, and at the end what would be an
    option but for lack of means. A closed key may have an address of its own.
    """
    question = view.question
    if not isinstance(question, Ask):
        return list(parts)
    known: list[Part] = [
        dataclasses.replace(part, keys=[_with_thing(key, question, view) for key in part.keys])
        if isinstance(part, Group | Picks | Places)
        else part
        for part in parts
    ]
    return [*known, *_not_now(view, lang)] if question.options else known


def _with_thing(key: Key, question: Ask, view: View[Any]) -> Key:
    if key.option is None or key.thing:
        return key
    about = games.things(view.game).concerns(question.options[key.option], view)
    return replace(key, thing=about[0]) if about else key


def _not_now(view: View[Any], lang: str) -> list[Group]:
    things, words, keys = games.things(view.game), games.words(view.game), list[Key]()
    for option in things.not_now(view, lang):
        address = things.concerns(option, view)[0]
        worst = next(iter(worst_first(things.why_not(view, address, lang))), None)
        if worst is not None:
            label = worst.label or words.option(option, view, lang).label
            keys.append(Key(None, label, worst.brief or worst.why, thing=address))
    title = say("not_now_keys", lang)
    if len(keys) > OPEN:
        title = f"{title} {len(keys)}"
    return [Group(title, keys, shut=len(keys) > OPEN)] if keys else []
