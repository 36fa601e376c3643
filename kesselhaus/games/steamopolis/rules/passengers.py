"""Passengers (4.10) and the rewards for them (ST-157, ST-158)."""

from kesselhaus.engine.questions import Asking
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.steamopolis.events import Boarded, Delivered, PassengerRewarded, PassengerTileTaken
from kesselhaus.games.steamopolis.options import DECLINE, TakeAboard, reward, take_aboard
from kesselhaus.games.steamopolis.rules.asking import ask, decide
from kesselhaus.games.steamopolis.rules.effects import use
from kesselhaus.games.steamopolis.rules.passives import set_off, triggered
from kesselhaus.games.steamopolis.rules.solo import turn_up_passenger
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.tasks.turn import Boarding, NextPassenger, Rewards, Storing


def target(table: Table, passenger: str) -> int:
    """ST-84: the target on the open tile; if the passenger already is there, the alternative."""
    wanted, alternative = table.targets_of(passenger)
    return alternative if table.passengers[passenger] == wanted else wanted


@does(Boarding)
def board(table: Table, task: Boarding) -> tuple[()] | Asking[tuple[()]]:
    """ST-78, ST-85 to ST-87: put down who wants to go here, then take aboard who stands here."""
    player, levels = table.players[task.seat], table.box.level
    level = levels[task.district]
    for passenger, wanted in table.aboard:
        if wanted == level:
            _put_down(table, player, passenger, level)
    for passenger, place in table.passengers.items():
        if place == level and passenger not in table.delivered:
            wanted = target(table, passenger)
            if any(levels[district] == wanted for district in player.targets):
                return _offer(table, task.seat, passenger, level, wanted)
    return ()


def _offer(table: Table, seat: int, passenger: str, level: int, wanted: int) -> Asking[tuple[()]]:
    """ST-85, ST-86: banker and stoker are never on one level, so there is one to be asked for at most."""
    answer = yield ask(table, seat, "ST-85", (take_aboard(passenger), DECLINE))
    if type(answer) is TakeAboard:
        table.passengers[passenger] = 0
        table.aboard += ((passenger, wanted),)
        table.tell(Boarded(seat, passenger, level, wanted, rule="ST-85"))
    return ()


def _put_down(table: Table, player: Player, passenger: str, level: int) -> None:
    """ST-87, ST-88: with the first delivery of the turn the player takes the open passenger tile, which stays
    open until the end of the turn.
    """
    table.aboard = tuple(one for one in table.aboard if one[0] != passenger)
    table.passengers[passenger] = level
    table.delivered += (passenger,)
    table.tell(Delivered(player.seat, passenger, level, rule="ST-87"))
    if table.open_tile is not None and not table.tile_taken:
        table.tile_taken = True
        player.passenger_tiles += (table.open_tile,)
        table.tell(PassengerTileTaken(player.seat, table.open_tile, rule="ST-88"))


@does(Rewards)
def rewards(table: Table, task: Rewards) -> Play:
    """ST-157: for each delivered passenger, in an order of one's choice: the reward, then every passenger
    machine once.
    """
    if not table.delivered:
        return ()
    player = table.players[task.seat]
    choices = [reward(passenger) for passenger in table.delivered]
    passenger = (yield from decide(table, task.seat, "ST-157", choices)).passenger
    table.delivered = tuple(other for other in table.delivered if other != passenger)
    table.tell(PassengerRewarded(task.seat, passenger, rule="ST-157"))
    return (
        *use(task.seat, passenger, table.box.rewards[passenger]),
        *set_off(player, triggered(table, player, "passenger")),
        Storing(task.seat),
        task,
    )


@does(NextPassenger)
def new_passenger(table: Table, task: NextPassenger) -> Play:
    """ST-158: a tile that was taken is put away and the next one turned up; without one the end is near."""
    if table.tile_taken:
        table.tile_taken = False
        yield from turn_up_passenger(table, "ST-158")
    return ()
