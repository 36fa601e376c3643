"""What is in the box of Whistle Mountain: the components file, with the look-ups that the rules need."""

from collections import Counter

from kesselhaus.engine.components import Box, handed_out, read
from kesselhaus.engine.grids import Piece, four_turns
from kesselhaus.games.whistle_mountain.checks import check
from kesselhaus.games.whistle_mountain.effects import COPYING, RESOURCES, SIZES, Duplicate, Effect
from kesselhaus.games.whistle_mountain.figures import ICONS, POWERS, STACKS, UPGRADE, Components
from kesselhaus.games.whistle_mountain.ground import GRID, MACHINE_PIECES, lettered, middle_first


class MountainBox(Box):
    """One edition of Whistle Mountain, laid out so that the rules find things at once."""

    def __init__(self, components: Components, edition: str) -> None:
        super().__init__(edition)
        self.components = components
        constants = components.constants
        self.reserve = constants.strips.value - 1
        """WM-2: one strip lies on row 0 from the start."""
        self.bridge = sum(GRID.row[constants.lowest_row_above_bridge.value :])
        """The squares above the bridge."""
        self.barracks_levels = constants.barracks_levels.value
        self.workers_in_pool = constants.workers_in_pool.value
        self.resource_limit = constants.resource_limit.value
        self.display = constants.display.value
        self.max_upgrades = constants.max_upgrades.value
        self.starting_scaffolds = constants.starting_scaffolds.value
        self.spare_abilities = constants.spare_abilities.value
        self.forge_buildings = constants.forge_buildings.value
        self.forge_errands = constants.forge_errands.value
        self.further_building_water = constants.further_building_water.value
        self.move_gold = constants.move_gold.value
        self.rescue_gold = constants.rescue_gold.value
        self.cards_per_turn = constants.cards_per_turn.value
        self.awards_per_turn = constants.awards_per_turn.value
        self.token_cost = constants.token_cost.value
        self.contacts_for_ability = constants.contacts_for_ability.value
        self.pool_penalty = constants.pool_penalty.value
        self.scaffolds_per_vp = constants.scaffolds_per_vp.value
        self.cards_per_vp = constants.cards_per_vp.value
        self.resources_per_vp = constants.resources_per_vp.value
        self.machine_storage_vp = constants.machine_storage_vp.value
        self.award_storage_vp = constants.award_storage_vp.value
        self.standstill_rounds = constants.standstill_rounds.value
        self.start_goods = {kind: components.start_goods.goods.get(kind, 0) for kind in RESOURCES}
        self.start_whistles = tuple(components.start_whistles.in_turn_order)
        self.floor_vp = (0, *components.tower.vp)
        """By floor; there is no floor 0."""
        self.airship_size = {airship.id: airship.size for airship in components.airships}
        self.docks = {dock.id: dock for dock in components.docks}
        self.forms = {form.id: form for form in components.forms}
        self.scaffolds = {scaffold.id: scaffold for scaffold in components.scaffolds}
        self.machines = {machine.id: machine for machine in components.machines}
        self.cards = {card.id: card for card in components.cards}
        self.awards = {award.id: award for award in components.awards}
        self.upgrades = {upgrade.id: upgrade for upgrade in components.upgrades}
        self.abilities = {ability.id: ability for ability in components.abilities}
        self.deck = tuple(card.id for card in components.cards for _ in range(card.copies))
        self.award_tokens = tuple(award.id for award in components.awards for _ in range(award.copies))
        self.stack_of = {tile.id: self.forms[tile.form].stack for tile in components.scaffolds} | {
            machine.id: machine.size for machine in components.machines
        }
        """The stack that a scaffold or a machine comes from."""
        self.stacks = {
            **{size: tuple(m.id for m in components.machines if m.size == size) for size in SIZES},
            UPGRADE: tuple(self.upgrades),
            **{stack: tuple(t for t in self.scaffolds if self.stack_of[t] == stack) for stack in STACKS},
        }
        self.form_pieces = {
            form.id: four_turns(GRID, middle_first(form.squares)) for form in components.forms
        }
        self.pieces: dict[str, tuple[Piece, ...]] = {
            **{tile.id: self.form_pieces[tile.form] for tile in components.scaffolds},
            **{machine.id: MACHINE_PIECES[machine.size] for machine in components.machines},
        }
        """Scaffolds and machines by turn, held at the middle square or at the lower left one."""
        self.icons = {
            tile.id: tuple(ICONS.get(letter, "") for letter in lettered(tile.icons))
            for tile in components.scaffolds
        }
        """The resources on a scaffold, in the order of its piece's squares; "" is a blank."""
        self.effects: dict[str, Effect] = {
            **{machine.id: machine.effect for machine in components.machines},
            **{card.id: card.effect for card in components.cards},
            **{award.id: award.effect for award in components.awards},
        }
        self.copying = frozenset(
            machine.id for machine in components.machines if any(type(s) in COPYING for s in machine.effect)
        )
        """Copying machines: mm13, mm14, ml14."""
        self.duplicators = frozenset(
            machine.id for machine in components.machines if any(type(s) is Duplicate for s in machine.effect)
        )
        """The machine that the duplicator token belongs to: mm13."""
        self._powers: dict[tuple[str, tuple[str, ...]], dict[str, int]] = {}

    def awards_per_floor(self, seats: int) -> int:
        """WM-7."""
        counts = self.components.awards_per_floor
        return counts.two_players if seats == 2 else counts.more_players

    def powers(self, ability: str, upgrades: tuple[str, ...]) -> dict[str, int]:
        """What an ability and upgrades add up to."""
        known = self._powers.get((ability, upgrades))
        if known is None:
            total = Counter(self.abilities[ability].powers) if ability else Counter[str]()
            for upgrade in upgrades:
                total.update(self.upgrades[upgrade].powers)
            known = self._powers[ability, upgrades] = {power: total[power] for power in POWERS}
        return known.copy()


FILE = "components.toml"


def open_box(text: bytes) -> MountainBox:
    components, edition = read(text, Components, FILE)
    check(components, text, FILE)
    return MountainBox(components, edition)


shipped, load_box = handed_out(__package__, open_box)
