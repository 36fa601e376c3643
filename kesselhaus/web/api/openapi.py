"""The OpenAPI document, made of the list of operations and the types that they take and give."""

import re
from functools import cache
from typing import Any

import msgspec

import kesselhaus
from kesselhaus.web.api.gate import Operation
from kesselhaus.web.api.given import Refused
from kesselhaus.web.api.operations import OPERATIONS

REFERENCE = "#/components/schemas/{name}"
RECORD = {"type": "object", "description": "A record, as `kesselhaus` and `Match.save` write it."}
REFUSALS = {
    "400": "The request could not be read, or cannot be.",
    "401": "A personal token is needed, or this one is none.",
    "403": "The request came from another site.",
    "404": "There is no such table or rule for you.",
    "409": "Refused: nothing has changed.",
    "413": "Too much was sent.",
    "429": "Too often in too short a time.",
    "503": "The database does not take anything just now. Try again after the seconds in `Retry-After`.",
}


@cache
def document() -> dict[str, Any]:
    types = {kind for each in OPERATIONS for kind in (each.takes, each.gives) if kind not in (None, bytes)}
    ordered = [Refused, *sorted(types, key=lambda kind: kind.__name__)]
    _, schemas = msgspec.json.schema_components(ordered, ref_template=REFERENCE)
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(f"/api{operation.path}", {})[operation.method.lower()] = _described(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kesselhaus",
            "version": kesselhaus.__version__,
            "description": "What the pages can do, for programs. Nothing is told that the page of the same "
            "person would not show.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A personal token, made on the account page.",
                }
            },
        },
    }


def _described(operation: Operation) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "security": [{"token": []}] if operation.needs_token else [{}, {"token": []}],
        "parameters": [
            *(_parameter(name, "path", "") for name in re.findall(r"{(\w+)}", operation.path)),
            *(_parameter(name, "query", about) for name, about in operation.asks),
        ],
        "responses": {
            str(operation.status): _content("Done.", operation.gives),
            **{status: _content(about, Refused) for status, about in REFUSALS.items()},
        },
    }
    if operation.takes is not None:
        told["requestBody"] = {"required": True, **_content("", operation.takes)}
        del told["requestBody"]["description"]
    return told


def _parameter(name: str, where: str, about: str) -> dict[str, Any]:
    numbers = ("seat", "at", "limit", "log") if where == "query" else ()
    kind = {"type": "integer", "minimum": 0} if name in numbers else {"type": "string"}
    told = {"name": name, "in": where, "required": where == "path", "schema": kind}
    return {**told, "description": about} if about else told


def _content(about: str, kind: Any) -> dict[str, Any]:
    schema = RECORD if kind is bytes else {"$ref": REFERENCE.format(name=kind.__name__)}
    return {"description": about, "content": {"application/json": {"schema": schema}}}
