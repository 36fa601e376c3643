"""A plugin for mypy: which strings are `Html` (see kesselhaus/art/html.py).

mypy reads `f"<b>{name}</b>"` as `"".join(["<b>", "{:{}}".format(name, ""), "</b>"])`. So it is enough to say
when `join`, `format`, `+` and `*` give `Html`: if all that goes in is `Html`, a number, or written out in the
code, and something of it is markup. `Html(…)` itself takes the first and asks nothing of the second. A name
to which a function gives nothing but such pieces is one itself (`css = "open" if there else ""`).
"""

import ast
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

from mypy.errorcodes import ErrorCode
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import (
    AssignmentStmt,
    Block,
    CallExpr,
    ConditionalExpr,
    Decorator,
    Expression,
    ForStmt,
    FuncItem,
    IfStmt,
    ListExpr,
    MatchStmt,
    MemberExpr,
    NameExpr,
    OperatorAssignmentStmt,
    StarExpr,
    Statement,
    StrExpr,
    TryStmt,
    TupleExpr,
    TypeInfo,
    Var,
    WhileStmt,
    WithStmt,
)
from mypy.plugin import CheckerPluginInterface, FunctionContext, MethodContext, Plugin
from mypy.typeops import tuple_fallback
from mypy.types import Instance, LiteralType, NoneType, TupleType, Type, UnionType, get_proper_type

MODULE = "kesselhaus.art.html"
HTML = f"{MODULE}.Html"
NUMBERS = ("builtins.int", "builtins.float", "builtins.bool")
PIECE = "{:{}}"
"""What is put into an f-string without a conversion, as mypy reads it."""
CODE = ErrorCode("safe-html", "Text that is put into HTML is escaped", "Kesselhaus")


class SafeHtml(Plugin):
    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        return made if fullname == HTML else None

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        hooks = {"join": joined, "format": formatted, "__add__": added, "__mul__": repeated}
        owner, _, method = fullname.rpartition(".")
        return hooks.get(method) if owner in ("builtins.str", HTML) else None


def plugin(version: str) -> type[Plugin]:
    return SafeHtml


# ------------------------------------------------------------------ what gives HTML


def made(context: FunctionContext) -> Type:
    """`Html(…)`"""
    if not all(is_safe(given, context.api) for arguments in context.args for given in arguments):
        told = "Only what is escaped or written out in the code is Html; use escape()."
        context.api.fail(told, context.context, code=CODE)
    return context.default_return_type


def formatted(context: MethodContext) -> Type:
    """A piece of an f-string."""
    is_piece = written_out(context.type) == PIECE and context.args[0]
    return html(context) if is_piece and is_html(context.arg_types[0][0]) else context.default_return_type


def joined(context: MethodContext) -> Type:
    """An f-string, or pieces of markup in a row."""
    pieces = context.args[0][0]
    if isinstance(pieces, ListExpr):
        safe = all(is_safe(piece, context.api) for piece in pieces.items)
        markup = safe and any(is_markup(piece, context.api) for piece in pieces.items)
    else:
        markup = is_html(held_by(context.api.get_expression_type(pieces), context.api))
    return html(context) if markup and is_harmless(context.type) else context.default_return_type


def added(context: MethodContext) -> Type:
    """One piece behind another."""
    first, second = context.type, context.arg_types[0][0]
    markup = is_html(first) or is_html(second)
    safe = is_harmless(first) and is_safe(context.args[0][0], context.api)
    return html(context) if markup and safe else context.default_return_type


def repeated(context: MethodContext) -> Type:
    """A piece several times."""
    markup = is_html(context.type) or "<" in (written_out(context.type) or "")
    return html(context) if markup else context.default_return_type


# ------------------------------------------------------------------ what goes in


def is_safe(expression: Expression, api: CheckerPluginInterface) -> bool:
    """Whether no text can be in it that nobody has escaped."""
    if isinstance(expression, ConditionalExpr):
        return is_safe(expression.if_expr, api) and is_safe(expression.else_expr, api)
    if pieces := list(pieces_of(expression)):
        return all(is_safe(piece, api) for piece in pieces)
    # What a condition says of a name is not known here; that is no error of the page.
    with api.msg.filter_errors():
        return is_harmless(api.get_expression_type(expression)) or is_local(expression, api)


def is_local(expression: Expression, api: CheckerPluginInterface) -> bool:
    """Whether it is a name to which its function gives nothing but what is safe."""
    function = api.scope.top_level_function()  # type: ignore[attr-defined]
    if function is None or not isinstance(expression, NameExpr) or not isinstance(expression.node, Var):
        return False
    name = expression.node
    if name in FOLLOWED:
        return True
    given = names_of(function).get(name, [])
    if not given or name.name in given_within(api.path):
        return False
    FOLLOWED.add(name)
    try:
        return all(each is not None and is_safe(each, api) for each in given)
    finally:
        FOLLOWED.discard(name)


FOLLOWED: set[Var] = set()
"""Names that are looked at now: one that is given to itself is as safe as all else that it is given."""


@lru_cache(maxsize=4)
def given_within(path: str) -> frozenset[str]:
    """The names that are given something within an expression."""
    tree = ast.parse(Path(path).read_text("utf-8"))
    return frozenset(node.target.id for node in ast.walk(tree) if isinstance(node, ast.NamedExpr))


@lru_cache(maxsize=64)
def names_of(function: FuncItem) -> dict[Var, list[Expression | None]]:
    """What a function gives to its names; None is what is not known here."""
    found: dict[Var, list[Expression | None]] = {}
    for name, value in given_by(function):
        found.setdefault(name, []).append(value)
    return found


def given_by(function: FuncItem) -> Iterator[tuple[Var, Expression | None]]:
    for argument in function.arguments:
        yield argument.variable, None
    blocks = [function.body]
    while blocks:
        for statement in blocks.pop().body:
            if isinstance(statement, Decorator):
                yield from given_by(statement.func)
            elif isinstance(statement, FuncItem):
                yield from given_by(statement)
            elif isinstance(statement, AssignmentStmt):
                for name in statement.lvalues:
                    yield from taken(name, statement.rvalue)
            elif isinstance(statement, OperatorAssignmentStmt):
                yield from taken(statement.lvalue, statement.rvalue if statement.op == "+" else None)
            elif isinstance(statement, ForStmt):
                yield from taken(statement.index, None)
            elif isinstance(statement, WithStmt):
                for target in statement.target:
                    yield from taken(target, None)
            blocks += within(statement)


def taken(name: Expression | None, value: Expression | None) -> Iterator[tuple[Var, Expression | None]]:
    """Which names take what."""
    if isinstance(name, TupleExpr):
        values = value.items if isinstance(value, TupleExpr) else []
        known = len(values) == len(name.items)
        for place, each in enumerate(name.items):
            yield from taken(each, values[place] if known else None)
    elif isinstance(name, StarExpr):
        yield from taken(name.expr, None)
    elif isinstance(name, NameExpr) and isinstance(name.node, Var):
        yield name.node, value


def within(statement: Statement) -> list[Block]:
    """The blocks of a statement."""
    match statement:
        case Block():
            return [statement]
        case IfStmt() | MatchStmt():
            blocks = list(statement.body if isinstance(statement, IfStmt) else statement.bodies)
            return blocks + (
                [statement.else_body] if isinstance(statement, IfStmt) and statement.else_body else []
            )
        case ForStmt() | WhileStmt():
            return [statement.body, *filter(None, [statement.else_body])]
        case WithStmt():
            return [statement.body]
        case TryStmt():
            return [
                statement.body,
                *statement.handlers,
                *filter(None, [statement.else_body, statement.finally_body]),
            ]
    return []


def is_markup(expression: Expression, api: CheckerPluginInterface) -> bool:
    if isinstance(expression, StrExpr):
        return "<" in expression.value
    return is_html(api.get_expression_type(expression))


def pieces_of(expression: Expression) -> Iterator[Expression]:
    """What an f-string is put together from, or what a piece of one holds."""
    if isinstance(expression, CallExpr) and isinstance(expression.callee, MemberExpr):
        whole, method = expression.callee.expr, expression.callee.name
        if isinstance(whole, StrExpr) and method == "format" and whole.value == PIECE:
            yield expression.args[0]
        elif isinstance(whole, StrExpr) and method == "join" and isinstance(expression.args[0], ListExpr):
            yield from expression.args[0].items


def held_by(kind: Type, api: CheckerPluginInterface) -> Type:
    """What an iterable holds."""
    proper = get_proper_type(kind)
    if isinstance(proper, TupleType):
        proper = tuple_fallback(proper)
    if not isinstance(proper, Instance) or not proper.type.has_base("typing.Iterable"):
        return kind
    iterable = api.named_generic_type("typing.Iterable", [kind]).type
    return map_instance_to_supertype(proper, iterable).args[0]


def is_html(kind: Type) -> bool:
    """HTML, or perhaps something harmless instead."""
    proper = get_proper_type(kind)
    if isinstance(proper, UnionType):
        return any(map(is_html, proper.items)) and all(map(is_harmless, proper.items))
    return isinstance(proper, Instance) and proper.type.fullname == HTML


def is_harmless(kind: Type) -> bool:
    """That is never text from elsewhere; nothing at all is a word of the code."""
    proper = get_proper_type(kind)
    if isinstance(proper, UnionType):
        return all(map(is_harmless, proper.items))
    if written_out(proper) is not None or isinstance(proper, NoneType):
        return True
    return isinstance(proper, Instance) and proper.type.fullname in (HTML, *NUMBERS)


def written_out(kind: Type) -> str | None:
    """The string that a type stands for."""
    proper = get_proper_type(kind)
    if isinstance(proper, Instance) and proper.last_known_value is not None:
        proper = proper.last_known_value
    return proper.value if isinstance(proper, LiteralType) and isinstance(proper.value, str) else None


def html(context: MethodContext) -> Type:
    """The type itself, where the checked file can know it."""
    module = context.api.modules.get(MODULE)  # type: ignore[attr-defined]
    found = module.names.get("Html") if module else None
    if found is None or not isinstance(found.node, TypeInfo):
        return context.default_return_type
    return Instance(found.node, [])
