"""What happened, one sentence each.

English tells it in the past tense, which is the same for `you` and for a name. German tells it in the perfect
tense, of which only the verb of the player differs: `{has}`.
"""

from collections.abc import Callable, Mapping

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.engine.wording import ROMAN, amounts, listed
from kesselhaus.games.steamopolis import events as e
from kesselhaus.games.steamopolis.box import CAPACITY_TILE, SteamBox, shipped
from kesselhaus.games.steamopolis.words.names import in_sentence, name
from kesselhaus.games.steamopolis.words.sentences import tell, thing
from kesselhaus.games.steamopolis.words.tasks import source_name

NAMED = ("tile", "district", "colour")
"""Fields of events that are ids of things; a sentence has their names."""


def event(event: Event, lang: str, box: SteamBox | None = None) -> str:
    """The sentence of an event. `box` is the edition that is played, for the values of its gauge."""
    teller = TOLD.get(type(event))
    if teller is None:
        raise TypeError(f"Steamopolis has no sentence for {type(event).__name__}.")
    key, values = teller(event, lang, box or shipped())
    has = f"[verb has {getattr(event, 'seat', None)}]"
    return tell(key, lang, has=has, **(_fields(event, lang) | dict(values)))


def is_heading(event: Event) -> bool:
    """Whether the line of an event is a heading of the log."""
    return isinstance(event, e.RoundBegan | e.FinalRoundBegan)


Values = tuple[str, Mapping[str, object]]
Teller = Callable[..., Values]


def _fields(event: Event, lang: str) -> dict[str, object]:
    """The fields of an event as they stand in a sentence."""
    told: dict[str, object] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in ("seat", "host"):
            told[field] = f"[seat {value}]"
        elif field == "machine" and value:
            told |= _machine(value, lang)
        elif field == "passenger":
            told[field] = thing(value, lang, name=in_sentence(value, lang))
        else:
            told[field] = in_sentence(value, lang) if field in NAMED and value else value
    return told


def _machine(face: str, lang: str) -> dict[str, object]:
    """Its name alone, with its article, and as a place; backs of start machines have no names alone."""
    called = in_sentence(face, lang)
    kind = "capacity" if face == CAPACITY_TILE else "start" if face.endswith("-back") else "machine"
    there = {"thing": thing(kind, lang, name=called), "on_thing": thing(f"on_{kind}", lang, name=called)}
    return {"machine": called, **there}


def _plain(key: str) -> Teller:
    return lambda event, lang, box: (key, {})


def _either(field: str, if_so: str, if_not: str) -> Teller:
    """One of two sentences, by whether a field says something."""
    return lambda event, lang, box: (if_so if getattr(event, field) else if_not, {})


def _at_value(key: str, else_key: str = "") -> Teller:
    """A sentence with the pressure value of a gauge position; another one for position 0."""

    def told(event: e.StoneLost, lang: str, box: SteamBox) -> Values:
        return key if event.position or not else_key else else_key, {"value": box.value[event.position]}

    return told


def _character(key: str) -> Teller:
    def told(event: e.CharacterDealt, lang: str, box: SteamBox) -> Values:
        return key, {"character": name(f"character_{event.character}", lang), "number": event.character}

    return told


def _passenger_shown(event: e.PassengerShown, lang: str, box: SteamBox) -> Values:
    return "passenger_shown", {"targets": targets(event.tile, lang, box)}


def targets(tile: str, lang: str, box: SteamBox) -> str:
    """Where both passengers want to go by a passenger tile; the empty id is the board."""
    (banker, banker_alt), (stoker, stoker_alt) = (
        box.passenger_targets[tile]["banker"],
        box.passenger_targets[tile]["stoker"],
    )
    return tell("targets", lang, banker=banker, banker_alt=banker_alt, stoker=stoker, stoker_alt=stoker_alt)


def _ran(event: e.RanTo, lang: str, box: SteamBox) -> Values:
    key = "entered" if event.position else "ran"
    return key if event.machine else f"{key}_empty", {"value": box.value[event.position]}


def _action(key: str) -> Teller:
    return lambda event, lang, box: (key, {"action": name(event.action, lang)})


def _districts(key: str) -> Teller:
    def told(event: e.Flew, lang: str, box: SteamBox) -> Values:
        return key, {"districts": listed((name(district, lang) for district in event.districts), lang)}

    return told


def _arrow(event: e.ArrowTurned, lang: str, box: SteamBox) -> Values:
    return ("arrow", {"value": box.value[event.position]}) if event.position else ("arrow_on", {})


def _gained(event: e.Gained, lang: str, box: SteamBox) -> Values:
    return "gained", {"source": source_name(event.source, lang), "goods": amounts(event.goods, "+")}


def _sp_gained(event: e.SpGained, lang: str, box: SteamBox) -> Values:
    return "sp_gained", {"source": source_name(event.source, lang)}


def _paid(event: e.Paid, lang: str, box: SteamBox) -> Values:
    goods = [amounts(event.goods) or tell("nothing", lang)]
    if event.sponsors:
        goods.append(tell("with_sponsor" if len(event.sponsors) == 1 else "with_sponsors", lang))
    if event.gala:
        goods.append(tell("with_gala", lang))
    return "paid", {"source": source_name(event.source, lang), "goods": ", ".join(goods)}


def _returned(event: e.Returned, lang: str, box: SteamBox) -> Values:
    return "returned", {"goods": amounts(event.goods)}


def _parasite_placed(event: e.ParasitePlaced, lang: str, box: SteamBox) -> Values:
    return "parasite_moved" if event.moved else "parasite_placed", {"spot": in_sentence(event.spot, lang)}


def _parasite_used(event: e.ParasiteUsed, lang: str, box: SteamBox) -> Values:
    return "parasite_used" if event.host != event.seat else "parasite_used_solo", {}


def _rank(event: e.Peeked, lang: str, box: SteamBox) -> Values:
    return "peeked", {"rank": ROMAN[event.rank]}


def _shadow_markers(event: e.ShadowRemovedMarkers, lang: str, box: SteamBox) -> Values:
    return "shadow_markers", {"markers": ", ".join(f"{digit} [{row}]" for row, digit in event.markers)}


def _reason(prefix: str) -> Teller:
    return lambda event, lang, box: (f"{prefix}_{event.reason}", {})


def _statue(event: e.StatueRaised, lang: str, box: SteamBox) -> Values:
    return "statue_shadow" if event.seat is None else "statue", {}


TOLD: Mapping[type[Event], Teller] = {
    Forced: _plain("forced"),
    e.CharacterDealt: _character("character_dealt"),
    e.CharacterPutBack: _character("character_put_back"),
    e.StartMachineDrawn: _plain("start_machine"),
    e.StartPlayerFound: _plain("start_player"),
    e.PlacedStartTile: _plain("placed"),
    e.TileShown: _either("extra", "tile_shown_extra", "tile_shown"),
    e.PassengerShown: _passenger_shown,
    e.RoundBegan: _plain("round"),
    e.FinalRoundBegan: _plain("final_round"),
    e.FinalTurnBegan: _plain("final_turn"),
    e.StoneMoved: _plain("moved"),
    e.PressureLost: _plain("pressure_lost"),
    e.MarkerDiscarded: _plain("marker_discarded"),
    e.SteamMade: _plain("steam"),
    e.Skipped: _action("skipped"),
    e.RanTo: _ran,
    e.TargetSet: _plain("target_set"),
    e.Flew: _districts("flew"),
    e.Retrieved: _at_value("retrieved", "retrieved_lost"),
    e.Boarded: _plain("boarded"),
    e.Delivered: _plain("delivered"),
    e.PassengerTileTaken: _plain("passenger_tile"),
    e.PassengerRewarded: _plain("rewarded"),
    e.DistrictUsed: _plain("used"),
    e.DistrictCopied: _plain("copied"),
    e.EffectNoted: _plain("noted"),
    e.StepThreeLeft: _plain("left"),
    e.StaticDischarge: _plain("static"),
    e.ArrowTurned: _arrow,
    e.MachineActivated: _either("free", "activated_free", "activated"),
    e.PassiveTriggered: _plain("passive"),
    e.EndEffect: _plain("end_effect"),
    e.Gained: _gained,
    e.SpGained: _sp_gained,
    e.Paid: _paid,
    e.Returned: _returned,
    e.StoneGained: _at_value("stone_gained", "stone_gained_lost"),
    e.StoneLost: _at_value("stone_lost"),
    e.BaseRaised: _plain("base"),
    e.JumpedToTop: _plain("jumped"),
    e.SponsorTaken: _plain("sponsor"),
    e.SponsorFlipped: _plain("flipped"),
    e.GalaTaken: _plain("gala"),
    e.ParasitePlaced: _parasite_placed,
    e.ParasiteReturned: _either("unused", "parasite_unused", "parasite_home"),
    e.ParasiteUsed: _parasite_used,
    e.ParasitesPutBeside: _plain("beside"),
    e.TileUsed: _either("taken_back", "tile_used_back", "tile_used"),
    e.Invited: _plain("invited"),
    e.Peeked: _rank,
    e.PeekShown: _plain("peek_shown"),
    e.MachineBought: _plain("machine_bought"),
    e.BannerBought: _plain("banner_bought"),
    e.BannerHung: _plain("banner_hung"),
    e.Scrapped: _plain("scrapped"),
    e.Built: _plain("built"),
    e.MarkerBought: _plain("marker_bought"),
    e.MarkerPut: _either("pink", "marker_put_pink", "marker_put"),
    e.MarkerForgone: _plain("marker_forgone"),
    e.StatueRaised: _statue,
    e.EndTriggered: _reason("end"),
    e.SpLost: _action("sp_lost"),
    e.ShadowMoved: _districts("shadow_moved"),
    e.ShadowRemovedTile: _plain("shadow_tile"),
    e.ShadowRemovedMarkers: _shadow_markers,
    e.ShadowBoxedPassenger: _plain("shadow_passenger"),
    e.GameEnded: _reason("ended"),
}
