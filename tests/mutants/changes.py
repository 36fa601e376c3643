"""Small changes of a source text, each of which some test should notice."""

import ast
import re
from bisect import bisect
from collections.abc import Iterator

from msgspec import Struct

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
COUNTED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
}
SIGNS = {sign for sign, _ in COUNTED.values()}
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
RULE = re.compile(r"^([A-Z]{2})-(\d+)[a-z]?$")


class Change(Struct, frozen=True):
    """Bytes of a text that are replaced by others; `function` is the line where its function begins."""

    line: int
    function: int
    start: int
    end: int
    before: str
    after: str
    source: str
    """The line as it stands."""

    def carried_out(self, text: bytes) -> bytes:
        """As many lines as before, so that what follows stays where it is."""
        lost = self.before.count("\n") - self.after.count("\n")
        return text[: self.start] + self.after.encode() + b"\n" * lost + text[self.end :]


class _Finder:
    """Goes through a module and remembers in which function it is; 0 is outside of all."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.found: list[Change] = []

    def at(self, line: int, column: int) -> int:
        return self.lines[line - 1] + column

    def add(self, function: int, start: int, end: int, after: str) -> None:
        before = self.text[start:end].decode()
        if before != after:
            line = bisect(self.lines, start)
            source = self.text[self.lines[line - 1] : self.lines[line]].decode().strip()
            self.found.append(Change(line, function, start, end, before, after, source))

    def replace(self, node: ast.expr | ast.stmt, function: int, after: str) -> None:
        start, end = self.span(node)
        self.add(function, start, end, after)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def source(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.text[start:end].decode()

    def between(self, left: ast.expr, right: ast.expr, function: int, sign: str, after: str) -> None:
        """The operator between two operands; brackets may stand around it."""
        start, end = self.span(left)[1], self.span(right)[0]
        place = self.text[start:end].decode().find(sign)
        if place >= 0:
            self.add(function, start + place, start + place + len(sign), after)

    # -------------------------------------------------------------- walking

    def walk(self, node: ast.AST, function: int) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            function = function or node.lineno
            if not isinstance(node, ast.Lambda) and node.decorator_list:
                function = min(function, *(decorator.lineno for decorator in node.decorator_list))
        if isinstance(node, ast.Assert):
            return
        look_at(self, node, function)
        for child in self.children(node):
            self.walk(child, function)

    def children(self, node: ast.AST) -> Iterator[ast.AST]:
        """Without docstrings, annotations, decorators and what `zip` makes sure of: no test is about those.
        Nor are there figures in texts that tests should know: those are coordinates.
        """
        for name, field in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases", "type_ignores"):
                continue
            if isinstance(node, ast.ClassDef) and name == "keywords":
                continue
            if isinstance(node, ast.keyword) and node.arg == "strict":
                continue
            for child in field if isinstance(field, list) else [field]:
                if (
                    isinstance(child, ast.AST)
                    and not _is_text(child)
                    and not isinstance(child, ast.JoinedStr)
                ):
                    yield child


def _is_text(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _comparison(find: _Finder, node: ast.Compare, function: int) -> None:
    left = node.left
    for operator, right in zip(node.ops, node.comparators, strict=True):
        sign, after = COMPARED[type(operator)]
        find.between(left, right, function, sign, after)
        left = right


def _arithmetic(find: _Finder, node: ast.BinOp, function: int) -> None:
    if type(node.op) in COUNTED and not _is_string(node.left) and not _is_string(node.right):
        find.between(node.left, node.right, function, *COUNTED[type(node.op)])


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and not isinstance(node.value, int | float)
    )


def _and_or(find: _Finder, node: ast.BoolOp, function: int) -> None:
    sign, after = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    find.between(node.values[0], node.values[1], function, sign, after)


def _condition(find: _Finder, node: ast.If | ast.IfExp, function: int) -> None:
    find.replace(node.test, function, f"(not ({find.source(node.test)}))")


def _denial(find: _Finder, node: ast.UnaryOp, function: int) -> None:
    if isinstance(node.op, ast.Not):
        find.replace(node, function, f"bool({find.source(node.operand)})")


def _constant(find: _Finder, node: ast.Constant, function: int) -> None:
    value = node.value
    if isinstance(value, bool):
        find.replace(node, function, str(not value))
    elif isinstance(value, int):
        find.replace(node, function, str(value + 1))
    elif isinstance(value, str) and (rule := RULE.match(value)):
        find.replace(node, function, f'"{rule[1]}-{int(rule[2]) - 1}"')


def _call(find: _Finder, node: ast.Call, function: int) -> None:
    if isinstance(node.func, ast.Name) and node.func.id in OPPOSITE:
        find.replace(node.func, function, OPPOSITE[node.func.id])
        return
    if len(node.args) > 1 and all(_could_be_swapped(argument) for argument in node.args[:2]):
        first, second = node.args[:2]
        start, end = find.span(first)[0], find.span(second)[1]
        middle = find.text[find.span(first)[1] : find.span(second)[0]].decode()
        find.add(function, start, end, f"{find.source(second)}{middle}{find.source(first)}")


def _could_be_swapped(argument: ast.expr) -> bool:
    """The table in another place is found by the types, without any test."""
    if isinstance(argument, ast.Name):
        return argument.id not in ("table", "view", "sight", "box", "match", "self")
    return isinstance(argument, ast.Constant | ast.Attribute | ast.Subscript)


def _left_out(find: _Finder, node: ast.stmt, function: int) -> None:
    """A statement that does something and names nothing new."""
    if isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Attribute | ast.Subscript):
        return
    if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Call | ast.YieldFrom | ast.Await):
        return
    if function:
        find.replace(node, function, "pass")


def look_at(find: _Finder, node: ast.AST, function: int) -> None:
    match node:
        case ast.Compare():
            _comparison(find, node, function)
        case ast.BinOp():
            _arithmetic(find, node, function)
        case ast.BoolOp():
            _and_or(find, node, function)
        case ast.If() | ast.IfExp():
            _condition(find, node, function)
        case ast.UnaryOp():
            _denial(find, node, function)
        case ast.Constant():
            _constant(find, node, function)
        case ast.Call():
            _call(find, node, function)
        case ast.Assign() | ast.AugAssign() | ast.Expr() | ast.Continue() | ast.Break() | ast.Delete():
            _left_out(find, node, function)


def changes_of(text: bytes) -> list[Change]:
    """Every change of a module, in the order of its text."""
    find = _Finder(text)
    find.walk(ast.parse(text), 0)
    return sorted(find.found, key=lambda change: (change.start, change.end, change.after))
