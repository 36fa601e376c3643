"""What always holds (section 8)."""

from collections import Counter
from collections.abc import Iterator

from kesselhaus.engine.questions import Ask
from kesselhaus.games.whistle_mountain.effects import SIZES
from kesselhaus.games.whistle_mountain.figures import STACKS, UPGRADE
from kesselhaus.games.whistle_mountain.ground import DRY, GRID
from kesselhaus.games.whistle_mountain.options import Forge, Send
from kesselhaus.games.whistle_mountain.rules.forge import buildings_left, errands_left
from kesselhaus.games.whistle_mountain.rules.turn import main_action
from kesselhaus.games.whistle_mountain.state import BESIDE, REMOVED, Player, Table, survey
from kesselhaus.games.whistle_mountain.tasks.placing import Promotion
from kesselhaus.games.whistle_mountain.tasks.turn import (
    ChoosingAbility,
    Forging,
    MainAction,
    Preparation,
    PuttingAwayCard,
)


def broken(before: Table | None, table: Table, whole: bool) -> Iterator[str]:
    """The invariants that do not hold. `whole` says that the table stands between two steps.

    What has not changed since the table before was looked at then and is not looked at again.
    """
    if table.waiting(Preparation):
        return
    known = before if before is not None and not before.waiting(Preparation) else None
    if known is None or _stocks(known) != _stocks(table):
        yield from _pieces(table, whole)
    if known is None or _laid(known) != _laid(table):
        yield from _grid(table)
        yield from _airships(table, known)
    for player in table.players:
        yield from _player(table, player)
    if whole:
        yield from _turn(table)
    if known is not None:
        yield from _since(known, table)


def _stocks(table: Table) -> list[object]:
    """What INV-3 to INV-6 and INV-18 speak of."""
    held = [(p.scaffolds, p.machines, p.cards, p.awards, p.upgrades) for p in table.players]
    piles = [
        table.stacks,
        table.displays,
        table.deck,
        table.discarded,
        table.waiting(PuttingAwayCard),
        table.tower,
    ]
    return [held, *piles, table.used_awards]


def _laid(table: Table) -> list[object]:
    """What INV-2, INV-7 to INV-9, INV-11, INV-12 and INV-20 speak of."""
    people = [(p.standing, p.barracks, p.airships) for p in table.players]
    return [people, table.ground, table.scaffolds, table.machines, table.water_level, table.duplicator]


def _pieces(table: Table, whole: bool) -> Iterator[str]:
    """INV-3 to INV-6, INV-18: nothing is lost and nothing is there twice."""
    box, players = table.box, table.players
    stored = [tile for player in players for tile in (*player.scaffolds, *player.machines)]
    for name, pile in box.stacks.items():
        if name == UPGRADE:
            places = [upgrade for player in players for upgrade in player.upgrades]
        else:
            places = [
                tile for tile in (*stored, *table.scaffolds, *table.machines) if box.stack_of[tile] == name
            ]
        shown, hidden = table.displays[name], table.stacks[name]
        if Counter((*places, *shown, *hidden)) != Counter(pile):
            number = "INV-3" if name in STACKS else "INV-4" if name in SIZES else "INV-5"
            yield f"{number}: the tiles of {name} are not in one place each"
        wanted = 1 if name in STACKS else box.display
        if len(shown) > wanted or (whole and hidden and len(shown) < wanted):
            yield f"INV-18: {len(shown)} of {name} are shown, {len(hidden)} are in the stack"
    hands = [card for player in players for card in player.cards]
    resolving = table.waiting(PuttingAwayCard)
    hands += [resolving.card] if resolving else []
    if Counter((*table.deck, *table.discarded, *hands)) != Counter(box.deck):
        yield "INV-5: a card is not in one place"
    awards = [award for floor in table.tower for award in floor]
    awards += [award for player in players for award in player.awards]
    dealt = box.awards_per_floor(table.seats) * len(table.tower)
    if len(awards) + len(table.used_awards) != dealt:
        yield f"INV-6: {len(awards)} + {len(table.used_awards)} awards, {dealt} were dealt"


def _grid(table: Table) -> Iterator[str]:
    """INV-7 to INV-9, INV-12, INV-20."""
    box, level = table.box, table.water_level
    if not 0 <= level <= box.reserve:
        yield f"INV-7: the water is at row {level}"
    if survey(table) != table.ground:
        yield "INV-12: the sets of squares do not say what the table says"
    over = [square for machine in table.machines for square in table.squares(machine)]
    under = {square for tile in table.scaffolds for square in table.squares(tile)}
    if len(over) != len(set(over)) or not under.issuperset(over):
        yield "INV-12: a machine does not lie on scaffolds alone"
    workers = [square for player in table.players for square in player.standing]
    footing = table.ground.scaffold
    if table.waiting(Promotion):
        footing |= table.ground.machine
    if len(workers) != len(set(workers)) or GRID.cover(workers) & ~footing:
        yield "INV-8: a worker does not stand on a scaffold square of its own above the water"
    if any(worker <= level for player in table.players for worker in player.barracks):
        yield f"INV-8: a worker is in the barracks below row {level + 1}"
    if table.ground.airships & ~DRY[level]:
        yield f"INV-9: an airship is at or below row {level}"
    token = table.duplicator
    if token not in (BESIDE, REMOVED) and (token in box.copying or not table.works(token)):
        yield f"INV-20: the duplicator token lies on {token}"


def _airships(table: Table, before: Table | None) -> Iterator[str]:
    """INV-2, INV-11: each in one place, and none with another where that is not allowed."""
    squares: list[object] = []
    docks: dict[str, set[int]] = {}
    machines: dict[str, set[int]] = {}
    shared_docks: list[str] = []
    shared_machines: list[str] = []
    for player in table.players:
        if set(player.airships) != set(table.box.airship_size):
            yield f"INV-2: seat {player.seat + 1} has the airships {', '.join(player.airships)}"
        for airship, berth in player.airships.items():
            if berth.dock and berth.squares:
                yield f"INV-2: the {airship} airship of seat {player.seat + 1} is in two places"
            squares += berth.squares
            if berth.dock:
                shared_docks += [berth.dock] if berth.dock in docks else []
                docks.setdefault(berth.dock, set()).add(player.seat)
            if berth.machine:
                shared_machines += [berth.machine] if berth.machine in machines else []
                machines.setdefault(berth.machine, set()).add(player.seat)
    if len(squares) != len(set(squares)):
        yield "INV-11: two airships share a square"
    for machine in shared_machines:
        if not any(table.players[seat].powers["occupied_machines"] for seat in machines[machine]):
            yield f"INV-11: two airships on {machine}"
    for dock in shared_docks:
        stowaway = table.docks_open or (before is not None and _was_shared(before, dock))
        powers = [table.players[seat].powers for seat in docks[dock]]
        inventor = table.box.docks[dock].kind == "upgrade" and any(p["occupied_upgrade_dock"] for p in powers)
        if not stowaway and not inventor and not any(p["occupied_docks"] for p in powers):
            yield f"INV-11: two airships at {dock}"


def _was_shared(table: Table, dock: str) -> bool:
    berths = [berth.dock for player in table.players for berth in player.airships.values()]
    return berths.count(dock) > 1


def _player(table: Table, player: Player) -> Iterator[str]:
    """INV-1, INV-10, INV-13."""
    box, who = table.box, f"seat {player.seat + 1}"
    workers = len(player.barracks) + len(player.standing) + player.pool + len(player.tower)
    if workers != box.barracks_levels + box.workers_in_pool:
        yield f"INV-1: {who} has {workers} workers"
    if min(player.goods.values()) < 0 or player.pool < 0:
        yield f"INV-10: {who} has less than nothing"
    if len(player.upgrades) > box.max_upgrades or len(set(player.upgrades)) != len(player.upgrades):
        yield f"INV-13: {who} has the upgrades {', '.join(player.upgrades)}"
    if not table.waiting(ChoosingAbility) and player.ability not in box.abilities:
        yield f"INV-13: {who} has no ability"
    if player.powers != box.powers(player.ability, player.upgrades):
        yield f"INV-13: {who} has other powers than its ability and upgrades give"


def _turn(table: Table) -> Iterator[str]:
    """INV-14, INV-15, INV-21, INV-22."""
    box, player = table.box, table.player()
    if table.cards_played > box.cards_per_turn + player.powers["cards"]:
        yield f"INV-14: {table.cards_played} cards in one turn"
    if table.awards_used > box.awards_per_turn:
        yield f"INV-14: {table.awards_used} awards in one turn"
    if forge := table.waiting(Forging):
        if buildings_left(table, player, forge) < 0:
            yield f"INV-15: {forge.buildings} buildings in one Forge"
        if errands_left(table, player, forge) < 0:
            yield f"INV-15: {forge.moves} moves and {forge.rescues} rescues in one Forge"
    if isinstance(doing := table.doing, MainAction):
        question = next(main_action(table.copy(), doing))
        if not isinstance(question, Ask) or not any(isinstance(o, Send | Forge) for o in question.options):
            yield f"INV-21: seat {player.seat + 1} has no main action"
    most = box.standstill_rounds * table.seats
    if not table.end_reason and table.standstill_count >= most:
        yield f"INV-22: {table.standstill_count} turns without progress"


def _since(before: Table, table: Table) -> Iterator[str]:
    """INV-7, INV-10, INV-16, INV-17, INV-19: what has changed has changed in the right way."""
    if table.water_level < before.water_level or table.water_level > before.water_level + 1:
        yield f"INV-7: the water went from row {before.water_level} to row {table.water_level}"
    for old, new in zip(before.players, table.players, strict=True):
        if new.score < old.score:
            yield f"INV-16: seat {new.seat + 1} lost points"
        if new.tower[: len(old.tower)] != old.tower:
            yield f"INV-17: a worker of seat {new.seat + 1} left the tower"
    if table.turn == before.turn and table.agenda:
        return
    for player in table.players:
        limit = table.box.resource_limit + player.powers["limit"]
        if before.turn and max(player.goods.values()) > limit:
            yield f"INV-10: seat {player.seat + 1} has more than {limit} of a kind at the end of a turn"
    if before.end_reason and table.turns_left != before.turns_left - 1 and table.agenda:
        yield f"INV-19: {table.turns_left} turns are left after {before.turns_left}"
    if not table.agenda and before.turns_left:
        yield f"INV-19: the game ended with {before.turns_left} turns left"
