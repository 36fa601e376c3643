"""What explains itself in Airship City: every tile and worker, every section, card, track and sign."""

from collections.abc import Callable

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.games.airship_city.options import ACT, BuildFacility, BuyUpgrade, Donate
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.things import moments, reasons
from kesselhaus.games.airship_city.things.addresses import choosable, concerns
from kesselhaus.games.airship_city.things.cards import thing
from kesselhaus.games.airship_city.things.looking import Look
from kesselhaus.parts.looking import parts
from kesselhaus.parts.things import Reason

__all__ = ["choosable", "concerns", "not_now", "thing", "why_not"]

WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "tile": moments.tile,
    "worker": moments.worker,
    "lever": moments.lever,
    "ship": reasons.ship,
    "price": reasons.price,
    "facility": reasons.facility,
    "upgrade": reasons.upgrade,
    "contract": reasons.contract,
    "bonus": moments.bonus,
    "track": moments.track,
    "deed": moments.deed,
}


def why_not(view: View[Table], address: str, lang: str) -> list[Reason]:
    """Why the seat that is asked cannot choose a thing now; nothing where it can."""
    kind, name = parts(address)
    return WHY[kind](Look(view, lang), name)


def not_now(view: View[Table], lang: str) -> list[Option]:
    """What would stand among the keys, but for lack of means."""
    look = Look(view, lang)
    box, player = look.table.box, look.player
    wanted: list[Option] = []
    match look.rule:
        case "AC-66":
            wanted = [Donate(ship.id) for ship in box.airships.values()]
        case "AC-67":
            wanted = [BuildFacility(facility) for facility in box.facilities]
        case "AC-71":
            wanted = [BuyUpgrade(kind) for kind in box.upgrades if kind not in player.upgrades]
        case "AC-44":
            wanted = [ACT]
    offered = {concerns(option, view)[0] for option in look.options}
    return [option for option in wanted if concerns(option, view)[0] not in offered]
