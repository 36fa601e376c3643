"""Who looks at a thing: whose means count, at which question, and in which language it is told."""

from collections.abc import Mapping

from kesselhaus.games.nucleum.box import NucleumBox
from kesselhaus.games.nucleum.rules.payments import can_pay
from kesselhaus.games.nucleum.state import COLOURS, NEUTRAL, Player, Table
from kesselhaus.games.nucleum.things.card_texts import say
from kesselhaus.games.nucleum.things.texts import say as tell
from kesselhaus.games.nucleum.words.names import in_sentence, name
from kesselhaus.games.nucleum.words.questions import question
from kesselhaus.languages import Form
from kesselhaus.parts.looking import BaseLook, address, viewer
from kesselhaus.parts.things import Gap, Need, Reason

BARS = {"thaler": "brass", "worker": "cardink2", "uranium": "verd", "achievement": "oxide"}
"""Of the bars on a card."""


class Look(BaseLook[Table]):
    """What Nucleum adds: names, prices, and what becomes of workers and uranium where thaler are short."""

    @property
    def box(self) -> NucleumBox:
        return self.table.box

    @property
    def player(self) -> Player:
        """For whom prices and yields are told; never the Baron, who has no board."""
        seat = viewer(self.view, self.table.active)
        return self.table.players[0 if self.table.is_baron(seat) else seat]

    def say(self, key: str, **values: object) -> str:
        return say(key, self.lang, **values)

    def tell(self, key: str, **values: object) -> str:
        return tell(key, self.lang, **values)

    def question(self) -> str:
        return question(self.view, self.lang).title

    def name(self, id: str, form: Form = "full") -> str:
        return name(id, self.lang, form, self.box)

    def in_sentence(self, id: str) -> str:
        return in_sentence(id, self.lang)

    def who(self, seat: int) -> str:
        """A player; the Baron and the buildings of nobody have no seat."""
        if seat == NEUTRAL:
            return self.name("neutral")
        return self.name("baron") if self.table.is_baron(seat) else f"[seat {seat}]"

    def whose(self, key: str, seat: int, **values: object) -> str:
        """`in_pool` of another player, `in_pool_own` of who looks."""
        if seat == self.view.seat:
            return self.say(f"{key}_own", **values)
        return self.say(key, who=self.who(seat), **values)

    @staticmethod
    def colour(seat: int) -> str:
        """Of the pieces of a seat, or of nobody."""
        return "grey" if seat == NEUTRAL else COLOURS[seat]

    def player_of(self, seat: str) -> Player | None:
        return next((player for player in self.table.players if str(player.seat) == seat), None)

    def owner(self, which: str) -> tuple[str, Player | None]:
        """`thaler-0`: what, and whose."""
        what, _, seat = which.rpartition("-")
        return what, self.player_of(seat)

    def costs(self, price: Mapping[str, int]) -> tuple[Need, ...]:
        """A price, for who looks on without what he has."""
        player = self.player
        have = {
            "thaler": player.thaler,
            "worker": player.workers,
            "uranium": player.cubes,
            "achievement": player.achievements,
        }
        return tuple(
            Need(amount, noun, None if self.is_spectator else have[noun], BARS[noun])
            for noun, amount in price.items()
            if amount
        )

    # ------------------------------------------------------------------ reasons

    def lacks(self, thaler: int, workers: int = 0) -> list[Reason]:
        """NU-28, NU-33: with all conversions it is not enough."""
        player = self.player
        if can_pay(player, thaler, workers):
            return []
        need = " ".join(
            filter(None, (f"[{thaler} thaler]" * bool(thaler), f"[{workers} worker]" * bool(workers)))
        )
        have = " ".join(
            (
                f"[{player.thaler} thaler]",
                f"[{player.workers} worker]",
                f"[{player.cubes} uranium]" if player.cubes else "",
            )
        ).strip()
        return [
            self.why(
                "lacks",
                Gap.MEANS,
                address("store", "worker" if workers else "thaler", player.seat),
                brief=self.tell("lacks_brief", need=need),
                need=need,
                have=have,
            )
        ]
