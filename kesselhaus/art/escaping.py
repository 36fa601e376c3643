"""Text that is nothing but text in a drawing."""

import html
import re

_MARKUP = re.compile("[&<>\"']")


def escape(text: str) -> str:
    """As the standard library has it, which looks five times; there is hardly ever anything to be found."""
    return html.escape(text) if _MARKUP.search(text) else text


def narrow(drawn: str) -> str:
    """The same drawing with a byte a sign: a single minus among thousands of signs would double all of them.
    Browsers read a reference as the sign itself.
    """
    if drawn.isascii():
        return drawn
    return drawn.encode("latin-1", "xmlcharrefreplace").decode("latin-1")
