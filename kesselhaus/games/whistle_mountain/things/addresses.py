"""Addresses: what every drawn thing of Whistle Mountain is called, and which things an option is about.

What can be chosen: `airship-0-small`, `dock-dk01`, `machine-ms01`, `upgrade-up01`, `ability-ab01`,
`card-cd01`, `award-aw01`, `scaffold-sl01`, `stack-l`, `deck`, `square-3-7`, `level-4`, `store-coal-0`,
`pool`, `token`, `deed-forge`. What is only looked at: `player-0`, `score-0`, `crew-tower-0`, `hand-0`,
`left-small`, `discard`, `floor-3`, `water`, `flood`, `bridge`, `strips`.
"""

from functools import lru_cache

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.effects import RESOURCES
from kesselhaus.games.whistle_mountain.figures import AIRSHIPS, STACKS
from kesselhaus.games.whistle_mountain.ground import GRID
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.tasks.placing import AtDock, SendingAirship
from kesselhaus.games.whistle_mountain.words.prospects import AIRSHIP, WORKER, held
from kesselhaus.parts.looking import address, viewer

DEEDS = ("forge", "move", "rescue", "pay", "decline", "end_turn")


def choosable(view: View[Table]) -> frozenset[str]:
    """All things that an option can ever be about."""
    seat = viewer(view, view.state.active)
    own = [address("airship", seat, airship) for airship in AIRSHIPS]
    own += [address("store", kind, seat) for kind in RESOURCES]
    return _of_the_box(view.state.box).union(own)


@lru_cache(maxsize=8)
def _of_the_box(box: MountainBox) -> frozenset[str]:
    return frozenset(
        (
            *(address("dock", dock) for dock in box.docks),
            *(address("machine", machine) for machine in box.machines),
            *(address("upgrade", upgrade) for upgrade in box.upgrades),
            *(address("ability", ability) for ability in box.abilities),
            *(address("card", card) for card in box.cards),
            *(address("award", award) for award in box.awards),
            *(address("scaffold", tile) for tile in box.scaffolds),
            *(address("stack", stack) for stack in STACKS),
            *(address("square", *square) for square in GRID.bit),
            *(address("level", level) for level in range(1, box.barracks_levels + 1)),
            *(address("deed", deed) for deed in DEEDS),
            "deck",
            "pool",
            "token",
        )
    )


def concerns(option: Option, view: View[Table]) -> tuple[str, ...]:
    """The things that an option is about, the one that its key explains first."""
    seat, table = viewer(view, view.state.active), view.state
    match option:
        case o.Send(airship) | o.ReturnAirship(airship):
            return (address("airship", seat, airship),)
        case o.Dock(dock):
            return address("dock", dock), *_under_way(view, seat)
        case o.At(column, row):
            return address("square", column, row), *_in_hand(view, seat)
        case o.Lie() | o.Turn():
            return _in_hand(view, seat)
        case o.Activate(machine) | o.TakeMachine(machine) | o.BuildMachine(machine):
            return (address("machine", machine),)
        case o.PlaceToken(machine):
            return address("machine", machine), "token"
        case o.TakeScaffold(stack):
            return address("scaffold", table.displays[stack][0]), address("stack", stack)
        case o.BuildScaffold(tile):
            return (address("scaffold", tile),)
        case o.DrawCards():
            return "deck", *_at_dock(table)
        case o.TakeScaffolds():
            return _at_dock(table)
        case o.FromSquare(column, row):
            return (address("square", column, row),)
        case o.FromBarracks(level):
            return (address("level", level),)
        case _:
            return _named(option, seat)


def _named(option: Option, seat: int) -> tuple[str, ...]:
    match option:
        case o.TakeUpgrade(upgrade):
            return (address("upgrade", upgrade),)
        case o.ChooseAbility(ability):
            return (address("ability", ability),)
        case o.PlayCard(card):
            return (address("card", card),)
        case o.UseAward(award) | o.TakeAward(award):
            return (address("award", award),)
        case o.ChooseResource(kind):
            return (address("store", kind, seat),)
        case o.Swap(give, take):
            return address("store", give, seat), address("store", take, seat)
        case o.Pay():
            paid = [address("store", kind, seat) for kind in RESOURCES if getattr(option, kind)]
            return address("deed", "pay"), *paid
        case o.Forge():
            return (address("deed", "forge"),)
        case o.Move():
            return (address("deed", "move"),)
        case o.Rescue():
            return address("deed", "rescue"), "pool"
        case o.Decline():
            return (address("deed", "decline"),)
        case o.EndTurn():
            return (address("deed", "end_turn"),)
    raise TypeError(f"{type(option).__name__} is no option of Whistle Mountain")


def _under_way(view: View[Table], seat: int) -> tuple[str, ...]:
    """The airship that is being sent."""
    doing = view.state.doing
    return (address("airship", seat, doing.airship),) if isinstance(doing, SendingAirship) else ()


def _in_hand(view: View[Table], seat: int) -> tuple[str, ...]:
    """The tile or the airship that is being placed."""
    thing = held(view)
    if thing.kind == WORKER:
        return ()
    return (address(*((AIRSHIP, seat) if thing.kind == AIRSHIP else (thing.kind,)), thing.thing),)


def _at_dock(table: Table) -> tuple[str, ...]:
    return (address("dock", table.doing.dock),) if isinstance(table.doing, AtDock) else ()
