"""Who looks at a thing: whose means count, and in which language it is told."""

from collections.abc import Mapping

from kesselhaus.games.airship_city.state import CITY, Player, Table
from kesselhaus.games.airship_city.tasks import BetweenTurns
from kesselhaus.games.airship_city.things.card_texts import say
from kesselhaus.games.airship_city.things.texts import say as tell
from kesselhaus.games.airship_city.words.names import name
from kesselhaus.games.airship_city.words.questions import question
from kesselhaus.parts.looking import BaseLook, viewer
from kesselhaus.parts.things import Need, costs


class Look(BaseLook[Table]):
    """What Airship City adds: names, prices, and the city as a player."""

    @property
    def player(self) -> Player:
        """For whom prices and yields are told."""
        return self.table.players[viewer(self.view, self.table.active)]

    @property
    def in_turn(self) -> bool:
        """A turn is running, so that workers are moved or unmoved."""
        return self.table.doing is not None and not isinstance(self.table.doing, BetweenTurns)

    def say(self, key: str, **values: object) -> str:
        return say(key, self.lang, **values)

    def tell(self, key: str, **values: object) -> str:
        return tell(key, self.lang, **values)

    def question(self) -> str:
        return question(self.view, self.lang).title

    def name(self, id: str) -> str:
        return name(id, self.lang)

    def who(self, seat: int) -> str:
        return self.say("city") if seat == CITY else f"[seat {seat}]"

    def costs(self, price: Mapping[str, int]) -> tuple[Need, ...]:
        """A price, for who looks on without what he has."""
        return costs(price, None if self.is_spectator else self.player.goods)
