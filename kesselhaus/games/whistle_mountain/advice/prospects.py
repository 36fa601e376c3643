"""What is about to happen: what is in hand, what lies on the agenda, what the running Forge still allows."""

from kesselhaus.engine.grids import Squares
from kesselhaus.games.whistle_mountain import effects as e
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.advice.weights import Weights
from kesselhaus.games.whistle_mountain.advice.worth import activations, step_worth
from kesselhaus.games.whistle_mountain.ground import GRID, WET, line
from kesselhaus.games.whistle_mountain.rules.collect import places_of_airship
from kesselhaus.games.whistle_mountain.rules.docks import SIZE, machine_cost, open_docks
from kesselhaus.games.whistle_mountain.rules.forge import building_cost, move_cost
from kesselhaus.games.whistle_mountain.rules.machines import places_of_machine
from kesselhaus.games.whistle_mountain.rules.paying import can_pay
from kesselhaus.games.whistle_mountain.rules.scaffolds import places_of_scaffold
from kesselhaus.games.whistle_mountain.rules.workers import can_move, empty_scaffold_squares
from kesselhaus.games.whistle_mountain.state import FORGE, Player, Table


def in_hand(table: Table, player: Player, prices: dict[str, float], weights: Weights) -> float:
    """What the best place for what is in hand would bring."""
    picked_up = table.begun[0]
    match picked_up:
        case o.Send(airship):
            last = table.begun[-1]
            way = (last.length, last.upright) if isinstance(last, o.Lie) else None
            return best_landing(table, player, airship, way, prices, weights)
        case o.BuildScaffold(tile):
            return best_contacts(table, player, tile) - weights.scaffold
        case o.BuildMachine(machine):
            return best_machine_place(table, player, machine, weights)
        case _:
            return best_move(table, player)


# ------------------------------------------------------------------ airships


def best_landing(
    table: Table,
    player: Player,
    airship: str,
    way: tuple[int, bool] | None,
    prices: dict[str, float],
    weights: Weights,
) -> float:
    """The best of all docks and squares, less the airship that is then away."""
    best = 0.0
    if way is None:
        for dock in open_docks(table, player):
            best = max(best, dock_worth(table, player, dock, prices, weights))
    places = places_of_airship(table, player, airship)
    for (length, upright), handles in places.items():
        if way is None or way == (length, upright):
            best = max(best, best_line(table, length, upright, handles, prices, weights))
    return best - weights.airship


def best_line(
    table: Table, length: int, upright: bool, handles: Squares, prices: dict[str, float], weights: Weights
) -> float:
    """What the best of some lines would yield, machines included."""
    ground, worth = table.ground, activations(table.box, weights)
    piece, wet = line(length, upright), WET[table.water_level]
    icons = [(prices[kind], squares & ground.scaffold) for kind, squares in ground.icons.items()]
    icons.append((prices["water"], wet))
    machines = [(weights.activation * worth[machine], squares) for machine, squares in ground.working.items()]
    useful = ground.machine | wet
    for _, squares in icons:
        useful |= squares
    reach = GRID.beside(useful) | ground.machine
    best = 0.0
    for handle in GRID.bits(handles & piece.reaching(reach)):
        lying = piece.lying(handle)
        near = GRID.beside(lying) | lying
        found = 0.0
        for price, squares in icons:
            if near & squares:
                found += price * (near & squares).bit_count()
        for activation, squares in machines:
            if near & squares:
                found += activation
        if found > best:
            best = found
    return best


def dock_worth(table: Table, player: Player, dock: str, prices: dict[str, float], weights: Weights) -> float:
    """What a dock would bring, less its cost."""
    what = table.box.docks[dock]
    if what.kind == "cards":
        return weights.card + 0.5
    if what.kind == "scaffold":
        return weights.scaffold + 0.6 * min(2, player.goods["whistle"])
    if what.kind == "rescue":
        return 9.0
    if what.kind == "upgrade":
        return 4.0
    cost, discount = machine_cost(player, what)
    paid = sum([prices[kind] * amount for kind, amount in cost.items()]) - discount
    shown = max([table.box.machines[machine].vp for machine in table.displays[SIZE[what.kind]]])
    return weights.machine * shown - paid


# ------------------------------------------------------------------ tiles and workers


def best_contacts(table: Table, player: Player, tile: str) -> float:
    """The most points that a scaffold could score."""
    structure = table.ground.scaffold | table.ground.machine
    best = 0
    turned = {last.turn for last in table.begun if isinstance(last, o.Turn)}
    for turn, handles in enumerate(places_of_scaffold(table, tile)):
        if turned and turn not in turned:
            continue
        piece = table.box.pieces[tile][turn]
        for handle in GRID.bits(handles):
            best = max(best, GRID.edges(piece.lying(handle), structure))
    more = player.powers["contact_vp"] if best >= table.box.contacts_for_ability else 0
    return float(best + more + player.powers["scaffold_vp"])


def best_machine_place(table: Table, player: Player, machine: str, weights: Weights) -> float:
    """The points of a machine and what it does for the workers that it covers, others' workers deducted."""
    box = table.box
    workers = [(GRID.bit[square], square[1]) for square in player.standing]
    best = 0.0
    turned = {last.turn for last in table.begun if isinstance(last, o.Turn)}
    for turn, handles in enumerate(places_of_machine(table, machine)):
        if turned and turn not in turned:
            continue
        piece = box.pieces[machine][turn]
        for handle in GRID.bits(handles):
            lying = piece.lying(handle)
            found = 0.0
            for bit, row in workers:
                if bit & lying:
                    found += (1 - weights.promotion) * box.floor_vp[row] + weights.new_award
            best = max(best, found)
    stored = box.machines[machine].vp
    return best + (1 - weights.machine) * stored + player.powers["machine_vp"]


def best_move(table: Table, player: Player) -> float:
    """From the lowest place to the highest; a worker that has been picked up stays where it is until then."""
    free = empty_scaffold_squares(table)
    if not free:
        return 0.0
    highest = (free.bit_length() - 1) // GRID.stride
    last = table.begun[-1] if table.begun else None
    if isinstance(last, o.FromSquare):
        return 0.6 * (highest - last.row)
    if isinstance(last, o.FromBarracks):
        return 2.0 + 0.5 * highest
    if player.barracks:
        return 2.0 + 0.5 * highest
    return 0.6 * max(0, highest - min([row for _, row in player.standing], default=highest))


# ------------------------------------------------------------------ what follows


def still_to_come(table: Table, player: Player, weights: Weights) -> float:
    """Steps on the agenda, machines on the list, actions of the running Forge."""
    worth = 0.0
    for task in table.agenda:
        worth += task_worth(table, player, task.step, task.left, weights)
    if table.to_activate:
        known = activations(table.box, weights)
        for machine in table.to_activate:
            worth += weights.activation * known[machine]
    if table.moment == FORGE:
        worth += forge_left(table, player, weights)
    return worth


def task_worth(table: Table, player: Player, step: e.AnyStep, left: int, weights: Weights) -> float:
    """What a step will bring, if it can be carried out at all."""
    match step:
        case e.BuildScaffoldStep() if not player.scaffolds:
            return 0.0
        case e.BuildMachineStep() if not player.machines:
            return 0.0
        case e.RescueStep() if not player.pool:
            return 0.0
        case _:
            return 0.95 * step_worth(step, weights, left)


def forge_left(table: Table, player: Player, weights: Weights) -> float:
    """The buildings and the move that are still open; what each one brings beyond lying in storage."""
    box, powers = table.box, player.powers
    worth = 0.0
    left = box.forge_buildings + powers["buildings"] - table.buildings
    if building_cost(table, player):
        left = min(left, player.goods["water"] + player.goods["whistle"])
    if left > 0 and player.machines and table.ground.scaffold:
        values = sorted([box.machines[machine].vp for machine in player.machines], reverse=True)[:left]
        worth += weights.building * ((1 - weights.machine) * sum(values) + 1.5 * len(values))
        left -= len(values)
    if left > 0:
        worth += weights.building * 1.6 * min(left, len(player.scaffolds))
    if (
        table.moves + table.rescues < box.forge_errands + powers["errands"]
        and can_move(table, player)
        and can_pay(player, move_cost(table, player))
    ):
        worth += weights.building * best_move(table, player)
    return worth
