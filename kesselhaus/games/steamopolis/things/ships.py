"""What the cards of Steamopolis say of airships: gauge, what they carry, who flies them, and what keys do."""

from collections.abc import Callable

from kesselhaus.art.furniture import signed
from kesselhaus.art.symbols import icon
from kesselhaus.engine.wording import listed
from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis.rules.target import lowest_open
from kesselhaus.games.steamopolis.state import LEDGER, Player
from kesselhaus.games.steamopolis.things.addresses import DEEDS
from kesselhaus.games.steamopolis.things.looking import Look
from kesselhaus.games.steamopolis.words.effects import parts_words, passive_words
from kesselhaus.games.steamopolis.words.shelf import category
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Thing

STONES = (s.STONE, s.ARROW)
DEED_RULES = {
    "make_steam": "ST-48",
    "set_target": "ST-53",
    "fly": "ST-76",
    "skip": "ST-166",
    "use": "ST-91",
    "decline": "ST-25",
    "done": "ST-25",
    "pay": "ST-23",
    "forgo": "ST-142",
}

# ------------------------------------------------------------------ the gauge


def gauge(look: Look, which: str) -> Thing | None:
    """A position of a gauge with whatever stands on it."""
    seat, _, number = which.partition("-")
    owner = look.owner(seat)
    positions = {str(position): position for position in range(look.box.positions)}
    if owner is None or number not in positions:
        return None
    at = positions[number]
    piece, value = owner.gauge[at], look.box.value[at]
    kind = look.say("gauge_kind", seat=owner.seat, position=at)
    if piece in STONES:
        name = look.say("gauge_stone", value=value)
        sign = icon("i-stonearr" if piece == s.ARROW else "i-stone", SIGN)
        return Thing(name, kind, _stone(look, owner, at), "ST-36", sign)
    if piece in (s.BONUS, s.PINK):
        name = look.say("gauge_marker", digit=look.box.digit[at])
        return Thing(name, kind, look.say("gauge_marker_does"), "ST-144")
    if piece == s.BASE:
        does = look.say("gauge_base_does")
        return Thing(look.name("base_marker"), kind, does, "ST-42", icon("i-base", SIGN))
    if not at:
        return Thing(look.say("gauge_start"), kind, look.say("gauge_start_does"), "ST-42")
    return Thing(look.say("gauge_free", value=value), kind, look.say("gauge_free_does"), "ST-36")


def _stone(look: Look, owner: Player, at: int) -> str:
    value = look.box.value[at]
    does = [look.say("gauge_stone_does", value=value)]
    if 0 < lowest_open(look.table, owner) < value:
        does.append(look.say("gauge_runs", slot=value - 1))
    if owner.gauge[at] == s.ARROW:
        does.append(look.say("gauge_arrow"))
    return " ".join(does)


# ------------------------------------------------------------------ parasites


def parasite(look: Look, which: str) -> Thing | None:
    seat, _, number = which.partition("-")
    owner = look.owner(seat)
    numbers = {str(number): number for number in range(look.box.parasites)}
    if owner is None or number not in numbers:
        return None
    place = owner.parasites[numbers[number]]
    if place is None:
        where, does = look.say("parasite_home"), look.say("parasite_home_does")
    elif place.kind == s.BESIDE:
        where, does = look.say("parasite_beside"), look.say("parasite_beside_does")
    else:
        machine = look.table.machine(place.seat, place.slot)
        assert machine is not None
        activation = parts_words(machine.activation, look.lang)
        effect = passive_words(machine, look.lang) if place.kind == s.PASSIVE else activation
        where = look.say("parasite_on", machine=look.name(machine.face), host=place.seat)
        does = look.say("parasite_on_does", host=place.seat, effect=effect)
    kind = look.say("parasite_kind", seat=owner.seat, where=where)
    return Thing(look.name("parasite"), kind, does, "ST-110", icon("i-beetle", SIGN))


def home(look: Look, owner: Player) -> Thing:
    count = owner.parasites.count(None)
    does = look.say("home_does", count=count, of=look.box.parasites)
    return _own(look, owner, "home", does, "ST-103", "i-beetle", f"{count}")


# ------------------------------------------------------------------ what an airship carries


def _own(look: Look, owner: Player, key: str, does: str, rule: str, sign: str, worth: str = "") -> Thing:
    return Thing(look.say(key), look.say("of", seat=owner.seat), does, rule, icon(sign, SIGN), worth)


def boilers(look: Look, owner: Player) -> Thing:
    built, count = look.box.boilers, owner.boilers
    does = look.say("boilers_does", count=count, built=built, more=count - built)
    return _own(look, owner, "boilers", does, "ST-48", "i-boilerp", f"{count}")


def hold(look: Look, owner: Player) -> Thing:
    does = look.say("hold_does", held=owner.crystal + owner.gear, spaces=owner.storage)
    return _own(look, owner, "hold", does, "ST-70", "i-res", f"{owner.crystal + owner.gear}")


def hand(look: Look, owner: Player) -> Thing:
    does = look.say("hand_does", crystal=owner.hand_crystal, gear=owner.hand_gear)
    return _own(look, owner, "hand", does, "ST-64", "i-res")


def spare(look: Look, owner: Player) -> Thing:
    does = look.say("spare_does", count=owner.reserve, of=look.box.stones, place=look.name("4L"))
    return _own(look, owner, "spare", does, "ST-27", "i-stone", f"{owner.reserve}")


def sponsor(look: Look, owner: Player) -> Thing:
    sides = listed([look.name(kind) for kind in owner.sponsors], look.lang)
    does = (
        look.say("sponsor_does", count=sides)
        if owner.sponsors
        else look.say("sponsor_none", place=look.name("7R"))
    )
    does += f" {look.say('sponsor_spent')}" if True in owner.sponsors_used else ""
    kind = look.say("of", seat=owner.seat)
    return Thing(look.name("sponsor"), kind, does, "ST-145", icon("i-sponsor", SIGN))


def gala(look: Look, owner: Player) -> Thing:
    does = (
        look.say("gala_has", kind=owner.gala) if owner.gala else look.say("gala_none", place=look.name("6L"))
    )
    return Thing(look.name("gala"), look.say("of", seat=owner.seat), does, "ST-147", icon("i-gala", SIGN))


def guests(look: Look, owner: Player) -> Thing:
    count = len(owner.passenger_tiles)
    does = look.say("guests_does", count=count)
    return _own(look, owner, "guests", does, "ST-88", "i-ticket", f"{count}")


def banners(look: Look, owner: Player) -> Thing:
    names = listed([look.name(tile) for tile in owner.banners], look.lang)
    does = look.say("banners_does", names=names) if owner.banners else look.say("banners_none")
    return _own(look, owner, "banners", does, "ST-132", "i-banner", f"{len(owner.banners)}")


# ------------------------------------------------------------------ who flies it


def character(look: Look, owner: Player) -> Thing | None:
    if not owner.character:
        return None
    dealt = look.box.characters[owner.character]
    does = [look.say("character_does", effect=parts_words(look.box.character_parts[dealt.number], look.lang))]
    does += [look.say("character_pink")] if dealt.pink_marker else []
    does += [look.say("character_two")] if dealt.sponsors else []
    kind = look.say("character_kind", number=dealt.number, seat=owner.seat)
    return Thing(look.name(f"character_{dealt.number}"), kind, " ".join(does), "ST-13")


def player(look: Look, owner: Player) -> Thing:
    does = look.say(
        "player_does",
        points=owner.score,
        stones=owner.stones,
        tiles=owner.tiles,
        banners=len(owner.banners),
    )
    if owner.seat == look.table.start_player and look.table.seats > 1:
        does += f" {look.say('player_first')}"
    return Thing(f"[seat {owner.seat}]", look.say("player_kind"), does, "ST-27", worth=f"[vp {owner.score}]")


def score(look: Look, owner: Player) -> Thing:
    parts = [f"{category(kind, look.lang)} {signed(owner.ledger[place])}" for place, kind in _made_of(owner)]
    does = look.say("score_does", parts=", ".join(parts)) if parts else look.say("score_nothing")
    kind = look.say("score_kind", seat=owner.seat, points=owner.score)
    return Thing(look.say("score"), kind, does, "ST-24", icon("i-vpn", SIGN))


def _made_of(owner: Player) -> list[tuple[int, str]]:
    return [(place, kind) for place, kind in enumerate(LEDGER) if owner.ledger[place]]


def shadow(look: Look, which: str) -> Thing | None:
    if which or look.table.seats > 1:
        return None
    does = look.say("shadow_does", cost=look.box.solo.time_pressure, of=look.box.shadow_stones)
    return Thing(look.say("shadow"), look.say("shadow_kind"), does, "ST-172")


# ------------------------------------------------------------------ deeds


def deed(look: Look, which: str) -> Thing | None:
    if which not in DEEDS:
        return None
    does = look.say(f"{which}_does")
    return Thing(look.say(which), look.say("deed_kind"), does, DEED_RULES[which])


def of_an_owner(made: Callable[[Look, Player], Thing | None]) -> Callable[[Look, str], Thing | None]:
    """The card of what everybody has one of, by the seat."""

    def card(look: Look, seat: str) -> Thing | None:
        owner = look.owner(seat)
        return None if owner is None else made(look, owner)

    return card


OWN = (home, boilers, hold, hand, spare, sponsor, gala, guests, banners, character, player, score)
CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    **{made.__name__: of_an_owner(made) for made in OWN},
    "gauge": gauge,
    "parasite": parasite,
    "shadow": shadow,
    "deed": deed,
}
