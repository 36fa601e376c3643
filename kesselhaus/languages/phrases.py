"""What is said of one subject, in all languages side by side; checked when it is loaded."""

import os
import re
from collections.abc import Collection, Mapping
from string import Formatter
from typing import Any, Generic, TypeVar, cast

from kesselhaus.languages import folders
from kesselhaus.languages.folders import LANGUAGES, FaultyWords

P = TypeVar("P", bound=str | tuple[str, ...], covariant=True)
VERBS = frozenset({"has", "is"})
"""Placeholders that a language may do without: one tells in the past tense, another needs a verb for that."""
_TOKEN = re.compile(r"\[([^\[\]]+)\]")
_Shape = int | None
"""How many strings a phrase is made of; None if it is a string itself."""


class Phrases(Generic[P]):
    """`say = Phrases("game.phrasebook", en=…, de=…)`, then `say("then", lang, held=3)`. A phrase is a string
    or several that belong together: the forms of a name, what one reads and what the others read.

    All languages have the same keys, with the same placeholders and the same tokens of the markup. `optional`
    are placeholders that not every language needs. Where a further language has no table for a subject, it is
    told in English: so a language can grow, and a game from elsewhere need not know all of them.
    """

    __slots__ = ("_optional", "_told", "_written", "subject")

    def __init__(
        self, subject: str, *, en: Mapping[str, P], optional: Collection[str] = (), **others: Mapping[str, P]
    ) -> None:
        self.subject = subject
        self._written: Mapping[str, Mapping[str, P]] = {"en": en, **others}
        self._optional = VERBS | {*optional}
        for lang, table in others.items():
            self._check(table, f"{subject} in {lang!r}")
        self._told: dict[str, Mapping[str, P]] = {}
        self.learn()
        SUBJECTS[subject] = self

    def __call__(self: "Phrases[str]", key: str, lang: str, /, **values: object) -> str:
        return self._told[lang][key].format_map(values)

    def of(self, lang: str) -> Mapping[str, P]:
        """All phrases of a language, by key."""
        return self._told[lang]

    def learn(self) -> None:
        """Read what is there in further languages. Raises FaultyWords."""
        self._told = {lang: self._written.get(lang) or self._read(lang) for lang in LANGUAGES}

    # ------------------------------------------------------------------ what is checked

    def _read(self, lang: str) -> Mapping[str, P]:
        where, found = folders.table(lang, self.subject)
        if found is None:
            return self._written["en"]
        table = {key: tuple(phrase) if isinstance(phrase, list) else phrase for key, phrase in found.items()}
        self._check(table, where)
        return cast(Mapping[str, P], table)

    def _check(self, table: Mapping[str, Any], where: str) -> None:
        english = self._written["en"]
        for key in english.keys() - table.keys():
            raise FaultyWords(f"{where}: {key!r} is missing.")
        for key in table.keys() - english.keys():
            raise FaultyWords(f"{where}: there is no phrase {key!r}.")
        shapes = {_shape(phrase) for written in self._written.values() for phrase in written.values()}
        for key, phrase in table.items():
            if not _is_phrase(phrase) or _shape(phrase) not in shapes:
                raise FaultyWords(f"{where}: {key!r} is {phrase!r}, but in English {english[key]!r}.")
            self._compare(english[key], phrase, f"{where}: {key!r}")

    def _compare(self, english: Any, phrase: Any, where: str) -> None:
        known, given = _placeholders(english), _placeholders(phrase)
        for name in known - given - self._optional:
            raise FaultyWords(f"{where} lacks {{{name}}}.")
        for name in given - known - self._optional:
            raise FaultyWords(f"{where} has {{{name}}}, which is not known there.")
        if _tokens(english) != _tokens(phrase):
            raise FaultyWords(f"{where} has {phrase!r}, but what is in brackets is as in {english!r}.")


SUBJECTS: dict[str, Phrases[Any]] = {}
"""All that have been loaded."""


def look_in(*further: str | os.PathLike[str]) -> None:
    """Besides those of the house, speak the languages in other folders: in these and no more."""
    folders.search(further)
    for phrases in SUBJECTS.values():
        phrases.learn()


def _is_phrase(phrase: object) -> bool:
    return all(isinstance(part, str) for part in (phrase if isinstance(phrase, tuple) else (phrase,)))


def _shape(phrase: object) -> _Shape:
    return len(phrase) if isinstance(phrase, tuple) else None


def _text(phrase: str | tuple[str, ...]) -> str:
    return phrase if isinstance(phrase, str) else " ".join(phrase)


def _placeholders(phrase: str | tuple[str, ...]) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(_text(phrase)) if field is not None}


def _tokens(phrase: str | tuple[str, ...]) -> set[str]:
    return {token for token in _TOKEN.findall(_text(phrase)) if not token.startswith("verb ")}
