"""A real PostgreSQL of the tests' own, in a temporary directory with a socket in it."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import quote

import psycopg

# Processes are killed here, machines are not: waiting for the disk would show nothing.
SETTINGS = "listen_addresses= max_connections=60 shared_buffers=16MB deadlock_timeout=200ms fsync=off"


class Server:
    """A cluster that runs until it is stopped. PostgreSQL does not run as root; then another user runs it."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="kesselhaus-pg-", dir=_quick_directory()))
        self.runner = _runner()
        if self.runner is not None:
            shutil.chown(self.home, self.runner)
        self._databases = 0
        try:
            self._run(
                "initdb", "--no-sync", "--auth=trust", "--username=house", "--encoding=UTF8", "--locale=C"
            )
            self.start()
        except BaseException:
            shutil.rmtree(self.home, ignore_errors=True)
            raise

    def start(self) -> None:
        options = " ".join(f"-c {setting}" for setting in SETTINGS.split())
        self._run("pg_ctl", "start", "-w", "-l", str(self.home / "log"), "-o", f"{options} -k {self.home}")

    def crash(self) -> None:
        """Stop at once, in the middle of everything."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")

    def remove(self) -> None:
        self.crash()
        shutil.rmtree(self.home)

    def new_database(self) -> str:
        """The address of a new, empty schema, which is to a store what a database is."""
        self._databases += 1
        name = f"house_{self._databases}"
        address = f"postgresql://house@/postgres?host={quote(str(self.home), safe='')}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{address}&options={quote(f'-csearch_path={name}', safe='')}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [_program(program), "-D", str(self.home / "data"), *arguments]
        done = subprocess.run(
            command,
            user=self.runner,
            group=None if self.runner is None else pwd.getpwnam(self.runner).pw_gid,
            extra_groups=None if self.runner is None else [],
            cwd=self.home,
            env={"PATH": os.defpath, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, f"{program} failed: {done.stderr}"


def _quick_directory() -> str | None:
    """A directory in memory where there is room for one: a cluster is thousands of files."""
    memory = "/dev/shm"
    roomy = os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 1 << 30
    return memory if roomy else None


def _runner() -> str | None:
    """Who runs the server; None: whoever runs the tests."""
    if os.getuid() != 0:
        return None
    users = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in users else "nobody"


def _program(name: str) -> str:
    """Debian keeps the server's programs away from the path, by version."""
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = shutil.which(name) if not installed else str(installed[-1])
    assert found is not None, f"The tests of the store need PostgreSQL's {name}; tools/database installs it."
    return found
