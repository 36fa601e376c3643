"""What the site itself says, one module a subject. A key stands in one of them only."""

from importlib import import_module
from pkgutil import iter_modules

from kesselhaus.languages import Phrases


def _gathered(language: str) -> dict[str, str]:
    gathered: dict[str, str] = {}
    for module in iter_modules(__path__):
        new: dict[str, str] = getattr(import_module(f"{__name__}.{module.name}"), language)
        twice = gathered.keys() & new.keys()
        if twice:
            raise ValueError(f"The texts say twice: {', '.join(sorted(twice))}.")
        gathered |= new
    return gathered


say = Phrases("web.texts", en=_gathered("ENGLISH"), de=_gathered("GERMAN"))
phrases = say.of
