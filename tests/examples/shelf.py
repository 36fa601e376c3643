"""Where the games lie with which the documentation shows how one is added."""

from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
TINY = "overpressure"
