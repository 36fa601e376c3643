"""The OpenAPI document and the API agree: schemathesis makes requests of the document, fitting and unfitting
ones, and holds each reply against it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from anyio.from_thread import BlockingPortal, start_blocking_portal
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kesselhaus.web.api.openapi import document
from kesselhaus.web.limits import Limits
from tests.web.api.program import Program, program
from tests.web.api.test_playing import laid
from tests.web.table.site import Open, opened

EXAMPLES = 8
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DESCRIBED = (found.ok() for found in schemathesis.openapi.from_dict(document()).get_all_operations())  # type: ignore[union-attr]
OPERATIONS = {operation.label: operation for operation in DESCRIBED}
CASES = [
    (label, mode)
    for label, operation in OPERATIONS.items()
    for mode in GenerationMode
    # Where nothing but words of an address is wanted, nothing is unfitting.
    if mode is GenerationMode.POSITIVE or operation.query or operation.body
]


class Table:
    """A table at which somebody with a token plays, in a house that is open meanwhile."""

    def __init__(self, portal: BlockingPortal, ada: Program, id: str) -> None:
        self._portal, self._ada, self._id = portal, ada, id

    def reply(self, case: Case[Any]) -> Response:
        """Every second request is about this table, the others about whatever schemathesis thinks of."""
        if "id" in case.path_parameters and len(case.path_parameters["id"]) % 2:
            case.path_parameters["id"] = self._id
        wanted = case.as_transport_kwargs(base_url="http://house")
        known = {
            name: wanted[name]
            for name in ("method", "url", "headers", "params", "json", "data")
            if name in wanted
        }
        return self._portal.call(self._send, requests.Request(**known).prepare())

    async def _send(self, sent: requests.PreparedRequest) -> Response:
        body = sent.body.encode() if isinstance(sent.body, str) else bytes(sent.body or b"")  # type: ignore[arg-type]
        address = str(sent.path_url).removeprefix("/api")
        reply = await self._ada.raw(str(sent.method), address, body, {"content-type": "application/json"})
        headers = {name: [value] for name, value in reply.headers.items()}
        return Response(reply.status, headers, reply.text.encode(), sent, elapsed=0.1, verify=False)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    db: Path = tmp_path_factory.mktemp("house") / "house.db"

    async def furnished(there: Open) -> tuple[Program, str]:
        there.house.limits = Limits(off=True)
        ada, bob = await program(there, "Ada"), await program(there, "Bob")
        return ada, await laid(ada, bob, game="steamopolis", pace="daily")

    with start_blocking_portal() as portal, portal.wrap_async_context_manager(opened(db)) as there:
        yield Table(portal, *portal.call(furnished, there))


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_replies_are_as_described(table: Table, label: str, mode: GenerationMode) -> None:
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=OPERATIONS[label].as_strategy(mode))
    def holds(case: Case[Any]) -> None:
        case.validate_response(table.reply(case), checks=CHECKS)

    holds()
