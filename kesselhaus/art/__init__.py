"""The drawing kit: what every table of the house is made of. It knows no game.

A drawing is a `<symbol>`, written once and used many times. A game adds its own drawings to the stock with
`{**STOCK, **own}` and hands the whole to `page`, which puts only those into the document that it uses.
"""

from kesselhaus.art.symbols import Symbols, load

STOCK: Symbols = load(
    "kesselhaus.art.drawings",
    "materials.svg",
    "signs.svg",
    "glyphs.svg",
    "marks.svg",
    "pieces.svg",
    "paints.svg",
)
"""The drawings that all games share."""
