"""Accounts, and how they show who they are: sessions of browsers, tokens of programs."""

import unicodedata

from kesselhaus.store import limits
from kesselhaus.store.news import News
from kesselhaus.store.problems import Unknown
from kesselhaus.store.rows import Account, ApiToken, Session, from_row
from kesselhaus.store.work import Repository, Rows, Work, do, reading, writing

ACCOUNT = "id, name, password, display, language, settings, webhook, created"
OF_ACCOUNT = "a.id, a.name, a.password, a.display, a.language, a.settings, a.webhook, a.created AS joined"


def name_key(name: str) -> str:
    """What two spellings of one name have in common; no two accounts share it."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


class Accounts(Repository):
    @writing
    def add(self, account: Account) -> Work[bool]:
        """Write down a new account. False: its name (or its id) is taken."""
        name = limits.optional("name", account.name, limits.NAME)
        rows = yield do(
            f"""
            INSERT INTO accounts ({ACCOUNT}, name_key)
            VALUES (:id, :name, :password, :display, :language, :settings, :webhook, :created, :name_key)
            ON CONFLICT DO NOTHING
            RETURNING id
            """,
            id=limits.filled("id", account.id, limits.ID),
            name=name,
            name_key=None if name is None else name_key(name),
            password=limits.optional("password hash", account.password, limits.ADDRESS),
            display=limits.filled("name", account.display, limits.NAME),
            language=limits.filled("language", account.language, limits.NAME),
            settings=limits.json("settings", account.settings),
            webhook=limits.optional("webhook", account.webhook, limits.ADDRESS),
            created=account.created,
        )
        return bool(rows)

    @reading
    def get(self, id: str) -> Work[Account | None]:
        return _account((yield do(f"SELECT {ACCOUNT} FROM accounts WHERE id = :id", id=id)))

    @reading
    def by_name(self, name: str) -> Work[Account | None]:
        """The account of this name, in whatever case it is written."""
        limits.text("name", name, limits.NAME)
        key = name_key(name)
        return _account((yield do(f"SELECT {ACCOUNT} FROM accounts WHERE name_key = :key", key=key)))

    @writing
    def change(self, account: Account) -> Work[None]:
        """Write language, settings and webhook; names and password stay."""
        rows = yield do(
            """
            UPDATE accounts SET language = :language, settings = :settings, webhook = :webhook
            WHERE id = :id
            RETURNING id
            """,
            id=account.id,
            language=limits.filled("language", account.language, limits.NAME),
            settings=limits.json("settings", account.settings),
            webhook=limits.optional("webhook", account.webhook, limits.ADDRESS),
        )
        if not rows:
            raise Unknown(f"There is no account {account.id!r}.")
        yield _other(account.id)

    @writing
    def keep(self, id: str, name: str, password: str) -> Work[bool]:
        """Give a guest a name and a password, so that he can come back. False: the name is taken, or he is
        no guest any more.
        """
        before = yield do("SELECT display FROM accounts WHERE id = :id", id=id)
        name = limits.filled("name", name, limits.NAME)
        rows = yield do(
            """
            UPDATE accounts
            SET name = :name, name_key = :key, display = :name, password = :password
            WHERE id = :id AND name IS NULL AND NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = :key)
            RETURNING id
            """,
            id=id,
            name=name,
            key=name_key(name),
            password=limits.filled("password hash", password, limits.ADDRESS),
        )
        if rows:
            yield from _call_him(id, before[0]["display"], name)
            yield _other(id)
        return bool(rows)

    @writing
    def rename(self, id: str, name: str) -> Work[bool]:
        """Another name, also at the tables where he sits. False: it is taken."""
        before = yield do("SELECT display, name FROM accounts WHERE id = :id", id=id)
        if not before:
            raise Unknown(f"There is no account {id!r}.")
        name = limits.filled("name", name, limits.NAME)
        key = None if before[0]["name"] is None else name_key(name)
        rows = yield do(
            """
            UPDATE accounts
            SET display = :name, name = CASE WHEN name IS NULL THEN NULL ELSE :name END, name_key = :key
            WHERE id = :id AND NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = :key AND id <> :id)
            RETURNING id
            """,
            id=id,
            name=name,
            key=key,
        )
        if rows:
            yield from _call_him(id, before[0]["display"], name)
            yield _other(id)
        return bool(rows)

    @writing
    def change_password(self, id: str, old: str, new: str, but: bytes) -> Work[bool]:
        """Another password instead of the old one (both as hashes). Every session but one ends, and all
        tokens. False: the old one has been changed already.
        """
        rows = yield do(
            "UPDATE accounts SET password = :new WHERE id = :id AND password = :old RETURNING id",
            id=id,
            old=old,
            new=limits.filled("password hash", new, limits.ADDRESS),
        )
        if rows:
            yield do("DELETE FROM sessions WHERE account = :id AND hash <> :but", id=id, but=but)
            yield do("DELETE FROM api_tokens WHERE account = :id", id=id)
            yield _other(id)
        return bool(rows)


class Sessions(Repository):
    @writing
    def begin(self, session: Session) -> Work[None]:
        yield do(
            "INSERT INTO sessions (hash, account, created, seen) VALUES (:hash, :account, :created, :seen)",
            hash=session.hash,
            account=session.account,
            created=session.created,
            seen=session.seen,
        )

    @reading
    def find(self, hash: bytes) -> Work[tuple[Session, Account] | None]:
        """The session of a token, by the token's hash, and whose it is."""
        rows = yield do(
            f"""
            SELECT s.hash, s.account, s.created, s.seen, {OF_ACCOUNT}
            FROM sessions s JOIN accounts a ON a.id = s.account
            WHERE s.hash = :hash
            """,
            hash=hash,
        )
        return (from_row(Session, rows[0]), _owner(rows)) if rows else None

    @reading
    def of(self, account: str) -> Work[tuple[Session, ...]]:
        rows = yield do(
            "SELECT hash, account, created, seen FROM sessions WHERE account = :account ORDER BY seen DESC",
            account=account,
        )
        return tuple(from_row(Session, row) for row in rows)

    @writing
    def touch(self, hash: bytes, at: int) -> Work[None]:
        """The session was seen."""
        yield do("UPDATE sessions SET seen = :at WHERE hash = :hash AND seen < :at", hash=hash, at=at)

    @writing
    def end(self, hash: bytes) -> Work[bool]:
        rows = yield do("DELETE FROM sessions WHERE hash = :hash RETURNING account", hash=hash)
        for row in rows:
            yield _other(row["account"])
        return bool(rows)

    @writing
    def end_all(self, account: str, but: bytes = b"") -> Work[int]:
        """End all sessions of an account, but one; returns how many there were."""
        rows = yield do(
            "DELETE FROM sessions WHERE account = :account AND hash <> :but RETURNING hash",
            account=account,
            but=but,
        )
        yield _other(account)
        return len(rows)

    @writing
    def end_unseen(self, before: int) -> Work[int]:
        """End all sessions not seen since then; returns how many there were."""
        rows = yield do("DELETE FROM sessions WHERE seen < :before RETURNING account", before=before)
        for account in sorted({row["account"] for row in rows}):
            yield _other(account)
        return len(rows)


class ApiTokens(Repository):
    @writing
    def add(self, token: ApiToken) -> Work[None]:
        yield do(
            """
            INSERT INTO api_tokens (hash, account, label, created, seen)
            VALUES (:hash, :account, :label, :created, :seen)
            """,
            hash=token.hash,
            account=token.account,
            label=limits.filled("label", token.label, limits.LABEL),
            created=token.created,
            seen=token.seen,
        )

    @reading
    def find(self, hash: bytes) -> Work[tuple[ApiToken, Account] | None]:
        rows = yield do(
            f"""
            SELECT t.hash, t.account, t.label, t.created, t.seen, {OF_ACCOUNT}
            FROM api_tokens t JOIN accounts a ON a.id = t.account
            WHERE t.hash = :hash
            """,
            hash=hash,
        )
        return (from_row(ApiToken, rows[0]), _owner(rows)) if rows else None

    @reading
    def of(self, account: str) -> Work[tuple[ApiToken, ...]]:
        rows = yield do(
            """
            SELECT hash, account, label, created, seen FROM api_tokens
            WHERE account = :account
            ORDER BY created DESC, label
            """,
            account=account,
        )
        return tuple(from_row(ApiToken, row) for row in rows)

    @writing
    def touch(self, hash: bytes, at: int) -> Work[None]:
        """The token was used."""
        yield do("UPDATE api_tokens SET seen = :at WHERE hash = :hash", hash=hash, at=at)

    @writing
    def revoke(self, account: str, hash: bytes) -> Work[bool]:
        """Revoke a token of this account; False: it has no such token."""
        rows = yield do(
            "DELETE FROM api_tokens WHERE account = :account AND hash = :hash RETURNING hash",
            account=account,
            hash=hash,
        )
        return bool(rows)

    @writing
    def revoke_all(self, account: str) -> Work[None]:
        yield do("DELETE FROM api_tokens WHERE account = :account", account=account)


def _call_him(id: str, old: str, new: str) -> Work[None]:
    """At all his tables and in what he has said. Who holds several seats has them numbered."""
    # The rows of the matches come first, as in every work on a match: so none waits for another crosswise.
    rows = yield do(
        """
        UPDATE matches SET updated = updated
        WHERE id IN (
            SELECT s.match FROM seats s WHERE s.account = :id
            UNION SELECT m.match FROM messages m WHERE m.account = :id
        )
        RETURNING id, entries
        """,
        id=id,
    )
    yield do(
        """
        UPDATE seats SET name = :new || substr(name, :numbered)
        WHERE account = :id AND (name = :old OR substr(name, 1, :numbered) = :begins)
        """,
        id=id,
        new=new,
        old=old,
        begins=f"{old} ",
        numbered=len(old) + 1,
    )
    yield do("UPDATE messages SET name = :new WHERE account = :id AND name = :old", id=id, new=new, old=old)
    for row in rows:
        yield News(row["id"], "match", row["entries"])


def _other(account: str) -> News:
    """Whoever remembers somebody's account or sessions has to look again."""
    return News(account, "account", 0)


def _account(rows: Rows) -> Account | None:
    return from_row(Account, rows[0]) if rows else None


def _owner(rows: Rows) -> Account:
    row = rows[0]
    return from_row(Account, {**row, "created": row["joined"]})
