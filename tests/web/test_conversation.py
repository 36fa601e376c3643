"""What passes between processes and to pages, below the words: replies in pieces, and packed letters."""

import asyncio
import sys

import pytest
from websockets.frames import Frame, Opcode

from kesselhaus.commands.lines import WORTH_PACKING, Packing
from kesselhaus.protocol import REPLY
from kesselhaus.web.conversation import Conversation, NotReached

pytestmark = pytest.mark.anyio
PATIENCE = 60.0

SPEAKS = """
import sys
from kesselhaus.protocol import LENGTH, REPLY
out = sys.stdout.buffer
for body in (b"", b"x" * 200_000, b"last"):
    head = sys.stdin.buffer.read(LENGTH.size)
    said = sys.stdin.buffer.read(LENGTH.unpack(head)[0])
    message = REPLY.pack(len(body), len(said)) + body
    for part in (message[:3], message[3:9], message[9:]):
        out.write(part)
        out.flush()
"""


async def test_replies_are_put_together_however_they_come_and_end_with_the_process() -> None:
    process = await Conversation.begin(sys.executable, "-c", SPEAKS)
    for said, body in ((b"", b""), (b"some", b"x" * 200_000), (b"y" * 300_000, b"last")):
        reply = await process.ask(said, PATIENCE)
        assert (reply.body, reply.took) == (body, len(said))
    with pytest.raises(EOFError):
        await process.listen(PATIENCE)
    await process.wait()
    assert process.returncode == 0


async def test_what_is_asked_ahead_is_replied_to_in_turn() -> None:
    process = await Conversation.begin(sys.executable, "-c", SPEAKS)
    first, given_up, last = (asyncio.create_task(process.ask(b"y" * number, PATIENCE)) for number in range(3))
    await asyncio.sleep(0)
    given_up.cancel()
    one, other = await first, await last
    assert (one.body, one.took, other.body, other.took) == (b"", 0, b"last", 2)
    assert one.began <= other.began
    await process.wait()


async def test_who_says_nothing_is_not_waited_for_and_what_stood_behind_was_not_reached() -> None:
    process = await Conversation.begin(sys.executable, "-c", "import sys; sys.stdin.read()")
    asked = [asyncio.create_task(process.ask(b"well?", 0.01)) for _ in range(3)]
    assert [type(error) for error in await asyncio.gather(*asked, return_exceptions=True)] == [
        TimeoutError,
        NotReached,
        NotReached,
    ]
    assert not process.lives
    await process.wait()
    assert process.returncode is not None
    with pytest.raises(EOFError):
        await process.listen(PATIENCE)


async def test_a_reply_that_came_too_early_is_not_lost() -> None:
    head = REPLY.pack(2, 7)
    process = await Conversation.begin(sys.executable, "-c", f"import os; os.write(1, {head + b'hi'!r})")
    await process.wait()
    assert (await process.listen(PATIENCE)).body == b"hi"


def test_letters_are_packed_unless_they_are_short() -> None:
    _, ours = Packing().process_request_params([("client_max_window_bits", None)], [])
    _, theirs = Packing().process_request_params([("client_max_window_bits", None)], [])
    for length in (0, WORTH_PACKING - 1, WORTH_PACKING, 5000, 10, 5000):
        letter = Frame(Opcode.TEXT, b"a letter " * (length // 9) + b"!" * (length % 9))
        sent = ours.encode(letter)
        assert sent.rsv1 == (length >= WORTH_PACKING)
        assert sent.rsv1 == (len(sent.data) < length)
        assert theirs.decode(sent).data == letter.data
