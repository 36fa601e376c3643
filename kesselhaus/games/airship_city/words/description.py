"""The table told in words, for those who do not see it."""

from collections.abc import Iterator

from kesselhaus.engine.view import View, kept
from kesselhaus.engine.wording import amounts, listed
from kesselhaus.games.airship_city.scoring import final_scores
from kesselhaus.games.airship_city.state import CITY, Player, Table
from kesselhaus.games.airship_city.tasks import BetweenMoves, BetweenTurns, Preparation
from kesselhaus.games.airship_city.words.names import name
from kesselhaus.games.airship_city.words.questions import question
from kesselhaus.games.airship_city.words.shelf import end_reason, verdict
from kesselhaus.languages import Phrases

say = Phrases(
    "airship_city.description",
    en={
        "when": "{stage}, round {round} of {rounds}.",
        "turn": "Turn: {who}.",
        "standings": "Scores: {list}.",
        "score": "{who} {score}",
        "player": "{who}: {goods}; {markers} donation markers and {workers} workers in supply.",
        "holds": "{held} of {capacity} {kind}",
        "bonus": "Bonus actions: {list}.",
        "bonus_action": "{name} {state}",
        "contracts": "Open contracts: {list}.",
        "contract": "{cost} for {reward}, stages left: {left}",
        "closed": "Fulfilled contracts: {fulfilled}, failed: {failed}.",
        "row": "{row}: {list}.",
        "developed": "developed",
        "with": "{tile} ({list})",
        "sections": "Markers: {list}.",
        "section": "{name} {list}",
        "majority": "majority {who}",
        "free": "{count} free",
        "prices": "Prices: {list}.",
        "display": "Contracts on display: {list}; {deck} in the deck.",
        "offer": "{cost} for {reward}, deadline {left}",
        "none": "none",
    },
    de={
        "when": "{stage}, Runde {round} von {rounds}.",
        "turn": "Am Zug: {who}.",
        "standings": "Punkte: {list}.",
        "score": "{who} {score}",
        "player": "{who}: {goods}; im Vorrat {markers} Schenkungsmarker und {workers} Arbeiter.",
        "holds": "{held} von {capacity} {kind}",
        "bonus": "Bonus-Aktionen: {list}.",
        "bonus_action": "{name} {state}",
        "contracts": "Offene Verträge: {list}.",
        "contract": "{cost} für {reward}, Etappen übrig: {left}",
        "closed": "Erfüllte Verträge: {fulfilled}, gescheiterte: {failed}.",
        "row": "{row}: {list}.",
        "developed": "entwickelt",
        "with": "{tile} ({list})",
        "sections": "Marker: {list}.",
        "section": "{name} {list}",
        "majority": "Mehrheit {who}",
        "free": "{count} frei",
        "prices": "Preise: {list}.",
        "display": "Verfügbare Verträge: {list}; {deck} im Stapel.",
        "offer": "{cost} für {reward}, Frist {left}",
        "none": "keine",
    },
)


def describe(view: View[Table], lang: str) -> str:
    """Whose turn it is, the standings, every player, the city row by row, the boards; a line each."""
    return "\n".join(filter(None, _lines(view, lang)))


def _lines(view: View[Table], lang: str) -> Iterator[str]:
    table = view.state
    if table.running(Preparation):
        yield f"{view.fact(question, lang).title}."
        return
    stage = name(f"stage_{table.stage}", lang)
    yield say("when", lang, stage=stage, round=table.round, rounds=table.box.max_rounds)
    if table.is_over:
        yield end_reason(table.end_reason, lang)
        yield f"{verdict(view.result, lang)}." if view.result else ""
    else:
        if not table.running(BetweenTurns):
            yield say("turn", lang, who=f"[seat {table.active}]")
        asked = view.fact(question, lang)
        yield f"{asked.title}: {asked.note}." if asked.note else f"{asked.title}."
    scores = (
        say("score", lang, who=f"[seat {seat}]", score=f"[vp {vp}]")
        for seat, vp in enumerate(final_scores(table))
    )
    yield say("standings", lang, list=", ".join(scores))
    for seat in range(table.seats):
        yield view.fact(_of_player, seat, lang)
    yield view.fact(_of_rows, lang)
    yield view.fact(_of_sections, lang)
    yield view.fact(_of_trade, lang)


@kept
def _of_player(view: View[Table], seat: int, lang: str) -> str:
    return _player(view.state, view.state.players[seat], lang)


@kept
def _of_rows(view: View[Table], lang: str) -> str:
    return "\n".join(_rows(view.state, lang))


@kept
def _of_sections(view: View[Table], lang: str) -> str:
    table = view.state
    told = "; ".join(_section(table, section, lang) for section in table.box.sections)
    return say("sections", lang, list=told)


@kept
def _of_trade(view: View[Table], lang: str) -> str:
    return "\n".join(_trade(view.state, lang))


def _rows(table: Table, lang: str) -> Iterator[str]:
    for row in range(4):
        tiles = (_tile(table, tile, lang) for tile in table.grid[4 * row : 4 * row + 4])
        yield say("row", lang, row=name(f"row_{row}", lang), list=", ".join(tiles))


def _trade(table: Table, lang: str) -> Iterator[str]:
    prices = (
        f"{name(airship, lang)} [{table.box.prices[airship][row - 1]} gold]"
        for airship, row in table.prices.items()
    )
    yield say("prices", lang, list=", ".join(prices))
    offers = "; ".join(_contract(table, card, None, lang) for card in table.display) or say("none", lang)
    yield say("display", lang, list=offers, deck=len(table.deck))


def _player(table: Table, player: Player, lang: str) -> str:
    goods = ", ".join(
        say("holds", lang, held=held, capacity=player.capacity[kind], kind=f"[{kind}]")
        for kind, held in player.goods.items()
    )
    spare = table.box.max_workers - len(player.workers)
    told = [
        say("player", lang, who=f"[seat {player.seat}]", goods=goods, markers=player.supply, workers=spare),
        say(
            "bonus",
            lang,
            list=", ".join(
                say("bonus_action", lang, name=name(bonus, lang), state=name(state, lang))
                for bonus, state in player.bonus.items()
            ),
        ),
    ]
    if player.contracts:
        cards = "; ".join(_contract(table, card, left, lang) for card, left in player.contracts)
        told.append(say("contracts", lang, list=cards))
    told.append(say("closed", lang, fulfilled=len(player.fulfilled), failed=len(player.failed)))
    return " ".join(told)


def _contract(table: Table, contract: str, left: int | None, lang: str) -> str:
    card = table.box.contracts[contract]
    reward = listed(filter(None, (f"[vp {card.vp}]", amounts({"gold": card.gold}))), lang)
    cost = listed((f"[{amount} {kind}]" for kind, amount in card.cost.items()), lang)
    if left is None:
        return say("offer", lang, cost=cost, reward=reward, left=card.deadline)
    return say("contract", lang, cost=cost, reward=reward, left=left)


def _tile(table: Table, tile: str, lang: str) -> str:
    """A tile with its side and the workers on it."""
    notes = [say("developed", lang)] if tile in table.developed else []
    for player in table.players:
        here = [moved for stands, moved in zip(player.workers, player.moved, strict=True) if stands == tile]
        if here:
            count = f" × {len(here)}" if len(here) > 1 else ""
            waits = player.seat == table.active and table.running(BetweenMoves) and not all(here)
            state = f", {name('unmoved', lang)}" if waits else ""
            notes.append(f"[seat {player.seat}]{count}{state}")
    full = name(tile, lang)
    return say("with", lang, tile=full, list="; ".join(notes)) if notes else full


def _section(table: Table, section: str, lang: str) -> str:
    """Who has how many markers on an airship or facility, who has the majority, how many fields are free."""
    markers, holder = table.fields[section], table.majority.get(section)
    parts = [f"{_who(seat, lang)} {markers.count(seat)}" for seat in sorted(set(markers))]
    if holder is not None:
        parts.append(say("majority", lang, who=_who(holder, lang)))
    parts.append(say("free", lang, count=table.box.fields(section, table.seats) - len(markers)))
    return say("section", lang, name=name(section, lang), list=", ".join(parts))


def _who(seat: int, lang: str) -> str:
    return name("city", lang) if seat == CITY else f"[seat {seat}]"
