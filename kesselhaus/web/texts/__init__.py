"""What the site itself says. One module a subject, with equal keys in both languages."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

LANGUAGES = ("en", "de")


@cache
def phrases(lang: str) -> dict[str, str]:
    """All phrases of a language. A key stands in one module only."""
    gathered: dict[str, str] = {}
    for module in iter_modules(__path__):
        subject = import_module(f"{__name__}.{module.name}")
        new: dict[str, str] = subject.ENGLISH if lang == "en" else subject.GERMAN
        twice = gathered.keys() & new.keys()
        if twice:
            raise ValueError(f"The texts say twice: {', '.join(sorted(twice))}.")
        gathered |= new
    return gathered


def say(key: str, lang: str, **values: object) -> str:
    return phrases(lang)[key].format(**values)
