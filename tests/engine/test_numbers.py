"""Numbers are a list that is not written out."""

from hypothesis import given
from hypothesis import strategies as st

from kesselhaus.engine.questions import Numbers, Option, numbered
from tests.engine.furnace import Amount, Do, Pass

OTHERS = st.sampled_from([(), (Pass(),), (Pass(), Do("x"))])


@given(low=st.integers(-3, 5), count=st.integers(-2, 8), others=OTHERS, data=st.data())
def test_numbers_behave_as_their_list(
    low: int, count: int, others: tuple[Option, ...], data: st.DataObject
) -> None:
    numbers = Numbers(Amount, low, low + count - 1, others)
    written: list[Option] = [*(Amount(number) for number in range(low, low + count)), *others]
    assert list(numbers) == written
    assert len(numbers) == len(written)
    assert bool(numbers) == bool(written)
    assert numbers == written
    assert list(reversed(numbers)) == written[::-1]
    for place in range(-len(written), len(written)):
        assert numbers[place] == written[place]
    cut = data.draw(st.slices(len(written)))
    assert numbers[cut] == written[cut]
    for option in (*written, Amount(low - 1), Amount(low + max(count, 0)), Pass(), Do("y"), "x", None, low):
        assert (option in numbers) == (option in written)
    for option in written:
        assert numbers.index(option) == written.index(option)
        assert numbers.count(option) == 1


@given(count=st.integers(0, 3), place=st.integers(-9, 9))
def test_a_place_outside_is_an_index_error(count: int, place: int) -> None:
    numbers = Numbers(Amount, 1, count)
    written = [Amount(number) for number in range(1, count + 1)]
    try:
        expected: object = written[place]
    except IndexError:
        expected = IndexError
    try:
        found: object = numbers[place]
    except IndexError:
        found = IndexError
    assert found == expected


def test_numbers_differ_from_other_lists() -> None:
    assert Numbers(Amount, 1, 3) != [Amount(1), Amount(2)]
    assert Numbers(Amount, 1, 3) == Numbers(Amount, 1, 3)
    assert Numbers(Amount, 1, 3) != Numbers(Amount, 1, 3, (Pass(),))
    assert Numbers(Amount, 1, 3) != 5


def test_equal_options_are_one_object() -> None:
    assert numbered(Amount, 4) is numbered(Amount, 4)
    assert Numbers(Amount, 1, 5)[3] is numbered(Amount, 4)


def test_numbers_say_what_they_are() -> None:
    assert repr(Numbers(Amount, 1, 3, (Pass(),))) == "Numbers(Amount, 1, 3, (Pass(),))"
