"""What the colours of the players are called: the name of a seat where nobody has given another."""

from kesselhaus.languages import Phrases

colour_name = Phrases(
    "art.colours",
    en={
        "red": "Red",
        "orange": "Orange",
        "yellow": "Yellow",
        "green": "Green",
        "blue": "Blue",
        "purple": "Purple",
        "black": "Black",
        "grey": "Grey",
    },
    de={
        "red": "Rot",
        "orange": "Orange",
        "yellow": "Gelb",
        "green": "Grün",
        "blue": "Blau",
        "purple": "Violett",
        "black": "Schwarz",
        "grey": "Grau",
    },
)
