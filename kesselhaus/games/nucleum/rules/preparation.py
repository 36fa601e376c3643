"""Setup (section 3)."""

from collections.abc import Generator, Sequence
from itertools import filterfalse
from typing import Any

from kesselhaus.engine.components import Box
from kesselhaus.engine.questions import Ask, Draw, Play
from kesselhaus.games.nucleum import options
from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.events import (
    ContractDealt,
    ExperimentChosen,
    FirstPlayerDrawn,
    NeutralPlaced,
    NucleumPlaced,
    RoundBegan,
    RubblePlaced,
)
from kesselhaus.games.nucleum.map import Site
from kesselhaus.games.nucleum.rules.baron_setup import seat_the_baron
from kesselhaus.games.nucleum.rules.contracts import GOLD, SILVER, refill_display
from kesselhaus.games.nucleum.rules.market import refill
from kesselhaus.games.nucleum.state import (
    EXPERIMENTS,
    NEUTRAL,
    RUBBLE_PIECE,
    TURN,
    Player,
    Table,
    piece,
)

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
        players=[
            Player(seat=seat, thaler=box.start_thaler, workers=workers, supply=box.workers - workers)
            for seat in range(players)
        ],
        sites={},
        rails={},
        wagons=box.wagons(seats),
        stacks=tuple(counts.stacks[seats - 1]),  # type: ignore[arg-type]
        base_tiles=box.base_tiles,
        general_tiles=box.general_tiles,
        general_left=general,
        silver=box.contracts_of[SILVER],
        gold=box.contracts_of[GOLD],
        silver_left=counts.silver[seats - 1],
        gold_left=counts.gold[seats - 1],
        star_spaces=(players, players, players),
    )


def prepare(table: Table) -> Play:
    """Everything that chance decides before the experiments are chosen."""
    if table.seats > 1:
        table.first_player = yield Draw("NU-2", range(table.seats))
        table.tell(FirstPlayerDrawn(table.first_player, rule="NU-2"))
    yield from refill(table, None)
    for place, stack in enumerate((SILVER, SILVER, GOLD, GOLD)):
        yield from refill_display(table, None, place, stack)
    purple = []
    for category in (1, 2, 3):
        purple += yield from drawn("NU-8", table.box.contracts_of[f"purple_{category}"], 1)
    table.purple = tuple(purple)
    table.milestones = tuple((yield from drawn("NU-9", tuple(table.box.milestones), 4)))
    yield from set_up_map(table)
    yield from deal_contracts(table)
    table.moment = EXPERIMENTS
    table.active = (table.first_player - 1) % table.seats


def drawn(rule: str, things: Sequence[str], count: int) -> Generator[Draw, Any, list[str]]:
    """`count` of the things in random order; the last one left needs no draw."""
    left = list(things)
    taken: list[str] = []
    while len(taken) < count:
        thing = (yield Draw(rule, tuple(left))) if len(left) > 1 else left[0]
        left.remove(thing)
        taken.append(thing)
    return taken


# ------------------------------------------------------------------ the map


def set_up_map(table: Table) -> Play:
    """NU-13: all of the first card, of the other three only the neutral building."""
    box = table.box
    cards = yield from drawn("NU-13", tuple(box.setup_cards), box.setup_cards_drawn)
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


def place_neutral(table: Table, city: str) -> Play:
    """NU-14: a random tile that fits: drawing until one does comes to the same. Red sites take every type."""
    taken, of_type = table.sites, table.box.neutral_of_type
    used = [taken[site].id for site in table.neutral]
    site_for: dict[str, str] = {}
    fitting: list[str] = []
    for type, sites in table.box.side.neutral_sites.get(city, {}).items():
        site_for[type] = next(filterfalse(taken.__contains__, sites), "")
        if site_for[type]:
            fitting += [tile for tile in of_type[type] if tile not in used]
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


def deal_contracts(table: Table) -> Play:
    """NU-21: one initial contract each, in slot 4, without the reward of the slot."""
    dealt = yield from drawn("NU-21", table.box.contracts_of["initial"], table.seats)
    for player, contract in zip(table.players, dealt, strict=False):
        player.contracts = ("", "", "", contract)
        table.tell(ContractDealt(player.seat, contract, rule="NU-21"))


def choose_experiment(table: Table) -> Play:
    """NU-22, NU-23: counterclockwise from the last player."""
    player = table.player()
    held = [other.experiment for other in table.players]
    left = [experiment for experiment in table.box.experiments if experiment not in held]
    answer = yield Ask(player.seat, "NU-22", [options.choose_experiment(each) for each in left])
    player.experiment = answer.experiment
    player.pool = table.box.start_tiles[answer.experiment]
    table.tell(ExperimentChosen(player.seat, answer.experiment, rule="NU-22"))
    if table.seats == 1:
        yield from seat_the_baron(table)
    if table.active == table.first_player:
        begin(table)
    else:
        table.active = (table.active - 1) % table.seats
        table.turn += 1


def begin(table: Table) -> None:
    """NU-24, NU-168: the first player begins the first round."""
    table.moment, table.active, table.round = TURN, table.first_player, 1
    table.turn += 1
    table.tell(RoundBegan(1, rule="NU-25"))
