"""The keys of stars, Nucleum tokens, technologies and income steps."""

from kesselhaus.engine.questions import Option
from kesselhaus.engine.view import View
from kesselhaus.engine.wording import ROMAN, Label
from kesselhaus.games.nucleum import options as o
from kesselhaus.games.nucleum.rules.conditions import milestone_count
from kesselhaus.games.nucleum.rules.holdings import LAST_SPACE
from kesselhaus.games.nucleum.state import Player, Table
from kesselhaus.games.nucleum.tasks.gains import ChoosingTrack
from kesselhaus.games.nucleum.terms import TRACKS
from kesselhaus.games.nucleum.words.effects import technology_effect
from kesselhaus.games.nucleum.words.gains import gains
from kesselhaus.games.nucleum.words.names import name
from kesselhaus.games.nucleum.words.phrasebook import say


def track_key(option: Option, view: View[Table], player: Player, lang: str) -> Label:
    table = view.state
    match option:
        case o.PlaceStar(space):
            return _star(view, player, space, lang)
        case o.PlaceNucleum(plant):
            return Label(name(plant, lang, box=table.box), gains(table.box.plant_bonus[plant], lang))
        case o.UnlockTechnology(technology):
            return _technology(table, technology, lang)
        case o.ChooseTrack(track):
            return _income(table, player, track, lang)
    raise TypeError(f"{type(option).__name__} is on no track")


def _star(view: View[Table], player: Player, space: int, lang: str) -> Label:
    """NU-71 to NU-76: what a star would bring at once, and what it is worth as things stand."""
    table, box = view.state, view.state.box
    last = view.question is not None and view.question.rule == "NU-157"
    if not space:
        note = f"{gains(box.zero_reward, lang)}, {say('star_zero', lang, n=box.zero_loss)}"
        return Label("0", note, f"0: {note}")
    segment, factor = box.segments[space], box.multipliers[box.tiers[space]]
    tile = table.milestones[segment - 1]
    worth = factor * milestone_count(table, player, tile)
    parts = [say("star_worth", lang, factor=factor, tile=name(tile, lang, "short"), vp=worth)]
    if not last:
        parts.append(say("star_nucleum", lang) if segment in table.tokens else "")
        parts.append(gains(box.last_segment_reward, lang) if segment == box.last_segment else "")
        parts.append(f"[vp {box.top_vp}]" if space == box.top_space else "")
    label = say("star_on", lang, value=box.star_values[space])
    note = ", ".join(filter(None, parts))
    return Label(label, note, f"{label}: {note}")


def _technology(table: Table, technology: str, lang: str) -> Label:
    tech = table.box.technologies[technology]
    effect, kind = technology_effect(table.box, technology, lang), name(tech.kind, lang)
    label = name(technology, lang, "short")
    hint = say(
        "tech_hint", lang, tech=name(technology, lang), kind=kind, level=ROMAN[tech.level], effect=effect
    )
    return Label(label, f"{kind}: {effect}", hint)


def _income(table: Table, player: Player, track: str, lang: str) -> Label:
    """NU-32: where the marker would go, and points for steps beyond the end."""
    assert isinstance(table.doing, ChoosingTrack)
    before, steps = player.income[TRACKS.index(track)], table.doing.steps
    after = min(before + steps, LAST_SPACE)
    lost = before + steps - after
    parts = [say("track", lang, before=before, after=after)] if after > before else []
    if lost:
        parts.append(say("track_end", lang, n=lost))
    return Label(name(f"income_{track}", lang), ", ".join(parts))
