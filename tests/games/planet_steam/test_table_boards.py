"""What the boards of Planet Steam show in given positions: yields, prices, carriers, bids, cards."""

import re

import pytest

from kesselhaus.art.console import Group, Stepper
from kesselhaus.art.gauge import Band, dial
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.tasks import Task
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam import table
from kesselhaus.games.planet_steam.examples.positions import (
    A,
    B,
    begin,
    begin_with,
    empty_map,
    hold,
    lay,
    market,
    own,
    raised,
    tank,
    undeal,
)
from kesselhaus.games.planet_steam.figures import RESOURCES
from kesselhaus.games.planet_steam.rules.production import output
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.table.forecast import forecast
from kesselhaus.games.planet_steam.table.ground import ground
from kesselhaus.games.planet_steam.table.sight import Sight
from kesselhaus.games.planet_steam.table.terminal import bands
from kesselhaus.games.planet_steam.tanks import TANKS
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    Claiming,
    Mooring,
    Nominating,
    SpecialistBidding,
    TankTurn,
    Trading,
    TradingCertificate,
)
from tests.games.looking import Sound, drawn, people, views
from tests.scenario import answer


def sight(match: Match[Table], seat: int | None = A, lang: str = "en") -> Sight:
    view = match.view(seat)
    return Sight(view, people(view), lang)


def shown(match: Match[Table], region: str, seat: int | None = A) -> str:
    """The words and figures of a region."""
    return " ".join("".join(Sound(drawn(match.view(seat))[region]).text).split())


# ------------------------------------------------------------------ the map


@pytest.mark.rule("PS-107", "PS-109", "PS-111", "PS-112")
def test_a_forecast_is_what_production_then_gives() -> None:
    for view in views("planet_steam"):
        state = view.state
        for player in state.players:
            ahead = forecast(Sight(view, people(view), "en"), player.seat)
            if not isinstance(state.doing, Claiming | Mooring | Activating | Nominating):
                continue
            parts = output(state, tuple(ahead.tanks))
            assert ahead.gains == {kind: sum(part[kind] for part in parts) for kind in RESOURCES}
            assert len(ahead.links) == sum(parts[1].values())


@pytest.mark.rule("PS-110", "PS-111")
def test_tanks_show_supercharger_airship_and_synergy() -> None:
    position = empty_map(lay(4))
    tank(position, A, "A3", "ore", supercharger=True)
    tank(position, A, "B3", "ore")
    tank(position, B, "E3", "quartz")
    position.airship = "M3"
    region = drawn(begin(position, Activating).view(A))["map"]
    assert re.findall(r'class="plus1t"[^>]*>([^<]+)<', region) == ["+3", "+2", "+2", "+1"]
    assert 'class="rowband"' in region
    assert sight(begin(position, Activating)).player.seat == A
    after = forecast(sight(begin(position, Trading)), A)
    assert after.gains["ore"] == 4


def test_no_yield_is_promised_after_the_last_production() -> None:
    position = tank(lay(4, round=5), A, "A3", "ore")
    assert forecast(sight(begin(position, TradingCertificate)), A).tanks == {}
    assert forecast(sight(begin(position, Activating)), A).tanks == {"A3": 1}


@pytest.mark.rule("PS-167", "PS-169")
def test_a_sabotaged_tank_lies_on_its_side_and_gives_nothing() -> None:
    position = tank(lay(4, "opt_sabotage", round=2), A, "A3", "ore")
    position.sabotaged, position.saboteur = "A3", B
    match = begin(position, Activating)
    region = drawn(match.view(A))["map"]
    assert 'id="tank-A3" class="tk frozen"' in region
    assert "sabotaged" in region
    assert forecast(sight(match), A).tanks == {}
    assert "A3" in shown(match, "auction")


@pytest.mark.rule("PS-13")
@pytest.mark.parametrize(("seats", "closed"), [(2, 14), (3, 7), (4, 0), (5, 0)])
def test_zones_out_of_play_are_hatched(seats: int, closed: int) -> None:
    assert ground(lay(seats).box, seats, "en").count("#paint-closed") == closed


def test_the_airship_waits_beside_the_board_until_it_is_moored() -> None:
    position = lay(4)
    assert "waiting for the captain" in drawn(begin(position, Mooring).view(None))["map"]
    match = begin(position, Mooring)
    assert isinstance(match.question, Ask)
    answer(match, o.Moor("M6"))
    assert "Support airship at row 6" in drawn(match.view(None))["map"]


@pytest.mark.rule("PS-97")
def test_a_plan_is_drawn_as_far_as_it_goes() -> None:
    position = own(tank(tank(empty_map(lay(4)), A, "A1", "ore"), A, "A2"), A, "A3")
    hold(position, A, credits=50, water=3)
    match = begin_with(position, TankTurn(A))
    answer(match, o.Reorganise())
    answer(match, o.Arrange("A1", TANKS[None, False]))
    regions = drawn(match.view(A))
    assert 'id="tank-A1" class="tk planned"' in regions["map"]
    assert "Still to place" in regions["mine"]


# ------------------------------------------------------------------ the terminal


@pytest.mark.parametrize("resource", RESOURCES)
def test_the_bands_cover_the_whole_scale_once(resource: str) -> None:
    box = lay().box
    found = bands(box, resource)
    values = [value for band in found for value in range(band.first, band.last + 1)]
    assert values == list(range(box.highest_supply[resource] + 1))
    for band in found:
        assert band.meaning.replace("−", "-") == f"{box.change[resource][band.first]:+d}".replace("+0", "0")


def test_the_needle_swings_with_the_supply_and_the_bead_tells_the_change() -> None:
    scale = (Band(0, 4, "+1", "#000", "#fff"), Band(5, 9, "−1", "#fff", "#000"))
    assert dial(scale, 0) != dial(scale, 1)
    assert ">+1</text>" in dial(scale, 4)
    assert 'font-weight="700" text-anchor="middle" fill="#000">−1</text>' in dial(scale, 5)
    for supply in range(10):
        printed = re.findall(r'class="gauge-band(?: off)?">([^<]+)<', dial(scale, supply))
        assert printed == ["+1", "−1"], "what is printed stays in its place, also under the bead"


@pytest.mark.rule("PS-118", "PS-121")
def test_gauges_say_what_selling_all_brings_and_what_follows() -> None:
    position = market(lay(4), ore=5, ore_price=10)
    hold(position, A, ore=3, credits=20)
    region = drawn(begin(position, Activating).view(A))["terminal"]
    assert "Selling all 3 brings 30; then the price is 9" in region
    assert "price 10, supply 5, next change 0" in region


@pytest.mark.rule("PS-115", "PS-121")
def test_the_ladder_tells_the_outcome_of_every_trade() -> None:
    position = market(lay(4), quartz=6, quartz_price=10)
    hold(position, A, quartz=2, credits=35)
    match = begin(position, Trading)
    region = drawn(match.view(A))["terminal"]
    rungs = re.findall(r"<b>(\d+)</b><span>([+−]\d+)</span><em[^>]*>(\d+)</em>", region)
    assert rungs == [
        ("1", "+10", "10"),
        ("2", "+20", "10"),
        ("1", "−10", "10"),
        ("2", "−20", "10"),
        ("3", "−30", "11"),
    ]
    assert "ladder" not in drawn(match.view(B))["terminal"]


def test_many_units_are_set_on_a_wheel_with_sensible_values() -> None:
    position = market(lay(4), quartz=15, quartz_price=10)
    hold(position, A, quartz=1, credits=500)
    raised(position, A, quartz=2)
    parts = table.groups(begin(position, Trading).view(A), "en")
    wheel = next(part for part in parts if isinstance(part, Stepper))
    assert (wheel.unit, min(wheel.numbers), max(wheel.numbers)) == ("quartz", 1, 15)
    assert list(wheel.quick) == [2, 3, 8, 15]
    assert [len(part.keys) for part in parts if isinstance(part, Group)] == [1, 1]


@pytest.mark.rule("PS-144")
def test_order_markers_lie_on_their_gauges() -> None:
    position = lay(4, "adv_variable_trade_order")
    position.order_markers = (("ore", 1), ("quartz", 2), ("water", 3), ("energy", 4))
    region = drawn(begin(position, Trading).view(A))
    assert "Traded as number 1" in region["terminal"]
    names = re.findall(r"</svg><span>(\w+)</span></li>", region["rounds"])
    assert names == ["Ore", "Quartz", "Water", "Energy"]


# ------------------------------------------------------------------ auctions, cards, players


@pytest.mark.rule("PS-50")
def test_bids_show_the_highest_who_passed_and_whose_turn_it_is() -> None:
    position = lay(4)
    undeal(position)
    match = begin_with(position, SpecialistBidding((0, 2), (3, 0, 5, 4)))
    region = drawn(match.view(A))["auction"]
    assert region.count('class="hi"') == 1
    assert region.count('class="you"') == 1
    assert region.count('class="out"') == 2
    assert "your turn" in shown(match, "auction")
    assert "to bid" in shown(match, "auction", B)


@pytest.mark.rule("PS-21")
def test_after_the_auction_the_turn_order_is_shown() -> None:
    text = shown(begin(lay(4), Activating, place=1), "auction", None)
    assert text.index("done") < text.index("to move") < text.index("waits")


@pytest.mark.rule("PS-54")
def test_a_taken_card_tells_its_holder_and_its_price() -> None:
    taken = [
        view
        for view in views("planet_steam")
        if isinstance(view.state.doing, Claiming) and view.state.seats == 4
    ]
    assert taken
    for view in taken:
        paid = Sight(view, people(view), "en").paid_for_cards
        assert set(paid) == set(view.state.box.card_set[4])
        assert drawn(view)["auction"].count("spec taken") == 4


@pytest.mark.rule("PS-174", "PS-175")
def test_the_independent_carrier_shows_holder_locked_credits_and_load() -> None:
    position = lay(4, "opt_independent_carrier", round=2)
    position.carrier_holder, position.locked_credits = A, 17
    hold(position, A, water=8, credits=5)
    match = begin(position, Activating)
    assert "17" in shown(match, "auction", B)
    assert "1/3" in shown(match, "mine")
    assert "1/3" in shown(match, "players", B)
    assert drawn(match.view(A))["mine"].count('<i class="x">') == 1


def test_own_carriers_show_what_comes_and_what_finds_no_room() -> None:
    position = empty_map(lay(4))
    for zone in ("A1", "A2", "A3"):
        tank(position, A, zone, "quartz")
    raised(position, A)
    hold(position, A, quartz=1, energy=1)
    region = drawn(begin(position, Activating).view(A))["mine"]
    assert "Next production: 5; 4 without room" in region
    assert region.count('<i class="gh">') == 1
    assert "3 energy to run all tanks, short of energy" in region


@pytest.mark.rule("PS-136")
def test_worth_now_counts_what_the_end_would_count() -> None:
    position = empty_map(lay(4))
    tank(position, A, "A1", "ore", supercharger=True)
    position.players[A].quarters = 1
    hold(position, A, credits=11)
    match = begin(position, Claiming)
    assert "worth now 161" in shown(match, "mine")
    assert "worth now 150 and credits" in shown(match, "mine", None)


def test_sold_out_and_the_price_of_the_next_tank() -> None:
    position = lay(4)
    assert 'class="now"' in drawn(begin(position, Activating).view(A))["tanks"]
    position.stock = 0
    region = drawn(begin(position, Activating).view(A))["tanks"]
    assert 'class="sold now"' in region


def test_the_bank_is_picked_before_the_map() -> None:
    position = tank(empty_map(lay(4)), A, "A1", "ore")
    own(position, A, "A2")
    hold(position, A, credits=60, water=3, quartz=2)
    regions = drawn(begin_with(position, TankTurn(A)).view(A))
    assert set(re.findall(r'data-pick="([^"]+)"', regions["tanks"])) == {
        "buy-tank",
        "buy-import",
        "buy-quartz",
        "buy-energy",
        "buy-ore",
    }
    picked = set(re.findall(r'class="target picked"[^>]*data-of="([^"]+)"', regions["map"]))
    assert picked == {"buy-tank"}


@pytest.mark.parametrize(
    ("kind", "en", "de"),
    [
        (Activating, "Round 2 of 5 · Tanks", "Runde 2 von 5 · Tanks"),
        (Trading, "Round 2 of 5 · Resources", "Runde 2 von 5 · Rohstoffe"),
    ],
)
def test_the_header_tells_round_and_phase(kind: type[Task], en: str, de: str) -> None:
    view = begin(lay(4, round=2), kind).view(A)
    assert table.standing(view, "en") == en
    assert table.standing(view, "de") == de


def test_a_spectator_sees_the_player_to_move_in_the_middle() -> None:
    match = begin(lay(4), Activating, place=2)
    assert 'Mara "M"' in shown(match, "mine", None)
    assert 'Mara "M"' not in shown(match, "players", None)
