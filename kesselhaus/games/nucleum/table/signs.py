"""Rewards, conditions and effects in icons: what contracts and technologies say without words."""

from collections.abc import Iterable
from functools import lru_cache

from kesselhaus.art.furniture import amount, seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.phrases import word
from kesselhaus.art.symbols import icon
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.figures import Contract, Final, MilestoneTile, Technology
from kesselhaus.games.nucleum.rewards import Item, parsed
from kesselhaus.games.nucleum.table.tiles import EDGES
from kesselhaus.games.nucleum.terms import TYPES
from kesselhaus.games.nucleum.words.names import lexicon


def level(number: int) -> Html:
    return f'<small class="lv">{escape(ROMAN[number])}</small>'


def quantity(*parts: Html) -> Html:
    """Signs that are never broken apart."""
    return f'<span class="q">{"".join(parts)}</span>'


@lru_cache(maxsize=1024)
def reward(kind: str, count: int, lang: str, size: float = 15) -> Html:
    if kind == "vp":
        return seal(count, 22 if size > 14 else 19)
    if kind == "tech":
        return quantity(icon("i-tech", size), level(count))
    return amount(count, kind, size, word(lexicon(lang), kind, count))


def rewards(items: Iterable[Item], lang: str, size: float = 15) -> Html:
    """In their order; of two one is chosen."""
    return "".join("/".join(reward(kind, count, lang, size) for kind, count in item) for item in items)


# ------------------------------------------------------------------ contracts

ASKS = {
    "urban_types_built": ("b-residence", "b-factory", "b-laboratory"),
    "energized_own": ("i-lit",),
    "mines": ("b-mine",),
    "turbines": ("b-turbine",),
    "turbine_mine_pairs": ("b-turbine", "b-mine"),
    "railways": ("i-railway",),
    "completed_links": ("i-link",),
    "cities_with_structure": ("i-city", "b-structure"),
    "cities_in_one_network": ("i-city", "i-link"),
    "technologies": ("i-tech",),
    "contracts_fulfilled": ("i-contract", "g-check"),
    "show_thaler": ("i-thaler", "g-eye"),
    "show_workers": ("i-worker", "g-eye"),
    "show_uranium": ("i-uranium", "g-eye"),
    "show_achievements": ("i-achievement", "g-eye"),
}


def disc(colour: str) -> Html:
    """The colour of a city with its letter."""
    fill, ink, letter = EDGES[colour]
    return f'<i class="ed" style="background:{escape(fill)};color:{escape(ink)}">{escape(letter)}</i>'


def condition(contract: Contract, size: float = 17) -> Html:
    """What a contract asks for: a figure and what it counts. An eye means: show, not pay."""
    match contract.condition:
        case "structures_in_colour":
            counted = icon("b-structure", size) + disc(str(contract.of))
        case "urban_built":
            counted = icon(f"b-{contract.of}", size)
        case "urban_built_level":
            sign = "b-government_building" if contract.level == 4 else "b-residence"
            counted = icon(sign, size) + ("" if contract.level == 4 else f"{level(contract.level or 1)}+")
        case "energized_type":
            counted = icon(f"b-{contract.of}", size) + icon("i-electricity", size)
        case "energized_level":
            counted = icon("i-lit", size) + f"{level(contract.level or 1)}+"
        case other:
            counted = "".join(icon(sign, size) for sign in ASKS[other])
    return f'<span class="q cd"><b>{contract.count}</b>{counted}</span>'


# ------------------------------------------------------------------ milestones

COUNTED = {
    "residences": "b-residence",
    "factories": "b-factory",
    "laboratories": "b-laboratory",
    "railways": "i-railway",
    "energized_cities": "i-lit",
    "mines": "b-mine",
    "contracts": "i-contract",
    "technologies": "i-tech",
}


def counted(tile: MilestoneTile) -> str:
    return COUNTED[tile.counted]


# ------------------------------------------------------------------ what works on

WORKS: dict[str, tuple[tuple[str, ...], str, str]] = {
    "urbanize_saving": (("a-urbanize",), "−{n}", "i-thaler"),
    "urbanize_anywhere": (("a-urbanize", "i-city"), "", ""),
    "urbanize_connected": (("a-urbanize", "i-link"), "vp", ""),
    "industrialize_anywhere": (("a-industrialize", "i-city"), "", ""),
    "industrialize_uranium": (("b-mine", "b-turbine"), "+{n}", "i-uranium"),
    "no_red_cost": (("i-red_site",), "0", "i-thaler"),
    "no_surcharge": (("i-railway",), "+0", "i-thaler"),
    "joker_edges": (("i-railway", "i-joker"), "", ""),
    "coal_saving": ((), "−{n}", "i-coal"),
    "coal_cheaper": (("i-coal",), "−{n}", "i-thaler"),
    "electricity": ((), "+{n}", "i-electricity"),
    "directive_saving": (("a-any",), "−{n}", "i-thaler"),
    "directive_electricity": ((), "+{n}", "i-electricity"),
    "second_tile_saving": (("i-tile", "i-tile"), "−{n}", "i-thaler"),
    "contracts": (("i-contract",), "+{n}", "g-check"),
    "railway_contracts": (("i-railway", "i-contract"), "+{n}", "g-check"),
}
"""For each effect its occasion, then figure and icon of what it changes."""
WHEN = {
    "energizing": ("a-energize",),
    "energizing_own": ("a-energize", "b-residence"),
    "directive": ("a-any",),
    "railway": ("i-railway",),
    "completing": ("i-link",),
    "opening_bonus": ("i-link", "i-vp"),
}
FINAL = {
    "cities": ("i-city",),
    "contracts": ("i-contract",),
    "sets": tuple(f"b-{type}" for type in TYPES),
    "railways": ("i-railway",),
}


def works(effect: str, count: int, size: float = 15) -> tuple[Html, Html]:
    """An ongoing effect: when, and what."""
    occasion, figure, counted_in = WORKS[effect]
    changed = (
        seal(count, 19)
        if figure == "vp"
        else quantity(escape(figure.format(n=count)), icon(counted_in, size - 1) if counted_in else NOTHING)
    )
    return "".join(icon(sign, size) for sign in occasion), changed


def technology(shown: Technology, lang: str) -> tuple[Html, Html]:
    """Two short lines of signs: the occasion, and what it brings."""
    lines: list[tuple[Html, Html]] = [works(effect, count) for effect, count in shown.ongoing.items()]
    for moment, given in shown.when.items():
        lines.append(("".join(icon(sign, 15) for sign in WHEN[moment]), rewards(parsed(given), lang, 14)))
    if shown.action:
        figure = "".join(
            (
                quantity(escape(f"−{shown.saving}"), icon("i-thaler", 14)) if shown.saving else NOTHING,
                quantity(escape(f"+{shown.electricity}"), icon("i-electricity", 14))
                if shown.electricity
                else NOTHING,
                escape("×2" if shown.double else ""),
            )
        )
        lines.append((icon(f"a-{shown.action}", 15), figure))
    if shown.tiles:
        lines.append((escape(f"+{len(shown.tiles)}") + icon("i-tile", 16), icon("a-any", 15)))
    if shown.final:
        lines.append(_final(shown.final))
    if shown.rewards:
        first, *others = parsed(shown.rewards)
        lines.append((rewards([first], lang), rewards(others, lang, 14)))
    above = "".join(line[0] for line in lines)
    below = "".join(line[1] for line in lines)
    return above, below


def _final(final: Final) -> tuple[Html, Html]:
    size = 12 if len(FINAL[final.counted]) > 2 else 16
    signs = "".join(icon(sign, size) for sign in FINAL[final.counted])
    if final.steps:
        count, vp = final.steps[-1]
        return escape(count) + signs, seal(vp, 20)
    return signs, seal(f"{final.vp}n", 20)
