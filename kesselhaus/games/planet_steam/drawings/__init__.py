"""The drawings of Planet Steam, as symbols by id.

Ids follow the components: `p-tank` is a piece on the map and `p-ore_converter` what is bolted to it,
`k-lady_steam` the cameo of a specialist, `i-permit` a certificate, `s-support` the airship.
"""

from kesselhaus.art import STOCK
from kesselhaus.art.symbols import Symbols, load
from kesselhaus.games.planet_steam.drawings.terrain import TERRAIN

SYMBOLS: Symbols = {
    **STOCK,
    **TERRAIN,
    **load(__package__, "tanks.svg", "specialists.svg", "signs.svg", "paints.svg"),
}
"""Everything that a table of Planet Steam may show."""
