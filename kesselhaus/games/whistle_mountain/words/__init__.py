"""Whistle Mountain in words: names, questions, options, events, in English and German.

All sentences are in the markup of `kesselhaus.art.phrases`; `lexicon` holds the nouns they use.
"""

from kesselhaus.games.whistle_mountain.words.description import describe
from kesselhaus.games.whistle_mountain.words.events import event, is_heading
from kesselhaus.games.whistle_mountain.words.headings import group, grouped
from kesselhaus.games.whistle_mountain.words.keys import option
from kesselhaus.games.whistle_mountain.words.names import lexicon, name, square
from kesselhaus.games.whistle_mountain.words.questions import question
from kesselhaus.games.whistle_mountain.words.shelf import about, category, end_reason, variant, verdict
from kesselhaus.games.whistle_mountain.words.yields import holdings, weight

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
    "question",
    "square",
    "variant",
    "verdict",
    "weight",
]
