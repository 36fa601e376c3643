"""The viewer's own board: carriers with what they will gain next, belongings, and what all is worth now."""

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.planet_steam.figures import CONVERTERS, RESOURCES
from kesselhaus.games.planet_steam.options import RaiseCarrier, SellPermit, TakeResource
from kesselhaus.games.planet_steam.scoring import wealth
from kesselhaus.games.planet_steam.state import Player
from kesselhaus.games.planet_steam.table.forecast import Forecast, forecast
from kesselhaus.games.planet_steam.table.players import credits_of, owned, who
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.tanks import Tank
from kesselhaus.games.planet_steam.tasks import Planning, TakingBonus

FEW = 8
"""Up to so many slots are drawn large."""
PARTS = {
    "zones": "zones",
    "tank_pieces": "tanks",
    "superchargers": "superchargers",
    "quarters_pieces": "luxury_quarters",
}
"""Belongings that count at the end, and what they are called in the count."""


def mine(sight: Sight) -> Html:
    """The viewer's own board; for a spectator that of the player to move, and it says so."""
    player = sight.player
    parts = wealth(sight.table, player)
    carriers = "".join(sight.part_of(player.seat, _carrier, resource) for resource in RESOURCES)
    planning = sight.table.waiting(Planning)
    foot = _plan(sight, player, planning) if planning else _worth(sight, player, parts)
    known = sight.knows_credits(player)
    worth = f"<b>{sum(parts.values())}</b>" + ("" if known else f" {escape(sight.say('and_credits'))}")
    return (
        f'<section id="mine" class="board me pc-{escape(sight.colour(player.seat))}">'
        f'<header class="mehead">{who(sight, player, 26)}{credits_of(sight, player, 26)}'
        f"{_permits(sight, player)}{_markers(sight, player)}"
        f'<span class="wealth" data-x="score-{player.seat}"><span>{escape(sight.say("worth_now"))}</span>'
        f" {worth}</span></header>"
        f'<div class="cars">{carriers}</div>{foot}</section>'
    )


# ------------------------------------------------------------------ the head


def _permits(sight: Sight, player: Player) -> Html:
    drawn = f"{icon('i-permit', 20, title=sight.name('building_permit'))}{player.permits}"
    thing = f' data-x="permits-{player.seat}"'
    if SellPermit() in sight.legal:
        return f'<span class="q glow"{thing}{sight.target(SellPermit())}>{drawn}</span>'
    return f'<span class="q"{thing}>{drawn}</span>'


def _markers(sight: Sight, player: Player) -> Html:
    told = escape(sight.say("markers_left"))
    return (
        f'<span class="q mkr" data-x="markers-{player.seat}" title="{told}">'
        f"{mark(sight.colour(player.seat), 18)}{player.reserve}</span>"
    )


def _energy(sight: Sight, player: Player, ahead: Forecast) -> Html:
    """What it takes to run every tank next (PS-104), and whether it is there."""
    if not ahead.energy:
        return NOTHING
    short = player.goods["energy"] < ahead.energy
    told = sight.say("energy_needed", count=ahead.energy)
    if short:
        told += f", {sight.say('energy_short')}"
    return (
        f'<span class="q run{" short" if short else ""}" data-x="running-{player.seat}"'
        f' title="{escape(told)}">{icon("i-tank", 14)}'
        f"−{ahead.energy}</span>"
    )


# ------------------------------------------------------------------ carriers


def _carrier(sight: Sight, player: Player, resource: str) -> Html:
    """A slot for every unit it can hold; pale ones are what the next production brings."""
    ahead = forecast(sight, player.seat)
    table, held, level = sight.table, player.goods[resource], player.classes[resource]
    capacity, name = table.capacity(player, resource), sight.name(resource)
    gain = ahead.gains[resource]
    stored = max(0, min(gain, table.room(player, resource)))
    slots = "".join(
        _slot(resource, number, held, held + stored, capacity)
        for number in range(max(capacity, held + stored))
    )
    thing = f"yield-{resource}-{player.seat}"
    more = _energy(sight, player, ahead) if resource == "energy" else NOTHING
    css = "slots" if max(capacity, held + stored) <= FEW else "slots many"
    return (
        f'<div id="carrier-{escape(resource)}" data-x="carrier-{escape(resource)}-{player.seat}"'
        f' class="car" style="--rc:var(--{escape(resource)})">'
        f"<header>{icon(f'i-{resource}', 20, title=name)}<b>{held}</b>"
        f"<small>/{capacity}</small>{_gain(sight, gain, gain - stored, thing)}"
        f"{_class(sight, resource, level)}</header>"
        f'<div class="{css}">{slots}</div>{_next_class(sight, resource, level, more)}</div>'
    )


def _slot(resource: str, number: int, held: int, then: int, capacity: int) -> Html:
    css = "x" if number >= capacity else ""
    if number < held:
        return f"<i{attributes(class_=css)}>{icon(f'i-{resource}', 17)}</i>"
    if number < then:
        return f'<i class="{escape(f"gh {css}".strip())}">{icon(f"i-{resource}", 17)}</i>'
    return f"<i{attributes(class_=css)}></i>"


def _gain(sight: Sight, gain: int, lost: int, thing: str) -> Html:
    if not gain:
        return NOTHING
    told = sight.say("next_yield", count=gain)
    if lost:
        told += f"; {sight.say('no_room', count=lost)}"
    return (
        f'<span class="nx{" lost" if lost else ""}" data-x="{escape(thing)}"'
        f' title="{escape(told)}">+{gain}</span>'
    )


def _class(sight: Sight, resource: str, level: int) -> Html:
    """The plate with the class; it shines when the carrier can be raised."""
    option = RaiseCarrier(resource)
    if option in sight.legal:
        return f'<em class="glow"{sight.target(option)}>{escape(ROMAN[level])}</em>'
    return f'<em title="{escape(sight.say("class", carrier_class=ROMAN[level]))}">{escape(ROMAN[level])}</em>'


def _next_class(sight: Sight, resource: str, level: int, more: Html) -> Html:
    """What the next class would hold; and the Banker's unit, if it can be taken here (PS-57)."""
    if level < sight.box.highest_class:
        room = sight.box.capacity[resource][level + 1]
        words = escape(sight.say("holds", carrier_class=ROMAN[level + 1], capacity=room))
    else:
        words = escape(sight.say("largest"))
    option = TakeResource(resource)
    take = NOTHING
    if option in sight.legal and not sight.table.running(TakingBonus):
        unit = icon(f"i-{resource}", 15)
        take = f'<span class="take glow"{sight.target(option)}>{unit}+1</span>'
    return f"<p>{words}{take or more}</p>"


# ------------------------------------------------------------------ the foot


def _worth(sight: Sight, player: Player, parts: dict[str, int]) -> Html:
    """PS-136: what counts at the end, at the prices of now."""
    belongings = owned(sight, player)
    drawn = "".join(
        f'<span class="q" data-x="count-{escape(part)}-{player.seat}" title="{escape(sight.say(key))}">'
        f"{icon(belongings[key][0], 20)}{belongings[key][1]}"
        f"<small>{parts[part]}</small></span>"
        for key, part in PARTS.items()
    )
    drawn += (
        f'<span class="q mut" data-x="goods-{player.seat}">{escape(sight.say("goods"))} <small>'
        f"{parts['resources']}</small></span>"
    )
    if sight.knows_credits(player):
        drawn += (
            f'<span class="q mut" data-x="credits-{player.seat}">{escape(sight.say("credits"))}'
            f" <small>{parts['credits']}</small></span>"
        )
    if player.seat == sight.table.carrier_holder:
        count, room = sight.table.excess(player), sight.box.extra_room
        told = escape(sight.say("carrier_of", count=count, room=room))
        drawn += (
            f'<span class="q" data-x="slip-independent_carrier" title="{told}">'
            f"{icon('i-independent_carrier', 20)}{count}/{room}</span>"
        )
    return f'<div class="worth">{drawn}</div>'


def _plan(sight: Sight, player: Player, planning: Planning) -> Html:
    """PS-97: what the plan has not yet put anywhere."""
    table = sight.table
    tanks = [table.tanks[zone] for zone in table.own_tanks(player.seat) if zone != table.sabotaged]
    named = [tank for _, tank in planning.plan if tank is not None]
    left = [
        ("i-tank", len(tanks) - len(named)),
        *((f"i-{kind}_converter", _count(tanks, kind) - _count(named, kind)) for kind in CONVERTERS),
        (
            "i-supercharger",
            sum(tank.supercharger for tank in tanks) - sum(tank.supercharger for tank in named),
        ),
    ]
    drawn = "".join(f'<span class="q">{icon(sign, 20)}{count}</span>' for sign, count in left)
    told = escape(sight.say("plan_left"))
    return f'<div class="worth plan" data-x="deed-reorganise"><b>{told}</b>{drawn}</div>'


def _count(tanks: list[Tank], kind: str) -> int:
    return sum(tank.converter == kind for tank in tanks)
