"""What is this? A thing on the table explained, for whoever looks at it."""

from msgspec import Struct

from kesselhaus.art.html import Html
from kesselhaus.protocol.base import OfMatch
from kesselhaus.protocol.looking import Look

LONGEST_ADDRESS = 80
"""No thing has an address of more letters."""


class Needed(Struct, frozen=True):
    """A part of a price: how much of what, and how much of it the viewer has."""

    amount: int
    what: str
    have: int | None


class Explained(Struct, frozen=True, tag=True):
    """The card of a thing in plain words, and the same as HTML."""

    thing: str
    name: str
    kind: str
    does: str
    needs: list[Needed]
    brings: str
    now: list[str]
    """What can be done with it now, if the viewer is asked."""
    reasons: list[str]
    """Why it cannot be chosen now, worst first."""
    never: bool
    """Whether it does not come any more in this match."""
    rule: str
    rule_text: str
    about: list[str]
    """The addresses of what the worst reason speaks of."""
    html: Html


class Explain(OfMatch[Explained], frozen=True, tag=True):
    """What a thing is, by its address, now or after so many acts. Refused if there is none."""

    look: Look
    thing: str
    at: int | None = None
