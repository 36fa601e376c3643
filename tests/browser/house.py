"""A house of its own for the browser tests: a real server that can be killed and opened again."""

import http.client
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic

LONGEST = 60.0
"""Seconds after which a test has waited long enough."""

OPEN = """
import sys, uvicorn
from kesselhaus.web.app import site
from kesselhaus.web.house import Settings
if __name__ == "__main__":
    settings = Settings(db=sys.argv[1], limits=sys.argv[3] == "limits")
    uvicorn.run(site(settings), port=int(sys.argv[2]), log_level="warning")
"""


class OwnHouse:
    """The site on a database of its own, at a port that stays the same when it is opened again."""

    def __init__(self, folder: Path, *, limits: bool = True) -> None:
        self.folder, self.limits = folder, limits
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        (folder / "open_house.py").write_text(OPEN)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        command = [
            sys.executable,
            str(self.folder / "open_house.py"),
            str(self.folder / "house.db"),
            str(self.port),
            "limits" if self.limits else "none",
        ]
        self._process = subprocess.Popen(command)
        late = monotonic() + LONGEST
        while not self._is_well():
            assert self._process.poll() is None, "the house did not open"
            assert monotonic() < late, "the house did not open in time"

    def _is_well(self) -> bool:
        """Asks until the port answers; the system makes the wait, for a refusal takes no time."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LONGEST)
        try:
            line.request("GET", "/healthz")
            return line.getresponse().status == 200
        except OSError:
            assert self._process is not None
            try:
                self._process.wait(0.05)
            except subprocess.TimeoutExpired:
                return False
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """As by a power cut: nothing is tidied up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(LONGEST)

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(LONGEST)
