"""What the API gives. The OpenAPI document is made of these, so that neither can change alone."""

from typing import Any, Literal

from msgspec import Struct


class VariantAbout(Struct, frozen=True):
    """A way to play. Where `implied`, it is on by itself for its numbers of seats."""

    key: str
    name: str
    text: str
    rule: str
    seats: list[int] | None
    implied: bool
    excludes: list[str]
    needs: list[str]


class GameAbout(Struct, frozen=True):
    """A game on the shelf."""

    key: str
    title: str
    text: str
    seats: list[int]
    usual_seats: int
    minutes: list[int]
    weight: int
    rules_version: int
    edition: str
    variants: list[VariantAbout]


class Shelf(Struct, frozen=True):
    """All games."""

    games: list[GameAbout]


class Rule(Struct, frozen=True):
    """The text of a rule."""

    game: str
    rule: str
    text: str


class Me(Struct, frozen=True):
    """Whose token it is, and at how many tables it is his turn."""

    id: str
    name: str | None
    display: str
    language: str
    turns: int


class Sitter(Struct, frozen=True):
    """Who sits on a seat. `left` is the time on the clock in milliseconds."""

    seat: int
    name: str
    mine: bool
    bot: str | None
    empty: bool
    gone: bool
    asked: bool
    left: int | None


class Edition(Struct, frozen=True):
    """What a table is played with, also in words. `changed` counts the figures that are not as shipped."""

    hash: str
    shipped: bool
    changed: int
    text: str


class Listed(Struct, frozen=True):
    """A table in a list. Times are milliseconds since the epoch."""

    id: str
    game: str
    edition: Edition
    status: Literal["open", "playing", "over", "ended"]
    version: int
    variants: list[str]
    pace: str
    visibility: str
    seats: list[Sitter]
    created: int
    updated: int
    advice: bool
    """Whether a bot tells everybody at the table what it thinks of his options."""


class ListPage(Struct, frozen=True):
    """Some of many tables. `after` asks for the page that follows; null on the last."""

    tables: list[Listed]
    after: str | None


class Choice(Struct, frozen=True):
    """An option: its number, itself, and in words."""

    option: int
    answer: dict[str, Any]
    text: str


class Question(Struct, frozen=True):
    """The open question. Its options are told only to the seat that is asked."""

    seat: int
    rule: str
    text: str
    note: str
    options: list[Choice]


class Sentence(Struct, frozen=True):
    """A line of the log: the moment that told it, in words, and the rule behind it."""

    at: int
    text: str
    rule: str


class BackWish(Struct, frozen=True):
    """Somebody wishes to go back; all others must agree."""

    version: int
    seat: int
    agreed: list[int]


class NewTime(Struct, frozen=True):
    """The time of a seat has run out: who would grant it new time, and whose consent is missing still."""

    seat: int
    agreed: list[int]
    missing: list[int]


class View(Struct, frozen=True):
    """A table as you may know it.

    `seat` is the seat through whose eyes you see, null a spectator. `state` is the table as the rules know
    it, without what that seat may not know; null before the match. `trouble` is a sentence if the rules or a
    bot did not answer.
    """

    table: Listed
    at: int
    seat: int | None
    edition: str
    rules_version: int
    question: Question | None
    state: dict[str, Any] | None
    words: list[str]
    log: list[Sentence]
    colours: list[str]
    scores: list[int]
    can_undo: bool
    wish: BackWish | None
    new_time: list[NewTime]
    trouble: str
    result: dict[str, Any] | None


class Refused(Struct, frozen=True):
    """Why something was not done: a sentence in your language, and its kind for programs.

    Nothing has changed. `problem` says where a request could not be read; `table` is the fresh table, where
    there is one.
    """

    refusal: str
    kind: str
    problem: str = ""
    table: View | None = None


class Moment(Struct, frozen=True):
    """One entry of a match: what it was, who acted, when, and what it told."""

    at: int
    kind: Literal["answer", "undo", "began", "bot", "ended", "clock", "lesson"]
    seat: int | None
    time: int
    told: list[str]


class Moments(Struct, frozen=True):
    """A match moment by moment; each can be looked at with `?at=`."""

    moments: list[Moment]


class Estimate(Struct, frozen=True):
    """What a search thinks of an option: from 0 to 1, for the most part the chance to win."""

    option: int
    text: str
    value: float
    visits: int


class Advice(Struct, frozen=True):
    """The options that a search has tried, the best first; of a moment that is past, also what was chosen."""

    at: int
    seat: int
    estimates: list[Estimate]
    chosen: int | None


class Chances(Struct, frozen=True):
    """How a bot judges a moment: the chance of each seat to win."""

    at: int
    chances: list[float]


class Course(Struct, frozen=True):
    """The chances over a match, at evenly spread moments, the last one among them."""

    moments: list[Chances]


class Message(Struct, frozen=True):
    """What somebody said."""

    number: int
    name: str
    text: str
    time: int
    mine: bool


class Messages(Struct, frozen=True):
    """What was said at a table."""

    messages: list[Message]


class Difference(Struct, frozen=True):
    """A figure that is not as shipped; null where it is not there."""

    where: str
    shipped: Any
    here: Any


class Components(Struct, frozen=True):
    """What a table is played with: the file, as TOML, and what is not as shipped."""

    edition: Edition
    components: str
    differences: list[Difference]


class Laid(Struct, frozen=True):
    """A new table. `problem` says where a record could not be followed further."""

    id: str
    problem: str = ""


class Done(Struct, frozen=True):
    """It was done, or had been done before by the same request; this is the table now. Without a table it was
    done all the same, only the rules did not tell the table in time: ask for it again.
    """

    version: int
    table: View | None


class Needed(Struct, frozen=True):
    """A part of a price: how much of what, and how much of it you have. A spectator has nothing."""

    amount: int
    what: str
    have: int | None


class Thing(Struct, frozen=True):
    """A thing on a table: what it is and does, what it costs and yields you now, what you can do with it now,
    or why you cannot, the worst reason first. `never`: it does not come any more in this match.
    """

    thing: str
    name: str
    kind: str
    does: str
    needs: list[Needed]
    brings: str
    now: list[str]
    reasons: list[str]
    never: bool
    rule: str
    rule_text: str
