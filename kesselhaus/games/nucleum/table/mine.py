"""The board in the middle: resources, pool and slots, income, rows, contracts and technologies."""

from kesselhaus.art.furniture import seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.options import (
    CONVERT_WORKER,
    TAKE_WORKER,
    choose_experiment,
    choose_slot,
    lay_tile,
    play_tile,
    unlock_technology,
)
from kesselhaus.games.nucleum.state import Player
from kesselhaus.games.nucleum.table.income import income
from kesselhaus.games.nucleum.table.market import card
from kesselhaus.games.nucleum.table.rows import rows
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.signs import rewards, technology
from kesselhaus.games.nucleum.table.tiles import lying
from kesselhaus.games.nucleum.words.effects import technology_effect, turbine_effect
from kesselhaus.games.nucleum.words.tiles import both

BESIDE = 5
"""So many tiles of the pool fit beside the resources; more of them have a row of their own."""
KINDS = {"ongoing": "on", "instant": "in", "final": "fi"}


def mine(sight: Sight) -> Html:
    player = sight.player
    colour = sight.colour(player.seat)
    role = sight.say("you" if player.seat == sight.view.seat else "active")
    turn = " turn" if player.seat == sight.asked else ""
    pool, many = sight.part_of(player.seat, _pool), len(player.pool) > BESIDE
    if player.experiment:
        right = f"{sight.part_of(player.seat, _contracts)}{sight.part_of(player.seat, _technologies)}"
    else:
        right = _experiments(sight)
        pool = "".join(card(sight, contract, "sm") for contract in player.contracts if contract)
    name = escape(sight.who(player.seat))
    return (
        f'<section id="mine" class="board me pc-{escape(colour)}{turn}"><h2 class="sr">{escape(role)}</h2>'
        f'<header class="mehead" data-x="player-{player.seat}"><span class="band"></span>{mark(colour, 26)}'
        f"<b>{name}</b>"
        f"<small>{escape(_role(sight, player, role))}</small>"
        f'<span data-x="score-{player.seat}">{seal(player.vp, 34, sight.name("vp"))}</span>'
        f"{resources(sight, player)}{'' if many else pool}</header>{pool if many else ''}"
        f'<div class="meb"><div class="mel">{sight.part_of(player.seat, income)}'
        f"{sight.part_of(player.seat, rows)}</div>"
        f'<div class="mer">{right}</div></div></section>'
    )


def _role(sight: Sight, player: Player, role: str) -> str:
    """Beside a full pool there is room for a letter."""
    if not player.experiment:
        return role
    return player.experiment if len(player.pool) >= BESIDE else f"{role} · {player.experiment}"


def resources(sight: Sight, player: Player) -> Html:
    """Thaler, workers with those in the supply, uranium with the room for it, achievements."""
    room = sum(capacity for site, capacity in zip(player.mines, sight.box.capacity, strict=True) if site)
    held = (
        ("thaler", player.thaler, "", sight.name("thaler")),
        ("worker", player.workers, f"+{player.supply}", sight.say("workers_left", count=player.supply)),
        ("uranium", player.cubes, f"/{room}", sight.say("uranium_room", count=room)),
        ("achievement", player.achievements, "", sight.name("achievement")),
    )
    drawn = NOTHING
    for kind, count, more, told in held:
        css, marked = "q rs", attributes(title=told)
        if kind == "worker":
            for option in (TAKE_WORKER, CONVERT_WORKER):
                if option in sight.legal:
                    css, marked = "q rs glow", sight.target(option)
        figures = f"<b>{count}</b><small>{escape(more)}</small>"
        thing = f"store-{kind}-{player.seat}"
        drawn += (
            f'<span class="{css}" data-x="{escape(thing)}"{marked}>{icon(f"i-{kind}", 22)}{figures}</span>'
        )
    return drawn


def _pool(sight: Sight, player: Player) -> Html:
    """Tiles that may be played: the tile itself for its actions, the sign of rails below it as a railway."""
    tiles = NOTHING
    laying = sight.tile_in_hand if player.seat == sight.table.active else ""
    for tile in player.pool:
        shown, told = sight.tile(tile)
        css, more, option = "", NOTHING, play_tile(tile)
        if option in sight.legal:
            css, more = "glow", sight.target(option)
        elif tile == laying:
            css = "held"
        rail, as_railway = "", lay_tile(tile)
        if as_railway in sight.legal:
            target = attributes(data_x=f"tile-{tile}") + sight.target(as_railway)
            rail = f'<i class="asr glow"{target}>{icon("i-railway", 13)}</i>'
        drawn = lying(shown, told, sight.box.directive_saving, f"pool-{tile}", css, more)
        tiles += f'<span class="pt">{drawn}{rail}</span>'
    many = " many" if len(player.pool) > BESIDE else ""
    title = escape(sight.say("pool"))
    return f'<div class="pl5{many}" data-x="pool-{player.seat}" title="{title}">{tiles}</div>'


# ------------------------------------------------------------------ contracts and technologies


def _contracts(sight: Sight, player: Player) -> Html:
    """Four slots; a free one tells what a contract that is put there brings at once (NU-111)."""
    drawn = NOTHING
    for slot, contract in enumerate(player.contracts, start=1):
        if contract:
            drawn += (
                f'<div class="slot" data-x="slot-{slot}-{player.seat}">{card(sight, contract, "sm")}</div>'
            )
            continue
        option, css, target = choose_slot(slot), "slot emp", ""
        if option in sight.legal:
            css, target = "slot emp glow", sight.target(option)
        gives = rewards(sight.box.slot_reward[slot - 1], sight.lang)
        free = escape(sight.say("free_slot"))
        thing = f"slot-{slot}-{player.seat}"
        drawn += (
            f'<div class="{css}" data-x="{thing}"{target}><small>{free}</small><span>{gives}</span></div>'
        )
    done = sight.say("fulfilled", count=len(player.fulfilled))
    return f'<div class="myc" data-x="fulfilled-{player.seat}" title="{escape(done)}">{drawn}</div>'


def _technologies(sight: Sight, player: Player) -> Html:
    """All eight, two rows of four; the unlocked ones are cardboard."""
    cells = NOTHING
    for id in sight.box.technologies_of[player.experiment]:
        shown = sight.box.technologies[id]
        above, below = technology(shown, sight.lang)
        css, tick = f"tk {KINDS[shown.kind]}", ""
        if id in player.technologies:
            css, tick = f"{css} hv", icon("g-check", 13, "tkc", sight.say("unlocked"))
        option = unlock_technology(id)
        if option in sight.legal:
            css, more = f"{css} glow", sight.target(option)
        else:
            more = f' title="{escape(sight.plain(technology_effect(sight.box, id, sight.lang)))}"'
        lower = f'<span class="q">{below}</span>' if below else ""
        cells += (
            f'<div id="technology-{escape(id)}" class="{escape(css)}" data-x="technology-{escape(id)}"{more}>'
            f'<em>{escape(ROMAN[shown.level])}</em><span class="q">{above}</span>{lower}{tick}</div>'
        )
    return f'<div class="tec">{cells}</div>'


def _experiments(sight: Sight) -> Html:
    """DC-1: what can be chosen before the first turn."""
    cards = NOTHING
    for id in sight.box.experiments:
        option, css = choose_experiment(id), "xp"
        if option in sight.legal:
            css, more = "xp glow", sight.target(option)
        elif any(other.experiment == id for other in sight.table.players):
            css, more = "xp gone", NOTHING
        else:
            more = NOTHING
        effect = sight.html(turbine_effect(sight.box, 2, id, sight.lang), 13)
        tiles = "".join(
            lying(sight.box.tiles[tile], sight.plain(both(sight.box, tile, sight.lang)), 1)
            for tile in sight.box.start_tiles[id][:4]
        )
        cards += (
            f'<div class="{css}" data-x="experiment-{escape(id)}"{more}><b>{escape(sight.name(id, 16))}</b>'
            f'<span class="xt">{tiles}</span>'
            f"<small>{effect}</small></div>"
        )
    return f'<div class="xps">{cards}</div>'
