"""Below the machine room: hold, hand, boilers, parasites, stones, sponsor, gala, guests; then the keel."""

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import number, use
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import BANNER_COLOURS
from kesselhaus.games.steamopolis.drawings.banners import CLOTH, EDGE, banner
from kesselhaus.games.steamopolis.state import Player
from kesselhaus.games.steamopolis.table.hull import RAIL, WIDTH
from kesselhaus.games.steamopolis.table.notation import seal
from kesselhaus.games.steamopolis.table.pieces import beetle, passenger, stone
from kesselhaus.games.steamopolis.table.room import stored
from kesselhaus.games.steamopolis.table.sight import Sight

TOP = RAIL + 144
KEEL = TOP + 52
CELLS = (
    *(("hold", 0, 88), ("hand", 91, 50), ("boilers", 144, 74), ("parasites", 221, 72)),
    *(("stones", 296, 54), ("sponsor", 353, 58), ("gala", 414, 43), ("guests", 460, 61)),
)

THINGS = {"parasites": "home", "stones": "spare"}
"""The address of a cell where it is not its key."""


def hold(sight: Sight, player: Player) -> Html:
    """A row of cells, then the keel."""
    inside = {
        "hold": _spaces(sight, player),
        "hand": _hand(player),
        "boilers": _boilers(player),
        "parasites": _parasites(sight, player),
        "stones": _stones(sight, player),
        "sponsor": _sponsors(sight, player),
        "gala": _gala(player),
        "guests": _guests(sight, player),
    }
    drawn = "".join(
        f'<g data-x="{escape(THINGS.get(key, key))}-{player.seat}" transform="translate({x} {TOP})">'
        f'<rect x=".5" y=".5" width="{width - 1}" height="46" rx="4"'
        f' class="sl"/>{text(6, 14, sight.say(key), 12, css="i2 dl", weight=400)}'
        f"{text(5, 14.5, sight.say(f'{key}_short'), 12, css='i2 ds', weight=400)}{inside[key]}</g>"
        for key, x, width in CELLS
    )
    if player.seat == sight.asked:
        drawn += sight.ring(o.MAKE_STEAM, 144, TOP, 74, 47, radius=4)
    return drawn + keel(sight, player)


def _socket(x: float, held: str) -> Html:
    inside = use(f"i-{held}", x + 2.5, 20.5, 18) if held else ""
    return f'<rect x="{number(x)}" y="18" width="23" height="23" rx="3" class="sto"/>{inside}'


def _spaces(sight: Sight, player: Player) -> Html:
    """The storage spaces that are built in (2.5)."""
    goods = stored(sight.table, player)
    return "".join(_socket(6 + 26 * place, next(goods)) for place in range(sight.box.storage))


def _hand(player: Player) -> Html:
    """Resources gained and not yet stored (ST-64)."""
    held = [("crystal", player.hand_crystal), ("gear", player.hand_gear)]
    held = [(kind, count) for kind, count in held if count]
    if not held:
        return Html('<rect x="11" y="19" width="28" height="21" rx="3" class="hole dsh"/>')
    if len(held) == 1:
        kind, count = held[0]
        return text(8, 36, count, 16, css="ik am", weight=700) + use(
            f"i-{kind}", 8 + 9 * len(str(count)), 21, 19
        )
    return "".join(
        text(4 + 23 * place, 36, count, 13, css="ik am", weight=700)
        + use(f"i-{kind}", 4 + 23 * place + 7.5 * len(str(count)), 24, 15)
        for place, (kind, count) in enumerate(held)
    )


def _boilers(player: Player) -> Html:
    """ST-48: all that count for Make Steam."""
    return use("i-boilerp", 8, 19, 22) + text(34, 36, player.boilers, 16, css="ik am", weight=700)


def _parasites(sight: Sight, player: Player) -> Html:
    """Those at home; the places of the others are empty (2.5)."""
    drawn, title = NOTHING, sight.say("parasite_home", who=sight.who(player.seat))
    for number_, where in enumerate(player.parasites):
        x = 4 + 22.5 * number_
        if where is None:
            drawn += beetle(
                sight.colour(player.seat), x, 19, 22, name=f"parasite-{player.seat}-{number_}", title=title
            )
        else:
            drawn += f'<circle cx="{number(x + 10.5)}" cy="31" r="9" class="hole dsh"/>'
            if where.seat != player.seat:
                colour = sight.colour(where.seat)
                drawn += use(f"d-{colour}", x + 4, 24.5, 13, css=f"pc-{colour}")
    return drawn


def _stones(sight: Sight, player: Player) -> Html:
    """Stones in the personal supply."""
    numbers = sight.stones[player.seat].reserve
    if not numbers:
        return Html('<circle cx="24" cy="31" r="10" class="hole dsh"/>')
    step = min(19.0, 26 / max(1, len(numbers) - 1))
    return "".join(
        stone(sight.colour(player.seat), 17 + step * place, 31, 24, name=f"stone-{player.seat}-{number_}")
        for place, number_ in enumerate(numbers)
    )


def _sponsors(sight: Sight, player: Player) -> Html:
    """The visible side of each; one that was used in this turn is duller (ST-145)."""
    if not player.sponsors:
        return Html('<circle cx="29" cy="30" r="10" class="hole dsh"/>')
    drawn = NOTHING
    many = len(player.sponsors) > 1
    for number_, (kind, used) in enumerate(zip(player.sponsors, player.sponsors_used, strict=False)):
        x = 3 + 27 * number_ if many else 6
        body = use("i-sponsor", x, 18, 25 if not many else 18) + use(
            f"i-{kind}", x + (27 if not many else 12), 21 if not many else 26, 19 if not many else 14
        )
        title = sight.name("sponsor") + f": {sight.name(kind)}" + (f", {sight.say('used')}" if used else "")
        drawn += f'<g class="{"spent" if used else ""}"><title>{escape(title)}</title>{body}</g>'
        drawn += sight.ring(o.flip_sponsor(number_), x - 1, 17, 27 if many else 48, 27, radius=4)
    return drawn


def _gala(player: Player) -> Html:
    if player.gala is None:
        return Html('<rect x="8" y="19" width="28" height="21" rx="3" class="hole dsh"/>')
    return use("i-gala", 1, 18, 24) + use(f"i-{player.gala}", 24, 22, 17)


def _guests(sight: Sight, player: Player) -> Html:
    """Passenger tiles, and who is aboard now (2.5)."""
    count = len(player.passenger_tiles)
    drawn = text(7, 37, count, 16, css="ik am", weight=700) + use(
        "i-ticket", 8 + 9.5 * len(str(count)), 19, 21
    )
    if player.seat == sight.table.active:
        for place, (kind, level) in enumerate(sight.table.aboard):
            told = sight.say("aboard", passenger=sight.name(kind), level=level)
            drawn += passenger(kind, 30 + 15 * place, 14, 24, told)
    return drawn


# ------------------------------------------------------------------ the keel


def keel(sight: Sight, player: Player) -> Html:
    """Hung banners, and what one more of each colour would bring now (2.15)."""
    drawn = (
        f'<path d="M6 {KEEL}h{WIDTH - 12}l-10 9H16z" fill="#6A4510" stroke-width="1.3" {EDGE}/>'
        f'<path d="M12 {KEEL + 2}h{WIDTH - 24}" stroke="#E0B878" stroke-width="1.4"/>'
    )
    places = max(4, len(player.banners))
    step = min(62.0, 248 / places)
    width = min(50.0, step - 4)
    for place in range(places):
        x = 14 + place * step
        if place < len(player.banners):
            drawn += _hung(sight, player.banners[place], x, width)
        else:
            drawn += (
                f'<path d="M{number(x + 2)} {KEEL + 12}h46" stroke="#8F7A50" stroke-width="3"'
                f' stroke-linecap="round"/><path d="M{number(x + 7)} {KEEL + 14}v46h36v-46" class="hk"/>'
            )
    return f'<g data-x="banners-{player.seat}">{drawn}{_prospects(sight, player)}</g>'


def _hung(sight: Sight, tile: str, x: float, width: float) -> Html:
    colour = sight.box.machines[tile].colour
    title = escape(sight.say("banner", tile=sight.name(tile, "full"), colour=sight.name(colour)))
    cloth = banner(x, KEEL + 10, width, 58, colour)
    return (
        f'<g id="tile-{escape(tile)}" data-x="tile-{escape(tile)}" class="art"><title>'
        f"{title}</title>{cloth}</g>"
    )


def banners_of(sight: Sight, player: Player) -> int:
    """A purple tile counts as two banners."""
    return sum(sight.box.banner_count[sight.box.machines[tile].colour] for tile in player.banners)


def _prospects(sight: Sight, player: Player) -> Html:
    hanging = banners_of(sight, player)
    brings = {
        "purple": hanging + sight.box.banner_count["purple"],
        "orange": player.tiles,
        "blue": len(player.passenger_tiles),
    }
    key = "banners_now_one" if hanging == 1 else "banners_now"
    drawn = text(0, 13, sight.say(key, count=hanging), 12, css="i2 dl", weight=400)
    drawn += text(0, 13, sight.say("banners_short"), 12, css="i2 ds", weight=400)
    for place, colour in enumerate(BANNER_COLOURS):
        title = escape(sight.say(f"brings_{colour}"))
        drawn += (
            f'<g data-x="colour-{player.seat}-{escape(colour)}" style="--bc:{escape(CLOTH[colour][0])}"'
            f' transform="translate({place * 80} 20)">'
            f'<title>{title}</title><rect width="75" height="30" rx="4" class="sl"/>'
            f"{use('i-banner', 5, 4, 22)}{text(31, 21, '+', 15, css='ik', weight=700)}"
            f"{seal(42, 4, brings[colour], 23)}</g>"
        )
    return f'<g transform="translate(276 {KEEL + 17})">{drawn}</g>'
