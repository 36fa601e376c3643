"""The end of a match on its table: everybody's total and parts are in sight, on a desk and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kesselhaus.library import Match
from tests.games.looking import document

RECORDS = Path(__file__).parents[1] / "records"
CUT = """() => {
  const table = document.querySelector('#supply table.result'), board = document.getElementById('supply');
  const right = board.getBoundingClientRect().right, cut = [];
  for (const cell of table.querySelectorAll('th, td')) {
    if (cell.getBoundingClientRect().right > right) cut.push(cell.textContent);
    if (cell.matches('td, thead th') && cell.scrollWidth > cell.clientWidth + 1) cut.push(cell.textContent);
  }
  for (const name of table.querySelectorAll('tbody th span'))
    if (name.clientWidth < 30) cut.push(name.textContent);
  return cut;
}"""


@pytest.mark.parametrize("size", [(1400, 900), (390, 844)])
def test_the_result_of_steamopolis_is_whole(chromium: Browser, size: tuple[int, int]) -> None:
    page = chromium.new_page(viewport={"width": size[0], "height": size[1]})
    for name in ("1p", "2p-passengers", "4p"):
        match = Match.load(RECORDS / f"steamopolis-{name}.json")
        for lang, total in (("en", "total"), ("de", "gesamt")):
            page.set_content(document(match.view(None), lang))
            assert page.evaluate(CUT) == [], (name, lang)
            assert page.locator("#supply table.result thead th").first.inner_text() == total
    page.close()
