"""The end of the game (5.1)."""

from kesselhaus.games.planet_steam.events import GameEnded, WealthCounted
from kesselhaus.games.planet_steam.scoring import final_wealth
from kesselhaus.games.planet_steam.state import Table


def end_game(table: Table) -> None:
    """PS-135: on the gold space; now the credits are shown with the final wealth."""
    table.sealed += 1
    table.tell(GameEnded(rule="PS-135"))
    for player in table.players:
        table.tell(WealthCounted(player.seat, final_wealth(table, player), rule="PS-136"))
