"""What happened, one sentence each.

English tells it in the past tense, which is the same for `you` and for a name. German verbs would differ,
so German lines begin with the name and go on as a note: `[seat 1]: Hochofen aktiviert`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.engine.wording import amounts, listed
from kesselhaus.games.whistle_mountain import events as e
from kesselhaus.games.whistle_mountain.box import MountainBox, shipped
from kesselhaus.games.whistle_mountain.figures import ICONS
from kesselhaus.games.whistle_mountain.state import STANDSTILL
from kesselhaus.games.whistle_mountain.words.names import in_sentence, name, square
from kesselhaus.games.whistle_mountain.words.sentences import ENGLISH, GERMAN

SENTENCES = {"en": ENGLISH, "de": GERMAN}
Told = tuple[str, Mapping[str, object]]
Teller = Callable[[Any, str, MountainBox], Told]


def event(event: Event, lang: str, box: MountainBox | None = None) -> str:
    """The sentence of an event. `box` is the edition that is played, for what scaffolds show."""
    teller = TOLD.get(type(event))
    if teller is None:
        raise TypeError(f"Whistle Mountain has no sentence for {type(event).__name__}.")
    key, values = teller(event, lang, box or shipped())
    return SENTENCES[lang][key].format(seat=f"[seat {getattr(event, 'seat', None)}]", **values)


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
    return SENTENCES[lang]["scaffold"].format(icons=tile_icons(scaffold, box).replace(" –", ""))


def _names(ids: Iterable[str], lang: str) -> str:
    return listed((in_sentence(id, lang) for id in ids), lang)


def _thing(id: str, lang: str) -> str:
    """What was paid for, with its article where English wants one."""
    if id in SENTENCES[lang]:
        return SENTENCES[lang][id]
    return in_sentence(id, lang) if lang == "de" else f"the {in_sentence(id, lang)}"


# ------------------------------------------------------------------ tellers


def _plain(key: str) -> Teller:
    return lambda event, lang, box: (key, {})


def _named(key: str, *fields: str) -> Teller:
    """A sentence with the names of what the event names."""
    return lambda event, lang, box: (
        key,
        {field: in_sentence(getattr(event, field), lang) for field in fields},
    )


def _laid_out(event: e.AbilitiesLaidOut, lang: str, box: MountainBox) -> Told:
    return "laid_out", {"list": _names(event.abilities, lang)}


def _dealt(event: e.AwardsDealt, lang: str, box: MountainBox) -> Told:
    return "awards_dealt", {"awards": f"[{sum(map(len, event.floors))} award]"}


def _shown(event: e.TileShown, lang: str, box: MountainBox) -> Told:
    if event.tile in box.scaffolds:
        return "next_scaffold", {"scaffold": _scaffold(event.tile, lang, box)}
    return "shown", {"tile": name(event.tile, lang)}


def _taken(event: e.ScaffoldTaken, lang: str, box: MountainBox) -> Told:
    return "scaffold_taken", {"scaffold": _scaffold(event.scaffold, lang, box)}


def _placed(event: e.ScaffoldPlaced, lang: str, box: MountainBox) -> Told:
    return "placed", {
        "scaffold": _scaffold(event.scaffold, lang, box),
        "square": square(event.squares[0]),
    }


def _turn(event: e.TurnBegan, lang: str, box: MountainBox) -> Told:
    return "turn", {"round": event.round}


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
    return key, {"goods": amounts(event.goods), "thing": _thing(event.thing, lang)}


def _drew(event: e.CardsDrawn, lang: str, box: MountainBox) -> Told:
    return "drew", {"cards": f"[{event.count} card]"}


def _reshuffled(event: e.DeckReshuffled, lang: str, box: MountainBox) -> Told:
    return "reshuffled", {"cards": f"[{event.cards} card]"}


def _forged(event: e.Forged, lang: str, box: MountainBox) -> Told:
    airships = listed((_thing(airship, lang) for airship in event.airships), lang)
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


def _promoted(event: e.WorkerPromoted, lang: str, box: MountainBox) -> Told:
    return "promoted", {"floor": event.floor}


def _award_taken(event: e.AwardTaken, lang: str, box: MountainBox) -> Told:
    return "award_taken", {"award": name(event.award, lang), "floor": event.floor}


def _moved(event: e.WorkerMoved, lang: str, box: MountainBox) -> Told:
    if event.start:
        return "moved_on", {"start": square(event.start), "square": square(event.to)}
    return "moved", {"level": event.level, "square": square(event.to)}


def _rescued(event: e.WorkerRescued, lang: str, box: MountainBox) -> Told:
    return "rescued", {"square": square(event.to)}


def _swapped(event: e.Swapped, lang: str, box: MountainBox) -> Told:
    return "swapped", {"give": f"[1 {event.give}]", "take": f"[1 {event.take}]"}


def _excess(event: e.ExcessReturned, lang: str, box: MountainBox) -> Told:
    return "excess", {"goods": amounts(event.goods)}


def _flooded(event: e.Flooded, lang: str, box: MountainBox) -> Told:
    return "flooded", {"level": event.level}


def _washed_away(event: e.WorkersWashedAway, lang: str, box: MountainBox) -> Told:
    return "washed_away", {"workers": f"[{event.barracks + event.scaffolds} worker]"}


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
    e.AwardsDealt: _dealt,
    e.AbilitiesLaidOut: _laid_out,
    e.AbilityChosen: _named("ability", "ability"),
    e.TileShown: _shown,
    e.ScaffoldTaken: _taken,
    e.ScaffoldPlaced: _placed,
    e.TurnBegan: _turn,
    e.AirshipSent: _sent,
    e.AirshipDocked: _named("docked", "airship", "dock"),
    e.Collected: _collected,
    e.Gained: _gained,
    e.Activated: _activated,
    e.ActivationSkipped: _named("skipped", "machine"),
    e.Paid: _paid,
    e.MachineTaken: _named("machine_taken", "machine"),
    e.UpgradeTaken: _named("upgrade_taken", "upgrade"),
    e.CardsDrawn: _drew,
    e.CardDrawn: _named("drew_card", "card"),
    e.DeckReshuffled: _reshuffled,
    e.Forged: _forged,
    e.ScaffoldBuilt: _built_scaffold,
    e.MachineBuilt: _built_machine,
    e.WorkerPromoted: _promoted,
    e.AwardTaken: _award_taken,
    e.Flooded: _flooded,
    e.AirshipWashedHome: _named("washed_home", "airship"),
    e.WorkersWashedAway: _washed_away,
    e.MachinesStopped: _stopped,
    e.TokenPlaced: _named("token_placed", "machine"),
    e.TokenSetAside: _plain("token_beside"),
    e.TokenRemoved: _plain("token_removed"),
    e.WorkerMoved: _moved,
    e.WorkerRescued: _rescued,
    e.AirshipReturned: _named("returned", "airship"),
    e.Swapped: _swapped,
    e.CardPlayed: _named("card_played", "card"),
    e.AwardUsed: _named("award_used", "award"),
    e.DocksOpened: _plain("docks_opened"),
    e.ExcessReturned: _excess,
    e.EndTriggered: _end,
    e.HandShown: _hand,
    e.GameEnded: _ended,
}
