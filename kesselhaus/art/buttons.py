"""A key of the question bar: a real button of its form."""

from kesselhaus.art.html import NOTHING, Html
from kesselhaus.art.keys import Key, Reader
from kesselhaus.art.symbols import attributes

STYLES = {"plain": "opt", "go": "opt go", "icon": "opt ico", "drawn": "opt drawn", "turn": "opt turns"}


def button(key: Key, reader: Reader) -> Html:
    """It gives an answer or a row of them, or only chooses something; then it says whether that is chosen."""
    note = f"<small>{reader.html(key.note)}</small>" if key.note else NOTHING
    note += f'<small class="deed">{reader.html(key.deed)}</small>' if key.deed else ""
    if key.thing and not key.is_open:
        why = attributes(class_=STYLES[key.kind], type="button", data_x=key.thing, aria_disabled="true")
        return f"<button{why}>{reader.html(key.label)}{note}</button>"
    name, value = _sent(key)
    marked = attributes(
        class_=STYLES[key.kind] + (" on" if key.on else ""),
        name=name,
        value=value,
        data_t=key.place,
        data_x=key.thing,
        data_option=key.option if name != "option" else None,
        aria_pressed=str(key.on).lower() if key.draft or (key.row and key.on) else None,
        aria_label=reader.plain(key.hint),
        disabled=not key.is_open,
    )
    label = f"<span>{reader.html(key.label)}</span>" if key.picture and key.label else reader.html(key.label)
    return f"<button{marked}>{key.picture}{label}{note}</button>"


def _sent(key: Key) -> tuple[str, str | int | None]:
    if key.row:
        return "row", key.row
    if key.draft is not None:
        return "draft", key.draft
    return "option", key.option
