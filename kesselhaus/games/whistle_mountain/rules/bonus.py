"""Bonus actions (4.11)."""

from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain import options
from kesselhaus.games.whistle_mountain.events import AwardUsed, CardPlayed
from kesselhaus.games.whistle_mountain.rules.agenda import perform
from kesselhaus.games.whistle_mountain.rules.taking import without
from kesselhaus.games.whistle_mountain.state import Player, Table


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


def play_card(table: Table, player: Player, card: str) -> None:
    """WM-136: shown to all, resolved, then discarded."""
    player.cards = without(player.cards, card)
    table.resolving = card
    table.cards_played += 1
    table.sealed += 1
    table.tell(CardPlayed(player.seat, card, rule="WM-136"))
    perform(table, player, card, table.box.effects[card], "WM-136")
    settle_card(table)


def settle_card(table: Table) -> None:
    """WM-136: what has been resolved goes to the discard pile."""
    if table.resolving and not table.agenda and not table.begun:
        table.discarded += (table.resolving,)
        table.resolving = ""


def use_award(table: Table, player: Player, award: str) -> None:
    """WM-137: resolved, and out of the game."""
    player.awards = without(player.awards, award)
    table.used_awards += (award,)
    table.awards_used += 1
    table.tell(AwardUsed(player.seat, award, rule="WM-137"))
    perform(table, player, award, table.box.effects[award], "WM-137")
