"""Which rules the cards of a game cite: for each kind of thing and each sign the rule that its card opens.

What was seen on tables of random matches stands next to the records, `<game>.cards.txt`, and is looked at
when it changes: `make records` writes it down.
"""

import re
from pathlib import Path

from kesselhaus import games
from kesselhaus.workers.explaining import found
from tests.games.looking import drawn, views
from tests.records.keeping import FOLDER

PLACES = re.compile(r'data-x="([^"]*)"')
SIGNS = re.compile(r'<use href="#([iabxg]-[\w-]+)"')
MANY, FEW = 24, 6
"""So many tables are looked at for what is written down; tests look at fewer of them."""


def on_cards(key: str, count: int) -> set[str]:
    """Lines as `tile AC-19`: a thing by the first word of its address, a sign by all of it."""
    there, lines = views(key), set[str]()
    for view in there[:: max(1, len(there) // count)]:
        page = "".join(drawn(view, "en").values())
        for address in {*PLACES.findall(page), *games.things(key).choosable(view), *SIGNS.findall(page)}:
            if thing := found(address, view, "en"):
                kind = address if re.match("[iabxg]-", address) else address.partition("-")[0]
                lines.add(f"{kind} {thing.rule}")
    return lines


def cards_file(key: str) -> Path:
    return FOLDER / f"{key}.cards.txt"


def write_down(key: str) -> None:
    lines = sorted(on_cards(key, MANY))
    cards_file(key).write_text("".join(f"{line}\n" for line in lines), "utf-8")
