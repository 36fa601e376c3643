"""The last stars (NU-157)."""

from kesselhaus.engine.questions import Ask, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Declined, StarPlaced
from kesselhaus.games.nucleum.options import DECLINE, PlaceStar
from kesselhaus.games.nucleum.rules.railways import is_baron
from kesselhaus.games.nucleum.rules.recharge import star_spaces
from kesselhaus.games.nucleum.scoring import score_finally
from kesselhaus.games.nucleum.state import OVER, Table


def last_star(table: Table) -> Play:
    """NU-157: clockwise from the first player; from the reserve, without any effect, not on the space 0. Then
    final scoring.
    """
    player = table.player()
    spaces = [] if is_baron(table, player.seat) else star_spaces(table, player)[1:]
    if spaces:
        choices = [options.place_star(space) for space in spaces]
        match (yield Ask(player.seat, "NU-157", [*choices, DECLINE])):
            case PlaceStar(space):
                player.stars, player.has_last_star = (*player.stars, space), True
                table.tell(StarPlaced(player.seat, space, rule="NU-157"))
            case _:
                table.tell(Declined(player.seat, rule="NU-157"))
    table.active = (table.active + 1) % len(table.players)
    table.turn += 1
    if table.active == table.first_player:
        score_finally(table)
        table.moment = OVER
