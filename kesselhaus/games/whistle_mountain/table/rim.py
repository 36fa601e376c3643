"""The rim of the mountain: docks (2.4), pool, strips in reserve, the duplicator token."""

from kesselhaus.art.furniture import rings, signed, text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, icon, number, rem, use
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.figures import Dock
from kesselhaus.games.whistle_mountain.state import BESIDE
from kesselhaus.games.whistle_mountain.table.fleet import at_berth, docked, hull
from kesselhaus.games.whistle_mountain.table.notation import Sign, Signs, goods, line, row
from kesselhaus.games.whistle_mountain.table.plan import LEFT, PIER, SHORE, SIDE, TOP, TOWER, upper_left
from kesselhaus.games.whistle_mountain.table.sight import Sight

SIGNS = {
    "small_machine": "i-small",
    "medium_machine": "i-medium",
    "large_machine": "i-large",
    "cards": "i-card",
    "upgrade": "i-upgrade",
    "scaffold": "i-scaffold",
    "rescue": "i-rescue",
}


def docks(sight: Sight) -> Html:
    """Machines left, cards and upgrades above, scaffolds right, the rescue below."""
    found = list(sight.box.docks.values())
    left = [dock for dock in found if dock.kind.endswith("_machine")]
    right = [dock for dock in found if dock.kind == "scaffold"]
    drawn = "".join(_machine_dock(sight, dock, TOP + 66 * place) for place, dock in enumerate(left))
    drawn += "".join(_card_dock(sight, dock) for dock in found if dock.kind == "cards")
    drawn += "".join(_upgrade_dock(sight, dock) for dock in found if dock.kind == "upgrade")
    drawn += "".join(_scaffold_dock(sight, dock, TOP + 20 + 300 * place) for place, dock in enumerate(right))
    return drawn + "".join(_rescue_dock(sight, dock) for dock in found if dock.kind == "rescue")


def told_dock(sight: Sight, dock: Dock) -> str:
    """A dock with who is there."""
    there = ", ".join(f"{sight.who(seat)}, {sight.name(airship)}" for seat, airship in docked(sight, dock.id))
    return f"{sight.name(dock.id)}: {there}" if there else sight.name(dock.id)


def _dock(
    sight: Sight,
    dock: Dock,
    area: tuple[float, float, float, float],
    berth: tuple[float, float, float, float],
    body: Html,
) -> Html:
    """A brass plate with a dark berth for one airship; it shines where one may go."""
    x, y, width, height = area
    left, upper, long, tall = berth
    round_ = number(min(long, tall) / 2)
    drawn = (
        f"<title>{escape(told_dock(sight, dock))}</title>"
        f'<rect x="{x + 0.5}" y="{y + 2}" width="{width}" height="{height}" rx="5" class="dsh"/>'
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="5" class="lv"/>'
        f'<path d="M{x + 3} {y + height - 4}V{y + 5}q0-2 2-2H{x + width - 5}" class="lvh"/>'
        f'<rect x="{left}" y="{upper}" width="{long}" height="{tall}" rx="{round_}" class="berth"/>'
        f"{body}{at_berth(sight, dock.id, left, upper, long, tall, upright=tall > long)}"
    )
    option = o.Dock(dock.id)
    if option not in sight.legal:
        return f'<g class="dock" data-x="dock-{escape(dock.id)}">{drawn}</g>'
    ring = rings(x + 2, y + 2, width - 4, height - 4, 4)
    return f'<g class="dock target" data-x="dock-{escape(dock.id)}"{sight.target(option)}>{drawn}{ring}</g>'


def _machine_dock(sight: Sight, dock: Dock, y: float) -> Html:
    cost = goods(dock.cost)
    size = dock.kind.removesuffix("_machine")
    narrow = len(cost) > 1
    body = use(f"i-{size}", 6 if narrow else 8, y + (7 if narrow else 5.5), 16 if narrow else 20)
    where = f"translate({44.5 if narrow else 47} {number(y + 15.5)})"
    body += f'<g transform="{where}">{row(cost, *((11.5, 12) if narrow else (15, 13.5)), 42)}</g>'
    return _dock(sight, dock, (5, y, 62, 62), (8, y + 31, 56, 27), body)


def _card_dock(sight: Sight, dock: Dock) -> Html:
    """WM-73: the first card is free, each further one costs any resource."""
    body = use("i-card", LEFT + 87, 13, 22)
    for count in range(1, dock.most + 1):
        signs: Signs = (Sign("1", "i-card"),)
        if count > 1:
            signs = (Sign(str(count - 1), "i-any"), Sign("", "g-arrow"), Sign(str(count)))
        x = LEFT + 137 + 51 * (count - 1)
        body += (
            f'<g transform="translate({x} 24)">'
            '<rect x="-24" y="-10" width="48" height="20" rx="4" class="mpl"/>'
            f"{row(signs, 13, 12.5, 44)}</g>"
        )
    return _dock(sight, dock, (LEFT + 82, 7, 252, 34), (LEFT + 272, 11, 58, 26), body)


def _upgrade_dock(sight: Sight, dock: Dock) -> Html:
    body = use("i-upgrade", LEFT + 350, 13, 22)
    body += text(LEFT + 376, 28.5, sight.say("price"), 12.5, css="lvt")
    return _dock(sight, dock, (LEFT + 344, 7, 132, 34), (LEFT + 412, 11, 58, 26), body)


def _scaffold_dock(sight: Sight, dock: Dock, y: float) -> Html:
    """WM-77: the first tile is free, each further one costs a whistle."""
    body = use("i-scaffold", PIER + 4, y + 4, 22)
    for count in range(dock.most):
        body += text(PIER + 4, y + 43 + 19 * count, count + 1, 13, css="lvt", weight=700)
        body += "".join(
            use("i-whistle", PIER + 11.5 + 7.5 * place, y + 32 + 19 * count, 13) for place in range(count)
        )
    return _dock(sight, dock, (PIER, y, 30, 156), (PIER + 3, y + 94, 24, 58), body)


def _rescue_dock(sight: Sight, dock: Dock) -> Html:
    y = SHORE
    body = use("i-rescue", LEFT + 317, y + 14, 26)
    body += text(LEFT + 350, y + 32, f"1 {sight.say('free')}", 14, css="lvt", weight=700)
    return _dock(sight, dock, (LEFT + 310, y + 4, 166, 46), (LEFT + 412, y + 13, 58, 28), body)


# ------------------------------------------------------------------ below the grid


def pool(sight: Sight, swimming: Html) -> Html:
    """The whirlpool with all who swim there, and what each costs in the end (WM-166)."""
    y, middle = SHORE, LEFT + 150
    eddies = "".join(
        f'<ellipse cx="{middle}" cy="{y + 27}" rx="{across}" ry="{up}" class="wv"/>'
        for across, up in ((138, 22), (112, 17), (84, 12))
    )
    counts = ", ".join(f"{sight.who(player.seat)} {player.pool}" for player in sight.table.players)
    drawn = (
        f"<title>{escape(sight.name('pool'))}: {escape(counts)}</title>"
        f'<rect x="{LEFT}" y="{y}" width="300" height="52" rx="26" class="pool"/>{eddies}'
        f'<path d="M{LEFT + 86} {y + 29}c4-12 120-14 128 0" class="wv2"/>{swimming}'
        f'<path d="M{LEFT + 14} {y + 41}q70 16 136 9t136-10q-6 12-30 12H{LEFT + 40}q-20 0-26-11z"'
        ' class="foam"/>'
        f'<path d="M{LEFT + 20} {y + 44}q64 12 130 6t128-9" class="wv"/>'
        f"{use('i-vpn', LEFT + 266, y + 13, 26)}"
        f"{text(LEFT + 279, y + 30.4, signed(-sight.box.pool_penalty), 13, 'middle', 'whf', 700)}"
    )
    option = o.Rescue()
    if option not in sight.legal:
        return f'<g data-x="pool">{drawn}</g>'
    return (
        f'<g class="target"'
        f' data-x="pool"{sight.target(option)}>{drawn}{rings(LEFT + 2, y + 2, 296, 48, 24)}</g>'
    )


def strips(sight: Sight) -> Html:
    """What can still be laid (WM-130)."""
    left, y = sight.box.reserve - sight.table.water_level, SHORE
    pile = "".join(
        f'<rect x="{number(8 + place * 1.5)}" y="{number(y + 34 - place * 5)}" width="48" height="11" rx="2"'
        ' class="strips"/>'
        for place in range(left)
    )
    return (
        f'<g data-x="strips"><title>{escape(sight.say("strips_left", count=left))}</title>{pile}'
        f'<circle cx="52" cy="{y + 37}" r="11" class="num"/>'
        f"{text(52, y + 41.5, left, 13, 'middle', 'whf', 700)}</g>"
    )


def token(sight: Sight) -> Html:
    """The duplicator token: beside the board, or on the machine that is copied (WM-146)."""
    table = sight.table
    if table.duplicator == BESIDE:
        told = sight.say("token_beside")
        x, y, size = TOWER + 18.0, SHORE + 8.0, 40.0
    elif table.duplicator in table.machines:
        told = sight.say("token_on", machine=sight.name(table.duplicator))
        squares = table.squares(table.duplicator)
        left, upper = upper_left(squares)
        across = SIDE * len({column for column, _ in squares})
        x, y, size = left + across - 25.0, upper - 5.0, 28.0
    else:
        return NOTHING
    aside = attributes(class_="beside" if table.duplicator == BESIDE else "")
    return (
        f'<g{aside}><g id="duplicator" data-x="token" transform="translate({number(x)} {number(y)})">'
        f"<title>{escape(told)}</title>{use('i-duplicator', 0, 0, size)}</g></g>"
    )


# ------------------------------------------------------------------ the docks as a list, for narrow screens


def dock_list(sight: Sight) -> Html:
    return f'<div class="dl9">{"".join(_dock_line(sight, dock) for dock in sight.box.docks.values())}</div>'


def _dock_line(sight: Sight, dock: Dock) -> Html:
    ships = "".join(
        f'<svg width="{rem(24 * size)}" height="{rem(24)}" viewBox="0 0 {40 * size} 40" aria-hidden="true">'
        f'<g class="pc-{escape(sight.colour(seat))}">{hull(sight.colour(seat), airship)}</g></svg>'
        for seat, airship in docked(sight, dock.id)
        for size in (sight.box.airship_size[airship],)
    )
    option = o.Dock(dock.id)
    legal = option in sight.legal
    target = sight.target(option) if legal else f' title="{escape(told_dock(sight, dock))}"'
    return (
        f"<div{attributes(class_='glow' if legal else '', data_x=f'dock-{dock.id}')}{target}>"
        f'<span class="dic">{icon(SIGNS[dock.kind], 24)}</span>'
        f'<span class="dco">{_price(sight, dock)}</span><span class="bth">{ships}</span></div>'
    )


def _price(sight: Sight, dock: Dock) -> Html:
    if dock.cost:
        return line(goods(dock.cost), 16)
    if dock.most:
        kind = "any" if dock.kind == "cards" else "whistle"
        return line((Sign(f"0–{dock.most - 1}", f"i-{kind}"),), 16)
    return escape(sight.say("price" if dock.kind == "upgrade" else "free"))
