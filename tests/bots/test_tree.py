"""The tree of a search: what is tried next, and how much the first sight counts."""

import itertools
from math import e

import pytest

from kesselhaus.bots.tree import SETTLED, SURE, Node, same_options
from kesselhaus.engine.questions import NumberOption, Numbers, Option


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


def test_what_looks_better_at_first_sight_is_tried_more_often_by_how_much_it_does() -> None:
    """Branches stand in the order of their promise; SURE is a difference that makes about three of one."""
    node = Node(0, WAYS[:3], [(WAYS[0], 0.5), (WAYS[1], 0.5 + SURE), (WAYS[2], 0.5 - SURE)])
    assert [branch.option for branch in node.branches] == [WAYS[1], WAYS[0], WAYS[2]]
    priors = [branch.prior for branch in node.branches]
    assert sum(priors) == pytest.approx(1)
    assert [one / other for one, other in itertools.pairwise(priors)] == pytest.approx([e, e])
    assert [(branch.visits, branch.total, branch.value) for branch in node.branches] == [
        (0, 0.0, branch.first) for branch in node.branches
    ]


def known(*totals: tuple[int, float]) -> Node:
    """A node whose branches have been visited so often, with so much in all."""
    ways = WAYS[: len(totals)]
    node = Node(0, ways, [(way, 0.5) for way in ways])
    for branch, (visits, total) in zip(node.branches, totals, strict=True):
        branch.visits, branch.total = visits, total
    node.visits = sum(visits for visits, _ in totals)
    return node


def chosen(node: Node, curiosity: float = 0.0, paranoid: bool = False, width: float = 1.2) -> Option:
    return node.select(node.options, width, curiosity, paranoid).option


def test_without_curiosity_the_best_is_taken_and_by_enemies_the_worst_for_the_thinker() -> None:
    node = known((4, 2.0), (4, 3.5), (4, 0.5))
    assert chosen(node) == WAYS[1]
    assert chosen(node, paranoid=True) == WAYS[2]


def test_curiosity_leads_to_what_was_tried_less() -> None:
    node = known((9, 5.4), (2, 1.0), (3, 1.5))
    assert [chosen(node, curiosity) for curiosity in (0.0, 5.0)] == [WAYS[0], WAYS[1]]


@pytest.mark.parametrize(
    ("visits", "width", "looked_at"), [(0, 1.2, 2), (7, 1.0, 2), (8, 1.0, 3), (3, 2.0, 4)]
)
def test_the_more_often_we_come_the_more_options_are_looked_at(
    visits: int, width: float, looked_at: int
) -> None:
    """As many as the root of the visits, this one included; two at least. The last is the best by far."""
    node = known(*[(1, 0.1 * place) for place in range(4)])
    node.visits = visits
    assert chosen(node, width=width) == WAYS[looked_at - 1]


@pytest.mark.parametrize("visits", [SETTLED - 1, SETTLED])
def test_who_was_often_here_tries_what_was_never_tried(visits: int) -> None:
    node = known((5, 4.5), (0, 0.0), (0, 0.0))
    node.visits = visits
    assert chosen(node) == (WAYS[1] if visits == SETTLED else WAYS[0])
    assert SETTLED == 8


def test_a_newcomer_promises_what_the_worst_does_and_stays() -> None:
    node = Node(0, WAYS[:2], [(WAYS[0], 0.6), (WAYS[1], 0.4)], 3.0)
    branch = node.select([Way("e"), Way("f")], 1.2, 1.25, False)
    worst = node.branches[1]
    assert (branch.option, branch.first, branch.weight, branch.prior) == (Way("e"), 0.4, 3.0, worst.prior)
    assert node.branches[2] is branch
    assert node.select(WAYS[:2], 1.2, 1.25, False).option in WAYS[:2]
    assert node.select([Way("e"), Way("f")], 1.2, 1.25, False) is branch


class Bid(NumberOption, frozen=True):
    pass


class Raise(NumberOption, frozen=True):
    pass


def test_options_are_the_same_if_all_of_them_are() -> None:
    out = (WAYS[0],)
    numbers = Numbers(Bid, 1, 9, out)
    assert same_options(numbers, Numbers(Bid, 1, 9, out))
    for other in (
        Numbers(Raise, 1, 9, out),
        Numbers(Bid, 2, 9, out),
        Numbers(Bid, 1, 8, out),
        Numbers(Bid, 1, 9),
    ):
        assert not same_options(numbers, other)
    assert same_options(WAYS[:2], list(WAYS[:2]))
    assert not same_options(WAYS[:2], WAYS[1::-1])
    assert not same_options(numbers, [Bid(1)])
