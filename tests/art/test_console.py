"""The question bar: every key is a real button, also without a script."""

import re

from kesselhaus.art.console import Bar, Fact, Group, Key, Part, Reader, Stepper, console
from kesselhaus.art.html import Html
from kesselhaus.art.keys import Common, folded, measured, rows, width
from kesselhaus.art.log import Line, line, log_board
from kesselhaus.art.phrases import Person

PEOPLE = [Person("Ada", "orange"), Person("Tom <x>", "purple")]
ADA = Reader(PEOPLE, {"wood": "wood", "credit": "credits", "you": "you"}, "en", 0)
WATCHING = Reader(PEOPLE, {"you": "du"}, "de", None)
BAR = Bar("Move a worker", "2 left", rule="AC-30", rule_href="/rules#AC-30", seat=0, hidden={"version": "7"})


def test_readers_share_the_sentences_in_which_nobody_occurs() -> None:
    lexicon, common = {"wood": "wood", "you": "you"}, Common()
    ada = Reader([Person("Ada", "orange"), Person("Tom", "purple")], lexicon, "en", 0, common)
    eve = Reader([Person("Eve", "orange"), Person("Tom", "purple")], lexicon, "en", 1, common)
    for told in ("[seat 0] takes [2 wood].", "[verb has 0]", "[2 wood] for all"):
        for reader in (ada, eve, ada):
            alone = Reader(reader.people, lexicon, "en", reader.seat)
            assert reader.html(told) == alone.html(told)
            assert reader.plain(told) == alone.plain(told)
            assert measured(told, reader) == measured(told, alone)
    assert "[2 wood] for all" in {text for text, _ in common.known}
    assert not any("[seat" in text or "[verb" in text for text, _ in common.known)
    assert ada.html("[seat 0]") != eve.html("[seat 0]")


def buttons(drawn: str) -> list[str]:
    return re.findall(r'<button[^>]*name="option" value="(\d+)"', drawn)


def test_each_key_answers_with_the_index_of_its_option() -> None:
    drawn = console(BAR, [Group("Go", [Key(0, "Forest", "[+3 wood]", "f"), Key(1, "Mine")])], ADA)
    assert buttons(drawn) == ["0", "1"]
    assert '<form class="bar-in" method="post">' in drawn
    assert '<input type="hidden" name="version" value="7">' in drawn
    assert 'data-t="f"' in drawn


def test_what_a_thing_does_stands_below_its_name_and_cost() -> None:
    drawn = console(BAR, [Group("Take", [Key(0, "Saw", "[2 credit]", deed="[1 wood] more")])], ADA)
    assert re.search(r"<small>.*</small><small class=\"deed\">.* more</small></button>", drawn)


def test_a_closed_key_keeps_its_place_and_answers_nothing() -> None:
    drawn = console(BAR, [Group("Go", [Key(None, "End")])], ADA)
    assert re.search(r"<button[^>]* disabled>End", drawn)
    assert buttons(drawn) == []


def test_a_pad_sets_pairs_with_their_label_between() -> None:
    pad = Group("Shift", [Key(0, "a"), Key(1, "b"), Key(None, "c"), Key(2, "d")], "pad", labels=("1", "A"))
    drawn = console(BAR, [pad], ADA)
    assert re.search(r"<span><button[^>]*>a</button><b>1</b><button[^>]*>b</button></span>", drawn)
    assert buttons(drawn) == ["0", "1", "2"]


def test_keys_stand_in_columns_below_their_labels_and_are_behind_one_key_on_a_phone() -> None:
    keys = [Key(number, name) for number, name in enumerate("abcdefghi")]
    tower = Group("Place", keys, "columns", labels=["Level 4"] * 2 + ["3"] * 3 + ["2"] * 4)
    drawn = console(BAR, [tower], ADA)
    assert re.findall(r'<div class="storey"><b>([^<]+)</b>', drawn) == ["Level 4", "3", "2"]
    assert buttons(drawn) == [str(number) for number in range(9)]
    assert 'class="storeys high4"' in drawn
    assert 'class="more"' in drawn
    assert width(tower, ADA) < width(Group("Place", keys), ADA)


def test_many_keys_in_groups_are_behind_tabs_on_a_phone_and_the_first_group_is_shown() -> None:
    two = [Group(name, [Key(5 * part + key, "x") for key in range(5)]) for part, name in enumerate("AB")]
    drawn = console(BAR, two, ADA)
    tabs = re.findall(r'data-group="(\d)" aria-pressed="(\w+)"><span>(\w)</span><i>5</i>', drawn)
    assert tabs == [("0", "true", "A"), ("1", "false", "B")]
    assert re.findall(r'class="grp( now)?" role="group" data-n="(\d)"', drawn) == [(" now", "0"), ("", "1")]
    assert 'class="more"' not in drawn
    few = [Group(name, [Key(part, "x")]) for part, name in enumerate("AB")]
    wheel = Stepper("Bid", {1: 20, 2: 21}, "Bid")
    others: list[list[Part]] = [[*few], [*two[:1]], [wheel, *two]]
    for parts in others:
        assert 'class="gtabs"' not in console(BAR, parts, ADA)


def test_of_two_groups_that_are_the_same_each_has_its_tab() -> None:
    same = Group("A", [Key(key, "x") for key in range(5)])
    drawn = console(BAR, [same, Group("A", same.keys)], ADA)
    assert re.findall(r'role="group" data-n="(\d)"', drawn) == ["0", "1"]


def test_the_end_stands_beside_undo() -> None:
    drawn = console(BAR, [Group("", [Key(4, "End turn")], "end")], ADA)
    acts = drawn.partition('<div class="acts">')[2]
    assert "End turn" in acts
    assert 'class="opt back" name="undo" value="1" disabled' in acts


def test_undo_can_have_an_address_of_its_own() -> None:
    bar = Bar("Move", seat=0, undo=True, undo_action="/undo")
    assert '<button class="opt back" formaction="/undo">' in console(bar, [], ADA)


def test_a_spectator_has_no_keys() -> None:
    drawn = console(Bar("[seat 0] moves", seat=0), [], WATCHING)
    assert "<button" not in drawn
    assert "Ada" in drawn


def test_a_number_is_asked_with_a_wheel_in_a_form_of_its_own() -> None:
    stepper = Stepper("Your bid", {12: 0, 13: 1, 20: 2}, "Bid", "credit", quick=(13, 99))
    drawn = console(BAR, [Fact("High bid", "[12 credit]"), stepper, Group("", [Key(3, "Pass")])], ADA)
    assert '<form id="number"' in drawn
    assert '<select class="wheel" name="option" form="number"' in drawn
    assert re.findall(r'<option value="(\d)"', drawn) == ["0", "1", "2"]
    assert buttons(drawn) == ["1", "3"]


def test_an_amount_is_large_and_a_deed_is_a_line_of_words() -> None:
    amount, deed = Fact("High bid", "[12 credit]"), Fact("This ends your turn", "Guild hall · no action")
    assert '<p class="fact">' in console(BAR, [amount], ADA)
    assert '<p class="fact words">' in console(BAR, [deed], ADA)


def test_what_does_not_fit_is_folded_but_still_a_button() -> None:
    wide = [
        Group(f"Group {k}", [Key(6 * k + n, "A rather long label here") for n in range(6)]) for k in range(4)
    ]
    shut = folded(wide, ADA)
    assert shut == wide[4 - len(shut) :]
    assert 1 <= len(shut) < 4
    drawn = console(BAR, wide, ADA)
    assert drawn.count("<details") == len(shut)
    assert buttons(drawn) == [str(number) for number in range(24)]


def test_a_single_part_is_never_folded() -> None:
    assert folded([Group("All", [Key(n, "x" * 60) for n in range(30)])], ADA) == []


def test_the_only_group_beside_a_fact_is_never_folded() -> None:
    many = Group("All", [Key(n, "x" * 60) for n in range(30)])
    fact = Fact("So far", "5")
    assert folded([fact, many], ADA) == []
    assert folded([fact, many, Group("More", [Key(30, "x")])], ADA) != []


def test_many_keys_take_three_rows_and_so_do_few_very_wide_ones() -> None:
    assert rows(Group("", [Key(n, "") for n in range(6)]), ADA) == 2
    assert rows(Group("", [Key(n, "") for n in range(7)]), ADA) == 3
    assert rows(Group("", [Key(n, "x", "y" * 40) for n in range(5)]), ADA) == 3
    # Four are as wide in three rows as in two.
    assert rows(Group("", [Key(n, "x", "y" * 80) for n in range(4)]), ADA) == 2


def test_words_of_others_are_escaped() -> None:
    drawn = console(
        Bar("[seat 1] moves", "<b>", seat=1), [Group("<b>", [Key(0, "<b>", "<b>", hint='"<b>')])], ADA
    )
    assert "<b>" not in drawn
    assert "Tom &lt;x&gt;" in drawn


def test_a_line_of_the_log_has_its_mark_in_front() -> None:
    drawn = line(Line("[seat 1] sold [3 wood]"), ADA)
    assert drawn.count("<svg") == 2
    assert drawn.index("pc-purple") < drawn.index("Tom &lt;x&gt;")


def test_headings_and_the_absence_are_lines_of_their_own() -> None:
    board = log_board([Line("Round 1", "head"), Line("", "since"), Line("[seat 0] went", "now")], ADA)
    assert 'class="rnd"' in board
    assert "since your last turn" in board
    assert 'class="now"' in board
    assert "You went" in re.sub(r"<[^>]+>", "", board)


def test_a_chat_is_a_second_tab() -> None:
    assert "p-chat" not in log_board([], ADA)
    board = log_board([], ADA, chat=Html("<p>hello</p>"), unread=2, replay="/replay")
    assert 'id="p-chat" role="tabpanel" hidden><p>hello</p>' in board
    assert '<span class="n">2</span>' in board
    assert 'href="/replay"' in board
