"""The headings of the question bar and their order, which is that of the rules."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Heading, amounts, under_headings
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.rules.forge import building_cost, errands_left
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.tasks.placing import TakingAward
from kesselhaus.games.whistle_mountain.tasks.turn import Forging
from kesselhaus.games.whistle_mountain.words import prospects
from kesselhaus.games.whistle_mountain.words.asked import forge
from kesselhaus.games.whistle_mountain.words.phrasebook import say

PLACES: Mapping[type[Option], tuple[str, int]] = {
    o.ChooseAbility: ("abilities", 10),
    o.Send: ("collect", 10),
    o.Forge: ("forge", 20),
    o.Lie: ("airship", 10),
    o.Dock: ("docks", 20),
    o.Activate: ("activate", 10),
    o.PlaceToken: ("token", 20),
    o.TakeMachine: ("take_machine", 10),
    o.TakeUpgrade: ("take_upgrade", 10),
    o.DrawCards: ("count", 10),
    o.TakeScaffolds: ("count", 10),
    o.TakeScaffold: ("stacks", 10),
    o.BuildScaffold: ("scaffold", 10),
    o.BuildMachine: ("machine", 20),
    o.Move: ("workers", 30),
    o.Rescue: ("workers", 30),
    o.FromBarracks: ("barracks", 10),
    o.FromSquare: ("standing", 20),
    o.Turn: ("turn", 10),
    o.Pay: ("pay", 10),
    o.TakeAward: ("awards", 10),
    o.ChooseResource: ("choose", 10),
    o.ReturnAirship: ("return", 10),
    o.PlayCard: ("card", 60),
    o.UseAward: ("award", 70),
    o.Decline: ("leave", 80),
    o.EndTurn: ("end", 90),
}
"""The heading of each kind of option; squares and swaps have theirs by what they are for."""


def group(option: Option, view: View[Table], lang: str) -> Heading:
    """Under which heading an option stands."""
    match option:
        case o.At():
            return _squares(view, lang)
        case o.Swap(give):
            return Heading(f"swap-{give}", 10, say("group_swap", lang, give=f"[{give}]"))
        case o.TakeAward():
            return Heading("awards", 10, say("group_awards", lang, floor=floor_of(view)))
    key, order = PLACES[type(option)]
    return Heading(key, order, say(f"group_{key}", lang), _note(option, view, lang))


def _squares(view: View[Table], lang: str) -> Heading:
    held = prospects.held(view)
    kind = "balloon" if held.kind == prospects.AIRSHIP and len(held.piece.offsets) == 1 else held.kind
    count = sum(isinstance(option, o.At) for option in _options(view))
    note = say("group_at_note_one" if count == 1 else "group_at_note", lang, count=count)
    return Heading("at", 10, say(f"group_at_{kind}", lang), note)


def _note(option: Option, view: View[Table], lang: str) -> str:
    """What is left of it in this turn, and what it costs."""
    table, player = view.state, view.state.player()
    match option:
        case o.BuildScaffold() | o.BuildMachine() if isinstance(table.doing, Forging):
            return next_building(table, player, lang)
        case o.Move() | o.Rescue():
            most = table.box.forge_errands + player.powers["errands"]
            return say("group_left", lang, left=errands_left(table, player, forge(table)), all=most)
        case o.PlayCard():
            most = table.box.cards_per_turn + player.powers["cards"]
            return say("group_left", lang, left=most - table.cards_played, all=most)
        case o.UseAward():
            most = table.box.awards_per_turn
            return say("group_left", lang, left=most - table.awards_used, all=most)
        case o.Turn():
            return say("group_turn_note", lang) if prospects.held(view).kind == prospects.SCAFFOLD else ""
    return ""


def next_building(table: Table, player: Player, lang: str) -> str:
    """WM-83, WM-86: which building of the Forge this is, and what it costs."""
    running, most = forge(table), table.box.forge_buildings + player.powers["buildings"]
    cost = amounts(building_cost(table, player, running)) or say("free", lang)
    return say("building_note", lang, number=min(running.buildings + 1, most), all=most, cost=cost)


def floor_of(view: View[Table]) -> str:
    """The floor whose awards are offered (WM-111)."""
    doing = view.state.doing
    return str(doing.floor) if isinstance(doing, TakingAward) else ""


def grouped(view: View[Table], lang: str) -> list[tuple[Heading, list[int]]]:
    """All headings of the open question in their order, each with the indices of its options."""
    squares = next((group(option, view, lang) for option in _options(view) if isinstance(option, o.At)), None)
    # There may be more than a hundred of them, all under one heading.
    return under_headings(
        view, lambda option: squares if squares and isinstance(option, o.At) else group(option, view, lang)
    )


def _options(view: View[Table]) -> tuple[Option, ...]:
    return tuple(view.question.options) if isinstance(view.question, Ask) else ()
