"""A game as a PettingZoo environment: all seats, one after another as they are asked."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from kesselhaus.env.playing import Playing

BOUND = 1000.0
"""No number of an encoding comes near it."""
RENDERINGS = ("html", "ansi")


def observation_space(playing: Playing) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (len(playing.observer),), np.float32),
            "action_mask": spaces.Box(0, 1, (len(playing.catalogue),), np.int8),
        }
    )


def check_rendering(mode: str | None) -> None:
    if mode is not None and mode not in RENDERINGS:
        raise ValueError(f"There is no rendering {mode!r}. Possible: {', '.join(RENDERINGS)}.")


class AllSeats(AECEnv):  # type: ignore[misc]
    """Observations are dictionaries of `observation` and `action_mask`; agents are called seat_0, seat_1, …

    `rewards` are `win`, `rank` or `score` at the end, or `standings` after every answer. An action that is
    not legal is refused with an IllegalAction, and nothing has changed.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variants: Iterable[str] = (),
        *,
        components: bytes | None = None,
        rewards: str = "win",
        automatic: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_rendering(render_mode)
        self.playing = Playing(
            game,
            seats,
            variants,
            components=components,
            rewards=rewards,
            automatic=automatic,
            logged=render_mode is not None,
        )
        self.metadata = {
            "name": f"kesselhaus_{game}",
            "render_modes": list(RENDERINGS),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.playing.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space, actions = observation_space(self.playing), len(self.playing.catalogue)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.playing.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        seat = self.playing.asked
        return self.agents[0] if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; its mask is empty unless it is asked."""
        playing, seat = self.playing, self._seat[agent]
        nothing = np.zeros(len(playing.catalogue), np.int8)
        mask = playing.mask(nothing) if seat == playing.asked else nothing
        return {"observation": playing.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and has to act; None is for agents whose match is over.")
        brought = self.playing.act(action)
        self._cumulative_rewards[agent] = 0.0
        if brought is not None:
            self.rewards = dict(zip(self.possible_agents, brought, strict=False))
            self._accumulate_rewards()
        if self.playing.match.question is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()

    def render(self) -> str | None:
        """The drawn table as an HTML document, or the table in words."""
        if self.render_mode is None:
            return None
        seat = self.playing.asked
        return self.playing.drawn(seat) if self.render_mode == "html" else self.playing.told(seat)

    def close(self) -> None:
        """Nothing is open."""
