"""How often somebody may ask."""

from contextlib import ExitStack

from kesselhaus.web.limits import LAPSES, MOST_LINES, RATES, Limits, Lines


def test_a_bucket_fills_steadily() -> None:
    now = 0.0
    limits = Limits(lambda: now)
    rate, most = RATES["talk"]
    assert [limits.allow("talk", "ada") for _ in range(int(most) + 2)] == [True] * int(most) + [False] * 2
    assert limits.allow("talk", "bob")
    assert limits.allow("move", "ada")
    now += 1 / rate
    assert limits.allow("talk", "ada")
    assert not limits.allow("talk", "ada")
    for number in range(30_000):
        limits.allow("look", str(number))
    assert len(limits._buckets) <= 20_000


def told_on(one: Limits, other: Limits) -> list[tuple[str, int]]:
    told = one.to_tell()
    for kind, sign, taken in told:
        other.heard(kind, sign, taken)
    return [(kind, taken) for kind, _, taken in told]


def test_what_is_taken_at_one_process_is_missing_at_the_other() -> None:
    now = 0.0
    one, other = Limits(lambda: now), Limits(lambda: now)
    rate, most = RATES["sign"]
    for _ in range(int(most)):
        assert one.allow("sign", "2001:db8::/64")
    assert other.allow("sign", "2001:db8::/64")
    assert told_on(one, other) == [("sign", int(most))]
    assert not other.allow("sign", "2001:db8::/64")
    assert other.allow("sign", "192.0.2.1")
    assert other.wait("sign", "2001:db8::/64") == round(1 / rate)
    assert one.to_tell() == [], "told once"
    now += 1 / rate
    assert other.allow("sign", "2001:db8::/64")


def test_small_change_is_not_told() -> None:
    now = 0.0
    one, other = Limits(lambda: now), Limits(lambda: now)
    assert one.allow("page", "ada")
    assert told_on(one, other) == []
    for _ in range(40):
        assert one.allow("page", "ada")
    now += 4.0
    assert told_on(one, other) == [("page", 21)], "what has been filled again is not told"
    assert one.to_tell() == []
    other.heard("no such kind", "x", 5)


def test_no_telling_gives_a_sign_in_away() -> None:
    limits = Limits(lambda: 0.0)
    for _ in range(20):
        limits.allow("lay", "the token of ada")
    [(_, sign, _)] = limits.to_tell()
    assert "token" not in sign
    assert len(sign) == 24


def test_lines_are_counted_over_processes() -> None:
    now = 0.0
    one, other = Lines(lambda: now), Lines(lambda: now)
    with ExitStack() as held:
        for _ in range(MOST_LINES["visitor"] - 1):
            assert held.enter_context(one.line("ada", "192.0.2.1"))
        told = one.to_tell()
        assert sorted((kind, count) for kind, _, count in told) == [("address", 29), ("visitor", 29)]
        for kind, sign, count in told:
            other.heard("one", kind, sign, count)
        with other.line("ada", "192.0.2.7") as first, other.line("ada", "192.0.2.8") as second:
            assert (first, second) == (True, False)
        now = LAPSES + 1
        with other.line("ada", "192.0.2.7") as first, other.line("ada", "192.0.2.8") as second:
            assert (first, second) == (True, True), "a process that says nothing any more is gone"
    gone = one.to_tell()
    assert sorted((kind, count) for kind, _, count in gone) == [("address", 0), ("visitor", 0)]
    assert one.to_tell() == []
