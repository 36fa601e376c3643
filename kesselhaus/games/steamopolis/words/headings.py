"""The headings of the question bar and their order, which is that of the rules."""

from collections.abc import Mapping

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import Heading, under_headings
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis.state import Table
from kesselhaus.games.steamopolis.words.names import name
from kesselhaus.games.steamopolis.words.phrasebook import say
from kesselhaus.games.steamopolis.words.tasks import value_of_stone

PLACES: Mapping[type[Option], tuple[str, int]] = {
    o.PlaceCapacity: ("slot", 10),
    o.MoveStone: ("move", 10),
    o.Boost: ("move", 10),
    o.MakeSteam: ("action", 10),
    o.SetTarget: ("action", 10),
    o.FlyToAll: ("action", 10),
    o.ChooseStone: ("stone", 10),
    o.PlaceStone: ("place", 10),
    o.RunTo: ("run", 20),
    o.Keep: ("keep", 10),
    o.Visit: ("visit", 10),
    o.TakeAboard: ("aboard", 10),
    o.UseDistrict: ("use", 10),
    o.CopyDistrict: ("copy", 10),
    o.BuyMachine: ("machine", 20),
    o.BuyBanner: ("banner", 30),
    o.BuyMarker: ("marker", 20),
    o.Pay: ("pay", 10),
    o.Use: ("yes", 10),
    o.TurnArrow: ("arrow", 10),
    o.TurnArrowOn: ("arrow", 10),
    o.Scrap: ("scrap", 10),
    o.Build: ("slot", 10),
    o.LoseStone: ("lose", 10),
    o.PutMarker: ("put_marker", 10),
    o.ForgoMarker: ("put_marker", 10),
    o.TakeResources: ("take", 10),
    o.TakeCrystals: ("take", 10),
    o.TakeGears: ("take", 10),
    o.TakeSponsor: ("take", 10),
    o.TakeGala: ("take", 10),
    o.FlipSponsor: ("yes", 10),
    o.PutBeside: ("solo_put", 10),
    o.LiftParasite: ("lift", 40),
    o.UseParasite: ("use_parasite", 10),
    o.UseTile: ("tile", 10),
    o.Peek: ("peek", 10),
    o.ResolveMachine: ("next", 10),
    o.ResolveDistrict: ("next", 10),
    o.Reward: ("next", 10),
    o.DiscardMarker: ("discard", 80),
    o.Skip: ("end", 90),
    o.Decline: ("end", 90),
    o.Done: ("end", 90),
}
"""The heading of each kind of option; sides of the start machine and machine rooms have one each."""


def group(option: Option, view: View[Table], lang: str) -> Heading:
    """Under which heading an option stands."""
    table = view.state
    match option:
        case o.PlaceStartMachine(_, face):
            side = "back" if face.endswith("-back") else "front"
            title = say(f"group_{side}", lang, machine=name(face, lang))
            # ST-16: in a first game the suggested side comes first.
            first = "back" if "first_game" in table.variants else "front"
            return Heading(side, 10 if side == first else 20, title)
        case o.PutParasite(seat, _, _):
            return Heading(f"seat-{seat}", 10 + seat, f"[seat {seat}]")
    key, order = PLACES[type(option)]
    note = ""
    if key == "place":
        note = say("group_place_note", lang, value=value_of_stone(table))
    return Heading(key, order, say(f"group_{key}", lang), note)


def grouped(view: View[Table], lang: str) -> list[tuple[Heading, list[int]]]:
    """All headings of the open question in their order, each with the indices of its options."""
    return under_headings(view, lambda option: group(option, view, lang))
