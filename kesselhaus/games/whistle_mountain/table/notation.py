"""Effects in figures and icons: one notation for machines, cards, awards and docks (2.7)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import icon, number, use
from kesselhaus.games.whistle_mountain import effects as e


class Sign(NamedTuple):
    """A figure and the icon behind it; either may be missing."""

    figure: str = ""
    symbol: str = ""

    @property
    def scale(self) -> float:
        """Arrows and hammers are smaller than things."""
        return 0.72 if self.symbol in ("g-arrow", "g-hammer") else 1


Signs = tuple[Sign, ...]
ARROW, HAMMER = Sign("", "g-arrow"), Sign("", "g-hammer")
COUNTED = {
    e.GainChoice: "i-any",
    e.Vp: "i-vp",
    e.DrawStep: "i-card",
    e.TakeScaffoldStep: "i-scaffold",
    e.MoveStep: "i-move",
    e.RescueStep: "i-rescue",
    e.SwapStep: "g-swap",
    e.ReturnAirship: "i-home",
    e.ActivateAdjacent: "i-activate_adjacent",
    e.ActivateAnywhere: "i-activate",
}
"""Steps that are a figure and an icon."""
PLAIN = ("i-scaffold", "i-move", "i-rescue", "i-card")
PER = {e.OWN_WORKERS_ON_SCAFFOLD: "i-on_scaffold", e.OWN_WORKERS_IN_TOWER: "i-tower"}


def goods(cost: Mapping[str, int] | Iterable[tuple[str, int]]) -> Signs:
    """Amounts of resources."""
    pairs = cost.items() if isinstance(cost, Mapping) else cost
    return tuple(Sign(str(count), f"i-{kind}") for kind, count in pairs)


def effect(steps: e.Effect) -> Signs:
    """A whole effect, step after step."""
    return tuple(sign for step in steps for sign in _step(step))


def _step(step: e.AnyStep) -> Signs:
    match step:
        case e.Gain(gained):
            return goods(gained)
        case e.VpPer(counted, each, most):
            return Sign(str(each), "i-vp"), Sign("/", PER[counted]), Sign(f"≤{most}")
        case e.BuildScaffoldStep(count):
            return *_times(count), HAMMER, Sign("", "i-scaffold")
        case e.BuildMachineStep(count, sizes):
            built = ("i-machine",) if sizes == e.SIZES else tuple(f"i-{size}" for size in sizes)
            return *_times(count), HAMMER, *(Sign("", symbol) for symbol in built)
        case e.Duplicate():
            return (Sign("", "i-duplicator"),)
        case e.BuyMachine(size, cost):
            return *goods(cost), ARROW, Sign("", f"i-{size}")
        case e.BuyUpgrade(discount):
            return Sign(f"−{discount}", "i-any"), ARROW, Sign("", "i-upgrade")
        case e.OpenDocks():
            return Sign("", "i-dock"), Sign("+", "i-airship")
        case e.PayStep(cost, then, count):
            return *_times(count), *goods(cost), ARROW, *effect(then)
    return (Sign(str(step.count), COUNTED[type(step)]),)


def _times(count: int) -> Signs:
    return (Sign(f"{count}×"),) if count > 1 else ()


# ------------------------------------------------------------------ in running HTML


@lru_cache(maxsize=2048)
def line(signs: Signs, size: float = 15) -> Html:
    """The notation as HTML; what it means is told by whatever carries it."""
    return "".join(
        f'<span class="q">{escape(figure)}{icon(symbol, round(size * sign.scale)) if symbol else ""}</span>'
        for sign in signs
        for figure, symbol in (sign,)
    )


# ------------------------------------------------------------------ inside an SVG


@lru_cache(maxsize=2048)
def wide(signs: Signs, size: float, letter: float) -> float:
    """How wide a row is."""
    return sum(_width(sign, size, letter) for sign in signs) - 3


def _width(sign: Sign, size: float, letter: float) -> float:
    width = len(sign.figure) * letter * 0.57 + 1 if sign.figure else 0.0
    if sign.symbol:
        width += size * sign.scale + (1 if sign.symbol == "g-hammer" else 3)
    else:
        width += 2
    return width


@lru_cache(maxsize=2048)
def row(signs: Signs, size: float = 17, letter: float = 15, room: float = 999) -> Html:
    """The notation in a row round the origin; smaller where it would not fit the room."""
    width = wide(signs, size, letter)
    if width > room and len(signs) > 2:
        # One of something goes without saying where there is no room.
        signs = tuple(
            Sign("", sign.symbol) if sign.figure == "1" and sign.symbol in PLAIN else sign for sign in signs
        )
        width = wide(signs, size, letter)
    x, drawn = -width / 2, NOTHING
    for sign in signs:
        if sign.figure:
            drawn += text(x, letter * 0.36, sign.figure, letter, css="pi", weight=700)
            x += len(sign.figure) * letter * 0.57 + 1
        if sign.symbol:
            side = size * sign.scale
            drawn += use(sign.symbol, x, -side / 2, side, css="pi")
            x += side + (1 if sign.symbol == "g-hammer" else 3)
        else:
            x += 2
    if width > room:
        return f'<g transform="scale({number(room / width)})">{drawn}</g>'
    return drawn


def rows(signs: Signs, size: float, letter: float, room: float) -> list[Signs]:
    """The notation broken into rows that fit, where there is height but no width."""
    broken: list[Signs] = []
    for sign in signs:
        if broken and wide((*broken[-1], sign), size, letter) <= room:
            broken[-1] += (sign,)
        else:
            broken.append((sign,))
    return broken
