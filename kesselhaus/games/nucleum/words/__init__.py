"""Nucleum in words: names, questions, options, events, in English and German.

All sentences are in the markup of `kesselhaus.art.phrases`; `lexicon` holds the nouns they use.
"""

from kesselhaus.games.nucleum.words.conditions import condition
from kesselhaus.games.nucleum.words.description import describe
from kesselhaus.games.nucleum.words.effects import milestone, technology_effect, turbine_effect
from kesselhaus.games.nucleum.words.events import event, is_heading
from kesselhaus.games.nucleum.words.headings import group, grouped
from kesselhaus.games.nucleum.words.keys import option, verb
from kesselhaus.games.nucleum.words.names import lexicon, name
from kesselhaus.games.nucleum.words.questions import question
from kesselhaus.games.nucleum.words.shelf import about, category, end_reason, variant, verdict
from kesselhaus.games.nucleum.words.tiles import both, half
from kesselhaus.games.nucleum.words.yields import holdings, weight

__all__ = [
    "about",
    "both",
    "category",
    "condition",
    "describe",
    "end_reason",
    "event",
    "group",
    "grouped",
    "half",
    "holdings",
    "is_heading",
    "lexicon",
    "milestone",
    "name",
    "option",
    "question",
    "technology_effect",
    "turbine_effect",
    "variant",
    "verb",
    "verdict",
    "weight",
]
