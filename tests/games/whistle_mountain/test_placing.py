"""Tile, turn and place as one choice: laws over random matches, and what the bar says of them."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random

import pytest

from kesselhaus.art.keys import Brings, Group, Key, Part, Picks, Places
from kesselhaus.engine import rows
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.refusals import Refused
from kesselhaus.engine.rows import code, read, written
from kesselhaus.engine.view import View
from kesselhaus.games.whistle_mountain import GAME, table
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.state import Table
from kesselhaus.games.whistle_mountain.table.choice import Choice, choice, leads_on
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.tasks.placing import Completion
from kesselhaus.games.whistle_mountain.words.prospects import AIRSHIP, MACHINE, SCAFFOLD, held
from kesselhaus.parts.ahead import Ahead
from tests.games.looking import people
from tests.games.whistle_mountain.matches import choose, start

PLACED = (o.BuildScaffold, o.BuildMachine, o.Send, o.Turn, o.Lie)


@cache
def moments() -> tuple[tuple[Match[Table], View[Table]], ...]:
    """Forks of random matches wherever something is about to be placed, with what the asked seat sees."""
    return tuple(_moments())


def _moments() -> Iterator[tuple[Match[Table], View[Table]]]:
    for seats, seed in product(GAME.seats, range(2)):
        match, chance, seen = start(seats, seed), Random(seed), 0
        while isinstance(match.question, Ask):
            question = match.question
            if isinstance(question.options[-1], o.At | o.Turn | o.Lie) or any(
                isinstance(option, PLACED) for option in question.options
            ):
                seen += 1
                if seen % 11 == 0:
                    yield match.fork(), match.view(question.seat)
            match.answer(choose(chance, list(question.options)))


def asked(match: Match[Table]) -> Ask:
    assert isinstance(match.question, Ask)
    return match.question


def ahead(view: View[Table], words: tuple[str, ...] = (), lang: str = "en") -> Ahead | None:
    return table.ahead(view, words, people(view), lang)


def choices(view: View[Table]) -> Iterator[Choice]:
    """The choice that is shown at once, and the one behind each key that only leads to it."""
    first = choice(view, ())
    if first is not None:
        yield first
    for option in asked_of(view).options:
        if leads_on(view, option):
            found = choice(view, (code(option),))
            assert found is not None, option
            yield found


def asked_of(view: View[Table]) -> Ask:
    assert isinstance(view.question, Ask)
    return view.question


def keys_of(parts: Sequence[Part]) -> Iterator[Key]:
    for part in parts:
        if isinstance(part, Picks | Group):
            yield from part.keys
        elif isinstance(part, Places):
            yield from part.keys
            for _, keys in part.rest:
                yield from keys


def placements(match: Match[Table], row: tuple[Option, ...] = ()) -> Iterator[str]:
    """By the rules alone: every row of answers up to a square, or a dock."""
    for option in asked(match).options:
        if isinstance(option, o.At | o.Dock):
            yield written(*row, option)
        elif isinstance(option, PLACED):
            then = rows.after(match, option)
            if isinstance(then.question, Ask) and isinstance(
                then.question.options[-1], o.Turn | o.At | o.Lie
            ):
                yield from placements(then, (*row, option))


def offered(view: View[Table]) -> Iterator[str]:
    """By the bar alone: every row that can be reached by pressing what only chooses."""
    first = ahead(view)
    leads = [read(code(option)) for option in asked_of(view).options if leads_on(view, option)]
    bars = [first] if first else []
    tried = set[tuple[str, ...]]()
    waiting = leads
    while waiting or bars:
        if not bars:
            words = waiting.pop()
            if words in tried:
                continue
            tried.add(words)
            found = ahead(view, words)
            assert found is not None, words
            bars.append(found)
        for key in keys_of(bars.pop().parts):
            if key.row:
                yield key.row
            elif key.draft:
                words = read(key.draft)
                last = words[-1].partition(".")[0]
                if last == "At":
                    yield key.draft
                else:
                    waiting.append(words)


def test_every_placement_that_the_rules_allow_can_be_reached_in_the_bar_and_no_other() -> None:
    found = 0
    for match, view in moments()[::3]:
        if choice(view, ()) is None and not any(leads_on(view, each) for each in asked(match).options):
            continue
        found += 1
        assert set(offered(view)) == set(placements(match)), asked(match).rule
    assert found > 10


def test_every_row_of_the_bar_is_accepted_and_brings_what_it_says() -> None:
    kinds = set[str]()
    for match, view in moments():
        for each in choices(view):
            row = rows.found(view, GAME, read(written(*each.row)))
            assert row == each.row
            worth = each.way.worths.get((each.at.column, each.at.row))
            if worth is None:
                continue
            kind = held(each.way.view).kind
            kinds.add(kind)
            before, after = (_purse(then, view) for then in (rows.after(match, *row[:-1]), _done(match, row)))
            assert after[kind == AIRSHIP] - before[kind == AIRSHIP] == worth.figure, each.row
    assert kinds == {SCAFFOLD, MACHINE, AIRSHIP}


def _purse(match: Match[Table], view: View[Table]) -> tuple[int, int]:
    """Points and resources of who was asked."""
    player = match.state.players[asked_of(view).seat]
    return player.score, sum(player.goods.values())


def _done(match: Match[Table], row: tuple[Option, ...]) -> Match[Table]:
    """After the row; a machine scores when the workers that it covers have their awards."""
    then = rows.after(match, *row)
    while then.state.waiting(Completion) is not None:
        then.answer(asked(then).options[0])
    return then


def test_what_was_chosen_stays_where_that_is_legal() -> None:
    kept = moved = 0
    for _, view in moments():
        for each in choices(view):
            for way in each.ways:
                words = read(written(*way.lead, each.at))
                turned = choice(view, words)
                assert turned is not None
                assert turned.way.turn == way.turn
                if each.at in way.squares:
                    kept += 1
                    assert turned.at == each.at
                else:
                    moved += 1
                    assert way.worths == {} or way.worths[turned.at.column, turned.at.row].rank == way.best
    assert kept > 20
    assert moved > 20


def test_a_place_is_chosen_by_the_first_press_and_given_by_the_second() -> None:
    for _, view in moments()[::3]:
        for each in choices(view):
            words = read(written(*each.row))
            first = ahead(view, read(written(*each.way.lead)))
            second = ahead(view, words)
            assert first is not None
            assert second is not None
            place = table.place(each.at)
            (before,) = {(key.draft, key.row, key.on) for key in keys_of(first.parts) if key.place == place}
            (then,) = {(key.draft, key.row, key.on) for key in keys_of(second.parts) if key.place == place}
            assert before[0] == ",".join(words)
            assert not before[1]
            assert then == (None, ",".join(words), True)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_sum_of_what_it_brings_is_that_of_the_key(lang: str) -> None:
    told = 0
    for _, view in moments()[::3]:
        for each in choices(view):
            shown = ahead(view, read(written(*each.row)), lang)
            assert shown is not None
            (brings,) = (part for part in shown.parts if isinstance(part, Brings))
            worth = each.way.worths.get((each.at.column, each.at.row))
            if worth is None or held(each.way.view).kind == AIRSHIP:
                continue
            told += 1
            points = [int(figure) for _, much in brings.lines for figure in re.findall(r"\[vp (\d+)\]", much)]
            assert sum(points) == worth.figure
            # What brings nothing is not listed, but for the contacts and the machine themselves.
            assert 0 not in points[1:]
            (go,) = (key for key in keys_of(shown.parts) if key.kind == "go")
            assert go.label.endswith(f"[vp {worth.figure}]")
            assert go.row == written(*each.row)
    assert told > 8


def test_dots_are_the_places_that_bring_nothing() -> None:
    dots = 0
    for _, view in moments()[::3]:
        for each in choices(view):
            drawn = ahead(view, read(written(*each.row)))
            assert drawn is not None
            drawing = table.REGIONS["map"](_sight(drawn, each))
            nil = re.findall(r'class="target spot nil" [^>]*data-t="at-(\d+)-(\d+)"', drawing)
            worths = each.way.worths
            due = {at for at in worths if not worths[at].rank and at != (each.at.column, each.at.row)}
            assert {(int(column), int(row)) for column, row in nil} == due
            dots += len(due)
    assert dots > 50


def test_garbage_chooses_nothing_and_is_no_row() -> None:
    for _, view in moments()[::7]:
        assert choice(view, ("At.99.99", "x", "")) == choice(view, ())
        for words in ((), ("x",), ("At.99.99",), (*["Turn.0"] * 9,)):
            with pytest.raises(Refused):
                rows.found(view, GAME, words)


def test_no_two_options_of_a_question_are_written_alike() -> None:
    for _, view in moments():
        words = [code(option) for option in asked_of(view).options]
        assert len(words) == len(set(words))
        assert not any("," in word for word in words)


def _sight(drawn: Ahead, each: Choice) -> Sight:
    lying = each.at.column, each.at.row
    assert drawn.lying == {"map": lying}
    return Sight(drawn.view, people(drawn.view), "en", lying)
