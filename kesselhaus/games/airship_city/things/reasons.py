"""Why a thing of Airship City cannot be chosen now, from the view alone: figure and gap."""

from collections.abc import Mapping

from kesselhaus.games.airship_city.figures import Airship
from kesselhaus.games.airship_city.rules.actions import hire_cost, upgrade_cost
from kesselhaus.games.airship_city.rules.building import has_free_field, lowered, meets_prerequisite
from kesselhaus.games.airship_city.state import Table
from kesselhaus.games.airship_city.things.looking import Look
from kesselhaus.games.airship_city.words.names import in_sentence, name
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

FREE_MOMENTS = ("AC-30", "AC-37", "AC-44", "AC-33")
"""The questions at which contracts are delivered and goods bartered (AC-32)."""


# ------------------------------------------------------------------ what is paid for


def lacks(look: Look, cost: Mapping[str, int]) -> list[Reason]:
    """Each kind of which there is too little, the largest gap first; also where the store is too small."""
    player, reasons = look.player, []
    short = {kind: amount for kind, amount in cost.items() if player.goods[kind] < amount}
    for kind, amount in sorted(short.items(), key=lambda part: player.goods[part[0]] - part[1]):
        have = player.goods[kind]
        why = look.tell("lacks", need=f"[{amount} {kind}]", have=f"[{have} {kind}]")
        if amount > player.capacity[kind]:
            why += " " + look.tell(
                "too_small", capacity=player.capacity[kind], upgrade=name(f"upgrade_{kind}", look.lang)
            )
        brief = look.tell("lacks_brief", need=f"[{amount} {kind}]", have=have)
        reasons.append(Reason(why, Gap.MEANS, brief, (address("track", kind, player.seat),)))
    return reasons


def ship(look: Look, airship: str) -> list[Reason]:
    """AC-66: its condition, its price, something that can be done with it, and the moment."""
    shown = look.table.box.airships[airship]
    reasons = [*_prerequisite(look, shown), *_use(look, shown)]
    reasons += lacks(look, lowered(look.table, look.player.seat, "shipyard", shown.cost))
    return [*reasons, *_at_action(look, "AC-66", "shipyard")]


def price(look: Look, airship: str) -> list[Reason]:
    """AC-88: the same for a sale, which needs no field and no marker."""
    shown = look.table.box.airships[airship]
    reasons = _prerequisite(look, shown)
    reasons += lacks(look, lowered(look.table, look.player.seat, "shipyard", shown.cost))
    return [*reasons, *_at_action(look, "AC-66", "shipyard")]


def _prerequisite(look: Look, shown: Airship) -> list[Reason]:
    """AC-81: markers on the level below; what can no longer be reached is told so."""
    table, seat, below = look.table, look.player.seat, shown.prerequisite
    if below is None or meets_prerequisite(table, seat, shown.id):
        return []
    counts_majority = "prerequisite_counts_majority" in table.variants
    held = table.markers(seat, below) if counts_majority else table.fields[below].count(seat)
    needed, fields = table.box.prerequisite_count, table.box.fields(below, table.seats)
    free = fields - len(table.fields[below])
    could = held + free + (1 if counts_majority and free else 0)
    gone = could < needed
    why = look.tell("prerequisite", need=needed, ship=name(below, look.lang), have=held)
    why += " " + (look.tell("fields_left", count=free) if free else look.tell("fields_gone", count=fields))
    gap = Gap.NEVER if gone else Gap.MEANS
    return [Reason(why, gap, f"[icon g-lock]{held}/{needed}", (address("ship", below),))]


def _use(look: Look, shown: Airship) -> list[Reason]:
    """AC-85: without a free field or a marker it can only be sold, and a ship for tourists cannot."""
    return [] if shown.sellable else _marker_and_field(look, shown.id)


def _marker_and_field(look: Look, section: str) -> list[Reason]:
    table = look.table
    if not has_free_field(table, section):
        count = table.box.fields(section, table.seats)
        return [Reason(look.tell("no_field", count=count), Gap.NEVER, f"[icon g-lock]{count}/{count}")]
    if not look.player.supply:
        return [Reason(look.tell("no_marker"), Gap.NEVER, "[icon g-lock]0")]
    return []


def facility(look: Look, section: str) -> list[Reason]:
    """AC-67, AC-68."""
    cost = lowered(look.table, look.player.seat, "architects_office", look.table.box.facilities[section].cost)
    at_office = _at_action(look, "AC-67", "architects_office")
    return [*_marker_and_field(look, section), *lacks(look, cost), *at_office]


def upgrade(look: Look, resource: str) -> list[Reason]:
    """AC-71."""
    if resource in look.player.upgrades:
        return [Reason(look.tell("bought"), Gap.NEVER)]
    cost = lacks(look, upgrade_cost(look.table, look.player, resource))
    return [*cost, *_at_action(look, "AC-71", "workshop")]


def _at_action(look: Look, rule: str, kind: str) -> list[Reason]:
    """It is done where a worker acts."""
    if look.at(rule):
        return []
    tiles = [address("tile", tile) for tile in look.table.grid if look.table.box.kind[tile] == kind]
    return [Reason(look.tell("at_tile", tile=in_sentence(kind, look.lang)), about=tuple(tiles))]


def hiring(look: Look) -> list[Reason]:
    """AC-69."""
    if len(look.player.workers) >= look.table.box.max_workers:
        return [Reason(look.tell("all_hired", count=look.table.box.max_workers), Gap.NEVER)]
    return lacks(look, hire_cost(look.table, look.player))


# ------------------------------------------------------------------ contracts


def contract(look: Look, card: str) -> list[Reason]:
    """AC-74 from the display, AC-100 from the own ladder."""
    table, player = look.table, look.player
    if card in table.display:
        return _at_action(look, "AC-74", "market")
    if any(card == open_one for open_one, _ in player.contracts):
        reasons = lacks(look, table.box.contracts[card].cost)
        return reasons if look.at(*FREE_MOMENTS) else [*reasons, look.other_question()]
    return [Reason(_where(look, card), _gap_of(table, card))]


def _where(look: Look, card: str) -> str:
    for other in look.table.players:
        if card in other.fulfilled:
            return look.tell("fulfilled_by", seat=other.seat)
        if card in other.failed:
            return look.tell("failed_by", seat=other.seat)
        if any(card == open_one for open_one, _ in other.contracts):
            return look.tell("held_by", seat=other.seat)
    return look.tell("in_deck" if card in look.table.deck else "out_of_game")


def _gap_of(table: Table, card: str) -> Gap:
    return Gap.MOMENT if card in table.deck else Gap.NEVER


# ------------------------------------------------------------------ bonus actions


def cover(look: Look, action: str) -> list[Reason]:
    """Locked with the progress towards it, or used in this stage."""
    table, seat = look.table, look.player.seat
    match look.player.bonus[action]:
        case "locked":
            line = table.box.line_of[action]
            held = sum(table.fields[airship].count(seat) for airship in table.box.airships_of[line])
            need = table.box.bonus_unlock_count
            why = look.tell("locked", need=need, line=name(line, look.lang), have=held)
            return [Reason(why, Gap.MEANS, f"[icon g-lock]{held}/{need}", (address("line", line),))]
        case "used":
            return [Reason(look.tell("used"), Gap.MEANS)]
    return []
