"""Why a card, an award, an ability, a worker, a square, a resource or a deed cannot be chosen now."""

from collections.abc import Callable, Mapping

from kesselhaus.games.whistle_mountain.ground import GRID, WET
from kesselhaus.games.whistle_mountain.rules.forge import errands_left, move_cost, rescue_cost
from kesselhaus.games.whistle_mountain.rules.workers import can_move
from kesselhaus.games.whistle_mountain.tasks.placing import PlacingFirstTile, PlacingScaffold
from kesselhaus.games.whistle_mountain.tasks.turn import (
    AfterCollecting,
    ChoosingAbility,
    Collecting,
    Forging,
    MainAction,
)
from kesselhaus.games.whistle_mountain.things.looking import Look
from kesselhaus.games.whistle_mountain.things.reasons import no_rescue, nowhere, to_be_sent
from kesselhaus.games.whistle_mountain.words.prospects import WORKER, held
from kesselhaus.parts.looking import address
from kesselhaus.parts.things import Gap, Reason

BONUS_WINDOWS = MainAction | Collecting | AfterCollecting | Forging
"""When a card or an award may be used (WM-135)."""

# ------------------------------------------------------------------ cards, awards, abilities


def card(look: Look, which: str) -> list[Reason]:
    """WM-42, WM-135; of the hands of others nothing is known."""
    table, player = look.table, look.player
    if which not in player.cards:
        return [look.why("discarded" if which in table.discarded else "not_in_hand")]
    most = table.box.cards_per_turn + player.powers["cards"]
    if player.seat == table.active and table.cards_played >= most:
        return [look.why("cards_played", Gap.MEANS, count=table.cards_played, most=most)]
    return [] if isinstance(table.doing, BONUS_WINDOWS) else [look.why("bonus_when")]


def award(look: Look, which: str) -> list[Reason]:
    """WM-42, WM-111, WM-137."""
    table, player = look.table, look.player
    if which in player.awards:
        most = table.box.awards_per_turn
        if player.seat == table.active and table.awards_used >= most:
            return [look.why("awards_used", Gap.MEANS, count=table.awards_used, most=most)]
        return [look.why("bonus_when")]
    for floor, lying in enumerate(table.tower, 1):
        if which in lying:
            return [look.why("on_floor", Gap.MEANS, address("floor", floor), floor=floor)]
    for other in table.players:
        if which in other.awards:
            return [look.why("owned_by", Gap.NEVER, seat=other.seat)]
    return [look.why("award_used" if which in table.used_awards else "not_here", Gap.NEVER)]


def ability(look: Look, which: str) -> list[Reason]:
    """WM-13."""
    for player in look.table.players:
        if player.ability == which:
            mine = player.seat == look.player.seat
            return [look.why("owned" if mine else "owned_by", Gap.NEVER, seat=player.seat)]
    choosing = look.table.waiting(ChoosingAbility)
    return [look.why("not_here" if choosing else "drafted", Gap.NEVER)]


def deck(look: Look, which: str) -> list[Reason]:
    if not look.table.deck and not look.table.discarded:
        return [look.why("deck_empty", Gap.MEANS)]
    return to_be_sent(look, "draw_when")


# ------------------------------------------------------------------ workers and squares


def level(look: Look, which: str) -> list[Reason]:
    """WM-100, WM-104."""
    if int(which) not in look.player.barracks:
        return [look.why("level_empty", Gap.NEVER)]
    return _to_move(look)


def _to_move(look: Look) -> list[Reason]:
    """WM-83, WM-87, WM-100: a worker, an empty square, gold, and the moment."""
    table, player, doing = look.table, look.player, look.table.doing
    reasons = [] if can_move(table, player) else [nowhere(look) or look.why("nobody_to_move", Gap.MEANS)]
    if isinstance(doing, Forging):
        return reasons + (_no_errand(look, doing) or look.lacks(move_cost(table, player, doing)))
    return [*reasons, look.why("move_when", Gap.MOMENT, address("deed", "forge"))]


def _no_errand(look: Look, forge: Forging) -> list[Reason]:
    if errands_left(look.table, look.player, forge):
        return []
    return [look.why("errands_done", count=look.table.box.forge_errands + look.player.powers["errands"])]


def pool(look: Look, which: str) -> list[Reason]:
    reasons, doing = no_rescue(look), look.table.doing
    if isinstance(doing, Forging):
        return reasons + (_no_errand(look, doing) or look.lacks(rescue_cost(look.table, look.player)))
    return [*reasons, look.why("in_forge", Gap.MOMENT, address("deed", "forge"))]


def square(look: Look, which: str) -> list[Reason]:
    """What lies there, where a square is asked for; else that none is."""
    if not any(type(option).__name__ in ("At", "FromSquare") for option in look.options):
        return []
    column, _, row = which.partition("-")
    bit, ground = GRID.bit[int(column), int(row)], look.table.ground
    asks_at = any(type(option).__name__ == "At" for option in look.options)
    there: Mapping[str, int] = {
        "under_water": WET[look.table.water_level],
        "has_machine": ground.machine,
        "has_airship": ground.airships,
    }
    found = [look.why(key, _gap_of(key)) for key, squares in there.items() if squares & bit]
    if found:
        return found
    if not asks_at:
        return [look.why("not_yours")]
    if held(look.view).kind == WORKER:
        return [look.why("has_worker" if ground.scaffold & bit else "no_scaffold")]
    scaffolding = isinstance(look.table.doing, PlacingFirstTile | PlacingScaffold)
    beside = GRID.beside(ground.scaffold | ground.machine) & bit
    return [look.why("does_not_fit" if not scaffolding or beside or ground.scaffold & bit else "not_beside")]


def _gap_of(key: str) -> Gap:
    """What the water has taken does not come back."""
    return Gap.NEVER if key == "under_water" else Gap.MEANS


# ------------------------------------------------------------------ resources and deeds


def store(look: Look, which: str) -> list[Reason]:
    return [look.why("store_when")]


def token(look: Look, which: str) -> list[Reason]:
    return [look.why("token_when")]


def deed(look: Look, which: str) -> list[Reason]:
    match which:
        case "move":
            return _to_move(look)
        case "rescue":
            return pool(look, "")
        case "forge":
            return [look.why("forge_when")]
        case "pay":
            return [look.why("pay_when")]
        case "decline":
            return [look.why("nothing_to_leave")]
    return [look.why("end_when")]


WHY: dict[str, Callable[[Look, str], list[Reason]]] = {
    "card": card,
    "award": award,
    "ability": ability,
    "deck": deck,
    "level": level,
    "square": square,
    "pool": pool,
    "store": store,
    "token": token,
    "deed": deed,
}
