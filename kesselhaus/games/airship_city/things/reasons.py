"""Why a thing of Airship City cannot be chosen now, from the view alone: figure and gap."""

from collections.abc import Mapping
from typing import NamedTuple

from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.games.airship_city.box import Airship
from kesselhaus.games.airship_city.rules.actions import hire_cost, upgrade_cost
from kesselhaus.games.airship_city.rules.building import has_free_field, lowered, meets_prerequisite
from kesselhaus.games.airship_city.state import Player, Table
from kesselhaus.games.airship_city.things.addresses import address, viewer
from kesselhaus.games.airship_city.things.texts import say
from kesselhaus.games.airship_city.words.names import in_sentence, name
from kesselhaus.games.airship_city.words.questions import question
from kesselhaus.parts.things import Gap, Reason

FREE_MOMENTS = ("AC-30", "AC-37", "AC-44", "AC-33")
"""The questions at which contracts are delivered and goods bartered (AC-32)."""


class Eyes(NamedTuple):
    """Whose means are looked at, at which question, told in which language."""

    view: View[Table]
    player: Player
    rule: str
    lang: str

    @property
    def table(self) -> Table:
        return self.view.state

    def say(self, key: str, **values: object) -> str:
        return say(key, self.lang, **values)

    def other_question(self, *about: str) -> Reason:
        """Something else is to be answered first."""
        return Reason(self.say("first", question=question(self.view, self.lang).title), about=about)

    def at(self, *rules: str) -> bool:
        return self.rule in rules


def eyes(view: View[Table], lang: str) -> Eyes:
    rule = view.question.rule if isinstance(view.question, Ask) else ""
    return Eyes(view, view.state.players[viewer(view)], rule, lang)


# ------------------------------------------------------------------ what is paid for


def lacks(look: Eyes, cost: Mapping[str, int]) -> list[Reason]:
    """Each kind of which there is too little, the largest gap first; also where the store is too small."""
    player, reasons = look.player, []
    short = {kind: amount for kind, amount in cost.items() if player.goods[kind] < amount}
    for kind, amount in sorted(short.items(), key=lambda part: player.goods[part[0]] - part[1]):
        have = player.goods[kind]
        why = look.say("lacks", need=f"[{amount} {kind}]", have=f"[{have} {kind}]")
        if amount > player.capacity[kind]:
            why += " " + look.say(
                "too_small", capacity=player.capacity[kind], upgrade=name(f"upgrade_{kind}", look.lang)
            )
        brief = look.say("lacks_brief", need=f"[{amount} {kind}]", have=have)
        reasons.append(Reason(why, Gap.MEANS, brief, (address("track", kind, player.seat),)))
    return reasons


def ship(look: Eyes, airship: str) -> list[Reason]:
    """AC-66: its condition, its price, something that can be done with it, and the moment."""
    shown = look.table.box.airships[airship]
    reasons = [*_prerequisite(look, shown), *_use(look, shown)]
    reasons += lacks(look, lowered(look.table, look.player.seat, "shipyard", shown.cost))
    return [*reasons, *_at_action(look, "AC-66", "shipyard")]


def price(look: Eyes, airship: str) -> list[Reason]:
    """AC-88: the same for a sale, which needs no field and no marker."""
    shown = look.table.box.airships[airship]
    reasons = _prerequisite(look, shown)
    reasons += lacks(look, lowered(look.table, look.player.seat, "shipyard", shown.cost))
    return [*reasons, *_at_action(look, "AC-66", "shipyard")]


def _prerequisite(look: Eyes, shown: Airship) -> list[Reason]:
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
    why = look.say("prerequisite", need=needed, ship=name(below, look.lang), have=held)
    why += " " + (look.say("fields_left", count=free) if free else look.say("fields_gone", count=fields))
    gap = Gap.NEVER if gone else Gap.MEANS
    return [Reason(why, gap, f"[icon g-lock]{held}/{needed}", (address("ship", below),))]


def _use(look: Eyes, shown: Airship) -> list[Reason]:
    """AC-85: without a free field or a marker it can only be sold, and a ship for tourists cannot."""
    return [] if shown.sellable else _marker_and_field(look, shown.id)


def _marker_and_field(look: Eyes, section: str) -> list[Reason]:
    table = look.table
    if not has_free_field(table, section):
        count = table.box.fields(section, table.seats)
        return [Reason(look.say("no_field", count=count), Gap.NEVER, f"[icon g-lock]{count}/{count}")]
    if not look.player.supply:
        return [Reason(look.say("no_marker"), Gap.NEVER, "[icon g-lock]0")]
    return []


def facility(look: Eyes, section: str) -> list[Reason]:
    """AC-67, AC-68."""
    cost = lowered(look.table, look.player.seat, "architects_office", look.table.box.facilities[section].cost)
    at_office = _at_action(look, "AC-67", "architects_office")
    return [*_marker_and_field(look, section), *lacks(look, cost), *at_office]


def upgrade(look: Eyes, resource: str) -> list[Reason]:
    """AC-71."""
    if resource in look.player.upgrades:
        return [Reason(look.say("bought"), Gap.NEVER)]
    cost = lacks(look, upgrade_cost(look.table, look.player, resource))
    return [*cost, *_at_action(look, "AC-71", "workshop")]


def _at_action(look: Eyes, rule: str, kind: str) -> list[Reason]:
    """It is done where a worker acts."""
    if look.at(rule):
        return []
    tiles = [address("tile", tile) for tile in look.table.grid if look.table.box.kind[tile] == kind]
    return [Reason(look.say("at_tile", tile=in_sentence(kind, look.lang)), about=tuple(tiles))]


def hiring(look: Eyes) -> list[Reason]:
    """AC-69."""
    if len(look.player.workers) >= look.table.box.max_workers:
        return [Reason(look.say("all_hired", count=look.table.box.max_workers), Gap.NEVER)]
    return lacks(look, hire_cost(look.table, look.player))


# ------------------------------------------------------------------ contracts


def contract(look: Eyes, card: str) -> list[Reason]:
    """AC-74 from the display, AC-100 from the own ladder."""
    table, player = look.table, look.player
    if card in table.display:
        return _at_action(look, "AC-74", "market")
    if any(card == open_one for open_one, _ in player.contracts):
        reasons = lacks(look, table.box.contracts[card].cost)
        return reasons if look.at(*FREE_MOMENTS) else [*reasons, look.other_question()]
    return [Reason(_where(look, card), _gap_of(table, card))]


def _where(look: Eyes, card: str) -> str:
    for other in look.table.players:
        if card in other.fulfilled:
            return look.say("fulfilled_by", seat=other.seat)
        if card in other.failed:
            return look.say("failed_by", seat=other.seat)
        if any(card == open_one for open_one, _ in other.contracts):
            return look.say("held_by", seat=other.seat)
    return look.say("in_deck" if card in look.table.deck else "out_of_game")


def _gap_of(table: Table, card: str) -> Gap:
    return Gap.MOMENT if card in table.deck else Gap.NEVER


# ------------------------------------------------------------------ bonus actions


def cover(look: Eyes, action: str) -> list[Reason]:
    """Locked with the progress towards it, or used in this stage."""
    table, seat = look.table, look.player.seat
    match look.player.bonus[action]:
        case "locked":
            line = table.box.line_of[action]
            held = sum(table.fields[airship].count(seat) for airship in table.box.airships_of[line])
            need = table.box.bonus_unlock_count
            why = look.say("locked", need=need, line=name(line, look.lang), have=held)
            return [Reason(why, Gap.MEANS, f"[icon g-lock]{held}/{need}", (address("line", line),))]
        case "used":
            return [Reason(look.say("used"), Gap.MEANS)]
    return []
