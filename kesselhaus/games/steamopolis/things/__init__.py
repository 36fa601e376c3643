"""What explains itself in Steamopolis: districts, markets, tiles, gauges, machine rooms, guests, signs."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.rules.target import side
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.tasks.buying import MoreMarkers
from kesselhaus.games.steamopolis.tasks.turn import Action, Aiming, FinalAction, MachineRun, StepThree
from kesselhaus.games.steamopolis.things import moments, reasons
from kesselhaus.games.steamopolis.things.addresses import choosable, concerns
from kesselhaus.games.steamopolis.things.cards import thing
from kesselhaus.games.steamopolis.things.looking import Look
from kesselhaus.games.steamopolis.words.tasks import value_of_stone
from kesselhaus.parts.looking import parts
from kesselhaus.parts.things import Reason

__all__ = ["choosable", "concerns", "not_now", "thing", "why_not"]

WHY = {**reasons.WHY, **moments.WHY}


def why_not(view: View[Table], address: str, lang: str) -> list[Reason]:
    """Why the seat that is asked cannot choose a thing now; nothing where it can."""
    look, (kind, name) = Look(view, lang), parts(address)
    if any(address in concerns(option, view) for option in look.options):
        return []
    return WHY[kind](look, name) or [look.other_question()]


def not_now(view: View[Table], lang: str) -> list[Option]:
    """What would stand among the keys, but for lack of means: actions, purchases, taken districts."""
    look = Look(view, lang)
    offered = {address for option in look.options for address in concerns(option, view)[:1]}
    return [option for option in _wanted(look) if concerns(option, view)[0] not in offered]


def _wanted(look: Look) -> list[Option]:
    table = look.table
    match table.doing:
        case Action():
            return [o.MAKE_STEAM, o.SET_TARGET, o.FLY_TO_ALL]
        case Aiming() | MachineRun():
            value = value_of_stone(table)
            return [*map(o.place_stone, table.box.reach[side(table)][value])]
        case StepThree() if (level := reasons.active_level(look)) > 1:
            return [*map(o.buy_machine, table.open_tiles(level))]
        case StepThree() | MoreMarkers():
            return [o.buy_marker(row) for row, left in table.rows.items() if left]
        case FinalAction(name=name):
            actions = {"make_steam": o.MAKE_STEAM, "set_target": o.SET_TARGET, "fly": o.FLY_TO_ALL}
            return [actions[name]]
    return []
