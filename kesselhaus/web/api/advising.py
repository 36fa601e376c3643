"""What a bot thinks of somebody's options, and of the course of a match."""

from kesselhaus.web.api import given
from kesselhaus.web.api.gate import Caller
from kesselhaus.web.api.playing import settled


async def show_advice(caller: Caller) -> given.Advice:
    there, at = await caller.visit(caller.number("seat")), caller.number("at")
    version = there.table.version
    look = there.table.look(there.eyes)[0]
    advised = await caller.house.advising.advice(there.table, look, caller.asker, at)
    return given.Advice(
        at=version if at is None else at,
        seat=advised.seat,
        estimates=[
            given.Estimate(each.option, each.text, each.value, each.visits) for each in advised.estimates
        ],
        chosen=advised.chosen,
    )


async def show_course(caller: Caller) -> given.Course:
    there = await caller.visit(caller.number("seat"))
    look = there.table.look(there.eyes)[0]
    course = await caller.house.advising.course(there.table, look, caller.asker)
    return given.Course([given.Chances(at, chances) for at, chances in course.moments])


async def switch(caller: Caller) -> given.Done | given.Refused:
    there, account = await caller.visit(), caller.known
    return await settled(there, caller.house.advising.switch(there.table, account, caller.body.on))
