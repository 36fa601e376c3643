"""The boards of the other players: small, with nothing left out but what may not be known."""

from kesselhaus.art.furniture import seal, signed
from kesselhaus.art.html import Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.scoring import counted_score
from kesselhaus.games.whistle_mountain.state import HIDDEN, Player
from kesselhaus.games.whistle_mountain.table.fleet import fleet
from kesselhaus.games.whistle_mountain.table.keys import LYING
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.table.storage import award_plate, machine_slip, upgrade_slip
from kesselhaus.games.whistle_mountain.table.structure import tile

FEW = 3
"""With more players than this there is less room for each."""
BESIDE, ALONE = 8, 12
"""So many letters of an ability fit the head of a board."""
PLACES = (
    ("i-barracks", "in_barracks", "barracks"),
    ("i-scaffold", "on_scaffolds", "scaffold"),
    ("i-tower", "in_tower", "tower"),
    ("i-pool", "in_pool", "pool"),
)


def who(sight: Sight, player: Player, size: float) -> Html:
    """Band, mark, name and role at the head of a board."""
    role = _role(sight, player)
    return (
        f'<span class="band"></span>{mark(sight.colour(player.seat), size)}'
        f"<b>{escape(sight.who(player.seat))}</b>"
        f'<small title="{escape(role)}">{escape(role)}</small>'
    )


def _role(sight: Sight, player: Player) -> str:
    """What a player is at this moment, in a few words."""
    table, roles = sight.table, []
    if player.seat == sight.view.seat:
        roles.append(sight.say("you"))
    elif player.seat == sight.asked:
        roles.append(sight.say("to_move"))
    elif player.seat == (table.active + 1) % table.seats and not sight.is_over and table.seats > 2:
        roles.append(sight.say("next"))
    elif player.seat == table.start_player and not player.ability:
        # There is room for one such word, and after the setup this one changes nothing.
        roles.append(sight.say("start_player"))
    if player.ability and player.seat != sight.centre:
        # Beside another word there is room for few letters.
        roles.append(sight.name(player.ability, BESIDE if roles else ALONE))
    return " · ".join(roles)


def points(sight: Sight, player: Player, size: float) -> Html:
    """The score if the game ended now, as it stands beside the clocks, and what it is made of."""
    parts = counted_score(sight.table, player)
    told = ", ".join(f"{sight.say(f'from_{part}')} {signed(figure)}" for part, figure in parts.items())
    drawn = seal(sum(parts.values()), size, sight.say("if_it_ended", parts=told))
    return f'<span data-x="score-{player.seat}">{drawn}</span>'


def spread(sight: Sight, player: Player, size: float) -> Html:
    """How many workers are where (WM-9)."""
    counts = (len(player.barracks), len(player.standing), len(player.tower), player.pool)
    drawn = "".join(
        f'<span class="q" data-x="crew-{escape(place)}-{player.seat}" title="{escape(sight.say(key))}">'
        f"{icon(sign, size)}{count}</span>"
        for (sign, key, place), count in zip(PLACES, counts, strict=True)
    )
    return f'<span class="spread">{drawn}</span>'


def others(sight: Sight) -> Html:
    """All but the player in the centre, in the order of play after that one."""
    table = sight.table
    seats = [(sight.centre + step) % table.seats for step in range(1, table.seats)]
    boards = "".join(_other(sight, table.players[seat]) for seat in seats)
    if len(seats) <= 2:
        return f'<div id="players" class="players">{boards}</div>'
    # Where the window is short three of them scroll, also by keyboard.
    reached = attributes(role="group", tabindex="0", aria_label=sight.say("players"))
    return f'<div id="players" class="players three"{reached}>{boards}</div>'


def _other(sight: Sight, player: Player) -> Html:
    limit = sight.limit(player)
    held = "".join(
        f'<li data-x="store-{escape(kind)}-{player.seat}"><span class="q">'
        f"{icon(f'i-{kind}', 17, title=sight.name(kind))}<b>{player.goods[kind]}</b>"
        f"<small>/{limit}</small></span>"
        f'<i style="--n:{limit};--v:{min(limit, player.goods[kind])};--rc:var(--r-{escape(kind)})"></i></li>'
        for kind in RESOURCES
    )
    side = 13 if sight.table.seats <= FEW else 10.5
    stored = "".join(
        tile(sight, scaffold, side, LYING[sight.box.stack_of[scaffold]], f"tile-{scaffold}")
        for scaffold in player.scaffolds
    )
    stored += "".join(machine_slip(sight, machine) for machine in player.machines)
    turn = " turn" if player.seat == sight.asked else ""
    ability = f' title="{escape(sight.told(player.ability))}"' if player.ability else ""
    return (
        f'<section id="player-{player.seat}" data-x="player-{player.seat}"'
        f' class="board pl pc-{escape(sight.colour(player.seat))}{turn}">'
        f"<header{ability}>{who(sight, player, 22)}{points(sight, player, 30)}</header>"
        f'<ul class="res">{held}</ul>'
        f'<div class="row">{fleet(sight, player)}{spread(sight, player, 16)}</div>'
        f'<div class="row stor">{stored}</div><div class="row last">{_hand(sight, player)}'
        f"{''.join(award_plate(sight, award) for award in player.awards)}"
        f"{''.join(upgrade_slip(sight, upgrade) for upgrade in player.upgrades)}</div></section>"
    )


def _hand(sight: Sight, player: Player) -> Html:
    """How many cards; which ones only when all hands are shown (section 7)."""
    count = len(player.cards)
    told, thing = escape(sight.say("hidden_cards", count=count)), f' data-x="hand-{player.seat}"'
    if any(card == HIDDEN for card in player.cards) or not player.cards:
        eye = icon("g-hidden", 15) if player.cards else ""
        return f'<span class="q hid"{thing} title="{told}">{count}{icon("i-card", 17)}{eye}</span>'
    names = escape(", ".join(sight.name(card) for card in player.cards))
    return f'<span class="q hid"{thing} title="{names}">{count}{icon("i-card", 17)}</span>'


def purse(sight: Sight) -> Html:
    """What the player in the centre holds, for the bar of the phone."""
    player = sight.player
    limit = sight.limit(player)
    held = "".join(
        f'<span class="q" data-x="store-{escape(kind)}-{player.seat}">'
        f"{icon(f'i-{kind}', 18, title=sight.name(kind))}{player.goods[kind]}"
        f"<small>/{limit}</small></span>"
        for kind in RESOURCES
    )
    return held + points(sight, player, 24)
