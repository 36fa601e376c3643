"""The boards of the other players, small, with nothing left out; and the Baron's."""

from kesselhaus.art.furniture import seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon, use
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.box import mine_id, turbine_id
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.rules.recharge import income_of
from kesselhaus.games.nucleum.state import Player
from kesselhaus.games.nucleum.table.market import kind
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.signs import condition
from kesselhaus.games.nucleum.table.tiles import lying
from kesselhaus.games.nucleum.terms import TYPES
from kesselhaus.games.nucleum.words.conditions import condition as condition_words

RESOURCES = ("thaler", "worker", "uranium", "achievement")
INCOMES = ("income_thaler", "income_worker", "income_vp")


def others(sight: Sight) -> Html:
    """All but the player in the middle, clockwise after him."""
    seats = sight.table.clockwise(sight.centre)[1:]
    boards = "".join(
        _baron(sight, sight.table.players[seat])
        if sight.table.is_baron(seat)
        else _other(sight, sight.table.players[seat])
        for seat in seats
    )
    many = " many" if len(seats) > 2 else ""
    return f'<div id="players" class="players{many}">{boards}</div>'


def _head(sight: Sight, player: Player) -> Html:
    colour = sight.colour(player.seat)
    return (
        f'<header><span class="band"></span>{mark(colour, 22)}<b>{escape(sight.who(player.seat))}</b>'
        f'<small>{escape(_role(sight, player))}</small><span data-x="score-{player.seat}">'
        f"{seal(player.vp, 30, sight.name('vp'))}</span></header>"
    )


def _role(sight: Sight, player: Player) -> str:
    parts = [player.experiment] if player.experiment else []
    if player.seat == sight.asked:
        parts.append(sight.say("to_move"))
    elif player.seat == sight.table.first_player:
        parts.append(sight.say("start_player"))
    return " · ".join(parts)


def _section(sight: Sight, player: Player, content: Html, css: str = "") -> Html:
    turn = " turn" if player.seat == sight.asked else ""
    return (
        f'<section id="player-{player.seat}" data-x="player-{player.seat}"'
        f' class="board pl pc-{escape(sight.colour(player.seat))}{turn}{escape(css)}">'
        f"{_head(sight, player)}{content}</section>"
    )


def _other(sight: Sight, player: Player) -> Html:
    table = sight.table
    held = zip(RESOURCES, (player.thaler, player.workers, player.cubes, player.achievements), strict=True)
    seat = player.seat
    resources = "".join(
        _count(f"store-{kind}-{seat}", f"i-{kind}", count, sight.name(kind)) for kind, count in held
    )
    incomes = "".join(
        _count(f"{kind.replace('_', '-')}-{seat}", f"i-{kind}", count, sight.name(kind))
        for kind, count in zip(INCOMES, income_of(table, player), strict=True)
    )
    contracts = "".join(_contract(sight, player, contract) for contract in player.contracts if contract)
    slots = sight.say("slots_used", count=len(player.slots), slots=table.box.slots)
    done = sight.say("fulfilled", count=len(player.fulfilled))
    counts = (
        _count(f"fulfilled-{seat}", "g-check", len(player.fulfilled), done, 13, "ok")
        + _count(f"tiles-{seat}", "i-tile", f"{len(player.slots)}/{table.box.slots}", slots, 16)
        + _count(f"lines-{seat}", "i-railway", player.railways, sight.name("railway"), 15)
    )
    return _section(
        sight,
        player,
        f'<div class="row2">{resources}<span class="sep"></span>{incomes}</div>'
        f'<div class="mid">{_built(sight, player)}<div class="rt">{_technologies(sight, player)}'
        f'<div class="mcs">{contracts}</div><div class="l2">{counts}</div></div></div>'
        f'<div class="pool" data-x="pool-{seat}">{_tiles(sight, player.pool)}</div>',
    )


def _count(thing: str, sign: str, count: int | str, told: str, size: float = 17, css: str = "") -> Html:
    """An icon with its figure."""
    return (
        f'<span class="q" data-x="{escape(thing)}" title="{escape(told)}">'
        f"{icon(sign, size, css)}{escape(count)}</span>"
    )


def _tiles(sight: Sight, tiles: tuple[str, ...]) -> Html:
    return "".join(lying(*sight.tile(tile), sight.box.directive_saving, f"tile-{tile}") for tile in tiles)


def _built(sight: Sight, player: Player) -> Html:
    """What is on the map and what is still on the board, by kind and level."""
    box, sites, colour = sight.box, sight.table.sites, sight.colour(player.seat)
    heads = "".join(f"<th>{escape(ROMAN[row])}</th>" for row in box.rows)
    drawn = f"<tr><td></td>{heads}</tr>"
    on_map = {**player.buildings}
    for row in box.rows:
        on_map |= {turbine_id(row): player.turbines[row - 1], mine_id(row): player.mines[row - 1]}
    lines = [(type, box.of_type[type]) for type in TYPES]
    lines.append(("turbine", tuple(map(turbine_id, box.rows))))
    lines.append(("mine", tuple(map(mine_id, box.rows))))
    mark_of = use(f"m-{colour}", 0, 0, 12, css="mk")
    built = f'<svg width="9" height="9" viewBox="0 0 12 12" aria-hidden="true">{mark_of}</svg>'
    for type, pieces in lines:
        cells = NOTHING
        for piece in pieces:
            site = on_map.get(piece, "")
            if site and sites[site].energized:
                cells += f'<td class="on lit">{icon("i-electricity", 12)}</td>'
            else:
                cells += f'<td class="on">{built}</td>' if site else "<td></td>"
        drawn += f"<tr><th>{icon(f'b-{type}', 14, title=sight.name(type))}</th>{cells}</tr>"
    return f'<table class="bg" data-x="built-{player.seat}">{drawn}</table>'


def _technologies(sight: Sight, player: Player) -> Html:
    if not player.experiment:
        return Html('<span class="tks"></span>')
    cells, before = NOTHING, 1
    for id in sight.box.technologies_of[player.experiment]:
        level = sight.box.technologies[id].level
        css = " ".join(
            filter(None, ("hv" if id in player.technologies else "", "gp" if level != before else ""))
        )
        cells += (
            f'<i class="{escape(css)}">{escape(ROMAN[level])}</i>'
            if css
            else f"<i>{escape(ROMAN[level])}</i>"
        )
        before = level
    told = sight.say("technologies_of", count=len(player.technologies))
    return f'<span class="tks" data-x="techs-{player.seat}" title="{escape(told)}">{cells}</span>'


def _contract(sight: Sight, player: Player, contract: str) -> Html:
    shown = sight.box.contracts[contract]
    have = progress(sight.table, player, contract)
    return (
        f'<span id="contract-{escape(contract)}" data-x="contract-{escape(contract)}"'
        f' class="mc k-{escape(kind(shown.stack))}"'
        f' title="{escape(condition_words(shown, sight.lang))}">'
        f"{condition(shown, 14)}<small>{have}/{shown.count}</small></span>"
    )


# ------------------------------------------------------------------ alone


def _baron(sight: Sight, player: Player) -> Html:
    """NU-167: his row of tiles from the left, and what he has on the map."""
    held = zip(("thaler", "worker"), (player.thaler, player.workers), strict=True)
    seat = player.seat
    resources = "".join(
        _count(f"store-{kind}-{seat}", f"i-{kind}", count, sight.name(kind)) for kind, count in held
    )
    recharges = sight.say("baron_recharges", count=len(player.stars), all=sight.box.baron.recharges)
    stars = f"{len(player.stars)}/{sight.box.baron.recharges}"
    counts = _count(f"player-{seat}", "i-star", stars, recharges)
    counts += _count(f"lines-{seat}", "i-railway", player.railways, sight.name("railway"), 15)
    told = escape(sight.say("baron_row"))
    tiles = (
        f'<p class="mut">{told}</p><div class="pool" data-x="pool-{seat}">{_tiles(sight, player.row)}</div>'
    )
    return _section(
        sight,
        player,
        f'<div class="row2">{resources}{counts}</div>'
        f'<div class="mid">{_built(sight, player)}<div class="rt">{tiles}</div></div>',
        " baron",
    )


def purse(sight: Sight) -> Html:
    """What the player in the middle holds, for the bar of the phone."""
    player = sight.player
    held = zip(RESOURCES, (player.thaler, player.workers, player.cubes, player.achievements), strict=True)
    return "".join(
        f'<span class="q">{icon(f"i-{kind}", 18, title=sight.name(kind))}{count}</span>'
        for kind, count in held
    ) + seal(player.vp, 24)
