"""Links to share: `/share/result/TABLE` and the like, and their pictures."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import Parameter

from grachten.fluent_messages import LANGUAGES, FluentMessages
from grachten.server.dependencies import TheServer
from grachten.server.game_server import GameServer
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.sharing.pages import (
    SCRIPT,
    SharePage,
    daily_card,
    game_card,
    game_words,
    neutral_card,
    puzzle_card,
    puzzle_words,
    review_drawing,
)
from grachten.server.sharing.picture_maker import PictureMaker
from grachten.server.sharing.pictures import draw_card
from grachten.server.sharing.shared_games import SharedGame, shared_game, shared_puzzle
from grachten.server.sharing.words import preferred, words_in
from grachten.server.wire.addresses import limit_key

GAMES: Final = ("result", "replay", "review")
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{16}")
PUZZLE: Final = re.compile(r"[0-9a-f]{8}")
HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
PICTURE: Final = ".png"
NEUTRAL: Final = "/share/picture.png"
A_WHILE: Final = "public, max-age=300"
A_DAY: Final = "public, max-age=86400"

Step = Annotated[int | None, Parameter(ge=0, le=9999, description="After so many steps.")]
SeatAsked = Annotated[int | None, Parameter(ge=0, le=3, description="Whose eyes, in the replay.")]
LanguageName = Annotated[str | None, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]
ThePictureMaker = NamedDependency[PictureMaker]


@get("/go.js", include_in_schema=False)
async def go() -> Response[str]:
    return Response(SCRIPT, media_type="text/javascript", headers={"Cache-Control": A_DAY})


@get("/picture.png", include_in_schema=False)
async def neutral(
    request: Request[Any, Any, Any], picture_maker: ThePictureMaker, lang: LanguageName = None
) -> Response[bytes]:
    words = words_in(lang or preferred(request.headers.get("accept-language", "")))
    what = words.say("share-what")
    shown = Found(what, what, "neutral", lambda: draw_card(neutral_card(words)))
    return await _picture(request, picture_maker, shown, words)


@get("/{kind:str}/{name:str}", include_in_schema=False)
async def share(  # noqa: PLR0913, PLR0917 - as the framework passes them
    request: Request[Any, Any, Any],
    kind: str,
    name: str,
    server: TheServer,
    picture_maker: ThePictureMaker,
    step: Step = None,
    seat: SeatAsked = None,
    lang: LanguageName = None,
) -> Response[Any]:
    """A page with a title and a picture, for messengers; with .png, the picture."""
    is_picture = name.endswith(PICTURE)
    name = name.removesuffix(PICTURE)
    words = words_in(lang or preferred(request.headers.get("accept-language", "")))
    step = step if kind == "replay" else None
    asked = "&".join(
        f"{key}={value}"
        for key, value in (("step", step), ("seat", seat if kind in GAMES else None))
        if value is not None
    )
    place = _place(kind, name, asked)
    found = await _found(server, kind, name, (step, seat), words)
    if found is None:
        if is_picture:
            raise Refusal("not-found", "There is nothing at this address.")
        page = SharePage(
            words.say("share-neutral"),
            words.say("share-what"),
            f"{NEUTRAL}?lang={words.language}",
            place,
        )
        return _page(request, server, page, words, 404)
    if is_picture:
        return await _picture(request, picture_maker, found, words)
    shown = f"&{asked}" if asked and kind != "result" else ""
    picture = f"/share/{kind}/{name}{PICTURE}?lang={words.language}{shown}"
    page = SharePage(found.title, found.description, picture, place)
    return _page(request, server, page, words, 200)


@dataclass(frozen=True)
class Found:
    """What may be shown. The picture is known by its `key`, and another one may take its place
    unless it `is_final`."""

    title: str
    description: str
    key: str
    draw: Callable[[], str]
    is_final: bool = True


async def _found(
    server: GameServer,
    kind: str,
    name: str,
    asked: tuple[int | None, int | None],
    words: FluentMessages,
) -> Found | None:
    """What is at this address, from the step and with the eyes asked for; None if there is nothing
    that may be shown."""
    step, seat = asked
    if kind in GAMES and TABLE.fullmatch(name):
        game = await shared_game(server.tables, name, step)
        return None if game is None else _found_game(server, kind, name, game, seat, words)
    if kind == "puzzle" and PUZZLE.fullmatch(name):
        await server.services.preparation.wait()
        try:
            puzzle = shared_puzzle(name)
        except Refusal:
            return None
        key = f"puzzle/{name}"
        return Found(
            *puzzle_words(words, puzzle), key, lambda: draw_card(puzzle_card(words, puzzle))
        )
    if kind == "daily" and _is_day(name):
        title = words.say("share-daily", {"day": name})
        what = words.say("share-daily-what")
        return Found(title, what, f"daily/{name}", lambda: draw_card(daily_card(words, name)))
    return None


def _found_game(  # noqa: PLR0913, PLR0917 - what is asked for, and what was found
    server: GameServer,
    kind: str,
    name: str,
    game: SharedGame,
    seat: int | None,
    words: FluentMessages,
) -> Found:
    """A review is shown with its own picture as long as the server has the review. None is made
    for a picture: messengers ask often, and the answer can't wait for it. Otherwise the picture is
    that of the result, until somebody has the game reviewed."""
    title, description = game_words(words, game, kind)
    review = None
    if kind == "review" and game.record is not None:
        review = server.reviews.made(game.record)
    # With the names that are on it: somebody may have been deleted since it was drawn.
    key = f"{kind}/{name}/{game.step}/{seat}/{description}"
    if review is not None:
        return Found(title, description, key, lambda: review_drawing(words, game, review, seat))
    return Found(
        title,
        description,
        f"{key}/result",
        lambda: draw_card(game_card(words, game, kind)),
        is_final=kind != "review",
    )


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _place(kind: str, name: str, asked: str) -> str:
    """Where it leads; nonsense leads to the start page."""
    query = f"?{asked}" if asked else ""
    if kind in GAMES and TABLE.fullmatch(name):
        match kind:
            case "result":
                return f"#/table/{name}"
            case "replay":
                return f"#/replay/{name}{query}"
            case _:
                return f"#/replay/{name}{query}{'&' if query else '?'}review=1"
    if kind == "puzzle" and PUZZLE.fullmatch(name):
        return f"#/puzzles/{name}"
    if kind == "daily" and _is_day(name):
        return f"#/daily/{name}"
    return "#/"


def _page(
    request: Request[Any, Any, Any],
    server: GameServer,
    page: SharePage,
    words: FluentMessages,
    status: int,
) -> Response[str]:
    query = request.scope["query_string"].decode("latin-1")
    path = request.scope["path"] + (f"?{query}" if query else "")
    return Response(
        page.html(words, _origin(request, server), path),
        media_type="text/html",
        status_code=status,
        headers={"Cache-Control": A_WHILE, "Vary": "Accept-Language"},
    )


def _origin(request: Request[Any, Any, Any], server: GameServer) -> str:
    """The server as the caller named it. The guard has checked the name against those allowed."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise Refusal("invalid", "The request must name the host.")
    is_secure = server.services.settings.secure or request.scope["scheme"] in ("https", "wss")
    return f"{'https' if is_secure else 'http'}://{host}"


async def _picture(
    request: Request[Any, Any, Any],
    maker: PictureMaker,
    found: Found,
    words: FluentMessages,
) -> Response[bytes]:
    key = f"{found.key}/{words.language}"
    made = await maker.make(limit_key(request.scope), key, found.draw)
    kept = A_DAY if found.is_final else A_WHILE
    headers = {"Cache-Control": kept, "Vary": "Accept-Language"}
    return Response(made, media_type="image/png", headers=headers)


def share_routes(limits: Limits) -> Router:
    """The routes above, with one maker of pictures."""
    picture_maker = PictureMaker(limits)

    def the_picture_maker() -> PictureMaker:
        return picture_maker

    return Router(
        path="/share",
        route_handlers=[go, neutral, share],
        dependencies={"picture_maker": Provide(the_picture_maker, sync_to_thread=False)},
    )
