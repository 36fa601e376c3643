"""Statements are written once; for PostgreSQL their parameters are named anew."""

import pytest

from kesselhaus.store.rounds import translated


@pytest.mark.parametrize(
    ("sql", "given_on"),
    [
        ("SELECT a FROM t WHERE b = :b AND c = :c", "SELECT a FROM t WHERE b = %(b)s AND c = %(c)s"),
        ("SELECT :a::text, x::jsonb", "SELECT %(a)s::text, x::jsonb"),
        ("SELECT '12:30', 'it''s :not', :a", "SELECT '12:30', 'it''s :not', %(a)s"),
        (
            "SELECT a FROM t WHERE b LIKE '%:x' AND c = :c",
            "SELECT a FROM t WHERE b LIKE '%%:x' AND c = %(c)s",
        ),
    ],
)
def test_only_parameters_are_parameters(sql: str, given_on: str) -> None:
    assert translated(sql) == given_on.encode()
