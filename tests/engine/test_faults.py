"""What is wrong with a text is data; msgspec's own sentences are taken apart in one place."""

from enum import Enum
from typing import Annotated, Any

import msgspec
import pytest

from kesselhaus.engine.components import ComponentError
from kesselhaus.engine.faults import ENGLISH, Fault, fault, of_shape
from kesselhaus.web.editions import unfit


class Fuel(Enum):
    COAL = "coal"


class Boiler(msgspec.Struct, forbid_unknown_fields=True):
    fuel: Fuel
    heat: Annotated[int, msgspec.Meta(ge=3)] = 3


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ({"fuel": "coal", "heat": "3"}, fault("expected", wanted="int", given="str")),
        ({"fuel": "coal", "heat": 2}, fault("range", wanted="int", bound=">= 3")),
        ({"fuel": "gold"}, fault("choice", name="gold")),
        ({}, fault("missing", name="fuel")),
        ({"fuel": "coal", "age": 1}, fault("unknown", name="age")),
    ],
)
def test_what_the_reader_says_of_a_shape_is_known(data: dict[str, Any], found: Fault) -> None:
    with pytest.raises(msgspec.ValidationError) as told:
        msgspec.convert(data, Boiler)
    sentence = str(told.value).partition(" - at `")[0]
    assert of_shape(sentence) == found
    assert str(found) == sentence


SAYS = {"told": "one two", "reason": "invalid start byte", "wanted": "int", "given": "str", "bound": ">= 3"}


@pytest.mark.parametrize("kind", sorted({*ENGLISH} - {"told", "nested"}))
def test_a_fault_is_told_in_the_language_of_who_brought_it(kind: str) -> None:
    values: dict[str, str | int] = {**dict.fromkeys(("length", "most", "at", "name"), 7), **SAYS}
    error = ComponentError("stove.toml", "boiler.heat", Fault(kind, values), 3)
    english, german = unfit(error, "en"), unfit(error, "de")
    assert english != german
    assert error.problem not in german
