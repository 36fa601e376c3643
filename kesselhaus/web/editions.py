"""Editions of the components: what another one changes, in words, and what is wrong with a file."""

from msgspec import Struct

from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.faults import Fault
from kesselhaus.protocol import Difference, Shelf
from kesselhaus.store import Store, StoredMatch
from kesselhaus.web.texts import phrases, say

MARK = 8
"""So much of its hash names an edition to people."""


class Edition(Struct, frozen=True):
    """What a match is played with."""

    hash: str
    shipped: bool
    differences: tuple[Difference, ...] | None = ()
    """None: it was shipped once, and its file is no longer here; or that file could not be compared."""

    def text(self, lang: str) -> str:
        if self.shipped:
            return say("edition_shipped", lang)
        if self.differences is None:
            return say("edition_older", lang, mark=self.hash[:MARK])
        count = len(self.differences)
        how_many = "none" if not count else "one" if count == 1 else "many"
        changed = say(f"figures_changed_{how_many}", lang, count=count)
        return say("edition_own", lang, mark=self.hash[:MARK], changed=changed)


def is_shipped(shelf: Shelf, match: StoredMatch) -> bool:
    return match.game in shelf.games and match.edition == shelf.games[match.game].edition


async def keep_shipped(store: Store, shelf: Shelf) -> None:
    """What is shipped now is kept for the time when it no longer is: matches go on with their own figures."""
    for game in shelf.games.values():
        await store.editions.keep(game.key, game.edition, game.components)


async def components_of(store: Store, shelf: Shelf, match: StoredMatch) -> bytes | None:
    """The file that a match is played with: brought for it, or shipped at that time. None: as shipped now."""
    if is_shipped(shelf, match):
        return None
    brought = await store.matches.components(match.id)
    return brought if brought is not None else await store.editions.get(match.game, match.edition)


NOT_READ = ("long", "line", "dots", "digits", "deep")
"""What was refused before it was read."""


def unfit(error: ComponentError, lang: str) -> str:
    """What is wrong with a components file, and on which line."""
    path = "" if error.where == "top level" else error.where
    kind = "_".join(name for name, there in (("line", error.line), ("path", path)) if there)
    place = say(f"components_{kind}", lang, line=error.line, path=path) if kind else ""
    return say("components_unfit", lang, place=place, problem=_problem(error.fault, lang))


def absurd(fault: Fault, line: int | None, lang: str) -> str:
    """Why a text was not even read, and on which line."""
    return (say("components_line", lang, line=line) if line else "") + _problem(fault, lang)


def _problem(fault: Fault, lang: str) -> str:
    """In the language of who brought it; what a game's own checks say is shown as it is."""
    values = fault.values
    match fault.kind:
        case "expected":
            wanted, given = (_kind(values[key], lang) for key in ("wanted", "given"))
            return _sentence(say("component_expected", lang, wanted=wanted, found=given))
        case "range":
            bound = str(values["bound"]).replace(">=", "≥").replace("<=", "≤")
            return _sentence(say("component_range", lang, wanted=_kind(values["wanted"], lang), bound=bound))
        case "choice" | "missing" | "unknown":
            return say(f"component_{fault.kind}", lang, name=values["name"])
        case "toml":
            # Where it is stands before the sentence.
            told = str(values["told"]).partition(" (at ")[0]
            return _sentence(say("component_toml", lang, problem=told))
        case "encoding":
            return _sentence(say("component_encoding", lang))
        case kind if kind in NOT_READ:
            return _sentence(say(f"absurd_{kind}", lang, most=values["most"]))
    return str(fault)


def _kind(kind: str | int, lang: str) -> str:
    return phrases(lang).get(f"kind_{kind}", str(kind))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
