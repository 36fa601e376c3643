"""What always holds (section 8)."""

from collections import Counter
from collections.abc import Iterator

from kesselhaus.games.nucleum.box import mine_id, turbine_id
from kesselhaus.games.nucleum.rules.holdings import LAST_SPACE, ROWS
from kesselhaus.games.nucleum.state import NEUTRAL, RUBBLE, Piece, Player, Table
from kesselhaus.games.nucleum.tasks.actions import RefillingDisplay, RefillingMarket
from kesselhaus.games.nucleum.tasks.turn import EndOfRecharge, FinalScoring


def broken(before: Table | None, table: Table, whole: bool) -> Iterator[str]:
    """The invariants that do not hold, once the first round has begun."""
    if not table.round:
        return
    known = before if before is not None and before.round else None
    yield from _map(table, known)
    yield from _tiles(table)
    yield from _contracts(table)
    yield from _tokens(table)
    for player in table.players:
        yield from _player(table, player)
    if known is not None:
        yield from _since(known, table)


def _map(table: Table, known: Table | None) -> Iterator[str]:
    if known is None or known.sites != table.sites:
        yield from _sites(table)
    for space, rail in table.rails.items():
        if not table.box.can_be_railway[rail.tile]:
            yield f"INV-6: {rail.tile} lies on {space}"
    owners = Counter(rail.owner for rail in table.rails.values())
    for player in table.players:
        if owners[player.seat] != player.railways:
            yield f"INV-7: player {player.seat + 1} has {owners[player.seat]} tiles on the map"


def _sites(table: Table) -> Iterator[str]:
    """A dict holds one piece for each site; here is shown that each piece stands where its owner says."""
    claimed: Counter[str] = Counter()
    for player in table.players:
        for standing, site in _pieces(player):
            claimed[site] += 1
            there = table.sites.get(site)
            if there is None or (there.id, there.owner) != (standing, player.seat):
                yield f"INV-2: {standing} of player {player.seat + 1} is not on {site}"
    for site, there in table.sites.items():
        if there.owner != NEUTRAL and claimed[site] != 1:
            yield f"INV-3: {site} is claimed {claimed[site]} times"
        if not _fits(table, site, there):
            yield f"INV-4: {there.id} does not fit on {site}"


def _pieces(player: Player) -> Iterator[tuple[str, str]]:
    yield from player.buildings.items()
    for row in ROWS:
        if player.turbines[row - 1]:
            yield turbine_id(row), player.turbines[row - 1]
        if player.mines[row - 1]:
            yield mine_id(row), player.mines[row - 1]


def _fits(table: Table, site: str, there: Piece) -> bool:
    place = table.box.side.sites[site]
    if there.id == RUBBLE:
        return True
    if place.kind != "urban":
        return there.id.startswith("MIN" if place.kind == "mine" else "TUR")
    urban = table.box.urban.get(there.id)
    return there.id in table.box.type and place.fits(
        table.box.type[there.id], urban.level if urban is not None else 1
    )


def _tiles(table: Table) -> Iterator[str]:
    places: list[str] = [tile for tile in table.market if tile]
    places += [rail.tile for rail in table.rails.values()]
    for player in table.players:
        places += (*player.pool, *player.slots, *player.row)
        if len(player.slots) > table.box.slots or len(set(player.slots)) != len(player.slots):
            yield f"INV-8: player {player.seat + 1} has {len(player.slots)} tiles above the board"
    unseen = (*table.base_tiles, *table.general_tiles)
    if len(set(places)) != len(places) or not set(places).isdisjoint(unseen):
        yield "INV-5: a tile is in two places"
    if sum(table.stacks) != len(table.base_tiles) + table.general_left:
        yield f"INV-5: {sum(table.stacks)} tiles in the stacks"
    if any(table.stacks) and "" in table.market and table.waiting(RefillingMarket) is None:
        yield "INV-25: the market has a gap"


def _contracts(table: Table) -> Iterator[str]:
    places = [contract for contract in (*table.display, *table.purple) if contract]
    for player in table.players:
        held = [contract for contract in player.contracts if contract]
        if len(player.contracts) != len(ROWS):
            yield f"INV-14: player {player.seat + 1} has {len(player.contracts)} slots"
        places += (*held, *player.fulfilled)
    unseen = (*table.silver, *table.gold)
    if len(set(places)) != len(places) or not set(places).isdisjoint(unseen):
        yield "INV-13: a contract is in two places"
    stacks = table.silver_left + table.gold_left
    if table.silver_left > len(table.silver) or table.gold_left > len(table.gold):
        yield "INV-13: the stacks hold more contracts than are left"
    if stacks and "" in table.display and table.waiting(RefillingDisplay) is None:
        yield "INV-26: the display has a gap"


def _tokens(table: Table) -> Iterator[str]:
    box = table.box
    if len(table.nuclei) + len(table.tokens) != len(box.nucleum_plants):
        yield f"INV-15: {len(table.nuclei)} + {len(table.tokens)} Nucleum tokens"
    if len(set(table.nuclei)) != len(table.nuclei) or not set(table.nuclei) <= set(box.nucleum_plants):
        yield "INV-15: a Nucleum is where none can be"
    met = [condition for condition, _ in table.ends]
    if len(set(met)) != len(met):
        yield "INV-23: an end condition has two discs"
    for region, wagons in table.wagons.items():
        if not set(wagons) <= {1, 2}:
            yield f"INV-20: a wagon of {region} shows {wagons}"
    empty, recharging = table.star_spaces.count(0), table.waiting(EndOfRecharge)
    coming = recharging is not None and recharging.king_comes
    if table.kings_visits + coming != empty:
        yield f"INV-19: {table.kings_visits} visits with {empty} empty star spaces"
    for place, left in enumerate(table.star_spaces):
        if left != sum(player.recharges <= place for player in table.players):
            yield f"INV-18: {left} stars on star space {place + 1}"
    if table.round > box.max_rounds(table.variants) + 1:
        yield f"INV-28: round {table.round}"


def _player(table: Table, player: Player) -> Iterator[str]:
    box, who = table.box, f"player {player.seat + 1}"
    if player.workers + player.supply + player.railways != box.workers:
        yield f"INV-1: {who} has {player.workers} + {player.supply} + {player.railways} workers"
    for row in ROWS:
        cubes = player.uranium[row - 1]
        if not 0 <= cubes <= (box.capacity[row - 1] if player.mines[row - 1] else 0):
            yield f"INV-9: the mine {row} of {who} holds {cubes} uranium"
    if player.cities != table.cities_of(player):
        yield f"NU-60: {who} has {sorted(table.cities_of(player))}, not {sorted(player.cities)}"
    if player.powers != table.powers_of(player):
        yield f"NU-145: the technologies and turbines of {who} work as {player.powers}"
    if min(player.thaler, player.workers, player.supply, player.achievements) < 0:
        yield f"INV-10: {who} owns less than nothing"
    if not all(1 <= marker <= LAST_SPACE for marker in player.income):
        yield f"INV-11: the markers of {who} stand on {player.income}"
    if not player.row:
        tiers = [box.tiers[space] for space in player.stars if space]
        if len(set(tiers)) != len(tiers):
            yield f"INV-16: {who} has two stars in a tier"
    levels = Counter(box.technologies[technology].level for technology in player.technologies)
    if (
        len(set(player.technologies)) != len(player.technologies)
        or levels[3] > 2
        or max(levels.values(), default=0) > 3
    ):
        yield f"INV-24: {who} has unlocked {player.technologies}"


def _since(before: Table, table: Table) -> Iterator[str]:
    over = not table.agenda or table.waiting(FinalScoring) is not None
    for old, new in zip(before.players, table.players, strict=True):
        who = f"player {new.seat + 1}"
        if any(a > b for a, b in zip(old.income, new.income, strict=True)):
            yield f"INV-11: an income marker of {who} moved back"
        if new.vp < old.vp:
            yield f"INV-12: {who} lost points"
        if len(new.stars) < len(old.stars) or new.stars[: len(old.stars)] != old.stars:
            yield f"INV-17: stars of {who} have moved"
        recharged = len(new.stars) > len(old.stars) and not over and table.turn != before.turn
        if recharged and (new.achievements or new.slots):
            yield f"INV-27: {who} keeps achievements or tiles after a recharge"
        if not set(old.technologies) <= set(new.technologies):
            yield f"INV-24: {who} has lost a technology"
    if not before.completed <= table.completed or not before.rails.keys() <= table.rails.keys():
        yield "INV-21: a tile has left the map"
    if before.sites is not table.sites:
        for site, there in before.sites.items():
            now = table.sites.get(site)
            if now is None or (there.energized and not now.energized):
                yield f"INV-22: {site} has lost its building or its light"
    for region, wagons in before.wagons.items():
        now_wagons = table.wagons[region]
        if len(now_wagons) > len(wagons) or now_wagons.count(1) > wagons.count(1):
            yield f"INV-20: wagons of {region} have come back"
