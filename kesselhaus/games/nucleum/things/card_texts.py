"""What the cards of Nucleum say, of all subjects together."""

from kesselhaus.games.nucleum.things import board_texts, map_texts, tile_texts
from kesselhaus.languages import Phrases

say = Phrases(
    "nucleum.cards",
    en={**map_texts.ENGLISH, **tile_texts.ENGLISH, **board_texts.ENGLISH},
    de={**map_texts.GERMAN, **tile_texts.GERMAN, **board_texts.GERMAN},
)
