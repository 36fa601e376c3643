"""A program that uses the API, and a reader of the schemas in its description."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from kesselhaus.web.api.openapi import document
from tests.web.table.site import Open, Person, Reply, opened

LONGEST = 300.0


def run(db: Path, scenario: Callable[[Open], Awaitable[None]]) -> None:
    """Open a house of its own, let something happen in it, and close it again."""

    async def inside() -> None:
        async with opened(db) as there:
            await asyncio.wait_for(scenario(there), LONGEST)

    asyncio.run(inside())


class Program:
    """Asks in the name of somebody, or of nobody. Every answer is held against the OpenAPI document."""

    def __init__(self, there: Open, person: Person, token: str = "", lang: str = "en") -> None:
        self.there, self.person = there, person
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.headers["accept-language"] = lang
        self.used: set[tuple[str, str]] = set()
        """Operations that were carried out, not refused."""

    @property
    def account(self) -> str:
        assert self.person.account is not None
        return self.person.account.id

    async def get(self, path: str, **headers: str) -> Any:
        return await self._ask("GET", path, b"", headers)

    async def post(self, path: str, sent: Mapping[str, Any] | bytes = b"{}", **headers: str) -> Any:
        body = sent if isinstance(sent, bytes) else msgspec.json.encode(sent)
        return await self._ask("POST", path, body, headers)

    async def refused(
        self, status: int, path: str, sent: Mapping[str, Any] | bytes | None = None, **headers: str
    ) -> Any:
        """What is said to a wish that is refused with this status."""
        body = sent if sent is None or isinstance(sent, bytes) else msgspec.json.encode(sent)
        reply = await self.raw("GET" if body is None else "POST", path, body or b"", headers)
        assert reply.status == status, reply.text
        said = reply.data
        check(said, {"$ref": "#/components/schemas/Refused"})
        assert len(said["refusal"].split()) > 3
        assert "Traceback" not in reply.text
        return said

    async def raw(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        return await self.person._request(method, f"/api{path}", body, {**self.headers, **headers})

    async def _ask(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Any:
        reply = await self.raw(method, path, body, headers)
        described, operation = _operation(method, path.partition("?")[0])
        assert str(reply.status) in operation["responses"], (reply.status, reply.text)
        assert reply.status < 300, reply.text
        assert reply.headers["content-type"] == "application/json"
        check(reply.data, operation["responses"][str(reply.status)]["content"]["application/json"]["schema"])
        if method == "POST":
            check(
                msgspec.json.decode(body), operation["requestBody"]["content"]["application/json"]["schema"]
            )
        self.used.add((method, described))
        return reply.data


async def program(there: Open, name: str, lang: str = "en") -> Program:
    person = await there.person(name, lang)
    assert person.account is not None
    token = await there.house.people.new_api_token(person.account, "tests")
    nobody = there.stranger(lang)
    nobody.account = person.account
    return Program(there, nobody, token, lang)


def _operation(method: str, path: str) -> tuple[str, Any]:
    for described, operations in document()["paths"].items():
        if re.fullmatch(re.sub(r"{\w+}", "[^/]+", described), f"/api{path}") and method.lower() in operations:
            return described, operations[method.lower()]
    raise AssertionError(f"{method} {path} is not described")


# ------------------------------------------------------------------ JSON Schema, as far as it is used

KINDS: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
KNOWN = {
    "$ref", "anyOf", "type", "properties", "required", "additionalProperties", "items", "enum", "const",
    "title", "description", "default", "minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength",
    "pattern",
}  # fmt: skip


def check(value: Any, schema: Mapping[str, Any], where: str = "$") -> None:
    """The value fits the schema."""
    assert schema.keys() <= KNOWN, f"{where}: the tests do not read {schema.keys() - KNOWN}"
    if "$ref" in schema:
        check(value, document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]], where)
        return
    if "anyOf" in schema:
        assert any(_fits(value, each) for each in schema["anyOf"]), f"{where}: {value!r} fits nothing"
        return
    if "type" in schema:
        kind = KINDS[schema["type"]]
        assert isinstance(value, kind), f"{where}: {value!r} is no {schema['type']}"
        assert schema["type"] == "boolean" or not isinstance(value, bool), where
    assert "enum" not in schema or value in schema["enum"], f"{where}: {value!r} is none of {schema['enum']}"
    assert "minimum" not in schema or value >= schema["minimum"], where
    assert "maximum" not in schema or value <= schema["maximum"], where
    assert "pattern" not in schema or re.search(schema["pattern"], value), where
    if isinstance(value, dict) and "properties" in schema:
        missing = set(schema["required"]) - value.keys()
        assert not missing, f"{where} lacks {missing}"
        unknown = value.keys() - schema["properties"].keys()
        assert not unknown, f"{where} has more than is described: {unknown}"
        for name, each in value.items():
            check(each, schema["properties"][name], f"{where}.{name}")
    if isinstance(value, list) and "items" in schema:
        for number, each in enumerate(value):
            check(each, schema["items"], f"{where}[{number}]")


def _fits(value: Any, schema: Mapping[str, Any]) -> bool:
    try:
        check(value, schema)
    except AssertionError:
        return False
    return True
