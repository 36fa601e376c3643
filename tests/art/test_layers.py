"""What lies over what: whatever is drawn on a table lies below the card of a lesson."""

import re
from pathlib import Path

import kesselhaus.art
import kesselhaus.games
import kesselhaus.web

Z_INDEX = re.compile(r"z-index:(-?\d+)")
BOARDS = (
    Path(kesselhaus.art.__file__).parent / "short.css",
    *Path(kesselhaus.games.HOUSE).rglob("*.css"),
)
LEARNING = Path(kesselhaus.web.__file__).parent / "static" / "learning.css"


def test_no_board_and_no_key_that_unfolds_one_lies_over_the_card_of_a_lesson() -> None:
    card = re.search(r"\.js \.les\{position:fixed;z-index:(\d+)", LEARNING.read_text())
    assert card is not None
    layers = [int(layer) for path in BOARDS for layer in Z_INDEX.findall(path.read_text())]
    assert len(layers) > 3
    assert max(layers) < int(card[1])
