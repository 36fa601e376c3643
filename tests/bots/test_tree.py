"""The tree of a search: what is tried next, and how much the first sight counts."""

from kesselhaus.bots.tree import SETTLED, Node
from kesselhaus.engine.questions import Option


class Way(Option, frozen=True):
    name: str


WAYS = [Way(name) for name in "abcd"]


def visit(node: Node, worth: float) -> Option:
    branch = node.select(node.options, width=1.2, curiosity=1.25, paranoid=False)
    node.visits += 1
    branch.visits += 1
    branch.total += worth
    return branch.option


def test_the_more_first_sight_counts_the_more_it_takes_to_change_a_mind() -> None:
    for weight, value in ((1.0, 0.35), (9.0, 0.55)):
        branch = Node(0, WAYS, [(WAYS[0], 0.6), (WAYS[1], 0.5)], weight).branches[0]
        branch.visits, branch.total = 1, 0.1
        assert abs(branch.value - value) < 1e-9


def test_what_promises_little_is_tried_once_when_it_is_taken_up() -> None:
    node = Node(0, WAYS, [(way, 0.9 if way is WAYS[0] else 0.1) for way in WAYS])
    tried = [visit(node, 0.9) for _ in range(30)]
    assert set(tried[:SETTLED]) == {WAYS[0]}
    assert set(tried) == set(WAYS)
    assert tried.count(WAYS[0]) == 27


def test_what_only_another_world_allows_is_never_tried_in_this_one() -> None:
    node = Node(0, WAYS[:2], [(way, 0.5) for way in WAYS[:2]])
    elsewhere = [Way("e")]
    for turn in range(40):
        legal = elsewhere if turn % 4 == 1 else WAYS[:2]
        branch = node.select(legal, width=1.2, curiosity=1.25, paranoid=False)
        assert branch.option in legal
        node.visits += 1
        branch.visits += 1
        branch.total += 0.9 if branch.option in elsewhere else 0.1
