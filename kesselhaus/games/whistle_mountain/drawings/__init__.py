"""The drawings of Whistle Mountain, as symbols by id.

Ids follow the components: `i-coal` is a resource, `s-medium` an airship, `x-large-upright` the casing of a
machine, `f-T-1` a scaffold of form T after one quarter turn.
"""

from kesselhaus.art import STOCK
from kesselhaus.art.symbols import Symbols, load
from kesselhaus.games.whistle_mountain.drawings.scaffolds import SCAFFOLDS

SYMBOLS: Symbols = {
    **STOCK,
    **SCAFFOLDS,
    **load(__package__, "resources.svg", "signs.svg", "airships.svg", "tiles.svg", "mountain.svg"),
}
"""Everything that a table of Whistle Mountain may show."""
