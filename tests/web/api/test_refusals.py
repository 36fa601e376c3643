"""Whatever is wrong with a request: JSON, a sentence, the right status, and nothing has changed."""

from pathlib import Path

import pytest

from kesselhaus.web.limits import LARGEST_FORM, RATES
from kesselhaus.web.worker import Worker
from tests.web.api.program import Program, program, run
from tests.web.api.test_playing import answer, laid
from tests.web.table.site import Open


def test_who_may_not_is_told_so(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada, bob, eve = [await program(there, name) for name in ("Ada", "Bob", "Eve")]
        nobody = Program(there, there.stranger())
        table = await laid(ada, bob)
        view = await ada.get(f"/tables/{table}")
        seat, version = view["question"]["seat"], view["table"]["version"]
        asked, other = (ada, bob) if seat == 0 else (bob, ada)
        right = {"seat": seat, "version": version, "request": "r1", "option": 0}
        path = f"/tables/{table}/answer"
        assert (await nobody.refused(401, path, right))["kind"] == "token_needed"
        wrong = Program(there, there.stranger(), "kh_wrong")
        assert (await wrong.refused(401, "/me"))["kind"] == "wrong_token"
        assert (await eve.refused(409, path, right))["kind"] == "not_your_seat"
        assert (await other.refused(409, path, right))["kind"] == "not_your_seat"
        not_asked = await other.refused(409, path, {**right, "seat": 1 - seat})
        assert not_asked["table"]["table"]["version"] == version
        late = await asked.refused(409, path, {**right, "version": version - 1})
        assert late["kind"] == "stale"
        assert late["table"]["state"] == view["state"]
        for option in (999, -1, {"type": "Nonsense"}, {}):
            refused = await asked.refused(409, path, {**right, "option": option})
            assert refused["table"]["table"]["version"] == version
        assert (await answer(asked, table, "r2"))["version"] == version + 1
        behind = {**right, "request": "r3"}
        assert asked.person.account is not None
        told = await asked.refused(409, path, behind)
        assert asked.person.account.display in told["refusal"]

    run(tmp_path / "house.db", scenario)


def test_what_has_been_stored_is_never_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if the table that follows cannot be told."""
    monkeypatch.setattr(Worker, "program", "tests.web.untold")

    async def scenario(there: Open) -> None:
        ada = await program(there, "Ada")
        table = await laid(ada, seats=["me", "me"])
        seat = (await ada.get(f"/tables/{table}"))["question"]["seat"]
        sent = {"seat": seat, "version": 1, "request": "once", "option": 0}
        for _ in ("at first", "once more"):
            assert await ada.post(f"/tables/{table}/answer", sent) == {"version": 2, "table": None}
        assert (await ada.refused(409, f"/tables/{table}"))["kind"] == "rules_failed"
        assert len(await there.house.store.entries.after(table)) == 2

    run(tmp_path / "house.db", scenario)


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await program(there, "Ada")
        table = await laid(ada, seats=["me", "easy"])
        path = f"/tables/{table}/answer"
        right = {"seat": 0, "version": 1, "request": "r", "option": 0}
        for sent, problem in (
            ({}, "missing required field `seat`"),
            ({**right, "seat": "0"}, "Expected `int`, got `str` - at `$.seat`"),
            ({**right, "extra": 1}, "unknown field `extra`"),
            ({**right, "request": "ä ö"}, "matching regex"),
            (b"{", "truncated"),
            (b"\xff", "malformed"),
            (b"[" * 5000, "nested 5000 deep"),
        ):
            refused = await ada.refused(400, path, sent)
            assert refused["kind"] == "unreadable"
            assert problem in refused["problem"]
        assert (await ada.refused(413, path, b" " * (LARGEST_FORM + 1)))["kind"] == "too_large"
        assert (await ada.refused(400, path, b" " * LARGEST_FORM))["kind"] == "unreadable"
        assert (await ada.refused(403, path, right, origin="http://elsewhere"))["kind"] == "foreign_site"
        for path in (
            "/tables/none",
            "/games/chess/rules/X-1",
            "/games/airship_city/rules/X-1",
            "/x",
            "",
            "/tables/",
        ):
            await ada.refused(404, path)
        assert (await ada.refused(405, "/games", {}))["kind"] == "no_method"
        for path in ("/tables?list=all", "/tables?limit=x", "/tables?after=%00", f"/tables/{table}?at=-1"):
            await ada.refused(400, path)
        assert (await ada.refused(409, f"/tables/{table}?at=99999"))["kind"] == "no_such_moment"
        assert (await ada.refused(409, f"/tables/{table}/record?at=0"))["kind"] == "no_such_moment"
        assert (await ada.refused(401, "/tables?list=mine", authorization=""))["kind"] == "token_needed"

    run(tmp_path / "house.db", scenario)


def test_a_table_that_cannot_be_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await program(there, "Ada", "de")
        for wish, said in (
            ({"game": "chess", "seats": ["me"]}, "Im Regal steht kein Spiel 'chess'"),
            (
                {"game": "airship_city", "seats": ["me"] * 9},
                "spielt man mit 1, 2, 3, 4 Plätzen, nicht mit 9.",
            ),
            ({"game": "airship_city", "seats": ["easy"]}, "muss deiner sein"),
            ({"game": "airship_city", "seats": ["me"], "variants": ["x"]}, "hat keine Variante 'x'"),
            ({"game": "airship_city", "seats": ["me"], "components": "x = \n"}, "Zeile 1: "),
        ):
            assert said in (await ada.refused(400, "/tables", wish))["refusal"]
        for record in (b"{}", b'{"format": 1}', b"nothing"):
            await ada.refused(409, "/records", record)

    run(tmp_path / "house.db", scenario)


def test_too_often_is_too_often(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada, bob = await program(there, "Ada"), await program(there, "Bob")
        there.house.limits._clock = lambda: 0.0
        most = int(RATES["lay"][1])
        wish = {"game": "airship_city", "seats": ["me", "open"]}
        for _ in range(most):
            await ada.post("/tables", wish)
        assert (await ada.refused(429, "/tables", wish))["kind"] == "too_often"
        await bob.post("/tables", wish)
        # Somebody who tries tokens is counted by where he comes from.
        for number in range(int(RATES["look"][1])):
            await Program(there, there.stranger(), f"kh_{number}").refused(401, "/me")
        await Program(there, there.stranger(), "kh_more").refused(429, "/me")

    run(tmp_path / "house.db", scenario)


def test_a_token_is_kept_as_a_hash_and_can_be_revoked(tmp_path: Path) -> None:
    async def scenario(there: Open) -> None:
        ada = await program(there, "Ada")
        await ada.get("/me")
        (kept,) = await there.house.store.api_tokens.of(ada.account)
        assert kept.seen is not None
        assert kept.hash.hex() not in ada.headers["authorization"]
        assert await there.house.store.api_tokens.revoke(ada.account, kept.hash)
        await ada.refused(401, "/me")

    run(tmp_path / "house.db", scenario)
