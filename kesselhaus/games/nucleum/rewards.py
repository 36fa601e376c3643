"""The vocabulary of rewards (2.7) and of what works on (2.14)."""

from collections.abc import Iterable

from msgspec import Struct

Reward = tuple[str, int]
"""A kind and an amount."""
Item = tuple[Reward, ...]
"""One reward, or two of which one is chosen."""


def parsed(texts: Iterable[str]) -> tuple[Item, ...]:
    """`["vp:3", "worker:1 | thaler:2"]` as items."""
    return tuple(tuple(_one(part) for part in text.split(" | ")) for text in texts)


def _one(text: str) -> Reward:
    kind, amount = text.split(":")
    return kind, int(amount)


def written(reward: Reward) -> str:
    return f"{reward[0]}:{reward[1]}"


class Powers(Struct, frozen=True):
    """All that works on for a player: ongoing technologies and turbine effects, summed up."""

    urbanize_saving: int = 0
    urbanize_anywhere: int = 0
    urbanize_connected: int = 0
    industrialize_anywhere: int = 0
    industrialize_uranium: int = 0
    no_red_cost: int = 0
    no_surcharge: int = 0
    joker_edges: int = 0
    coal_saving: int = 0
    coal_cheaper: int = 0
    electricity: int = 0
    directive_saving: int = 0
    directive_electricity: int = 0
    second_tile_saving: int = 0
    contracts: int = 0
    railway_contracts: int = 0
    energizing: tuple[Item, ...] = ()
    energizing_own: tuple[Item, ...] = ()
    directive: tuple[Item, ...] = ()
    railway: tuple[Item, ...] = ()
    completing: tuple[Item, ...] = ()
    opening_bonus: tuple[Item, ...] = ()
