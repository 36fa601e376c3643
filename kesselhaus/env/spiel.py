"""The games in OpenSpiel: `kesselhaus_nucleum` and so on, once `register` has been called."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, Self

import numpy as np
import pyspiel

from kesselhaus import games
from kesselhaus.bots.thinking import imagined
from kesselhaus.engine.catalogue import Catalogue
from kesselhaus.engine.components import Box
from kesselhaus.engine.game import Game
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Answer, Ask, Draw, Outcome
from kesselhaus.env.catalogues import catalogue_of
from kesselhaus.env.observing import Observer
from kesselhaus.env.rewards import FINAL
from kesselhaus.games import shelf

LONGEST = 20_000
"""OpenSpiel wants a number of answers that no match exceeds."""
MOST_OUTCOMES = 1_000
"""And of outcomes of one draw."""


def register() -> list[str]:
    """Makes every game on the shelf known to OpenSpiel, and returns the names. Twice is as good as once.

    `pyspiel.load_game("kesselhaus_nucleum", {"players": 3, "variants": "owner_only", "rewards": "score"})`;
    variants are separated by blanks.
    """
    known = set(pyspiel.registered_names())
    names = [f"kesselhaus_{key}" for key in shelf()]
    for key, name in zip(shelf(), names, strict=True):
        if name not in known:
            pyspiel.register_game(_type(key, name), _maker(key, name))
    return names


def _type(key: str, name: str) -> Any:
    game = games.game(key)
    return pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.usual_seats, "variants": "", "rewards": "win"},
    )


def _maker(key: str, name: str) -> Any:
    """The class of a game; OpenSpiel makes it of the parameters."""
    return type(name, (SpielGame,), {"key": key, "type": _type(key, name)})


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with so many seats and variants."""

    key: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = games.game(self.key)
        self.seats = int(params.get("players", game.usual_seats))
        self.variants = game.chosen_variants(self.seats, str(params.get("variants", "")).split())
        rewards = str(params.get("rewards", "win"))
        if rewards not in FINAL:
            raise ValueError(f"There are no rewards {rewards!r}. Possible: {', '.join(FINAL)}.")
        self.rewards = rewards
        most = 1.0 if rewards != "score" else 10_000.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.catalogue),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=0.0 if rewards != "score" else -most,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, params)

    # Looked up and not kept: OpenSpiel pickles what a game keeps.

    @property
    def played(self) -> Game[Any]:
        return games.game(self.key)

    @property
    def catalogue(self) -> Catalogue:
        return catalogue_of(self.key, self.seats, self.variants, _box(self.key))

    @property
    def observer(self) -> Observer:
        return _observer(self.key, self.seats)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self)


@cache
def _box(key: str) -> Box:
    return games.game(key).box()


@cache
def _observer(key: str, seats: int) -> Observer:
    return Observer(key, seats, _box(key))


class Played:
    """A match that is copied by a fork, with what each seat has seen so far."""

    def __init__(self, match: Match[Any], seen: Sequence[bytes]) -> None:
        self.match, self.seen = match, list(seen)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Played":
        return Played(self.match.fork(anchored=True), self.seen)

    def __reduce__(self) -> tuple[Any, ...]:
        """On paper it is the answers."""
        match = self.match
        return _played_again, (match.game.key, match.seats, match.variants, match.answers, self.seen)

    def look(self, observer: Observer) -> None:
        """Each seat remembers what it sees now."""
        for seat, before in enumerate(self.seen):
            self.seen[seat] = blake2b(before + observer.packed(self.match, seat), digest_size=16).digest()


def _played_again(
    key: str, seats: int, variants: frozenset[str], answers: Sequence[Answer], seen: Sequence[bytes]
) -> Played:
    match: Match[Any] = Match(games.game(key), seats, variants, _box(key), light=True)
    for answer in answers:
        match.answer(answer)
    return Played(match.fork(anchored=True), seen)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Draws are chance nodes; actions are numbers of options."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        match: Match[Any] = Match(game.played, game.seats, game.variants, _box(game.key), light=True)
        self.played = Played(match.fork(anchored=True), [b""] * game.seats)
        self.played.look(game.observer)

    @property
    def _question(self) -> Ask | Draw | None:
        return self.played.match.question

    def current_player(self) -> int:
        question = self._question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return question.seat if isinstance(question, Ask) else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        question = self._question
        if not isinstance(question, Ask) or question.seat != player:
            return []
        return sorted(self.get_game().catalogue.legal(question.options))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the open draw by the places where each stands first."""
        draw = self._question
        assert isinstance(draw, Draw)
        weights = Counter[Outcome]()
        for outcome, weight in zip(draw.outcomes, draw.weights or (1,) * len(draw.outcomes), strict=True):
            weights[outcome] += weight
        total = weights.total()
        return [(draw.outcomes.index(outcome), weight / total) for outcome, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        question, played = self._question, self.played
        if isinstance(question, Draw):
            played.match.answer(question.outcomes[action])
        else:
            played.match.answer(self.get_game().catalogue[action])
        played.look(self.get_game().observer)

    def _action_to_string(self, player: int, action: int) -> str:
        question = self._question
        if player == pyspiel.PlayerId.CHANCE and isinstance(question, Draw):
            return str(question.outcomes[action])
        return str(self.get_game().catalogue[action])

    def is_terminal(self) -> bool:
        return self._question is None

    def returns(self) -> list[float]:
        result = self.played.match.result
        game: SpielGame = self.get_game()
        return [0.0] * game.seats if result is None else FINAL[game.rewards](result)[: game.seats]

    def information_state_string(self, player: int | None = None) -> str:
        """Equal for positions that the player cannot tell apart by all that he has seen."""
        return self.played.seen[self.current_player() if player is None else player].hex()

    def resample_from_infostate(self, player: int, sampler: Any) -> Self:
        """A position in which all that the player may not know is made up, also what the others have seen: of
        them it is what they see now. It has no history before this moment.
        """
        chance = Random(int(sampler() * 2**53))
        world: Match[Any] = imagined(self.played.match.view(player), chance)
        world.chance = None
        twin = self.clone()
        twin.played = Played(world.fork(anchored=True), [b""] * len(self.played.seen))
        twin.played.look(self.get_game().observer)
        twin.played.seen[player] = self.played.seen[player]
        return twin  # type: ignore[no-any-return]

    def __str__(self) -> str:
        match = self.played.match
        return f"{match.game.title}, {len(match.answers)} answers, asked: {match.question}"


class SpielObserver:
    """What a player may know, as a tensor and as a string."""

    def __init__(self, game: SpielGame) -> None:
        self._observer = game.observer
        self.tensor = np.zeros(len(game.observer), np.float32)
        self.dict = {name: self.tensor[where] for name, where in game.observer.groups.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self._observer.at(state.played.match, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return blake2b(self._observer.packed(state.played.match, player), digest_size=16).hexdigest()
