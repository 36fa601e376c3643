"""A rulebook as HTML: beside each paragraph the numbers of its rules, behind it what shows them."""

import re
from functools import cache, lru_cache
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from kesselhaus.art.html import Html, escape, trusted

IN_THE_CONTENTS = ("h2", "h3")
_OPENS, CLOSES = re.compile(r'<a id="([\w-]+)">'), "</a>"


class Behind(NamedTuple):
    """What stands behind the paragraph of a rule."""

    rule: str
    drawn: Html


class Heading(NamedTuple):
    depth: int
    place: str
    """Where the contents lead."""
    words: str


class Book(NamedTuple):
    """A rulebook that has been set."""

    html: Html
    headings: tuple[Heading, ...]


@lru_cache(maxsize=64)
def typeset(rulebook: str, behind: tuple[Behind, ...] = (), *, on_its_own: bool = True) -> Book:
    """On another page its numbers are marks and its headings have no names: an id must not be there twice."""
    setter, headings = _setter(), list[Heading]()
    laid, waiting, due = list[Token](), list(behind), list[Behind]()
    for token in setter.parse(re.sub(r"\A# .*\n", "", rulebook)):
        if token.type == "list_item_close":
            laid += map(_block, due)
            due.clear()
        if token.type == "inline":
            rules = _marked(token, on_its_own)
            due += (each for each in waiting if each.rule in rules)
            waiting = [each for each in waiting if each.rule not in rules]
            if on_its_own and laid and laid[-1].tag in IN_THE_CONTENTS:
                headings.append(_named(laid[-1], token, f"s{len(headings) + 1}"))
        laid.append(token)
        if token.type == "paragraph_close" and not token.hidden:
            laid += map(_block, due)
            due.clear()
    return Book(trusted(setter.renderer.render(laid, setter.options, {})), tuple(headings))


def _marked(line: Token, on_its_own: bool) -> set[str]:
    """Sets the anchors of a line as the numbers of its rules. Returns these."""
    rules, children = set(), list[Token]()
    for token in line.children or ():
        opens = _OPENS.fullmatch(token.content) if token.type == "html_inline" else None
        closed = bool(children) and children[-1].meta.get("rule") and token.content == CLOSES
        if opens is not None:
            rules.add(opens[1])
            token.meta, token.content = {"rule": opens[1]}, _number(opens[1], on_its_own)
        if not closed:
            children.append(token)
    line.children = children
    return rules


def _number(rule: str, on_its_own: bool) -> Html:
    told = escape(rule)
    marks = f' id="{told}" href="#{told}" aria-label="{told}"' if on_its_own else f' data-rule="{told}"'
    return f'<a class="rid"{marks}>{told}</a>'


def _named(heading: Token, line: Token, place: str) -> Heading:
    heading.attrSet("id", place)
    words = "".join(token.content for token in line.children or () if token.type in ("text", "code_inline"))
    return Heading(int(heading.tag[1:]), place, words)


def _block(behind: Behind) -> Token:
    return Token("html_block", "", 0, content=behind.drawn)


# ------------------------------------------------------------------ the setter


@cache
def _setter() -> MarkdownIt:
    setter = MarkdownIt("commonmark", {"html": True}).enable("table")
    setter.core.ruler.push("corners", _corners)
    setter.core.ruler.push("wide", _wide)
    return setter


def _corners(state: StateCore) -> None:
    """A heading of a table without words is the empty corner, and heads nothing."""
    for opens, inside, closes in zip(state.tokens, state.tokens[1:], state.tokens[2:], strict=False):
        if opens.type == "th_open" and not inside.content:
            opens.tag = closes.tag = "td"


def _wide(state: StateCore) -> None:
    """On a phone a wide table is moved sideways, with the keyboard too."""
    laid = list[Token]()
    for token in state.tokens:
        if token.type == "table_open":
            laid.append(Token("html_block", "", 0, content='<div class="wide" tabindex="0">'))
        laid.append(token)
        if token.type == "table_close":
            laid.append(Token("html_block", "", 0, content="</div>\n"))
    state.tokens = laid
