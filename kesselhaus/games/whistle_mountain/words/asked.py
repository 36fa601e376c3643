"""What an open question is about: read from the task that asks. The rule alone does not tell, for the steps
of an effect ask by the rule of whatever set them off.
"""

from collections.abc import Mapping

from kesselhaus.engine.tasks import Task
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain import tasks
from kesselhaus.games.whistle_mountain.state import Table

PAYMENT = "WM-32"
"""Asked in the middle of whatever costs something."""
SUBJECTS: Mapping[type[Task], str] = {
    tasks.ChoosingAbility: "ability",
    tasks.TakingFirstScaffold: "first_scaffolds",
    tasks.ChoosingFirstTile: "first_tile",
    tasks.MainAction: "main",
    tasks.Collecting: "activation",
    tasks.AfterCollecting: "done",
    tasks.Forging: "forge",
    tasks.SendingAirship: "send",
    tasks.LandingAirship: "place_airship",
    tasks.AtMachineDock: "take_machine",
    tasks.AtCardDock: "how_many_cards",
    tasks.AtUpgradeDock: "take_upgrade",
    tasks.AtScaffoldDock: "how_many_scaffolds",
    tasks.AtRescueDock: "rescue",
    tasks.TurningFirstTile: "turn",
    tasks.TurningScaffold: "turn",
    tasks.TurningMachine: "turn",
    tasks.PlacingFirstTile: "place_scaffold",
    tasks.PlacingScaffold: "place_scaffold",
    tasks.PlacingMachine: "place_machine",
    tasks.ChoosingWorker: "which_worker",
    tasks.PlacingWorker: "place_worker",
    tasks.Rescuing: "rescue",
    tasks.TakingAward: "take_award",
    tasks.PlacingToken: "place_token",
    tasks.ActivatingBuilt: "activate_built",
    tasks.ChoosingResources: "gain_choice",
    tasks.Swapping: "swap",
    tasks.PayingForSteps: "pay_step",
    tasks.TakingScaffolds: "take_scaffold",
    tasks.BuildingScaffolds: "build_scaffold",
    tasks.BuildingMachines: "build_machine",
    tasks.BuyingMachine: "take_machine",
    tasks.BuyingUpgrade: "take_upgrade",
    tasks.MovingWorkers: "which_worker",
    tasks.RescuingWorkers: "rescue",
    tasks.ReturningAirships: "return_airship",
    tasks.ActivatingNeighbours: "activate",
    tasks.ActivatingAnywhere: "activate",
    tasks.Duplicating: "duplicate",
}


def subject(view: View[Table]) -> str:
    """What the open question is about."""
    if view.question is not None and view.question.rule == PAYMENT:
        return "pay"
    return SUBJECTS[type(view.state.agenda[-1])]


def forge(table: Table) -> tasks.Forging:
    """The running Forge; one that has not begun where there is none."""
    return table.waiting(tasks.Forging) or tasks.Forging(table.active)
