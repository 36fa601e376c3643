"""The drawings of Steamopolis, as symbols by id.

Ids follow the components: `q-4l` is the façade of a district, `p-stone` a pressure stone, `p-banker` a
passenger, `i-press` a sign of an effect, `x-statue` a statue.
"""

from kesselhaus.art import STOCK
from kesselhaus.art.symbols import Symbols, load, renamed
from kesselhaus.games.steamopolis.drawings.banners import BACKS

# The crystal is the quartz of the house under the name that it has in this game.
CRYSTAL = renamed(STOCK["i-quartz"], "i-quartz", "i-crystal")

SYMBOLS: Symbols = {
    **STOCK,
    "i-crystal": CRYSTAL,
    **load(__package__, "signs.svg", "pieces.svg", "districts-low.svg", "districts-high.svg"),
    **BACKS,
}
"""Everything that a table of Steamopolis may show."""
