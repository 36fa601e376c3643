"""Bonus actions (4.11)."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Task, does
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.events import AwardUsed, CardPlayed
from kesselhaus.games.whistle_mountain.options import PlayCard, UseAward
from kesselhaus.games.whistle_mountain.rules.effects import perform
from kesselhaus.games.whistle_mountain.rules.taking import without
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.tasks.turn import PuttingAwayCard


def playable_cards(table: Table, player: Player) -> list[Option]:
    """WM-42: one card in a turn, two with up22."""
    if not player.cards or table.cards_played >= table.box.cards_per_turn + player.powers["cards"]:
        return []
    return [options.play_card(card) for card in dict.fromkeys(player.cards)]


def usable_awards(table: Table, player: Player) -> list[Option]:
    """WM-42: one award in a turn."""
    if not player.awards or table.awards_used >= table.box.awards_per_turn:
        return []
    return [options.use_award(award) for award in dict.fromkeys(player.awards)]


def bonus_action(table: Table, player: Player, answer: Option) -> tuple[Task, ...]:
    """WM-134: what is possible in every window of a turn."""
    match answer:
        case PlayCard(card):
            return play_card(table, player, card)
        case UseAward(award):
            return use_award(table, player, award)
    raise TypeError(answer)


def play_card(table: Table, player: Player, card: str) -> tuple[Task, ...]:
    """WM-136: shown to all, resolved, then discarded."""
    player.cards = without(player.cards, card)
    table.cards_played += 1
    table.sealed += 1
    table.tell(CardPlayed(player.seat, card, rule="WM-136"))
    return (*perform(table, player, card, table.box.effects[card], "WM-136"), PuttingAwayCard(card))


@does(PuttingAwayCard)
def put_away(table: Table, task: PuttingAwayCard) -> tuple[()]:
    """WM-136: what has been resolved goes to the discard pile."""
    table.discarded += (task.card,)
    return ()


def use_award(table: Table, player: Player, award: str) -> tuple[Task, ...]:
    """WM-137: resolved, and out of the game."""
    player.awards = without(player.awards, award)
    table.used_awards += (award,)
    table.awards_used += 1
    table.tell(AwardUsed(player.seat, award, rule="WM-137"))
    return perform(table, player, award, table.box.effects[award], "WM-137")
