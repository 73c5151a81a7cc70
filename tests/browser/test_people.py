"""What counts as a fault behind a page, and what only means that somebody has left it."""

import pytest
from playwright.sync_api import Route

from browser.support.people import Visit

ASK = "() => { void fetch('/held').catch(() => undefined); }"
GIVE_UP = """() => {
  const giving = new AbortController();
  void fetch('/held', { signal: giving.signal }).catch(() => undefined);
  setTimeout(() => giving.abort(), 0);
}"""


def hold(_route: Route) -> None:
    """It gets no answer."""


def test_what_a_page_asked_for_before_it_was_left(visit: Visit) -> None:
    anna = visit()
    anna.page.route("**/held", hold)
    anna.go("watch")
    with anna.page.expect_request("**/held"):
        anna.page.evaluate(ASK)
    with anna.page.expect_event("requestfailed", lambda request: request.url.endswith("/held")):
        anna.page.reload()
    anna.faults.check()


def test_what_a_page_gives_up_while_it_is_looked_at(visit: Visit) -> None:
    anna = visit()
    anna.page.route("**/held", hold)
    anna.go("watch")
    with anna.page.expect_event("requestfailed", lambda request: request.url.endswith("/held")):
        anna.page.evaluate(GIVE_UP)
    with pytest.raises(AssertionError, match=r"failed: GET .*/held: net::ERR_ABORTED"):
        anna.faults.check()
    anna.faults.found.clear()
