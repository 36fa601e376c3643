"""Which place on the boards an option belongs to. Key and place carry the same name."""

from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain import options as o


def place(option: Option) -> str:
    """The `data-t` of an option, empty where it is only a key."""
    match option:
        case o.At(column, row):
            return f"at-{column}-{row}"
        case o.FromSquare(column, row):
            return f"from-{column}-{row}"
        case o.FromBarracks(level):
            return f"barracks-{level}"
        case o.Dock(dock):
            return f"dock-{dock}"
        case o.Activate(machine):
            return f"activate-{machine}"
        case o.PlaceToken(machine):
            return f"token-{machine}"
        case o.TakeMachine(tile) | o.TakeUpgrade(tile):
            return f"take-{tile}"
        case o.TakeScaffold(stack):
            return f"stack-{stack}"
        case o.BuildScaffold(tile) | o.BuildMachine(tile):
            return f"build-{tile}"
        case o.Send(airship):
            return f"send-{airship}"
        case o.ReturnAirship(airship):
            return f"return-{airship}"
        case o.ChooseAbility(ability):
            return f"ability-{ability}"
        case o.PlayCard(card):
            return f"card-{card}"
        case o.UseAward(award):
            return f"use-{award}"
        case o.TakeAward(award):
            return f"award-{award}"
        case o.ChooseResource(resource):
            return f"choose-{resource}"
        case o.Forge():
            return "forge"
        case o.Rescue():
            return "pool"
    return ""
