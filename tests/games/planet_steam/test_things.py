"""What explains itself in Planet Steam: reasons with figure and gap, cards for who looks."""

import re

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.rulebook import rule_text
from kesselhaus.games import rulebook
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    C,
    D,
    begin,
    begin_with,
    deal,
    empty_map,
    fill_map,
    hold,
    lay,
    market,
    own,
    tank,
    undeal,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    Claiming,
    LayingOutBonus,
    ManipulatingPrices,
    Mooring,
    Nominating,
    Producing,
    TankTurn,
    Trading,
    TradingCertificate,
)
from kesselhaus.games.planet_steam.things import not_now, thing, why_not
from kesselhaus.games.planet_steam.things.auction import SPECIALIST_RULES
from kesselhaus.parts.things import Gap, Reason, Thing
from tests.scenario import answer


def reasons(match: Match[Table], address: str, lang: str = "en") -> list[Reason]:
    return why_not(match.view(A), address, lang)


def first(match: Match[Table], address: str, lang: str = "en") -> tuple[str, Gap]:
    reason = reasons(match, address, lang)[0]
    return reason.why, reason.gap


def card(match: Match[Table], address: str, seat: int | None = A) -> Thing:
    shown = thing(address, match.view(seat), "en")
    assert shown
    return shown


def labels(match: Match[Table]) -> dict[str, str]:
    """What stands dashed among the keys of the tank turn, with the shortest reason."""
    found = {}
    for option in not_now(match.view(A), "en"):
        kind = {"BuyTank": "ware-tank", "ImportTank": "ware-import", "BuySupercharger": "ware-supercharger"}
        address = kind.get(type(option).__name__)
        if address:
            reason = reasons(match, address)[0]
            found[reason.label] = reason.brief or reason.why
    return found


@pytest.mark.rule("PS-88", "PS-24")
def test_a_tank_tells_what_is_short_of_its_price() -> None:
    table = own(empty_map(lay()), A, "A1")
    hold(table, A, credits=3, water=1)
    match = begin_with(table, TankTurn(A))
    told = "It costs [8 credit], you have [3 credit]."
    assert first(match, "ware-tank") == (told, Gap.MEANS)
    assert first(match, "ware-tank", "de")[0] == "Es kostet [8 credit], du hast [3 credit]."
    assert first(match, "zone-A1")[0] == told
    assert labels(match)["[icon i-tank] Tank"] == "needs [8 credit]"
    assert labels(match)["[icon i-supercharger] Supercharger"] == "You have no tank to put it on."
    hold(table, A, credits=8, water=1)
    assert reasons(begin_with(table, TankTurn(A)), "ware-tank") == []


@pytest.mark.rule("PS-88", "PS-29")
def test_a_tank_needs_a_zone_and_a_market_that_is_not_sold_out() -> None:
    table = tank(empty_map(lay()), A, "A1")
    hold(table, A, credits=50, water=3)
    match = begin_with(table, TankTurn(A))
    assert first(match, "ware-tank") == ("You have no zone without a tank.", Gap.MEANS)
    assert first(match, "zone-A1") == ("A tank stands there, and each zone holds one.", Gap.MEANS)
    table = own(empty_map(lay()), A, "A1")
    hold(table, A, credits=50, water=3)
    table.stock = 0
    assert first(begin_with(table, TankTurn(A)), "ware-tank") == ("The local market is sold out.", Gap.MEANS)


@pytest.mark.rule("PS-87", "PS-94")
def test_out_of_the_tank_turn_a_ware_tells_what_is_short_and_when_it_is_bought() -> None:
    table = lay()
    hold(table, A, credits=50, ore=1)
    match = begin(table, Trading)
    assert [reason.why for reason in reasons(match, "ware-carrier")] == [
        "It costs [1 energy], you have [0 energy].",
        "It is bought in your tank turn, which costs [1 water].",
    ]


@pytest.mark.rule("PS-31", "PS-32", "PS-65", "PS-78")
def test_a_zone_tells_whose_it_is() -> None:
    table = lay()
    deal(table, B, A, C, D)
    match = begin(table, Nominating)
    assert first(match, "zone-B2") == ("It is yours already.", Gap.NEVER)
    assert first(match, "zone-D2") == ("It belongs to [seat 1].", Gap.NEVER)
    assert first(match, "zone-D1")[1] is Gap.MEANS
    assert "building permit" in first(match, "zone-D1")[0]
    assert reasons(match, "zone-B1") == []


@pytest.mark.rule("PS-74")
def test_after_a_failed_roll_only_the_nearest_zones_can_be_taken() -> None:
    match = begin(lay(), Claiming)
    answer(match, o.CLAIM_BY_DIE)
    answer(match, o.name_zone("B6"))
    match.answer(1)
    assert reasons(match, "zone-B5") == []
    assert first(match, "zone-A5")[0].startswith("Only the first free zone in each direction")


@pytest.mark.rule("PS-30")
def test_without_a_marker_no_zone_can_be_claimed_any_more() -> None:
    table = lay()
    table.players[A].reserve = 0
    match = begin(table, Trading)
    assert first(match, "deed-by_die") == (
        "You have no claim marker left: all 14 lie on the map.",
        Gap.NEVER,
    )


@pytest.mark.rule("PS-51", "PS-71")
def test_a_bid_tells_how_much_it_would_take() -> None:
    table = lay()
    undeal(table)
    hold(table, A, credits=3)
    match = begin(table, LayingOutBonus)
    seat = match.state.start_player
    assert seat == A
    assert first(match, "deed-pass") == ("You open, so you have to bid.", Gap.MOMENT)
    answer(match, o.Bid(2))
    for bid in (3, 4, 5):
        answer(match, o.Bid(bid))
    assert first(match, "deed-bid") == (
        "A bid has to be [6 credit] at least, and you can bid [3 credit] at most.",
        Gap.MEANS,
    )
    assert o.Bid(6) in not_now(match.view(A), "en")


@pytest.mark.rule("PS-82", "PS-47")
def test_a_card_and_a_mooring_tell_who_has_them() -> None:
    match = begin(lay(), Claiming)
    assert first(match, "card-sp_02") == ("It was taken by [seat 1].", Gap.MOMENT)
    assert first(match, "mooring-M1") == ("[seat 2] [verb moors 2] the airship in this round.", Gap.MOMENT)
    assert reasons_of(begin(lay(), Mooring), C, "mooring-M1") == []


def reasons_of(match: Match[Table], seat: int, address: str) -> list[Reason]:
    return why_not(match.view(seat), address, "en")


@pytest.mark.rule("PS-114", "PS-116", "PS-118")
def test_trade_tells_what_is_missing_and_what_is_traded_now() -> None:
    table = market(lay(), quartz=0)
    hold(table, A, credits=5)
    match = begin(table, Trading)
    assert first(match, "deed-buy") == ("The terminal has no [quartz] left.", Gap.MEANS)
    assert first(match, "deed-sell") == ("You have no [quartz].", Gap.MEANS)
    assert first(match, "gauge-ore")[0] == "Now [quartz] is traded."
    assert {type(option) for option in not_now(match.view(A), "en")} == {o.Buy, o.Sell}
    hold(table, A, credits=5, quartz=2)
    assert first(begin(market(table, quartz=3), Trading), "deed-buy")[0] == (
        "It costs [16 credit], you have [5 credit]."
    )


@pytest.mark.rule("PS-123", "PS-126")
def test_certificates_tell_their_price_and_whether_any_are_left() -> None:
    table = lay()
    hold(table, A, credits=5, quartz=1)
    table.quarters = 0
    match = begin(table, TradingCertificate)
    assert first(match, "ware-permit") == ("It costs [1 water], you have [0 water].", Gap.MEANS)
    assert first(match, "ware-quarters") == ("The bank has no luxury quarters left.", Gap.NEVER)
    assert first(match, "permits-0") == ("You have no building permit.", Gap.MEANS)


@pytest.mark.rule("PS-106", "PS-108", "PS-110", "PS-111", "PS-104")
def test_a_tank_tells_what_it_gives_and_costs_for_its_owner() -> None:
    table = tank(tank(empty_map(lay()), A, "B2", "ore", supercharger=True), A, "B3", "ore")
    table.airship = "M2"
    hold(table, A, credits=5, energy=2)
    match = begin(table, Producing)
    shown = card(match, "tank-B2")
    assert shown.name == "Ore tank with supercharger"
    assert shown.brings == "[+3 ore]"
    assert [(need.amount, need.noun, need.have) for need in shown.needs] == [(1, "energy", 2)]
    assert "2 in this group, 1 more" in shown.does
    assert card(match, "tank-B2", B).brings == ""
    assert card(match, "tank-B2", None).needs == ()


@pytest.mark.rule("PS-121", "PS-120")
def test_a_gauge_tells_the_next_change_and_what_all_own_units_bring() -> None:
    table = market(lay(), energy=9, energy_price=4)
    hold(table, A, energy=5)
    shown = card(begin(table, Trading), "gauge-energy")
    assert "now −1" in shown.does
    assert "Your [5 energy] bring [20 credit] now; then the price is 1." in shown.does
    assert "bring" not in card(begin(table, Trading), "gauge-energy", None).does


@pytest.mark.rule("PS-41")
def test_credits_of_others_are_told_to_nobody() -> None:
    match = begin(lay(), Trading)
    assert card(match, "credits-0").worth == "[120 credit]"
    assert card(match, "credits-1").worth == ""
    assert "[120 credit]" not in str(card(match, "score-1"))
    assert [need.have for need in card(match, "ware-tank", None).needs] == [None, None]


@pytest.mark.rule("PS-85")
def test_what_is_dear_is_no_secret_of_the_key_that_pays() -> None:
    table = lay()
    hold(table, A, water=2)
    shown = card(begin(table, Activating), "deed-activate")
    assert [(need.amount, need.noun, need.have) for need in shown.needs] == [(1, "water", 2)]


@pytest.mark.rule("PS-77")
def test_a_full_map_leaves_nothing_to_the_die() -> None:
    table = fill_map(lay())
    table.players[A].permits = 1
    match = begin(table, Claiming)
    assert first(match, "deed-by_die") == ("No zone is free any more.", Gap.NEVER)
    assert not_now(match.view(A), "en") == [o.CLAIM_BY_DIE]


@pytest.mark.rule("PS-162")
def test_a_mode_tells_its_price_until_one_has_been_chosen() -> None:
    table = lay(4, "opt_price_manipulation")
    hold(table, A, credits=3)
    match = begin_with(table, ManipulatingPrices(A))
    assert first(match, "mode-moderate") == ("It costs [4 credit], you have [3 credit].", Gap.MEANS)
    assert o.ChooseMode("moderate") in not_now(match.view(A), "en")
    answer(match, o.ChooseMode("weak"))
    assert first(match, "mode-weak") == ("How strongly has been chosen already.", Gap.MOMENT)
    assert not_now(match.view(A), "en") == []


@pytest.mark.parametrize("specialist", ["engineer", "banker"])
def test_the_rule_of_a_specialist_is_the_one_that_names_it(specialist: str) -> None:
    told = rule_text(rulebook("planet_steam", "en"), SPECIALIST_RULES[specialist])
    assert re.match(specialist, told, re.IGNORECASE)
