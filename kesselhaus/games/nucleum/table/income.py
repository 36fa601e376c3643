"""The three income tracks under the slots for played tiles (2.9)."""

from kesselhaus.art.furniture import seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.games.nucleum.figures import IncomeTrack
from kesselhaus.games.nucleum.options import choose_track, use_half
from kesselhaus.games.nucleum.rules.holdings import LAST_SPACE
from kesselhaus.games.nucleum.state import Player
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.tiles import lying

SIGNS = {"thaler": "i-thaler", "worker": "i-worker", "vp": "i-vp"}


def income(sight: Sight, player: Player) -> Html:
    slots = "".join(_slot(sight, player, place) for place in range(sight.box.slots))
    tracks = "".join(
        _track(sight, player, track, marker)
        for track, marker in zip(sight.box.tracks, player.income, strict=True)
    )
    told = escape(sight.say("slots_used", count=len(player.slots), slots=sight.box.slots))
    return (
        f'<div class="inc"><span class="lb" data-x="tiles-{player.seat}" title="{told}">{icon("i-tile", 18)}'
        f"</span>{slots}{tracks}</div>"
    )


def _slot(sight: Sight, player: Player, place: int) -> Html:
    """A played tile; while its halves are open, they can be chosen on it."""
    if place >= len(player.slots):
        return f'<div class="sl free"><b>{place + 1}</b></div>'
    tile = player.slots[place]
    shown, told = sight.tile(tile)
    drawn = lying(shown, told, sight.box.directive_saving, f"slot-{tile}")
    halves = "".join(
        f'<i class="hf h{number}of{len(shown.halves)} glow" data-x="half-{escape(tile)}-{number}"'
        f"{sight.target(use_half(tile, number))}></i>"
        for _, number in sight.box.halves_of[tile]
        if use_half(tile, number) in sight.legal
    )
    return f'<div class="sl">{drawn}{halves}</div>'


def _track(sight: Sight, player: Player, track: IncomeTrack, marker: int) -> Html:
    """Brass where the income is read: left of the marker, but no further than the tiles reach (NU-67)."""
    reach = 2 * len(player.slots) - 1
    counts = min(marker - 1, reach) if player.slots else -1
    cells = NOTHING
    for space in range(LAST_SPACE + 1):
        css = "at" if space == marker else "cur" if space == counts else "f" if space < marker else ""
        end = track.bonus[space - LAST_SPACE + 2] if space > LAST_SPACE - 3 else 0
        told = attributes(title=sight.say("track_end", count=end)) if end else ""
        shown = _marker(sight, player, track, space) if space == marker else _space(track, space, end)
        classes = f' class="{css}"' if css else ""
        cells += f"<i{classes}{told}>{shown}</i>"
    option, css, target = choose_track(track.id), "lb", NOTHING
    if option in sight.legal:
        css, target = "lb glow", sight.target(option)
    title = target or attributes(title=sight.name(f"income_{track.id}"))
    thing = attributes(data_x=f"income-{track.id}-{player.seat}")
    label = f'<span class="{css}"{thing}{title}>{icon(SIGNS[track.id], 19)}</span>'
    return f'{label}<div class="trk"{thing}>{cells}</div>'


def _marker(sight: Sight, player: Player, track: IncomeTrack, space: int) -> Html:
    told = sight.say("track_marker", track=sight.name(f"income_{track.id}"), space=space)
    drawn = mark(sight.colour(player.seat), 20, told)
    return f'<b id="income-{player.seat}-{escape(track.id)}">{drawn}</b>'


def _space(track: IncomeTrack, space: int, end: int) -> Html:
    if space == LAST_SPACE:
        return seal(end, 19)
    extra = f"<sup>+{track.vp[space]}</sup>" if track.vp[space] else NOTHING
    return escape(track.values[space]) + extra
