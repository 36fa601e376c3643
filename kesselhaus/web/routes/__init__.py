"""The addresses of the site: every module in this folder lists its own as ROUTES."""

from importlib import import_module
from pkgutil import iter_modules

from starlette.routing import BaseRoute


def all_routes() -> list[BaseRoute]:
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    return [route for module in modules for route in module.ROUTES]
