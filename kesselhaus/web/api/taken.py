"""What the API takes. The OpenAPI document is made of these, so that neither can change alone."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=999_999_999)]
SeatNumber = Annotated[int, Meta(ge=0, le=59, description="Seats are counted from 0.")]
RequestId = Annotated[
    str,
    Meta(
        pattern=r"^[\w-]{1,64}$",
        description="An id of your own for this wish. Sent again with the same id, it changes nothing.",
    ),
]
Version = Annotated[
    int,
    Meta(
        ge=0,
        le=999_999_999,
        description="The version of the table that is meant. What is beside the rules (leaving, new time) "
        "raises it too, but makes no answer late.",
    ),
]
Level = Literal["beginner", "easy", "medium", "hard", "expert"]


class Taken(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in: a field that nobody knows is a mistake, not an extra."""


class Lay(Taken, frozen=True):
    """A new table. Each seat is `me`, `open`, or the level of a bot."""

    game: str
    seats: Annotated[list[Literal["me", "open"] | Level], Meta(min_length=1, max_length=60)]
    variants: Annotated[list[str], Meta(max_length=60)] = []
    pace: Literal["untimed", "live", "daily"] = "untimed"
    visibility: Literal["open", "link"] = "link"
    components: Annotated[
        str | None, Meta(description="Another edition of the components, as TOML; null is the shipped one.")
    ] = None
    advice: Annotated[
        bool, Meta(description="Whether a bot tells everybody at the table what it thinks of his options.")
    ] = False


class Switch(Taken, frozen=True):
    """On or off."""

    on: bool


class Answer(Taken, frozen=True):
    """An answer to the open question: the number of an option, or the option itself."""

    seat: SeatNumber
    version: Version
    request: RequestId
    option: int | dict[str, Any]


class StepBack(Taken, frozen=True):
    """The last own answer is taken back, as far as the rules allow without asking anybody."""

    seat: SeatNumber
    version: Version
    request: RequestId


class AskBack(Taken, frozen=True):
    """A wish to go back to a moment of the match; without one, to before the own last decision."""

    at: Number | None = None


class Wished(Taken, frozen=True):
    """Which wish to go back is meant, by its version."""

    version: Version


class OneSeat(Taken, frozen=True):
    """A seat of the table."""

    seat: SeatNumber


class MaybeSeat(Taken, frozen=True):
    """Before the match one seat is left; during it the table, with all own seats."""

    seat: SeatNumber | None = None


class SeatBot(Taken, frozen=True):
    """A bot for a seat."""

    seat: SeatNumber
    level: Level = "medium"


class Branch(Taken, frozen=True):
    """Go on from a moment at a private table, alone on all seats or against bots."""

    at: Number
    company: Literal["alone"] | Level = "alone"


class Say(Taken, frozen=True):
    """A message to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Nothing(Taken, frozen=True):
    """No fields."""
