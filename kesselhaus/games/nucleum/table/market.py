"""The market with its prices and stacks, the contracts on display, and the end conditions."""

from kesselhaus.art.furniture import amount, board, seal
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon
from kesselhaus.games.nucleum.options import fulfil, take_contract, take_tile
from kesselhaus.games.nucleum.rules.conditions import progress
from kesselhaus.games.nucleum.rules.develop import second_tile_extra
from kesselhaus.games.nucleum.rules.ending import STARS_GONE
from kesselhaus.games.nucleum.state import Table
from kesselhaus.games.nucleum.table.sight import Sight
from kesselhaus.games.nucleum.table.signs import condition, rewards
from kesselhaus.games.nucleum.table.tiles import UPRIGHT_HEIGHT, UPRIGHT_WIDTH, framed, lying, upright
from kesselhaus.games.nucleum.tasks.actions import TakingSecondTile
from kesselhaus.games.nucleum.words.conditions import condition as condition_words
from kesselhaus.games.nucleum.words.names import name

# ------------------------------------------------------------------ tiles


def market(sight: Sight) -> Html:
    table = sight.table
    places = "".join(
        _place(sight, tile, cost) for tile, cost in zip(table.market, table.box.market_costs, strict=True)
    )
    active = next((place for place, left in enumerate(table.stacks) if left), -1)
    stacks = "".join(
        f'<i data-x="stack-{place + 1}" class="{"on" if place == active else "" if left else "e"}"'
        f' title="{escape(sight.say("stack_left", count=left))}">{left}</i>'
        for place, left in enumerate(table.stacks)
    )
    extra = second_tile_extra(table, sight.player)
    second = sight.say("second_tile" if extra else "second_tile_free", count=extra)
    return board(
        "market",
        sight.say("market"),
        f'<div class="mk5">{places}</div><div class="stacks"><span>{escape(sight.say("stacks"))}</span>'
        f'{stacks}<span class="mut" data-x="second">{escape(second)}</span></div>',
        upright=True,
    )


def _place(sight: Sight, tile: str, cost: int) -> Html:
    price = amount(cost, "thaler", 15, sight.name("thaler"))
    if not tile:
        return f'<div class="mkt"><div class="gap"></div>{price}</div>'
    shown, told = sight.tile(tile)
    css, more, option = "", NOTHING, take_tile(tile)
    doing = sight.table.running(TakingSecondTile)
    if doing and tile == doing.taken:
        css = "taken"
    elif option in sight.legal:
        css, more = "glow", sight.target(option)
    drawn = framed(upright(*shown.halves), UPRIGHT_WIDTH, UPRIGHT_HEIGHT, told, f"market-{tile}", css, more)
    flat = lying(shown, told, sight.box.directive_saving)
    return (
        f'<div class="mkt" data-x="tile-{escape(tile)}">{drawn}<span class="flat">{flat}</span>{price}</div>'
    )


# ------------------------------------------------------------------ contracts


def contracts(sight: Sight) -> Html:
    """Silver and gold with their stacks, and below them the three purple ones."""
    table = sight.table
    silver = "".join(card(sight, contract) for contract in table.display[:2])
    gold = "".join(card(sight, contract) for contract in table.display[2:])
    purple = "".join(card(sight, contract) for contract in table.purple)
    return board(
        "contracts",
        sight.say("contracts"),
        f'<div class="cc"><div class="disp">{silver}{_deck(sight, "silver", table.silver_left)}'
        f"{gold}{_deck(sight, 'gold', table.gold_left)}</div>"
        f'<div class="disp pur">{purple}</div></div>',
        upright=True,
    )


def _deck(sight: Sight, stack: str, left: int) -> Html:
    told = sight.say("contracts_left", kind=name(stack, sight.lang), count=left)
    css = f"deck d-{stack}" if left else "deck out"
    return (
        f'<div class="{escape(css)}" data-x="deck-{escape(stack)}" title="{escape(told)}"><b>{left}</b></div>'
    )


def kind(stack: str) -> str:
    """The colour of a contract's edge."""
    return stack.partition("_")[0]


def card(sight: Sight, contract: str, css: str = "") -> Html:
    """A contract: what it asks for, how far the player in the middle is, what it brings."""
    if not contract:
        return Html('<div class="ctr none"></div>')
    table, shown = sight.table, sight.box.contracts[contract]
    have = min(progress(table, sight.player, contract), shown.count)
    classes = [f"ctr k-{kind(shown.stack)}", css, "rdy" if have >= shown.count else ""]
    target = NOTHING
    for option in (take_contract(contract), fulfil(contract)):
        if option in sight.legal:
            classes.append("glow")
            target = sight.target(option)
    told = f"{name(shown.stack, sight.lang)}: {condition_words(shown, sight.lang)}"
    return (
        f'<div id="contract-{escape(contract)}" data-x="contract-{escape(contract)}"'
        f' class="{escape(" ".join(filter(None, classes)))}"'
        f"{target or attributes(title=told)}>"
        f'<div class="gd">{condition(shown)}<small class="pg">{have}/{shown.count}</small></div>'
        f'<div class="rw">{rewards(sight.box.contract_reward[contract], sight.lang)}</div></div>'
    )


# ------------------------------------------------------------------ the end

END_SIGNS = {"END-1": "i-tile", "END-2": "i-contract", "END-3": "i-star", "END-4": "i-tech", "END-5": "i-vp"}


def ends(sight: Sight) -> Html:
    """How far off each end condition is, or who has met it; how many end the game."""
    table = sight.table
    signs = dict(END_SIGNS)
    if table.seats == 1:  # NU-182
        del signs[STARS_GONE]
    met = dict(table.ends)
    left = {
        "END-1": sight.say("tiles_left", count=sum(table.stacks)),
        "END-2": f"{table.silver_left} + {table.gold_left}",
        "END-3": sight.say("left", count=sum(table.star_spaces)),
        "END-4": sight.say("best", count=max(len(player.technologies) for player in table.players)),
        "END-5": sight.say("best", count=max(player.vp for player in table.players)),
    }
    cells = NOTHING
    for end, sign in signs.items():
        title = sight.name(end)
        if end in met:
            who = sight.who(met[end])
            state = f"<small>{mark(sight.colour(met[end]), 15, who)}{icon('g-check', 13, 'ok')}</small>"
        else:
            state = f"<small>{escape(left[end])}</small>"
        css = ' class="met"' if end in met else ""
        short = escape(sight.say(end.lower()))
        cells += (
            f'<li{css} data-x="end-{escape(end)}" title="{escape(title)}">{icon(sign, 22)}<b>'
            f"{short}</b>{state}</li>"
        )
    need, recharges = table.box.ends_needed(table.seats), table.box.baron.recharges
    note = sight.say(_how_near(table), need=need, all=len(signs), recharges=recharges)
    reward = "" if sight.is_over else seal(table.box.end_vp, 19)
    return board(
        "ends",
        sight.say("ends"),
        f'<ol class="ends">{cells}</ol><p class="mut en" data-x="end">{escape(note)} {reward}</p>',
        upright=True,
    )


def _how_near(table: Table) -> str:
    """The label that tells how near the end is."""
    if table.is_over:
        return "over"
    if not table.ending:
        return "ends_note_alone" if table.seats == 1 else "ends_note"
    return "last_round" if table.round > table.ending else "ending"
