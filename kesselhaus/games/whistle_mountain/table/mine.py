"""The viewer's own board: resources, airships at home, storage, hand, awards, upgrades, ability."""

from collections import Counter

from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.phrases import html
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.games.whistle_mountain import options as o
from kesselhaus.games.whistle_mountain.effects import RESOURCES, SIZES
from kesselhaus.games.whistle_mountain.state import HIDDEN, HOME, Player
from kesselhaus.games.whistle_mountain.table.fleet import at_home
from kesselhaus.games.whistle_mountain.table.players import points, spread, who
from kesselhaus.games.whistle_mountain.table.sight import Sight
from kesselhaus.games.whistle_mountain.table.storage import (
    ability,
    award_plate,
    hand_card,
    machine_card,
    shining,
    upgrade_slot,
)
from kesselhaus.games.whistle_mountain.table.structure import tile
from kesselhaus.games.whistle_mountain.tasks.turn import ChoosingAbility
from kesselhaus.games.whistle_mountain.words.powers import powers

FEW, SOME = 3, 6
"""Up to so many tiles of a kind are drawn large, or middling."""


def mine(sight: Sight) -> Html:
    """The viewer's own board; for a spectator that of the player to move, and it says so."""
    player = sight.player
    goods = "".join(_resource(sight, player, kind) for kind in RESOURCES)
    berths = "".join(_berth(sight, player, airship) for airship in SIZES)
    if sight.table.waiting(ChoosingAbility):
        rest = _draft(sight)
    else:
        home = f'<div class="mrow home">{berths}{_anvil(sight)}{spread(sight, player, 18)}</div>'
        rest = home + _storage(sight, player) + _hand(sight, player)
    return (
        f'<section id="mine" class="board me pc-{escape(sight.colour(player.seat))}">'
        f'<header class="mehead">{who(sight, player, 26)}{points(sight, player, 34)}{_ability(sight, player)}'
        f'</header><div class="res5">{goods}</div>{rest}</section>'
    )


def _ability(sight: Sight, player: Player) -> Html:
    if not player.ability:
        return NOTHING
    told = escape(sight.told(player.ability))
    return (
        f'<span class="abl" data-x="ability-{escape(player.ability)}"'
        f' title="{told}">{ability(sight, player.ability)}</span>'
    )


def _resource(sight: Sight, player: Player, kind: str) -> Html:
    """A cell for each that may be kept (WM-38); what is above the limit is told beside the figure."""
    held, limit = player.goods[kind], sight.limit(player)
    cells = "".join(f"<i{attributes(class_='f' if place < held else '')}></i>" for place in range(limit))
    over = f"<em>+{held - limit}</em>" if held > limit else ""
    option = o.ChooseResource(kind)
    css = "glow" if option in sight.legal else ""
    target = sight.target(option) if css else ""
    return (
        f"<div{attributes(class_=css, data_x=f'store-{kind}-{player.seat}')}{target}"
        f' style="--rc:var(--r-{escape(kind)});--n:{limit}">'
        f"{icon(f'i-{kind}', 22, title=sight.name(kind))}<b>{held}</b>{over}"
        f'<span class="four">{cells}</span></div>'
    )


def _berth(sight: Sight, player: Player, airship: str) -> Html:
    """A home dock; it shines when its airship may be sent out or called back."""
    ship = at_home(sight, player, airship, 34, f"air-{player.seat}-{airship}")
    out = player.airships[airship] != HOME
    option = o.ReturnAirship(airship) if out and player.airships[airship].dock else o.Send(airship)
    if player.seat == sight.asked and option in sight.legal:
        return f'<span class="bth glow"{sight.target(option)}>{ship}</span>'
    picked = player.seat == sight.asked and sight.picked == airship
    return f'<span class="{"bth sel" if picked else "bth"}">{ship}</span>'


def _anvil(sight: Sight) -> Html:
    """Where a Forge begins."""
    told = sight.name("forge")
    marked = shining(sight, o.Forge(), told, "bth anvil")
    return f'<span data-x="deed-forge"{marked}>{icon("g-forge", 24)}</span>'


# ------------------------------------------------------------------ storage and hand


def _storage(sight: Sight, player: Player) -> Html:
    """Scaffolds and machines that are not built yet (WM-39a)."""
    count = len(player.scaffolds)
    side = 20 if count <= FEW else 13 if count <= SOME else 10.5
    tiles = "".join(_tile(sight, scaffold, side) for scaffold in player.scaffolds)
    two = len(player.machines) > 2
    machines = "".join(
        machine_card(sight, machine, o.BuildMachine(machine), stored=True, narrow=two or count >= FEW)
        for machine in player.machines
    )
    size = "" if count <= FEW else " some" if count <= SOME else " many"
    many = " two" if two else ""
    empty = f'<p class="mut">{escape(sight.say("nothing_stored"))}</p>' if not tiles and not machines else ""
    return (
        f'<div class="mrow store"><div class="sts{size}">{tiles}</div>'
        f'<div class="mcs{many}">{machines}</div>{empty}</div>'
    )


def _tile(sight: Sight, scaffold: str, side: float) -> Html:
    """A scaffold in storage; the one that is being laid is marked."""
    css = "st sel" if sight.picked == scaffold else "st"
    marked = shining(sight, o.BuildScaffold(scaffold), sight.name(scaffold), css)
    return f"<div{marked}>{tile(sight, scaffold, side, name=f'tile-{scaffold}')}</div>"


def _hand(sight: Sight, player: Player) -> Html:
    """Cards, awards, and the places for upgrades (WM-76)."""
    seen: Counter[str] = Counter()
    cards = NOTHING
    for card in player.cards:
        if card == HIDDEN:
            continue
        seen[card] += 1
        option = o.PlayCard(card) if seen[card] == 1 else None
        cards += hand_card(sight, card, option, seen[card])
    hidden = player.cards.count(HIDDEN)
    if hidden:
        told = escape(sight.say("hidden_cards", count=hidden))
        cards += (
            f'<span class="q hid" data-x="hand-{player.seat}" title="{told}">{hidden}'
            f"{icon('i-card', 20)}{icon('g-hidden', 16)}</span>"
        )
    used: Counter[str] = Counter()
    awards = NOTHING
    for award in player.awards:
        used[award] += 1
        awards += award_plate(sight, award, o.UseAward(award) if used[award] == 1 else None)
    medals = (
        f'<div class="aw">{icon("i-award", 20, title=sight.name("award"))}{awards}</div>' if awards else ""
    )
    slots = "".join(upgrade_slot(sight, upgrade) for upgrade in player.upgrades)
    slots += '<div class="us"></div>' * (sight.box.max_upgrades - len(player.upgrades))
    css = " crowd" if sum(seen.values()) + len(player.awards) / 2 > 3 else ""
    return (
        f'<div class="mrow hand{css}"><div class="cds">{cards}{medals}</div>'
        f'<div class="ups">{slots}</div></div>'
    )


def _draft(sight: Sight) -> Html:
    """WM-13: the abilities laid out at the setup, in words: nobody has seen their signs yet."""
    box, cards = sight.box, NOTHING
    for each in sight.table.abilities:
        does = powers(box.abilities[each].powers, sight.lang, box.contacts_for_ability)
        cards += (
            f'<div data-x="ability-{escape(each)}"'
            f"{shining(sight, o.ChooseAbility(each), '', 'abc')}><b>{escape(sight.name(each))}</b>"
            f"<span>{html(does, sight.people, sight.lexicon, size=14)}</span></div>"
        )
    return f'<h3 class="t">{escape(sight.say("abilities"))}</h3><div class="abs">{cards}</div>'
