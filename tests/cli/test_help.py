"""Help that can be read: argparse stumbles over a percent sign in it."""

import pytest

from kesselhaus.cli import parser
from kesselhaus.commands import COMMANDS


def test_the_help_names_every_command() -> None:
    told = parser().format_help()
    assert all(name in told for name in COMMANDS)


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parser().parse_args([command, "--help"])
    assert left.value.code == 0
    assert f"kesselhaus {command}" in capsys.readouterr().out
