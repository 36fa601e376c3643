"""Addresses: what every drawn thing of Nucleum is called, and which things an option is about.

What can be chosen: `tile-T01`, `half-T01-1`, `site-leipzig.u1`, `space-L1.1`, `plant-grimma`,
`coal-rheinland`, `contract-C01`, `slot-1-0`, `piece-RES-1-0`, `technology-A-1`, `experiment-A`, `star-12`,
`token-2`, `store-worker-0`, `income-thaler-0`, `reward-worker`, `deed-recharge`, and the signs of the main
actions, `a-urbanize`. What is only looked at: `player-0`, `score-0`, `city-leipzig`, `link-L1`,
`milestone-M1`, `starspace-1`, `stack-1`, `deck-gold`, `row-2`, `effect-2-0`, `pair-2-0`, `tiles-0`,
`pool-0`, `lines-0`, `fulfilled-0`, `techs-0`, `built-0`, `end-END-1`, `end`, `second`.
"""

from functools import lru_cache

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.box import NucleumBox, Side
from kesselhaus.games.nucleum.rewards import Item, parsed
from kesselhaus.games.nucleum.rules.holdings import ROWS
from kesselhaus.games.nucleum.rules.industrialize import PIECES
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.tasks.actions import ChoosingSlot, OfferingAction
from kesselhaus.games.nucleum.tasks.energize import Announcing, ImportingCoal
from kesselhaus.games.nucleum.tasks.turn import PlacingNucleum
from kesselhaus.games.nucleum.terms import MAIN_ACTIONS, TRACKS
from kesselhaus.games.nucleum.words.players import chosen_space, tile_in_hand
from kesselhaus.parts.looking import address, viewer

DEEDS = ("recharge", "stop", "stop_taking", "perform", "decline")
STORES = ("thaler", "worker", "uranium", "achievement")


def sign_of(action: str) -> str:
    """A main action is its sign."""
    return address("a", action)


def choosable(view: View[Table]) -> frozenset[str]:
    """All things that an option can ever be about."""
    box, seat = view.state.box, viewer(view, view.state.active)
    own = (
        *(address("slot", slot, seat) for slot in ROWS),
        *(address("piece", piece, seat) for piece in (*box.urban, *PIECES)),
        *(address("store", kind, seat) for kind in ("worker", "uranium")),
        *(address("income", track, seat) for track in TRACKS),
    )
    return _of_the_box(box, box.side).union(own)


@lru_cache(maxsize=8)
def _of_the_box(box: NucleumBox, side: Side) -> frozenset[str]:
    """With the side of the map that is used; two boxes of an edition are equal whichever side that is."""
    return frozenset(
        (
            *(address("tile", tile) for tile in box.tiles),
            *(address("half", *half) for half in box.half),
            *(address("site", site) for site in side.sites),
            *(address("space", space) for space in side.spaces),
            *(address("plant", plant) for plant in side.plants),
            *(address("coal", region) for region in side.regions),
            *(address("contract", contract) for contract in box.contracts),
            *(address("technology", technology) for technology in box.technologies),
            *(address("experiment", experiment) for experiment in box.experiments),
            *(address("star", space) for space in range(box.top_space + 1)),
            *(address("token", segment) for segment in range(1, box.last_segment)),
            *(address("reward", kind) for kind in rewards_to_choose(box)),
            *(address("deed", deed) for deed in DEEDS),
            *map(sign_of, MAIN_ACTIONS),
        )
    )


@lru_cache(maxsize=8)
def rewards_to_choose(box: NucleumBox) -> frozenset[str]:
    """The kinds of rewards of which somewhere one is chosen."""
    lists: list[tuple[Item, ...]] = [
        *box.building_reward.values(),
        *box.subsidy_reward.values(),
        *box.contract_reward.values(),
        *box.technology_reward.values(),
        *box.plant_bonus.values(),
        *box.slot_reward,
        *box.pair_reward,
        box.zero_reward,
        box.last_segment_reward,
    ]
    for technology in box.components.technologies:
        lists += map(parsed, technology.when.values())
    for experiment in box.components.experiments:
        lists += map(parsed, experiment.when.values())
    return frozenset(reward[0] for items in lists for item in items if len(item) > 1 for reward in item)


def concerns(option: Option, view: View[Table]) -> tuple[str, ...]:
    """The things that an option is about, the one that its key explains first."""
    table, question = view.state, view.question
    seat = question.seat if isinstance(question, Ask) else viewer(view, table.active)
    match option:
        case o.PlayTile(tile) | o.LayTile(tile) | o.TakeTile(tile):
            return (address("tile", tile),)
        case o.UseHalf(tile, half):
            return _half(table, tile, half)
        case o.ChooseAction(action):
            return (sign_of(action),)
        case o.PerformAction():
            return address("deed", "perform"), *_under_way(table)
        case o.ChooseSpace(space):
            return address("space", space), *_in_hand(table)
        case o.Orient():
            return *_in_hand(table), address("space", chosen_space(table))
        case o.ChooseSite(site) | o.EnergizeBuilding(site):
            return (address("site", site),)
        case o.ChooseBuilding(piece) | o.ChoosePiece(piece):
            return (address("piece", piece, seat),)
        case o.TakeContract(contract) | o.Fulfil(contract):
            return (address("contract", contract),)
        case o.ChooseSlot(slot):
            taken = (
                (address("contract", table.doing.contract),) if isinstance(table.doing, ChoosingSlot) else ()
            )
            return address("slot", slot, seat), *taken
        case _:
            return _in_energize(option, table, seat) or _gained(option, table, seat)


def _half(table: Table, tile: str, half: int) -> tuple[str, ...]:
    """A half by its tile, where that lies, and the action it gives."""
    action = table.box.half[tile, half].action
    where = next((space for space, rail in table.rails.items() if rail.tile == tile), "")
    about = [address("half", tile, half), address("tile", tile)]
    about += [address("space", where)] if where else []
    return *about, *([sign_of(action)] if action in MAIN_ACTIONS else [])


def _in_hand(table: Table) -> tuple[str, ...]:
    """The tile that is about to be laid."""
    return (address("tile", tile_in_hand(table)),)


def _under_way(table: Table) -> tuple[str, ...]:
    """The main action that is offered."""
    doing = table.doing
    return (sign_of(doing.action.action),) if isinstance(doing, OfferingAction) else ()


def _in_energize(option: Option, table: Table, seat: int) -> tuple[str, ...]:
    doing = table.doing
    match option:
        case o.ChoosePlant(plant):
            return (address("plant", plant),)
        case o.BurnUranium():
            there = (address("plant", doing.plan.plant),) if isinstance(doing, Announcing) else ()
            return address("store", "uranium", seat), *there
        case o.UseTurbine(owner) if isinstance(doing, Announcing):
            turbines = table.box.side.turbine_sites.get(doing.plan.plant, ())
            theirs = [
                site.id for site in turbines if site.id in table.sites and table.sites[site.id].owner == owner
            ]
            return tuple(address("site", site) for site in theirs)
        case o.ImportCoal() if isinstance(doing, ImportingCoal):
            return (address("coal", doing.region),)
        case o.StoreUranium(row) | o.TakeFromMine(row) | o.ConvertUranium(row):
            return address("site", table.players[seat].mines[row - 1]), address("store", "uranium", seat)
    return ()


def _gained(option: Option, table: Table, seat: int) -> tuple[str, ...]:
    doing = table.doing
    match option:
        case o.ChooseExperiment(experiment):
            return (address("experiment", experiment),)
        case o.TakeWorker() | o.ConvertWorker():
            return (address("store", "worker", seat),)
        case o.PlaceStar(space):
            return (address("star", space),)
        case o.PlaceNucleum(plant):
            token = (address("token", doing.segment),) if isinstance(doing, PlacingNucleum) else ()
            return address("plant", plant), *token
        case o.UnlockTechnology(technology):
            return (address("technology", technology),)
        case o.ChooseTrack(track):
            return (address("income", track, seat),)
        case o.ChooseReward(reward):
            return (address("reward", reward.partition(":")[0]),)
        case o.Recharge():
            return (address("deed", "recharge"),)
        case o.StopActing():
            return (address("deed", "stop"),)
        case o.StopTaking():
            return (address("deed", "stop_taking"),)
        case o.Decline():
            return (address("deed", "decline"),)
    raise TypeError(f"{type(option).__name__} is no option of Nucleum")
