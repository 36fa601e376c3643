"""What happened, one sentence each.

English tells it in the past tense, which is the same for `you` and for a name. German tells it in the perfect
tense, of which only the verb of the player differs: `{has}`, `{is}`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.engine.wording import amounts, listed
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain.box import MountainBox, shipped
from kesselhaus.games.whistle_mountain.figures import AIRSHIPS, ICONS
from kesselhaus.games.whistle_mountain.state import STANDSTILL
from kesselhaus.games.whistle_mountain.words.names import in_sentence, name, square
from kesselhaus.games.whistle_mountain.words.sentences import THINGS, tell

Told = tuple[str, Mapping[str, object]]
Teller = Callable[[Any, str, MountainBox], Told]


def event(event: Event, lang: str, box: MountainBox | None = None) -> str:
    """The sentence of an event. `box` is the edition that is played, for what scaffolds show."""
    teller = TOLD.get(type(event))
    if teller is None:
        raise TypeError(f"Whistle Mountain has no sentence for {type(event).__name__}.")
    key, values = teller(event, lang, box or shipped())
    seat = getattr(event, "seat", None)
    verbs = {verb: f"[verb {verb} {seat}]" for verb in ("has", "is")}
    return tell(key, lang, seat=f"[seat {seat}]", **verbs, **values)


def is_heading(event: Event) -> bool:
    """Whether the line of an event is a heading of the log."""
    return isinstance(event, e.TurnBegan)


# ------------------------------------------------------------------ how things are written


def tile_icons(scaffold: str, box: MountainBox) -> str:
    """The form of a scaffold and what its squares a, b, c, d show: `T – [coal] – [gold]`."""
    tile = box.scaffolds[scaffold]
    shown = (f"[{ICONS[letter]}]" if letter in ICONS else "–" for letter in tile.icons)
    return " ".join((tile.form, *shown))


def _scaffold(scaffold: str, lang: str, box: MountainBox) -> str:
    """In the log blank squares are left out."""
    return tell("scaffold", lang, icons=tile_icons(scaffold, box).replace(" –", ""))


def _names(ids: Iterable[str], lang: str) -> str:
    return listed((in_sentence(id, lang) for id in ids), lang)


def _thing(id: str, lang: str, box: MountainBox) -> str:
    """With its article: what was paid for, what was called home."""
    kinds = (("airship", AIRSHIPS), ("machine", box.machines), ("card", box.cards), ("award", box.awards))
    kind = id if id in THINGS.of(lang) else next((kind for kind, ids in kinds if id in ids), "upgrade")
    return THINGS(kind, lang, name=in_sentence(id, lang))


# ------------------------------------------------------------------ tellers


def _plain(key: str, **values: Callable[[Any], object]) -> Teller:
    """A sentence with what can be read from the event in any language."""
    return lambda event, lang, box: (key, {field: read(event) for field, read in values.items()})


def _named(key: str, *fields: str) -> Teller:
    """A sentence with the names of what the event names."""
    return lambda event, lang, box: (
        key,
        {field: in_sentence(getattr(event, field), lang) for field in fields},
    )


def _laid_out(event: e.AbilitiesLaidOut, lang: str, box: MountainBox) -> Told:
    return "laid_out", {"list": _names(event.abilities, lang)}


def _shown(event: e.TileShown, lang: str, box: MountainBox) -> Told:
    if event.tile in box.scaffolds:
        return "next_scaffold", {"scaffold": _scaffold(event.tile, lang, box)}
    return "shown", {"tile": name(event.tile, lang)}


def _taken(event: e.ScaffoldTaken, lang: str, box: MountainBox) -> Told:
    return "scaffold_taken", {"scaffold": _scaffold(event.scaffold, lang, box)}


def _placed(event: e.ScaffoldPlaced, lang: str, box: MountainBox) -> Told:
    return "placed", {"scaffold": _scaffold(event.scaffold, lang, box), "square": square(event.squares[0])}


def _sent(event: e.AirshipSent, lang: str, box: MountainBox) -> Told:
    airship = in_sentence(event.airship, lang)
    if event.machine:
        return "landed", {"airship": airship, "machine": name(event.machine, lang)}
    return "sent", {"airship": airship, "square": square(event.squares[0])}


def _collected(event: e.Collected, lang: str, box: MountainBox) -> Told:
    goods = amounts(event.goods, "+")
    return "collected" if goods else "collected_nothing", {"goods": goods}


def _gained(event: e.Gained, lang: str, box: MountainBox) -> Told:
    points = f"[vp {event.vp}]" if event.vp or not event.goods else ""
    gain = " ".join(filter(None, (amounts(event.goods, "+"), points)))
    return "gained", {"source": name(event.source, lang), "gain": gain}


def _activated(event: e.Activated, lang: str, box: MountainBox) -> Told:
    machine = name(event.machine, lang)
    if event.by:
        return "activated_by", {"machine": machine, "by": name(event.by, lang)}
    return "activated", {"machine": machine}


def _paid(event: e.Paid, lang: str, box: MountainBox) -> Told:
    # Where the airship docked stands in the line before.
    key = "paid_at" if event.thing in box.docks else "paid"
    return key, {"goods": amounts(event.goods), "thing": _thing(event.thing, lang, box)}


def _forged(event: e.Forged, lang: str, box: MountainBox) -> Told:
    airships = listed((_thing(airship, lang, box) for airship in event.airships), lang)
    return "forged" if airships else "forged_at_home", {"airships": airships}


def _built_scaffold(event: e.ScaffoldBuilt, lang: str, box: MountainBox) -> Told:
    return "built_scaffold", {
        "scaffold": _scaffold(event.scaffold, lang, box),
        "square": square(event.squares[0]),
        "vp": f"[vp {event.contacts}]",
    }


def _built_machine(event: e.MachineBuilt, lang: str, box: MountainBox) -> Told:
    return "built_machine", {
        "machine": name(event.machine, lang),
        "square": square(event.squares[0]),
        "vp": f"[vp {event.vp}]",
    }


def _award_taken(event: e.AwardTaken, lang: str, box: MountainBox) -> Told:
    return "award_taken", {"award": name(event.award, lang), "floor": event.floor}


def _moved(event: e.WorkerMoved, lang: str, box: MountainBox) -> Told:
    if event.start:
        return "moved_on", {"start": square(event.start), "square": square(event.to)}
    return "moved", {"level": event.level, "square": square(event.to)}


def _returned(event: e.AirshipReturned, lang: str, box: MountainBox) -> Told:
    return "returned", {"airship": _thing(event.airship, lang, box)}


def _washed(event: e.WorkersWashedAway) -> str:
    return f"[{event.barracks + event.scaffolds} worker]"


def _stopped(event: e.MachinesStopped, lang: str, box: MountainBox) -> Told:
    return "stopped", {"machines": _names(event.machines, lang)}


def _end(event: e.EndTriggered, lang: str, box: MountainBox) -> Told:
    return "end_standstill" if event.reason == STANDSTILL else "end_barracks", {}


def _hand(event: e.HandShown, lang: str, box: MountainBox) -> Told:
    return "hand" if event.cards else "no_hand", {"cards": _names(event.cards, lang)}


def _ended(event: e.GameEnded, lang: str, box: MountainBox) -> Told:
    return "ended_standstill" if event.reason == STANDSTILL else "ended_barracks", {}


TOLD: Mapping[type[Event], Teller] = {
    Forced: _plain("forced"),
    e.StartPlayerDrawn: _plain("start_player"),
    e.AwardsDealt: _plain("awards_dealt", awards=lambda event: f"[{sum(map(len, event.floors))} award]"),
    e.AbilitiesLaidOut: _laid_out,
    e.AbilityChosen: _named("ability", "ability"),
    e.TileShown: _shown,
    e.ScaffoldTaken: _taken,
    e.ScaffoldPlaced: _placed,
    e.TurnBegan: _plain("turn", round=lambda event: event.round),
    e.AirshipSent: _sent,
    e.AirshipDocked: _named("docked", "airship", "dock"),
    e.Collected: _collected,
    e.Gained: _gained,
    e.Activated: _activated,
    e.ActivationSkipped: _named("skipped", "machine"),
    e.Paid: _paid,
    e.MachineTaken: _named("machine_taken", "machine"),
    e.UpgradeTaken: _named("upgrade_taken", "upgrade"),
    e.CardsDrawn: _plain("drew", cards=lambda event: f"[{event.count} card]"),
    e.CardDrawn: _named("drew_card", "card"),
    e.DeckReshuffled: _plain("reshuffled", cards=lambda event: f"[{event.cards} card]"),
    e.Forged: _forged,
    e.ScaffoldBuilt: _built_scaffold,
    e.MachineBuilt: _built_machine,
    e.WorkerPromoted: _plain("promoted", floor=lambda event: event.floor),
    e.AwardTaken: _award_taken,
    e.Flooded: _plain("flooded", level=lambda event: event.level),
    e.AirshipWashedHome: _named("washed_home", "airship"),
    e.WorkersWashedAway: _plain("washed_away", workers=_washed),
    e.MachinesStopped: _stopped,
    e.TokenPlaced: _named("token_placed", "machine"),
    e.TokenSetAside: _plain("token_beside"),
    e.TokenRemoved: _plain("token_removed"),
    e.WorkerMoved: _moved,
    e.WorkerRescued: _plain("rescued", square=lambda event: square(event.to)),
    e.AirshipReturned: _returned,
    e.Swapped: _plain(
        "swapped", give=lambda event: f"[1 {event.give}]", take=lambda event: f"[1 {event.take}]"
    ),
    e.CardPlayed: _named("card_played", "card"),
    e.AwardUsed: _named("award_used", "award"),
    e.DocksOpened: _plain("docks_opened"),
    e.ExcessReturned: _plain("excess", goods=lambda event: amounts(event.goods)),
    e.EndTriggered: _end,
    e.HandShown: _hand,
    e.GameEnded: _ended,
}
