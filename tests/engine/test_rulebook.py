"""Finding a rule in a rulebook."""

import pytest

from kesselhaus.engine.rulebook import blocks, rule_text, rules_told

BOOK = """# A game

Before all rules.

<a id="KE-1"></a><a id="KE-2"></a>Two rules in **one**
paragraph.

1. <a id="KE-3"></a>A step that goes on
   in a second line.
2. <a id="KE-4"></a>The next step.

<a id="KE-5"></a>One of these:

- the *first*,
- the second
  with more.

<a id="KE-6"></a>Costs:

| What | Cost |
|---|---|
| kettle | 3 |

After all rules.
"""


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("KE-1", "Two rules in one paragraph."),
        ("KE-2", "Two rules in one paragraph."),
        ("KE-3", "A step that goes on in a second line."),
        ("KE-4", "The next step."),
        ("KE-5", "One of these:\n- the first,\n- the second with more."),
        ("KE-6", "Costs:\n- What | Cost\n- kettle | 3"),
    ],
)
def test_the_text_of_a_rule_is_its_block(rule: str, text: str) -> None:
    assert rule_text(BOOK, rule) == text


def test_a_rule_without_a_place_is_named() -> None:
    with pytest.raises(LookupError, match="KE-7"):
        rule_text(BOOK, "KE-7")


def test_rules_are_listed_in_the_order_of_the_text() -> None:
    assert rules_told(BOOK) == [f"KE-{number}" for number in range(1, 7)]


def test_a_colon_at_the_very_end_asks_for_nothing_more() -> None:
    assert rule_text('<a id="KE-1"></a>The end:', "KE-1") == "The end:"


def test_list_items_are_blocks_of_their_own() -> None:
    assert blocks("- one\n- two\n\nthree") == ["- one", "- two", "three"]
