"""Action tiles in words: what stands on their halves."""

from kesselhaus.games.nucleum.box import MAIN_ACTIONS, NucleumBox
from kesselhaus.games.nucleum.figures import Half
from kesselhaus.games.nucleum.tasks.actions import MainAction
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import action_name, in_sentence, name
from kesselhaus.languages import Form

DOUBLE = "×2"


def half(box: NucleumBox, tile: str, number: int, lang: str, form: Form = "short") -> str:
    """The action of a half with its modifier, `Urbanize [−1 thaler]`; of a subsidy what it brings."""
    shown = box.half[tile, number]
    if shown.action in MAIN_ACTIONS:
        return " ".join(filter(None, (action_name(shown.action, lang, form), modifier(box, tile, number))))
    if shown.action == "directive":
        return f"{name('any_main', lang, form)} [−{box.directive_saving} thaler]"
    if shown.action == "any":
        return name("any_main", lang, form)
    brings = gains(box.subsidy_reward[tile, number], lang)
    cost = box.subsidy_cost[tile, number]
    return f"[−{cost} thaler] {brings}" if cost else brings


def modifier(box: NucleumBox, tile: str, number: int) -> str:
    """2.12: what the sign behind an action changes."""
    return _signs(box.half[tile, number])


def modified(action: MainAction, lang: str) -> str:
    """The action that is being carried out, with what changes it."""
    return " ".join(filter(None, (action_name(action.action, lang), _signs(action))))


def _signs(of: Half | MainAction) -> str:
    signs = (
        f"[−{of.saving} thaler]" if of.saving else "",
        f"[−{of.workers} worker]" if of.workers else "",
        f"[+{of.uranium} uranium]" if of.uranium else "",
        f"[+{of.electricity} electricity]" if of.electricity else "",
        DOUBLE if of.double else "",
    )
    return " ".join(filter(None, signs))


def both(box: NucleumBox, tile: str, lang: str, form: Form = "short") -> str:
    """The whole tile: `Urbanize [−1 thaler] / Contract`."""
    return " / ".join(half(box, tile, number, lang, form) for _, number in box.halves_of[tile])


def edges(box: NucleumBox, tile: str, lang: str) -> str:
    """The colours of both edges, `white, orange`; of a tile that is never a railway nothing."""
    colours = [shown.colour for shown in box.tiles[tile].halves if shown.colour]
    return ", ".join(in_sentence(colour, lang, "short") for colour in colours)
