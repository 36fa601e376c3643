"""Steamopolis in words: what it calls things, and single sentences."""

from dataclasses import dataclass

import pytest

from kesselhaus import games
from kesselhaus.art.keys import Group
from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine.game import Result
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.games.steamopolis import options as o
from kesselhaus.games.steamopolis import state as s
from kesselhaus.games.steamopolis import words
from kesselhaus.games.steamopolis.box import COLOURS, Part, atom_of, shipped
from kesselhaus.games.steamopolis.rules.preparation import lay_out
from kesselhaus.games.steamopolis.tasks import AnyTask
from kesselhaus.games.steamopolis.tasks.buying import MoreMarkers, PayingTile
from kesselhaus.games.steamopolis.tasks.effects import (
    SYMBOLS,
    Invitation,
    Passives,
    PayingForPart,
    PlacingParasites,
    Pressing,
    UsingParasites,
)
from kesselhaus.games.steamopolis.tasks.turn import (
    Action,
    Aiming,
    Boarding,
    MachineRun,
    PlacingStartMachine,
    StepThree,
)
from kesselhaus.games.steamopolis.words.questions import QUESTIONS

PEOPLE = [Person(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS)]


@dataclass
class Sight:
    """A table on which one question is open, as a seat sees it."""

    table: s.Table
    asked: int = 0
    viewer: int | None = 0
    options: tuple[Option, ...] = ()

    @property
    def view(self) -> View[s.Table]:
        question = Ask(self.asked, "ST-30", self.options)
        return View(
            "steamopolis", self.viewer, self.table.seats, self.table.variants, 0, self.table, question, (),
            False, self.table, (), None,
        )  # fmt: skip

    def told(self, text: str, lang: str) -> str:
        return plain(text, PEOPLE, words.lexicon(lang), self.viewer)

    def asks(self, lang: str) -> tuple[str, str]:
        title, note = words.question(self.view, lang)
        return self.told(title, lang), self.told(note, lang)

    def key(self, option: Option, lang: str = "en") -> tuple[str, str]:
        label, note, _ = words.option(option, self.view, lang)
        return self.told(label, lang), self.told(note, lang)

    def hint(self, option: Option, lang: str = "en") -> str:
        return self.told(words.option(option, self.view, lang).hint, lang)


def laid_out(seats: int = 3, task: AnyTask | None = None) -> Sight:
    """A table in the middle of a match: everybody has a Gear Mill in slot 6 and a capacity tile in slot 2."""
    table = lay_out(seats, frozenset(), shipped())
    for player in table.players:
        player.character, player.start_machine = 1, "S3"
        player.room[5], player.room[1] = "M11", "capacity"
    table.round, table.open_tile, table.agenda = 7, "P07", [task or Action(0)]
    return Sight(table)


def put(player: s.Player, **pieces: int) -> None:
    """Pieces on gauge positions: `p3=s.STONE`; everything else on it is taken away."""
    player.gauge[:] = [s.BASE] + [s.FREE] * (len(player.gauge) - 1)
    for position, piece in pieces.items():
        player.gauge[int(position[1:])] = piece


# ------------------------------------------------------------------ questions


def test_a_question_names_who_is_asked_to_the_others_and_says_what_is_left() -> None:
    sight = laid_out(task=Pressing(0, "make_steam", 4, begun=True))
    assert sight.asks("en") == ("Raise the pressure", "Make Steam: 4 pressure left")
    assert sight.asks("de") == ("Erhöhe den Druck", "Dampf machen: noch 4 Druck")
    sight.viewer = 2
    assert sight.asks("en")[0] == "Player 0 raises the pressure"
    assert sight.asks("de")[0] == "Player 0 erhöht den Druck"


def test_in_a_run_the_question_says_where_the_stone_is() -> None:
    sight = laid_out(task=Aiming(0, 8))
    assert sight.asks("en") == ("Set a target", "value 6, still on the gauge")
    sight = laid_out(task=MachineRun(0, 4, arrow=False))
    assert sight.asks("de") == ("Leg ein Ziel fest", "Platz 4, Druckwert 4")


def test_whoever_is_asked_out_of_turn_reads_why() -> None:
    part = Part((atom_of("sp(2)"),), gear=2, is_free=False)
    sight = laid_out(task=PayingForPart(1, "M15", (part,)))
    sight.asked = sight.viewer = 1
    question = ("Pay for the effect?", "Clockwork Orchestra: 2 vote points for 2 gears, through a parasite")
    assert sight.asks("en") == question
    sight = laid_out(task=Invitation(1, host=0))
    sight.asked = sight.viewer = 1
    assert sight.asks("de") == ("Einen Schmarotzer setzen?", "Einladung: Player 0; im Vorrat 3 Schmarotzer")


def test_any_number_stays_any_number_after_the_first() -> None:
    sight = laid_out(task=UsingParasites(0, "7L", 8, begun=True))
    assert sight.asks("en")[1] == "Beetle Academy: use any number of parasites"


def test_in_a_first_game_the_layout_is_suggested() -> None:
    sight = laid_out(task=PlacingStartMachine(0))
    assert "suggested" not in sight.asks("en")[1]
    sight.table.variants = frozenset(("first_game",))
    assert sight.asks("en")[1].endswith("suggested: its back in slot 1")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_asked_is_known_by_its_task(lang: str) -> None:
    """Every symbol that asks has a question of its own; a stone that runs is still to be placed."""
    questions = QUESTIONS.of(lang)
    assert questions.keys() >= {kind.__name__ for kind in SYMBOLS.values()} - {"RunningMachines"}
    assert questions["Aiming"] == questions["MachineRun"]
    assert len({to_me for to_me, _ in questions.values()}) == len(questions) - 1


# ------------------------------------------------------------------ keys


def test_of_two_stones_with_the_same_value_left_and_right_are_told_apart() -> None:
    sight = laid_out(task=Pressing(0, "", 2))
    put(sight.table.players[0], p3=s.STONE, p4=s.ARROW, p6=s.STONE)
    assert sight.key(o.MoveStone(3)) == ("Value 2, left", "to value 3")
    assert sight.key(o.MoveStone(4)) == ("Value 2, right arrow", "to value 3")
    assert sight.key(o.MoveStone(6), "de") == ("Druckwert 4", "auf Druckwert 5")
    assert sight.key(o.Boost(3, 8)) == ("Value 2, left 6", "3 moves")


def test_a_run_tells_the_machine_and_the_parasites_that_it_triggers() -> None:
    sight = laid_out(task=Aiming(0, 8))
    table = sight.table
    table.players[1].parasites = (s.spot(0, 6, s.ACTIVATION), None, None)
    assert sight.key(o.RunTo(6)) == ("Slot 6, Gear Mill", "+2 gears, triggers 1 parasite")
    assert sight.key(o.RunTo(5), "de") == ("Platz 5", "leer")


def test_static_is_told_where_it_costs_an_arrow() -> None:
    sight = laid_out(task=StepThree(0, "7R"))
    table = sight.table
    put(table.players[0], p1=s.STONE, p2=s.ARROW)
    table.visitor = 1
    note = "+1 sponsor, 2 vote points for an invitation"
    assert sight.key(o.UseDistrict("7R", 0)) == ("7 · Patrons' Palace", note)
    table.visitor = 2
    assert sight.key(o.UseDistrict("7R", 0))[1] == f"{note}; the stone loses its arrow"


def test_prices_of_districts_count_the_stones() -> None:
    sight = laid_out(task=StepThree(0, "7R"))
    table = sight.table
    put(table.players[0], p1=s.STONE)
    table.players[0].targets = {"4L": False, "5L": False}
    assert sight.key(o.Visit("4L"))[1] == "+1 stone for 3 crystals"
    assert sight.key(o.PlaceStone("1L"), "de")[1] == "2 × 1 Schmarotzer setzen"


def test_a_purchase_tells_price_points_and_what_else_it_takes() -> None:
    sight = laid_out(task=StepThree(0, "7R"))
    player = sight.table.players[0]
    hint = sight.hint(o.BuyMachine("M22"))
    assert hint.startswith(
        "As a machine: Foundry Line, pay 3 crystals, scrap a machine and invitation, receive 3 vote points"
    )
    player.banners = ("M09", "M05", "M06")
    hint = sight.hint(o.BuyBanner("M02"), "de")
    assert (
        hint == "Als Banner: Zahnradpresse, zahle 2 Zahnräder und 1 Druckstein, erhalte 5 Stimmpunkte; lila"
    )
    assert "2 vote points" in sight.hint(o.BuyBanner("M09")), "two tiles in the machine room"
    player.passenger_tiles = ("P01", "P02", "P03")
    assert "3 vote points" in sight.hint(o.BuyBanner("M05"))


def test_bonus_markers_tell_what_gives_way() -> None:
    sight = laid_out(task=MoreMarkers(0))
    table = sight.table
    table.rows["gear"] = (2,)
    assert sight.key(o.BuyMarker("crystal")) == ("Bonus marker 5", "1 crystal")
    assert sight.hint(o.BuyMarker("gear")) == (
        "Bonus marker 2: pay 3 gears and invitation, receive 5 vote points"
    )
    put(table.players[0], p3=s.STONE, p4=s.STONE, p5=s.STONE, p6=s.STONE, p7=s.BONUS)
    assert sight.key(o.PutMarker(3)) == ("Value 2, left", "the stone there goes to value 6")
    assert sight.key(o.PutMarker(7)) == ("Value 5", "replaces a marker")
    assert sight.key(o.DiscardMarker(7), "de")[0] == "Marker 5 in die Schachtel"


def test_discounts_stand_beside_what_is_left_to_pay() -> None:
    sight = laid_out(task=PayingTile(0, "M07"))
    assert sight.key(o.Pay(0, 2)) == ("2 gears", "")
    assert sight.key(o.Pay(0, 1, ("gear",))) == ("1 gear", "with the sponsor gear")
    assert sight.key(o.Pay(0, 0, (), "gear"), "de") == ("kostenlos", "mit Spendengala")
    sight.table.players[0].sponsors = ("crystal", "crystal")
    assert sight.key(o.FlipSponsor(0)) != sight.key(o.FlipSponsor(1))


def test_a_passenger_who_is_there_already_has_another_target() -> None:
    sight = laid_out(task=Boarding(0, "5L"))
    assert sight.key(o.TakeAboard("banker")) == ("Take the banker aboard", "to level 5")
    assert sight.key(o.TakeAboard("stoker"), "de") == ("Heizerin an Bord nehmen", "nach Ebene 3")


def test_what_is_resolved_next_is_told_with_its_effect() -> None:
    sight = laid_out(task=Passives(0, (1, 2)))
    sight.table.players[0].room[0] = "M19"
    assert sight.key(o.ResolveMachine(1)) == ("Slot 1, Berths", "passenger: +1 pressure, 1 vote point")
    assert sight.key(o.ResolveDistrict("8L"), "de") == (
        "Sturmwarte", "ein Plättchen ansehen, +2 Druck, +3 Pfeile",
    )  # fmt: skip
    assert sight.key(o.Reward("stoker")) == ("Stoker", "+3 pressure")


def test_two_parasites_on_one_spot_are_two_keys() -> None:
    sight = laid_out(2, UsingParasites(0, "", 9))
    sight.options = (o.UseParasite(0), o.UseParasite(1), o.DECLINE)
    place = s.spot(1, 6, s.ACTIVATION)
    sight.table.players[0].parasites = (place, place, None)
    assert sight.key(o.UseParasite(0)) == ("Slot 6, Gear Mill", "Player 1, +2 gears")
    assert sight.key(o.UseParasite(1)) == ("Slot 6, Gear Mill", "Player 1, +2 gears, another one")


def test_alone_two_actions_cost_a_vote_point() -> None:
    sight = laid_out(1)
    assert sight.key(o.MakeSteam())[1].endswith("costs 1 vote point")
    assert sight.key(o.SetTarget()) == ("Set a Target", "up to level 2")
    sight.table.paid_shadow = True
    assert "costs" not in sight.key(o.FlyToAll())[1]
    assert "costs" not in laid_out(2).key(o.MakeSteam())[1]


def test_headings_stand_in_the_order_of_the_rules() -> None:
    sight = laid_out(task=Aiming(0, 5))
    sight.options = (o.RunTo(2), o.PlaceStone("1L"), o.PlaceStone("2R"))
    headings = [(heading.title, places) for heading, places in words.grouped(sight.view, "en")]
    assert headings == [("Place now", [1, 2]), ("Through the machines", [0])]
    sight = laid_out(task=PlacingParasites(0, ""))
    sight.options = (o.PutParasite(2, 6, "activation"), o.PutParasite(1, 6, "activation"), o.DECLINE)
    titles = [sight.told(heading.title, "en") for heading, _ in words.grouped(sight.view, "en")]
    assert titles == ["Player 1", "Player 2", "Or"]


# ------------------------------------------------------------------ the table and the result


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_is_described_with_districts_machines_and_parasites(seats: int, lang: str) -> None:
    sight = laid_out(seats)
    table = sight.table
    table.markets[8] = (s.Lot(2, "blue", "M27"), s.Lot(3, "purple", "M37", (0,)))
    if seats > 1:
        table.players[1].parasites = (s.spot(0, 6, s.ACTIVATION), None, None)
    text = sight.told(words.describe(sight.view, lang), lang)
    for district in table.box.board["B" if seats == 4 else "A"]:
        assert words.name(district, lang) in text
    for id in ("M11", "M27", "M37", "capacity", "character_1"):
        assert words.name(id, lang) in text
    assert not any(bracket in text for bracket in "[]{}")


def test_a_hidden_tile_is_described_by_rank_and_colour_alone() -> None:
    sight = laid_out()
    sight.table.markets[8] = (s.Lot(2, "blue", "M27"), s.Lot(3, "purple", None, (1,)))
    assert "hidden rank III purple." in sight.told(words.describe(sight.view, "en"), "en")


def test_the_verdict_names_the_winner_or_the_rating_or_the_loss() -> None:
    won = Result(scores=(30, 41), categories={}, winners=(1,), reason="statues")
    assert plain(words.verdict(won, "en"), PEOPLE, words.lexicon("en"), 1) == "Victory: You, 41 vote points"
    rated = Result(scores=(36,), categories={}, winners=(0,), reason="passengers", grade="sky_pirate")
    assert plain(words.verdict(rated, "de"), PEOPLE, words.lexicon("de")) == "Himmelspirat: 36 Stimmpunkte"
    lost = Result(scores=(0,), categories={}, winners=(), reason="lost")
    assert plain(words.verdict(lost, "de"), PEOPLE, words.lexicon("de")) == "Verloren: 0 Stimmpunkte"
    assert words.end_reason("lost", "en").endswith(".")


def test_the_tower_lies_down_in_the_bar_level_by_level() -> None:
    """ST-60: with the signs that are printed there; the whole of it is read out, and told on a phone."""
    sight = laid_out(task=Aiming(0, 5))
    sight.options = (o.RunTo(2), *(o.PlaceStone(id) for id in ("1L", "1R", "2L", "2R", "3L")))
    tower, *rest = games.table("steamopolis").groups(sight.view, "en")
    assert isinstance(tower, Group)
    assert (tower.layout, tower.labels) == ("columns", ["Level 3", "2", "2", "1", "1"])
    assert [key.option for key in tower.keys] == [5, 3, 4, 1, 2]
    assert all(key.note and key.deed and key.hint for key in tower.keys)
    assert [(part.layout, [key.option for key in part.keys]) for part in rest if isinstance(part, Group)] == [
        ("end", [0])
    ]
