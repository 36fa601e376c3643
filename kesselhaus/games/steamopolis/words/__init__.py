"""Steamopolis in words: names, questions, options, events, in English and German.

All sentences are in the markup of `kesselhaus.art.phrases`; `lexicon` holds the nouns they use.
"""

from kesselhaus.games.steamopolis.words.description import describe
from kesselhaus.games.steamopolis.words.events import event, is_heading
from kesselhaus.games.steamopolis.words.headings import group, grouped
from kesselhaus.games.steamopolis.words.keys import option
from kesselhaus.games.steamopolis.words.names import lexicon, name, place
from kesselhaus.games.steamopolis.words.questions import question
from kesselhaus.games.steamopolis.words.shelf import about, category, end_reason, variant, verdict
from kesselhaus.games.steamopolis.words.yields import holdings, weight

__all__ = [
    "about",
    "category",
    "describe",
    "end_reason",
    "event",
    "group",
    "grouped",
    "holdings",
    "is_heading",
    "lexicon",
    "name",
    "option",
    "place",
    "question",
    "variant",
    "verdict",
    "weight",
]
