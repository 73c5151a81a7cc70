"""What a link to a game, a moment or a puzzle shows in a messenger, and where it leads.

The places of the page stand behind the #, which no server sees. So what is shared is a small page
of its own, with a title and a picture for programs, and a way to the place for people.
"""

import re
from dataclasses import dataclass
from html import escape
from typing import Final

from grachten.fluent_messages import FluentMessages
from grachten.protocol.reviews import ReviewState
from grachten.review.picture import HEIGHT, WIDTH, draw_review
from grachten.review.picture.content import PlayerInPicture, picture_of
from grachten.server.services import known_board
from grachten.server.sharing.pictures import Card, CardPlayer, readable
from grachten.server.sharing.shared_games import SharedGame, SharedPlayer, SharedPuzzle

SCRIPT: Final = 'location.replace(document.querySelector("a").href);\n'
"""Takes people to the place. Programs that read a page for its picture don't run it."""

GUEST: Final = re.compile(r"Guest (\d+(?: \d+)?)")
"""What the server calls people who have not chosen a name."""

_PAGE: Final = """<!doctype html>
<html lang="{lang}" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="utf-8">
<title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="{description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="{site}">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{description}">
<meta property="og:url" content="{url}">
<meta property="og:image" content="{image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="{width}">
<meta property="og:image:height" content="{height}">
<meta property="og:image:alt" content="{title}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="{title}">
<meta name="twitter:description" content="{description}">
<meta name="twitter:image" content="{image}">
<script src="/share/go.js" defer></script>
</head>
<body>
<h1>{title}</h1>
<p>{description}</p>
<p><a href="{place}">{open}</a></p>
</body>
</html>
"""


@dataclass(frozen=True)
class SharePage:
    """`picture` is the path of its picture, `place` where it leads people, from the #."""

    title: str
    description: str
    picture: str
    place: str

    def html(self, words: FluentMessages, origin: str, path: str) -> str:
        return _PAGE.format(
            lang=words.language,
            title=escape(self.title),
            description=escape(self.description),
            site=escape(words.say("common-game")),
            url=escape(origin + path),
            image=escape(f"{origin}{self.picture}"),
            width=WIDTH,
            height=HEIGHT,
            place=escape(f"/{self.place}"),
            open=escape(words.say("share-open")),
        )


def neutral_card(words: FluentMessages) -> Card:
    board = known_board("amsterdam")
    return Card(board, words.say("share-neutral"), words.say("share-what"), _foot(words))


def daily_card(words: FluentMessages, day: str) -> Card:
    """The empty board: nothing of the deal is known."""
    note = words.say("share-daily-what")
    return Card(
        known_board("amsterdam"), words.say("share-daily", {"day": day}), note, _foot(words)
    )


def puzzle_card(words: FluentMessages, puzzle: SharedPuzzle) -> Card:
    players = tuple(
        CardPlayer(words.say("puzzles-player", {"number": n}), p.colour, p.points, p.routes)
        for n, p in enumerate(puzzle.game.players, 1)
    )
    title = words.say("share-puzzle")
    return Card(puzzle.game.board, title, _puzzle_note(words, puzzle), _foot(words), players)


def puzzle_words(words: FluentMessages, puzzle: SharedPuzzle) -> tuple[str, str]:
    return words.say("share-puzzle"), _puzzle_note(words, puzzle)


def _puzzle_note(words: FluentMessages, puzzle: SharedPuzzle) -> str:
    theme = words.say("puzzles-theme", {"theme": puzzle.theme})
    difficulty = words.say("puzzles-difficulty", {"difficulty": puzzle.difficulty})
    return f"{theme} · {difficulty}"


def game_words(words: FluentMessages, game: SharedGame, kind: str) -> tuple[str, str]:
    """The title and the description of a shared game."""
    names = [_name(words, player, place) for place, player in enumerate(game.players)]
    score = ", ".join(
        f"{name} {player.points}" for name, player in zip(names, game.players, strict=True)
    )
    return _title(words, game, kind, names), f"{score} · {_note(words, game, kind)}"


def game_card(words: FluentMessages, game: SharedGame, kind: str) -> Card:
    names = _written_names(words, game)
    order = sorted(range(len(names)), key=lambda seat: -game.players[seat].points)
    players = tuple(
        CardPlayer(
            names[seat],
            game.players[seat].colour,
            game.players[seat].points,
            game.players[seat].routes,
            seat in game.winners,
        )
        for seat in (order if game.step is None else range(len(names)))
    )
    title = _title(words, game, kind, names)
    return Card(game.board, title, _note(words, game, kind), _foot(words), players)


def review_drawing(
    words: FluentMessages, game: SharedGame, review: ReviewState, seat: int | None
) -> str:
    """The picture of a review, through the eyes of a seat, or of a winner."""
    names = _written_names(words, game)
    players = [
        PlayerInPicture(name, player.colour, player.points, player.routes)
        for name, player in zip(names, game.players, strict=True)
    ]
    whose = seat if seat is not None and seat < len(players) else game.winners[0]
    picture = picture_of(review.seats, whose, players, game.board, words)
    return draw_review(picture, game.board, embed_fonts=False)


def _written_names(words: FluentMessages, game: SharedGame) -> list[str]:
    """As a picture can write them."""
    return [
        readable(_name(words, player, place), words.say("puzzles-player", {"number": place + 1}))
        for place, player in enumerate(game.players)
    ]


def _title(words: FluentMessages, game: SharedGame, kind: str, names: list[str]) -> str:
    if kind == "review":
        return words.say("share-review")
    if game.step is not None:
        return words.say("share-moment")
    if len(game.winners) == 1:
        return words.say("share-won", {"name": names[game.winners[0]]})
    return words.say("share-shared")


def _note(words: FluentMessages, game: SharedGame, kind: str) -> str:
    if game.step is not None:
        return words.say("share-step", {"step": game.step, "last": game.last})
    if kind == "review":
        return words.say("share-review-what")
    return words.say("share-played", {"players": len(game.players)})


def _name(words: FluentMessages, player: SharedPlayer, place: int) -> str:
    """Guests are called so in the reader's language, as on the page."""
    if guest := GUEST.fullmatch(player.name):
        return words.say("common-guest", {"number": guest[1]})
    return player.name or words.say("puzzles-player", {"number": place + 1})


def _foot(words: FluentMessages) -> str:
    return words.say("common-game")
