"""Text that is nothing but text in a drawing."""

import re
from html import escape as escaped

_MARKUP = re.compile("[&<>\"']")


def escape(text: str) -> str:
    """As the standard library has it, which looks five times; there is hardly ever anything to be found."""
    return escaped(text) if _MARKUP.search(text) else text


def narrow(html: str) -> str:
    """The same drawing with a byte a sign: a single minus among thousands of signs would double all of them.
    Browsers read a reference as the sign itself.
    """
    if html.isascii():
        return html
    return html.encode("latin-1", "xmlcharrefreplace").decode("latin-1")
