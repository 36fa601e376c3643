"""The markets: open tiles, tiles that still lie banner side up, places with their symbols, bonus markers."""

from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.phrases import plain
from kesselhaus.art.symbols import number, use
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import Machine
from kesselhaus.games.steamopolis.drawings.banners import BACK, back, banner
from kesselhaus.games.steamopolis.figures import BonusMarker
from kesselhaus.games.steamopolis.state import Lot
from kesselhaus.games.steamopolis.table.notation import Line, amount, centred, lines, seal
from kesselhaus.games.steamopolis.table.pieces import octagon, plaque
from kesselhaus.games.steamopolis.table.plan import CARD, Row, card_top
from kesselhaus.games.steamopolis.table.sight import Sight
from kesselhaus.games.steamopolis.words.effects import goods_words

TIGHT = 10
"""Names with more letters are set closer on a tile."""
NARROW = 60
"""Places below this width leave something out."""


def market(sight: Sight, level: int, row: Row) -> Html:
    """The market of a level from 2 to 8 (2.7), and the extra market beside it (ST-4)."""
    y, table = card_top(level), sight.table
    lots = table.markets[level]
    first = lots[0].rank if lots else 4
    drawn = NOTHING
    for rank, (x, width) in enumerate(row.tiles):
        if rank < first:
            empty = _place(sight, rank, x, y, width)
            drawn += f'<g data-x="lot-{level}-{rank}">{empty}</g>'
        else:
            lot = lots[rank - first]
            if rank == first and lot.tile:
                drawn += open_tile(sight, lot.tile, x, y, width)
            else:
                drawn += _closed(sight, level, lot, x, y, width)
    if level in table.extra:
        drawn += open_tile(sight, table.extra[level], row.extra, y, CARD)
    elif table.seats == 4 and level in sight.box.extra_levels:
        title = f"<title>{escape(sight.say('extra'))}</title>"
        drawn += f'<g data-x="extra-{level}">{title}{_bed(row.extra, y, CARD, CARD)}</g>'
    return drawn + _statue(sight, level, row, first, y)


def _bed(x: float, y: float, width: float, height: float) -> Html:
    return (
        f'<rect x="{number(x + 0.5)}" y="{number(y + 0.5)}" width="{number(width - 1)}"'
        f' height="{number(height - 1)}" rx="4" class="mp"/>'
    )


def _statue(sight: Sight, level: int, row: Row, first: int, y: float) -> Html:
    """ST-2: a statue waits under the last tile; an empty market has sent it to the tower."""
    x, width = row.tiles[3]
    if level in sight.table.tower:
        title = escape(sight.say("statue_gone"))
        gone = use("x-nostatue", x + width / 2 - 13, y + 14, 26, 43)
        return f'<g data-x="statue-{level}"><title>{title}</title>{gone}</g>'
    if first == 3:
        return _waiting(sight, level, x + width - 15, y + 18, 19)
    return _waiting(sight, level, x + width - 18, y + 38, 20)


def _waiting(sight: Sight, level: int, x: float, y: float, width: float) -> Html:
    title = escape(sight.say("statue_waits"))
    return (
        f'<g id="statue-{level}" data-x="statue-{level}" class="thru"><title>{title}</title>'
        f"{use('x-statue', x, y, width, width * 5 / 3)}</g>"
    )


# ------------------------------------------------------------------ places and tiles


def _place(sight: Sight, rank: int, x: float, y: float, width: float) -> Html:
    """An empty place shows what the next tile costs and gives (2.7)."""
    if rank == 3:
        return _bed(x, y, width, CARD)
    line = sight.box.ranks[rank + 1]
    return _symbols((line.sp, line.crystal, line.scrap, line.invite), sight.say("next_tile"), x, y, width)


@lru_cache(maxsize=256)
def _symbols(line: tuple[int, int, bool, bool], title: str, x: float, y: float, width: float) -> Html:
    votes, crystals, scrap, invite = line
    drawn = _bed(x, y, width, CARD)
    narrow = width < NARROW
    left, second = (2.0, 21.0) if narrow else (7.0, 32.0)
    hammer = use("g-hammer", x + second, y + 6, 15 if narrow else 16) if scrap else ""
    beetle = NOTHING
    if invite:
        at = second - 4 if narrow else 48
        beetle = use("i-beetle", x + at, y + 29.5, 16)
        beetle += "" if narrow else use("i-beetle", x + at, y + 5, 16)
    inner = number(width - 2 * left)
    drawn += seal(x + left, y + 4, votes, 18 if narrow else 20)
    drawn += f'<g class="wh">{hammer}{beetle}</g>'
    drawn += (
        f'<path d="M{number(x + left)} {number(y + 27.5)}h{inner}M{number(x + left)} {number(y + 47.5)}'
        f'h{inner}" stroke="#E7C273" stroke-opacity=".35"/>'
    )
    drawn += use("i-stonex", x + left + 1, y + 29, 16)
    drawn += text(x + left, y + 63, f"+{crystals}", 13, css="mlt am")
    drawn += use("i-crystal", x + left + (15 if narrow else 19), y + 51, 15)
    return f"<g><title>{escape(title)}</title>{drawn}</g>"


def open_tile(sight: Sight, tile: str, x: float, y: float, width: float) -> Html:
    """The open tile: what it does, its whole price, the votes it brings as machine."""
    machine = sight.box.machines[tile]
    drawn = _face(
        machine,
        sight.name(tile),
        sight.name(tile, "phone"),
        sight.told(tile),
        sight.box.ranks[machine.rank].sp,
        o.buy_banner(tile) in sight.legal,
    )
    drawn += sight.ring(o.buy_machine(tile), 0, 0, width, CARD, radius=4)
    for place, spot in enumerate(machine.spots):
        high = 30 / len(machine.spots)
        drawn += sight.ring(o.use_tile(tile, spot), 3, 21 + place * high, width - 6, high, radius=3)
    if o.buy_banner(tile) in sight.legal:
        hanging = f'<g class="thru">{banner(width - 22, 0, 22, 22, machine.colour)}</g>'
        drawn += sight.ring(o.buy_banner(tile), width - 23, -2, 24, 25, radius=3, inside=hanging)
    return (
        f'<g id="tile-{escape(tile)}" data-x="tile-{escape(tile)}"'
        f' transform="translate({number(x)} {number(y)})">{drawn}</g>'
    )


@lru_cache(maxsize=256)
def _face(machine: Machine, name: str, short: str, title: str, votes: int, hangs: bool) -> Html:
    width, middle = CARD, CARD / 2
    drawn = (
        f'<title>{escape(title)}</title><rect x="1" y="1.5" width="{width}" height="{CARD}" rx="4"'
        f' opacity=".35"/><rect width="{width}" height="{CARD}" rx="4" class="tpl"/>'
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="68" rx="3" class="tpap"/>'
        f'<path d="M1.5 4.5a3 3 0 0 1 3-3h{width - 9}a3 3 0 0 1 3 3v1.5h-{width - 3}z"'
        f' fill="{escape(plaque(machine.colour))}"/>'
        f"{_title(name, short, hangs)}"
        f'<rect x="1.5" y="21" width="{width - 3}" height="30" class="bedd"/>'
        f'<path d="M1.5 21h{width - 3}M1.5 51h{width - 3}" class="tl"/>'
    )
    drawn += effect_lines(lines(machine), middle, 21, 30, width - 6)
    x = 4.0
    for kind, count in (("gear", machine.gear), ("crystal", machine.crystal)):
        if count:
            drawn += amount(x, 65, count, kind, 13)
            x += 22
    return drawn + seal(width - 21, 51.5, votes, 18)


def _title(name: str, short: str, hangs: bool) -> Html:
    """The name in the middle; at the left where a banner hangs beside it to be chosen."""
    if hangs:
        return text(4, 17, short, 12, css="tn dl") + text(4, 18, short, 12, css="tn ds tight")
    middle = CARD / 2
    return text(middle, 17, name, 12, "middle", fitted(name, "tn dl", TIGHT)) + text(
        middle, 18, short, 12, "middle", fitted(short, "tn ds", 7)
    )


def fitted(name: str, css: str, letters: int) -> str:
    """The classes of a name; one of more letters is set closer."""
    return f"{css} tight" if len(name) > letters else css


@lru_cache(maxsize=512)
def effect_lines(found: tuple[Line, ...], x: float, y: float, height: float, room: float) -> Html:
    """One line large, two lines small, in the middle of a field."""
    if len(found) == 1:
        return centred(found[0], x, y + height / 2 + 5.5, room, 16)
    step = height / max(1, len(found))
    return "".join(
        centred(line, x, y + step * (place + 0.5) + 4.6, room, 13) for place, line in enumerate(found)
    )


def _closed(sight: Sight, level: int, lot: Lot, x: float, y: float, width: float) -> Html:
    """A tile that lies banner side up; who has looked under it sees what it is (ST-101)."""
    rank = ROMAN[lot.rank]
    colour = sight.name(lot.colour)
    title = sight.say("face_down", level=level, rank=rank, colour=colour)
    known = ""
    if lot.tile is not None:
        title += ". " + sight.say("peeked", tile=sight.told(lot.tile))
        known = sight.name(lot.tile, "phone")
    elif lot.peeked:
        title += ", " + sight.say("peeked_by", who=", ".join(sight.who(seat) for seat in lot.peeked))
    drawn = _back(lot.colour, lot.rank, width) + _seen(sight, lot, known, width)
    drawn += sight.ring(o.peek(level, lot.rank), 0, 0, width, CARD, radius=4)
    return (
        f'<g id="lot-{level}-{lot.rank}" data-x="lot-{level}-{lot.rank}"'
        f' transform="translate({number(x)} {number(y)})">'
        f"<title>{escape(title)}</title>{drawn}</g>"
    )


@lru_cache(maxsize=128)
def _back(colour: str, rank: int, width: float) -> Html:
    if width == BACK[0]:
        drawn = use(f"back-{colour}", 0, 0, BACK[0] + 2, BACK[1] + 2)
    else:
        drawn = back(colour, width, CARD, 7 if width >= NARROW else 3)
    return f"{drawn}{text(width / 2, 36.6, ROMAN[rank], 13, 'middle', 'rk', 700)}"


def _seen(sight: Sight, lot: Lot, known: str, width: float) -> Html:
    """An eye for whoever has looked; the viewer also reads the name, and the signs where they fit."""
    if not lot.peeked:
        return NOTHING
    if known and lot.tile is not None:
        signs = ""
        if width >= NARROW:
            signs = effect_lines(lines(sight.box.machines[lot.tile]), width / 2, 47, 21, width - 8)
        plate = f'<rect x="3" y="47" width="{number(width - 6)}" height="21" rx="2" class="tpap"/>'
        label = "" if signs else text(width / 2, 62, known, 12, "middle", fitted(known, "tn", 4))
        eye = f'<g class="eye"><circle cx="11.5" cy="10" r="8"/>{use("g-eye", 5, 3.5, 13)}</g>'
        return f"{plate}{signs}{label}{eye}"
    eye = use("g-hidden", 4, 50, 15)
    return f'<g class="eye"><circle cx="11.5" cy="57.5" r="9"/>{eye}</g>'


# ------------------------------------------------------------------ bonus markers


def bonus_market(sight: Sight, row: Row) -> Html:
    """The market of level 1: a crystal row and a gear row (2.8)."""
    y, drawn = card_top(1), NOTHING
    for place, (kind, digits) in enumerate(sight.box.rows.items()):
        left = sight.table.rows[kind]
        for digit, (x, width) in zip(digits, row.tiles, strict=True):
            marker = sight.box.markers[kind, digit]
            price = plain(
                goods_words(*((marker.price, 0) if kind == "crystal" else (0, marker.price)), sight.lang),
                (),
                sight.lexicon,
            )
            key = "marker" if digit in left else "marker_gone"
            title = sight.say(key, digit=digit, price=price)
            top = y + place * 36
            piece = _marker(marker, digit in left, title, x, top, width)
            drawn += f'<g data-x="marker-{escape(kind)}-{digit}">{piece}</g>'
            if left and digit == left[0]:
                drawn += sight.ring(o.buy_marker(kind), x + 1, top + 1, width - 2, 33, radius=4)
    x, width = row.tiles[3]
    if 1 in sight.table.tower:
        return drawn
    return drawn + _waiting(sight, 1, x + width - 17, y + 22, 15)


def _marker(marker: BonusMarker, there: bool, title: str, x: float, y: float, width: float) -> Html:
    name = f"marker-{marker.row}-{marker.digit}" if there else ""
    drawn = _bed(x, y, width, 35)
    drawn += octagon(x + 15, y + 17.5, marker.digit, kind="" if there else "gone", name=name)
    drawn += f'<g class="wh">{amount(x + 30, y + 15.5, marker.price, marker.row, 13, "mlt")}'
    if marker.invite:
        drawn += use("i-beetle", x + width - 18, y + 2, 14)
    drawn += "</g>"
    if marker.sp:
        drawn += seal(x + 29, y + 17.5, marker.sp, 17)
    return f"<g><title>{escape(title)}</title>{drawn}</g>"
