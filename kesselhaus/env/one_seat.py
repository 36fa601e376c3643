"""A game as a Gymnasium environment: one seat against bots."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kesselhaus.bots.registry import BOTS, Bot
from kesselhaus.env.all_seats import BOUND, RENDERINGS, check_rendering
from kesselhaus.env.observing import Row
from kesselhaus.env.playing import IllegalAction, Mask, Playing

Maker = Callable[[Random], Bot]
ILLEGAL = -1.0
"""What an action that is not legal brings; it ends the match."""


class OneSeat(gymnasium.Env[Row, np.int64]):
    """Observations are rows of numbers; the mask of legal actions is `action_masks()` and in `info`.

    The own seat is `seat`, or each match another one if that is None. Opponents are names of bots (`random`,
    `greedy`, `search:50it`) or functions that make a bot of a generator; a single one plays all other seats.
    An action that is not legal loses: the match ends with a reward of −1, and `info["illegal"]` says why.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variants: Iterable[str] = (),
        *,
        seat: int | None = 0,
        opponents: str | Maker | Sequence[str | Maker] = "random",
        components: bytes | None = None,
        rewards: str = "win",
        automatic: bool = True,
        render_mode: str | None = None,
    ) -> None:
        check_rendering(render_mode)
        names = [opponents] if isinstance(opponents, str) or callable(opponents) else [*opponents]
        self._thinks = any(name != "random" for name in names)
        self.playing = Playing(
            game,
            seats,
            variants,
            components=components,
            rewards=rewards,
            automatic=automatic,
            logged=render_mode is not None or self._thinks,
        )
        count = self.playing.seats
        if seat is not None and not 0 <= seat < count:
            raise ValueError(f"There is no seat {seat}; {count} seats are 0 to {count - 1}.")
        makers = [*map(_maker, names)] * (count - 1 if len(names) == 1 else 1)
        if len(makers) != count - 1:
            raise ValueError(f"{count} seats have {count - 1} opponents (or one for all), not {len(names)}.")
        self._makers, self._own = makers, seat
        self.seat = seat or 0
        """The own seat of the running match."""
        self._bots: dict[int, Bot] = {}
        self.metadata = {"render_modes": list(RENDERINGS)}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-BOUND, BOUND, (len(self.playing.observer),), np.float32)
        self.action_space = spaces.Discrete(len(self.playing.catalogue))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        for _ in range(PATIENCE):
            self._begin()
            if self.playing.match.question is not None:
                return self._seen()
        raise RuntimeError(f"In {PATIENCE} matches seat {self.seat} was never asked.")

    def _begin(self) -> None:
        draw = self.np_random.integers
        self.playing.begin(int(draw(2**63)))
        chance = Random(int(draw(2**63)))
        count = self.playing.seats
        self.seat = chance.randrange(count) if self._own is None else self._own
        others = [(self.seat + place) % count for place in range(1, count)]
        self._bots = {seat: make(chance) for seat, make in zip(others, self._makers, strict=True)}
        self._chance = chance
        self._let_others_play()

    def _let_others_play(self) -> float:
        """Opponents answer until the own seat is asked or all is over. Returns what that brought."""
        brought, playing = 0.0, self.playing
        while (asked := playing.asked) is not None and asked != self.seat:
            gained = playing.answer(self._choice(asked))
            brought += gained[self.seat] if gained else 0.0
        return brought

    def _choice(self, seat: int) -> Any:
        match = self.playing.match
        if self._thinks:
            return self._bots[seat].choose(match.view(seat))
        options: Sequence[Any] = match.question.options  # type: ignore[union-attr]
        return options[int(self._chance.random() * len(options))]

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        if self.playing.asked != self.seat:
            raise RuntimeError("The match is over; reset begins another one.")
        try:
            brought = self.playing.act(int(action))
        except IllegalAction as illegal:
            row, info = self._seen()
            return row, ILLEGAL, True, False, info | {"illegal": str(illegal)}
        reward = (brought[self.seat] if brought else 0.0) + self._let_others_play()
        row, info = self._seen()
        return row, reward, self.playing.match.question is None, False, info

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        return self.playing.observe(self.seat), {"action_mask": self.playing.mask()}

    def action_masks(self) -> Mask:
        """1 for each legal action. sb3-contrib looks for this name."""
        return self.playing.mask()

    def render(self) -> str | None:
        """The drawn table as an HTML document, or the table in words, as the own seat sees it."""
        if self.render_mode is None:
            return None
        return self.playing.drawn(self.seat) if self.render_mode == "html" else self.playing.told(self.seat)


PATIENCE = 100
"""So many matches may end before the own seat is asked anything."""


def _maker(opponent: str | Maker) -> Maker:
    if callable(opponent):
        return opponent
    if opponent not in BOTS and not opponent.startswith("search:"):
        raise ValueError(
            f"There is no bot {opponent!r}. Possible: {', '.join(BOTS)}, search:200ms, search:400it."
        )
    return BOTS[opponent]
