"""What the docs name is there: targets of make, commands with their options, files, links."""

import re
from argparse import ArgumentParser
from functools import cache
from pathlib import Path

import pytest

from kesselhaus.commands import COMMANDS

HOUSE = Path(__file__).parents[2]
PAGES = [HOUSE / "README.md", *sorted((HOUSE / "docs").glob("*.md"))]
BLOCK = re.compile(r"```(?P<language>\w*)\n(?P<code>.*?)```", re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
FILE = re.compile(
    r"(?:[\w.-]+/)+[\w.-]+\.(?:py|js|css|md|txt|json|jsonl|toml|yml|yaml|conf|svg|png|ipynb|lock)"
)
MADE = re.compile(r"(?:^|\$ )make (?:[A-Z]+=\S+ )*([a-z]+)", re.MULTILINE)
ASKED = re.compile(r"(?:^|/| )kesselhaus ([a-z]+)(?=[\s`]|$)(.*)", re.MULTILINE)
OPTION = re.compile(r"(?<!\S)(--[a-z-]+)")
OUT = re.compile(r"--out (\w+)")
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


def code(page: Path) -> list[str]:
    """Blocks of shell, and what stands in backquotes."""
    blocks = [block["code"] for block in BLOCK.finditer(page.read_text("utf-8")) if block["language"] == "sh"]
    return [*blocks, *SPAN.findall(prose(page))]


def prose(page: Path) -> str:
    return BLOCK.sub("", page.read_text("utf-8"))


@cache
def targets() -> frozenset[str]:
    return frozenset(re.findall(r"^([a-z]+):", (HOUSE / "Makefile").read_text("utf-8"), re.MULTILINE))


@cache
def options(command: str) -> frozenset[str]:
    parser = ArgumentParser()
    COMMANDS[command].arguments(parser)
    return frozenset(option for action in parser._actions for option in action.option_strings)


def ids(page: Path) -> str:
    return page.name


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_targets_of_make_are_there(page: Path) -> None:
    assert {target for part in code(page) for target in MADE.findall(part)} <= targets()


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_commands_are_there_and_know_their_options(page: Path) -> None:
    asked = [found for part in code(page) for found in ASKED.findall(part)]
    assert {command for command, _ in asked} <= COMMANDS.keys()
    unknown = [
        f"{command} {option}"
        for command, rest in asked
        for option in OPTION.findall(rest.split(" | ")[0])
        if option not in options(command)
    ]
    assert unknown == []


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_files_and_links_are_there(page: Path) -> None:
    assert [name for name in files(page) if not is_there(name)] == []
    links = LINK.findall(prose(page))
    assert [link for link in links if not (page.parent / link).exists()] == []


def files(page: Path) -> list[str]:
    """The files that are named, but for those that a command of the page writes."""
    written = set(OUT.findall(page.read_text("utf-8")))
    named = {part for part in code(page) if FILE.fullmatch(part)}
    return sorted(name for name in named if name.partition("/")[0] not in written)


def is_there(name: str) -> bool:
    """From the root, the package, the docs or a game's folder; GAME stands for any game."""
    roots = (HOUSE, HOUSE / "kesselhaus", HOUSE / "docs", HOUSE / "kesselhaus" / "games" / "airship_city")
    return any(next(root.glob(name.replace("GAME", "*")), None) for root in roots)


def test_there_is_something_to_look_for() -> None:
    made = [target for page in PAGES for part in code(page) for target in MADE.findall(part)]
    asked = [command for page in PAGES for part in code(page) for command, _ in ASKED.findall(part)]
    assert {"play", "test", "check", "mutants"} <= {*made}
    assert len({*asked}) > 15
    assert len(files(HOUSE / "docs" / "architecture.md")) > 40
