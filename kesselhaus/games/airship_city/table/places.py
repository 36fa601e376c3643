"""Which place on the boards an option belongs to. Key and place carry the same name."""

from kesselhaus.engine.questions import Option
from kesselhaus.games.airship_city.options import (
    Act,
    BuildFacility,
    BuyUpgrade,
    ChooseResource,
    Develop,
    Donate,
    FlyOn,
    FreeShift,
    Fulfil,
    NegotiateAlone,
    Sell,
    Shift,
    Step,
    StepOn,
    TakeContract,
    UseNegotiator,
)


def place(option: Option) -> str:
    """The `data-t` of an option, empty where it is only a key."""
    match option:
        case Step(start, to):
            return f"step-{start}-{to}"
        case StepOn(to):
            return f"step-on-{to}"
        case FlyOn(to):
            return f"fly-{to}"
        case Act():
            return "act"
        case Develop(tile):
            return f"develop-{tile}"
        case Shift(grid_line, direction) | FreeShift(grid_line, direction):
            return f"shift-{grid_line}-{direction}"
        case Donate(airship):
            return f"donate-{airship}"
        case Sell(airship):
            return f"sell-{airship}"
        case BuildFacility(facility):
            return f"build-{facility}"
        case BuyUpgrade(resource):
            return f"upgrade-{resource}"
        case TakeContract(contract):
            return f"take-{contract}"
        case Fulfil(contract):
            return f"fulfil-{contract}"
        case ChooseResource(resource) | NegotiateAlone(resource):
            return f"choose-{resource}"
        case UseNegotiator():
            return "negotiate"
    return ""
