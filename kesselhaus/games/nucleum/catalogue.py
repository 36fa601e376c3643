"""All options of Nucleum, in the order of section 6 of the spec."""

from collections.abc import Iterator

from kesselhaus.engine.questions import Option, numbered
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.box import MAIN_ACTIONS, TRACKS, NucleumBox, mine_id, turbine_id
from kesselhaus.games.nucleum.rewards import Item, written
from kesselhaus.games.nucleum.terms import MOMENTS

TOP_IMPORT = 99
"""The declared top of coal that is imported at once."""


def options(box: NucleumBox, seats: int, variants: frozenset[str]) -> Iterator[Option]:
    box = box.sorted_for(seats)
    side, rows = box.side, tuple(box.rows)
    yield from map(o.choose_experiment, box.experiments)
    yield from map(o.play_tile, box.tiles)
    yield from map(o.lay_tile, (tile for tile in box.tiles if box.can_be_railway[tile]))
    yield o.RECHARGE
    yield from map(o.choose_space, side.spaces)
    yield from o.BOTH_WAYS
    yield from (o.use_half(tile, half) for tile, half in box.half)
    yield from map(o.choose_action, MAIN_ACTIONS)
    yield o.STOP_ACTING
    yield from map(o.fulfil, box.contracts)
    yield from map(o.choose_building, box.urban)
    yield from (o.choose_piece(piece(row)) for piece in (turbine_id, mine_id) for row in rows)
    yield from map(o.choose_site, side.sites)
    yield from map(o.store_uranium, rows)
    yield o.TAKE_WORKER
    yield from map(o.take_tile, (*box.base_tiles, *box.general_tiles))
    yield o.STOP_TAKING
    yield from map(o.take_contract, box.contracts)
    yield from map(o.choose_slot, range(1, len(box.slot_reward) + 1))
    yield from map(o.choose_plant, side.plants)
    yield from (numbered(o.BurnUranium, number) for number in range(sum(box.capacity) + 1))
    yield from map(o.take_from_mine, rows)
    yield from map(o.use_turbine, range(max(2, seats)))
    yield from (numbered(o.ImportCoal, number) for number in range(TOP_IMPORT + 1))
    yield from map(o.energize_building, (site.id for sites in side.urban_sites.values() for site in sites))
    yield o.CONVERT_WORKER
    yield from map(o.convert_uranium, rows)
    yield from map(o.place_star, range(box.top_space + 1))
    yield from map(o.place_nucleum, side.plants)
    yield from map(o.unlock_technology, box.technologies)
    yield from map(o.choose_track, TRACKS)
    yield o.PERFORM_ACTION
    yield from map(o.choose_reward, dict.fromkeys(_rewards(box)))
    yield o.DECLINE


def _rewards(box: NucleumBox) -> Iterator[str]:
    """What stands on either side of an "or", wherever that is printed."""
    for items in _printed(box):
        yield from (written(reward) for item in items if len(item) > 1 for reward in item)


def _printed(box: NucleumBox) -> Iterator[tuple[Item, ...]]:
    yield from box.plant_bonus.values()
    yield from (*box.pair_reward, *box.slot_reward, box.zero_reward, box.last_segment_reward)
    yield from box.building_reward.values()
    yield from box.subsidy_reward.values()
    yield from box.contract_reward.values()
    yield from box.technology_reward.values()
    everywhere = ("built",) * len(box.rows)
    for experiment, technologies in box.technologies_of.items():
        powers = box.powers(experiment, technologies, everywhere)
        yield from (getattr(powers, moment) for moment in MOMENTS)
