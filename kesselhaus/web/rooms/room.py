"""What goes on in an engine room: live matches, and what is asked of them."""

import traceback
from collections import OrderedDict
from random import Random
from typing import Any

import msgspec

from kesselhaus.bots import BOTS
from kesselhaus.engine import record
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.refusals import SENTENCES, Refused
from kesselhaus.web.drawing import Drawer
from kesselhaus.web.rooms import messages as say
from kesselhaus.web.rooms.advising import advise, evaluate
from kesselhaus.web.rooms.ending import left_to_do
from kesselhaus.web.rooms.live import Live, NotFollowed, branched
from kesselhaus.web.rooms.papers import chart, is_whole, tells_secrets
from kesselhaus.web.rooms.reading import tell

LIVE = 400
"""So many matches are kept open in a room; the one not wanted for longest is closed."""


class Room:
    """Answers requests one after the other."""

    def __init__(self) -> None:
        self._live: OrderedDict[str, tuple[Live, Drawer]] = OrderedDict()

    def handle(self, request: say.Request) -> say.Reply:
        try:
            return self._handle(request)
        except Refused as refused:
            sentences = {lang: refused.sentence(lang) for lang in next(iter(SENTENCES.values()))}
            return say.No(refused.kind, sentences)
        except NotFollowed as stopped:
            if isinstance(request, say.CatchUp):
                self._live.pop(request.match, None)
            return say.Stopped(stopped.acts, stopped.answer, stopped.why)
        except LookupError as error:
            return say.No("no_such_moment", {}) if "acts; there is none" in str(error) else _failed()
        except Exception:
            return _failed()

    def _handle(self, request: say.Request) -> say.Reply:
        match request:
            case say.Open(setup, acts):
                return self._open(setup, acts)
            case say.Close(key):
                self._live.pop(key, None)
                return say.NotOpen()
        if request.match not in self._live:
            return say.NotOpen()
        live, drawer = self._live[request.match]
        self._live.move_to_end(request.match)
        if isinstance(request, say.CatchUp):
            return _catch_up(live, request)
        if request.acts != len(live.acts):
            return say.NotOpen(len(live.acts))
        match request:
            case say.Answer():
                return _answer(live, request)
            case say.TakeBack():
                return _take_back(live, request)
            case say.GoOn():
                return _go_on(live, request)
            case say.Draw():
                return drawer.draw(request)
            case say.Tell():
                return tell(live, request)
            case say.Think(_, _, seat, bot):
                return say.Thought(_think(live, seat, bot))
            case say.Advise():
                return advise(live, request)
            case say.Evaluate(_, _, seat):
                return evaluate(live, seat)
            case say.Branch(_, _, seat, at):
                return say.Branched(branched(live.at(at), seat, live.chance))
            case say.Chart(_, _, seat):
                return chart(live, seat)
            case say.Export(_, _, seat, at):
                if not is_whole(live):
                    return say.No("what_if_record", {})
                if tells_secrets(live, seat):
                    return say.No("secret_record", {})
                return say.Exported(record.write((live if at is None else live.at(at)).match))

    def _open(self, setup: say.Setup, acts: list[say.Act]) -> say.Reply:
        live = Live(setup)
        live.take(acts)
        self._live[setup.match] = live, Drawer(live)
        while len(self._live) > LIVE:
            self._live.popitem(last=False)
        if not acts:
            live.match._answer_chance()
            live.match._answer_forced()
            return live.done("began", {"answers": msgspec.to_builtins(live.match.answers)})
        return live.standing()


def _failed() -> say.Failed:
    return say.Failed(traceback.format_exc())


def _catch_up(live: Live, request: say.CatchUp) -> say.Reply:
    if request.after > len(live.acts):
        return say.NotOpen(len(live.acts))
    live.take(request.acts[len(live.acts) - request.after :])
    return live.standing()


def _answer(live: Live, request: say.Answer) -> say.Reply:
    match, option = live.match, _chosen(live, request)
    before, question = len(match.answers), match.question
    if request.careful and isinstance(question, Ask) and question.seat == request.seat:
        left = left_to_do(match.view(request.seat), option, live.setup.automatic)
        if left:
            return say.Ends(list(question.options).index(option), left)
    match.answer(option, request.seat)
    return live.done("answer", {"answers": msgspec.to_builtins(match.answers[before:])}, request.seat)


def _chosen(live: Live, request: say.Answer) -> Any:
    """The option that an index means; what is meant otherwise is for the match to judge."""
    question, option = live.match.question, request.option
    if not isinstance(option, int):
        return option
    if not isinstance(question, Ask) or question.seat != request.seat:
        return {}
    if not 0 <= option < len(question.options):
        count = len(question.options)
        raise Refused("illegal", (), given=option, count=count, rule=question.rule)
    return question.options[option]


def _take_back(live: Live, request: say.TakeBack) -> say.Reply:
    if request.to is None:
        live.match.undo(request.seat)
    else:
        live.match.rewind(request.to)
    body: dict[str, Any] = {"to": len(live.match.answers), "by": request.seat}
    if request.agreed:
        body["agreed"] = list(request.agreed)
    return live.done("undo", body, request.seat)


def _go_on(live: Live, request: say.GoOn) -> say.Reply:
    """From as far as the rules of today follow the match; what they draw or leave no choice about is new."""
    match, kept = live.match, len(live.match.answers)
    match._answer_chance()
    match._answer_forced()
    body = {
        "to": kept,
        "by": request.seat,
        "agreed": list(request.agreed),
        "kept": request.acts,
        "rules": live.game.rules_version,
        "answers": msgspec.to_builtins(match.answers[kept:]),
    }
    return live.done("undo", body, request.seat)


def _think(live: Live, seat: int, bot: str) -> Any:
    """A bot is made anew for every answer and sees only what its seat sees."""
    chance = Random(f"{live.setup.match} {len(live.acts)}")
    option = BOTS[bot](chance).choose(live.match.view(seat))
    return msgspec.to_builtins(option)
