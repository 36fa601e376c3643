"""Districts: name, façade, what they do, and the stones that lie there (2.6)."""

from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import number, use
from kesselhaus.engine.questions import Option
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import District
from kesselhaus.games.steamopolis.state import ARROW
from kesselhaus.games.steamopolis.table.notation import centred, joined, measured, sides
from kesselhaus.games.steamopolis.table.pieces import stone
from kesselhaus.games.steamopolis.table.plan import CARD, THREE_DISTRICTS
from kesselhaus.games.steamopolis.table.sight import SHADOW, Sight
from kesselhaus.games.steamopolis.table.stones import aimed, run_of

BAR, PLATE = 17, 51.5
"""Where the name bar ends and the plate with the effect begins."""
WIDE = 124
"""Width of a district that stands alone."""


def district(sight: Sight, id: str, x: float, y: float, width: float) -> Html:
    """One district; it shines where it answers the open question."""
    printed = sight.box.districts[id]
    long = sight.name(id) if width >= THREE_DISTRICTS else sight.name(id, "phone")
    lying = _lying(sight, id)
    state = ", ".join(who for who, *_ in lying) or sight.say("free")
    title = f"{sight.told(id)} ({sight.say('level', level=printed.level)}, {state})"
    drawn = _card(printed, long, sight.name(id, "phone"), sight.say("static"), title, width)
    for place, (who, colour, arrow, name) in enumerate(lying):
        drawn += stone(colour, 17 + 22 * place, 38, 33, arrow=arrow, name=name, title=who)
    at = f'data-x="district-{escape(id)}" transform="translate({number(x)} {number(y)})"'
    return f"<g {at}>{drawn}{_targets(sight, id, width)}</g>"


def alone(sight: Sight, id: str) -> Html:
    """A district that does not lie in the city."""
    printed = sight.box.districts[id]
    drawn = _card(printed, sight.name(id), sight.name(id, "phone"), sight.say("static"), sight.told(id), WIDE)
    return f'<svg class="citysvg" viewBox="0 0 {WIDE} {CARD}">{drawn}</svg>'


def _lying(sight: Sight, id: str) -> list[tuple[str, str, bool, str]]:
    """Whose stones lie there, with arrow or without, by the names of the pieces."""
    found = [
        (sight.who(player.seat), sight.colour(player.seat), player.targets[id], _name(sight, player.seat, id))
        for player in sight.table.players
        if id in player.targets
    ]
    if id in sight.table.shadow:
        number_ = sight.table.shadow.index(id)
        found.append((sight.say("shadow"), SHADOW, False, f"shadow-{number_}"))
    return found


def _name(sight: Sight, seat: int, id: str) -> str:
    return f"stone-{seat}-{sight.stones[seat].city[id]}"


@lru_cache(maxsize=256)
def _card(printed: District, long: str, short: str, static: str, title: str, width: float) -> Html:
    wide = number(width - 3)
    drawn = (
        f'<title>{escape(title)}</title><rect width="{number(width)}" height="{CARD}" rx="4" class="tpl"/>'
        f'<rect x="1.5" y="1.5" width="{wide}" height="68" rx="3" class="tpap"/>'
        f'<svg x="1.5" y="{BAR}" width="{wide}" height="34.5" viewBox="0 0 112 38"'
        f' preserveAspectRatio="xMidYMid slice" class="art">'
        f'<use href="#q-{escape(printed.id.lower())}" width="112" height="38"/></svg>'
        f'<path d="M1.5 {BAR}h{wide}M1.5 {PLATE}h{wide}" class="tl"/>'
        f"{text(6, 13.2, long, 12, css='tn dl')}{text(5, 13.6, short, 12, css='tn ds')}"
    )
    if printed.static:
        drawn += (
            f'<g><title>{escape(static)}</title><circle cx="{number(width - 11)}" cy="27" r="7.5"'
            f' fill="#2B221A" stroke="#F3D793"/><g color="#F7D75A">'
            f"{use('g-bolt', width - 16, 22, 10)}</g></g>"
        )
    return drawn + centred(joined(sides(printed)), width / 2, 65.4, width - 8)


def _targets(sight: Sight, id: str, width: float) -> Html:
    """The whole district, or the sides of its dividing line."""
    drawn = NOTHING
    inside = NOTHING
    for option in (o.place_stone(id), o.visit(id), o.turn_arrow_on(id), o.resolve_district(id)):
        if option in sight.legal:
            if isinstance(option, o.PlaceStone):
                inside = _ghost(sight)
            drawn += sight.ring(option, 0, 0, width, CARD, radius=4, inside=inside)
    count = len(sight.box.districts[id].sides)
    for side in range(count):
        for use_ in (o.use_district(id, side), o.copy_district(id, side)):
            if use_ in sight.legal:
                drawn += _side(sight, use_, id, side, width)
    return drawn


def _side(sight: Sight, option: Option, id: str, side: int, width: float) -> Html:
    """One side of the dividing line, as wide as its signs; without a line the whole district."""
    lines = sides(sight.box.districts[id])
    if len(lines) == 1:
        return sight.ring(option, 0, 0, width, CARD, radius=4)
    shares = [measured(line, 15) + 5 for line in lines]
    start = width * sum(shares[:side]) / sum(shares)
    wide = width * shares[side] / sum(shares)
    return sight.ring(option, start + 3, PLATE + 1, wide - 6, 17, radius=3)


def _ghost(sight: Sight) -> Html:
    """Of the stone that is to be placed."""
    table = sight.table
    player = table.player()
    run = run_of(table, player)
    arrow = run.arrow if run else player.gauge[aimed(table, player)] == ARROW
    return stone(sight.colour(player.seat), 17, 38, 33, arrow=arrow, ghost=True)
