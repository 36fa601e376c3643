"""Who looks at a thing: whose means count, at which question, and in which language it is told."""

from collections.abc import Mapping

from kesselhaus.engine.wording import amounts
from kesselhaus.games.whistle_mountain.rules.paying import can_pay
from kesselhaus.games.whistle_mountain.state import Player, Table
from kesselhaus.games.whistle_mountain.things.card_texts import say
from kesselhaus.games.whistle_mountain.things.texts import say as tell
from kesselhaus.games.whistle_mountain.words.names import name
from kesselhaus.games.whistle_mountain.words.questions import question
from kesselhaus.parts.looking import BaseLook, viewer
from kesselhaus.parts.things import Gap, Need, Reason, costs


class Look(BaseLook[Table]):
    """What Whistle Mountain adds: names, prices, and whistles that stand for what is short."""

    @property
    def player(self) -> Player:
        """For whom prices and yields are told."""
        return self.table.players[viewer(self.view, self.table.active)]

    def say(self, key: str, **values: object) -> str:
        return say(key, self.lang, **values)

    def tell(self, key: str, **values: object) -> str:
        return tell(key, self.lang, **values)

    def question(self) -> str:
        return question(self.view, self.lang).title

    def name(self, id: str) -> str:
        return name(id, self.lang)

    def costs(self, price: Mapping[str, int]) -> tuple[Need, ...]:
        """A price, for who looks on without what he has."""
        needs = costs(price, None if self.is_spectator else self.player.goods)
        return tuple(need._replace(colour=f"r-{need.noun}") for need in needs)

    def lacks(self, cost: Mapping[str, int], discount: int = 0) -> list[Reason]:
        """WM-31, WM-152: whistles stand for what is short; so does a discount."""
        if can_pay(self.player, dict(cost), discount):
            return []
        goods = self.player.goods
        have = " ".join(f"[{goods[kind]} {kind}]" for kind in dict.fromkeys((*cost, "whistle")))
        key = "lacks_less" if discount else "lacks"
        brief = self.tell("lacks_brief", need=amounts(cost))
        return [
            self.why(key, Gap.MEANS, brief=brief, need=amounts(cost), have=have, discount=discount),
        ]
