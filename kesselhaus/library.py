"""The games as a Python library: a match to play, keep, look at and think about."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any, Self

import msgspec

from kesselhaus import games
from kesselhaus.art.colours import colour_name
from kesselhaus.art.html import Html
from kesselhaus.art.page import framed
from kesselhaus.art.phrases import Person, plain
from kesselhaus.engine import match, record
from kesselhaus.engine.on_paper import from_paper, on_paper
from kesselhaus.engine.questions import Ask, outcome_or_option
from kesselhaus.pictures import picture


class Match(match.Match[Any]):
    """A match that can be saved, loaded and shown in a notebook."""

    def save(self, path: str | Path | None = None) -> bytes:
        """The record of the match as JSON; written to a file too if a path is given."""
        data = record.write(self)
        if path is not None:
            Path(path).write_bytes(data)
        return data

    @classmethod
    def load(
        cls,
        source: bytes | str | Path,
        *,
        seed: int | None = None,
        until: int | None = None,
        components: bytes | None = None,
    ) -> Self:
        """The match in a record, or in a file of that path, played again to its end or to answer `until`.

        A record carries its components if they were not the shipped ones; `components` is for older records.
        """
        data = source if isinstance(source, bytes) else Path(source).read_bytes()
        on_paper = record.parse(data)
        game = games.game(on_paper.game)
        box = None if components is None else game.box(components)
        return record.replay(on_paper, game, box, Random(seed), until=until, kind=cls)

    def picture(self, seat: int | None = None, lang: str = "en", theme: str = "") -> Html:
        """The table as a self-contained HTML document, as a seat (or a spectator) sees it."""
        return picture(self.view(seat), self.people(lang), lang, theme)

    def story(self, lang: str = "en", seat: int | None = None) -> str:
        """What happened so far, a sentence a line, as a seat (or a spectator) may know it; rounds and stages
        are headings.
        """
        words, people, log = games.words(self.game.key), self.people(lang), self.view(seat).log
        lexicon = words.lexicon(lang)
        lines = []
        for event in log:
            if words.is_heading(event):
                lines.append(f"\n## {plain(words.event(event, lang, self.box), people, lexicon, seat)}\n")
            elif not isinstance(event, match.Forced):
                lines.append(plain(words.event(event, lang, self.box), people, lexicon, seat))
        return "\n".join(line for line in lines if line).strip()

    def as_data(self) -> dict[str, Any]:
        """The table as plain data: what lies there, and what is still to be done. Where a rule has
        changed it before it asked, `start` is the table as it was then and `since` what was answered in
        between; components are there if they are not the shipped ones.
        """
        data: dict[str, Any] = {"game": self.game.key, "state": on_paper(self.state)}
        start, since = self._kept.base, self.answers[self._kept.base_answers :]
        if since or start != self.state:
            data |= {"start": on_paper(start), "since": msgspec.to_builtins(since)}
        if self.box != self.game.box() and self.box.text is not None:
            data["components"] = self.box.text.decode()
        return data

    @classmethod
    def of_data(cls, data: Mapping[str, Any], *, seed: int | None = None) -> Self:
        """A match that goes on from such a table. It has no past: it cannot be taken back behind it, and its
        record is not that of a whole match. Raises ValueError.
        """
        game = games.game(data["game"])
        text = data.get("components")
        box = game.box(None if text is None else text.encode())
        state = from_paper(data.get("start", data["state"]), game, box)
        kinds = outcome_or_option(game.options)
        since = [msgspec.convert(answer, kinds) for answer in data.get("since", ())]
        return cls.at(state, game, Random(seed), since=since)

    def people(self, lang: str = "en") -> list[Person]:
        """The seats by the names of their colours."""
        return [Person(colour_name(colour, lang), colour) for colour in self.game.colours(self.state)]

    def _repr_html_(self) -> Html:
        asked = self.question.seat if isinstance(self.question, Ask) else None
        return framed(self.picture(asked))


def new_match(
    game: str,
    seats: int | None = None,
    variants: Iterable[str] = (),
    seed: int | None = None,
    *,
    components: bytes | None = None,
    automatic: bool = False,
) -> Match:
    """A new match. `seats` is the usual number if not given; chance follows the seed.

    With `automatic` the engine answers questions that leave no choice. `components` is the text of a
    components file, for another edition than the shipped one.
    """
    chosen = games.game(game)
    count = chosen.usual_seats if seats is None else seats
    box = chosen.box(components)
    return Match(chosen, count, frozenset(variants), box, Random(seed), automatic=automatic)
