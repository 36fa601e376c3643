"""What the cards of Planet Steam say of specialists, the bonus field, the optional cards and colours."""

from collections.abc import Callable

from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon, picture
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.things.addresses import SLIPS
from kesselhaus.games.planet_steam.things.looking import Look
from kesselhaus.parts.looking import SIGN
from kesselhaus.parts.things import Thing

SPECIALIST_RULES = {
    "lady_steam": "PS-67",
    "speculator": "PS-70",
    "airship_captain": "PS-82",
    "engineer": "PS-55",
    "banker": "PS-58",
}


def card(look: Look, which: str) -> Thing | None:
    table, box = look.table, look.box
    if which not in box.cards:
        return None
    holder = next((player.seat for player in table.players if player.card == which), None)
    where = look.say("on_display") if holder is None else f"[seat {holder}]"
    specialists = box.cards[which].specialists
    credits = f"[{box.engineer_credits} credit]"
    does = [look.say(f"does_{specialist}", credits=credits) for specialist in specialists]
    return Thing(
        look.name(which),
        look.say("card_kind", number=box.number[which], where=where),
        " ".join((*does, look.say("card_number"))),
        SPECIALIST_RULES[specialists[-1]],
        picture(f"k-{specialists[0]}", None, None, "60 72"),
    )


def bonus(look: Look, which: str) -> Thing | None:
    if which not in RESOURCES:
        return None
    there = look.say("bonus_there" if which in look.table.bonus_field else "bonus_gone")
    name = look.say("bonus", resource=look.name(which))
    return Thing(name, there, look.say("bonus_does"), "PS-59", icon(f"i-{which}", SIGN))


# ------------------------------------------------------------------ optional cards

SLIP_RULES = {"price_manipulation": "PS-161", "sabotage": "PS-166", "independent_carrier": "PS-175"}


def slip(look: Look, which: str) -> Thing | None:
    table = look.table
    if which not in SLIPS:
        return None
    holders = (table.manipulator, table.saboteur, table.carrier_holder)
    holder = dict(zip(SLIPS, holders, strict=True))[which]
    who = look.say("nobody") if holder is None else f"[seat {holder}]"
    does = look.say(
        f"slip_{which}_does",
        round=look.box.sabotage.not_before_round,
        room=look.box.extra_room,
        locked=table.locked_credits,
    )
    return Thing(
        look.name(which), look.say("slip_kind", who=who), does, SLIP_RULES[which], icon(f"i-{which}", SIGN)
    )


def mode(look: Look, which: str) -> Thing | None:
    if which not in look.box.modes:
        return None
    shown = look.box.modes[which]
    kinds = " ".join(f"[{resource}]" for resource in shown.resources)
    does = look.say("mode_one" if shown.only_one else "mode_all", spaces=shown.spaces, kinds=kinds)
    return Thing(
        look.name(which),
        look.say("mode_kind"),
        does,
        "PS-162",
        icon("i-price_manipulation", SIGN),
        needs=look.costs({"credit": shown.credits}),
    )


def colour(look: Look, which: str) -> Thing | None:
    if which not in look.box.colours:
        return None
    chosen = look.table.colours
    who = f"[seat {chosen.index(which)}]" if which in chosen else look.say("free")
    name = look.name(which)
    told = look.say("colour_kind", who=who)
    return Thing(f"{name[:1].upper()}{name[1:]}", told, look.say("colour_does"), "PS-3", mark(which, SIGN))


CARDS: dict[str, Callable[[Look, str], Thing | None]] = {
    "card": card,
    "bonus": bonus,
    "slip": slip,
    "mode": mode,
    "colour": colour,
}
