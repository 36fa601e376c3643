"""Taking contracts (4.9) and fulfilling them (4.10)."""

from kesselhaus.engine.questions import Ask, Draw, Option, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import ContractShown, ContractTaken, Fulfilled
from kesselhaus.games.nucleum.rules.conditions import holds
from kesselhaus.games.nucleum.rules.ends import CONTRACTS_EMPTY, meet
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import own
from kesselhaus.games.nucleum.rules.tuples import replaced, without
from kesselhaus.games.nucleum.state import (
    ACTIONS,
    MATCHES,
    NEIGHBOURS,
    RAILWAY_CONTRACT,
    Player,
    Table,
    Task,
)

SILVER, GOLD = "silver", "gold"
RAILWAY_MOMENTS = (MATCHES, NEIGHBOURS, RAILWAY_CONTRACT)
"""Of option B, as long as the active player acts (D-5)."""


def can_take_contract(table: Table, player: Player, task: Task) -> bool:
    """NU-110."""
    return "" in player.contracts and any(table.display)


def take_contract(table: Table, player: Player, task: Task) -> Play:
    """NU-110 to NU-114: a contract of the display into a free slot, the reward of the slot, the refill."""
    on_offer = [options.take_contract(contract) for contract in table.display if contract]
    choice = yield Ask(player.seat, "NU-110", on_offer)
    free = [options.choose_slot(slot) for slot, held in enumerate(player.contracts, start=1) if not held]
    answer = yield Ask(player.seat, "NU-111", free)
    contract, slot = choice.contract, answer.slot
    place = table.display.index(contract)
    table.display = replaced(table.display, place, "")
    player.contracts = replaced(player.contracts, slot - 1, contract)  # type: ignore[assignment]
    table.tell(ContractTaken(player.seat, contract, slot, rule="NU-110"))
    reward = table.box.slot_reward[slot - 1]
    yield from receive(table, player, reward, rule="NU-111", times=2 if task.double else 1)
    yield from refill_display(table, player, place, table.box.contracts[contract].stack)


def refill_display(table: Table, player: Player | None, place: int, stack: str) -> Play:
    """NU-113, NU-114: from the stack of the same colour, else from the other one. Who empties both fulfils
    END-2.
    """
    if not table.silver_left and not table.gold_left:
        return
    left = table.silver_left if stack == SILVER else table.gold_left
    if not left:
        stack = GOLD if stack == SILVER else SILVER
    rule = "NU-113" if player else "NU-7"
    unseen = table.silver if stack == SILVER else table.gold
    contract: str = (yield Draw(rule, unseen)) if len(unseen) > 1 else unseen[0]
    leave_stack(table, stack, contract)
    table.display = replaced(table.display, place, contract)
    table.tell(ContractShown(contract, rule=rule))
    if player is not None and not table.silver_left and not table.gold_left:
        meet(table, player, CONTRACTS_EMPTY)


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
    if table.moment == ACTIONS:
        return 1 + works.contracts - table.contracts_fulfilled
    return works.railway_contracts - table.contracts_fulfilled if table.moment in RAILWAY_MOMENTS else 0


def fulfillable(table: Table, player: Player) -> list[Option]:
    """NU-115: contracts in the own slots and purple ones on the side board whose condition is true."""
    if not contracts_left(table):
        return []
    found: list[Option] = []
    for contract in (*player.contracts, *table.purple):
        if contract and holds(table, player, contract):
            found.append(options.fulfil(contract))
    return found


def fulfil(table: Table, player: Player, contract: str) -> Play:
    """NU-115 to NU-118: shown after conversions, nothing is spent; rewards, then the slot becomes free."""
    card = table.box.contracts[contract]
    table.contracts_fulfilled += 1
    if card.condition == "show_thaler":
        yield from own(table, player, card.count, 0)
    elif card.condition == "show_workers":
        yield from own(table, player, 0, card.count)
    table.tell(Fulfilled(player.seat, contract, rule="NU-116"))
    yield from receive(table, player, table.box.contract_reward[contract], rule="NU-116")
    if contract in player.contracts:
        place = player.contracts.index(contract)
        player.contracts = replaced(player.contracts, place, "")  # type: ignore[assignment]
    else:
        table.purple = replaced(table.purple, table.purple.index(contract), "")
    player.fulfilled = (*player.fulfilled, contract)
