"""The drawings of Airship City, as symbols by id.

Ids follow the components: `v-forest` is the vignette of a tile, `s-tourist` an airship, `f-park` a facility,
`a-ship` what a tile lets a worker do, `b-barter` a bonus action.
"""

from kesselhaus.art import STOCK
from kesselhaus.art.symbols import Symbols, load
from kesselhaus.games.airship_city.drawings.airships import AIRSHIPS

SYMBOLS: Symbols = {
    **STOCK,
    **AIRSHIPS,
    **load(
        __package__,
        "landscapes.svg",
        "buildings.svg",
        "facilities.svg",
        "signs.svg",
        "paints.svg",
    ),
}
"""Everything that a table of Airship City may show."""
