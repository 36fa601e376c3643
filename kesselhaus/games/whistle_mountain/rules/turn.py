"""The turn (4.3): a main action, and bonus actions before, between and after."""

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.events import ActivationSkipped, TurnBegan
from kesselhaus.games.whistle_mountain.options import END_TURN, FORGE, Activate, EndTurn, Forge, Send
from kesselhaus.games.whistle_mountain.rules.bonus import bonus_action, playable_cards, usable_awards
from kesselhaus.games.whistle_mountain.rules.collect import activations, senders
from kesselhaus.games.whistle_mountain.rules.effects import activate
from kesselhaus.games.whistle_mountain.rules.ending import end_turn
from kesselhaus.games.whistle_mountain.rules.forge import begin_forge
from kesselhaus.games.whistle_mountain.rules.taking import without
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.tasks.placing import SendingAirship
from kesselhaus.games.whistle_mountain.tasks.turn import (
    AfterCollecting,
    BeginningTurn,
    Collecting,
    MainAction,
)


@does(BeginningTurn)
def begin_turn(table: Table, task: BeginningTurn) -> MainAction:
    """WM-40: what was of the last turn only is forgotten. Once the end is triggered it is one of the last
    (WM-161).
    """
    table.active = task.seat
    table.turn += 1
    table.turns_left = max(-1, table.turns_left - 1)
    table.sent = ""
    table.returned = table.barred = ()
    table.cards_played = table.awards_used = 0
    table.docks_open = table.progress = False
    table.tell(TurnBegan(task.seat, table.round, rule="WM-40"))
    return MainAction(task.seat)


@does(MainAction)
def main_action(table: Table, task: MainAction) -> Play:
    """WM-41 to WM-46: Collect with an airship or Forge; a bonus action may come first (WM-135)."""
    player = table.players[task.seat]
    cards = playable_cards(table, player)
    choices = [*senders(table, player), FORGE, *cards, *usable_awards(table, player)]
    match (yield Ask(task.seat, "WM-41", choices, secret=bool(cards))):
        case Send(airship):
            return SendingAirship(task.seat, airship)
        case Forge():
            return begin_forge(table, player)
        case answer:
            return (*bonus_action(table, player, answer), task)


@does(Collecting)
def next_activation(table: Table, task: Collecting) -> Play:
    """WM-61, WM-64: every machine on the list once, in the order of one's choice; what no longer works is
    skipped.
    """
    player, working = table.players[task.seat], table.ground.working
    left = tuple([machine for machine in task.machines if machine in working])
    if left != task.machines:
        for machine in task.machines:
            if machine not in working:
                table.tell(ActivationSkipped(task.seat, machine, rule="WM-64"))
        return activations(player, left)
    cards = playable_cards(table, player)
    choices: list[Option] = [options.activate(each) for each in task.machines]
    choices += [*cards, *usable_awards(table, player)]
    answer = yield Ask(task.seat, "WM-61", choices, secret=bool(cards))
    if isinstance(answer, Activate):
        further = activations(player, without(task.machines, answer.machine))
        return (*activate(table, player, answer.machine, "", "WM-61"), further)
    return (*bonus_action(table, player, answer), task)


@does(AfterCollecting)
def after_collecting(table: Table, task: AfterCollecting) -> Play:
    """WM-134, WM-135: the last window for bonus actions, then the turn ends."""
    player = table.players[task.seat]
    cards = playable_cards(table, player)
    choices = [END_TURN, *cards, *usable_awards(table, player)]
    answer = yield Ask(task.seat, "WM-135", choices, secret=bool(cards))
    if isinstance(answer, EndTurn):
        return end_turn(table)
    return (*bonus_action(table, player, answer), task)
