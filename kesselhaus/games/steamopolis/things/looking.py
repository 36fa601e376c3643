"""Who looks at a thing of Steamopolis: whose means count, at which question, and in which language."""

from kesselhaus.games.steamopolis.box import Part, SteamBox
from kesselhaus.games.steamopolis.rules.storing import can_pay
from kesselhaus.games.steamopolis.state import Player, Table
from kesselhaus.games.steamopolis.things import city_texts, ship_texts
from kesselhaus.games.steamopolis.things.texts import say as tell
from kesselhaus.games.steamopolis.words.effects import goods_words
from kesselhaus.games.steamopolis.words.names import in_sentence, name
from kesselhaus.games.steamopolis.words.questions import question
from kesselhaus.languages import Phrases
from kesselhaus.parts.looking import BaseLook, address, viewer
from kesselhaus.parts.things import Gap, Need, Reason, costs

say = Phrases(
    "steamopolis.cards",
    en={**city_texts.ENGLISH, **ship_texts.ENGLISH},
    de={**city_texts.GERMAN, **ship_texts.GERMAN},
)


class Look(BaseLook[Table]):
    """What Steamopolis adds: names, prices in crystals and gears, who lies where."""

    @property
    def box(self) -> SteamBox:
        return self.table.box

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

    def in_sentence(self, id: str) -> str:
        return in_sentence(id, self.lang)

    def counted(self, key: str, count: int, **values: object) -> str:
        """A sentence of a card about one or about several."""
        return self.say(f"{key}_one" if count == 1 else key, count=count, **values)

    def owner(self, seat: str) -> Player | None:
        """Whose seat it is that an address names."""
        return next((player for player in self.table.players if str(player.seat) == seat), None)

    # ------------------------------------------------------------------ prices

    def costs(self, crystals: int, gears: int) -> tuple[Need, ...]:
        """A price, for who looks on without what he has."""
        held = {"crystal": self.player.crystal, "gear": self.player.gear}
        return costs({"crystal": crystals, "gear": gears}, None if self.is_spectator else held)

    def costs_of(self, part: Part) -> tuple[Need, ...]:
        crystals = self.player.stones if part.per_stone else part.crystal
        return self.costs(crystals, part.gear)

    def lacks(self, crystals: int, gears: int) -> list[Reason]:
        """ST-23: what is short of a price, sponsors and gala counted in."""
        player = self.player
        if can_pay(player, crystals, gears):
            return []
        kinds = [kind for kind, count in (("crystal", crystals), ("gear", gears)) if count]
        have = " ".join(f"[{player.holds(kind)} {kind}]" for kind in kinds)
        price = goods_words(crystals, gears, self.lang)
        brief = self.tell("lacks_brief", need=price)
        about = address("hold", player.seat)
        return [self.why("lacks", Gap.MEANS, about, brief=brief, need=price, have=have)]
