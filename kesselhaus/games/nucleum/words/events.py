"""What happened, one sentence each.

English tells it in the past tense, which is the same for `you` and for a name. German tells it in the perfect
tense, of which only the verb of the player differs: `{has}`.
"""

from kesselhaus.engine.match import Forced
from kesselhaus.engine.state import Event
from kesselhaus.games.nucleum import events as e
from kesselhaus.games.nucleum.box import NucleumBox, shipped
from kesselhaus.games.nucleum.words import events_of_actions, events_of_match
from kesselhaus.games.nucleum.words.names import name
from kesselhaus.games.nucleum.words.sentences import tell
from kesselhaus.games.nucleum.words.telling import Tellers, plain, who

TOLD: Tellers = {Forced: plain("forced"), **events_of_match.TOLD, **events_of_actions.TOLD}


def event(event: Event, lang: str, box: NucleumBox | None = None) -> str:
    """The sentence of an event. `box` is the edition that is played, for the figures on its components."""
    teller = TOLD.get(type(event))
    if teller is None:
        raise TypeError(f"Nucleum has no sentence for {type(event).__name__}.")
    key, values = teller(event, lang, box or shipped())
    seat = getattr(event, "seat", None)
    told = {"seat": who(seat, lang), "has": f"[verb has {seat}]", "baron": name("baron", lang)}
    return tell(key, lang, **told, **values)


def is_heading(event: Event) -> bool:
    """Whether the line of an event is a heading of the log."""
    return isinstance(event, e.RoundBegan)
