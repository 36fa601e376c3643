"""Airship City in words: names, questions, options, events, in English and German.

All sentences are in the markup of `kesselhaus.art.phrases`; `lexicon` holds the nouns they use.
"""

from kesselhaus.games.airship_city.words.description import describe
from kesselhaus.games.airship_city.words.events import event, is_heading
from kesselhaus.games.airship_city.words.headings import group, grouped
from kesselhaus.games.airship_city.words.keys import option
from kesselhaus.games.airship_city.words.names import cell, lexicon, name, way
from kesselhaus.games.airship_city.words.questions import question
from kesselhaus.games.airship_city.words.shelf import about, category, end_reason, variant, verdict
from kesselhaus.games.airship_city.words.yields import holdings, weight

__all__ = [
    "about",
    "category",
    "cell",
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
    "question",
    "variant",
    "verdict",
    "way",
    "weight",
]
