"""What explains itself in Planet Steam: zones, tanks, carriers, wares, prices, specialists and signs."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.figures import CONVERTERS
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.things import moments, reasons
from kesselhaus.games.planet_steam.things.addresses import choosable, concerns
from kesselhaus.games.planet_steam.things.cards import thing
from kesselhaus.games.planet_steam.things.looking import Look
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
    offered = {concerns(option, view)[0] for option in look.options}
    return [option for option in _wanted(look) if concerns(option, view)[0] not in offered]


def _wanted(look: Look) -> list[Option]:
    match look.rule:
        case "PS-50":
            return [o.Bid(look.table.bidding.highest + 1)] if look.table.bidding else []
        case "PS-55":
            return [o.TAKE_PERMIT]
        case "PS-72":
            die = o.CLAIM_FREELY if "opt_free_claiming" in look.table.variants else o.CLAIM_BY_DIE
            return [die, o.CLAIM_BY_PERMIT]
        case "PS-87":
            return _wares(look)
        case "PS-115":
            return [o.Buy(1), o.Sell(1)]
        case "PS-123":
            return [o.BUY_PERMIT, o.SELL_PERMIT, o.BUY_QUARTERS]
        case "PS-162" if any(isinstance(option, o.ChooseMode) for option in look.options):
            return [o.ChooseMode(mode) for mode in look.box.modes]
        case "PS-178":
            return [o.KEEP_CARRIER]
    return []


def _wares(look: Look) -> list[Option]:
    """For any own zone, or one that has none of them: where it would go is asked only when it can be paid."""
    zone = next(iter(look.table.own_zones(look.player.seat)), "")
    tank = next(iter(look.table.own_tanks(look.player.seat)), zone)
    return [
        o.buy_tank(zone),
        o.import_tank(zone),
        *(o.buy_converter(kind, tank) for kind in CONVERTERS),
        o.buy_supercharger(tank),
        o.RAISE_CARRIER["quartz"],
    ]
