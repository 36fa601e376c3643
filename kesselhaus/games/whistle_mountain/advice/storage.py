"""What is stored: tiles to be built, cards and awards to be used, as long as there is time."""

from kesselhaus.games.whistle_mountain.advice.weights import Weights
from kesselhaus.games.whistle_mountain.advice.worth import CARD, activations, per_turn
from kesselhaus.games.whistle_mountain.ground import MACHINE_PIECES
from kesselhaus.games.whistle_mountain.state import Player, Table


def machine_worth(vp: int, number: int, turns: float, weights: Weights) -> float:
    """A machine in storage, so many others before it."""
    share = weights.machine - weights.waiting * number
    return 1 + (share * vp - 1) * min(1.0, turns / (2.0 + number))


def scaffold_worth(player: Player, number: int, turns: float, weights: Weights) -> float:
    """A scaffold in storage, so many others before it."""
    powers = player.powers
    full = weights.scaffold if number < 3 else weights.spare_scaffold
    full += 0.8 * (powers["contact_vp"] + powers["scaffold_vp"])
    return 0.5 + (full - 0.5) * min(1.0, turns / 2)


def card_worth(used: float, number: int, turns: float, weights: Weights) -> float:
    """A card in the hand, so many others before it; one can be played in a turn."""
    return 0.5 + max(0.0, weights.card * used - 0.5) * min(1.0, turns / (2 + 2 * number))


def award_worth(used: float, number: int, turns: float, weights: Weights) -> float:
    return 1 + max(0.0, weights.award * used - 1) * min(1.0, turns / (1 + 2 * number))


def upgrade_worth(table: Table, player: Player, upgrade: str, turns: float, weights: Weights) -> float:
    """What one more upgrade is worth."""
    box, owned = table.box, player.upgrades
    more = per_turn(box, player.ability, (*owned, upgrade)) - per_turn(box, player.ability, owned)
    powers = box.upgrades[upgrade].powers
    end = powers.get("tower_vp", 0) * len(player.tower)
    end += powers.get("end_upgrade_vp", 0) * (len(owned) + 1) + player.powers["end_upgrade_vp"]
    return box.upgrades[upgrade].vp + end + weights.power * turns * more


def upgrades(table: Table, player: Player, turns: float, weights: Weights) -> float:
    """Points at the end, and what all abilities together bring until then."""
    box, powers = table.box, player.powers
    points = sum([box.upgrades[upgrade].vp for upgrade in player.upgrades])
    end = powers["tower_vp"] * len(player.tower) + powers["end_upgrade_vp"] * len(player.upgrades)
    return points + end + weights.power * turns * per_turn(box, player.ability, player.upgrades)


def stored(table: Table, player: Player, turns: float, weights: Weights) -> float:
    """All of it."""
    box = table.box
    worth = 0.0
    if player.machines:
        scaffold = table.ground.scaffold
        held = sorted([(box.machines[machine].vp, machine) for machine in player.machines], reverse=True)
        for number, (vp, machine) in enumerate(held):
            each = machine_worth(vp, number, turns, weights)
            pieces = MACHINE_PIECES[box.machines[machine].size]
            if not any(piece.handles(scaffold) for piece in pieces):
                each *= weights.cramped
            worth += each
    for number in range(len(player.scaffolds)):
        worth += scaffold_worth(player, number, turns, weights)
    if player.cards or player.awards:
        known = activations(box, weights)
        for number, card in enumerate(player.cards):
            worth += card_worth(known.get(card, CARD), number, turns, weights)
        for number, award in enumerate(player.awards):
            worth += award_worth(known[award], number, turns, weights)
    return worth
