"""Halves of tiles and the actions that they give (2.12, NU-37, NU-38, NU-41, NU-141)."""

from collections.abc import Callable
from functools import cache

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Declined, HalfUsed
from kesselhaus.games.nucleum.options import DECLINE, PERFORM_ACTION
from kesselhaus.games.nucleum.rules.contracts import can_take_contract
from kesselhaus.games.nucleum.rules.develop import can_develop
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.industrialize import can_industrialize
from kesselhaus.games.nucleum.rules.payments import can_pay, pay
from kesselhaus.games.nucleum.rules.plants import can_energize
from kesselhaus.games.nucleum.rules.urbanize import can_urbanize
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.actions import (
    AnyAction,
    ChoosingAction,
    Developing,
    Energizing,
    Industrializing,
    MainAction,
    OfferingAction,
    TakingContract,
    Urbanizing,
)
from kesselhaus.games.nucleum.tasks.gains import Receiving
from kesselhaus.games.nucleum.tasks.kinds import Halves

POSSIBLE: dict[type[MainAction], Callable[[Table, Player, MainAction], bool]] = {
    Urbanizing: can_urbanize,
    Industrializing: can_industrialize,
    Developing: can_develop,
    TakingContract: can_take_contract,
    Energizing: can_energize,
}


def can_do(table: Table, player: Player, action: MainAction) -> bool:
    """NU-33: what cannot be paid in full is not offered."""
    return POSSIBLE[type(action)](table, player, action)


@does(OfferingAction)
def offer_action(table: Table, task: OfferingAction) -> Play:
    """NU-35, NU-144: an action inside something else, finished first (NU-35a)."""
    if not can_do(table, table.players[task.seat], task.action):
        return ()
    choice = yield Ask(task.seat, "NU-144", (PERFORM_ACTION, DECLINE))
    if choice == PERFORM_ACTION:
        return task.action
    table.tell(Declined(task.seat, rule="NU-144"))
    return ()


# ------------------------------------------------------------------ halves


def action_of(table: Table, player: Player, tile: str, half: int) -> AnyAction | None:
    """The main action of a half with its modifiers; None for a subsidy or a choice of actions."""
    return table.box.actions[player.seat].get((tile, half))


def all_actions(table: Table, player: Player, tile: str, half: int) -> tuple[AnyAction, ...]:
    """NU-38, NU-41: all main actions without modifiers, of which a half lets choose one; a directive saves
    thaler on each. B-1 adds to that.
    """
    if table.box.half[tile, half].action != "directive":
        return plain_actions(player.seat, tile, half, 0, 0)
    works = player.powers
    saving = table.box.directive_saving + works.directive_saving
    return plain_actions(player.seat, tile, half, saving, works.directive_electricity)


@cache
def plain_actions(seat: int, tile: str, half: int, saving: int, electricity: int) -> tuple[AnyAction, ...]:
    """Every main action with this saving; electricity is of use in Energize only."""
    energizing = Energizing(seat, saving, electricity=electricity, tile=tile, half=half)
    others = (Urbanizing, Industrializing, Developing, TakingContract)
    return (*(kind(seat, saving, tile=tile, half=half) for kind in others), energizing)


def can_use(table: Table, player: Player, half: tuple[str, int]) -> bool:
    """NU-33, NU-56: whether a half of a tile can be carried out now."""
    cost = table.box.subsidy_cost.get(half)
    if cost is not None:
        return not cost or can_pay(player, cost)
    action = table.box.actions[player.seat].get(half)
    if action is not None:
        return POSSIBLE[type(action)](table, player, action)
    for each in all_actions(table, player, *half):
        possible = POSSIBLE[type(each)]
        if possible(table, player, each):
            return True
    return False


def usable(table: Table, player: Player, halves: Halves) -> list[Option]:
    """Those of the open halves that can be carried out now."""
    found: list[Option] = []
    for half in halves:
        if can_use(table, player, half):
            found.append(options.use_half(*half))
    return found


def use_half(table: Table, player: Player, tile: str, half: int, rule: str) -> tuple[Task, ...]:
    """The action of a half comes next; a subsidy is given at once (NU-141)."""
    cost = table.box.subsidy_cost.get((tile, half))
    if cost is not None:
        table.tell(HalfUsed(player.seat, tile, half, table.box.half[tile, half].action, rule=rule))
        reward = table.box.subsidy_reward[tile, half]
        if cost:
            return (*pay(table, player, cost), Receiving(player.seat, reward, "NU-141"))
        return receive(table, player, reward, rule="NU-141")
    action = action_of(table, player, tile, half)
    if action is None:
        return (ChoosingAction(player.seat, tile, half),)
    table.tell(HalfUsed(player.seat, tile, half, action.action, rule=rule))
    return (action,)


@does(ChoosingAction)
def choose_action(table: Table, task: ChoosingAction) -> Play:
    """NU-38, NU-41: of a special directive, or of a half that shows any main action."""
    seat, tile, half = task.seat, task.tile, task.half
    player = table.players[seat]
    every = all_actions(table, player, tile, half)
    possible = {each.action: each for each in every if can_do(table, player, each)}
    rule = "NU-38" if table.box.half[tile, half].action == "directive" else "NU-41"
    answer = yield Ask(seat, rule, [options.choose_action(name) for name in possible])
    table.tell(HalfUsed(seat, tile, half, answer.action, rule=rule))
    return possible[answer.action]
