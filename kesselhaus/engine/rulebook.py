"""A rulebook: Markdown in which every rule of the spec has its place.

A paragraph, a list item or a heading begins with an anchor for each rule that it tells:

    <a id="AC-30"></a><a id="AC-34"></a>Each of your workers must move once.

The text of a rule is that whole block; where it ends with a colon, the list or table below belongs to it.
"""

import re

ANCHOR = re.compile(r'<a id="([\w-]+)"></a>')
_ITEM = re.compile(r"(?:[-*]|\d+\.) ")
_RULER = re.compile(r"\|[-:| ]+\|")
_EMPHASIS = re.compile(r"\*\*|\*|`|^#+ ", re.MULTILINE)


def rule_text(markdown: str, rule: str) -> str:
    """What a rulebook says about a rule, as plain text. Raises LookupError if it has no such anchor."""
    parts = blocks(markdown)
    for number, block in enumerate(parts):
        if rule in ANCHOR.findall(block):
            return _plain(_with_list(parts, number))
    raise LookupError(f"The rulebook has no place for the rule {rule}.")


def rules_told(markdown: str) -> list[str]:
    """The ids of all rules that have an anchor, in the order of the text."""
    return ANCHOR.findall(markdown)


def blocks(markdown: str) -> list[str]:
    """Headings, paragraphs, tables and single list items."""
    found: list[list[str]] = [[]]
    for line in markdown.splitlines():
        if not line.strip():
            found.append([])
        elif _ITEM.match(line):
            found.append([line])
        else:
            found[-1].append(line)
    return ["\n".join(lines) for lines in found if lines]


def _with_list(parts: list[str], number: int) -> str:
    text = parts[number]
    if not text.rstrip().endswith(":"):
        return text
    below = parts[number + 1 :]
    if below and below[0].startswith("|"):
        return f"{text}\n{below[0]}"
    for part in below:
        if not _ITEM.match(part):
            break
        text += f"\n{part}"
    return text


def _plain(block: str) -> str:
    """Without anchors and emphasis: one line, and one more for each item or row of a table below."""
    first, *others = _EMPHASIS.sub("", ANCHOR.sub("", block)).splitlines()
    text = _ITEM.sub("", first, count=1) if _ITEM.match(first) else first
    for line in others:
        if _RULER.fullmatch(line):
            continue
        if line.startswith("|"):
            text += "\n- " + " | ".join(cell.strip() for cell in line.strip("|").split("|"))
        else:
            text += f"\n{line}" if _ITEM.match(line) else f" {line.strip()}"
    return text.strip()
