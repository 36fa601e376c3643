"""Who looks at a thing: whose means count, at which question, and in which language it is told."""

from collections.abc import Mapping
from typing import NamedTuple

from kesselhaus.engine.questions import Ask, Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import amounts
from kesselhaus.games.whistle_mountain.rules.paying import can_pay
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.things.addresses import viewer
from kesselhaus.games.whistle_mountain.things.card_texts import say
from kesselhaus.games.whistle_mountain.things.texts import say as tell
from kesselhaus.games.whistle_mountain.words.names import name
from kesselhaus.games.whistle_mountain.words.questions import question
from kesselhaus.parts.things import Gap, Need, Reason, costs

SIGN = 36
"""Size of a sign that is the drawing of a card."""


class Look(NamedTuple):
    """A view, and the language of the reader."""

    view: View[Table]
    lang: str

    @property
    def table(self) -> Table:
        return self.view.state

    @property
    def player(self) -> Player:
        """For whom prices and yields are told."""
        return self.table.players[viewer(self.view)]

    @property
    def options(self) -> tuple[Option, ...]:
        question = self.view.question
        return tuple(question.options) if isinstance(question, Ask) else ()

    def say(self, key: str, **values: object) -> str:
        """What a card says."""
        return say(key, self.lang, **values)

    def name(self, id: str) -> str:
        return name(id, self.lang)

    def costs(self, price: Mapping[str, int]) -> tuple[Need, ...]:
        """A price, for who looks on without what he has."""
        needs = costs(price, None if self.view.seat is None else self.player.goods)
        return tuple(need._replace(colour=f"r-{need.noun}") for need in needs)

    # ------------------------------------------------------------------ reasons

    def why(self, key: str, gap: Gap = Gap.MOMENT, *about: str, brief: str = "", **values: object) -> Reason:
        """Why something cannot be chosen now."""
        return Reason(tell(key, self.lang, **values), gap, brief, about)

    def other_question(self) -> Reason:
        """Something else is to be answered first."""
        return self.why("first", question=question(self.view, self.lang).title)

    def lacks(self, cost: Mapping[str, int], discount: int = 0) -> list[Reason]:
        """WM-31, WM-152: whistles stand for what is short; so does a discount."""
        if can_pay(self.player, dict(cost), discount):
            return []
        goods = self.player.goods
        have = " ".join(f"[{goods[kind]} {kind}]" for kind in dict.fromkeys((*cost, "whistle")))
        key = "lacks_less" if discount else "lacks"
        brief = tell("lacks_brief", self.lang, need=amounts(cost))
        return [
            self.why(key, Gap.MEANS, brief=brief, need=amounts(cost), have=have, discount=discount),
        ]
