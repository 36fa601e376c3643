"""Forms that bring a file along."""

from collections.abc import AsyncGenerator

from msgspec import Struct
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartException, MultiPartParser
from starlette.requests import Request

from kesselhaus.web import intake, requests
from kesselhaus.web.limits import LARGEST_FILE, LARGEST_FORM, MOST_FIELDS, MOST_FILES

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""Some editors put it before a text; it is no part of it."""


class Brought(Struct, frozen=True):
    """What somebody has filled in, and the files that he has chosen."""

    fields: dict[str, list[str]]
    files: dict[str, bytes]
    content: bytes = b""
    """What was sent instead of a form with files, as it came."""


async def brought(request: Request, kind: str) -> Brought:
    """A form that came from a page of this house. All of it together is never more than a file may be."""
    requests.allow(request, kind)
    requests.require_own_origin(request)
    content = await requests.body(request, LARGEST_FILE)
    sort = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return await _parts(request, content) if sort == "multipart/form-data" else Brought({}, {}, content)


async def _parts(request: Request, content: bytes) -> Brought:
    async def all_at_once() -> AsyncGenerator[bytes, None]:
        yield content

    parser = MultiPartParser(
        request.headers,
        all_at_once(),
        max_files=MOST_FILES,
        max_fields=MOST_FIELDS,
        max_part_size=LARGEST_FORM,
    )
    try:
        parts = await parser.parse()
    except MultiPartException:
        raise HTTPException(400, "unreadable") from None
    fields: dict[str, list[str]] = {}
    files: dict[str, bytes] = {}
    for name, value in parts.multi_items():
        if isinstance(value, UploadFile):
            text = (await value.read()).removeprefix(BYTE_ORDER_MARK)
            # A browser sends an empty file without a name where none was chosen.
            if value.filename or text:
                files[name] = text
        else:
            fields.setdefault(intake.text(name), []).append(intake.text(value))
    await parts.close()
    return Brought(fields, files)
