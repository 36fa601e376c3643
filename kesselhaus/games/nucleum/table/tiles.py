"""Action tiles: lying on the map or a board, standing upright in the market, turned to their railway side."""

from functools import lru_cache

from kesselhaus.art.furniture import text
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, number, rem, use
from kesselhaus.games.nucleum.drawings.layout import TILE_LENGTH, TILE_WIDTH
from kesselhaus.games.nucleum.figures import ActionTile, Half
from kesselhaus.games.nucleum.terms import JOKER, MAIN_ACTIONS

PAWN = (14.4, 18.5)
"""The size of a worker on a tile."""
EDGES = {
    "green": ("#3F8A4F", "#fff", "G"),
    "orange": ("#E2862A", "#2A1604", "O"),
    "purple": ("#7A4BA8", "#fff", "P"),
    "white": ("#F1EEE4", "#2B221A", "W"),
}
"""The colours of cities and edges: fill, print, and the letter that means the same."""
INK = "#2B221A"
SIGNS = {
    "sub_worker": "i-worker",
    "sub_mixed": "i-worker",
    "sub_achievement": "i-achievement",
    "sub_income_thaler": "i-income_thaler",
    "sub_income_worker": "i-income_worker",
    "sub_income_vp": "i-income_vp",
    "sub_any_step": "i-income_any",
    "any": "a-any",
    "directive": "a-any",
}
DIRECTIVE_WIDTH = 46.0
UPRIGHT_WIDTH, UPRIGHT_HEIGHT, UPRIGHT_EDGE = 60.0, 82.0, 13.0


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> Html:
    """Where a rectangle lies and how large it is."""
    corner = f' rx="{number(radius)}"' if radius else ""
    size = f'width="{number(width)}" height="{number(height)}"'
    return f'x="{number(x)}" y="{number(y)}" {size}{corner}'


def sign(half: Half) -> str:
    """The symbol of what a half gives."""
    return f"a-{half.action}" if half.action in MAIN_ACTIONS else SIGNS[half.action]


def modifier(half: Half) -> tuple[str, str]:
    """2.12: what stands behind the sign, and the icon of what it counts."""
    if half.saving:
        return f"−{half.saving}", "i-thaler"
    if half.workers:
        return f"−{half.workers}", "i-worker"
    if half.uranium:
        return f"+{half.uranium}", "i-uranium"
    if half.electricity:
        return f"+{half.electricity}", "i-electricity"
    if half.double:
        return "×2", ""
    if half.n:
        return f"+{half.n}", ""
    return ("+2", "") if half.action == "sub_worker" else ("", "")


# ------------------------------------------------------------------ lying


def _edge(x: float, width: float, half: Half) -> Html:
    """The edge of a half: its colour with the letter, or four stripes without one."""
    return use(f"e-{half.colour}", x, 1, width, TILE_WIDTH - 2) if half.colour else NOTHING


@lru_cache(maxsize=4096)
def domino(first: Half, second: Half, worker: str = "", lettering: float = 1) -> Html:
    """A tile with `first` at its left end; a worker of that colour stands between the halves."""
    long, wide, edge = TILE_LENGTH, TILE_WIDTH, 9 * lettering
    drawn = (
        use("on-tile", 0, 0, long + 2, wide + 2)
        + _edge(1, edge, first)
        + _edge(long - 1 - edge, edge, second)
    )
    rules = f"M{number(edge + 1)} 1v25M{number(long - 1 - edge)} 1v25"
    drawn += f'<path class="tl" d="{rules}"/>'
    if not worker:
        drawn += f'<path class="td" d="M{number(long / 2)} 1v25"/>'
    for place, half in enumerate((first, second)):
        drawn += _lying_half(half, place, edge, worker, lettering)
    if worker:
        drawn += use(f"pawn-{worker}", long / 2 - PAWN[0] / 2, wide / 2 - 11, *PAWN)
    return drawn


@lru_cache(maxsize=512)
def flat(first: Half, second: Half) -> Html:
    """A tile that fills a drawing of its own: what all tiles have in common is drawn once."""
    edges = "".join(
        f'<use href="#e-{escape(half.colour)}-{escape(side)}"/>'
        for half, side in ((first, "left"), (second, "right"))
        if half.colour
    )
    halves = "".join(_lying_half(half, place, 9, "", 1) for place, half in enumerate((first, second)))
    return f'<use href="#on-domino"/>{edges}{halves}'


def _lying_half(half: Half, place: int, edge: float, worker: str, lettering: float) -> Html:
    room = TILE_LENGTH / 2 - edge - 1
    size = (12.4 if worker else 15) - (lettering - 1) * 4
    x = edge + 1 + room / 2 if place == 0 else TILE_LENGTH - edge - 1 - room / 2
    if worker:
        x += -2.4 if place == 0 else 2.4
    figure, _ = modifier(half)
    up = 4.2 if figure else 0
    drawn = use(sign(half), x - size / 2, TILE_WIDTH / 2 - size / 2 - up, size, css="pi")
    if figure:
        large = "" if lettering == 1 else f' style="font-size:{number(9.6 * lettering)}px"'
        y = number(TILE_WIDTH - 3.2)
        drawn += f'<text x="{number(x)}" y="{y}" class="pi fg"{large}>{escape(figure)}</text>'
    return drawn


@lru_cache(maxsize=64)
def turned(worker: str) -> Html:
    """The railway side of a tile (NU-58): two rails of brass, and its owner's worker."""
    return use(f"turned-{worker}", 0, 0, TILE_LENGTH + 2, TILE_WIDTH + 2)


@lru_cache(maxsize=64)
def directive(saving: int) -> Html:
    """The black tile: any main action, cheaper."""
    wide = TILE_WIDTH
    return (
        f'<rect {box(1, 1.6, DIRECTIVE_WIDTH, wide, 3)} opacity=".35"/>'
        f'<rect {box(0.5, 0.5, DIRECTIVE_WIDTH - 1, wide - 1, 3)} fill="#23282A" stroke="#C08A34"/>'
        f'<g color="#F3D793">{use("a-any", 4, wide / 2 - 7.5, 15)}</g>'
        f"{text(20, wide / 2 + 4.6, f'−{saving}', 12.5, css='whf', weight=700)}"
        f"{use('i-thaler', 32, wide / 2 - 6, 12)}"
    )


def lying(
    tile: ActionTile, told: str, saving: int, name: str = "", css: str = "", more: Html = NOTHING
) -> Html:
    """A tile in running HTML; `more` are attributes, or what lies over it. Without a name it is part of what
    explains it.
    """
    if len(tile.halves) == 1:
        width, drawn = DIRECTIVE_WIDTH, directive(saving)
    else:
        width, drawn = TILE_LENGTH, flat(*tile.halves)
    return framed(drawn, width, TILE_WIDTH, told, name, css, more, f"tile-{tile.id}" if name else "")


def framed(
    drawn: Html,
    width: float,
    height: float,
    told: str,
    name: str = "",
    css: str = "",
    more: Html = NOTHING,
    thing: str = "",
) -> Html:
    """A drawn tile as an element of its own. What answers like a key is named by its target, and on a
    key with a name of its own it is ornament.
    """
    role = f' role="img" aria-label="{escape(told)}"' if told else ' aria-hidden="true"'
    if 'role="button"' in more:
        role = ""
    size = f'width="{rem(width + 2)}" height="{rem(height + 2)}"'
    size += f' viewBox="0 0 {number(width + 2)} {number(height + 2)}"'
    known = attributes(id=name, data_x=thing)
    return f'<svg{known} class="{escape(f"dom {css}".strip())}" {size}{role}{more}>{drawn}</svg>'


# ------------------------------------------------------------------ upright


@lru_cache(maxsize=512)
def upright(first: Half, second: Half) -> Html:
    """A market tile: edges above and below, action and modifier side by side, easily read."""
    wide, high, edge = UPRIGHT_WIDTH, UPRIGHT_HEIGHT, UPRIGHT_EDGE
    drawn = (
        f'<rect {box(1, 1.6, wide, high, 4)} opacity=".35"/><rect {box(0, 0, wide, high, 4)}'
        f' fill="{escape(INK)}"/>'
        f'<rect {box(1.2, 1.2, wide - 2.4, high - 2.4, 3)} class="tpap"/>'
    )
    for place, half in enumerate((first, second)):
        y = 1.2 if place == 0 else high - 1.2 - edge
        drawn += _upright_edge(half, y)
        drawn += f'<path class="tl" d="M1 {number(y + edge if place == 0 else y)}h{number(wide - 2)}"/>'
        drawn += _upright_half(
            half, high / 4 + edge / 2 - 0.5 if place == 0 else high * 0.75 - edge / 2 + 0.5
        )
    return f'{drawn}<path class="td" d="M3 {number(high / 2)}h{number(wide - 6)}"/>'


def _upright_edge(half: Half, y: float) -> Html:
    if half.colour is None:
        return NOTHING
    wide, edge = UPRIGHT_WIDTH, UPRIGHT_EDGE
    if half.colour == JOKER:
        part = (wide - 2.4) / 4
        return "".join(
            f'<rect {box(1.2 + place * part, y, part, edge)} fill="{escape(fill)}"/>'
            for place, (fill, _, _) in enumerate(EDGES.values())
        )
    fill, ink, letter = EDGES[half.colour]
    return (
        f'<rect {box(1.2, y, wide - 2.4, edge)} fill="{escape(fill)}"/>'
        f'<text x="{number(wide / 2)}" y="{number(y + 10.8)}" font-size="12" font-weight="700"'
        f' text-anchor="middle" fill="{escape(ink)}">{escape(letter)}</text>'
    )


def _upright_half(half: Half, y: float) -> Html:
    if half.action == "sub_mixed":
        return (
            f"{use('i-worker', 7, y - 8, 16, css='pi')}{text(27, y + 4.6, '/', 13, css='pi')}"
            f"{text(34, y + 4.8, '2', 13, css='pi', weight=700)}{use('i-thaler', 42, y - 6.5, 13)}"
        )
    figure, counted = modifier(half)
    width = 19 + (len(figure) * 7.6 + 2 if figure else 0) + (14 if counted else 0)
    x = UPRIGHT_WIDTH / 2 - width / 2
    drawn = use(sign(half), x, y - 9.5, 19, css="pi")
    x += 21
    if figure:
        drawn += text(x, y + 4.8, figure, 13, css="pi", weight=700)
        x += len(figure) * 7.6
    return drawn + (use(counted, x, y - 6.5, 13, css="pi") if counted else "")
