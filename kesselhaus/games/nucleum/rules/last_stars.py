"""The last stars and the end (NU-157, 5.2)."""

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Declined, StarPlaced
from kesselhaus.games.nucleum.options import DECLINE, PlaceStar
from kesselhaus.games.nucleum.rules.recharge import star_spaces
from kesselhaus.games.nucleum.rules.rounds import begin_turn
from kesselhaus.games.nucleum.scoring import score_finally
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.turn import FinalScoring, LastStar


@does(LastStar)
def place_last_star(table: Table, task: LastStar) -> Play:
    """NU-157: clockwise from the first player; from the reserve, without any effect, not on the space 0."""
    begin_turn(table, task.seat)
    player = table.players[task.seat]
    spaces = star_spaces(table, player)[1:]
    if spaces:
        choices = [options.place_star(space) for space in spaces]
        match (yield Ask(task.seat, "NU-157", [*choices, DECLINE])):
            case PlaceStar(space):
                player.stars, player.has_last_star = (*player.stars, space), True
                table.tell(StarPlaced(task.seat, space, rule="NU-157"))
            case _:
                table.tell(Declined(task.seat, rule="NU-157"))
    return ()


@does(FinalScoring)
def finish(table: Table, task: FinalScoring) -> tuple[()]:
    """5.2."""
    score_finally(table)
    return ()
