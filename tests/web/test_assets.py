"""Styles and scripts as they are sent."""

from importlib.resources import files

import pytest

from kesselhaus.web.assets import content, lean

SCRIPTS = sorted(
    file.name for file in (files("kesselhaus.web") / "static").iterdir() if file.name.endswith(".js")
)


def test_a_script_is_sent_without_what_only_people_read() -> None:
    assert lean("// Why.\n\nif (a) {\n  b(); // then\n}\n") == "if (a) {\nb(); // then\n}\n"


@pytest.mark.parametrize("name", ["page.js", *SCRIPTS])
def test_no_line_is_lost_but_comments(name: str) -> None:
    room = "kesselhaus.art" if name == "page.js" else "kesselhaus.web"
    folder = files(room) if name == "page.js" else files(room) / "static"
    written = [line.strip() for line in (folder / name).read_text(encoding="utf-8").splitlines()]
    sent = content(name).decode().splitlines()
    assert sent == [line for line in written if line and not line.startswith("//")]
    assert len("".join(sent)) < len((folder / name).read_text(encoding="utf-8"))
