"""What goes on in a worker that owns matches: they are open, and this is asked of them."""

import traceback
from collections import OrderedDict
from random import Random, SystemRandom
from typing import Any

import msgspec
from msgspec import Struct

from kesselhaus import protocol
from kesselhaus.bots import BOTS
from kesselhaus.engine import record, rows
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.refusals import Refused
from kesselhaus.languages import LANGUAGES
from kesselhaus.workers import leading
from kesselhaus.workers.advising import advise, evaluate
from kesselhaus.workers.coaching import coach
from kesselhaus.workers.ending import left_to_do
from kesselhaus.workers.explaining import Explainer
from kesselhaus.workers.figures import boards, figures
from kesselhaus.workers.in_words import tell, worded
from kesselhaus.workers.looking_back import judge, screen
from kesselhaus.workers.open_match import NoSuchMoment, NotFollowed, OpenMatch, branched
from kesselhaus.workers.painting import Painter
from kesselhaus.workers.past import chart, is_whole, tells_secrets
from kesselhaus.workers.shelf import shelf
from kesselhaus.workers.summary import summary

LIVE = 400
"""So many matches are kept open in a worker; the one not wanted for longest is closed."""


class MatchOwner:
    """Answers requests one after the other."""

    def __init__(self) -> None:
        self._live: OrderedDict[str, tuple[OpenMatch, Painter, Explainer]] = OrderedDict()

    def handle(self, request: protocol.AnyRequest) -> Struct:
        try:
            return self._handle(request)
        except Refused as refused:
            sentences = {lang: refused.sentence(lang) for lang in LANGUAGES}
            return protocol.No(refused.kind, sentences)
        except NotFollowed as stopped:
            if isinstance(request, protocol.CatchUp):
                self._live.pop(request.match, None)
            return protocol.Stopped(stopped.acts, stopped.answer, stopped.why)
        except NoSuchMoment:
            return protocol.No("no_such_moment", {})
        except Exception:
            return _failed()

    def _handle(self, request: protocol.AnyRequest) -> Struct:
        match request:
            case protocol.Begin(setup):
                return self._begin(setup)
            case protocol.Open(setup, acts):
                return self._open(setup, acts).standing()
            case protocol.ShowShelf():
                return shelf()
            case protocol.ShowFigures(game, lang):
                return figures(game, lang)
            case protocol.DrawFigure(game, lang, number):
                return boards(game, lang, number)
            case protocol.DrawSummary(game, lang):
                return summary(game, lang)
            case protocol.WordResult():
                return worded(request)
            case protocol.Close(key):
                self._live.pop(key, None)
                return protocol.Closed()
        if request.match not in self._live:
            return protocol.NotOpen()
        live, painter, explainer = self._live[request.match]
        self._live.move_to_end(request.match)
        if isinstance(request, protocol.CatchUp):
            return _catch_up(live, request)
        if request.acts != len(live.acts):
            return protocol.NotOpen(len(live.acts))
        match request:
            case protocol.GiveAnswer():
                return _answer_row(live, request) if request.row else _answer(live, request)
            case protocol.TakeBack():
                return _take_back(live, request)
            case protocol.GoOn():
                return _go_on(live, request)
            case protocol.Lead():
                return leading.lead(live, request)
            case protocol.DrawTable():
                return painter.draw(request)
            case protocol.Explain():
                return explainer.explain(request)
            case protocol.Redraw():
                return painter.redraw(request)
            case protocol.Tell():
                return tell(live, request)
            case protocol.Think(_, _, seat, bot):
                return protocol.Thought(_think(live, seat, bot))
            case protocol.Advise():
                return advise(live, request)
            case protocol.Coach():
                return coach(live, request)
            case protocol.Screen():
                return screen(live, request)
            case protocol.Judge():
                return judge(live, request)
            case protocol.Evaluate(_, _, seat):
                return evaluate(live, seat)
            case protocol.BranchOff(_, _, seat, at):
                return protocol.Branched(branched(live.at(at), seat, SystemRandom()))
            case protocol.Chart(_, _, seat):
                return chart(live, seat)
            case protocol.Export(_, _, seat, at, notes):
                if not is_whole(live):
                    return protocol.No("what_if_record", {})
                if tells_secrets(live, seat):
                    return protocol.No("secret_record", {})
                match = (live if at is None else live.at(at)).match
                return protocol.Exported(record.write(match, notes=notes))

    def _begin(self, setup: protocol.Setup) -> protocol.Done:
        live = self._open(setup, [])
        place = leading.begin(live) if live.guide is not None else None
        live.match.settle()
        return live.done(protocol.Began(answers=msgspec.to_builtins(live.match.answers), lesson=place))

    def _open(self, setup: protocol.Setup, acts: list[protocol.Act]) -> OpenMatch:
        live = OpenMatch(setup)
        live.take(acts)
        self._live[setup.match] = live, Painter(live), Explainer(live)
        while len(self._live) > LIVE:
            self._live.popitem(last=False)
        return live


def _failed() -> protocol.Failed:
    return protocol.Failed(traceback.format_exc())


def _catch_up(live: OpenMatch, request: protocol.CatchUp) -> protocol.Standing | protocol.NotOpen:
    if request.after > len(live.acts):
        return protocol.NotOpen(len(live.acts))
    live.take(request.acts[len(live.acts) - request.after :])
    return live.standing()


def _answer(live: OpenMatch, request: protocol.GiveAnswer) -> protocol.Done | protocol.Ends:
    match, option = live.match, _chosen(live, request)
    before, question = len(match.answers), match.question
    if request.careful and isinstance(question, Ask) and question.seat == request.seat:
        left = left_to_do(match.view(request.seat), option, live.setup.automatic)
        if left:
            return protocol.Ends(list(question.options).index(option), left)
    match.answer(option, request.seat)
    live.deal()
    return live.done(
        protocol.Answered(seat=request.seat, answers=msgspec.to_builtins(match.answers[before:]))
    )


def _answer_row(live: OpenMatch, request: protocol.GiveAnswer) -> protocol.Done:
    match = live.match
    row, before = rows.found(match.view(request.seat), live.game, request.row), len(match.answers)
    rows.answer(match, row, request.seat)
    live.deal()
    answers = msgspec.to_builtins(match.answers[before:])
    return live.done(protocol.Answered(seat=request.seat, answers=answers, row=True))


def _chosen(live: OpenMatch, request: protocol.GiveAnswer) -> Any:
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


def _take_back(live: OpenMatch, request: protocol.TakeBack) -> protocol.Done:
    if request.to is None:
        live.step_back(request.seat)
    else:
        live.match.rewind(request.to)
    live.deal()
    seat, kept = request.seat, len(live.match.answers)
    return live.done(protocol.TookBack(seat=seat, to=kept, agreed=list(request.agreed)))


def _go_on(live: OpenMatch, request: protocol.GoOn) -> protocol.Done:
    """From as far as the rules of today follow the match; what they draw or leave no choice about is new."""
    match, kept = live.match, len(live.match.answers)
    match.settle()
    return live.done(
        protocol.TookBack(
            seat=request.seat,
            to=kept,
            agreed=list(request.agreed),
            kept=request.acts,
            rules=live.game.rules_version,
            answers=msgspec.to_builtins(match.answers[kept:]),
        )
    )


def _think(live: OpenMatch, seat: int, bot: str) -> Any:
    """A bot is made anew for every turn, for whose answers its time is counted, and sees only what its seat
    sees.
    """
    option = leading.reply(live, seat)
    if option is None:
        if (seat, bot) not in live.thinking:
            live.thinking[seat, bot] = BOTS[bot](Random(f"{live.setup.match} {len(live.acts)}"))
        option = live.thinking[seat, bot].choose(live.match.view(seat))
    return msgspec.to_builtins(option)
