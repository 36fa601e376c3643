"""What explains itself in Nucleum: the map, tiles and actions, boards, contracts, stars, signs."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.rules.energize import offers
from kesselhaus.games.nucleum.rules.industrialize import PIECES
from kesselhaus.games.nucleum.rules.plants import open_buildings, plants_reaching
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.actions import (
    Developing,
    Energizing,
    Industrializing,
    TakingSecondTile,
    Urbanizing,
)
from kesselhaus.games.nucleum.tasks.energize import ChoosingTarget
from kesselhaus.games.nucleum.tasks.gains import Unlocking
from kesselhaus.games.nucleum.tasks.turn import Acting, OpenHalves, Turn
from kesselhaus.games.nucleum.things import moments, reasons, siting
from kesselhaus.games.nucleum.things.addresses import choosable, concerns
from kesselhaus.games.nucleum.things.cards import thing
from kesselhaus.games.nucleum.things.looking import Look
from kesselhaus.parts.looking import parts
from kesselhaus.parts.things import Reason

__all__ = ["choosable", "concerns", "not_now", "thing", "why_not"]

WHY = {**reasons.WHY, **siting.WHY, **moments.WHY}


def why_not(view: View[Table], address: str, lang: str) -> list[Reason]:
    """Why the seat that is asked cannot choose a thing now; nothing where it can."""
    look, (kind, name) = Look(view, lang), parts(address)
    if any(address in concerns(option, view) for option in look.options):
        return []
    return WHY[kind](look, name) or [look.other_question()]


def not_now(view: View[Table], lang: str) -> list[Option]:
    """What would stand among the keys, but for lack of means."""
    look = Look(view, lang)
    legal = view.legal
    return [option for option in _wanted(look, look.player) if option not in legal]


def _wanted(look: Look, player: Player) -> list[Option]:
    table, box = look.table, look.box
    match table.doing:
        case Turn():
            return list(map(o.play_tile, player.pool))
        case OpenHalves(halves=halves) as doing:
            fulfil = map(o.fulfil, filter(None, player.contracts)) if isinstance(doing, Acting) else ()
            return [*(o.use_half(*half) for half in halves), *fulfil]
        case Urbanizing():
            return [o.choose_building(building) for building in box.urban if building not in player.buildings]
        case Industrializing():
            return [o.choose_piece(piece) for piece in PIECES if not reasons.site_of(look, piece)]
        case Developing() | TakingSecondTile():
            return [
                o.take_tile(tile)
                for tile in table.market
                if tile and tile != getattr(table.doing, "taken", "")
            ]
        case Energizing():
            return list(map(o.choose_plant, plants_reaching(table, open_buildings(table, player))))
        case ChoosingTarget(plan=plan):
            return [o.energize_building(site) for site, _ in offers(table, plan).targets]
        case Unlocking():
            locked = box.technologies_of[player.experiment]
            return [o.unlock_technology(tech) for tech in locked if tech not in player.technologies]
    return []
