"""HTML as a type: markup that is safe to be put into a page.

An f-string is `Html` for the type checker if all that is put into it is `Html`, a number or written out in
the code, and something of it is markup; so are such pieces joined or added (see the checker's plugin,
`tools/safe_html.py`). Any other text has to go through `escape`. It costs nothing while the house runs:
`Html` is `str`.
"""

import html
from collections.abc import Callable
from functools import lru_cache
from typing import NewType, cast

Html = NewType("Html", str)

NOTHING = Html("")


@lru_cache(maxsize=8192)
def escape(words: str | float) -> Html:
    """Text as it stands in a page or in an attribute. Most of it is set again after every move, so it is
    kept.
    """
    return trusted(html.escape(str(words)))


trusted = cast(Callable[[str], Html], str)
"""Markup of which only the caller knows that it is safe: read from a file of the house, or made by a library.
`tests/art/test_html.py` lists who may say so.
"""


def narrow(drawn: Html) -> Html:
    """The same drawing with a byte a sign: a single minus among thousands of signs would double all of them.
    Browsers read a reference as the sign itself.
    """
    if drawn.isascii():
        return drawn
    return trusted(drawn.encode("latin-1", "xmlcharrefreplace").decode("latin-1"))
