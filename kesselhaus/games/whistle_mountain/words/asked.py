"""What an open question is about: read from what was picked up, the task of an effect and the moment.

One rule can ask for several things one after the other (a tile, its turn, its square), and the steps of
an effect ask by the rule of whatever set them off; so the rule alone does not tell.
"""

from collections.abc import Iterator, Mapping, Sequence

from kesselhaus.engine.questions import Answer, Option
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.rules.agenda import AT_ONCE
from kesselhaus.games.whistle_mountain.state import (
    COLLECT,
    DONE,
    DRAFT,
    FIRST_TILE,
    FORGE,
    MAIN,
    SUPPLY,
    Table,
    Task,
)

BY_RULE = {"WM-32": "pay", "WM-112": "take_award", "WM-146": "place_token"}
"""What these rules ask is always the same."""
BY_MOMENT = {
    DRAFT: "ability",
    SUPPLY: "first_scaffolds",
    FIRST_TILE: "first_tile",
    MAIN: "main",
    COLLECT: "activation",
    FORGE: "forge",
    DONE: "done",
}
BY_STEP: Mapping[type[e.Step], str] = {
    e.GainChoice: "gain_choice",
    e.SwapStep: "swap",
    e.PayStep: "pay_step",
    e.TakeScaffoldStep: "take_scaffold",
    e.BuildScaffoldStep: "build_scaffold",
    e.BuildMachineStep: "build_machine",
    e.BuyMachine: "take_machine",
    e.BuyUpgrade: "take_upgrade",
    e.MoveStep: "which_worker",
    e.RescueStep: "rescue",
    e.ReturnAirship: "return_airship",
    e.ActivateAdjacent: "activate",
    e.ActivateAnywhere: "activate",
    e.Duplicate: "duplicate",
}
BY_DOCK = {
    "small_machine": "take_machine",
    "medium_machine": "take_machine",
    "large_machine": "take_machine",
    "cards": "how_many_cards",
    "upgrade": "take_upgrade",
    "scaffold": "how_many_scaffolds",
    "rescue": "rescue",
}


def chosen(view: View[Table]) -> Iterator[Option]:
    """What was picked up before and the answers of the running step, the last one first, without payments
    and what chance said.
    """
    return choices((*view.start.begun, *view.since))


def choices(answers: Sequence[Answer]) -> Iterator[Option]:
    return (
        answer for answer in reversed(answers) if isinstance(answer, Option) and not isinstance(answer, o.Pay)
    )


def task(view: View[Table]) -> Task | None:
    """The step of an effect that asks: when the running step began it was the next one to ask anything."""
    waiting = (task for task in reversed(view.start.agenda) if type(task.step) not in AT_ONCE)
    return next(waiting, None)


def subject(view: View[Table]) -> str:
    """What the open question is about."""
    table, rule = view.state, view.question.rule if view.question else ""
    if rule in BY_RULE:
        return BY_RULE[rule]
    match next(chosen(view), None):
        case None:
            waiting = task(view)
            return BY_STEP[type(waiting.step)] if waiting else BY_MOMENT[table.moment]
        case o.Send():
            return "send"
        case o.Lie():
            return "place_airship"
        case o.Dock(dock):
            return BY_DOCK[table.box.docks[dock].kind]
        case o.BuildScaffold():
            return "turn"
        case o.BuildMachine(machine):
            return "turn" if len(table.box.pieces[machine]) > 1 else "place_machine"
        case o.Turn():
            built = next(answer for answer in chosen(view) if not isinstance(answer, o.Turn))
            return "place_scaffold" if isinstance(built, o.BuildScaffold) else "place_machine"
        case o.Move():
            return "which_worker"
        case o.FromBarracks() | o.FromSquare():
            return "place_worker"
        case o.Rescue():
            return "rescue"
    return "activate_built"
