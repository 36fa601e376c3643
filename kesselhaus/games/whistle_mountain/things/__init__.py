"""What explains itself in Whistle Mountain: airships, docks, tiles, cards, squares, workers and signs."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.tasks.placing import AtUpgradeDock, SendingAirship
from kesselhaus.games.whistle_mountain.tasks.turn import Forging
from kesselhaus.games.whistle_mountain.things import moments, reasons
from kesselhaus.games.whistle_mountain.things.addresses import choosable, concerns
from kesselhaus.games.whistle_mountain.things.cards import thing
from kesselhaus.games.whistle_mountain.things.looking import Look
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
    """What would stand among the keys, but for lack of means."""
    look = Look(view, lang)
    table, player = look.table, look.player
    wanted: list[Option] = []
    match table.doing:
        case SendingAirship():
            wanted = [o.dock(dock) for dock in table.box.docks]
        case AtUpgradeDock():
            wanted = [o.take_upgrade(upgrade) for upgrade in table.displays["upgrade"]]
        case Forging():
            wanted = [*map(o.build_scaffold, player.scaffolds), *map(o.build_machine, player.machines)]
            wanted += [o.MOVE, o.RESCUE]
    return [option for option in wanted if option not in look.options]
