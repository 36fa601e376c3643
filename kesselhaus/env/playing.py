"""A match as environments play it: questions as rows of numbers and masks, answers as numbers of options."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kesselhaus import games
from kesselhaus.art.colours import colour_name
from kesselhaus.art.phrases import Person
from kesselhaus.engine import record
from kesselhaus.engine.match import Match
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.env.catalogues import catalogue_of
from kesselhaus.env.observing import Observer, Row
from kesselhaus.env.rewards import Rewards
from kesselhaus.pictures import picture

Mask = NDArray[np.int8]


class IllegalAction(ValueError):
    """An action that is no answer to the open question."""


class Playing:
    """One match after another of a game with so many seats, variants and components.

    Questions that leave no choice are answered by the engine (`automatic`). Chance follows the seed.
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
        logged: bool = False,
    ) -> None:
        self.game = games.game(game)
        self.seats = self.game.usual_seats if seats is None else seats
        self.variants = self.game.chosen_variants(self.seats, variants)
        self.box = self.game.box(components)
        self.catalogue = catalogue_of(game, self.seats, self.variants, self.box)
        self.observer = Observer(game, self.seats, self.box)
        self._rewards = Rewards(rewards, self.seats)
        self._automatic, self._light = automatic, not logged
        self._seeds = Random()
        self.match: Match[Any]

    def begin(self, seed: int | None = None) -> None:
        """A new match. Without a seed it goes on from the last one that was given, if any."""
        if seed is not None:
            self._seeds = Random(seed)
        self.match = Match(
            self.game,
            self.seats,
            self.variants,
            self.box,
            Random(self._seeds.getrandbits(64)),
            automatic=self._automatic,
            light=self._light,
        )
        self._rewards.begin()

    @property
    def asked(self) -> int | None:
        """The seat that has to answer; None when the match is over."""
        question = self.match.question
        return question.seat if type(question) is Ask else None

    @property
    def legal(self) -> list[int]:
        """The actions that answer the open question."""
        question = self.match.question
        return self.catalogue.legal(question.options) if type(question) is Ask else []

    def act(self, action: int) -> list[float] | None:
        """Answer the open question. Returns what that brought to each seat; None is nothing to anybody."""
        match, action = self.match, int(action)
        if not 0 <= action < len(self.catalogue):
            raise IllegalAction(f"{action} is no action; there are 0 to {len(self.catalogue) - 1}.")
        option, question = self.catalogue[action], match.question
        if type(question) is not Ask or option not in question.options:
            raise IllegalAction(f"Action {action}, {option}, is not legal now. Legal: {self.legal}.")
        return self.answer(option)

    def answer(self, option: Option) -> list[float] | None:
        """The same with an option that is known to be legal."""
        self.match.answer(option)
        return self._rewards.after(self.match)

    def observe(self, seat: int, out: Row | None = None) -> Row:
        return self.observer.at(self.match, seat, out)

    def mask(self, out: Mask | None = None) -> Mask:
        """1 for each legal action."""
        mask = np.zeros(len(self.catalogue), np.int8) if out is None else out
        if out is not None:
            mask.fill(0)
        mask[self.legal] = 1
        return mask

    # ------------------------------------------------------------------ what a person looks at

    def record(self) -> bytes:
        """The match as a record, with the hash of the catalogue that its actions are numbers of."""
        return record.write(self.match, self.catalogue.hash)

    def drawn(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as an HTML document, as a seat (or a spectator) sees it."""
        return picture(self.match.view(seat), self._people(lang), lang)

    def told(self, seat: int | None = None, lang: str = "en") -> str:
        """The table in words."""
        return games.words(self.game.key).describe(self.match.view(seat), lang)

    def _people(self, lang: str) -> Sequence[Person]:
        return [Person(colour_name(colour, lang), colour) for colour in self.game.colours(self.match.state)]
