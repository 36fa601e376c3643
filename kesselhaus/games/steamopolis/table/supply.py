"""Votes, the general supply, what tiles cost by rank."""

from kesselhaus.art.furniture import board, pennants, seal, signed
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.box import RESOURCES
from kesselhaus.games.steamopolis.table.sight import SHADOW, Sight
from kesselhaus.games.steamopolis.tasks.turn import RemovedTiles

LAP = 20


def votes(sight: Sight) -> Html:
    """The score track; each completed lap hangs one more pennant."""
    flags: dict[int, list[tuple[str, int, str]]] = {}
    for player in sight.table.players:
        score = player.score
        cell = score % LAP if score < 3 * LAP else LAP
        told = sight.say("score_of", name=sight.who(player.seat), score=signed(score))
        flags.setdefault(cell, []).append((sight.colour(player.seat), score, told))
    cells = "".join(f"<li><b>{cell}</b>{pennants(flags.get(cell, ()), LAP)}</li>" for cell in range(LAP + 1))
    return board("score", sight.say("votes"), f'<ol class="cells" data-x="votes">{cells}</ol>', upright=True)


def supply(sight: Sight) -> Html:
    """The general supply, and the line of symbols for each rank (2.7)."""
    table = sight.table
    rows = (
        _kind(sight, "i-crystal", "crystal", f"<b>{table.supply['crystal']}</b>"),
        _kind(sight, "i-gear", "gear", f"<b>{table.supply['gear']}</b>"),
        _kind(sight, "i-cap", "capacity", f"<b>{table.supply['capacity']}</b>"),
        _kind(sight, "i-sponsor", "sponsors", _sponsors(sight)),
        _kind(sight, "i-gala", "galas", _galas(sight)),
    )
    content = f'<div class="supg"><ul class="bank">{"".join(rows)}</ul>{_ranks(sight)}</div>'
    return board("supply", sight.say("supply"), content, upright=True)


def _kind(sight: Sight, sign: str, key: str, content: Html) -> Html:
    return (
        f'<li data-x="supply-{escape(key.rstrip("s"))}">{icon(sign, 24)}<div><small>'
        f"{escape(sight.say(key))}</small>"
        f"<span>{content}</span></div></li>"
    )


def _sponsors(sight: Sight) -> Html:
    """A sponsor is taken with the side that one wants."""
    left = f"<b>{sight.table.supply['sponsor']}</b>"
    sides = "".join(
        f'<i class="glow"{sight.target(o.take_sponsor(kind))}>{icon(f"i-{kind}", 16)}</i>'
        for kind in RESOURCES
        if o.take_sponsor(kind) in sight.legal
    )
    return left + sides


def _galas(sight: Sight) -> Html:
    drawn = NOTHING
    for kind in RESOURCES:
        option = o.take_gala(kind)
        legal = option in sight.legal
        inside = f"<b>{sight.table.supply[f'{kind}_gala']}</b>{icon(f'i-{kind}', 14, title=sight.name(kind))}"
        target = sight.target(option) if legal else ""
        drawn += f"<i{attributes(class_='glow' if legal else '')}{target}>{inside}</i>"
    return drawn


def _ranks(sight: Sight) -> Html:
    """What a tile of each rank brings and costs besides its price."""
    hammer, beetle = icon("g-hammer", 15), icon("i-beetle", 15)
    lines = "".join(
        f'<li data-x="rank-{line.rank}" title="{escape(sight.say("rank", rank=ROMAN[line.rank]))}">'
        f"<em>{escape(ROMAN[line.rank])}</em>"
        f"<span>{seal(line.sp, 20)}{hammer if line.scrap else ''}{beetle if line.invite else ''}</span>"
        f"<span>{icon('i-stonex', 15)}{beetle if line.invite else ''}</span></li>"
        for line in sight.box.ranks
    )
    lead = f"<b>{escape(sight.say('as_machine'))}</b><b>{escape(sight.say('as_banner'))}</b>"
    return f'<ul class="ranks"><li class="lead">{lead}</li>{lines}</ul>'


def shadow(sight: Sight) -> Html:
    """Alone, in the place of the other airships: what the shadow has and does (5.4)."""
    table = sight.table
    of = sight.box.shadow_stones
    stones = escape(sight.say("shadow_stones", count=len(table.shadow), of=of))
    levels = sight.say("next_levels")
    if not table.tile_taken:
        banker, stoker = (table.targets_of(person)[0] for person in ("banker", "stoker"))
        levels = sight.say("levels", banker=banker, stoker=stoker)
    step = table.waiting(RemovedTiles)
    removed = " ".join(_removed(sight, tile) for tile in step.tiles) if step else ""
    gone = f"<p>{escape(sight.say('removed'))}: {removed}</p>" if removed else ""
    return (
        f'<div id="players" class="players"><section data-x="shadow" class="board pl pc-{escape(SHADOW)}">'
        f'<header><span class="band"></span>{mark(SHADOW, 22)}<b>{escape(sight.say("shadow"))}</b></header>'
        f'<div class="shadow"><p>{stones}</p>'
        f"<p>{escape(sight.say('removes'))} <b>{escape(levels)}</b></p>"
        f"<p>{escape(sight.say('time'))} {seal(-sight.box.solo.time_pressure, 20)}</p>{gone}</div>"
        "</section></div>"
    )


def _removed(sight: Sight, tile: str) -> Html:
    """ST-181: a tile that the shadow has just removed; its effects may be used by parasites."""
    spots = "".join(
        f'<i class="glow"{sight.target(o.use_tile(tile, spot))}>{escape(sight.name(spot))}</i>'
        for spot in sight.box.machines[tile].spots
        if o.use_tile(tile, spot) in sight.legal
    )
    return f'<b title="{escape(sight.told(tile))}">{escape(sight.name(tile))}</b>{spots}'
