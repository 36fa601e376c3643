"""The headings of the question bar and their order, which is that of the rules."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Heading, under_headings
from kesselhaus.games.airship_city import options as o
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.words.names import cell, kind_of, way
from kesselhaus.games.airship_city.words.phrasebook import say

PLACES: Mapping[type[Option], tuple[str, int]] = {
    o.StepOn: ("step_on", 10),
    o.Act: ("act", 20),
    o.Decline: ("act", 20),
    o.Donate: ("donate", 20),
    o.Sell: ("sell", 21),
    o.BuildFacility: ("build", 20),
    o.BuyUpgrade: ("upgrade", 20),
    o.Develop: ("develop", 20),
    o.TakeContract: ("contract", 20),
    o.FreeShift: ("free_shift", 20),
    o.ShiftByTwo: ("by_two", 21),
    o.ChooseResource: ("choose", 20),
    o.UseNegotiator: ("negotiator", 20),
    o.NegotiateAlone: ("negotiator", 20),
    o.KeepNegotiator: ("negotiator", 20),
    o.FlyOn: ("fly_on", 30),
    o.Shift: ("shift", 40),
    o.Fulfil: ("deliver", 50),
    o.Barter: ("barter", 60),
    o.StopShifting: ("end", 90),
    o.EndTurn: ("end", 90),
}
"""The heading of each kind of option; moves have one for every worker."""


def group(option: Option, view: View[Table], lang: str) -> Heading:
    """Under which heading an option stands."""
    if isinstance(option, o.Step):
        return _moves_from(option.start, view, lang)
    key, order = PLACES[type(option)]
    note = ""
    if key == "shift":
        held = view.state.player().goods["gear"]
        note = say("group_shift_note", lang, cost=view.state.box.shift_cost, held=held)
    return Heading(key, order, say(f"group_{key}", lang), note)


def _moves_from(start: str, view: View[Table], lang: str) -> Heading:
    """The moves of the worker on a tile. Of workers on two equal tiles, the cell tells them apart."""
    table = view.state
    starts = {option.start for option in _options(view) if isinstance(option, o.Step)}
    twin = any(other != start and kind_of(other) == kind_of(start) for other in starts)
    note = cell(table.grid.index(start)) if twin else ""
    return Heading(f"move-{start}", 10, way("from", start, lang), note)


def grouped(view: View[Table], lang: str) -> list[tuple[Heading, list[int]]]:
    """All headings of the open question in their order, each with the indices of its options."""
    return under_headings(view, lambda option: group(option, view, lang))


def _options(view: View[Table]) -> list[Option]:
    return list(view.question.options) if isinstance(view.question, Ask) else []
