"""All options of Whistle Mountain, in the order of section 6 of the spec."""

from collections.abc import Iterable, Iterator
from itertools import product

from kesselhaus.engine.questions import Option
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.box import MountainBox
from kesselhaus.games.whistle_mountain.effects import BASIC, RESOURCES, BuyMachine, PayStep
from kesselhaus.games.whistle_mountain.figures import STACKS


def options(box: MountainBox, seats: int, variants: frozenset[str]) -> Iterator[Option]:
    yield from map(o.choose_ability, box.abilities)
    yield from (*o.SEND.values(), o.FORGE)
    yield from map(o.play_card, box.cards)
    yield from map(o.use_award, box.awards)
    yield from map(o.dock, box.docks)
    yield from (o.lie(size, upright) for size in box.airship_size.values() for upright in (False, True))
    yield from o.AT.values()
    yield from map(o.activate, box.machines)
    yield from map(o.take_machine, box.machines)
    most = max(dock.most for dock in box.docks.values())
    yield from (o.draw_cards(count) for count in range(1, most + 1))
    yield from map(o.take_upgrade, box.upgrades)
    yield from (o.take_scaffolds(count) for count in range(1, most + 1))
    yield from map(o.take_scaffold, STACKS)
    yield from (o.MOVE, o.RESCUE)
    yield from (o.from_barracks(level) for level in range(1, box.barracks_levels + 1))
    yield from o.FROM.values()
    yield from map(o.build_scaffold, box.scaffolds)
    yield from map(o.build_machine, box.machines)
    yield from map(o.turn, range(4))
    yield from (o.pay(*way) for way in sorted(_payments(box)))
    yield from map(o.take_award, box.awards)
    yield from (*o.CHOOSE_RESOURCE, *(swap for kind in RESOURCES for swap in o.SWAPS[kind]))
    yield from map(o.place_token, box.machines)
    yield from (*o.RETURN.values(), o.DECLINE, o.END_TURN)


def _payments(box: MountainBox) -> set[tuple[int, ...]]:
    """All that can be handed over for any cost in the box, in whole or, with discounts, in part."""
    most = max(box.token_cost, *(dock.most - 1 for dock in box.docks.values()))
    mixes = product(range(most + 1), repeat=len(RESOURCES))
    found = {mix for mix in mixes if 0 < sum(mix) <= most}
    for cost in _costs(box):
        for own in product(*(range(cost.get(kind, 0) + 1) for kind in BASIC)):
            short = sum(cost.values()) - sum(own)
            found |= {(*own, whistles) for whistles in range(short + 1)}
    return found


def _costs(box: MountainBox) -> Iterable[dict[str, int]]:
    yield from (dock.cost for dock in box.docks.values())
    yield from (upgrade.cost for upgrade in box.upgrades.values())
    for effect in box.effects.values():
        for step in effect:
            if isinstance(step, PayStep):
                yield step.cost
            for each in (step, *(step.then if isinstance(step, PayStep) else ())):
                if isinstance(each, BuyMachine):
                    yield each.cost
    # WM-95, WM-100, WM-101: what the actions of a Forge cost.
    yield {"water": box.further_building_water}
    yield {"gold": max(box.move_gold, box.rescue_gold)}
