"""The pieces on the own gauge, and what may be done with them (4.3)."""

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, number, use
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis.state import Player
from kesselhaus.games.steamopolis.table.hull import dial, hole
from kesselhaus.games.steamopolis.table.pieces import octagon, stone
from kesselhaus.games.steamopolis.table.sight import Sight
from kesselhaus.games.steamopolis.table.stones import aimed

SIDE = 31


def gauge(sight: Sight, player: Player) -> Html:
    """Dial, base marker, stones and bonus markers; places of an option shine."""
    x, y = hole(0)
    start = (
        f'<g data-x="gauge-{player.seat}-0"><title>{escape(sight.say("gauge_start"))}</title>'
        f'<path d="M{number(x - 9)} {number(y - 2)}h18M{number(x + 3)} {number(y - 8)}l6 6-6 6" fill="none"'
        ' stroke="#6E5E49" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>'
    )
    drawn = dial(sight.box.value, sight.box.digit, player.seat) + ("" if player.base == 0 else start)
    drawn += _base(sight, player)
    chosen = aimed(sight.table, player)
    for position, piece in enumerate(player.gauge):
        if piece in (s.STONE, s.ARROW):
            drawn += _stone(sight, player, position, is_chosen=position == chosen)
        elif piece in (s.BONUS, s.PINK):
            drawn += _marker(sight, player, position, is_pink=piece == s.PINK)
    if player.seat == sight.asked:
        drawn += _targets(sight)
    return drawn


def _base(sight: Sight, player: Player) -> Html:
    """The stop pin."""
    x, y = hole(player.base)
    title = escape(sight.say("base_at", position=player.base))
    colour = sight.colour(player.seat)
    return (
        f'<g id="base-{player.seat}" data-x="gauge-{player.seat}-{player.base}" class="pc-{escape(colour)}">'
        f"<title>{title}</title>"
        f'<path d="M{number(x)} {number(y + 16)}l-9-13v-18h18v18z" class="bm"/>'
        f"{use(f'm-{colour}', x - 5.5, y - 12, 11, css='mk')}</g>"
    )


def _stone(sight: Sight, player: Player, position: int, *, is_chosen: bool) -> Html:
    x, y = hole(position)
    arrow = player.gauge[position] == s.ARROW
    value = sight.box.value[position]
    key = "chosen" if is_chosen else "arrow_at" if arrow else "stone_at"
    name = f"stone-{player.seat}-{sight.stones[player.seat].gauge[position]}"
    title = sight.say(key, value=value)
    drawn = stone(sight.colour(player.seat), x, y, SIDE, arrow=arrow, name=name, title=title)
    if is_chosen:
        drawn = f'<circle cx="{number(x)}" cy="{number(y)}" r="16.5" class="selr"/>{drawn}'
    drawn = f'<g data-x="gauge-{player.seat}-{position}">{drawn}</g>'
    subject = subject_of(position)
    if player.seat == sight.asked and any(option.start == position for option in sight.offered(o.Boost)):
        label = sight.say("pick", stone=title)
        more = attributes(data_pick=subject, role="button", tabindex="0", aria_label=label)
        return f'<g class="pick"{more}>{drawn}</g>'
    return drawn


def _marker(sight: Sight, player: Player, position: int, *, is_pink: bool) -> Html:
    x, y = hole(position)
    digit = sight.box.digit[position]
    title = sight.say("marker_pink" if is_pink else "marker_at", digit=digit, value=sight.box.value[position])
    kind = "pink" if is_pink else ""
    name = f"bonus-{player.seat}-{position}"
    drawn = octagon(x, y, digit, 12.5, kind, name)
    return f'<g data-x="gauge-{player.seat}-{position}"><title>{escape(title)}</title>{drawn}</g>'


def subject_of(position: int) -> str:
    """The stone whose targets are shown while its keys are picked."""
    return f"boost-{position}"


def _targets(sight: Sight) -> Html:
    drawn = NOTHING
    for position in range(1, sight.box.positions):
        x, y = hole(position)
        for option in (
            o.MOVE_STONE[position],
            o.CHOOSE_STONE[position],
            o.TURN_ARROW[position],
            o.LOSE_STONE[position],
            o.PUT_MARKER[position],
            o.DISCARD_MARKER[position],
        ):
            drawn += sight.ring(option, x - 14, y - 14, 28, 28, radius=14)
    boosts = sight.offered(o.Boost)
    first = boosts[0].start if boosts else 0
    for boost in boosts:
        x, y = hole(boost.to)
        player = sight.player
        ghost = stone(
            sight.colour(player.seat), x, y, SIDE, arrow=player.gauge[boost.start] == s.ARROW, ghost=True
        )
        drawn += sight.ring(
            boost,
            x - 14,
            y - 14,
            28,
            28,
            radius=14,
            inside=ghost,
            subject=subject_of(boost.start),
            picked=boost.start == first,
        )
    return drawn
