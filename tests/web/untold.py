"""A worker that takes answers and then cannot tell the table that follows: `python -m tests.web.untold`."""

from kesselhaus import protocol
from kesselhaus.workers import in_words, owner, process
from kesselhaus.workers.open_match import OpenMatch

usual = in_words.tell


def speechless(live: OpenMatch, wanted: protocol.Tell) -> protocol.Told:
    if wanted.acts > 1:
        raise LookupError("There are no words for this.")
    return usual(live, wanted)


if __name__ == "__main__":
    owner.tell = speechless  # type: ignore[attr-defined]
    process.main()
