"""The round of Planet Steam, as the rulebook tells it."""

from collections.abc import Callable

from kesselhaus.engine.questions import Play
from kesselhaus.games.planet_steam import state
from kesselhaus.games.planet_steam.rules.airship import moor
from kesselhaus.games.planet_steam.rules.certificates import trade_certificate
from kesselhaus.games.planet_steam.rules.claiming import claim
from kesselhaus.games.planet_steam.rules.independent_carrier import bid_for_carrier, keep_or_give_up
from kesselhaus.games.planet_steam.rules.preparation import (
    choose_colour,
    colours,
    draw_start_player,
    first_upgrade,
    lay_out,
)
from kesselhaus.games.planet_steam.rules.price_manipulation import manipulate_prices
from kesselhaus.games.planet_steam.rules.production import produce
from kesselhaus.games.planet_steam.rules.rounds import begin_round, close_round
from kesselhaus.games.planet_steam.rules.sabotage import sabotage
from kesselhaus.games.planet_steam.rules.specialists import (
    bid_for_specialist,
    choose_card,
    lay_out_bonus_resources,
    take_bonus_resource,
)
from kesselhaus.games.planet_steam.rules.tank_turn import activate, tank_action
from kesselhaus.games.planet_steam.rules.trade import trade
from kesselhaus.games.planet_steam.rules.trade_order import put_order_markers
from kesselhaus.games.planet_steam.rules.variable_claims import (
    name_river_number,
    place_marker,
    put_river_marker,
)
from kesselhaus.games.planet_steam.rules.zone_auction import bid_for_zone, nominate
from kesselhaus.games.planet_steam.state import OVER, Table

__all__ = ["colours", "is_over", "lay_out", "step", "whose_turn"]


def _unasked(rule: Callable[[Table], None]) -> Callable[[Table], Play]:
    """A step in which nobody has a choice."""

    def step(table: Table) -> Play:
        rule(table)
        yield from ()

    return step


STEPS: dict[str, Callable[[Table], Play]] = {
    state.COLOUR: choose_colour,
    state.START_PLAYER: draw_start_player,
    state.FIRST_UPGRADE: first_upgrade,
    state.RIVER_NUMBER: name_river_number,
    state.RIVER_MARKERS: put_river_marker,
    state.ROUND_START: _unasked(begin_round),
    state.BONUS_FIELD: _unasked(lay_out_bonus_resources),
    state.SPECIALIST_BID: bid_for_specialist,
    state.SPECIALIST_CARD: choose_card,
    state.PRICE_MANIPULATION: manipulate_prices,
    state.SABOTAGE: sabotage,
    state.BONUS_RESOURCE: take_bonus_resource,
    state.ORDER_MARKERS: put_order_markers,
    state.PLACING: place_marker,
    state.NOMINATION: nominate,
    state.ZONE_BID: bid_for_zone,
    state.CLAIMING: claim,
    state.MOORING: moor,
    state.CARRIER_CHOICE: keep_or_give_up,
    state.CARRIER_BID: bid_for_carrier,
    state.ACTIVATION: activate,
    state.TANK_ACTIONS: tank_action,
    state.PRODUCTION: produce,
    state.TRADE: trade,
    state.CERTIFICATES: trade_certificate,
    state.CLOSING: close_round,
}
"""PS-19a: what is done at each moment; every step says itself what follows."""


def step(table: Table) -> Play:
    """The smallest part of the game after which the table is whole."""
    return STEPS[table.moment](table)


def is_over(table: Table) -> bool:
    return table.moment == OVER


def whose_turn(table: Table) -> int | None:
    """PS-98a: a tank turn; everything else is a single choice, a bid or a trade."""
    return table.player().seat if table.moment == state.TANK_ACTIONS else None
