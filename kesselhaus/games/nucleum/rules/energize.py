"""Energize (4.11), announced part by part: plant, uranium, coal, building."""

from msgspec.structs import replace

from kesselhaus.engine.questions import Ask, Numbers, numbered
from kesselhaus.engine.tasks import Play, Task, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.events import Energized, FeePaid, Gained
from kesselhaus.games.nucleum.options import BurnUranium, ImportCoal
from kesselhaus.games.nucleum.rules.coal import import_coal, most_for, price_of
from kesselhaus.games.nucleum.rules.gains import receive
from kesselhaus.games.nucleum.rules.holdings import add_cubes
from kesselhaus.games.nucleum.rules.order import after
from kesselhaus.games.nucleum.rules.payments import pay
from kesselhaus.games.nucleum.rules.plants import Survey, coal_money, fees, plants, survey, uranium_numbers
from kesselhaus.games.nucleum.state import Player, Table, piece
from kesselhaus.games.nucleum.tasks.actions import Energizing
from kesselhaus.games.nucleum.tasks.energize import (
    Announcing,
    BurningUranium,
    ChoosingMine,
    ChoosingTarget,
    ChoosingTurbine,
    EnergyPlan,
    ImportingCoal,
    Lighting,
)


def offers(table: Table, plan: EnergyPlan) -> Survey:
    """What the chosen plant offers; it was chosen because a building is connected to it."""
    found = survey(table, table.players[plan.action.seat], plan.action, plan.plant)
    assert found is not None
    return found


@does(Energizing)
def choose_plant(table: Table, task: Energizing) -> Play:
    """NU-120: a plant without uranium leaves nothing to ask about it."""
    choices = [options.choose_plant(plant) for plant in plants(table, table.players[task.seat], task)]
    answer = yield Ask(task.seat, "NU-120", choices)
    plan = EnergyPlan(task, answer.plant)
    view = offers(table, plan)
    return BurningUranium(task.seat, plan) if view.uranium else next_coal(view, plan)


# ------------------------------------------------------------------ uranium


@does(BurningUranium)
def burn_uranium(table: Table, task: BurningUranium) -> Play:
    """NU-127: so many that some building gets light."""
    view, player = offers(table, task.plan), table.players[task.seat]
    numbers = uranium_numbers(table, player, view)
    answer = yield Ask(task.seat, "NU-127", [numbered(BurnUranium, number) for number in numbers])
    return next_mine(player, view, replace(task.plan, uranium=answer.number))


def open_mines(player: Player, view: Survey, plan: EnergyPlan) -> dict[int, int]:
    """The connected mines with what the plan leaves in them."""
    left = {row: player.uranium[row - 1] - plan.mines.count(row) for row in view.rows}
    return {row: count for row, count in left.items() if count}


def next_mine(player: Player, view: Survey, plan: EnergyPlan) -> Announcing:
    """DC-15: from which mines; nobody is asked where that leaves no choice."""
    while len(plan.mines) < plan.uranium:
        mines = open_mines(player, view, plan)
        if len(mines) > 1 and plan.uranium - len(plan.mines) < sum(mines.values()):
            return ChoosingMine(player.seat, plan)
        plan = replace(plan, mines=(*plan.mines, next(iter(mines))))
    return next_turbine(view, plan)


@does(ChoosingMine)
def choose_mine(table: Table, task: ChoosingMine) -> Play:
    """NU-127."""
    view, player = offers(table, task.plan), table.players[task.seat]
    choices = [options.take_from_mine(row) for row in open_mines(player, view, task.plan)]
    answer = yield Ask(task.seat, "NU-127", choices)
    return next_mine(player, view, replace(task.plan, mines=(*task.plan.mines, answer.row)))


def unused_turbines(view: Survey, plan: EnergyPlan) -> list[int]:
    """The owners of foreign turbines, one for each that the plan does not use yet."""
    left = list(view.foreign)
    for owner in plan.turbines:
        left.remove(owner)
    return left


def next_turbine(view: Survey, plan: EnergyPlan) -> Announcing:
    """NU-129: for each uranium that is not free of charge; nobody is asked where there is no choice."""
    needed = max(0, plan.uranium - view.free)
    while len(plan.turbines) < needed:
        left = unused_turbines(view, plan)
        if len(set(left)) > 1 and needed - len(plan.turbines) < len(left):
            return ChoosingTurbine(plan.action.seat, plan)
        plan = replace(plan, turbines=(*plan.turbines, left[0]))
    return next_coal(view, plan)


@does(ChoosingTurbine)
def choose_turbine(table: Table, task: ChoosingTurbine) -> Play:
    """NU-129: you choose whose turbines, each once."""
    view = offers(table, task.plan)
    owners = dict.fromkeys(unused_turbines(view, task.plan))
    answer = yield Ask(task.seat, "NU-129", [options.use_turbine(owner) for owner in owners])
    return next_turbine(view, replace(task.plan, turbines=(*task.plan.turbines, answer.owner)))


# ------------------------------------------------------------------ coal


def next_coal(view: Survey, plan: EnergyPlan) -> ImportingCoal | ChoosingTarget:
    """NU-122: one region after the other, then the building."""
    if len(plan.coal) < len(view.regions):
        return ImportingCoal(plan.action.seat, plan, view.regions[len(plan.coal)])
    return ChoosingTarget(plan.action.seat, plan)


@does(ImportingCoal)
def choose_coal(table: Table, task: ImportingCoal) -> Play:
    """NU-122."""
    view, plan = offers(table, task.plan), task.plan
    low, high = coal_numbers(table, table.players[task.seat], view, plan)
    answer = yield Ask(task.seat, "NU-122", Numbers(ImportCoal, low, high))
    return next_coal(view, replace(plan, coal=(*plan.coal, (task.region, answer.number))))


def electricity_so_far(table: Table, view: Survey, plan: EnergyPlan) -> int:
    """NU-126, NU-132, NU-133: what has been announced yields."""
    return view.base + plan.uranium * table.box.uranium_electricity + sum(count for _, count in plan.coal)


def coal_spent(view: Survey, plan: EnergyPlan) -> int:
    return sum(price_of(view.prices[view.regions.index(region)], count) for region, count in plan.coal)


def thaler_so_far(table: Table, view: Survey, plan: EnergyPlan) -> int:
    """NU-131a: coal, less its discounts, then fees, then the saving of the directive."""
    coal = max(0, coal_spent(view, plan) - view.coal_saving)
    return max(0, coal + fees(table, view, plan.uranium) - view.saving)


def coal_numbers(table: Table, player: Player, view: Survey, plan: EnergyPlan) -> tuple[int, int]:
    """NU-122, NU-135: the fewest and the most coal of the next region so that a building gets light."""
    money = coal_money(table, player, view, plan.uranium) - coal_spent(view, plan)
    need = view.least - electricity_so_far(table, view, plan)
    here, *others = view.prices[len(plan.coal) :]
    most = most_for(here, money)
    if not others:
        return max(0, need), most

    def suffices(count: int) -> bool:
        return count + most_for(others[0], money - price_of(here, count)) >= need

    low = next(count for count in range(most + 1) if suffices(count))
    high = next(count for count in range(most, -1, -1) if suffices(count))
    return low, high


# ------------------------------------------------------------------ the building


@does(ChoosingTarget)
def choose_building(table: Table, task: ChoosingTarget) -> Play:
    """NU-134: one for which the electricity is enough; then all fuel is paid for."""
    view, plan, player = offers(table, task.plan), task.plan, table.players[task.seat]
    electricity = electricity_so_far(table, view, plan)
    choices = [options.energize_building(site) for site, value in view.targets if value <= electricity]
    answer = yield Ask(task.seat, "NU-134", choices)
    thaler = thaler_so_far(table, view, plan)
    for row in plan.mines:
        add_cubes(player, row, -1)
    for region, count in plan.coal:
        import_coal(table, region, count)
    lighting = Lighting(task.seat, plan, answer.site, electricity, thaler)
    return after(table, pay(table, player, thaler), lighting)


@does(Lighting)
def light(table: Table, task: Lighting) -> tuple[Task, ...]:
    """NU-136 to NU-140: achievements, rewards of the building, then effects and technologies that were active
    when the action began. It is turned at once, so that nothing inside can choose it again (ruling 41).
    """
    player, plan = table.players[task.seat], task.plan
    pay_owners(table, player, plan.turbines)
    standing, works = table.sites[task.site], player.powers
    told = (task.site, standing.id, plan.plant, plan.coal, plan.uranium, task.electricity, task.thaler)
    table.tell(Energized(task.seat, *told, rule="NU-134"))
    table.sites[task.site] = piece(standing.id, standing.owner, True)
    achievements = table.box.electricity[standing.id]
    player.achievements += achievements
    table.tell(Gained(task.seat, "achievement", achievements, rule="NU-136"))
    rewards = table.box.building_reward[standing.id]
    if standing.owner == player.seat:
        rewards += works.energizing_own
    return receive(table, player, rewards + works.energizing, rule="NU-137")


def pay_owners(table: Table, player: Player, owners: tuple[int, ...]) -> None:
    """NU-129, NU-130: the owners receive theirs in full, from the supply what a saving covers."""
    for owner in dict.fromkeys(owners):
        thaler = owners.count(owner) * table.box.turbine_fee
        table.players[owner].thaler += thaler
        table.tell(FeePaid(player.seat, owner, thaler, rule="NU-129"))
