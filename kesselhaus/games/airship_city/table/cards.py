"""A contract card: deadline top left, goods in the middle, reward below."""

from kesselhaus.art.furniture import amount, seal
from kesselhaus.art.html import Html, escape
from kesselhaus.art.symbols import icon
from kesselhaus.games.airship_city.options import Fulfil, TakeContract
from kesselhaus.games.airship_city.table.sight import Sight


def contract_card(
    sight: Sight,
    contract: str,
    option: TakeContract | Fulfil | None = None,
    *,
    space: int | None = None,
    css: str = "",
) -> Html:
    """A card on display, or on a space of the ladder. With an option it can be taken or fulfilled."""
    shown = sight.table.box.contracts[contract]
    stages = shown.deadline if space is None else space
    small = "sm" in css or "slim" in css
    told = sight.say("deadline", count=stages)
    target = sight.target(option) if option else ""
    kinds = " ".join(filter(None, ("card ctr", css, "glow" if option else "")))
    return (
        f'<div id="contract-{escape(contract)}" data-x="contract-{escape(contract)}"'
        f' class="{escape(kinds)}"{target}>'
        f'<div class="dl" title="{escape(told)}">'
        f"{icon('i-stage', 15) * stages}</div>"
        f'<div class="gd">{sight.goods(shown.cost, 14 if small else 15)}</div>'
        f'<div class="rw">{seal(shown.vp, 18 if "slim" in css else 24)}'
        f"{amount(shown.gold, 'gold', 12 if 'slim' in css else 17, sight.name('gold'))}</div></div>"
    )


def contract_line(sight: Sight, contract: str, space: int, *, dense: bool = False) -> Html:
    """A contract in one line, for the boards of others."""
    shown = sight.table.box.contracts[contract]
    told = sight.say("deadline", count=space)
    size = 12 if dense else 13
    hours = f"{icon('i-stage', size)}{space}" if dense else icon("i-stage", size) * space
    arrow = "" if dense else icon("g-arrow", 13, "arr")
    return (
        f'<span id="contract-{escape(contract)}" data-x="contract-{escape(contract)}" class="mc">'
        f'<span class="dl" title="{escape(told)}">{hours}</span>'
        f"{sight.goods(shown.cost, size)}{arrow}{seal(shown.vp, 17 if dense else 19)}"
        f"{amount(shown.gold, 'gold', size, sight.name('gold'))}</span>"
    )
