"""Names have forms: in full, short for a tile or a key, shorter for a phone; and one inside a sentence."""

from collections.abc import Collection, Mapping
from typing import Literal, TypeAlias

Form: TypeAlias = Literal["full", "short", "phone"]
FORMS: tuple[Form, ...] = ("full", "short", "phone")
Names: TypeAlias = Mapping[str, tuple[str, ...]]
"""One to three forms of a name, the longest first; a form that is missing is the last one given."""


def in_form(forms: tuple[str, ...], form: Form) -> str:
    return forms[min(FORMS.index(form), len(forms) - 1)]


def small(names: Names, proper: Collection[str] = ()) -> dict[str, str]:
    """In a sentence names in full begin small, as in English, but for proper ones."""
    return {
        id: forms[0] if id in proper else f"{forms[0][:1].lower()}{forms[0][1:]}"
        for id, forms in names.items()
    }


def as_written(names: Names) -> dict[str, str]:
    """In a sentence names in full stay as they are, as nouns do in German."""
    return {id: forms[0] for id, forms in names.items()}
