"""The headings of the question bar and their order, which is that of the rules."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ROMAN, Heading, under_headings
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.rules.industrialize import PIECES
from kesselhaus.games.nucleum.state import NEUTRAL, Table
from kesselhaus.games.nucleum.tasks.energize import ImportingCoal
from kesselhaus.games.nucleum.tasks.turn import Acting, OwnMatches
from kesselhaus.games.nucleum.words.chains import best
from kesselhaus.games.nucleum.words.names import name
from kesselhaus.games.nucleum.words.phrasebook import say
from kesselhaus.games.nucleum.words.players import asked_player, tile_in_hand

PLACES: Mapping[type[Option], tuple[str, int]] = {
    o.ChooseExperiment: ("experiment", 10),
    o.LayTile: ("lay", 20),
    o.Recharge: ("recharge", 30),
    o.Orient: ("orient", 10),
    o.ChooseAction: ("action", 10),
    o.Fulfil: ("fulfil", 40),
    o.StopActing: ("end", 90),
    o.StoreUranium: ("store", 10),
    o.TakeWorker: ("store", 10),
    o.TakeTile: ("tile", 10),
    o.StopTaking: ("decline", 90),
    o.ChooseSlot: ("slot", 10),
    o.ChoosePlant: ("plant", 10),
    o.BurnUranium: ("uranium", 10),
    o.TakeFromMine: ("from_mine", 10),
    o.UseTurbine: ("turbine_of", 10),
    o.ConvertWorker: ("convert", 10),
    o.ConvertUranium: ("convert", 10),
    o.PlaceNucleum: ("nucleum", 10),
    o.ChooseTrack: ("track", 10),
    o.PerformAction: ("perform", 10),
    o.ChooseReward: ("reward", 10),
    o.Decline: ("decline", 90),
}
"""The heading of each kind of option; of spaces, buildings, sites, contracts, stars, technologies several."""

MOST_ACTIONS = 4
"""NU-54: so many can the active player carry out at most."""


def group(option: Option, view: View[Table], lang: str) -> Heading:
    """Under which heading an option stands."""
    table, player = view.state, asked_player(view)
    match option:
        case o.ChooseSpace(space):
            worth = min(MOST_ACTIONS, best(table, player, tile_in_hand(table), space).worth)
            return _heading(f"space_{worth}", 10 + MOST_ACTIONS - worth, lang)
        case o.PlayTile():
            note = say("slot_of", lang, slot=len(player.slots) + 1, slots=table.box.slots)
            return Heading("play", 10, say("group_play", lang), note)
        case o.UseHalf():
            is_own = isinstance(table.doing, Acting | OwnMatches)
            return _heading(*(("half", 10) if is_own else ("neighbour", 20)), lang)
        case o.ChooseBuilding(building):
            kind = table.box.type[building]
            return _heading(kind, 10 + ("residence", "factory", "laboratory").index(kind), lang)
        case o.ChoosePiece(piece):
            return _heading(*(("turbine", 10) if PIECES[piece][0] == "turbine" else ("mine", 20)), lang)
        case o.ChooseSite(site):
            return _heading(*(("red", 20) if table.box.side.sites[site].red else ("site", 10)), lang)
        case o.TakeContract(contract):
            stack = table.box.contracts[contract].stack
            return _heading(*(("silver", 10) if stack == "silver" else ("gold", 20)), lang)
        case o.ImportCoal():
            region = name(table.doing.region, lang) if isinstance(table.doing, ImportingCoal) else ""
            return Heading("coal", 10, say("group_coal", lang), region)
        case o.EnergizeBuilding(site):
            return _heading(*(("neutral", 20) if table.sites[site].owner == NEUTRAL else ("own", 10)), lang)
        case o.PlaceStar(space):
            return _star(table, space, lang)
        case o.UnlockTechnology(technology):
            level = table.box.technologies[technology].level
            return Heading(f"tech-{level}", 20 - level, say("group_tech", lang, level=ROMAN[level]))
    return _heading(*PLACES[type(option)], lang)


def _heading(key: str, order: int, lang: str) -> Heading:
    return Heading(key, order, say(f"group_{key}", lang))


def _star(table: Table, space: int, lang: str) -> Heading:
    """The highest segment first, as on the board; with what its milestone tile counts."""
    if not space:
        return _heading("star_zero", 80, lang)
    segment = table.box.segments[space]
    note = name(table.milestones[segment - 1], lang)
    return Heading(f"star-{segment}", 20 - segment, say("group_star", lang, segment=segment), note)


def grouped(view: View[Table], lang: str) -> list[tuple[Heading, list[int]]]:
    """All headings of the open question in their order, each with the indices of its options."""
    return under_headings(view, lambda option: group(option, view, lang))
