"""The drawings of Nucleum, as symbols by id.

Ids follow the components: `i-thaler` is a resource, `a-urbanize` a main action, `b-residence` a building and
`o-residence` its outline on a site, `s-urban-R` such a site, `e-green` the edge of a tile, `on-power_plant`
what stands on the map, `p-star` a piece.
"""

from kesselhaus.art import STOCK
from kesselhaus.art.symbols import Symbols, load
from kesselhaus.games.nucleum.drawings.composed import COMPOSED
from kesselhaus.games.nucleum.drawings.saxony import SAXONY
from kesselhaus.games.nucleum.drawings.sites import SITES

SYMBOLS: Symbols = {
    **STOCK,
    **SAXONY,
    **SITES,
    **COMPOSED,
    **load(__package__, "signs.svg", "buildings.svg", "actions.svg", "tiles.svg", "plants.svg", "paints.svg"),
}
"""Everything that a table of Nucleum may show."""
