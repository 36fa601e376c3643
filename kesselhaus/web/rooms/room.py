"""What goes on in an engine room: live matches, and what is asked of them."""

import traceback
from collections import OrderedDict
from random import Random, SystemRandom
from typing import Any

import msgspec

from kesselhaus import games
from kesselhaus.bots import BOTS
from kesselhaus.engine import record
from kesselhaus.engine.match import Match, outcome_or_option
from kesselhaus.engine.questions import Ask
from kesselhaus.engine.refusals import SENTENCES, Refused
from kesselhaus.web.drawing import draw
from kesselhaus.web.rooms import messages as say

LIVE = 400
"""So many matches are kept open in a room; the one not wanted for longest is closed."""
DRAWN = 8
"""So many drawings of a match are kept, for several people who see the same."""


class Live:
    """A match that is open in this room."""

    def __init__(self, setup: say.Setup) -> None:
        self.setup = setup
        game = games.game(setup.game)
        self.chance = SystemRandom()
        self.match: Match[Any] = Match(
            game, setup.seats, frozenset(setup.variants), game.load_box(setup.components)
        )
        self.answer_type = outcome_or_option(game.options)
        self.acts: list[say.Act] = []
        self.drawn: OrderedDict[tuple[int, say.Look], say.Drawn] = OrderedDict()

    def take(self, acts: list[say.Act]) -> None:
        """Carry out acts that are in the store already."""
        self.match.chance, self.match.automatic = None, False
        for act in acts:
            fold(self.match, act, self.answer_type, self.setup.automatic)
            self.acts.append(act)
        self.match.chance, self.match.automatic = self.chance, self.setup.automatic

    def standing(self) -> say.Standing:
        question, result = self.match.question, self.match.result
        return say.Standing(
            acts=len(self.acts),
            answers=len(self.match.answers),
            waiting=(question.seat,) if isinstance(question, Ask) else (),
            turn=self.match.state.turn,
            scores=tuple(self.match.game.standings(self.match.state)),
            result=None if result is None else msgspec.to_builtins(result),
        )

    def done(self, kind: str, body: Any) -> say.Done:
        act = say.Act(kind, body)
        self.acts.append(act)
        return say.Done(act, self.standing())

    def at(self, count: int) -> Match[Any]:
        """The match as it was after its first acts."""
        earlier = Live(self.setup)
        earlier.take(self.acts[:count])
        return earlier.match


def fold(match: Match[Any], act: say.Act, answer_type: Any, automatic: bool) -> None:
    """One act of the log on the match."""
    if act.kind == "undo":
        match.rewind(act.body["to"])
    elif act.kind in ("answer", "began"):
        for answer in act.body["answers"]:
            match.take_again(msgspec.convert(answer, answer_type), automatic)


class Room:
    """Answers requests one after the other."""

    def __init__(self) -> None:
        self._live: OrderedDict[str, Live] = OrderedDict()

    def handle(self, request: say.Request) -> say.Reply:
        try:
            return self._handle(request)
        except Refused as refused:
            sentences = {lang: refused.sentence(lang) for lang in next(iter(SENTENCES.values()))}
            return say.No(refused.kind, sentences)
        except Exception:
            return say.Failed(traceback.format_exc())

    def _handle(self, request: say.Request) -> say.Reply:
        match request:
            case say.Open(setup, acts):
                return self._open(setup, acts)
            case say.Close(key):
                self._live.pop(key, None)
                return say.NotOpen()
        live = self._live.get(request.match)
        if live is None:
            return say.NotOpen()
        self._live.move_to_end(request.match)
        if isinstance(request, say.CatchUp):
            return self._catch_up(live, request)
        if request.acts != len(live.acts):
            return say.NotOpen(len(live.acts))
        match request:
            case say.Answer():
                return self._answer(live, request)
            case say.TakeBack():
                return self._take_back(live, request)
            case say.Draw():
                return self._draw(live, request)
            case say.Think(_, _, seat, bot):
                return say.Thought(self._think(live, seat, bot))
            case say.Export(_, _, at):
                match_then = live.match if at is None else live.at(at)
                return say.Exported(record.write(match_then))

    def _open(self, setup: say.Setup, acts: list[say.Act]) -> say.Reply:
        live = Live(setup)
        live.take(acts)
        self._live[setup.match] = live
        while len(self._live) > LIVE:
            self._live.popitem(last=False)
        if not acts:
            live.match._answer_chance()
            live.match._answer_forced()
            return live.done("began", {"answers": msgspec.to_builtins(live.match.answers)})
        return live.standing()

    def _catch_up(self, live: Live, request: say.CatchUp) -> say.Reply:
        if request.after > len(live.acts):
            return say.NotOpen(len(live.acts))
        live.take(request.acts[len(live.acts) - request.after :])
        return live.standing()

    def _answer(self, live: Live, request: say.Answer) -> say.Reply:
        match, option = live.match, request.option
        before = len(match.answers)
        if isinstance(option, int):
            question = match.question
            if isinstance(question, Ask) and question.seat == request.seat:
                if not 0 <= option < len(question.options):
                    count = len(question.options)
                    raise Refused("illegal", (), given=option, count=count, rule=question.rule)
                match.answer(question.options[option], request.seat)
            else:
                match.answer({}, request.seat)
        else:
            match.answer(option, request.seat)
        return live.done("answer", {"answers": msgspec.to_builtins(match.answers[before:])})

    def _take_back(self, live: Live, request: say.TakeBack) -> say.Reply:
        if request.to is None:
            live.match.undo(request.seat)
        else:
            live.match.rewind(request.to)
        return live.done("undo", {"to": len(live.match.answers), "by": request.seat})

    def _draw(self, live: Live, request: say.Draw) -> say.Reply:
        key = (len(live.acts) if request.at is None else request.at, request.look)
        if key not in live.drawn:
            match = live.match if request.at is None else live.at(request.at)
            live.drawn[key] = draw(match, request.look, acts=key[0])
            while len(live.drawn) > DRAWN:
                live.drawn.popitem(last=False)
        live.drawn.move_to_end(key)
        return live.drawn[key]

    def _think(self, live: Live, seat: int, bot: str) -> Any:
        """A bot is made anew for every answer and sees only what its seat sees."""
        chance = Random(f"{live.setup.match} {len(live.acts)}")
        option = BOTS[bot](chance).choose(live.match.view(seat))
        return msgspec.to_builtins(option)
