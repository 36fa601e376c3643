"""Effects in signs, as they are printed on districts and machines (2.2)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import number, use
from kesselhaus.games.steamopolis.box import ALL, Atom, District, Machine, Part

Sign: TypeAlias = tuple[str, str]
"""What kind of sign, and which: `("icon", "i-gear")`, `("text", "2")`, `("seal", "1")`."""
Line: TypeAlias = tuple[Sign, ...]

ARROW: Sign = ("arrow", "")
SLASH: Sign = ("slash", "")
PLAIN_BOILER, BOILER, SPACE = ("icon", "i-boilerp"), ("icon", "i-boiler"), ("space", "")
BEETLE, PLAY = ("icon", "i-beetle"), ("icon", "g-play")
GOODS = {"gear": "i-gear", "crystal": "i-crystal", "res": "i-res", "press": "i-press"}
SINGLE = {
    "stone": ("i-stone",),
    "cap": ("i-cap",),
    "sponsor": ("i-sponsor",),
    "gala": ("i-gala",),
    "flip_sponsor": ("i-sponsor", "g-undo"),
    "copy_district": ("g-copy",),
    "buy_any": ("g-tag",),
    "par_place_act": ("i-beetle", "g-play"),
    "shake_all": ("g-shake",),
    "run_machines": ("g-run",),
    "peek": ("g-eye",),
}
ANY: Sign = ("icon", "g-any")
"""As many as one likes."""


def atom(symbol: Atom) -> Line:
    """One symbol of 2.2."""
    count = str(symbol.n)
    match symbol.name:
        case "gear" | "crystal" | "res" | "press":
            return ("text", count), ("icon", GOODS[symbol.name])
        case "res_any":
            return ANY, ("icon", "i-res")
        case "sp":
            return (("seal", count),)
        case "press_one":
            return ("text", count), ("icon", "i-press"), ("icon", "i-stone")
        case "base":
            return ("text", "+1"), ("icon", "i-base")
        case "arrow":
            return ("text", count), ("icon", "i-stonearr")
        case "set8":
            return ("icon", "i-stone"), ARROW, ("text", "8"), ("icon", "i-press")
        case "par_place":
            return (ANY if symbol.n == ALL else ("text", count)), BEETLE
        case "par_act":
            return PLAY, (ANY if symbol.n == ALL else ("text", count)), BEETLE
    return tuple(("icon", sign) for sign in SINGLE[symbol.name])


def part(effect: Part) -> Line:
    """A partial effect; what has to be paid for it stands before an arrow."""
    costs: list[Sign] = []
    for kind, count in (("crystal", effect.crystal), ("gear", effect.gear)):
        costs += [("text", str(count)), ("icon", GOODS[kind])] if count else []
    if effect.per_stone:
        costs += [("icon", "i-crystal"), ("text", "×"), ("icon", "i-stone")]
    costs += [("icon", "i-stonex")] if effect.lose_stone else []
    costs += [BEETLE] if effect.invite else []
    gains = [sign for symbol in effect.atoms for sign in atom(symbol)]
    return (*costs, ARROW, *gains) if costs else tuple(gains)


def parts(effects: Iterable[Part]) -> Line:
    return tuple(sign for effect in effects for sign in part(effect))


@lru_cache(maxsize=256)
def sides(district: District) -> tuple[Line, ...]:
    """What a district does, one line for each side of its dividing line."""
    before: Line = (("icon", "g-hour"),) if district.end else ()
    return tuple((*before, *parts(side)) for side in district.sides)


def trigger(machine: Machine) -> Line:
    """ST-152 to ST-156: what sets a passive effect off."""
    assert machine.passive is not None
    match machine.passive.trigger:
        case "passenger":
            return (("guest", ""),)
        case "make_steam":
            return ("icon", "i-press"), ARROW
        case "buy_tile":
            return ("icon", "g-tag"), ARROW
        case "bought_banner":
            return ("icon", "g-hour"), ("icon", "i-banner"), ARROW
    levels = sorted(machine.passive.levels)
    return (("level", str(levels[0]) if len(levels) == 1 else f"{levels[0]}–{levels[-1]}"),)


@lru_cache(maxsize=256)
def activation(machine: Machine) -> tuple[Line, ...]:
    """One line for each connected boiler, or one for all."""
    if not machine.activation:
        return ()
    if len(machine.activation) == machine.connected:
        return tuple((BOILER, *part(effect)) for effect in machine.activation)
    return ((BOILER, *parts(machine.activation)),)


@lru_cache(maxsize=256)
def passive(machine: Machine) -> Line:
    return (*trigger(machine), *parts(machine.passive.parts)) if machine.passive else ()


def features(machine: Machine) -> Line:
    """Plain boilers and storage spaces."""
    plain = machine.boiler_count - machine.connected
    return (PLAIN_BOILER,) * plain + (SPACE,) * machine.storage


@lru_cache(maxsize=256)
def lines(machine: Machine) -> tuple[Line, ...]:
    """All that a machine is, in at most two lines."""
    found = [*activation(machine), passive(machine)]
    found = [line for line in found if line]
    rest = features(machine)
    if rest and len(found) > 1:
        shorter = min(range(len(found)), key=lambda place: measured(found[place], 13))
        found[shorter] = (*found[shorter], *rest)
    elif rest:
        found = [rest, *found] if machine.passive else [*found, rest]
    return tuple(found)


# ------------------------------------------------------------------ drawn

GAP = 2.5
SMALLEST = 0.55
"""No sign is drawn smaller than this part of its usual size."""


def _width(sign: Sign, size: float) -> float:
    kind, what = sign
    match kind:
        case "text":
            return 7.3 * len(what) * size / 15 + 1.5
        case "seal":
            return size * 1.22 + GAP
        case "arrow":
            return size * 0.75
        case "slash":
            return 9
        case "space":
            return size * 0.8
        case "guest":
            return size * 0.95
        case "level":
            return 9 + 7 * len(what) * size / 15 + GAP
    return size * (1.15 if what.startswith("i-boiler") else 1) + GAP


def measured(line: Line, size: float) -> float:
    """From the left edge of the first sign to the right edge of the last one."""
    after_last = GAP if line and line[-1][0] in ("icon", "seal", "level") else 0
    return sum(_width(sign, size) for sign in line) - after_last


def in_rows(line: Line, room: float, size: float) -> tuple[Line, ...]:
    """A line that is too long for its room in two rows, parted where they are about as long as each other.
    A figure stays with its sign, and an arrow with what follows.
    """
    parting = [at for at in range(1, len(line)) if line[at - 1][0] not in ("text", "arrow")]
    if measured(line, size) <= room or not parting:
        return (line,)
    at = min(parting, key=lambda at: max(measured(line[:at], size), measured(line[at:], size)))
    return line[:at], line[at:]


def _draw(sign: Sign, x: float, y: float, size: float, css: str) -> Html:
    """A sign whose text stands on the line y."""
    kind, what = sign
    figure = 13 * min(1.0, size / 13)
    match kind:
        case "text":
            return text(x, y, what, figure, css=f"{css} am")
        case "seal":
            side = size * 1.22
            return seal(x, y - side * 0.78, what, side)
        case "arrow":
            side = min(10.0, size * 0.8)
            return (
                f'<svg x="{number(x)}" y="{number(y - side)}" width="{number(side)}"'
                f' height="{number(side * 1.1)}" viewBox="0 0 24 24"'
                f' class="{escape(css)}2"><use href="#g-arrow"/></svg>'
            )
        case "slash":
            return f'<path d="M{number(x + 2)} {number(y + 2.5)}l3.5-14" class="{escape(css)}l"/>'
        case "space":
            edge = number(size * 0.65)
            return (
                f'<rect x="{number(x + 0.6)}" y="{number(y - size * 0.68)}" width="{edge}" height="{edge}"'
                ' rx="1" class="sto"/>'
            )
        case "guest":
            return use("p-banker", x - 1, y - size * 0.95, size * 0.9, size * 1.16)
        case "level":
            wide = 7 * len(what) * size / 15 + 7
            return (
                f'<rect x="{number(x)}" y="{number(y - 11)}" width="{number(wide)}" height="13" rx="2.5"'
                f' class="lvs"/>{text(x + wide / 2, y - 0.2, what, 12, "middle", "lvn", 700)}'
            )
    side = size * (1.2 if what.startswith("i-boiler") else 1)
    return f'<g class="{escape(css)}c">{use(what, x, y - side * 0.8, side)}</g>'


@lru_cache(maxsize=4096)
def centred(line: Line, x: float, y: float, room: float, size: float = 15, css: str = "pi") -> Html:
    """A line of signs round a middle; in smaller signs where there is no room for it."""
    wide, least = measured(line, size), size * SMALLEST
    for _ in range(3):  # the gaps do not shrink with the signs, so once does not do
        if wide > room:
            size = max(least, size * room / wide)
            wide = measured(line, size)
    at, drawn = x - wide / 2, NOTHING
    for sign in line:
        drawn += _draw(sign, at, y, size, css)
        at += _width(sign, size)
    return drawn


@lru_cache(maxsize=1024)
def seal(x: float, y: float, figure: str | int, side: float = 20) -> Html:
    """Vote points in a drawing."""
    size = min(12.0, side * 0.72)
    return use("i-vpn", x, y, side) + text(
        x + side / 2, y + side / 2 + size * 0.36, figure, size, "middle", "whf sv", 700
    )


@lru_cache(maxsize=1024)
def amount(x: float, y: float, figure: str | int, kind: str, side: float = 15, css: str = "pi") -> Html:
    """Figure, then icon, in a drawing."""
    wide = 7.4 * len(str(figure))
    return text(x, y, figure, 13, css=f"{css} am") + use(f"i-{kind}", x + wide + 1, y - side * 0.8, side)


def joined(found: Sequence[Line]) -> Line:
    """Both sides of a dividing line as one."""
    return tuple(sign for place, line in enumerate(found) for sign in ((SLASH,) if place else ()) + line)
