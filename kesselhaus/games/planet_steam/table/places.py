"""Which place on the boards an option belongs to. Key and place carry the same name."""

from kesselhaus.engine.questions import Option
from kesselhaus.games.planet_steam import options as o


def place(option: Option) -> str:
    """The `data-t` of an option, empty where it is only a key."""
    match option:
        case o.PutNeutral(zone) | o.PutClaim(zone) | o.Nominate(zone) | o.NameZone(zone):
            return f"zone-{zone}"
        case o.MoveConverter(zone) | o.LayDown(zone) | o.Use(zone):
            return f"zone-{zone}"
        case o.BuyTank(zone) | o.ImportTank(zone) | o.BuySupercharger(zone) | o.BuyConverter(_, zone):
            return f"{subject(option)}-{zone}"
        case o.Moor(mooring):
            return f"moor-{mooring}"
        case o.TakeCard(card):
            return f"card-{card}"
        case o.TakeResource(resource):
            return f"take-{resource}"
        case o.RaiseCarrier(resource):
            return f"raise-{resource}"
        case o.PutOrderMarker(marker, resource):
            return f"order-{marker}-{resource}"
        case o.MovePrice(resource, spaces):
            return f"price-{resource}-{spaces}"
        case o.Target(seat):
            return f"target-{seat}"
        case o.Buy(units):
            return f"buy-{units}"
        case o.Sell(units):
            return f"sell-{units}"
        case o.TakePermit() | o.BuyPermit():
            return "permit"
        case o.SellPermit():
            return "sell-permit"
        case o.BuyQuarters():
            return "quarters"
        case o.KeepCarrier():
            return "keep-carrier"
    return ""


FOR_THE_MAP = (o.BuyTank, o.ImportTank, o.BuyConverter, o.BuySupercharger)
"""Options to buy something that is put on the map."""


def subject(option: Option) -> str:
    """What has to be picked in the bank before the map shows where it can go; empty where there is one thing
    to do only.
    """
    match option:
        case o.BuyTank():
            return "buy-tank"
        case o.ImportTank():
            return "buy-import"
        case o.BuyConverter(kind, _):
            return f"buy-{kind}"
        case o.BuySupercharger():
            return "buy-supercharger"
    return ""


def first_subject(options: tuple[Option, ...]) -> str:
    """What is picked when the page opens."""
    return next(filter(None, map(subject, options)), "")
