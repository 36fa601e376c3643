"""The boards of the players: the one in the middle large, the others small, with nothing left out."""

from kesselhaus.art.html import Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.options import Target
from kesselhaus.games.planet_steam.scoring import wealth
from kesselhaus.games.planet_steam.state import OPEN_CREDITS, Player
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.tasks import ChoosingColour

# ------------------------------------------------------------------ shared parts


def who(sight: Sight, player: Player, size: float) -> Html:
    """Band, mark, name and role at the head of a board."""
    return (
        f'<span class="band"></span>{mark(sight.colour(player.seat), size)}'
        f"<b>{escape(sight.who(player.seat))}</b><small>{escape(_role(sight, player))}</small>"
    )


def _role(sight: Sight, player: Player) -> str:
    """What a player is at this moment: who works for him, or whether he is to move or to start."""
    if player.card is not None:
        specialists = sight.box.cards[player.card].specialists
        return " · ".join(sight.name(one, 10) for one in specialists)
    if player.seat == sight.view.seat:
        return sight.say("you")
    if player.seat == sight.asked:
        return sight.say("to_move")
    if player.seat == sight.table.start_player and not sight.table.running(ChoosingColour):
        return sight.say("start_player")
    return ""


def credits_of(sight: Sight, player: Player, size: float) -> Html:
    """PS-41: a figure for who may know it, a closed eye for all others."""
    if sight.knows_credits(player):
        is_open = sight.is_over or OPEN_CREDITS in sight.table.variants
        told = sight.name("credits") if is_open else sight.say("your_credits")
        return (
            f'<span class="cr" data-x="credits-{player.seat}" title="{escape(told)}">'
            f"{icon('i-credit', size)}<b>{player.credits}</b></span>"
        )
    return (
        f'<span class="hid" data-x="credits-{player.seat}" title="{escape(sight.say("credits_private"))}">'
        f"{icon('i-credit', size)}"
        f"{icon('g-hidden', size)}</span>"
    )


def owned(sight: Sight, player: Player) -> dict[str, tuple[str, int]]:
    """What stands on the map or lies in front of a player, with its icon."""
    table = sight.table
    tanks = [tank for zone, tank in table.tanks.items() if table.claims[zone] == player.seat]
    return {
        "zones": ("i-zone", sum(seat == player.seat for seat in table.claims.values())),
        "tank_pieces": ("i-tank", len(tanks)),
        "superchargers": ("i-supercharger", sum(tank.supercharger for tank in tanks)),
        "permits": ("i-permit", player.permits),
        "quarters_pieces": ("i-quarters", player.quarters),
    }


THINGS = {
    "zones": "count-zones",
    "tank_pieces": "count-tanks",
    "superchargers": "count-superchargers",
    "permits": "permits",
    "quarters_pieces": "count-luxury_quarters",
}
"""The addresses of belongings."""

# ------------------------------------------------------------------ the others


def others(sight: Sight) -> Html:
    """All but the player in the middle, clockwise after him."""
    seats = sight.table.clockwise(sight.centre)[1:]
    boards = "".join(sight.part_of(seat, _other) for seat in seats)
    return f'<div id="players" class="players">{boards}</div>'


def _other(sight: Sight, player: Player) -> Html:
    """Carriers with load and capacity, possessions, what they are worth; credits stay hidden."""
    carriers = "".join(_small_carrier(sight, player, resource) for resource in RESOURCES)
    stuff = "".join(
        f'<span class="q" data-x="{escape(THINGS[key])}-{player.seat}" title="{escape(sight.say(key))}">'
        f"{icon(sign, 18)}{count}</span>"
        for key, (sign, count) in owned(sight, player).items()
    )
    if player.seat == sight.table.carrier_holder:
        stuff += _extra_room(sight, player)
    worth = sum(wealth(sight.table, player).values())
    told = escape(sight.say("worth_now" if sight.knows_credits(player) else "public_worth"))
    plus = "" if sight.knows_credits(player) else "+"
    css = f"board pl pc-{sight.colour(player.seat)}"
    if player.seat == sight.asked:
        css += " turn"
    target, option = "", Target(player.seat)
    if option in sight.legal:
        css += " glow"
        target = sight.target(option)
    # What is pressed cannot be a part of the page as well.
    part = "div" if target else "section"
    return (
        f'<{escape(part)} id="player-{player.seat}" data-x="player-{player.seat}"'
        f' class="{escape(css)}"{target}><header>'
        f"{who(sight, player, 22)}"
        f'<span class="pw" data-x="score-{player.seat}" title="{told}">{worth}{plus}</span>'
        f"{credits_of(sight, player, 18)}</header>"
        f'<ul class="res">{carriers}</ul><div class="row stuff">{stuff}</div></{escape(part)}>'
    )


def _small_carrier(sight: Sight, player: Player, resource: str) -> Html:
    held, capacity = player.goods[resource], sight.table.capacity(player, resource)
    level = player.classes[resource]
    told = escape(sight.say("class", carrier_class=ROMAN[level]))
    return (
        f'<li data-x="carrier-{escape(resource)}-{player.seat}"><span class="q">'
        f"{icon(f'i-{resource}', 17, title=sight.name(resource))}<b>{held}</b>"
        f'<small>/{capacity}</small></span><em title="{told}">{escape(ROMAN[level])}</em>'
        f'<i style="--n:{capacity};--v:{min(held, capacity)};--rc:var(--{escape(resource)})"></i></li>'
    )


def _extra_room(sight: Sight, player: Player) -> Html:
    """PS-175: how much of the Independent Carrier is used."""
    count, room = sight.table.excess(player), sight.box.extra_room
    told = escape(sight.say("carrier_of", count=count, room=room))
    return (
        f'<span class="q" data-x="slip-independent_carrier" title="{told}">'
        f"{icon('i-independent_carrier', 18)}{count}/{room}</span>"
    )


def purse(sight: Sight) -> Html:
    """What the player in the middle holds, for the bar of the phone."""
    player = sight.player
    goods = "".join(
        f'<span class="q">{icon(f"i-{resource}", 18, title=sight.name(resource))}{player.goods[resource]}'
        f"<small>/{sight.table.capacity(player, resource)}</small></span>"
        for resource in RESOURCES
    )
    if sight.knows_credits(player):
        return sight.credits(player.credits, 18) + goods
    return credits_of(sight, player, 18) + goods
