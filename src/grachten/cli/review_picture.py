"""`grachten review --picture`: a game's luck and skill as a picture to share."""

from pathlib import Path
from typing import Final, get_args

from grachten.cli.advice import action_in_words
from grachten.cli.files import check_new
from grachten.cli.words import Words
from grachten.drawing import render_png
from grachten.protocol.pictures import (
    PicturedPlayer,
    PicturedStep,
    PictureWords,
    ReviewPicture,
)
from grachten.protocol.tables import CartColour
from grachten.review import Review, SeatReview
from grachten.review.picture import WIDTH, draw_review
from grachten.rules import ClaimRoute, Game, GrachtenError

COLOURS: Final[tuple[CartColour, ...]] = get_args(CartColour)
"""A record doesn't say who had which: the seats take them in order."""
TURNS: Final = 4
"""Turning points on a picture."""
MUCH: Final = 0.1
"""Luck from which on the title speaks of it."""
FINER: Final = 2
"""Pixels of a PNG for each unit of the drawing, across."""


def check_picture(path: Path, games: int, *, overwrite: bool) -> None:
    """Before any work is done."""
    if path.suffix.lower() not in (".svg", ".png"):
        raise GrachtenError(f"A picture is an .svg or a .png file, not {path.name!r}.")
    if games != 1:
        raise GrachtenError(f"A picture shows one game, and the file has {games}.")
    check_new(path, overwrite=overwrite)


def draw_picture(
    path: Path, found: Review, seat: int | None, game: Game, names: list[str], words: Words
) -> bytes:
    """The picture of a review of all seats, through the eyes of one, or of the winner."""
    sheet = game.score_sheet
    assert sheet is not None
    whose = sheet.winners[0] if seat is None else seat
    picture = picture_of(found, whose, game, names, words)
    if path.suffix.lower() == ".svg":
        return draw_review(picture, game.board).encode()
    return render_png(draw_review(picture, game.board, embed_fonts=False), FINER * WIDTH)


def picture_of(
    found: Review, seat: int, game: Game, names: list[str], words: Words
) -> ReviewPicture:
    """What is on the picture, in words."""
    mine = found.seats[seat]
    return ReviewPicture(
        seat,
        tuple(_player(each, game, names[each.seat], words) for each in found.seats),
        _steps(mine, game, words),
        PictureWords(
            title=words.say("sharing-title", {"name": names[seat], **_verdict(mine)}),
            subtitle=words.say(
                "sharing-subtitle-hindsight" if found.hindsight else "sharing-subtitle"
            ),
            curve=words.say("sharing-chance"),
            axis=(_percent(0, words), _percent(0.5, words), _percent(1, words)),
            points=words.say("sharing-points"),
            accuracy=words.say("sharing-accuracy"),
            luck=words.say("review-luck"),
            choices=words.say("review-choices"),
            steps=words.say("sharing-steps"),
        ),
    )


def _verdict(mine: SeatReview) -> dict[str, str]:
    share, luck = mine.sums.result, mine.sums.luck
    return {
        "result": "won" if share == 1 else "shared" if share else "lost",
        "luck": "good" if luck >= MUCH else "bad" if luck <= -MUCH else "even",
    }


def _player(seat: SeatReview, game: Game, name: str, words: Words) -> PicturedPlayer:
    sheet = game.score_sheet
    assert sheet is not None
    return PicturedPlayer(
        name=name,
        colour=COLOURS[seat.seat],
        points=sheet.totals[seat.seat],
        curve=tuple(min(max(chance, 0.0), 1.0) for chance in seat.curve),
        routes=game.state.routes(seat.seat),
        accuracy=seat.accuracy,
        luck=seat.sums.luck,
        choice=seat.sums.choice,
        luck_words=_signed(seat.sums.luck, words),
        choice_words=_signed(seat.sums.choice, words),
    )


def _steps(mine: SeatReview, game: Game, words: Words) -> tuple[PicturedStep, ...]:
    """The turning points in order, and the best move."""
    turns = sorted(mine.turning_points[:TURNS])
    best = [] if mine.best_move is None else [mine.best_move]
    steps = []
    for place, number in enumerate(turns + best):
        step, is_best = mine.steps[number], place >= len(turns)
        label = _brief(step.action, game, words)
        if is_best:
            label = words.say("sharing-best", {"action": label})
        before, after = _percent(step.before, words), _percent(step.after, words)
        steps.append(PicturedStep(number + 1, step.seat, is_best, label, before, after))
    return tuple(steps)


def _brief(action: object, game: Game, words: Words) -> str:
    """A claim is named by its route alone."""
    if isinstance(action, ClaimRoute):
        start, end = (game.board.locations[at].name for at in action.route.ends)
        return f"{start} – {end}"
    said = action_in_words(action, game.board, words)  # type: ignore[arg-type] # as the review has it
    return said[:1].upper() + said[1:]


def _percent(chance: float, words: Words) -> str:
    return words.say("sharing-percent", {"number": round(100 * chance)})


def _signed(part: float, words: Words) -> str:
    points = round(100 * part)
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return sign + words.say("sharing-percent", {"number": abs(points)})
