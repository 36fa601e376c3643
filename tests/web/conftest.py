"""A real server for the tests of the site, and a browser without a window."""

import http.client
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, sync_playwright


class Reply(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    text: str

    @property
    def location(self) -> str:
        return self.headers["location"]


class Visitor:
    """Somebody who sends requests without a browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.host = urlsplit(address).netloc
        self.sent = {"Accept-Language": "en"}

    def get(self, path: str, **headers: str) -> Reply:
        return self._request("GET", path, None, headers)

    def post(self, path: str, fields: Mapping[str, object] | bytes, **headers: str) -> Reply:
        body = fields if isinstance(fields, bytes) else urlencode(fields).encode()
        return self._request("POST", path, body, headers)

    def _request(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Reply:
        line = http.client.HTTPConnection(self.host, timeout=30)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            line.request(method, path, body, {**self.sent, **named})
            response = line.getresponse()
            return Reply(response.status, response.headers, response.read().decode())
        finally:
            line.close()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of a house that was opened as a person would open it."""
    command = [sys.executable, "-m", "kesselhaus", "serve", "--port", "0"]
    house = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert house.stdout is not None
    line = house.stdout.readline()
    assert line.startswith("Kesselhaus is open: http://127.0.0.1:")
    yield line.split()[3].rstrip("/")
    house.terminate()
    house.wait(30)
    house.stdout.close()


@pytest.fixture
def visitor(address: str) -> Visitor:
    return Visitor(address)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    assert path is not None, "The browser tests need Debian's chromium; tools/browser installs it."
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=flags)
        yield chromium
        chromium.close()
