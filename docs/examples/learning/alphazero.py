"""Self-play in the manner of AlphaZero: a net proposes and judges, a search looks ahead, the net learns.

Run it: `python docs/examples/learning/alphazero.py`. numpy alone, on the vector environment: all matches
think at the same time, so that each step of their searches asks the net once for all of them. What a seat may
not know is made up anew for every walk down a tree, draws are made on the way; so a tree belongs to what the
seat knows and not to one world.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kesselhaus import env
from kesselhaus.bots.thinking import imagined
from kesselhaus.engine.match import Match
from kesselhaus.env.rewards import win

Array = NDArray[Any]
WIDTH, LEARNING_RATE = 96, 1e-3
CURIOSITY = 1.5
KEPT, BATCH = 40_000, 256


class Net:
    """One hidden layer that all share, then scores of actions and the chances of the seats to win, by their
    places from the seat that looks.
    """

    def __init__(self, numbers: int, actions: int, seats: int, chance: np.random.Generator) -> None:
        self.actions = actions
        self.weights = [
            chance.normal(0, (2 / numbers) ** 0.5, (numbers, WIDTH)).astype(np.float32),
            np.zeros(WIDTH, np.float32),
            np.zeros((WIDTH, actions + seats), np.float32),
            np.zeros(actions + seats, np.float32),
        ]
        self._moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self._steps = 0

    def _hidden(self, seen: Array) -> Array:
        return np.asarray(np.maximum(seen @ self.weights[0] + self.weights[1], 0))

    def __call__(self, seen: Array) -> tuple[Array, Array]:
        """Scores of all actions, and chances to win."""
        out = self._hidden(seen) @ self.weights[2] + self.weights[3]
        return out[:, : self.actions], softmax(out[:, self.actions :])

    def policy(self, seen: Array, masks: Array) -> Array:
        """The best action without any search, for whoever measures it."""
        return np.asarray(np.where(masks > 0, self(seen)[0], -np.inf).argmax(1))

    def learn(self, seen: Array, masks: Array, visits: Array, won: Array) -> None:
        """A step of Adam towards what the searches chose and who won in the end."""
        hidden = self._hidden(seen)
        out = hidden @ self.weights[2] + self.weights[3]
        scores = softmax(np.where(masks > 0, out[:, : self.actions], -1e9))
        slope = np.concatenate([scores - visits, softmax(out[:, self.actions :]) - won], axis=1) / len(seen)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self._steps += 1
        slopes = (seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0))
        for weight, change, (mean, square) in zip(self.weights, slopes, self._moments, strict=True):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change**2 - square)
            true_mean, true_square = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            weight -= LEARNING_RATE * true_mean / (np.sqrt(true_square) + 1e-8)


def softmax(scores: Array) -> Array:
    scores = np.exp(scores - scores.max(-1, keepdims=True))
    return np.asarray(scores / scores.sum(-1, keepdims=True))


@dataclass
class Node:
    """A question in a tree. What is legal may differ from world to world."""

    seat: int
    scores: Array | None = None
    """Of all actions, once the net has looked."""
    first: float = 0.5
    """What the net thought of it for the seat that is asked."""
    visits: dict[int, int] = field(default_factory=dict)
    worth: dict[int, float] = field(default_factory=dict)
    after: dict[tuple[int, int], "Node"] = field(default_factory=dict)

    def best(self, legal: Sequence[int]) -> int:
        """Worth, and curiosity about what the net likes and was seldom tried (PUCT)."""
        assert self.scores is not None
        likings = softmax(self.scores[legal])
        often = CURIOSITY * (1 + sum(self.visits.values())) ** 0.5

        def promise(place: int) -> float:
            tried = self.visits.get(legal[place], 0)
            mean = self.worth[legal[place]] / tried if tried else self.first
            return float(mean + often * likings[place] / (1 + tried))

        return legal[max(range(len(legal)), key=promise)]


class Search:
    """The tree of one question. It walks to a leaf, waits for the net, and takes note."""

    def __init__(self, many: env.vector, row: int, chance: Random) -> None:
        self._many, self._view, self._chance = many, many.view(row), chance
        self.root = Node(int(many.arrays.seats[row]))
        self._path: list[tuple[Node, int]] = []
        self._leaf = self.root
        self._world: Match[Any]

    def walk(self) -> tuple[int, Match[Any]] | None:
        """Down to a question that is new: the seat that is asked, and the world. None if a match ended."""
        world, node, self._path = imagined(self._view, self._chance), self.root, []
        catalogue = self._many.catalogue
        while node.scores is not None:
            action = node.best(catalogue.legal(world.question.options))  # type: ignore[union-attr]
            self._path.append((node, action))
            world.answer(catalogue[action])
            skip_what_leaves_no_choice(world)
            if world.question is None:
                self._note(win(world.game.result(world.state)))
                return None
            seat: int = world.question.seat  # type: ignore[union-attr]
            node = node.after.setdefault((action, seat), Node(seat))
        self._leaf = node
        return node.seat, world

    def look(self, scores: Array, chances: Array) -> None:
        """What the net says of the leaf; chances stand by places from its seat."""
        seats = len(chances)
        self._leaf.scores, self._leaf.first = scores, float(chances[0])
        self._note([float(chances[(seat - self._leaf.seat) % seats]) for seat in range(seats)])

    def _note(self, won: Sequence[float]) -> None:
        for node, action in self._path:
            node.visits[action] = node.visits.get(action, 0) + 1
            node.worth[action] = node.worth.get(action, 0.0) + won[node.seat]


def skip_what_leaves_no_choice(world: Match[Any]) -> None:
    while world.question is not None and len(world.question.options) == 1:  # type: ignore[union-attr]
        world.answer(world.question.options[0])  # type: ignore[union-attr]


def searched(many: env.vector, net: Net, rows: Sequence[int], walks: int, chance: Random) -> Iterator[Array]:
    """How often each action was tried from the question of each row, as shares."""
    searches = [Search(many, row, chance) for row in rows]
    for _ in range(walks):
        leaves = [(search, leaf) for search in searches if (leaf := search.walk()) is not None]
        if leaves:
            seen = np.stack([many.observer.at(world, seat) for _, (seat, world) in leaves])
            for (search, _), scores, chances in zip(leaves, *net(seen), strict=True):
                search.look(scores, chances)
    for search in searches:
        shares = np.zeros(net.actions)
        for action, visits in search.root.visits.items():
            shares[action] = visits / sum(search.root.visits.values())
        yield shares


@dataclass
class Experience:
    """Decisions of matches that ended: what was seen, what the searches chose, who won."""

    rows: list[tuple[Array, Array, Array, Array]] = field(default_factory=list)

    def add(self, rows: list[tuple[Array, Array, Array, Array]]) -> None:
        self.rows = (self.rows + rows)[-KEPT:]

    def sample(self, chance: np.random.Generator) -> list[Array]:
        chosen = chance.integers(len(self.rows), size=BATCH)
        return [np.stack(column) for column in zip(*(self.rows[place] for place in chosen), strict=True)]


def train(
    matches: int,
    seed: int = 1,
    *,
    game: str = "airship_city",
    seats: int = 2,
    walks: int = 24,
    at_once: int = 16,
    steps: int = 30,
) -> Iterator[tuple[int, Net]]:
    """Play so many matches against itself, and learn whenever one ends. Yields the net after each."""
    chance = np.random.default_rng(seed)
    luck = Random(seed)
    with env.vector(game, at_once, seats, views=True) as many:
        net = Net(len(many.observer), len(many.catalogue), seats, chance)
        experience, ended = Experience(), 0
        running: list[list[tuple[Array, Array, Array, int]]] = [[] for _ in range(at_once)]
        arrays = many.reset(seed)
        while ended < matches:
            actions = []
            for row, shares in enumerate(searched(many, net, range(at_once), walks, luck)):
                seen, mask = arrays.observations[row].copy(), arrays.masks[row].copy()
                running[row].append((seen, mask, shares, int(arrays.seats[row])))
                actions.append(int(chance.choice(len(shares), p=shares)))
            arrays = many.step(actions)
            for row in np.flatnonzero(arrays.done).tolist():
                won = arrays.rewards[row].copy()
                experience.add([(*told, np.roll(won, -seat)) for *told, seat in running[row]])
                running[row], ended = [], ended + 1
                for _ in range(steps):
                    net.learn(*experience.sample(chance))
                yield ended, net


if __name__ == "__main__":
    for ended, net in train(400):
        if not ended % 20:
            print(f"{ended:4} matches: {env.win_share('airship_city', net.policy, 2):.0%}", flush=True)
