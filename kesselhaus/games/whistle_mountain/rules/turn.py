"""The turn (4.3): a main action, and bonus actions before, between and after."""

from kesselhaus.engine.questions import Ask, Play
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.events import ActivationSkipped
from kesselhaus.games.whistle_mountain.options import (
    END_TURN,
    FORGE,
    Activate,
    EndTurn,
    Forge,
    PlayCard,
    Send,
    UseAward,
)
from kesselhaus.games.whistle_mountain.rules.agenda import activate
from kesselhaus.games.whistle_mountain.rules.bonus import play_card, playable_cards, usable_awards, use_award
from kesselhaus.games.whistle_mountain.rules.collect import senders
from kesselhaus.games.whistle_mountain.rules.end import end_turn
from kesselhaus.games.whistle_mountain.rules.forge import begin_forge
from kesselhaus.games.whistle_mountain.rules.taking import without
from kesselhaus.games.whistle_mountain.state import DONE, Table


def main_action(table: Table) -> Play:
    """WM-41 to WM-46: Collect with an airship or Forge; a bonus action may come first (WM-135)."""
    player = table.player()
    cards = playable_cards(table, player)
    choices = [*senders(table, player), FORGE, *cards, *usable_awards(table, player)]
    match (yield Ask(player.seat, "WM-41", choices, secret=bool(cards))):
        case Send(airship):
            table.begun = (options.SEND[airship],)
        case Forge():
            begin_forge(table, player)
        case PlayCard(card):
            play_card(table, player, card)
        case UseAward(award):
            use_award(table, player, award)


def next_activation(table: Table) -> Play:
    """WM-61, WM-64: every machine on the list once, in the order of one's choice; what no longer works is
    skipped.
    """
    player = table.player()
    working = table.ground.working
    for machine in table.to_activate:
        if machine not in working:
            table.to_activate = without(table.to_activate, machine)
            table.tell(ActivationSkipped(player.seat, machine, rule="WM-64"))
    if not table.to_activate:
        table.moment = DONE
        return
    cards = playable_cards(table, player)
    choices = [options.activate(each) for each in table.to_activate]
    choices += [*cards, *usable_awards(table, player)]  # type: ignore[list-item]
    match (yield Ask(player.seat, "WM-61", choices, secret=bool(cards))):
        case Activate(machine):
            table.to_activate = without(table.to_activate, machine)
            activate(table, player, machine, "", "WM-61")
        case PlayCard(card):
            play_card(table, player, card)
        case UseAward(award):
            use_award(table, player, award)


def after_collecting(table: Table) -> Play:
    """WM-134, WM-135: the last window for bonus actions, then the turn ends."""
    player = table.player()
    cards = playable_cards(table, player)
    choices = [END_TURN, *cards, *usable_awards(table, player)]
    match (yield Ask(player.seat, "WM-135", choices, secret=bool(cards))):
        case PlayCard(card):
            play_card(table, player, card)
        case UseAward(award):
            use_award(table, player, award)
        case EndTurn():
            end_turn(table)
