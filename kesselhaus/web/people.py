"""Who is who: guests made at once, accounts with a name and a password, signed-in browsers, API tokens."""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import closing
from functools import cache, lru_cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec.structs import replace

from kesselhaus.store import Account, ApiToken, Session, Store, Unfit
from kesselhaus.web.health import by_the_way
from kesselhaus.web.names import NotAllowed, fit

REMEMBERED = 10_000
"""So many sessions are remembered; of more, those looked up last."""
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
SEEN_EVERY = 3_600_000
"""How often it is written down that a browser was here, in milliseconds."""


class KnownSessions:
    """Sessions that were looked up, by the hash of their token."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, tuple[Session, Account]] = OrderedDict()
        self.turns = 0
        """Counts what was forgotten: what was read before that may be out of date."""

    def get(self, hashed: bytes) -> tuple[Session, Account] | None:
        return self._kept.get(hashed)

    def keep(self, hashed: bytes, found: tuple[Session, Account], read_at: int) -> None:
        if read_at == self.turns:
            self._kept[hashed] = found
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)

    def forget(self, account: str) -> None:
        self.turns += 1
        for hashed in [hashed for hashed, (_, owner) in self._kept.items() if owner.id == account]:
            del self._kept[hashed]

    def drop(self, hashed: bytes) -> None:
        self.turns += 1
        self._kept.pop(hashed, None)

    def forget_all(self) -> None:
        self.turns += 1
        self._kept.clear()


class People:
    """All accounts of the house."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._hasher = PasswordHasher()
        self._known = KnownSessions()

    async def by_token(self, token: str) -> Account | None:
        """Whose browser it is that shows this token. What was looked up is remembered until there is news."""
        hashed = _hash(token)
        found = self._known.get(hashed) if self._store.hears else None
        if found is None:
            at = self._known.turns
            found = await self._store.sessions.find(hashed)
            if found is None:
                return None
            self._known.keep(hashed, found, at)
        session, account = found
        now = self._clock()
        if now - session.seen > SEEN_EVERY:
            self._known.keep(hashed, (replace(session, seen=now), account), self._known.turns)
            await by_the_way(self._store.sessions.touch(session.hash, now))
        return account

    async def listen(self) -> None:
        """What ends or changes, here or in another process, is forgotten at once."""
        with closing(self._store.listen("account")) as listener:
            async for news in listener:
                if news.kind == "account":
                    self._known.forget(news.match)
                elif news.kind == "missed":
                    self._known.forget_all()

    async def guest(self, name: str, language: str) -> tuple[Account, str]:
        """Somebody new, without name and password, and the token for the browser."""
        account = Account(
            id=secrets.token_urlsafe(12), display=fit(name), language=language, created=self._clock()
        )
        await self._store.accounts.add(account)
        return account, await self._sign_in(account)

    async def keep(self, account: Account, name: str, password: str) -> Account:
        """A guest becomes an account that can be used on other devices; his tables stay his, under the name
        that he has given himself.
        """
        if not account.is_guest:
            raise NotAllowed("kept_already")
        name, hashed = fit(name), await self._hashed(password)
        if not await self._store.accounts.keep(account.id, name, hashed):
            raise NotAllowed("name_taken")
        self._known.forget(account.id)
        return replace(account, name=name, display=name, password=hashed)

    async def rename(self, account: Account, name: str) -> Account:
        """One name to sign in with and to be called by; a guest has only the latter."""
        name = fit(name)
        if name == account.display:
            return account
        if not await self._store.accounts.rename(account.id, name):
            raise NotAllowed("name_taken")
        self._known.forget(account.id)
        return replace(account, name=None if account.is_guest else name, display=name)

    async def change_password(self, account: Account, old: str, new: str, token: str) -> None:
        """Only with the old one. All other browsers and all programs have to show who they are again."""
        await self.require_password(account, old)
        hashed = await self._hashed(new)
        if not await self._store.accounts.change_password(
            account.id, account.password or "", hashed, _hash(token)
        ):
            raise NotAllowed("wrong_password")
        self._known.forget(account.id)

    async def change(self, account: Account) -> None:
        """Write language, settings and webhook."""
        await self._store.accounts.change(account)
        self._known.forget(account.id)

    async def require_password(self, account: Account, password: str) -> None:
        """A browser that is signed in may be in other hands. A guest has no password."""
        if not account.is_guest and not await self._fits(account.password, password):
            raise NotAllowed("wrong_password")

    async def _hashed(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise NotAllowed("password_length")
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str | None, password: str) -> bool:
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed or "", password[:LONGEST_PASSWORD])
        except (VerifyMismatchError, InvalidHashError):
            return False

    async def sign_in(self, name: str, password: str) -> tuple[Account, str]:
        """The account of that name and password. Which of the two was wrong is not told."""
        account = await self._named(name)
        known = account.password if account is not None else None
        hashed = known if known is not None else await asyncio.to_thread(_nobody)
        if not await self._fits(hashed, password) or account is None:
            raise NotAllowed("wrong_sign_in")
        return account, await self._sign_in(account)

    async def _named(self, name: str) -> Account | None:
        """Nobody has a name that could not have been kept."""
        try:
            return await self._store.accounts.by_name(name)
        except Unfit:
            return None

    async def sign_out(self, token: str) -> None:
        await self._store.sessions.end(_hash(token))
        self._known.drop(_hash(token))

    async def sign_out_everywhere(self, account: Account) -> None:
        await self._store.sessions.end_all(account.id)
        self._known.forget(account.id)
        await self._store.api_tokens.revoke_all(account.id)

    async def _sign_in(self, account: Account) -> str:
        token, now = secrets.token_urlsafe(32), self._clock()
        await self._store.sessions.begin(
            Session(hash=_hash(token), account=account.id, created=now, seen=now)
        )
        return token

    # ------------------------------------------------------------------ the API

    async def new_api_token(self, account: Account, label: str) -> str:
        """A personal token for programs; it is shown once, only its hash is kept."""
        token = f"kh_{secrets.token_urlsafe(32)}"
        await self._store.api_tokens.add(
            ApiToken(hash=_hash(token), account=account.id, label=label, created=self._clock())
        )
        return token

    async def by_api_token(self, token: str) -> Account | None:
        """Whose program it is that shows this token."""
        found = await self._store.api_tokens.find(_hash(token))
        if found is None:
            return None
        kept, account = found
        now = self._clock()
        if kept.seen is None or now - kept.seen > SEEN_EVERY:
            await by_the_way(self._store.api_tokens.touch(kept.hash, now))
        return account


@cache
def _nobody() -> str:
    """Compared with where there is no such account: a wrong name takes as long as a wrong password."""
    return PasswordHasher().hash(secrets.token_urlsafe(16))


@lru_cache(maxsize=4096)
def _hash(token: str) -> bytes:
    """Asked for with everything that an open page is told."""
    return hashlib.sha256(token.encode()).digest()
