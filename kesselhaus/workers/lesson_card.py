"""The card of a lesson and the list of its chapters, as a region of the page."""

from collections.abc import Sequence
from typing import NamedTuple

from kesselhaus import games, protocol
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.keys import Reader
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.engine import rows
from kesselhaus.engine.questions import Ask, Option
from kesselhaus.parts.lesson import BECAUSE, TASK, TEXT, TITLE, WHY, Stop
from kesselhaus.workers.guide import Guide
from kesselhaus.workers.lesson_texts import say
from kesselhaus.workers.open_match import OpenMatch

TOLD = 2
"""So many sentences tell what came of a way of one's own."""


class Told(NamedTuple):
    """What a card says, and the keys on it."""

    title: Html
    text: Html
    keys: Html
    task: Html = NOTHING
    why: tuple[Html, Html] = (NOTHING, NOTHING)
    note: Html = NOTHING
    stop: Stop | None = None
    """The step whose things it points at."""


class LessonCard:
    """Draws the region for one look at a match."""

    def __init__(self, live: OpenMatch, guide: Guide, reader: Reader) -> None:
        self.live, self.guide, self.reader, self.lang = live, guide, reader, reader.lang
        self.words = guide.lesson.words.of(reader.lang)
        self.count = len(guide.plan.trails)

    def drawn(self) -> Html:
        told = self._told()
        inside = f"{self._chapters()}{self._card(told)}"
        address = f"/t/{self.live.setup.match}/lesson"
        hidden = f'<input type="hidden" name="seat" value="{self.guide.lesson.seat}">'
        hidden += f'<input type="hidden" name="version" value="{len(self.live.acts)}">'
        return (
            f'<aside id="lesson"{self._marks(told)} aria-label="{escape(say("lesson", self.lang))}">'
            f'<form method="post" action="{escape(address)}">{hidden}{inside}</form>'
            f'<form id="after" method="post" action="/learn/{escape(self.live.setup.game)}/match"'
            " data-plain></form>"
            "</aside>"
        )

    # ------------------------------------------------------------------ what it says

    def _told(self) -> Told:
        at, stop = self.guide.at, self.guide.stop
        if at.free:
            return Told(escape(say("left_title", self.lang)), NOTHING, self._key("return", go=True))
        if stop is None:
            return self._done()
        if at.strayed:
            return self._strayed(stop)
        if not self.guide.plan.asks_learner(self.live.match):
            return self._waits()
        if self.guide.is_lost(self.live.match):
            keys = self._key("again", "lost_key", go=True)
            return Told(escape(say("lost", self.lang)), escape(say("lost_text", self.lang)), keys)
        return self._step(stop)

    def _waits(self) -> Told:
        """Somebody else is to answer first: what the card says comes of that."""
        question = self.live.match.question
        name = self.reader.people[question.seat].name if isinstance(question, Ask) else ""
        return Told(escape(say("waits", self.lang, name=name)), NOTHING, NOTHING)

    def _step(self, stop: Stop) -> Told:
        phrase = (*self.words[stop.step.key], "", "", "")
        keys = self._key("show") + self._deed("try", "opt go") if stop.own else self._key("on", go=True)
        note = NOTHING
        if self.guide.at.shown:
            note = (
                f'{escape(say("shown", self.lang))} <button class="lnk" name="to" value="back">'
                f"{escape(say('shown_key', self.lang))}</button>"
            )
        html = self.reader.html
        return Told(
            html(phrase[TITLE], 18),
            html(phrase[TEXT]),
            keys,
            html(phrase[TASK]),
            (html(phrase[WHY]), html(phrase[BECAUSE])),
            note,
            stop,
        )

    def _strayed(self, stop: Stop) -> Told:
        told = " ".join(self._came_of_it())
        text = self.reader.html(say("strayed_text", self.lang, told=told))
        keys = self._key("again") + self._key("keep", go=True)
        return Told(
            escape(say("strayed", self.lang)), text, keys, escape(say("strayed_task", self.lang)), stop=stop
        )

    def _came_of_it(self) -> Sequence[str]:
        """What the learner's last answer has led to, in the sentences of the log."""
        live, words = self.live, games.words(self.live.setup.game)
        seat, acts = self.guide.lesson.seat, live.acts
        last = max(
            (
                number
                for number, act in enumerate(acts, 1)
                if isinstance(act, protocol.Answered) and act.seat == seat
            ),
            default=0,
        )
        events = live.match.log if len(live.match.log) == len(live.told_by) else ()
        told = (
            words.event(event, self.lang, live.box)
            for event, by in zip(events, live.told_by, strict=False)
            if by == last and (event.seats is None or seat in event.seats) and words.weight(event) >= 0
        )
        return [sentence for sentence in told if sentence][:TOLD]

    def _done(self) -> Told:
        at, trails = self.guide.at, self.guide.plan.trails
        again = self._key(f"chapter:{trails[at.chapter].chapter.key}", "repeat")
        in_turn = (*trails[at.chapter + 1 :], *trails[: at.chapter])
        trail = next((trail for trail in in_turn if trail.chapter.key not in self.guide.done), None)
        if trail is not None:
            title = self.words[trail.chapter.key][TITLE]
            minutes = self.guide.plan.minutes(trail, self.lang)
            onward = self._key(f"chapter:{trail.chapter.key}", "next", title=title, go=True)
            text = escape(say("done_text", self.lang, minutes=minutes))
            return Told(escape(say("done", self.lang, place=at.chapter + 1)), text, again + onward)
        play = (
            '<button class="opt go" form="after">'
            f"{icon('g-play', 14)}{escape(say('play', self.lang))}</button>"
        )
        return Told(escape(say("all_done", self.lang)), escape(say("all_done_text", self.lang)), again + play)

    def _key(self, to: str, label: str = "", *, go: bool = False, **values: object) -> Html:
        said = escape(say(label or to.partition(":")[0], self.lang, **values))
        return f'<button class="opt{" go" if go else ""}" name="to" value="{escape(to)}">{said}</button>'

    # ------------------------------------------------------------------ how it is drawn

    def _card(self, told: Told) -> Html:
        at = self.guide.at
        task = f'<div class="task">{icon("g-arrow", 16)}<p>{told.task}</p></div>' if told.task else ""
        note = f'<p class="note">{told.note}</p>' if told.note else ""
        why = ""
        if told.why[0]:
            why = f'<details><summary class="lnk">{told.why[0]}</summary><p>{told.why[1]}</p></details>'
        below = ""
        if not at.free:
            back = self._link("back") if at.step or at.strayed else ""
            below = f'<div class="way">{back}{self._deed("chapters")}{self._link("free")}</div>'
        return (
            f'<section class="les" aria-live="polite" tabindex="-1">{self._progress()}<h2>{told.title}</h2>'
            f'<p class="tx">{told.text}</p>{task}{note}<div class="keys">{told.keys}</div>'
            f"{why}{below}{self._deed('read', 'opt read')}</section>"
        )

    def _deed(self, deed: str, css: str = "lnk") -> Html:
        """A key for the script of the page; without one it is not needed."""
        said = escape(say(deed, self.lang))
        return f'<button type="button" class="{escape(css)}" data-do="{escape(deed)}">{said}</button>'

    def _link(self, to: str) -> Html:
        return f'<button class="lnk" name="to" value="{escape(to)}">{escape(say(to, self.lang))}</button>'

    def _progress(self) -> Html:
        """A bar for each chapter; that of the present one is filled as far as it has come."""
        at = self.guide.at
        share = at.step / len(self.guide.trail.stops)
        filled = [
            share if number == at.chapter else float(trail.chapter.key in self.guide.done)
            for number, trail in enumerate(self.guide.plan.trails)
        ]
        bars = "".join(f'<i style="--f:{part:.2f}"></i>' for part in filled)
        place = escape(say("place", self.lang, place=at.chapter + 1, count=self.count))
        return f'<p class="prg"><span aria-hidden="true">{bars}</span>{place}</p>'

    def _chapters(self) -> Html:
        guide, lang, at = self.guide, self.lang, self.guide.at
        minutes = [guide.plan.minutes(trail, lang) for trail in guide.plan.trails]
        lines = NOTHING
        for number, trail in enumerate(guide.plan.trails):
            done = trail.chapter.key in guide.done
            css = "now" if number == at.chapter else "done" if done else ""
            sign = icon("g-check", 13) if done else escape(number + 1)
            title = escape(self.words[trail.chapter.key][TITLE])
            time = escape(say("minutes", lang, minutes=minutes[number]))
            marks = attributes(
                name="to",
                value=f"chapter:{trail.chapter.key}",
                aria_current="step" if number == at.chapter else None,
            )
            told = f"<b>{sign}</b><span>{title}</span><small>{time}</small>"
            lines += f'<li class="{css}"><button{marks}>{told}</button></li>'
        left = escape(say("left", lang, minutes=sum(minutes[at.chapter :])))
        return (
            f'<nav class="board chs"><h2><span>{escape(say("first_match", lang))}</span> '
            f"<small>{left}</small>{self._deed('close')}</h2><ol>{lines}</ol></nav>"
        )

    def _marks(self, told: Told) -> Html:
        """What the script needs: where the card stands, what is lit, and which keys do what it asks for."""
        at, stop = self.guide.at, told.stop
        wanted: Sequence[Option] = self.guide.wanted if stop is not None and not at.strayed else ()
        question = self.live.match.question
        numbers, places = "", ""
        if wanted and isinstance(question, Ask) and self.guide.plan.asks_learner(self.live.match):
            accepts = stop.step.accepts if stop is not None and len(wanted) == 1 else None
            right = [
                (number, option)
                for number, option in enumerate(question.options)
                if option == wanted[0] or (accepts is not None and accepts(option))
            ]
            right.sort(key=lambda found: found[1] != wanted[0])
            numbers = " ".join(str(number) for number, _ in right)
            place = games.table(self.live.setup.game).place
            meant = [*wanted, *(option for _, option in right)]
            places = " ".join(dict.fromkeys(filter(None, map(place, meant))))
        return attributes(
            data_step=f"{self.guide.trail.chapter.key}.{at.step}.{at.given}{'s' if at.strayed else ''}",
            data_at=stop.step.at if stop is not None else "",
            data_lit=" ".join(stop.step.lit) if stop is not None else "",
            data_numbers=numbers,
            data_places=places,
            data_words=rows.written(*wanted) if wanted else "",
            data_free=at.free,
            data_other=say("other", self.lang),
        )


def lesson_card(live: OpenMatch, guide: Guide, reader: Reader) -> Html:
    """The region as the learner sees it now."""
    return LessonCard(live, guide, reader).drawn()
