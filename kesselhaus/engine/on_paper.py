"""A table as plain data and back: what lies on it and what is still to be done, without the components."""

from typing import Any

import msgspec

from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.state import State


def on_paper(state: State) -> dict[str, Any]:
    """A state in the types of JSON. The components are those of the match and not written again."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state, enc_hook=_without_box))
    return written


def from_paper(data: dict[str, Any], game: Game[Any], box: Box | None = None) -> State:
    """The state that was written down, with the components that it was played with. Raises ValueError."""
    box = game.box() if box is None else box
    try:
        kind = type(game.setup(data["seats"], frozenset(data["variants"]), box))
        state: State = msgspec.convert(data, kind, str_keys=True, dec_hook=lambda wanted, given: box)
    except (msgspec.ValidationError, KeyError, TypeError) as error:
        raise ValueError(f"This is no table of {game.title}: {error}.") from error
    return state


def in_order(state: State) -> dict[str, Any]:
    """The same to be read and compared: always in the same order, without what is the same for all.

    The keys become strings as they are read out: ordered JSON is refused wherever a key is a number.
    """
    told: dict[str, Any] = msgspec.to_builtins(
        state, enc_hook=_without_box, str_keys=True, order="deterministic"
    )
    return {name: value for name, value in told.items() if name not in ("box", "ear")}


def _without_box(thing: object) -> None:
    if not isinstance(thing, Box):
        raise TypeError(f"{type(thing).__name__} has no place in a state that is written down.")
