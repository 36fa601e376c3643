"""Who looks at a thing of Planet Steam: whose means count, and what is lacking of them."""

from collections.abc import Mapping, Sequence

from kesselhaus.games.planet_steam.box import NEUTRAL, PlanetBox
from kesselhaus.games.planet_steam.figures import Price
from kesselhaus.games.planet_steam.state import HIDDEN, Player, Table
from kesselhaus.games.planet_steam.things.card_texts import say
from kesselhaus.games.planet_steam.things.texts import say as tell
from kesselhaus.games.planet_steam.words.names import name
from kesselhaus.games.planet_steam.words.questions import question
from kesselhaus.parts.looking import BaseLook, viewer
from kesselhaus.parts.things import Gap, Need, Reason, costs


class Look(BaseLook[Table]):
    """What Planet Steam adds: names, and prices in credits and goods."""

    @property
    def box(self) -> PlanetBox:
        return self.table.box

    @property
    def player(self) -> Player:
        """For whom prices and yields are told."""
        return self.table.players[viewer(self.view)]

    def say(self, key: str, **values: object) -> str:
        return say(key, self.lang, **values)

    def tell(self, key: str, **values: object) -> str:
        return tell(key, self.lang, **values)

    def question(self) -> str:
        return question(self.view, self.lang).title

    def name(self, id: str) -> str:
        return name(id, self.lang, box=self.box)

    def who(self, seat: int) -> str:
        return self.say("neutral") if seat == NEUTRAL else f"[seat {seat}]"

    def player_of(self, seat: str) -> Player | None:
        return next((player for player in self.table.players if str(player.seat) == seat), None)

    # ------------------------------------------------------------------ prices

    @property
    def means(self) -> dict[str, int] | None:
        """What can be paid with; None for who may not know it, or has nothing to pay."""
        if self.is_spectator or self.player.credits == HIDDEN:
            return None
        return {"credit": self.player.credits, **self.player.goods}

    def costs(self, price: Mapping[str, int]) -> tuple[Need, ...]:
        needs = costs(price, self.means)
        return tuple(need._replace(colour="brass") if need.noun == "credit" else need for need in needs)

    def lacks(self, price: Mapping[str, int]) -> list[Reason]:
        """PS-24: each kind of which there is too little, the largest gap first."""
        means = self.means or {}
        short = {kind: amount for kind, amount in price.items() if means.get(kind, 0) < amount}
        return [
            self.lacking(f"[{amount} {kind}]", f"[{means.get(kind, 0)} {kind}]")
            for kind, amount in sorted(short.items(), key=lambda part: means.get(part[0], 0) - part[1])
        ]

    def lacking(self, need: str, have: str) -> Reason:
        return self.why("lacks", Gap.MEANS, brief=self.tell("lacks_brief", need=need), need=need, have=have)


def together(price: Price) -> dict[str, int]:
    """Credits and goods as one price."""
    return {"credit": price.credits, **price.goods}


def named(label: str, reasons: Sequence[Reason]) -> list[Reason]:
    """Reasons of a ware, with what it is called among the keys: those that buy it only name a zone."""
    return [reason._replace(label=label) for reason in reasons]
