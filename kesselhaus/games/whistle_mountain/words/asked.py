"""What an open question is about: read from the task that asks. The rule alone does not tell, for the steps
of an effect ask by the rule of whatever set them off.
"""

from collections.abc import Mapping

from kesselhaus.engine.tasks import Task
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.tasks.effects import (
    ActivatingAnywhere,
    ActivatingNeighbours,
    BuildingMachines,
    BuildingScaffolds,
    BuyingMachine,
    BuyingUpgrade,
    ChoosingResources,
    Duplicating,
    MovingWorkers,
    PayingForSteps,
    RescuingWorkers,
    ReturningAirships,
    Swapping,
    TakingScaffolds,
)
from kesselhaus.games.whistle_mountain.tasks.placing import (
    ActivatingBuilt,
    AtCardDock,
    AtMachineDock,
    AtRescueDock,
    AtScaffoldDock,
    AtUpgradeDock,
    ChoosingWorker,
    LandingAirship,
    PlacingFirstTile,
    PlacingMachine,
    PlacingScaffold,
    PlacingToken,
    PlacingWorker,
    Rescuing,
    SendingAirship,
    TakingAward,
    TurningFirstTile,
    TurningMachine,
    TurningScaffold,
)
from kesselhaus.games.whistle_mountain.tasks.turn import (
    AfterCollecting,
    ChoosingAbility,
    ChoosingFirstTile,
    Collecting,
    Forging,
    MainAction,
    TakingFirstScaffold,
)

PAYMENT = "WM-32"
"""Asked in the middle of whatever costs something."""
SUBJECTS: Mapping[type[Task], str] = {
    ChoosingAbility: "ability",
    TakingFirstScaffold: "first_scaffolds",
    ChoosingFirstTile: "first_tile",
    MainAction: "main",
    Collecting: "activation",
    AfterCollecting: "done",
    Forging: "forge",
    SendingAirship: "send",
    LandingAirship: "place_airship",
    AtMachineDock: "take_machine",
    AtCardDock: "how_many_cards",
    AtUpgradeDock: "take_upgrade",
    AtScaffoldDock: "how_many_scaffolds",
    AtRescueDock: "rescue",
    TurningFirstTile: "turn",
    TurningScaffold: "turn",
    TurningMachine: "turn",
    PlacingFirstTile: "place_scaffold",
    PlacingScaffold: "place_scaffold",
    PlacingMachine: "place_machine",
    ChoosingWorker: "which_worker",
    PlacingWorker: "place_worker",
    Rescuing: "rescue",
    TakingAward: "take_award",
    PlacingToken: "place_token",
    ActivatingBuilt: "activate_built",
    ChoosingResources: "gain_choice",
    Swapping: "swap",
    PayingForSteps: "pay_step",
    TakingScaffolds: "take_scaffold",
    BuildingScaffolds: "build_scaffold",
    BuildingMachines: "build_machine",
    BuyingMachine: "take_machine",
    BuyingUpgrade: "take_upgrade",
    MovingWorkers: "which_worker",
    RescuingWorkers: "rescue",
    ReturningAirships: "return_airship",
    ActivatingNeighbours: "activate",
    ActivatingAnywhere: "activate",
    Duplicating: "duplicate",
}


def subject(view: View[Table]) -> str:
    """What the open question is about."""
    if view.question is not None and view.question.rule == PAYMENT:
        return "pay"
    return SUBJECTS[type(view.state.agenda[-1])]


def forge(table: Table) -> Forging:
    """The running Forge; one that has not begun where there is none."""
    return table.waiting(Forging) or Forging(table.active)
