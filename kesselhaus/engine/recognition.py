"""What an answer from outside means: one of the legal options, or a refusal that says why not."""

from typing import Any

import msgspec

from kesselhaus.engine.questions import Ask, Draw, Option, Question, one_of
from kesselhaus.engine.refusals import Refused


def recognised(answer: Any, question: Ask, kinds: tuple[type[Option], ...]) -> Option:
    """The legal option that an option or a JSON object means."""
    option = answer
    if not isinstance(answer, Option):
        try:
            option = msgspec.convert(answer, one_of(kinds))
        except (msgspec.ValidationError, TypeError) as error:
            raise Refused("malformed", question.options, problem=error) from error
    if option not in question.options:
        count = len(question.options)
        raise Refused("illegal", question.options, given=option, count=count, rule=question.rule)
    return option  # type: ignore[no-any-return]


def wrong_outcome(given: object, question: Question) -> Refused:
    assert isinstance(question, Draw)
    return Refused("chance", given=given, count=len(question.outcomes), rule=question.rule)
