"""The milestone track in four segments, its stars, tiles and tokens, and the star spaces."""

from kesselhaus.art.furniture import board, seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import icon, rem, use
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.nucleum.options import place_star
from kesselhaus.games.nucleum.scoring import counted_for
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.signs import counted
from kesselhaus.games.nucleum.words.effects import milestone as milestone_words


def milestones(sight: Sight) -> Html:
    """The highest segment above, as on the board."""
    segments = "".join(_segment(sight, segment) for segment in range(sight.box.last_segment, 0, -1))
    return board(
        "milestones",
        sight.say("milestones"),
        f'<div class="ms">{segments}{_star_spaces(sight)}</div>',
        upright=True,
    )


def _segment(sight: Sight, segment: int) -> Html:
    box = sight.box
    spaces = [space for space, here in enumerate(box.segments) if here == segment]
    if segment == 1:
        spaces.insert(0, 0)
    cells = "".join(_cell(sight, space, spaces) for space in spaces)
    beside = f"{_tile(sight, segment)}{_token(sight, segment)}"
    return f'<div class="seg"><div class="spaces">{cells}</div>{beside}</div>'


def _cell(sight: Sight, space: int, row: list[int]) -> Html:
    """A space with its value; where a tier begins, with its multiplier."""
    box, tier = sight.box, sight.box.tiers[space]
    before = box.tiers[space - 1] if space else 0
    begins = space and tier != before
    css = f"t{tier}" + (" zero" if not space else "") + (" new" if begins else "")
    factor = f"<em>×{box.multipliers[tier]}</em>" if space and (begins or space == row[0]) else ""
    more = ""
    if not space:
        more = "".join(icon(f"i-{item[0][0]}", 12) for item in box.zero_reward)
        more = f'<span class="z">{more}</span>'
    elif space == box.top_space:
        more = seal(box.top_vp, 19)
    stars = _stars(sight, space)
    option, target = place_star(space), ""
    if option in sight.legal:
        css, target = f"{css} glow", sight.target(option)
    crowd = ' class="crowd"' if stars.count("<svg") > 1 else ""
    value = f"<b>{box.star_values[space]}</b>"
    stars = f"<span{crowd}>{stars}</span>"
    return f'<div class="{escape(css)}" data-x="star-{space}"{target}>{value}{stars}{more}{factor}</div>'


def _stars(sight: Sight, space: int) -> Html:
    """One star for each tier at most, but any number on the space 0: there with a figure."""
    drawn = NOTHING
    for player in sight.table.players:
        count = player.stars.count(space)
        if count:
            drawn_star = star(sight, player.seat, player.stars.index(space))
            drawn += (
                f'<span class="sn">{drawn_star}<small>{count}</small></span>' if count > 1 else drawn_star
            )
    return drawn


def star(sight: Sight, seat: int, place: int) -> Html:
    """A star on the track. It keeps its name, so that it is seen where it is."""
    told = escape(sight.say("star_of", name=sight.who(seat)))
    return _star(sight.colour(seat), 18, f' id="star-{seat}-{place}" role="img" aria-label="{told}"')


def _star(colour: str, size: float, more: Html) -> Html:
    return (
        f'<svg class="st pc-{escape(colour)}" width="{rem(size)}" height="{rem(size)}" viewBox="0'
        f' 0 24 24"{more}>'
        f"{use('p-star', 0, 0, 24)}{use(f'm-{colour}', 7.6, 8.4, 8.8, css='mk')}</svg>"
    )


def _tile(sight: Sight, segment: int) -> Html:
    """What counts here, and how much of it everybody has."""
    table = sight.table
    if not table.milestones:
        return Html('<div class="mt"></div>')
    shown = table.box.milestones[table.milestones[segment - 1]]
    counts = "".join(
        f"<b>{mark(sight.colour(player.seat), 12, sight.who(player.seat))}"
        f"{counted_for(table, player, shown.id)}</b>"
        for player in table.players
    )
    each = sight.say("per", count=shown.divisor) if shown.divisor > 1 else sight.say("each")
    told = milestone_words(table.box, shown.id, sight.lang)
    return (
        f'<div class="mt" data-x="milestone-{escape(shown.id)}" title="{escape(sight.plain(told))}">'
        f"{icon(counted(shown), 18)}"
        f"<span>{escape(each)}</span><p>{counts}</p></div>"
    )


def _token(sight: Sight, segment: int) -> Html:
    """The Nucleum that waits beside a segment; beside the last one a technology."""
    box = sight.box
    if segment == box.last_segment:
        _, amount = box.last_segment_reward[0][0]
        told = sight.say("technology_up_to", level=ROMAN[amount])
        shown, css = f"{icon('i-tech', 18)}<small>{escape(ROMAN[amount])}</small>", "tok"
    elif segment in sight.table.tokens:
        told, css = sight.say("token_waits"), "tok"
        side = rem(27)
        shown = f'<svg width="{side}" height="{side}" viewBox="0 0 32 32">{use("on-nucleum", 0, 0, 32)}</svg>'
    else:
        told, css, shown = sight.say("token_gone"), "tok gone", icon("g-check", 14)
    return f'<span class="{css}" data-x="token-{segment}" title="{escape(told)}">{shown}</span>'


def _star_spaces(sight: Sight) -> Html:
    """NU-70, NU-78: who has a star left on which space; the last one of a space brings the king."""
    table = sight.table
    spaces = NOTHING
    for place in range(len(table.star_spaces)):
        stars = NOTHING
        for player in table.players:
            taken = player.recharges > place
            stars += "<i></i>" if taken else _star(sight.colour(player.seat), 17, Html(' aria-hidden="true"'))
        told = sight.say("star_space", number=place + 1, left=table.star_spaces[place])
        spaces += f'<span class="sps" data-x="starspace-{place + 1}" title="{escape(told)}">{stars}</span>'
    loss = sight.say("zero_loss", count=table.box.zero_loss)
    return (
        f'<div class="spr"><span>{escape(sight.say("stars"))}</span>{spaces}'
        f'<span class="mut">{escape(loss)}</span></div>'
    )
