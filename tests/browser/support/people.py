"""People in front of a browser: they see the page, and press what can be pressed."""

import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    Route,
    WebError,
    WebSocket,
    expect,
)

from support import patience

Size = Literal["desktop", "phone"]
Press = Callable[[Locator], None]

PATIENCE: Final = patience.PATIENCE * 1000
"""Milliseconds until a person gives up."""

SIZES: Final[dict[Size, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
CALM: Final = {"language": "en", "motion": "none", "sound": False, "theme": "light"}
"""Settings with which nothing moves, and nobody waits for it."""

NO_WORKER: Final = (
    "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"
)

TAKES: Final = re.compile("^(Take|Draw) ")
"""What brings cards or contracts; the discards are only looked at."""

REMARKS: Final = (
    # The service worker happened to begin between the announcement of a file and its use: the file
    # is fetched once more.
    "cross-world service worker resource mismatch",
    # A part of the page was fetched ahead, and a busy machine took seconds to come to it.
    "was preloaded using link preload but not used within a few seconds",
    # A busy machine took ten seconds to answer a connection: the page gives it up and tries again.
    "WebSocket is closed before the connection is established",
)
"""What Chromium remarks although nothing is wrong."""

ASKED_OR_CLAIMED: Final = """(number) =>
  document.querySelector("dialog[open]") !== null ||
  document.querySelector(`[data-route="${number}"][role=button]`) === null
"""

CLAIMABLE: Final = re.compile(r", (\d) (?:pink|blue|green|black|red|orange|grey)")


@dataclass
class Faults:
    """Everything that went wrong behind a page: there must be nothing."""

    origin: str
    found: list[str] = field(default_factory=list)
    forgiven: tuple[str, ...] = ()
    """What a test brings about itself, by a part of its words."""
    documents: Counter[Page] = field(default_factory=Counter)
    """How many documents each page has asked for."""
    asked_by: dict[Request, int] = field(default_factory=dict)
    """Which document of its page asked for what, counted from 1."""
    leaving: set[Page] = field(default_factory=set)
    """Pages whose next document has been asked for, and is not there yet."""

    def follow(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        context.on("page", self._page)

    def check(self) -> None:
        real = [fault for fault in self.found if not any(words in fault for words in self.forgiven)]
        assert not real, "\n".join(real)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)
        page.on("domcontentloaded", self._arrived)

    def _arrived(self, page: Page) -> None:
        self.leaving.discard(page)

    def _console(self, message: ConsoleMessage) -> None:
        is_remark = any(remark in message.text for remark in REMARKS)
        if message.type in ("error", "warning") and not is_remark:
            self.found.append(f"console {message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.found.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        self._leaves(request.url)
        page = page_of(request)
        if page is not None:
            if request.is_navigation_request() and request.frame == page.main_frame:
                self.documents[page] += 1
                self.leaving.add(page)
            self.asked_by[request] = self.documents[page]

    def _socket(self, socket: WebSocket) -> None:
        self._leaves(socket.url)

    def _leaves(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.origin).netloc:
            self.found.append(f"request to somebody else: {address}")

    def _failed(self, request: Request) -> None:
        if request.resource_type == "font" and request.failure == "net::ERR_ABORTED":
            return  # the page was left before its letters were there
        if request.failure == "net::ERR_ABORTED" and self._was_left(request):
            return  # nobody waits for it any more
        self.found.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _was_left(self, request: Request) -> bool:
        """Whether the document that asked for it has been left, or its page closed. What was asked
        for at the last moment is told after the request for the next document."""
        page = page_of(request)
        if page is None:
            return False
        if page.is_closed() or page in self.leaving:
            return True
        return self.documents[page] > self.asked_by.get(request, 0)

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"{response.status}: {response.request.method} {response.url}")


def page_of(request: Request) -> Page | None:
    """The page that asked for it; none for a service worker, or for a window not yet open."""
    try:
        return request.frame.page
    except Error:
        return None


@dataclass(frozen=True)
class Claim:
    """A route that somebody has claimed, as it is called, and how much it took."""

    route: str
    presses: int
    is_plain: bool
    """Whether there was one sensible way to pay: in one colour, or in wilds alone."""


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        context: BrowserContext,
        address: str,
        *,
        touches: bool = False,
        offline: bool = False,
    ) -> None:
        """`offline`: the page installs its service worker, to be there without a network too.

        That fetches all 200 files of the page, and a new browser does it at its first visit: if
        everybody did, it would be a quarter of the work of all tests of the page.
        """
        if not offline:
            context.add_init_script(NO_WORKER)
        self._offline = offline
        self.faults = Faults(address)
        self.faults.follow(context)
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._touches = touches
        self.presses = 0
        self.claims: list[Claim] = []
        self._legal: list[dict[str, Any]] = []
        self.page.on("websocket", self._listen)

    def go(self, place: str = "") -> None:
        """Open the page at a place behind the #."""
        self.page.goto(f"{self.address}/{'#/' if place else ''}{place}")

    def answer(self, requests: str | re.Pattern[str], how: Callable[[Route], None]) -> None:
        """Treat such requests of the page otherwise; before the page is opened."""
        assert not self._offline, "requests through the service worker would pass by unseen"
        self.page.route(requests, how)

    @property
    def table(self) -> str:
        """The table at which this person is."""
        found = re.search(r"#/table/([\w-]{16})", self.page.url)
        assert found, self.page.url
        return found[1]

    # Finding and pressing

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def press(self, what: str | re.Pattern[str] | Locator) -> None:
        """Press a button: with the mouse, or with a finger on a phone."""
        where = what if isinstance(what, Locator) else self.button(what)
        self.presses += 1
        if self._touches:
            where.tap()
        else:
            where.click()

    def choose(self, group: str, option: str) -> None:
        """One of a few that lie side by side."""
        radio = self.page.get_by_role("group", name=group).get_by_role(
            "radio", name=option, exact=True
        )
        radio.check(force=True)
        expect(radio).to_be_checked()

    # The table

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name="The board of Amsterdam")

    @property
    def routes(self) -> Locator:
        """The routes that can be claimed now."""
        return self.board.get_by_role("button")

    @property
    def market(self) -> Locator:
        return self.page.get_by_role("region", name="Market")

    @property
    def stock(self) -> Locator:
        """The cards and decks that can be taken from now."""
        return self.market.get_by_role("button", name=TAKES, disabled=False)

    @property
    def offer(self) -> Locator:
        return self.page.get_by_role("region", name="Which contracts will you keep?")

    @property
    def keep(self) -> Locator:
        return self.offer.get_by_role("button", name=re.compile("^Keep (both|this one)$"))

    @property
    def curtain(self) -> Locator:
        return self.button(re.compile("^I am "))

    @property
    def end(self) -> Locator:
        """What is there when the count is over: another game or, where everybody has one try, how
        the others did."""
        others = self.page.get_by_role("link", name=re.compile("^(See the ranking|Who did better)"))
        return self.button("Play again").or_(others)

    @property
    def payment(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("^Claim "))

    @property
    def prompt(self) -> Locator:
        """What the page says that can be done, or for whom we wait."""
        return self.page.locator("main header p.prompt")

    @property
    def turn(self) -> Locator:
        """Anything that this person can do now, the end of the game included."""
        parts = (
            self.stock,
            self.routes,
            self.keep,
            self.curtain,
            self.end,
            self.button("Pass"),
            self.button("Skip"),
        )
        first, *others = parts
        for other in others:
            first = first.or_(other)
        return first.first

    def await_turn(self) -> None:
        expect(self.turn).to_be_visible(timeout=PATIENCE)

    def is_over(self) -> bool:
        return self.end.is_visible()

    def claim(self, route: Locator) -> None:
        """Claim a route, and pay for it in the first of the ways if that is asked."""
        number = int(route.get_attribute("data-route") or "")
        self._note_claim(
            number,
            route.get_attribute("aria-label") or "",
            # a bent route's middle may lie beside it
            lambda: self.press(route.locator(".plate").first),
            lambda: self.press(self.ways.first),
        )

    def claim_by(self, number: int, choose: Callable[[], None], pay: Callable[[], None]) -> None:
        """Claim a route in a way of one's own."""
        self._note_claim(number, str(number), choose, pay)

    def _note_claim(
        self, number: int, name: str, choose: Callable[[], None], pay: Callable[[], None]
    ) -> None:
        ways = [each for each in self._legal if each["type"] == "claim" and each["route"] == number]
        colours = {way["colour"] for way in ways} - {None}
        before = self.presses
        choose()
        if self.is_asked_how_to_pay(number):
            pay()
            expect(self.payment).to_have_count(0)
        self.claims.append(Claim(name, self.presses - before, is_plain=len(colours) <= 1))

    def is_asked_how_to_pay(self, number: int) -> bool:
        """Whether that is asked, after a route was chosen; otherwise it is being claimed."""
        self.page.wait_for_function(ASKED_OR_CLAIMED, arg=number)
        return self.payment.is_visible()

    @property
    def ways(self) -> Locator:
        """The ways to pay that are offered first."""
        return self.payment.locator("ul").first.get_by_role("button")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("game", "moved"):
            self._legal = message["legal"]

    def longest(self) -> Locator | None:
        """The longest route that can be claimed, or none."""
        names: list[str] = self.routes.evaluate_all(
            "routes => routes.map((route) => route.getAttribute('aria-label'))"
        )
        if not names:
            return None
        return self.routes.nth(max(range(len(names)), key=lambda each: _length(names[each])))

    def act(self) -> None:
        """Do the first sensible thing: claim if it is possible, and otherwise take cards."""
        for sole in (self.curtain, self.keep, self.button("Pass"), self.button("Skip")):
            if sole.is_visible():
                self.press(sole)
                return
        route = self.longest()
        if route is not None:
            self.claim(route)
            return
        coloured = self.market.get_by_role(
            "button", name=re.compile("^Take the .* card$"), disabled=False
        )
        self.press((coloured if coloured.count() else self.stock).first)

    def play_on(self, until: Callable[[], bool] | None = None) -> None:
        """Play to the end of the game, or until something is so."""
        for _ in range(400):
            self.await_turn()
            if self.is_over() or (until is not None and until()):
                return
            self.act()
            self.no_problem()
        raise AssertionError("The game does not end.")

    def no_problem(self) -> None:
        """Nothing was refused: what the page offers is always legal."""
        assert self.page.locator(".notices .problem").all_inner_texts() == []


def _length(name: str) -> int:
    found = CLAIMABLE.search(name)
    assert found, f"This route's name does not say its length and colour: {name!r}"
    return int(found[1])


def settings_script(**more: object) -> str:
    """Sets the settings of the page before it begins, unless the person has changed them."""
    wanted = json.dumps(json.dumps({**CALM, **more}))
    key = '"grachten-settings"'
    return (
        f"if (location.host && !localStorage.getItem({key})) localStorage.setItem({key}, {wanted});"
    )


Visit = Callable[..., Person]
"""Somebody comes with a browser of their own: `visit()`, `visit("phone", confirm=False)`."""
