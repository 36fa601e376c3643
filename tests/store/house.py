"""People and matches to fill a store with."""

from typing import Any

from kesselhaus.store import Account, Appended, Change, Entry, Seat, Store, StoredMatch

NOON = 1_700_000_000_000


def account(id: str, **fields: Any) -> Account:
    return Account(**{"id": id, "display": id.title(), "language": "en", "created": NOON, **fields})


def match(id: str, host: str = "ada", **fields: Any) -> StoredMatch:
    usual: dict[str, Any] = {
        "id": id,
        "game": "airship_city",
        "seats": 2,
        "edition": "first",
        "rules_version": 1,
        "automatic": True,
        "visibility": "open",
        "host": host,
        "created": NOON,
        "updated": NOON,
    }
    return StoredMatch(**{**usual, **fields})


def seats(id: str, *accounts: str | None) -> list[Seat]:
    return [
        Seat(match=id, seat=number, account=account, name=account or "")
        for number, account in enumerate(accounts)
    ]


def entry(id: str, number: int, **fields: Any) -> Entry:
    usual: dict[str, Any] = {"match": id, "number": number, "kind": "answer", "seat": 0, "at": NOON + number}
    return Entry(**{**usual, "body": [{"type": "Step", "number": number}], **fields})


def playing(*waiting: int, **fields: Any) -> Change:
    return Change(status="playing", waiting=waiting, **fields)


async def people(store: Store, *names: str) -> None:
    for name in names:
        assert await store.accounts.add(account(name))


async def table(store: Store, id: str = "m1", **fields: Any) -> StoredMatch:
    """A match of Ada and Bob, who are there already."""
    made = match(id, **fields)
    assert await store.matches.create(made, seats(id, "ada", "bob"))
    return made


async def house(store: Store) -> None:
    """Ada, Bob and a match between them."""
    await people(store, "ada", "bob")
    await table(store)


async def play(store: Store, id: str, *numbers: int, **fields: Any) -> None:
    for number in numbers:
        assert isinstance(await store.entries.append(entry(id, number), playing(0, **fields)), Appended)
