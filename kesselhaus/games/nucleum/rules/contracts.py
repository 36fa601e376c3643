"""Taking contracts (4.9) and fulfilling them (4.10)."""

from kesselhaus.engine.questions import Ask, Asking, Draw, Option
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import ContractShown, ContractTaken, Fulfilled
from kesselhaus.games.nucleum.rules.conditions import COUNT
from kesselhaus.games.nucleum.rules.ending import CONTRACTS_EMPTY, meet
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.order import after
from kesselhaus.games.nucleum.rules.payments import own
from kesselhaus.games.nucleum.rules.tuples import replaced, without
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.actions import (
    ChoosingSlot,
    Fulfilling,
    MainAction,
    PuttingAway,
    RefillingDisplay,
    TakingContract,
)
from kesselhaus.games.nucleum.tasks.turn import Acting, RailwayContract

SILVER, GOLD = "silver", "gold"


def can_take_contract(table: Table, player: Player, action: MainAction) -> bool:
    """NU-110."""
    return "" in player.contracts and any(table.display)


@does(TakingContract)
def take_contract(table: Table, task: TakingContract) -> Play:
    """NU-110: one of the display."""
    on_offer = [options.take_contract(contract) for contract in table.display if contract]
    choice = yield Ask(task.seat, "NU-110", on_offer)
    return ChoosingSlot(task.seat, task, choice.contract)


@does(ChoosingSlot)
def choose_slot(table: Table, task: ChoosingSlot) -> Play:
    """NU-111 to NU-114: into a free slot, the reward of the slot, the refill."""
    player, contract = table.players[task.seat], task.contract
    free = [options.choose_slot(slot) for slot, held in enumerate(player.contracts, start=1) if not held]
    answer = yield Ask(task.seat, "NU-111", free)
    place, slot = table.display.index(contract), answer.slot
    table.display = replaced(table.display, place, "")
    player.contracts = replaced(player.contracts, slot - 1, contract)
    table.tell(ContractTaken(task.seat, contract, slot, rule="NU-110"))
    reward, times = table.box.slot_reward[slot - 1], 2 if task.action.double else 1
    refill = RefillingDisplay(task.seat, place, table.box.contracts[contract].stack)
    return (*receive(table, player, reward, "NU-111", times), refill)


@does(RefillingDisplay)
def refill_display(table: Table, task: RefillingDisplay) -> Play:
    """NU-113, NU-114: who empties both stacks fulfils END-2."""
    if table.silver_left or table.gold_left:
        yield from show_contract(table, task.place, task.stack, "NU-113")
        if not table.silver_left and not table.gold_left:
            meet(table, table.players[task.seat], CONTRACTS_EMPTY)
    return ()


def show_contract(table: Table, place: int, stack: str, rule: str) -> Asking[None]:
    """NU-7, NU-113: from the stack of the same colour, else from the other one."""
    if not (table.silver_left if stack == SILVER else table.gold_left):
        stack = GOLD if stack == SILVER else SILVER
    unseen = table.silver if stack == SILVER else table.gold
    contract: str = (yield Draw(rule, unseen)) if len(unseen) > 1 else unseen[0]
    leave_stack(table, stack, contract)
    table.display = replaced(table.display, place, contract)
    table.tell(ContractShown(contract, rule=rule))


def leave_stack(table: Table, stack: str, contract: str) -> None:
    """NU-7: which contracts lie in the stack is decided one by one."""
    if stack == SILVER:
        table.silver, table.silver_left = without(table.silver, contract), table.silver_left - 1
    else:
        table.gold, table.gold_left = without(table.gold, contract), table.gold_left - 1


# ------------------------------------------------------------------ fulfilling


def contracts_left(table: Table) -> int:
    """NU-39, NU-119: how many the active player may still fulfil in this turn. B-4 and D-5 count from the
    moment they are unlocked (NU-145).
    """
    works = table.player().powers
    if table.waiting(Acting) is not None:
        return 1 + works.contracts - table.contracts_fulfilled
    if table.waiting(RailwayContract) is not None:
        return works.railway_contracts - table.contracts_fulfilled
    return 0


def fulfillable(table: Table, player: Player, most: int) -> list[Option]:
    """NU-115: contracts in the own slots and purple ones on the side board whose condition is true, unless as
    many as allowed have been fulfilled in this turn.
    """
    if table.contracts_fulfilled >= most:
        return []
    found: list[Option] = []
    cards = table.box.contracts
    for contract in filter(None, (*player.contracts, *table.purple)):
        card = cards[contract]
        if COUNT[card.condition](table, player, card) >= card.count:
            found.append(options.fulfil(contract))
    return found


def fulfil(table: Table, player: Player, contract: str) -> tuple[Task, ...]:
    """NU-115, NU-117: after conversions; what it asks for is only shown."""
    card = table.box.contracts[contract]
    table.contracts_fulfilled += 1
    thaler = card.count if card.condition == "show_thaler" else 0
    workers = card.count if card.condition == "show_workers" else 0
    return (*own(player, thaler, workers), Fulfilling(player.seat, contract))


@does(Fulfilling)
def receive_rewards(table: Table, task: Fulfilling) -> tuple[Task, ...]:
    """NU-116: rewards, then it leaves its place."""
    table.tell(Fulfilled(task.seat, task.contract, rule="NU-116"))
    rewards = table.box.contract_reward[task.contract]
    first = receive(table, table.players[task.seat], rewards, rule="NU-116")
    return after(table, first, PuttingAway(task.seat, task.contract))


@does(PuttingAway)
def put_away(table: Table, task: PuttingAway) -> tuple[()]:
    """NU-116, NU-118: its slot becomes free; a purple one is not replaced."""
    player, contract = table.players[task.seat], task.contract
    if contract in player.contracts:
        player.contracts = replaced(player.contracts, player.contracts.index(contract), "")
    else:
        table.purple = replaced(table.purple, table.purple.index(contract), "")
    player.fulfilled = (*player.fulfilled, contract)
    return ()
