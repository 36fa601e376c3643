"""How often somebody may ask."""

from kesselhaus.web.limits import RATES, Limits


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
