"""The airship in the middle: the viewer's own, and for a spectator that of the player to move."""

from kesselhaus.art.furniture import amount, seal
from kesselhaus.art.html import Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.games.steamopolis.state import Player
from kesselhaus.games.steamopolis.table.gauge import gauge
from kesselhaus.games.steamopolis.table.hold import hold
from kesselhaus.games.steamopolis.table.hull import HEIGHT, WIDTH, envelope, gondola, pipes
from kesselhaus.games.steamopolis.table.room import lit_pipe, room
from kesselhaus.games.steamopolis.table.sight import Sight


def mine(sight: Sight) -> Html:
    player = sight.player
    title = escape(sight.say("ship", name=sight.who(player.seat)))
    ship = (
        f"{envelope()}{pipes(sight.box.value, lit_pipe(sight, player))}{gauge(sight, player)}"
        f"{gondola()}{room(sight, player)}{hold(sight, player)}"
    )
    return (
        f'<section id="mine" class="board me pc-{escape(sight.colour(player.seat))}">{_head(sight, player)}'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" class="shipsvg" role="group" aria-label="{title}">{ship}</svg>'
        "</section>"
    )


def role(sight: Sight, player: Player) -> str:
    """What a player is at this moment, in a few words."""
    table, roles = sight.table, []
    if player.seat == sight.view.seat:
        roles.append(sight.say("you"))
    elif player.seat == sight.asked:
        roles.append(sight.say("to_move"))
    elif player.seat == (table.active + 1) % table.seats and table.seats > 2 and not sight.is_over:
        roles.append(sight.say("next"))
    if player.seat == table.start_player and table.seats > 1:
        roles.append(sight.say("first"))
    return ", ".join(roles)


def _head(sight: Sight, player: Player) -> Html:
    name = f"character_{player.character}"
    character = (
        f'<span class="ch" data-x="character-{player.seat}">{escape(sight.name(name, "full"))}'
        f" <em>{player.character}</em></span>"
        if player.character
        else ""
    )
    goods = amount(player.crystal, "crystal", 17, sight.name("crystal")) + amount(
        player.gear, "gear", 17, sight.name("gear")
    )
    spaces = escape(sight.say("spaces", count=player.storage))
    return (
        f'<header class="mehead"><span class="band"></span>{mark(sight.colour(player.seat), 26)}'
        f'<b data-x="player-{player.seat}">{escape(sight.who(player.seat))}</b>'
        # Beside the character there is room for one word.
        f"<small>{escape(role(sight, player).rpartition(', ')[2])}</small>"
        f'<span data-x="score-{player.seat}">{seal(player.score, 34)}</span>{character}'
        f'<span class="wealth" data-x="hold-{player.seat}">{goods}'
        f"<span>{escape(sight.say('for'))} {spaces}</span></span></header>"
    )


def purse(sight: Sight) -> Html:
    """What the player in the middle holds, for the bar of the phone."""
    player = sight.player
    return (
        f"{amount(player.crystal, 'crystal', 18, sight.name('crystal'))}"
        f"{amount(player.gear, 'gear', 18, sight.name('gear'))}"
        f"<small>{escape(sight.say('of', count=player.storage))}</small>"
        f"{amount(player.boilers, 'boiler', 18, sight.name('boiler'))}"
        f"{amount(len(player.passenger_tiles), 'ticket', 18, sight.say('guests_of'))}{seal(player.score, 24)}"
    )
