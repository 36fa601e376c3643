"""The names of Nucleum and the nouns of its sentences, by language."""

from collections.abc import Mapping

from kesselhaus.art.phrases import Lexicon
from kesselhaus.games.nucleum.words.glossary import english, german

NAMES: Mapping[str, Mapping[str, tuple[str, ...]]] = {"en": english.NAMES, "de": german.NAMES}
"""By id: in full, short, and for the phone."""
LEXICONS: Mapping[str, Lexicon] = {"en": english.NOUNS, "de": german.NOUNS}
