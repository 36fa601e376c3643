"""The answers a player of Nucleum can give (section 6 of the spec)."""

from functools import cache

from kesselhaus.engine.questions import NumberOption, Option


class ChooseExperiment(Option, frozen=True):
    """DC-1."""

    experiment: str


class PlayTile(Option, frozen=True):
    """DC-2, DC-3: option A with this tile of the pool."""

    tile: str


class LayTile(Option, frozen=True):
    """DC-2, DC-6: option B with this tile of the pool."""

    tile: str


class Recharge(Option, frozen=True):
    """DC-2: option C."""


class ChooseSpace(Option, frozen=True):
    """DC-6: the track space on which the tile is laid."""

    space: str


class Orient(Option, frozen=True):
    """DC-6: which half of the tile (1 or 2) faces end a of the link."""

    half: int


class UseHalf(Option, frozen=True):
    """DC-4, DC-7 to DC-9: carry out one half (1 or 2) of a tile."""

    tile: str
    half: int


class ChooseAction(Option, frozen=True):
    """DC-4: which main action a special directive or an "any main action" half gives."""

    action: str


class StopActing(Option, frozen=True):
    """DC-4, DC-7 to DC-9: leave all halves that are still open; in option A this ends the turn."""


class Fulfil(Option, frozen=True):
    """DC-5."""

    contract: str


class ChooseBuilding(Option, frozen=True):
    """DC-10: an urban building of the player board."""

    building: str


class ChoosePiece(Option, frozen=True):
    """DC-11: a turbine (TUR-1 to TUR-4) or a mine (MIN-1 to MIN-4) of the player board."""

    piece: str


class ChooseSite(Option, frozen=True):
    """DC-10, DC-11: the free site on which it is put."""

    site: str


class StoreUranium(Option, frozen=True):
    """DC-12: the mine (by its row) that stores one gained uranium."""

    row: int


class TakeWorker(Option, frozen=True):
    """DC-12: one gained uranium becomes a worker."""


class TakeTile(Option, frozen=True):
    """DC-13, DC-24: a tile of the market."""

    tile: str


class StopTaking(Option, frozen=True):
    """DC-13: do without a second tile."""


class TakeContract(Option, frozen=True):
    """DC-14: a contract of the display."""

    contract: str


class ChooseSlot(Option, frozen=True):
    """DC-14: a free contract slot, 1 to 4."""

    slot: int


class ChoosePlant(Option, frozen=True):
    """DC-15: the power plant, by its city."""

    plant: str


class BurnUranium(NumberOption, frozen=True):
    """DC-15: how many uranium are transported to the plant."""


class TakeFromMine(Option, frozen=True):
    """DC-15: one of them comes from the mine of this row."""

    row: int


class UseTurbine(Option, frozen=True):
    """DC-15: one of them uses a turbine of this player, who is paid for it."""

    owner: int


class ImportCoal(NumberOption, frozen=True):
    """DC-15: how many coal are imported from the region that `Energizing.region` names."""


class EnergizeBuilding(Option, frozen=True):
    """DC-15: the building that gets the electricity, by its site."""

    site: str


class ConvertWorker(Option, frozen=True):
    """DC-16: 1 worker becomes 1 thaler."""


class ConvertUranium(Option, frozen=True):
    """DC-16: 1 uranium from the mine of this row becomes 1 worker (and 1 thaler where that is missing)."""

    row: int


class PlaceStar(Option, frozen=True):
    """DC-17, DC-22: a space of the milestone track, 0 to 25."""

    space: int


class PlaceNucleum(Option, frozen=True):
    """DC-18: a plant without a Nucleum, by its city."""

    plant: str


class UnlockTechnology(Option, frozen=True):
    """DC-19."""

    technology: str


class ChooseTrack(Option, frozen=True):
    """DC-20: the income track, thaler, worker or vp."""

    track: str


class PerformAction(Option, frozen=True):
    """DC-21: carry out the action that a technology offers."""


class ChooseReward(Option, frozen=True):
    """DC-23: one of two rewards, as `worker:1`."""

    reward: str


class Decline(Option, frozen=True):
    """DC-21, DC-22, DC-24: do without the offered action, star or tile."""


ALL: tuple[type[Option], ...] = (
    ChooseExperiment,
    PlayTile,
    LayTile,
    Recharge,
    ChooseSpace,
    Orient,
    UseHalf,
    ChooseAction,
    StopActing,
    Fulfil,
    ChooseBuilding,
    ChoosePiece,
    ChooseSite,
    StoreUranium,
    TakeWorker,
    TakeTile,
    StopTaking,
    TakeContract,
    ChooseSlot,
    ChoosePlant,
    BurnUranium,
    TakeFromMine,
    UseTurbine,
    ImportCoal,
    EnergizeBuilding,
    ConvertWorker,
    ConvertUranium,
    PlaceStar,
    PlaceNucleum,
    UnlockTechnology,
    ChooseTrack,
    PerformAction,
    ChooseReward,
    Decline,
)

# Options are small and always the same ones, so each is made once and kept.
choose_experiment = cache(ChooseExperiment)
play_tile = cache(PlayTile)
lay_tile = cache(LayTile)
choose_space = cache(ChooseSpace)
orient = cache(Orient)
use_half = cache(UseHalf)
choose_action = cache(ChooseAction)
fulfil = cache(Fulfil)
choose_building = cache(ChooseBuilding)
choose_piece = cache(ChoosePiece)
choose_site = cache(ChooseSite)
store_uranium = cache(StoreUranium)
take_tile = cache(TakeTile)
take_contract = cache(TakeContract)
choose_slot = cache(ChooseSlot)
choose_plant = cache(ChoosePlant)
take_from_mine = cache(TakeFromMine)
use_turbine = cache(UseTurbine)
energize_building = cache(EnergizeBuilding)
convert_uranium = cache(ConvertUranium)
place_star = cache(PlaceStar)
place_nucleum = cache(PlaceNucleum)
unlock_technology = cache(UnlockTechnology)
choose_track = cache(ChooseTrack)
choose_reward = cache(ChooseReward)
RECHARGE, STOP_ACTING, TAKE_WORKER, STOP_TAKING = Recharge(), StopActing(), TakeWorker(), StopTaking()
CONVERT_WORKER, PERFORM_ACTION, DECLINE = ConvertWorker(), PerformAction(), Decline()
BOTH_WAYS = (orient(1), orient(2))
