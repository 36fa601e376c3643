"""What the keys of Planet Steam promise is what then happens: prices, room, synergy, half bids."""

import re
from collections import Counter
from random import Random

import pytest

from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.wording import Label
from kesselhaus.games.planet_steam import options as o
from kesselhaus.games.planet_steam import words
from kesselhaus.games.planet_steam.examples import EXAMPLES
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
    tank,
    undeal,
)
from kesselhaus.games.planet_steam.state import Table
from kesselhaus.games.planet_steam.tasks import (
    Activating,
    Mooring,
    Nominating,
    Producing,
    TakingBonus,
    Trading,
)
from tests.games.planet_steam.matches import choose, start
from tests.scenario import answer, asked


def key(match: Match[Table], option: Option, lang: str = "en") -> Label:
    assert option in asked(match).options
    return words.option(option, match.view(asked(match).seat), lang)


@pytest.mark.rule("EX-9")
def test_a_sale_shows_what_it_brings_and_the_price_after_it() -> None:
    assert key(EXAMPLES.boards("EX-9")[0], o.Sell(5)) == Label(
        "[5 energy]", "[+20 credit], price then 1", "Sell [5 energy] for [20 credit], price then 1"
    )
    table = market(lay(), quartz=5)
    hold(table, A, credits=50, quartz=2)
    match = begin(table, Trading)
    assert key(match, o.Sell(2)) == Label(
        "[2 quartz]", "[+32 credit], price then 15", "Sell [2 quartz] for [32 credit], price then 15"
    )
    assert key(match, o.Pass(), "de") == Label("Nicht handeln", "Preis dann 16")


def test_a_purchase_names_what_finds_no_room() -> None:
    table = market(lay(), quartz=5)
    hold(table, A, credits=50, quartz=1)
    match = begin(table, Trading)
    assert key(match, o.Buy(1)).note == "[−16 credit], price then 16"
    assert key(match, o.Buy(3), "de").note == "[−48 credit], Preis dann 17, [2 quartz] verfallen"


def test_using_a_tank_shows_its_cost_and_the_synergy_with_those_used_before() -> None:
    table = empty_map(lay())
    hold(table, A, energy=2)
    tank(table, A, "A1", "ore")
    tank(table, A, "B1", "ore", supercharger=True)
    match = begin(table, Producing)
    assert key(match, o.Use("A1")).note == "[−1 energy] [+1 ore]"
    answer(match, o.Use("A1"))
    assert key(match, o.Use("B1")).note == "[−1 energy] [+3 ore]"


@pytest.mark.rule("PS-108", "PS-110", "PS-111")
def test_a_tank_says_what_it_will_add_to_the_water_with_its_neighbours_and_the_airship() -> None:
    table = empty_map(lay())
    hold(table, A, credits=50, quartz=2, ore=2, water=4, energy=2)
    own(table, A, "A2", "C1", "F4")
    tank(tank(table, A, "A1"), A, "B1")
    table.airship = "M4"
    match = begin(table, Activating)
    answer(match, o.Activate())
    assert key(match, o.BuyTank("A2")).note == "[+2 water]"
    assert key(match, o.BuyTank("C1")).hint.endswith("[+2 water]")
    assert key(match, o.BuyTank("F4")).note == "[+2 water]"
    assert key(match, o.BuySupercharger("A1")).note == "[+1 water]"
    match.state.sabotaged = "B1"
    assert words.option(o.BuyTank("C1"), match.view(A), "en").note == "[+1 water]"


def test_the_speculator_sees_what_half_of_the_bid_is() -> None:
    table = lay()
    hold(table, B, credits=20)
    match = begin(table, Nominating)
    answer(match, o.Nominate("B1"), o.Bid(2))
    assert key(match, o.Bid(7)) == Label(
        "[7 credit]", "you pay [4 credit]", "Bid [7 credit], you pay [4 credit]"
    )


def test_a_bonus_unit_without_room_says_what_becomes_of_it() -> None:
    table = lay()
    undeal(table)
    hold(table, A, ore=3)
    table.players[A].card, table.bonus_field = "sp_01", ("ore", "water")
    match = begin_with(table, TakingBonus(A))
    assert key(match, o.TakeResource("ore")).note == "no room: supply rises"
    assert key(match, o.TakeResource("water"), "de").note == "dann 1 von 7"


def test_tank_prices_stand_in_the_headings() -> None:
    table = own(empty_map(lay()), A, "B1")
    hold(table, A, credits=50, quartz=2, ore=1, water=2, energy=1)
    match = answer(begin(table, Activating), o.Activate())
    headings = {heading.key: heading for heading, _ in words.grouped(match.view(A), "de")}
    assert headings["local"].note == "[8 credit] [1 water]"
    assert headings["import"].note == "[5 credit] [2 quartz] [1 water]"
    assert (headings["carrier"].title, headings["carrier"].note) == (
        "Frachter ausbauen",
        "[1 ore] [1 energy]",
    )
    assert list(headings) == ["local", "import", "carrier", "end"]


def test_a_mooring_counts_the_tanks_that_it_helps() -> None:
    table = empty_map(lay())
    captain = table.holder("airship_captain")
    tank(table, captain, "A1")
    tank(table, B, "B1")
    assert key(begin(table, Mooring), o.Moor("M1")).note == "tanks: 2, yours: 1"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_trade_key_promises_happens(seats: int) -> None:
    """What is paid, what is stored and the next price are those that stood on the key."""
    match, chance, checked = start(seats, seed=3), Random(3), 0
    while isinstance(match.question, Ask):
        question, table = match.question, match.state
        choice = choose(chance, list(question.options))
        if question.rule != "PS-115":
            match.answer(choice)
            continue
        player, resource = table.players[question.seat], table.traded
        promised = words.option(choice, match.view(question.seat), "en").note
        before = Counter({"credit": player.credits, **player.goods})
        match.answer(choice)
        if not table.traded:
            continue  # the round may have ended meanwhile, which moves prices for other reasons
        change = re.search(r"\[([+−]\d+) credit\]", promised)
        expected = int(change.group(1).replace("−", "-")) if change else 0
        assert player.credits - before["credit"] == expected
        assert promised.split("price then ")[1].startswith(str(table.price[resource]))
        lost = re.search(r"\[(\d+) \w+\] lost", promised)
        if isinstance(choice, o.Buy):
            stored = choice.number - (int(lost.group(1)) if lost else 0)
            assert player.goods[resource] - before[resource] == stored
        checked += 1
    assert checked > 4 * seats
