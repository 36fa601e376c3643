"""Barracks at the left, tower at the right: levels and floors level with the rows (2.3)."""

from functools import lru_cache

from kesselhaus.art.furniture import rings, seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import pawn
from kesselhaus.art.symbols import attributes, number
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.ground import FLOORS
from kesselhaus.games.whistle_mountain.table.bed import doors
from kesselhaus.games.whistle_mountain.table.notation import Signs, line, row
from kesselhaus.games.whistle_mountain.table.plan import SIDE, TOWER, TOWER_WIDTH, top
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.words.headings import floor_of


def contested_floor(sight: Sight) -> int:
    """DC-18: the floor from which an award is to be chosen; 0 where none is."""
    if not sight.offered(o.TakeAward):
        return 0
    return int(floor_of(sight.view) or 0)


def awards(sight: Sight) -> Html:
    """The awards on the floors of the tower, two below each other (WM-7)."""
    table, contested = sight.table, contested_floor(sight)
    taken = {floor for player in table.players for floor in player.tower}
    drawn = NOTHING
    for floor, lying in enumerate(table.tower, 1):
        width = 28 if floor in taken else 44
        x = TOWER + TOWER_WIDTH - width - 2
        for place, award in enumerate(lying):
            y = top(floor) + (3 + 18 * place if len(lying) > 1 else 12)
            plate = _pill(x, y, width, sight.signs(award))
            option = o.TakeAward(award)
            if floor == contested and option in sight.legal and award not in lying[:place]:
                ring = rings(x + 1, y + 1, width - 2, 15, 7)
                drawn += (
                    f'<g class="awg target" data-x="award-{escape(award)}"{sight.target(option)}>'
                    f"{plate}{ring}</g>"
                )
            else:
                told = f"{sight.name('award')}, {sight.told(award)}"
                drawn += (
                    f'<g class="awg" data-x="award-{escape(award)}"><title>{escape(told)}</title>{plate}</g>'
                )
    return drawn


@lru_cache(maxsize=2048)
def _pill(x: float, y: float, width: float, signs: Signs) -> Html:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="17" rx="8.5" class="awp"/>'
        f'<g transform="translate({number(x + width / 2)} {y + 8.5})">{row(signs, 14, 12.5, width - 6)}</g>'
    )


def barracks_targets(sight: Sight) -> Html:
    """WM-104: the levels that a worker may leave."""
    left, step, width = doors(sight.table.seats)
    drawn = NOTHING
    for option in sight.offered(o.FromBarracks):
        x, y = left + sight.centre * step - 2, top(option.level) + 6
        drawn += (
            f'<g class="bars target" data-x="level-{option.level}"{sight.target(option)}>'
            f'<rect x="5" y="{top(option.level)}" width="62" height="{SIDE}" fill="transparent"/>'
            f"{rings(x + 2, y + 2, width, 29, 6)}</g>"
        )
    return drawn


def row_list(sight: Sight) -> Html:
    """Barracks and tower row by row, for narrow screens."""
    table, contested = sight.table, contested_floor(sight)
    heads = [escape(sight.say(key)) for key in ("list_row", "list_barracks", "list_tower", "list_awards")]
    rows = (
        f'<li class="hd"><b>{heads[0]}</b><span>{heads[1]}</span><span></span><span>{heads[2]}</span>'
        f"<span>{heads[3]}</span></li>"
    )
    bridge = sight.box.components.constants.lowest_row_above_bridge.value
    for floor in range(FLOORS, 0, -1):
        css = " ".join(
            filter(None, ("wet" if floor <= table.water_level else "", "brd" if floor == bridge else ""))
        )
        sleeping = "".join(_sleeper(sight, floor, player.seat) for player in table.players)
        risen = "".join(
            pawn(sight.colour(player.seat), 16) * player.tower.count(floor) for player in table.players
        )
        lying = table.tower[floor - 1] if table.tower else ()
        plates = "".join(
            _plate(sight, award, floor == contested and award not in lying[:place])
            for place, award in enumerate(lying)
        )
        rows += (
            f"<li{attributes(class_=css, data_x=f'floor-{floor}')}><b>{floor}</b><span"
            f' class="bk">{sleeping}</span>'
            f'{seal(sight.box.floor_vp[floor], 24)}<span class="bk">{risen}</span>'
            f'<span class="aws">{plates}</span></li>'
        )
    return f'<ol class="rl">{rows}</ol>'


def _sleeper(sight: Sight, level: int, seat: int) -> Html:
    if level not in sight.table.players[seat].barracks:
        return NOTHING
    drawn = pawn(sight.colour(seat), 16)
    option = o.FromBarracks(level)
    if seat == sight.asked and option in sight.legal:
        return f'<span class="glow"{sight.target(option)}>{drawn}</span>'
    return drawn


def _plate(sight: Sight, award: str, offered: bool) -> Html:
    option = o.TakeAward(award)
    if offered and option in sight.legal:
        return (
            f'<span class="awh glow"'
            f' data-x="award-{escape(award)}"{sight.target(option)}>{line(sight.signs(award), 14)}</span>'
        )
    told = escape(sight.told(award))
    return (
        f'<span class="awh" data-x="award-{escape(award)}" title="{told}">'
        f"{line(sight.signs(award), 14)}</span>"
    )
