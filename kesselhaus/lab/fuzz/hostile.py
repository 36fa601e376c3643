"""What malice sends: requests to any address of the site, frames on its lines; by chance, and repeatable."""

import json
import re
from collections.abc import Sequence
from random import Random
from urllib.parse import quote, quote_from_bytes, urlencode

from msgspec import Struct

FORGED = "2001-01-01 00:00:00,000 INFO kesselhaus.requests: GET /forged 200 1.0 ms"
"""A line that nobody but a visitor could have put into the log."""

TEXTS = (
    "", " ", "0", "1", "-1", "²", "٣", "1.5", "1e9", "0x10", "true", "null", "NaN", "{}", "[]", "{", '"',
    "9" * 19, "9" * 5000, str(2**31), str(2**63), str(2**64), "-" + "9" * 30,
    "\0", "a\0b", "\x1b[2J", "\r\n", f"x\n{FORGED}", f"x\r\n{FORGED}", f"x\u2028{FORGED}", "\u202e", "\u200b",
    "\u2800", "é" * 3000, "x" * 41, "x" * 501, "x" * 60_000, "\U0001f682" * 300, "\ufffe", "Kesselhaus",
    "../../etc/passwd", "..\\..", "/", "//elsewhere", "/t/x", "https://10.0.0.1/", "https://[", "http://[::1",
    "WzAsLTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5LCJhIl0",
    "' OR 1=1 --", "'; DROP TABLE matches; --", "<script>alert(1)</script>", "%s%n", "%00", "${7*7}", "{0}",
)  # fmt: skip
BYTES = (b"\xff\xfe", b"\xed\xa0\x80", b"\xc0\xaf", b"\0" * 1000, b"\xf8\x88\x80\x80\x80", b"\x80" * 5000)
NUMBERS = ("0", "1", "2", "3", "7", "59", "60", "999999999", "1000000000")
QUERY = (
    "seat",
    "at",
    "from",
    "version",
    "kind",
    "lang",
    "game",
    "seats",
    "list",
    "limit",
    "after",
    "log",
    "of",
    "notes",
    "wide",
    "phone",
)
FIELDS = (
    "name", "password", "old", "display", "webhook", "label", "token", "text", "table", "seat", "version",
    "option", "request", "entry", "at", "on", "level", "company", "who", "variant", "pace", "visibility",
    "game", "seats", "confirmed", "live", "sure", "components", "record", "variants", "advice",
    "row", "draft", "to", "chapter", "puzzle", "shuffle", "up", "alone", "who-0", "name-0", "given-0",
)  # fmt: skip
WISHES = ("answer", "undo", "lesson", "chat", "")
"""What pages ask for by their line, and what they do not."""
ASKED = ("seat", "version", "option", "row", "to", "confirmed")
FILES = ("", "", "", '; filename="a.toml"', '; filename=""', '; filename="\u202e"')
"""What may make a file of a field of a form."""
LONGEST_LINE = 3000
PLACES = {"game": ("airship_city", "planet_steam"), "lang": ("en", "de"), "rule": ("AC-30a", "PS-1")}
KINDS = (
    "application/x-www-form-urlencoded",
    "application/json",
    "multipart/form-data; boundary=b",
    "text/plain",
)


class Target(Struct, frozen=True):
    """An address of the site, with its names in braces."""

    method: str
    path: str


class Shot(Struct, frozen=True):
    """One request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    def told(self) -> str:
        """As somebody could send it again."""
        shown = repr(self.body[:300]) + ("…" if len(self.body) > 300 else "")
        path = self.path[:300] + ("…" if len(self.path) > 300 else "")
        return f"{self.method} {path} {self.headers} {shown}"


class Hostile:
    """Whatever comes to its mind; the same again for the same chance."""

    def __init__(self, chance: Random, address: str, tables: Sequence[str]) -> None:
        self.chance, self.address, self.tables = chance, address, tables

    def shot(self, target: Target) -> Shot:
        path = re.sub(r"{(\w+)(?::\w+)?}", lambda place: self._place(place[1]), target.path) + self._query()
        body, kind = self._body() if target.method == "POST" else (b"", "")
        headers = {"Origin": self.address, **({"Content-Type": kind} if kind else {}), **self._headers()}
        return Shot(target.method, path, headers, body)

    def line(self, path: str) -> str:
        """The address of a line, with whatever a page might say about itself. What is longer than servers of
        lines read is not answered by any of them.
        """
        address = re.sub(r"{(\w+)}", lambda place: self._place(place[1]), path) + self._query()
        return re.sub(r"%.?$", "", address[:LONGEST_LINE])

    def frame(self) -> str | bytes:
        """Nothing that makes sense, or something that a page could ask for with what is not to be had."""
        sort = self.chance.random()
        if sort < 0.2:
            return self.chance.choice(BYTES)[: self.chance.choice((1, 10, 900, 5000))]
        if sort < 0.5:
            return self._text()[: self.chance.choice((5, 900, 60_000))]
        return self._wish()

    # ------------------------------------------------------------------ parts

    def _text(self) -> str:
        return self.chance.choice(NUMBERS if self.chance.random() < 0.35 else TEXTS)

    def _place(self, name: str) -> str:
        if name == "id" and self.chance.random() < 0.8:
            return self.chance.choice(self.tables)
        if name in PLACES and self.chance.random() < 0.4:
            return self.chance.choice(PLACES[name])
        if self.chance.random() < 0.1:
            return quote_from_bytes(self.chance.choice(BYTES)[:50])
        return quote(self._text()[:2000], safe="")

    def _wish(self) -> str:
        """As a page would ask, near enough to what it may ask for to be looked at; most fit on a line."""
        names = self.chance.sample(ASKED, self.chance.choice((1, 3, 4, len(ASKED))))
        fields = {"seat": self.chance.choice("01289"), "version": self.chance.choice("12345")}
        fields |= {name: self._text()[:80] for name in names}
        fields["request"] = self.chance.choice((f"r-{self.chance.randrange(99)}", self._text()[:80]))
        text = json.dumps({"wish": self.chance.choice(WISHES), "fields": fields})
        return text[: self.chance.choice((30, 9000, 9000, 9000))]

    def _query(self) -> str:
        if self.chance.random() < 0.4:
            return ""
        count = self.chance.choice((1, 1, 2, 3, 30))
        fields = [(self.chance.choice(QUERY), self._text()[:2000]) for _ in range(count)]
        return f"?{urlencode(fields)[:20_000]}"

    def _headers(self) -> dict[str, str]:
        odd = {
            "Accept": self.chance.choice(("application/json", "text/html", "*/*", "")),
            "Accept-Language": self.chance.choice(("de", "en", "xx", "²,;q=", "," * 900)),
            "Referer": self.chance.choice(
                (f"{self.address}/rules", "http://[", "//x", "\\", "http://x:99999/")
            ),
            "Authorization": self.chance.choice(
                ("Bearer", "Bearer x", "Basic eDp4", "Bearer " + "x" * 3000, "²")
            ),
            "Origin": self.chance.choice(("null", "http://[", "http://elsewhere", "file://")),
            "Sec-Fetch-Site": "cross-site",
            "Content-Type": self.chance.choice(
                ("", ";;;", "multipart/form-data", "multipart/form-data; boundary=")
            ),
            "X-Forwarded-For": self.chance.choice(("10.0.0.1", "²", "::", "x" * 900)),
        }
        wanted = {"Accept", *(name for name in odd if self.chance.random() < 0.06)}
        return {name: value for name, value in odd.items() if name in wanted}

    def _body(self) -> tuple[bytes, str]:
        kind = self.chance.choice(KINDS)
        sort = self.chance.random()
        if sort < 0.15:
            return self.chance.choice((*BYTES, b"", b"=", b"&" * 5000, b"a=1&" * 200)), kind
        fields = self.chance.sample(FIELDS, self.chance.choice((0, 1, 3, 8, len(FIELDS))))
        if kind.startswith("application/json"):
            return self._json(fields), kind
        if kind.startswith("multipart"):
            parts = (
                f'--b\r\nContent-Disposition: form-data; name="{name}"{self.chance.choice(FILES)}\r\n\r\n'
                f"{self._text()}\r\n"
                for name in fields
            )
            return "".join(parts).encode("utf-8", "replace") + self.chance.choice(
                (b"--b--\r\n", b"--b", b"")
            ), kind
        return urlencode([(name, self._text()) for name in fields]).encode(), kind

    def _json(self, fields: Sequence[str]) -> bytes:
        pairs = (f'"{name}":{self._value()}' for name in fields)
        return ("{" + ",".join(pairs) + "}").encode("utf-8", "replace")

    def _value(self) -> str:
        depth = self.chance.choice((1, 60, 1500))
        written = self._text().replace("\\", "").replace('"', "")[:3000]
        return self.chance.choice(
            (
                self.chance.choice(NUMBERS),
                "9" * 30,
                "1e999",
                "-0",
                f'"{written}"',
                '"\\u0000"',
                '"\\ud800"',
                "[" * depth + "]" * depth,
                '{"a":' * depth + "1" + "}" * depth,
                '{"type":"Step","to":18446744073709551616}',
                "true",
                "null",
            )
        )
