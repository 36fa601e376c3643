"""Who is meant, and what is under way."""

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.actions import InAction, MainAction, SitingBuilding, SitingPiece
from kesselhaus.games.nucleum.tasks.energize import Announcing
from kesselhaus.games.nucleum.tasks.turn import LayingTile, Orienting, TileInHand
from kesselhaus.games.nucleum.words.names import name


def who(table: Table, seat: int, lang: str) -> str:
    """A player by the seat; alone, the second place is the Baron's, who has no seat."""
    return name("baron", lang) if table.is_baron(seat) else f"[seat {seat}]"


def asked_player(view: View[Table]) -> Player:
    """The player who is asked; where nobody is, the one whose turn it is."""
    table = view.state
    return table.players[view.question.seat if isinstance(view.question, Ask) else table.active]


def action_of(table: Table, player: Player) -> MainAction:
    """The main action that is being carried out or offered, with its modifiers; a plain one where none is."""
    match table.doing:
        case MainAction() as action:
            return action
        case Announcing(plan=plan):
            return plan.action
        case doing if isinstance(doing, InAction):
            return doing.action
    return MainAction(player.seat)


def thing_to_site(table: Table) -> str:
    """The building, turbine or mine of which the site is asked."""
    match table.doing:
        case SitingBuilding(building=thing) | SitingPiece(piece=thing):
            return thing
    return ""


def tile_in_hand(table: Table) -> str:
    """The tile that is about to be laid; empty where none is."""
    holding = table.waiting(TileInHand)
    return holding.tile if holding is not None else ""


def chosen_space(table: Table) -> str:
    """NU-42: the track space that the tile is about to be laid on; empty until it is chosen."""
    holding = table.waiting(TileInHand)
    return holding.space if isinstance(holding, Orienting | LayingTile) else ""
