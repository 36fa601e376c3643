"""Resources: gaining, paying with discounts, storing (4.8, ST-145 to ST-148)."""

from collections.abc import Sequence
from functools import cache

from kesselhaus.engine.questions import Option
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.steamopolis.events import Gained, Paid, Returned, SpGained
from kesselhaus.games.steamopolis.options import Keep, Pay, keeps, pay
from kesselhaus.games.steamopolis.rules.asking import decide
from kesselhaus.games.steamopolis.state import LEDGER, Player, Table
from kesselhaus.games.steamopolis.tasks.turn import Keeping, Storing

GALA_DISCOUNT = 2
"""ST-147."""
ENTRY = {kind: place for place, kind in enumerate(LEDGER)}


def gain(table: Table, player: Player, crystals: int, gears: int, source: str, rule: str) -> None:
    """ST-22: what the general supply has; the rest is not owed. It is in hand until it is stored."""
    supply = table.supply
    if crystals:
        crystals = min(crystals, supply["crystal"])
        supply["crystal"] -= crystals
        player.crystal += crystals
        player.hand_crystal += crystals
    if gears:
        gears = min(gears, supply["gear"])
        supply["gear"] -= gears
        player.gear += gears
        player.hand_gear += gears
    if crystals or gears:
        table.tell(Gained(player.seat, goods(crystals, gears), source, rule=rule))


def gain_sp(table: Table, player: Player, sp: int, entry: str, source: str, rule: str) -> None:
    """ST-24: vote points are booked at once."""
    player.score += sp
    player.ledger[ENTRY[entry]] += sp
    table.tell(SpGained(player.seat, sp, source, rule=rule))


@cache
def goods(crystals: int, gears: int) -> tuple[tuple[str, int], ...]:
    return tuple((kind, count) for kind, count in (("crystal", crystals), ("gear", gears)) if count)


# ------------------------------------------------------------------ paying


def payments(player: Player, crystals: int, gears: int) -> list[Option]:
    """ST-23, ST-145 to ST-148: all ways to pay a cost, with own sponsors and gala; none if it cannot be."""
    if not player.sponsors and player.gala is None:
        return [pay(crystals, gears)] if crystals <= player.crystal and gears <= player.gear else []
    ready = [side for side, used in zip(player.sponsors, player.sponsors_used, strict=True) if not used]
    found: list[Option] = []
    for by_crystal in range(min(ready.count("crystal"), crystals) + 1):
        for by_gear in range(min(ready.count("gear"), gears) + 1):
            sponsors = ("crystal",) * by_crystal + ("gear",) * by_gear
            left = (crystals - by_crystal, gears - by_gear)
            if left[0] <= player.crystal and left[1] <= player.gear:
                found.append(pay(*left, sponsors))
            gala = player.gala
            if gala == "crystal" and left[0]:
                left = (max(0, left[0] - GALA_DISCOUNT), left[1])
            elif gala == "gear" and left[1]:
                left = (left[0], max(0, left[1] - GALA_DISCOUNT))
            else:
                continue
            if left[0] <= player.crystal and left[1] <= player.gear:
                found.append(pay(*left, sponsors, gala))
    return found


def can_pay(player: Player, crystals: int, gears: int) -> bool:
    """ST-23: in full, or not at all."""
    if crystals <= player.crystal and gears <= player.gear:
        return True
    return bool((player.sponsors or player.gala) and payments(player, crystals, gears))


def give(table: Table, player: Player, payment: Pay, source: str, rule: str) -> None:
    """What is paid goes to the general supply, from the hand first; a sponsor is turned, a gala goes back."""
    supply = table.supply
    if payment.crystals:
        player.crystal -= payment.crystals
        player.hand_crystal = max(0, player.hand_crystal - payment.crystals)
        supply["crystal"] += payment.crystals
    if payment.gears:
        player.gear -= payment.gears
        player.hand_gear = max(0, player.hand_gear - payment.gears)
        supply["gear"] += payment.gears
    for side in payment.sponsors:
        _use_sponsor(player, side)
    if payment.gala:
        player.gala = None
        supply[f"{payment.gala}_gala"] += 1
    paid = goods(payment.crystals, payment.gears)
    table.tell(Paid(player.seat, paid, payment.sponsors, payment.gala, source, rule=rule))


def _use_sponsor(player: Player, side: str) -> None:
    """ST-145: once in each turn; then it shows its other side."""
    sponsors, used = list(player.sponsors), list(player.sponsors_used)
    place = next(number for number, shown in enumerate(sponsors) if shown == side and not used[number])
    sponsors[place], used[place] = other_kind(side), True
    player.sponsors, player.sponsors_used = tuple(sponsors), tuple(used)


def other_kind(kind: str) -> str:
    return "gear" if kind == "crystal" else "crystal"


# ------------------------------------------------------------------ storing


@does(Storing)
def store_later(table: Table, task: Storing) -> Keeping | tuple[()]:
    """ST-72: after something else."""
    return store(table.players[task.seat])


def store(player: Player) -> Keeping | tuple[()]:
    """ST-70: with enough spaces all is kept."""
    if player.crystal + player.gear > player.storage:
        return Keeping(player.seat)
    player.hand_crystal = player.hand_gear = 0
    return ()


def _as_before(player: Player, choices: Sequence[Keep]) -> Keep:
    """What keeps most of all that was stored before; for the rest crystals, which cost more."""
    crystals, gears = player.crystal - player.hand_crystal, player.gear - player.hand_gear
    return max(choices, key=lambda kept: min(kept.crystals, crystals) + min(kept.gears, gears))


@does(Keeping)
def keep(table: Table, task: Keeping) -> Play:
    """ST-70: with more resources than spaces the player chooses freely which to keep."""
    player = table.players[task.seat]
    choices = keeps(player.storage, player.crystal, player.gear)
    least = None if task.seat == table.active else _as_before(player, choices)
    kept = yield from decide(table, task.seat, "ST-70", choices, least)
    crystals, gears = player.crystal - kept.crystals, player.gear - kept.gears
    player.crystal, player.gear = kept.crystals, kept.gears
    player.hand_crystal = player.hand_gear = 0
    table.supply["crystal"] += crystals
    table.supply["gear"] += gears
    table.tell(Returned(task.seat, goods(crystals, gears), rule="ST-70"))
    return ()
