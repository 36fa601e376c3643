"""The city: the tower top, eight levels with their districts and markets, the passengers."""

from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import number, use
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import PASSENGERS
from kesselhaus.games.steamopolis.drawings.banners import INK
from kesselhaus.games.steamopolis.state import BESIDE
from kesselhaus.games.steamopolis.table.districts import district
from kesselhaus.games.steamopolis.table.markets import bonus_market, market
from kesselhaus.games.steamopolis.table.notation import seal
from kesselhaus.games.steamopolis.table.pieces import beetle, passenger
from kesselhaus.games.steamopolis.table.plan import HEIGHT, LEVELS, STOREY, TOP, WIDTH, card_top, row, top
from kesselhaus.games.steamopolis.table.sight import Sight

SKY = {
    8: "#241A3C",
    7: "#2E2148",
    6: "#3B2852",
    5: "#4A2F5C",
    4: "#5C3763",
    3: "#704064",
    2: "#874C60",
    1: "#9C5A58",
}
STARS = (
    *((180, 16), (196, 40), (214, 22), (344, 14), (362, 38)),
    *((384, 20), (402, 52), (168, 58), (540, 14), (420, 12)),
)


def city(sight: Sight) -> Html:
    """The main map."""
    table, box = sight.table, sight.box
    board = box.board["B" if table.seats == 4 else "A"]
    drawn = _walls()
    for level in range(LEVELS, 0, -1):
        third, extra = f"{level}X" in board, table.seats == 4 and level in box.extra_levels
        lots = table.markets.get(level, ())
        places = row(level, third, extra, lots[0].rank if lots else 4)
        y = card_top(level)
        drawn += district(sight, f"{level}L", places.left, y, places.district)
        drawn += market(sight, level, places) if level > 1 else bonus_market(sight, places)
        if third:
            drawn += district(sight, f"{level}X", places.third, y, places.district)
        drawn += district(sight, f"{level}R", places.right, y, places.district)
    drawn += _passengers(sight) + _crown(sight) + _stack(sight) + _what_ends_it(sight)
    heading = escape(sight.say("the_city"))
    return (
        f'<section id="map" class="map"><h2 class="sr">{heading}</h2><svg viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' class="mapsvg" role="group" aria-label="{heading}">{drawn}</svg></section>'
    )


@lru_cache(maxsize=1)
def _walls() -> Html:
    """Sky darkening upwards, the wall of the tower, brass cornices, a plate for each level."""
    drawn: Html = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="url(#paint-brass)"/>'
        f'<rect x="2.5" y="2.5" width="{WIDTH - 5}" height="{HEIGHT - 5}" rx="6" fill="#1A1228"/>'
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{TOP}" rx="5" fill="#1A1330"/>'
    )
    for level in range(LEVELS, 0, -1):
        high = STOREY - (level == 1)
        drawn += f'<path d="M4 {top(level)}h{WIDTH - 8}v{high}H4z" fill="{escape(SKY[level])}"/>'
    for level in range(LEVELS, 0, -1):
        y, wider = top(level), (LEVELS - level) * 2.2
        left, right = number(126 - wider), number(WIDTH - 96 + wider)
        drawn += (
            f'<path d="M{left} {y + STOREY}V{y + 3}H{right}V{y + STOREY}z" fill="#1A1228" opacity=".42"/>'
            f'<path d="M5 {y + 0.5}h{WIDTH - 10}v4.5H5z" fill="#C08A34"/>'
            f'<path d="M5 {y + 1}h{WIDTH - 10}" stroke="#F3D793" stroke-width="1.4"/>'
            f'<path d="M5 {y + 5}h{WIDTH - 10}" stroke="#5A3C10"/>'
            f'<g data-x="level-{level}"><rect x="7" y="{y + 7}" width="27" height="70" rx="4" class="lvp"/>'
            f'<rect x="8.5" y="{y + 8.5}" width="24" height="24" rx="3" fill="url(#paint-brass)"'
            f' stroke="{escape(INK)}"/>{text(20.5, y + 27, level, 18, "middle", "lvn", 700)}</g>'
        )
    return drawn


# ------------------------------------------------------------------ passengers


def _passengers(sight: Sight) -> Html:
    """Both on their levels, and where they want to go (ST-84); those aboard stand on the airship."""
    table, drawn = sight.table, NOTHING
    aboard = dict(table.aboard)
    for kind in PASSENGERS:
        at, who = table.passengers[kind], sight.name(kind)
        if kind in aboard:
            wants = aboard[kind]
        else:
            target, alternative = table.targets_of(kind)
            wants = alternative if at == target else target
            told = sight.say("at_level", passenger=who, level=at)
            drawn += passenger(kind, 7, top(at) + 35, 29, told)
            for option in (o.take_aboard(kind), o.reward(kind)):
                drawn += sight.ring(option, 8, top(at) + 34, 25, 42, radius=4)
        drawn += _wish(kind, wants, sight.say("wants", passenger=who, level=wants))
    return drawn


@lru_cache(maxsize=64)
def _wish(kind: str, level: int, title: str) -> Html:
    """A dashed ring with the face."""
    y = number(top(level) + 52)
    return (
        f'<g data-x="passenger-{escape(kind)}"><title>{escape(title)}</title>'
        f'<circle cx="21" cy="{y}" r="12.5" class="want"/>'
        f'<svg x="10.5" y="{number(top(level) + 41.5)}" width="21" height="21" viewBox="2 0 24 24">'
        f'<use href="#p-{escape(kind)}" width="28" height="36"/></svg></g>'
    )


def _stack(sight: Sight) -> Html:
    """The passenger stack with its open tile (2.13); in the solo game with the parasites beside it."""
    table = sight.table
    # Below the open tile; a tile taken in this turn still counts as the open one (ST-88).
    left = len(table.stack)
    told = [sight.say("stack", count=left)] if table.open_tile else [sight.say("no_tile")]
    tile = NOTHING
    for place, kind in enumerate(PASSENGERS):
        target, alternative = table.targets_of(kind)
        told.append(
            sight.say("open_passenger", passenger=sight.name(kind), target=target, alternative=alternative)
        )
        tile += _guest(kind, target, 5 + place * 69, sight.say("else", level=alternative), alternative, sight)
    paper = (
        '<rect x="4" y="4" width="142" height="59" rx="4" fill="#B9A47C" class="pile"/>'
        '<rect x="2" y="2" width="142" height="59" rx="4" fill="#CFBE98" class="pile"/>'
        '<rect width="142" height="59" rx="4" class="tpl"/>'
        '<rect x="1.5" y="1.5" width="139" height="56" rx="3" class="tpap"/>'
        if table.open_tile
        else '<rect width="142" height="59" rx="4" class="tpl"/>'
        '<rect x="1.5" y="1.5" width="139" height="56" rx="3" class="bback"/>'
    )
    count = (
        f'<circle cx="150" cy="30" r="10.5" fill="#2B221A" stroke="#E7C273" stroke-width="1.4"/>'
        f"{text(150, 34.6, left, 13, 'middle', 'whf', 700)}"
    )
    title = escape("; ".join(told))
    return (
        f'<g data-x="stack" transform="translate(9 9)"><title>{title}</title>{paper}'
        f'<path d="M71 6v47" class="tl"/>'
        f"{tile}{count}</g>{_beside(sight)}"
    )


def _guest(kind: str, target: int, x: float, other: str, alternative: int, sight: Sight) -> Html:
    return (
        f"{use(f'p-{kind}', x, 8, 32, 41)}"
        f'<rect x="{number(x + 35)}" y="9" width="24" height="22" rx="3" fill="url(#paint-brass)"'
        f' stroke="{escape(INK)}"/>{text(x + 47, 26, target, 17, "middle", "lvn", 700)}'
        f"{text(x + 47, 49, other, 12, 'middle', 'pi dl', 400)}"
        f"{text(x + 48, 50, sight.say('or', level=alternative), 12, 'middle', 'pi ds', 400)}"
    )


def _beside(sight: Sight) -> Html:
    """ST-180: parasites beside the stack."""
    if sight.table.seats > 1:
        return NOTHING
    player = sight.table.players[0]
    lying = [
        number_
        for number_, where in enumerate(player.parasites)
        if where is not None and where.kind == BESIDE
    ]
    told = sight.say("beside", count=len(lying))
    drawn = "".join(
        beetle(sight.colour(0), 170 + 18 * place, 44, 20, name=f"parasite-0-{number_}", title=told)
        for place, number_ in enumerate(lying)
    )
    for place, number_ in enumerate(lying):
        for option in (o.LIFT_PARASITE[number_], o.USE_PARASITE[number_]):
            drawn += sight.ring(option, 170 + 18 * place, 44, 20, 20, radius=6)
    return drawn + sight.ring(o.PUT_BESIDE, 169, 43, 44, 26, radius=5)


# ------------------------------------------------------------------ the tower top


def _crown(sight: Sight) -> Html:
    """The dome with a plinth for each statue that it takes to end the game (ST-133)."""
    tower, needed = sight.table.tower, sight.box.statues_for_end
    drawn = _dome()
    count = max(needed, len(tower))
    step = 98 / max(1, count - 1)
    for place in range(count):
        x = 218 + place * step
        if place < len(tower):
            name = f"statue-{tower[place]}"
            drawn += f'<g id="{name}" data-x="{name}">{use("x-statue", x, 17, 26, 43)}</g>'
        else:
            drawn += use("x-nostatue", x, 17, 26, 43)
    title = escape(sight.say("tower", count=len(tower), of=needed))
    return f'<g data-x="tower"><title>{title}</title>{drawn}</g>'


@lru_cache(maxsize=1)
def _dome() -> Html:
    stars = "".join(f'<circle cx="{x}" cy="{y}" r=".9" fill="#F7EFDC" opacity=".8"/>' for x, y in STARS)
    windows = "".join(f"M{x} 78v-9q4-4 8 0v9z" for x in (228, 246, 264, 288, 306, 324))
    return (
        f'{stars}<path d="M226 60q0-40 54-42 54 2 54 42z" fill="#2E2146"/>'
        '<path d="M280 18v42M252 24q-10 14-10 36M308 24q10 14 10 36" fill="none" stroke="#4A3A66"'
        ' stroke-width="1.4"/><path d="M226 60q0-40 54-42" fill="none" stroke="#8A6A9A" stroke-width="1.2"/>'
        '<path d="M280 18V8" stroke="#C08A34" stroke-width="2"/>'
        '<path d="M280 7l10 3-10 3.5z" fill="#A43A24"/>'
        '<path d="M222 78V64h116v14z" fill="#2E2146"/><path d="M214 64h132v-5H214z" fill="#C08A34"/>'
        '<path d="M214 59.5h132" stroke="#F3D793" stroke-width="1.4"/>'
        f'<path d="{escape(windows)}" fill="#FAD690"/>'
    )


def _what_ends_it(sight: Sight) -> Html:
    """ST-162; once the end is triggered, what is still to come (ST-164)."""
    if sight.is_over:
        over = sight.say("over")
        return f'<g data-x="end" transform="translate(372 9)">{text(0, 34, over, 13, css="mlt")}</g>'
    if sight.table.ending:
        told = "last" if sight.table.final else "triggered"
        return (
            '<g data-x="end" transform="translate(372 9)">'
            f"{text(0, 17, sight.say(told), 12.5, css='mlt dl')}"
            f"{text(0, 38, sight.say(f'{told}_rounds'), 12, css='mlt2 dl', weight=400)}"
            f"{text(0, 55, sight.say(f'{told}_final'), 12, css='mlt2 dl', weight=400)}"
            f"{text(0, 30, sight.say('triggered_short'), 12, css='mlt ds')}</g>"
        )
    say = sight.say
    return (
        f'<g data-x="end" transform="translate(372 9)">{text(0, 17, say("ends"), 12.5, css="mlt dl")}'
        f"{seal(0, 24, sight.box.third_statue_sp, 20)}"
        f"{text(25, 38.5, say('ends_seal'), 12, css='mlt2 dl', weight=400)}"
        f"{text(0, 58, say('ends_stack'), 12, css='mlt2 dl', weight=400)}"
        f"{text(0, 15, say('ends_short'), 12, css='mlt ds')}"
        f"{text(26, 40, say('ends_seal_short'), 12, css='mlt2 ds', weight=400)}"
        f"{text(0, 61, say('ends_stack_short'), 12, css='mlt2 ds', weight=400)}</g>"
    )
