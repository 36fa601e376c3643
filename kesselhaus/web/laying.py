"""What has been filled in for a new table: read, made whole, and made a wish of."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from random import SystemRandom

from msgspec import Struct
from msgspec.structs import replace
from starlette.exceptions import HTTPException

from kesselhaus.protocol import GameOnShelf, Shelf
from kesselhaus.store import Account
from kesselhaus.store.accounts import name_key
from kesselhaus.web import intake, requests
from kesselhaus.web.company import bot_names
from kesselhaus.web.names import NotAllowed, fit
from kesselhaus.web.pace import PACES
from kesselhaus.web.sitting import MINE, OPEN_SEAT, Wish
from kesselhaus.web.texts import say

Fields = Mapping[str, list[str]]
VISIBILITIES = ("link", "open")


class Chair(Struct, frozen=True):
    """Who is to sit on a seat: `me`, `open` or the level of a bot, and what he is called."""

    who: str
    name: str = ""
    given: str = ""
    """The name that the house has thought of for a bot here; nobody else gets it."""

    @property
    def called(self) -> str:
        """The name that counts: a person is not called as the house has called a bot in his place."""
        return "" if self.who in (MINE, OPEN_SEAT) and self.name == self.given else self.name


class NewTable(Struct, frozen=True):
    """What has been chosen so far. There may be more chairs than seats: who takes some away and puts them
    back finds them as they were.
    """

    game: str
    seats: int
    chairs: tuple[Chair, ...] = ()
    variants: tuple[str, ...] = ()
    pace: str = "untimed"
    visibility: str = "link"
    advice: bool = False
    refusal: str = ""

    @property
    def taken(self) -> tuple[Chair, ...]:
        return self.chairs[: self.seats]

    @property
    def own(self) -> int | None:
        """The seat of who lays the table; at others of his own somebody sits at the same screen."""
        return next((seat for seat, chair in enumerate(self.taken) if chair.who == MINE), None)


def chosen_in(fields: Fields, shelf: Shelf) -> NewTable:
    """What was sent: of each seat by its number, or one after the other. Raises HTTPException for what no
    page of this house can have sent.
    """
    game = shelf.games.get(requests.one(fields, "game"))
    chairs = tuple(_chairs(fields))
    chosen = NewTable(
        game=game.key if game is not None else "",
        seats=requests.whole_number(fields, "seats"),
        chairs=chairs,
        variants=tuple(fields.get("variant", ())),
        pace=requests.one(fields, "pace", "untimed"),
        visibility=requests.one(fields, "visibility", "link"),
        advice="advice" in fields,
    )
    known = {MINE, OPEN_SEAT, *shelf.levels}
    sensible = chosen.pace in PACES and chosen.visibility in VISIBILITIES
    if game is None or not sensible or not known.issuperset(chair.who for chair in chairs):
        raise HTTPException(400, "unreadable")
    return chosen


def _chairs(fields: Fields) -> Iterator[Chair]:
    if "who" in fields:
        names = fields.get("name", [])
        first = fields["who"].index(MINE) if MINE in fields["who"] else -1
        for seat, who in enumerate(fields["who"]):
            yield Chair(who, names[0] if names and seat == first else "")
        return
    seat = 0
    while f"who-{seat}" in fields:
        given = requests.one(fields, f"given-{seat}", "")
        yield Chair(requests.one(fields, f"who-{seat}"), requests.one(fields, f"name-{seat}", ""), given)
        seat += 1


def whole(chosen: NewTable, shelf: Shelf, account: Account | None) -> NewTable:
    """With as many seats as the game has, somebody on each, and names for the bots."""
    game = shelf.game(chosen.game)
    seats = min(game.seats, key=lambda count: (abs(count - chosen.seats), count))
    chairs = [*chosen.chairs, *[Chair("medium")] * (seats - len(chosen.chairs))]
    if not chosen.chairs:
        chairs[0] = Chair(MINE)
    offered = {variant.key for variant in game.variants if variant.seats is None or seats in variant.seats}
    whole = replace(
        chosen,
        seats=seats,
        chairs=tuple(chairs),
        variants=tuple(key for key in chosen.variants if key in offered),
    )
    return replace(whole, chairs=tuple(_named(whole, account)))


def _named(chosen: NewTable, account: Account | None) -> Iterator[Chair]:
    """A bot is renamed if a person is called as the house has called it."""
    own = account.display if account is not None else ""
    typed = (chair.name for chair in chosen.chairs if chair.name and chair.name != chair.given)
    people = {name_key(own), *map(name_key, typed)}
    fresh = bot_names(secrets.token_hex(4), [own, *(chair.name for chair in chosen.chairs)])
    for seat, chair in enumerate(chosen.chairs):
        named_by_house = chair.name == chair.given
        if chair.who in (MINE, OPEN_SEAT):
            name = own if seat == chosen.own and own else chair.called
            yield replace(chair, name=name, given="")
        elif not chair.name or (named_by_house and name_key(chair.name) in people):
            name = next(fresh)
            yield replace(chair, name=name, given=name)
        else:
            yield chair


def moved_up(chosen: NewTable, seat: int) -> NewTable:
    """One seat changes places with the one before it."""
    chairs = list(chosen.chairs)
    if 0 < seat < len(chairs):
        chairs[seat - 1 : seat + 1] = reversed(chairs[seat - 1 : seat + 1])
    return replace(chosen, chairs=tuple(chairs))


def shuffled(chosen: NewTable) -> NewTable:
    drawn = list(chosen.taken)
    SystemRandom().shuffle(drawn)
    return replace(chosen, chairs=(*drawn, *chosen.chairs[chosen.seats :]))


# ------------------------------------------------------------------ whether it can be played


def clash(game: GameOnShelf, variants: Sequence[str], lang: str) -> str:
    """Why these variants cannot be played together; nothing if they can."""
    about = {variant.key: game.variant(variant.key, lang).name for variant in game.variants}
    for variant in game.variants:
        if variant.key not in variants:
            continue
        for other in variant.excludes:
            if other in variants:
                return say("variants_exclude", lang, one=about[variant.key], other=about[other])
        for other in variant.needs:
            if other not in variants:
                return say("variant_needs", lang, one=about[variant.key], other=about[other])
    return ""


def own_name(chosen: NewTable) -> str:
    """What a stranger who lays a table calls himself."""
    return "" if chosen.own is None else chosen.taken[chosen.own].name


def wish(chosen: NewTable, components: bytes | None, host: Account) -> Wish:
    """What is to be laid. Raises NotAllowed for a name that nobody may have here."""
    names = []
    known = {name_key(host.display)}
    for seat, chair in enumerate(chosen.taken):
        called = chair.called
        name = "" if seat == chosen.own or not called.strip() else fit(intake.text(called))
        if name and name_key(name) in known:
            if chair.name != chair.given:
                raise NotAllowed("name_twice")
            name = ""
        if name:
            known.add(name_key(name))
        names.append(name)
    return Wish(
        game=chosen.game,
        seats=tuple(chair.who for chair in chosen.taken),
        names=tuple(names),
        variants=chosen.variants,
        components=components,
        pace=chosen.pace,
        visibility="open" if chosen.visibility == "open" else "link",
        advice=chosen.advice,
    )
