"""Who looks at a thing: whose means count, and in which language it is told."""

from collections.abc import Mapping
from typing import NamedTuple

from kesselhaus.engine.view import View
from kesselhaus.games.airship_city.state import CITY, Player, Table
from kesselhaus.games.airship_city.tasks import BetweenTurns
from kesselhaus.games.airship_city.things.addresses import viewer
from kesselhaus.games.airship_city.things.card_texts import say
from kesselhaus.games.airship_city.words.names import name
from kesselhaus.parts.things import Need, costs


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
    def is_spectator(self) -> bool:
        return self.view.seat is None

    @property
    def in_turn(self) -> bool:
        """A turn is running, so that workers are moved or unmoved."""
        return self.table.doing is not None and not isinstance(self.table.doing, BetweenTurns)

    def say(self, key: str, **values: object) -> str:
        return say(key, self.lang, **values)

    def name(self, id: str) -> str:
        return name(id, self.lang)

    def who(self, seat: int) -> str:
        return self.say("city") if seat == CITY else f"[seat {seat}]"

    def costs(self, price: Mapping[str, int]) -> tuple[Need, ...]:
        """A price, for who looks on without what he has."""
        return costs(price, None if self.is_spectator else self.player.goods)
