"""Files that people bring, code that does not belong into a page, and more open pages than are told."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from kesselhaus.games import shipped_file
from kesselhaus.web.limits import MOST_LINES
from kesselhaus.web.texts import phrases
from tests.browser.conftest import Invite
from tests.browser.house import OwnHouse
from tests.browser.people import PHONE, RECONNECTS, SIDEWAYS, WAIT

INJECTED = "<script>window.broken_in = true</script><style>body { outline: 7px solid red }</style>"
LINES = """([address, count]) => { const url = new URL(address, location.href);
  url.protocol = 'ws'; window.lines = [];
  return Promise.all([...Array(count)].map(() => new Promise((done) => { const line = new WebSocket(url);
    window.lines.push(line); line.onmessage = ({ data }) => done(!JSON.parse(data).full); }))); }"""

COME_BACK = """() => new Promise((done) => {
  const look = () => {
    if (document.getElementById('notice').hidden) { done(true); return; }
    window.dispatchEvent(new Event('online'));
    setTimeout(look, 50);
  };
  look();
})"""
"""The house notices a little later that a page was closed."""


@pytest.fixture
def dearer(tmp_path: Path) -> Path:
    shipped, head = shipped_file("airship_city"), b"[constants.hire_cost]\nvalue = "
    assert head + b"10" in shipped
    file = tmp_path / "dearer.toml"
    file.write_bytes(shipped.replace(head + b"10", head + b"12"))
    return file


def test_code_that_got_into_a_page_does_not_run(invite: Invite) -> None:
    guest = invite("Anna")

    def spoiled(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=reply.text().replace("</main>", f"{INJECTED}</main>"))

    guest.page.route(f"{guest.address}/rules", spoiled)
    guest.go("/rules")
    assert "broken_in" in guest.page.content()
    assert guest.page.evaluate("window.broken_in") is None
    assert guest.page.evaluate("getComputedStyle(document.body).outlineWidth") != "7px"
    refused = [text for text in guest.complaints if "Content Security Policy" in text]
    assert len(refused) == len(guest.complaints) == 2
    guest.complaints.clear()
    guest.page.unroute(f"{guest.address}/rules")
    guest.go("/rules")


@pytest.mark.parametrize(
    ("lang", "told", "line"),
    [
        (
            "en",
            "another edition",
            "Line 49 (constants.hire_cost.value): A whole number belongs here, not a text.",
        ),
        ("de", "andere Ausgabe", "Zeile 49 (constants.hire_cost.value): Hierher gehört eine ganze Zahl"),
    ],
)
def test_a_file_is_brought_without_any_script(
    chromium: Browser, house: OwnHouse, dearer: Path, lang: str, told: str, line: str
) -> None:
    context = chromium.new_context(
        java_script_enabled=False,
        locale="de-DE" if lang == "de" else "en-GB",
        viewport={"width": PHONE[0], "height": PHONE[1]},
    )
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.goto(f"{house.address}/new?game=airship_city&seats=2")
    page.locator("label:has(> [name=who-1][value=open])").click()
    page.locator("label:has(> [name=pace][value=daily])").click()
    good = dearer.read_bytes()
    dearer.write_bytes(good.replace(b"value = 12", b'value = "twelve"'))
    page.locator("input[name=components]").set_input_files(dearer)
    page.locator("#laying .go2").click()
    expect(page.get_by_role("alert")).to_contain_text(line)
    expect(page.locator("[name=who-1][value=open]")).to_be_checked()
    expect(page.locator("input[name=pace][value=daily]")).to_be_checked()
    dearer.write_bytes(good)
    page.locator("input[name=components]").set_input_files(dearer)
    page.locator("#laying .go2").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".room")).to_contain_text(told)
    expect(page.locator(".room .differs li")).to_have_text("constants.hire_cost.value: 10 → 12")
    with page.expect_download() as download:
        page.locator(".room a[href$='/components']").click()
    assert Path(download.value.path()).read_bytes() == good
    context.close()


def test_a_record_is_brought_by_the_form(invite: Invite, dearer: Path, tmp_path: Path) -> None:
    guest, other = invite("Anna", size=PHONE), invite("Bernd", "de")
    guest.go("/new?game=airship_city&seats=1")
    guest.page.locator("input[name=components]").set_input_files(dearer)
    assert guest.page.evaluate(SIDEWAYS) == 0
    guest.page.locator("#laying .go2").click()
    guest.at_table()
    record = tmp_path / "record.json"
    saved = guest.context.request.get(f"{guest.address}{guest.path}/record", max_retries=RECONNECTS)
    record.write_bytes(saved.body())
    other.go("/new")
    other.page.locator("input[name=record]").set_input_files(record)
    other.page.locator("form[action='/import'] button").click()
    other.page.wait_for_url("**/replay?at=1")
    other.page.locator("a[href='#menu']").click()
    expect(other.page.locator("#menu")).to_contain_text("andere Ausgabe")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_one_page_too_many_says_so_and_works(invite: Invite, lang: str) -> None:
    guest = invite("Anna", lang)
    path = guest.lay("airship_city", "me")
    guest.at_table()
    holder = guest.context.new_page()
    holder.goto(f"{guest.address}/rules")
    held = holder.evaluate(LINES, [f"{path}/live?version=0", MOST_LINES["visitor"] - 1])
    assert all(held)
    assert holder.evaluate(LINES, [f"{path}/live?version=0", 1]) == [False]
    late = guest.context.new_page()
    late.goto(f"{guest.address}{path}")
    expect(late.locator("#notice")).to_have_text(phrases(lang)["too_many_lines"])
    late.locator("#console button[name=option]").first.click()
    for page in (late, guest.page):
        expect(page.locator("[data-table]")).to_have_attribute("data-version", "2")
    guest.page.close()
    late.evaluate(COME_BACK)
    expect(late.locator("#notice")).to_be_hidden()
