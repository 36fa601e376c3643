"""What somebody may be called: a name that reads as it is written and could be nobody else's."""

import unicodedata

from kesselhaus.store import Seat
from kesselhaus.store.accounts import name_key
from kesselhaus.web.texts import say

LONGEST = 40
PUNCTUATION = "’·–"
"""Besides what an ordinary keyboard has."""
WRITING = ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd")
UNSEEN = {
    0x034F,
    0x115F,
    0x1160,
    0x17B4,
    0x17B5,
    0x3164,
    0xFFA0,
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
}
"""Letters and marks, says Unicode, of which nothing is to be seen."""
PHONETIC = {*range(0x01C0, 0x01C4), *range(0x0250, 0x02B0), *range(0x1D00, 0x1DC0)}
"""Signs of phoneticians that look like other letters."""
MOST_MARKS = 3
"""So many accents and vowel signs may stand on one letter."""
TOGETHER = (
    {"CJK", "HIRAGANA", "KATAKANA", "IDEOGRAPHIC"},
    {"CJK", "HANGUL"},
    {"CJK", "BOPOMOFO"},
)
"""Scripts that are one writing."""
LIKE = str.maketrans("01|!5i", "olllsl")
OF_THE_HOUSE = ("kesselhaus", "former player", "ehemaliger spieler")


class NotAllowed(Exception):
    """A wish about an account that is not granted. `kind` is a key of the site's texts."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        super().__init__(kind)


def fit(name: str) -> str:
    """The name as it is kept. Refused with what would be right."""
    written = unicodedata.normalize("NFC", " ".join(name.split()))
    if not written:
        raise NotAllowed("name_blank")
    if len(written) > LONGEST:
        raise NotAllowed("name_long")
    if not all(map(_is_writing, written)) or _is_piled_up(written):
        raise NotAllowed("name_signs")
    if not any(map(str.isalnum, written)):
        raise NotAllowed("name_blank")
    scripts = _scripts(written)
    if len(scripts) > 1 and not any(scripts <= writing for writing in TOGETHER):
        raise NotAllowed("name_scripts")
    if any(_look(own) in _look(written) for own in OF_THE_HOUSE):
        raise NotAllowed("name_of_the_house")
    return written


def _is_writing(sign: str) -> bool:
    if sign.isascii() or sign in PUNCTUATION:
        return sign.isprintable()
    return (
        unicodedata.category(sign) in WRITING and ord(sign) not in UNSEEN | PHONETIC and ord(sign) < 0xE0000
    )


def _is_piled_up(written: str) -> bool:
    marks = "".join("m" if unicodedata.category(sign).startswith("M") else "." for sign in written)
    return marks.startswith("m") or "m" * (MOST_MARKS + 1) in marks


def _scripts(written: str) -> set[str]:
    """Every sign's name in Unicode begins with its script. Digits and punctuation of a keyboard have none."""
    plain = unicodedata.normalize("NFKC", written)
    own = (sign for sign in plain if sign.isalpha() or (sign.isdecimal() and not sign.isascii()))
    return {unicodedata.name(sign, "").replace("-", " ").partition(" ")[0] for sign in own}


def _look(name: str) -> str:
    """What two names have in common that look alike at a glance."""
    return "".join(filter(str.isalnum, name_key(name).translate(LIKE)))


def seat_name(seat: Seat, lang: str) -> str:
    """What who sits there is called. Somebody who has deleted his account has no name any more."""
    return seat.name or (say("former_player", lang) if seat.account is not None else "")
