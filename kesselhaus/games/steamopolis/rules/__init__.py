"""The turn of Steamopolis, as the rulebook tells it: an agenda of tasks, of which the last one is next."""

from collections.abc import Callable

from kesselhaus.engine.questions import Play
from kesselhaus.games.steamopolis import state
from kesselhaus.games.steamopolis.rules import (
    buying,
    districts,
    effects,
    flying,
    gauge,
    gauge_effects,
    markers,
    market,
    parasites,
    passengers,
    passives,
    preparation,
    solo,
    storing,
    target,
    turn,
)
from kesselhaus.games.steamopolis.rules.preparation import lay_out
from kesselhaus.games.steamopolis.state import OVER, Table, Task

__all__ = ["is_over", "lay_out", "step"]

RULES: dict[str, Callable[[Table, Task], Play | None]] = {
    state.CHARACTER: preparation.character,
    state.BEGIN_GAME: turn.begin_game,
    state.STORE: storing.store_later,
    state.PARTS: effects.next_part,
    state.GUEST: parasites.guest,
    "use_placed": parasites.use_placed,
    state.INVITE: parasites.invite,
    "run_machines": target.run_machines,
    state.TAKE_TILE: buying.take_tile,
    state.HANG: buying.hang,
    state.AFTER_PURCHASE: buying.after_purchase,
    state.SHADOW: solo.remove_tiles,
    state.FINISH: turn.finish,
    state.END_TURN: turn.end_turn,
    state.DEAL: preparation.deal,
    state.PLACE_START: preparation.place_start,
    state.PLACE_CAPACITY: preparation.place_start_capacity,
    state.ARROWS: gauge.arrow_moves,
    state.ACTION: turn.action,
    state.FINAL_STEAM: turn.final_action,
    state.FINAL_TARGET: turn.final_action,
    state.FINAL_FLY: turn.final_action,
    state.CHOOSE_STONE: target.choose_stone,
    state.RUN: target.run,
    state.KEEP: storing.keep,
    state.FLY: flying.fly,
    state.ENTER_GAUGE: gauge.enter_full_gauge,
    state.BOARD: passengers.board,
    state.STEP_THREE: flying.step_three,
    state.PAY: effects.pay_for_part,
    state.PASSIVES: passives.next_passive,
    state.PUT_LIFTED: parasites.put_lifted,
    state.INVITED: parasites.invited,
    state.PAY_TILE: buying.pay_tile,
    state.SCRAP: buying.scrap,
    state.LOSE_STONE: gauge_effects.lose_stone,
    state.REVEAL: market.reveal,
    state.BUILD: buying.build,
    state.PAY_MARKER: markers.pay_marker,
    state.PUT_MARKER: markers.put_marker,
    state.MORE_MARKERS: markers.more_markers,
    state.REWARDS: passengers.rewards,
    state.NEW_PASSENGER: passengers.new_passenger,
    state.END_EFFECTS: turn.end_effects,
    state.REMOVED_TILES: solo.use_removed,
    state.SHADOW_PASSENGER: solo.next_passenger,
    # the symbols of 2.2
    "press": gauge.press,
    "press_one": gauge.press_one,
    "stone": gauge.new_stone,
    "base": gauge_effects.base,
    "set8": gauge_effects.set_to_top,
    "arrow": gauge_effects.turn_arrows,
    "res": effects.resources,
    "res_any": effects.any_resources,
    effects.RES_GEARS: effects.any_gears,
    "sponsor": effects.sponsor,
    "gala": effects.gala,
    "flip_sponsor": effects.turn_sponsor,
    "cap": buying.capacity,
    "buy_any": buying.buy_any,
    "copy_district": districts.copy,
    "par_place": parasites.place_parasites,
    "par_place_act": parasites.place_parasites,
    "par_act": parasites.use_parasites,
    "shake_all": parasites.shake_all,
    "peek": market.look,
}
"""What is done for each task: at once (None), or by asking somebody or chance."""


def step(table: Table) -> Play:
    """On to the next task that asks; the table is whole between any two tasks."""
    while table.moment != OVER:
        task = table.agenda[-1]
        play = RULES[task.what](table, task)
        if play is not None:
            return play
    return _nothing()


def is_over(table: Table) -> bool:
    return table.moment == OVER


def _nothing() -> Play:
    yield from ()
