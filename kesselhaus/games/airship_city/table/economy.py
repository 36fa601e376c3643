"""The development board: rounds and score, prices, awards; and the contracts on display (2.6 to 2.11)."""

from kesselhaus.art.furniture import board, pennants, seal, signed
from kesselhaus.art.html import NOTHING, Html, escape
from kesselhaus.art.pieces import mark
from kesselhaus.art.symbols import attributes, icon, picture
from kesselhaus.engine.wording import ROMAN
from kesselhaus.games.airship_city.options import Sell, TakeContract
from kesselhaus.games.airship_city.scoring import standing
from kesselhaus.games.airship_city.state import CITY
from kesselhaus.games.airship_city.table.cards import contract_card
from kesselhaus.games.airship_city.table.sight import Sight

# ------------------------------------------------------------------ rounds and score


def track(sight: Sight) -> Html:
    """Rounds and score share their cells; each stage shows the goods that its beginning brings."""
    return board("economy", sight.say("economy"), _stages(sight) + _cells(sight), "eco")


def _stages(sight: Sight) -> Html:
    table = sight.table
    drawn = NOTHING
    for stage in range(1, table.box.stages + 1):
        css = "done" if stage < table.stage else "cur" if stage == table.stage else "later"
        tile = table.stage_bonuses[stage - 2] if 2 <= stage <= len(table.stage_bonuses) + 1 else ""
        goods = ""
        if tile:
            bonus = table.box.stage_bonuses[tile]
            if len(bonus.goods) > 2:
                css += " tight"
            free = sight.goods({"any": bonus.free_choice}, 13)
            handed_out = "gone" if stage <= table.stage else ""
            goods = f"<em{attributes(class_=handed_out)}>{sight.goods(bonus.goods, 13)}{free}</em>"
        drawn += (
            f'<li class="{css}" data-x="stage-{stage}"><span data-n="{escape(ROMAN[stage])}">'
            f"{escape(sight.say('stage', number=ROMAN[stage]))}</span>{goods}</li>"
        )
    return f'<ol class="stages">{drawn}</ol>'


def _cells(sight: Sight) -> Html:
    """AC-121: the pennant shows the score modulo a lap; below zero and from three laps on it is a figure."""
    table = sight.table
    lap = table.box.score_lap
    flags: dict[int, list[tuple[str, int, str]]] = {}
    for seat, score in enumerate(sight.scores):
        cell = score % lap if 0 <= score < 3 * lap else 0 if score < 0 else lap
        told = sight.say("score_of", name=sight.who(seat), score=signed(score))
        flags.setdefault(cell, []).append((sight.colour(seat), score, told))
    drawn = NOTHING
    for cell in range(max(lap, table.box.max_rounds) + 1):
        begins = "st" if cell % table.box.rounds_per_stage == 1 else ""
        now = cell == table.round and cell > 0
        watch = attributes(class_="watch", data_x="round") if now else ""
        figure = f"<b{watch}>{cell}</b>"
        drawn += f"<li{attributes(class_=begins)}>{figure}{pennants(flags.get(cell, ()), lap)}</li>"
    return f'<ol class="cells">{drawn}</ol>'


# ------------------------------------------------------------------ prices


def prices(sight: Sight) -> Html:
    """One row per airship that can be sold; the brass plate is the price marker (AC-88)."""
    table = sight.table
    rows = NOTHING
    for airship, row in table.box.prices.items():
        marker = table.prices[airship]
        name = sight.name(airship)
        cells = "".join(_price(sight, airship, number, price, marker) for number, price in enumerate(row, 1))
        line = sight.name(table.box.airships[airship].line)
        drawing = picture(f"s-{airship}", 44, 18, "120 64", "2 2 116 58")
        told = f'<span class="sr">{escape(f"{name}, {line}")}</span>'
        rows += f'<tr><th scope="row" data-x="price-{escape(airship)}">{drawing}{told}</th>{cells}</tr>'
    content = f'<table class="prices"><tbody>{rows}</tbody></table>'
    return board("prices", sight.say("prices"), content, upright=True)


def _price(sight: Sight, airship: str, row: int, price: int, marker: int) -> Html:
    if row < marker:
        return f'<td class="past">{price}</td>'
    if row > marker:
        return f"<td>{price}</td>"
    sale = Sell(airship)
    name = f"price-{airship}"
    if sale not in sight.legal:
        return f'<td id="{escape(name)}" data-x="{escape(name)}" class="at-brass">{price}</td>'
    return (
        f'<td id="{escape(name)}" data-x="{escape(name)}" class="at-brass'
        f' glow"{sight.target(sale)}>{price}</td>'
    )


# ------------------------------------------------------------------ awards

SIGNS = {"shipbuilding": "a-ship", "construction": "a-facility", "trade": "i-contract"}


def awards(sight: Sight) -> Html:
    """How the three awards stand (AC-122 to AC-124), and how near the end is (AC-117)."""
    drawn = "".join(_award(sight, award) for award in sight.table.box.awards)
    return board("awards", sight.say("awards"), drawn + _ends(sight), upright=True)


def _award(sight: Sight, award: str) -> Html:
    given = dict(sight.table.awards).get(award)
    counts = standing(sight.table, award)
    ranked = sorted(counts, key=lambda seat: (-counts[seat], seat))
    people = "".join(
        f"<span>{mark(sight.colour(seat), 16, sight.who(seat))}{counts[seat]}"
        f"{seal(f'+{given[seat]}', 18) if given and seat != CITY and given[seat] else ''}</span>"
        for seat in ranked
    )
    prizes = sight.table.box.awards[award]
    prize = f'<span class="prize">{seal(prizes.first, 22)}{seal(prizes.second, 20)}</span>'
    return (
        f'<div class="award" data-x="award-{escape(award)}">{icon(SIGNS[award], 20)}'
        f"<b>{escape(sight.name(award))}</b>"
        f'<span class="std{" won" if given else ""}">{people}</span>{"" if given else prize}</div>'
    )


def _ends(sight: Sight) -> Html:
    table = sight.table
    box = table.box
    if table.seats == 1:
        return f'<p class="ends" data-x="end">{escape(sight.say("ends_after", round=box.max_rounds))}</p>'
    held = [section for section, holder in table.majority.items() if holder != CITY]
    ships = sum(airship in held for airship in box.airships)
    facilities = sum(facility in held for facility in box.facilities)

    def condition(sign: str, count: int, of: int) -> Html:
        told = escape(sight.say("of", count=of))
        return f"<span>{icon(sign, 15)}{icon('x-laurel', 15)} <b>{count}</b> {told}</span>"

    return (
        f'<p class="ends" data-x="end">{escape(sight.say("ends_when", stage=ROMAN[box.stages]))} '
        f"{condition('a-ship', ships, len(box.airships))} {escape(sight.say('or'))} "
        f"{condition('a-facility', facilities, box.facility_majorities_for_end)}</p>"
    )


# ------------------------------------------------------------------ contracts on display


def display(sight: Sight) -> Html:
    """The face-up contracts and the size of the deck (AC-74, AC-75)."""
    table = sight.table
    drawn = NOTHING
    for contract in table.display:
        option = TakeContract(contract)
        drawn += contract_card(sight, contract, option if option in sight.legal else None)
    drawn += '<div class="ctr gap"></div>' * (table.box.contracts_on_display - len(table.display))
    told = escape(sight.say("deck", count=len(table.deck)))
    left = escape(sight.say("deck_left"))
    drawn += (
        f'<div class="deck" data-x="deck" title="{told}"><b>{len(table.deck)}</b><span>{left}</span></div>'
    )
    return board("contracts", sight.say("contracts"), f'<div class="disp">{drawn}</div>', upright=True)
