"""Planet Steam in words: names, questions, options, events, in English and German.

All sentences are in the markup of `kesselhaus.art.phrases`; `lexicon` holds the nouns they use.
"""

from kesselhaus.games.planet_steam.words.description import describe
from kesselhaus.games.planet_steam.words.events import event, is_heading
from kesselhaus.games.planet_steam.words.headings import group, grouped
from kesselhaus.games.planet_steam.words.keys import option, verb
from kesselhaus.games.planet_steam.words.names import lexicon, name, tank_name
from kesselhaus.games.planet_steam.words.questions import question
from kesselhaus.games.planet_steam.words.shelf import about, category, end_reason, variant, verdict
from kesselhaus.games.planet_steam.words.yields import holdings, weight

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
    "tank_name",
    "variant",
    "verb",
    "verdict",
    "weight",
]
