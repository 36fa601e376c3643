"""Why a card, a bonus, a price, a player, an optional card or a deed cannot be chosen now."""

from collections.abc import Callable

from kesselhaus.games.planet_steam.rules.bidding import own_maximum
from kesselhaus.games.planet_steam.rules.trade_order import trade_order
from kesselhaus.games.planet_steam.tasks import Bidding, Trading
from kesselhaus.games.planet_steam.things.looking import Look
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

# ------------------------------------------------------------------ the specialist auction


def card(look: Look, which: str) -> list[Reason]:
    """PS-47, PS-54b."""
    for player in look.table.players:
        if player.card == which:
            mine = player.seat == look.player.seat
            return [look.why("card_taken" if mine else "card_of", seat=player.seat)]
    return [look.why("card_taken" if look.player.card else "card_when")]


def bonus(look: Look, which: str) -> list[Reason]:
    """PS-44, PS-59."""
    there = which in look.table.bonus_field
    return [look.why("bonus_when") if there else look.why("not_on_field", Gap.MEANS)]


def order(look: Look, which: str) -> list[Reason]:
    """PS-144."""
    for resource, marker in look.table.order_markers:
        if str(marker) == which:
            return [look.why("order_used", Gap.MOMENT, address("gauge", resource), resource=f"[{resource}]")]
    return [look.why("order_when")]


def gauge(look: Look, which: str) -> list[Reason]:
    """PS-114, PS-144, PS-163."""
    doing, sequence = look.table.doing, trade_order(look.table)
    if look.at("PS-162", "PS-163a"):
        return [look.why("price_kept", Gap.MEANS)]
    if look.at("PS-144"):
        return [look.why("traded_when")]
    if isinstance(doing, Trading):
        now = look.why(
            "other_traded", Gap.MOMENT, address("gauge", doing.resource), resource=f"[{doing.resource}]"
        )
        done = sequence.index(which) < sequence.index(doing.resource)
        return [look.why("was_traded"), now] if done else [now]
    return [look.why("was_traded" if look.at("PS-123") else "traded_when")]


# ------------------------------------------------------------------ players and optional cards


def player(look: Look, which: str) -> list[Reason]:
    """PS-167."""
    if look.at("PS-167") and not look.table.own_tanks(int(which)):
        return [look.why("no_victim", Gap.MEANS, seat=which)]
    return [look.why("target_when")]


def permits(look: Look, which: str) -> list[Reason]:
    """PS-125."""
    if not look.player.permits:
        return [look.why("no_permit", Gap.MEANS, "ware-permit", brief="0")]
    return [look.why("permit_sold_when", sale=f"[{look.box.permit.sale} credit]")]


def colour(look: Look, which: str) -> list[Reason]:
    """PS-3."""
    if which in look.table.colours:
        return [look.why("colour_of", Gap.NEVER, seat=look.table.colours.index(which))]
    return [look.why("colour_when", Gap.NEVER)]


def mode(look: Look, which: str) -> list[Reason]:
    """PS-162."""
    if look.at("PS-162"):
        return look.lacks({"credit": look.box.modes[which].credits}) or [look.why("mode_chosen")]
    return [look.why("mode_chosen" if look.at("PS-163a") else "mode_when")]


def slip(look: Look, which: str) -> list[Reason]:
    """PS-161, PS-166, PS-178."""
    return [look.why(f"slip_{which}", round=look.box.sabotage.not_before_round)]


# ------------------------------------------------------------------ deeds


def deed(look: Look, which: str) -> list[Reason]:
    return DEEDS[which](look)


def _when(key: str) -> Callable[[Look], list[Reason]]:
    """It is for another moment."""
    return lambda look: [look.why(key)]


def bid(look: Look) -> list[Reason]:
    """PS-51: who cannot raise can only pass."""
    bidding = look.table.bidding
    if bidding is None:
        return [look.why("bid_when")]
    most = own_maximum(look.table, bidding.thing, look.player.seat)
    need = f"[{bidding.highest + 1} credit]"
    brief = look.tell("bid_brief", need=need)
    return [look.why("bid_too_high", Gap.MEANS, brief=brief, need=need, most=f"[{most} credit]")]


def pass_(look: Look) -> list[Reason]:
    """PS-49."""
    return [look.why("must_open" if isinstance(look.table.doing, Bidding) else "pass_when")]


def by_die(look: Look) -> list[Reason]:
    """PS-72, PS-77, PS-159."""
    return [
        *_marker(look),
        *([] if look.table.unclaimed() else [look.why("no_free_zone", Gap.NEVER)]),
        *_claim(look),
    ]


def by_permit(look: Look) -> list[Reason]:
    """PS-72, PS-78."""
    table, reasons = look.table, _marker(look)
    if not look.player.permits:
        reasons.append(look.why("no_permit", Gap.MEANS, "ware-permit", brief="[icon i-permit] 0"))
    if not table.unclaimed() and not table.neutral():
        reasons.append(look.why("no_zone_for_permit", Gap.NEVER))
    return [*reasons, *_claim(look)]


def _marker(look: Look) -> list[Reason]:
    """PS-30."""
    return [] if look.player.reserve else [look.why("no_marker", Gap.NEVER, count=look.box.claim_markers)]


def _claim(look: Look) -> list[Reason]:
    return [] if look.at("PS-72") else [look.why("claim_when")]


def activate(look: Look) -> list[Reason]:
    """PS-85."""
    return [look.why("already_active" if look.at("PS-87", "PS-92", "PS-97") else "turn_when")]


def reorganise(look: Look) -> list[Reason]:
    """PS-98."""
    if not look.at("PS-87"):
        return [look.why("turn_when")]
    if not look.table.own_tanks(look.player.seat):
        return [look.why("nothing_to_rearrange", Gap.MEANS)]
    return [look.why("planned", Gap.MEANS)]


def sell(look: Look) -> list[Reason]:
    """PS-118."""
    resource = look.table.traded
    return (
        [look.why("nothing_to_sell", Gap.MEANS, brief="0", resource=f"[{resource}]")]
        if resource
        else [look.why("trade_when")]
    )


def buy(look: Look) -> list[Reason]:
    """PS-116."""
    resource = look.table.traded
    if not resource:
        return [look.why("trade_when")]
    if look.table.supply[resource]:
        return look.lacks({"credit": look.table.price[resource]})
    return [look.why("nothing_to_buy", Gap.MEANS, brief=look.tell("buy_brief"), resource=f"[{resource}]")]


def keep(look: Look) -> list[Reason]:
    """PS-179."""
    if not look.at("PS-178"):
        return [look.why("carrier_kept_when")]
    need, have = (f"[{count} credit]" for count in (look.table.locked_credits, look.player.credits))
    brief = look.tell("lacks_brief", need=need)
    return [look.why("keep_too_dear", Gap.MEANS, brief=brief, need=need, have=have)]


DEEDS: dict[str, Callable[[Look], list[Reason]]] = {
    "bid": bid,
    "pass": pass_,
    "by_die": by_die,
    "freely": by_die,
    "by_permit": by_permit,
    "decline": _when("decline_when"),
    "take_credits": _when("credits_when"),
    "keep": keep,
    "give_up": _when("carrier_kept_when"),
    "store": _when("store_when"),
    "activate": activate,
    "idle": activate,
    "reorganise": reorganise,
    "end_turn": _when("end_turn_when"),
    "to_bank": _when("to_bank_when"),
    "buy": buy,
    "sell": sell,
    "no_trade": _when("trade_when"),
    "name_number": _when("number_when"),
}
WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "card": card,
    "bonus": bonus,
    "order": order,
    "gauge": gauge,
    "player": player,
    "permits": permits,
    "colour": colour,
    "mode": mode,
    "slip": slip,
    "deed": deed,
}
