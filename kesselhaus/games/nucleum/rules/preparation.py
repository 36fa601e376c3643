"""Setup (section 3)."""

from collections.abc import Sequence

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Ask, Asking, Draw, dealt
from kesselhaus.engine.tasks import Play, does
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.events import (
    ContractDealt,
    ExperimentChosen,
    FirstPlayerDrawn,
    NeutralPlaced,
    NucleumPlaced,
    RubblePlaced,
)
from kesselhaus.games.nucleum.map import Site
from kesselhaus.games.nucleum.rules.contracts import GOLD, SILVER, show_contract
from kesselhaus.games.nucleum.rules.market import show_tiles
from kesselhaus.games.nucleum.rules.rounds import begin_turn
from kesselhaus.games.nucleum.rules.tuples import not_among
from kesselhaus.games.nucleum.state import NEUTRAL, RUBBLE_PIECE, Player, Table, piece
from kesselhaus.games.nucleum.tasks.turn import ChoosingExperiment, Preparation, Round, SeatingBaron

NOBODY = NEUTRAL
"""Who gets no bonus of the Nucleum of the first setup card (NU-13)."""


def lay_out(seats: int, variants: frozenset[str], box: Box) -> Table:
    """All that is the same in every game (NU-3, NU-4, NU-10, NU-12, NU-18 to NU-20)."""
    assert isinstance(box, NucleumBox)
    counts = box.components.counts
    players = max(2, seats)
    workers = box.start_workers("start_workers_3" in variants)
    general = counts.general_tiles[seats - 1]
    return Table(
        box=box,
        seats=seats,
        variants=variants,
        agenda=[Preparation()],
        players=[
            Player(seat=seat, thaler=box.start_thaler, workers=workers, supply=box.workers - workers)
            for seat in range(players)
        ],
        sites={},
        rails={},
        wagons=box.wagons(seats),
        stacks=tuple(counts.stacks[seats - 1]),
        base_tiles=box.base_tiles,
        general_tiles=box.general_tiles,
        general_left=general,
        silver=box.contracts_of[SILVER],
        gold=box.contracts_of[GOLD],
        silver_left=counts.silver[seats - 1],
        gold_left=counts.gold[seats - 1],
        star_spaces=(players, players, players),
    )


@does(Preparation)
def prepare(table: Table, task: Preparation) -> Play:
    """Everything that chance decides; then the experiments, counterclockwise from the last player (NU-22)."""
    if table.seats > 1:
        table.first_player = yield Draw("NU-2", range(table.seats))
        table.tell(FirstPlayerDrawn(table.first_player, rule="NU-2"))
    yield from show_tiles(table, "NU-6")
    for place, stack in enumerate((SILVER, SILVER, GOLD, GOLD)):
        yield from show_contract(table, place, stack, "NU-7")
    purple = []
    for category in (1, 2, 3):
        purple += yield from dealt("NU-8", table.box.contracts_of[f"purple_{category}"], 1)
    table.purple = tuple(purple)
    table.milestones = tuple((yield from dealt("NU-9", tuple(table.box.milestones), 4)))
    yield from set_up_map(table)
    yield from deal_contracts(table)
    seats = [(table.first_player - place) % table.seats for place in range(1, table.seats + 1)]
    table.active = seats[0]
    baron = (SeatingBaron(),) if table.seats == 1 else ()
    return (*map(ChoosingExperiment, seats), *baron, Round(1))


# ------------------------------------------------------------------ the map


def set_up_map(table: Table) -> Asking[None]:
    """NU-13: all of the first card, of the other three only the neutral building."""
    box = table.box
    cards = yield from dealt("NU-13", tuple(box.setup_cards), box.setup_cards_drawn)
    table.setup_cards = tuple(cards)
    first = box.setup_cards[cards[0]]
    yield from place_neutral(table, first.neutral)
    table.nuclei = (first.nucleum,)
    table.tell(NucleumPlaced(NOBODY, first.nucleum, rule="NU-13"))
    if table.seats == 3:
        for site in table.box.side.sites.values():
            if site.four_players:
                place_rubble(table, site, "NU-15")
    if table.seats < 4:
        three = table.seats == 3
        urban = first.urban_rubble + (first.urban_rubble_three if three else [])
        mining = first.mining_rubble + (first.mining_rubble_three if three else [])
        rubble(table, urban, table.box.side.urban_sites, box.urban_rubble, "NU-16")
        rubble(table, mining, table.box.side.mine_sites, box.mining_rubble, "NU-17")
    for card in cards[1:]:
        yield from place_neutral(table, box.setup_cards[card].neutral)


def place_neutral(table: Table, city: str) -> Asking[None]:
    """NU-14: a random tile that fits: drawing until one does comes to the same. Red sites take every type."""
    taken, of_type = table.sites, table.box.neutral_of_type
    used = [taken[site].id for site in table.neutral]
    site_for: dict[str, str] = {}
    fitting: list[str] = []
    for type, sites in table.box.side.neutral_sites.get(city, {}).items():
        free = not_among(sites, taken)
        if free:
            site_for[type] = free[0]
            fitting += not_among(of_type[type], used)
    if not fitting:
        return
    tile = (yield Draw("NU-14", tuple(fitting))) if len(fitting) > 1 else fitting[0]
    site = site_for[table.box.type[tile]]
    taken[site] = piece(tile)
    table.neutral = (*table.neutral, site)
    table.tell(NeutralPlaced(tile, site, rule="NU-14"))


def rubble(
    table: Table, cities: Sequence[str], sites: dict[str, tuple[Site, ...]], most: int, rule: str
) -> None:
    """NU-16, NU-17: on the free site with the highest number, in list order, while there are tiles."""
    taken, left = table.sites, most
    for city in cities:
        for site in reversed(sites.get(city, ())):
            if left and site.id not in taken:
                place_rubble(table, site, rule)
                left -= 1
                break


def place_rubble(table: Table, site: Site, rule: str) -> None:
    table.sites[site.id] = RUBBLE_PIECE
    table.tell(RubblePlaced(site.id, rule=rule))


# ------------------------------------------------------------------ players


def deal_contracts(table: Table) -> Asking[None]:
    """NU-21: one initial contract each, in slot 4, without the reward of the slot."""
    contracts = yield from dealt("NU-21", table.box.contracts_of["initial"], table.seats)
    for player, contract in zip(table.players, contracts, strict=False):
        player.contracts = ("", "", "", contract)
        table.tell(ContractDealt(player.seat, contract, rule="NU-21"))


@does(ChoosingExperiment)
def choose_experiment(table: Table, task: ChoosingExperiment) -> Play:
    """NU-22, NU-23."""
    if task.seat != table.active:
        begin_turn(table, task.seat)
    player = table.players[task.seat]
    held = [other.experiment for other in table.players]
    left = [experiment for experiment in table.box.experiments if experiment not in held]
    answer = yield Ask(task.seat, "NU-22", [options.choose_experiment(each) for each in left])
    player.experiment = answer.experiment
    player.pool = table.box.start_tiles[answer.experiment]
    table.tell(ExperimentChosen(task.seat, answer.experiment, rule="NU-22"))
    return ()
