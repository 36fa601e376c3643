"""A match read out instead of drawn: its state as data, question, log and table in plain words."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from kesselhaus import games, protocol
from kesselhaus.art.keys import Reader
from kesselhaus.art.phrases import Person, html
from kesselhaus.engine.on_paper import in_order
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.view import View
from kesselhaus.workers.logbook import noted
from kesselhaus.workers.open_match import OpenMatch

VERDICT = 26
"""Height of the icons in the sentence that says who has won."""


def tell(live: OpenMatch, wanted: protocol.Tell) -> protocol.Told:
    """Everything here is made of the view of the seat that looks, and of nothing else."""
    look, past = wanted.look, wanted.at is not None
    then = live if wanted.at is None else live.at(wanted.at)
    view, words = then.match.view(look.seat), games.words(live.setup.game)
    people = [
        Person(name, colour) for name, colour in zip(look.names, live.game.colours(view.state), strict=True)
    ]
    reader = Reader(people, words.lexicon(look.lang), look.lang, look.seat)
    title, note = words.question(view, look.lang)
    question = view.question
    return protocol.Told(
        at=len(then.acts),
        state=in_order(view.state),
        asked=question.seat if isinstance(question, Ask) else None,
        rule=question.rule if question is not None else "",
        question=reader.plain(title),
        note=reader.plain(note),
        choices=[] if past else _choices(view, reader),
        log=_log(then, reader, wanted.lines),
        words=[reader.plain(line) for line in words.describe(view, look.lang).splitlines()],
        colours=tuple(person.colour for person in people),
        scores=tuple(live.game.standings(view.state)),
        can_undo=view.can_undo and not past,
        result=None if view.result is None else msgspec.to_builtins(view.result),
    )


def worded(wanted: protocol.WordResult) -> protocol.ResultWords:
    """A result in words, also where the rules of today no longer follow its match."""
    look, result, words = wanted.look, wanted.result, games.words(wanted.game)
    people = [Person(name, colour) for name, colour in zip(look.names, wanted.colours, strict=True)]
    verdict = html(words.verdict(result, look.lang), people, words.lexicon(look.lang), look.seat, VERDICT)
    return protocol.ResultWords(
        verdict=verdict,
        reason=words.end_reason(result.reason, look.lang),
        categories={key: words.category(key, look.lang) for key in result.categories if key != "total"},
    )


def _choices(view: View[Any], reader: Reader) -> list[protocol.Choosable]:
    question = view.question
    if not isinstance(question, Ask):
        return []
    words, choices = games.words(view.game), []
    for number, option in enumerate(question.options):
        label = words.option(option, view, reader.lang)
        text = label.hint or f"{label.label} {label.note}".strip()
        choices.append(protocol.Choosable(number, msgspec.to_builtins(option), reader.plain(text)))
    return choices


def _log(live: OpenMatch, reader: Reader, count: int) -> list[protocol.Sentence]:
    """What the seat may read of the log, and where it belongs what the people at the table agreed on."""
    return list(islice(_newest_first(live, reader), count))[::-1]


def _newest_first(live: OpenMatch, reader: Reader) -> Iterator[protocol.Sentence]:
    """A long match has thousands of events: only those that are asked for are put into words."""
    words, seat = games.words(live.setup.game), reader.seat
    log, notes = live.match.log, list(live.notes)
    for number, event in zip(range(len(log) - 1, -1, -1), reversed(log), strict=True):
        while notes and notes[-1].before > number:
            yield _note(notes.pop(), reader)
        if event.seats is None or seat in event.seats:
            text = reader.plain(words.event(event, reader.lang, live.box))
            yield protocol.Sentence(live.told_by[number], text, event.rule)
    yield from (_note(note, reader) for note in reversed(notes))


def _note(note: Any, reader: Reader) -> protocol.Sentence:
    return protocol.Sentence(note.number, reader.plain(noted(note, reader.lang)))
