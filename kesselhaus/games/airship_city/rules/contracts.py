"""Contracts and barter (AC-32, AC-74 to AC-76, AC-100 to AC-103, AC-109)."""

from collections.abc import Iterator

from kesselhaus.engine.questions import Ask, Asking, Draw, Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.airship_city import options
from kesselhaus.games.airship_city.events import Bartered, ContractShown, ContractTaken, Fulfilled
from kesselhaus.games.airship_city.figures import RESOURCES
from kesselhaus.games.airship_city.options import TakeContract
from kesselhaus.games.airship_city.state import USED, Player, Table
from kesselhaus.games.airship_city.tasks import TakingContract


@does(TakingContract)
def take_contract(table: Table, task: TakingContract) -> Play:
    """AC-74: one face-up contract goes to the ladder space of its deadline; the display is refilled."""
    player = table.players[task.seat]
    answer = yield Ask(task.seat, "AC-74", [TakeContract(contract) for contract in table.display])
    contract = answer.contract
    table.display = without(table.display, contract)
    player.contracts = (*player.contracts, (contract, table.box.contracts[contract].deadline))
    table.tell(ContractTaken(player.seat, contract, rule="AC-74"))
    yield from refill_display(table, rule="AC-74")
    return ()


def refill_display(table: Table, rule: str) -> Asking[None]:
    """AC-5, AC-74; with an empty deck the display is no longer refilled (AC-75)."""
    while table.deck and len(table.display) < table.box.contracts_on_display:
        yield from turn_up(table, rule)


def turn_up(table: Table, rule: str) -> Asking[None]:
    """One contract from the deck to the display."""
    contract = (yield Draw(rule, table.deck)) if len(table.deck) > 1 else table.deck[0]
    table.deck = without(table.deck, contract)
    table.display = (*table.display, contract)
    table.tell(ContractShown(contract, rule=rule))


def deliveries(table: Table, player: Player) -> Iterator[Option]:
    """AC-100: each open contract that can be paid in full."""
    contracts = table.box.contracts
    for contract, _space in player.contracts:
        if player.can_pay(contracts[contract].cost):
            yield options.fulfil(contract)


def fulfil(table: Table, player: Player, contract: str) -> None:
    """AC-100: pay, then VP and gold at once; gold beyond the capacity is lost (AC-101)."""
    card = table.box.contracts[contract]
    player.pay(card.cost)
    player.contracts = tuple(open_one for open_one in player.contracts if open_one[0] != contract)
    player.fulfilled = (*player.fulfilled, contract)
    player.score += card.vp
    player.gain("gold", card.gold)
    table.tell(Fulfilled(player.seat, contract, rule="AC-100"))


def barters(player: Player) -> Iterator[Option]:
    """AC-109: 1 resource of any kind for 1 of another kind for which there is room."""
    for pay in RESOURCES:
        for gain in RESOURCES:
            if pay != gain and player.goods[pay] and player.room(gain):
                yield options.barter(pay, gain)


def barter(table: Table, player: Player, pay: str, gain: str) -> None:
    """AC-109, once per stage (AC-105)."""
    player.bonus["barter"] = USED
    player.pay({pay: 1})
    player.gain(gain, 1)
    table.tell(Bartered(player.seat, pay, gain, rule="AC-109"))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in cards if other != card)
