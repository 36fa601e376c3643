"""The four rows of a player board: buildings, turbine and mine with costs, effects and pairs (2.8)."""

from kesselhaus.art.furniture import amount, seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.engine.questions import Option
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.box import EFFECT_TILE_ROW, mine_id, turbine_id
from kesselhaus.games.nucleum.figures import UrbanBuilding
from kesselhaus.games.nucleum.options import choose_building, choose_piece
from kesselhaus.games.nucleum.rewards import parsed
from kesselhaus.games.nucleum.state import Player
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.signs import WHEN, rewards, works
from kesselhaus.games.nucleum.terms import TYPES
from kesselhaus.games.nucleum.words.effects import turbine_effect

SHORT = 8
"""A city with more letters needs all the room: what stood there is told by its column."""


def rows(sight: Sight, player: Player) -> Html:
    return (
        f'<div class="bld">{"".join(sight.part_of(player.seat, _row, row) for row in sight.box.rows)}</div>'
    )


def _row(sight: Sight, player: Player, row: int) -> Html:
    box = sight.box
    shown = box.rows[row]
    buildings = "".join(
        _building(
            sight, player, next(box.urban[one] for one in box.of_type[type] if box.urban[one].level == row)
        )
        for type in TYPES
    )
    turbine = _piece(sight, player, turbine_id(row), "turbine", player.turbines[row - 1], NOTHING)
    cubes = amount(shown.capacity, "uranium", 12, sight.name("uranium"))
    mine = _piece(sight, player, mine_id(row), "mine", player.mines[row - 1], f"<small>{cubes}</small>")
    thaler = amount(shown.urban_cost, "thaler", 14, sight.name("thaler"))
    workers = amount(shown.worker_cost, "worker", 14, sight.name("worker"))
    return (
        f'<span class="cst" data-x="row-{row}"><b>{escape(ROMAN[row])}</b>{thaler}</span>{buildings}'
        f'<span class="cst w" data-x="row-{row}">{workers}</span>'
        f"{turbine}{mine}{_effect(sight, player, row)}{_pair(sight, player, row)}"
    )


def _lifted(sight: Sight, option: Option, css: str, told: str) -> Html:
    """Class and attributes of a piece that may be taken from the board, or is only looked at."""
    if option in sight.legal:
        return attributes(class_=f"{css} glow") + sight.target(option)
    return attributes(class_=css, title=told)


def _building(sight: Sight, player: Player, shown: UrbanBuilding) -> Html:
    """What it needs, brings and scores; or that it is built, and lit."""
    site = player.buildings.get(shown.id)
    name, thing = sight.name(shown.id), attributes(data_x=f"piece-{shown.id}-{player.seat}")
    if site is not None:
        lit = sight.table.sites[site].energized
        city = sight.name(sight.table.box.side.sites[site].city)
        bolt = icon("i-electricity", 14, title=sight.name("energized")) if lit else ""
        css = "bs out wide" if len(city) > SHORT else "bs out"
        return (
            f'<div class="{css}"{thing} title="{escape(f"{name}, {city}")}">'
            f"{icon(f'o-{shown.type}', 18)}"
            f"<small>{escape(city)}</small>{bolt}</div>"
        )
    points = f"{shown.vp_each}n" if shown.vp_each else shown.vp
    marked = _lifted(sight, choose_building(shown.id), f"bs pc-{sight.colour(player.seat)}", name)
    return (
        f'<div id="board-{player.seat}-{escape(shown.id)}"{thing}{marked}><i>'
        f"{icon(f'b-{shown.type}', 16)}</i>"
        f"{amount(shown.electricity, 'electricity', 12, sight.name('electricity'))}"
        f"{rewards(sight.box.building_reward[shown.id], sight.lang, 14)}{seal(points, 19)}</div>"
    )


def _piece(sight: Sight, player: Player, id: str, kind: str, site: str, more: Html) -> Html:
    """A turbine or a mine."""
    thing = attributes(data_x=f"piece-{id}-{player.seat}")
    if site:
        told = f"{sight.name(id)}, {sight.name(sight.table.box.side.sites[site].city)}"
        return f'<div class="tm out"{thing} title="{escape(told)}">{icon(f"b-{kind}", 18)}</div>'
    css = f"tm pc-{sight.colour(player.seat)}"
    marked = _lifted(sight, choose_piece(id), css, sight.name(id))
    return f'<div id="board-{player.seat}-{escape(id)}"{thing}{marked}>{icon(f"b-{kind}", 18)}{more}</div>'


def _effect(sight: Sight, player: Player, row: int) -> Html:
    """NU-98: uncovered when the turbine leaves; in row 2 it comes from the experiment."""
    box = sight.box
    signs = "".join("".join(works(effect, count, 15)) for effect, count in box.rows[row].ongoing.items())
    if row == EFFECT_TILE_ROW and player.experiment:
        tile = box.experiments[player.experiment]
        signs += "".join("".join(works(effect, count, 15)) for effect, count in tile.ongoing.items())
        for moment, given in tile.when.items():
            signs += icon(WHEN[moment][0], 12) + rewards(parsed(given), sight.lang, 12)
    css = "eff on" if player.turbines[row - 1] else "eff"
    told = sight.plain(turbine_effect(box, row, player.experiment, sight.lang)) if signs else ""
    thing = f"effect-{row}-{player.seat}"
    return f'<span class="{css}" data-x="{thing}" title="{escape(told)}">{signs}</span>'


def _pair(sight: Sight, player: Player, row: int) -> Html:
    got = row in player.pairs
    tick = icon("g-check", 12, "ok") if got else ""
    told = escape(sight.say("pair"))
    return (
        f'<span class="pair{" got" if got else ""}" data-x="pair-{row}-{player.seat}" title="{told}">'
        f"{rewards(sight.box.pair_reward[row - 1], sight.lang, 14)}{tick}</span>"
    )
