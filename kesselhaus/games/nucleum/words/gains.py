"""Rewards in markup: what a building, a contract, a slot or a star brings."""

from collections.abc import Iterable

from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.rewards import Item, Reward
from kesselhaus.games.nucleum.words.phrasebook import say


def gain(reward: Reward, sign: str = "+") -> str:
    """One reward: `[+3 thaler]`, `[vp 3]`, a technology by its level."""
    kind, amount = reward
    if kind == "vp":
        return f"[vp {amount}]"
    if kind == "tech":
        return f"[tech] {ROMAN[amount]}"
    return f"[{sign}{amount} {kind}]"


def item(one: Item, lang: str, sign: str = "+") -> str:
    """A reward, or two of which one is chosen."""
    return f" {say('or', lang)} ".join(gain(reward, sign) for reward in one)


def gains(items: Iterable[Item], lang: str, sign: str = "+", between: str = " ") -> str:
    """Rewards in their order; of nothing there is nothing to be seen."""
    return between.join(item(one, lang, sign) for one in items)


def times(items: Iterable[Item], factor: int) -> tuple[Item, ...]:
    """NU-111: the same rewards, `factor` times as many."""
    return tuple(tuple((kind, amount * factor) for kind, amount in one) for one in items)
