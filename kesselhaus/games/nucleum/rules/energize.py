"""Energize (4.11), announced part by part: plant, uranium, coal, building."""

from collections.abc import Generator
from typing import Any

from msgspec.structs import replace

from kesselhaus.engine.questions import Ask, Numbers, Play, numbered
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Energized, FeePaid, Gained
from kesselhaus.games.nucleum.options import BurnUranium, ImportCoal
from kesselhaus.games.nucleum.rules.coal import import_coal, most_for, price_of
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import add_cubes, pay
from kesselhaus.games.nucleum.rules.plants import Survey, coal_money, fees, plants, survey, uranium_numbers
from kesselhaus.games.nucleum.state import Energizing, Player, Table, Task, piece

Asking = Generator[Ask, Any, Energizing]
"""Questions of which an announcement comes back."""


def announce(table: Table, player: Player) -> Play:
    """One question of an Energize action; the last one resolves it."""
    now = table.energizing
    assert now is not None
    task = now.task
    if not now.plant:
        choices = [options.choose_plant(plant) for plant in plants(table, player, task)]
        answer = yield Ask(player.seat, "NU-120", choices)
        table.energizing = _prepared(table, player, replace(now, plant=answer.plant))
        return
    view = survey(table, player, task, now.plant)
    assert view is not None
    if now.uranium < 0:
        numbers = uranium_numbers(table, player, view)
        answer = yield Ask(player.seat, "NU-127", [numbered(BurnUranium, number) for number in numbers])
        now = replace(now, uranium=answer.number)
        now = yield from _mines(table, player, view, now)
        table.energizing = yield from _turbines(table, player, view, now)
    elif now.region:
        low, high = coal_numbers(table, player, view, now)
        answer = yield Ask(player.seat, "NU-122", Numbers(ImportCoal, low, high))
        table.energizing = replace(
            now, coal=(*now.coal, (now.region, answer.number)), region=_next_region(view, now.region)
        )
    else:
        yield from _choose_building(table, player, view, now)


def _prepared(table: Table, player: Player, now: Energizing) -> Energizing:
    """A plant without uranium leaves nothing to ask about it."""
    view = survey(table, player, now.task, now.plant)
    assert view is not None
    first = view.regions[0] if view.regions else ""
    return replace(now, uranium=-1 if view.uranium else 0, region=first)


def _next_region(view: Survey, region: str) -> str:
    following = view.regions.index(region) + 1
    return view.regions[following] if following < len(view.regions) else ""


def _mines(table: Table, player: Player, view: Survey, now: Energizing) -> Asking:
    """DC-15: from which mines; nobody is asked where that leaves no choice."""
    while len(now.mines) < now.uranium:
        left = {row: player.uranium[row - 1] - now.mines.count(row) for row in view.rows}
        open_rows = [row for row in view.rows if left[row]]
        missing = now.uranium - len(now.mines)
        if len(open_rows) == 1 or missing == sum(left.values()):
            row = open_rows[0]
        else:
            table.energizing = now
            answer = yield Ask(player.seat, "NU-127", [options.take_from_mine(row) for row in open_rows])
            row = answer.row
        now = replace(now, mines=(*now.mines, row))
    return now


def _turbines(table: Table, player: Player, view: Survey, now: Energizing) -> Asking:
    """NU-129: you choose whose turbines, each once."""
    needed = max(0, now.uranium - view.free)
    while len(now.turbines) < needed:
        left = list(view.foreign)
        for owner in now.turbines:
            left.remove(owner)
        owners = sorted(set(left), key=left.index)
        if len(owners) == 1 or needed - len(now.turbines) == len(left):
            owner = left[0]
        else:
            table.energizing = now
            answer = yield Ask(player.seat, "NU-129", [options.use_turbine(owner) for owner in owners])
            owner = answer.owner
        now = replace(now, turbines=(*now.turbines, owner))
    return now


def electricity_so_far(table: Table, view: Survey, now: Energizing) -> int:
    """NU-126, NU-132, NU-133: what has been announced yields."""
    uranium = max(0, now.uranium) * table.box.uranium_electricity
    return view.base + uranium + sum(count for _, count in now.coal)


def coal_spent(view: Survey, now: Energizing) -> int:
    return sum(price_of(view.prices[view.regions.index(region)], count) for region, count in now.coal)


def thaler_so_far(table: Table, view: Survey, now: Energizing) -> int:
    """NU-131a: coal, less its discounts, then fees, then the saving of the directive."""
    coal = max(0, coal_spent(view, now) - view.coal_saving)
    return max(0, coal + fees(table, view, max(0, now.uranium)) - view.saving)


def coal_numbers(table: Table, player: Player, view: Survey, now: Energizing) -> tuple[int, int]:
    """NU-122, NU-135: the fewest and the most coal of a region with which a building can be energized."""
    money = coal_money(table, player, view, now.uranium) - coal_spent(view, now)
    need = view.least - electricity_so_far(table, view, now)
    place = view.regions.index(now.region)
    here, others = view.prices[place], view.prices[place + 1 :]
    most = most_for(here, money)
    if not others:
        return max(0, need), most

    def suffices(count: int) -> bool:
        return count + most_for(others[0], money - price_of(here, count)) >= need

    low = next(count for count in range(most + 1) if suffices(count))
    high = next(count for count in range(most, -1, -1) if suffices(count))
    return low, high


def _choose_building(table: Table, player: Player, view: Survey, now: Energizing) -> Play:
    """NU-134."""
    electricity = electricity_so_far(table, view, now)
    choices = [options.energize_building(site) for site, value in view.targets if value <= electricity]
    answer = yield Ask(player.seat, "NU-134", choices)
    thaler = thaler_so_far(table, view, now)
    table.energizing = None
    for row in now.mines:
        add_cubes(player, row, -1)
    for region, count in now.coal:
        import_coal(table, region, count)
    yield from pay(table, player, thaler)
    pay_owners(table, player, now.turbines)
    site = answer.site
    told = (site, table.sites[site].id, now.plant, now.coal, now.uranium, electricity, thaler)
    table.tell(Energized(player.seat, *told, rule="NU-134"))
    yield from light(table, player, site)


def pay_owners(table: Table, player: Player, owners: tuple[int, ...]) -> None:
    """NU-129, NU-130: the owners receive theirs in full, from the supply what a saving covers."""
    for owner in sorted(set(owners), key=owners.index):
        thaler = owners.count(owner) * table.box.turbine_fee
        table.players[owner].thaler += thaler
        table.tell(FeePaid(player.seat, owner, thaler, rule="NU-129"))


def light(table: Table, player: Player, site: str) -> Play:
    """NU-136 to NU-140: achievements, rewards of the building, then effects and technologies that were active
    when the action began. It is turned at once, so that nothing inside can choose it again (ruling 41).
    """
    standing = table.sites[site]
    works = player.powers
    table.sites[site] = piece(standing.id, standing.owner, True)
    achievements = table.box.electricity[standing.id]
    player.achievements += achievements
    table.tell(Gained(player.seat, "achievement", achievements, rule="NU-136"))
    yield from receive(table, player, table.box.building_reward[standing.id], rule="NU-137")
    if works.energizing_own and standing.owner == player.seat:
        yield from receive(table, player, works.energizing_own, rule="NU-137")
    if works.energizing:
        yield from receive(table, player, works.energizing, rule="NU-137")


def energize(table: Table, player: Player, task: Task) -> Play:
    """A whole Energize action at one go, where it is part of something else."""
    table.energizing = Energizing(task)
    while table.energizing is not None:
        yield from announce(table, player)
