"""One action tile, 107 x 107: name bar, vignette, plate; developed, a brass frame and its bonus."""

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import number, use
from kesselhaus.engine.components import Box
from kesselhaus.games.airship_city.figures import RESOURCES, ActionTile
from kesselhaus.games.airship_city.table.sight import Sight

TILE = 107
LETTERS = 11
"""Room for the name beside one icon; a second icon takes two letters."""
PHONE_LETTERS = 9
WIDEST = 94
"""Room on the plate for an action and its bonus."""
PLATE = 82
"""Where the plate with the action begins."""


_kept: dict[tuple[Box, str, bool, str], Html] = {}
KEPT = 2000


def tile(sight: Sight, tile_name: str) -> Html:
    """A tile on the side that lies up. It looks the same in every match, so it is drawn once."""
    key = (sight.table.box, tile_name, tile_name in sight.table.developed, sight.lang)
    drawn = _kept.get(key)
    if drawn is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        drawn = _kept[key] = _tile(sight, tile_name, key[2])
    return drawn


def alone(sight: Sight, tile_name: str, *, developed: bool = False) -> Html:
    """A tile that does not lie in the city."""
    drawn = _tile(sight, tile_name, developed)
    return f'<svg class="citysvg" viewBox="-1 -1 {TILE + 3} {TILE + 5}">{drawn}</svg>'


def _tile(sight: Sight, tile_name: str, developed: bool) -> Html:
    shown = sight.table.box.tile[tile_name]
    edge = 3.5 if developed else 1.5
    inner = number(TILE - 2 * edge)
    name = sight.name(shown.kind, LETTERS if len(shown.colours) != 2 else LETTERS - 2)
    return (
        f"<title>{escape(name)}</title>"
        f'<rect x="1.5" y="3" width="{TILE}" height="{TILE}" rx="7" fill="#000" opacity=".4"/>'
        f'<rect width="{TILE}" height="{TILE}" rx="7" class="{"tdev" if developed else "tpl"}"/>'
        f'<rect x="{edge}" y="{edge}" width="{inner}" height="{inner}" rx="{number(7 - edge / 2)}"'
        ' class="tpap"/>'
        f'<svg x="{edge}" y="19" width="{inner}" height="60" viewBox="0 0 108 62"'
        f' preserveAspectRatio="xMidYMax slice" class="art">{use(f"v-{shown.kind}", 0, 0, 108, 62)}'
        '<rect width="108" height="62" fill="url(#paint-engraving)"/></svg>'
        f'<path d="M{edge} 19H{TILE - edge}M{edge} 79H{TILE - edge}" class="tl"/>'
        f"{_name_bar(sight, shown, name, 7 if developed else 6)}"
        f"{_colours(shown, edge)}{_riders(sight, shown, edge)}{_plate(sight, shown, developed)}"
    )


def _name_bar(sight: Sight, shown: ActionTile, name: str, x: float) -> Html:
    """The name; on the phone letters are larger, so that a long name gives way to its shortest form."""
    brief = sight.name(shown.kind, PHONE_LETTERS)
    if brief == name:
        return text(x, 14.4, name, 13, css="tn")
    return text(x, 14.4, name, 13, css="tn wide") + text(x, 14.4, brief, 13, css="tn ph")


def _colours(shown: ActionTile, edge: float) -> Html:
    """Right in the name bar: the colours that decide about developing and the bonus."""
    kinds = ["any"] if len(shown.colours) == len(RESOURCES) else list(shown.colours)
    start = TILE - edge - 3 - 13 * len(kinds)
    return "".join(use(f"i-{kind}", start + 13 * place, 4, 13) for place, kind in enumerate(kinds))


def _riders(sight: Sight, shown: ActionTile, edge: float) -> Html:
    """What others on this tile gain when somebody collects here (AC-54)."""
    if not shown.piggyback:
        return NOTHING
    kinds = list(shown.collect)
    width = 29 + 13 * len(kinds)
    x = TILE - edge - width - 2
    goods = "".join(use(f"i-{kind}", x + 24.5 + 12.5 * place, 23, 13) for place, kind in enumerate(kinds))
    return (
        f"<g><title>{escape(sight.say('riders', amount=shown.piggyback))}</title>"
        f'<rect x="{number(x)}" y="21.5" width="{width}" height="16" rx="8" fill="#22272A" opacity=".86"/>'
        f"{use('g-rider', x + 3, 22.5, 14, css='wh')}{text(x + 17.5, 34, shown.piggyback, 12.4, css='whf')}"
        f"{goods}</g>"
    )


# ------------------------------------------------------------------ the plate


def _plate(sight: Sight, shown: ActionTile, developed: bool) -> Html:
    """The action, centred; beside it the bonus of a developed tile."""
    row = _action(sight, shown, Row())
    if not developed:
        return f'<g transform="translate({number((TILE - row.width) / 2)} 83)">{row.drawn}</g>'
    bonus, bonus_width = _bonus(sight, shown)
    if row.width + bonus_width > WIDEST:
        row = _action(sight, shown, Row(words=False))
    gap = 8 if row.width + bonus_width < WIDEST - 4 else 4
    start = (TILE - row.width - gap - bonus_width) / 2
    rivets = "".join(
        f'<circle cx="{number(x)}" cy="{TILE - 6.2}" r="1.5" fill="#7A5115"/>' for x in (6.2, TILE - 6.2)
    )
    return (
        f'<g transform="translate({number(start)} {PLATE})">{row.drawn}'
        f'<g transform="translate({number(row.width + gap)} -1)">{bonus}</g></g>{rivets}'
    )


def _action(sight: Sight, shown: ActionTile, row: "Row") -> "Row":
    for kind, count in shown.collect.items():
        row.amount(count, kind, small=len(shown.collect) > 1)
    if not shown.collect:
        SIGNS[shown.kind](row, sight)
    return row


def _bonus(sight: Sight, shown: ActionTile) -> tuple[Html, float]:
    """The resource bonus in its pill (AC-48), with its width."""
    kinds = ["any"] if len(shown.colours) == len(RESOURCES) else list(shown.colours)
    single = len(kinds) == 1
    width = 20 + (14 if single else 13) * len(kinds)
    icons = "".join(
        use(f"i-{kind}", 18.5 + 12.5 * place, 3.5 if single else 4.5, 15 if single else 13)
        for place, kind in enumerate(kinds)
    )
    return (
        f"<title>{escape(sight.say('bonus_of'))}</title>"
        f'<rect width="{width}" height="22" rx="11" class="bon"/>'
        f"{text(5, 15.5, f'+{shown.bonus}', 13, css='bonf', weight=700)}{icons}",
        width,
    )


class Row:
    """Signs, figures and words side by side, with the width they take. Where room is short, without words."""

    def __init__(self, *, words: bool = True) -> None:
        self.words = words
        self.drawn = NOTHING
        self.width = 0.0

    def _add(self, drawn: Html, width: float) -> None:
        self.drawn += drawn
        self.width += width

    def _gap(self, width: float) -> None:
        if self.drawn:
            self.width += width

    def amount(self, count: int, kind: str, *, small: bool = False) -> None:
        icon, figure, top = (14, 14.5, 3) if small else (20, 17, 0)
        self._gap(1 if small else 5)
        figures = len(str(count)) * figure * 0.56
        written = text(self.width, top + icon * 0.5 + figure * 0.36, count, figure, css="pi", weight=700)
        self._add(written + use(f"i-{kind}", self.width + figures + 1, top, icon), figures + icon + 1)

    def sign(self, name: str, size: float = 22, css: str = "") -> None:
        self._gap(3)
        self._add(use(name, self.width, (20 - size) / 2, size, css=css), size)

    def word(self, words: str) -> None:
        if self.words:
            self._gap(3)
            self._add(text(self.width, 15, words, 13, css="pi wd"), len(words) * 6.9)


def _shipyard(row: Row, sight: Sight) -> None:
    row.sign("a-ship")
    row.word(sight.say("verb_shipyard"))


def _office(row: Row, sight: Sight) -> None:
    row.sign("a-facility")
    row.word(sight.say("verb_architects_office"))


def _guild_hall(row: Row, sight: Sight) -> None:
    row.amount(sight.table.box.hire_cost, "gold", small=not row.words)
    if row.words:
        row.sign("g-arrow", 13, "pi2")
    row.sign("i-worker", 20 if row.words else 18, "pi")


def _workshop(row: Row, sight: Sight) -> None:
    row.sign("a-upgrade")
    row.word(sight.say("verb_workshop"))


def _market(row: Row, sight: Sight) -> None:
    row.amount(1, "contract")


def _lighthouse(row: Row, sight: Sight) -> None:
    row.word(sight.say("verb_lighthouse"))
    row.sign("a-shift")


def _harbour(row: Row, sight: Sight) -> None:
    row.sign("a-home")
    row.word(sight.say("verb_harbour"))


SIGNS = {
    "shipyard": _shipyard,
    "architects_office": _office,
    "guild_hall": _guild_hall,
    "workshop": _workshop,
    "market": _market,
    "lighthouse": _lighthouse,
    "harbour": _harbour,
}
"""What the plates of tiles show that do not collect."""
