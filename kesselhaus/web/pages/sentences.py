"""What the site says, with HTML in it."""

from kesselhaus.art.html import Html, escape, trusted
from kesselhaus.web.texts import phrases


def sentence(key: str, lang: str, **values: Html | int) -> Html:
    """A text of the site in which names and figures are marked up."""
    return trusted(escape(phrases(lang)[key]).format_map(values))
