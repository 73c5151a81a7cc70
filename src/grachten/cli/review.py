"""`grachten review`: what decided a recorded game."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from grachten.cli.advice import sentence
from grachten.cli.console import each, out, prepare_reviews, print_json
from grachten.cli.files import whole_file
from grachten.cli.review_picture import check_picture, draw_picture
from grachten.cli.words import Words, language_of_surroundings
from grachten.review import Review, SeatReview, Step, review
from grachten.review.action_words import action_in_words
from grachten.rules import Board, Game, GrachtenError, read_records, verify_record

SHOWN: Final = 3
"""Mistakes and strokes of luck that are shown of a seat."""
PARTS: Final = {
    "start": "review-start",
    "choice": "review-choices",
    "luck": "review-luck",
    "others": "review-others",
    "noise": "review-noise",
    "result": "review-result",
}


@dataclass(frozen=True)
class ReviewOptions:
    """The command-line options, as given."""

    seat: int | None
    language: str | None
    hindsight: bool
    picture: Path | None
    overwrite: bool
    as_json: bool


def review_file(path: Path, options: ReviewOptions) -> None:
    """Review every record in a file, each after it was checked against the rules."""
    words = Words(options.language or language_of_surroundings())
    seat, picture = options.seat, options.picture
    records = list(read_records(path))
    if picture is not None:
        check_picture(picture, len(records), overwrite=options.overwrite)
    prepare_reviews()
    results: list[dict[str, Any]] = []
    for name, record in each(records, len(records), f"Reviewing {path.name}", "games"):
        game = verify_record(record)
        if seat is not None and seat >= game.players:
            raise GrachtenError(f"There is no seat {seat} with {game.players} players.")
        seats = None if seat is None or picture is not None else [seat]
        found = review(game.record(), game.board, seats, hindsight=options.hindsight)
        names = [str(player["name"]) for player in record["seats"]]
        if picture is not None:
            drawn = draw_picture(picture, found, seat, game, names, words)
            with whole_file(picture, overwrite=options.overwrite) as file:
                file.write(drawn)
        if seat is not None:
            found = replace(found, seats=tuple(s for s in found.seats if s.seat == seat))
        if options.as_json:
            results.append({"record": name, "names": names, **found.to_dict()})
        else:
            _tell(found, game, names, words)
    if options.as_json:
        print_json({"games": len(results), "reviews": results})
    elif picture is not None:
        out.print(f"Drawn to {picture}.", markup=False, soft_wrap=True)


def _tell(found: Review, game: Game, names: list[str], words: Words) -> None:
    if found.hindsight:
        out.print(words.say("review-hindsight"))
    for seat in found.seats:
        for line in _lines(seat, game.board, names[seat.seat], words):
            out.print(line)
        out.print()


def _lines(seat: SeatReview, board: Board, name: str, words: Words) -> Iterator[RenderableType]:
    if seat.accuracy is None:
        yield f"[bold]{escape(words.say('review-of-forced', {'name': name}))}[/]"
    else:
        heading = words.say("review-of", {"name": name, "accuracy": round(seat.accuracy)})
        yield f"[bold]{escape(heading)}[/]"
    yield _sums(seat, words)
    if seat.mistakes:
        yield words.say("review-lost")
        for number in seat.mistakes[:SHOWN]:
            yield "  " + _mistake(seat.steps[number], board, words)
    else:
        yield words.say("review-lost-nothing")
    yield words.say("review-strokes")
    for number in seat.strokes_of_luck[:SHOWN]:
        step = seat.steps[number]
        assert step.stroke is not None
        luck = {"step": number + 1, "stroke": step.stroke, "luck": _signed(step.luck)}
        yield "  " + words.say("review-stroke-line", luck)
    if seat.best_move is not None:
        step = seat.steps[seat.best_move]
        action = action_in_words(step.action, board, words)
        yield words.say("review-best", {"step": step.number + 1, "action": action})


def _sums(seat: SeatReview, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for message in PARTS.values():
        table.add_column(words.say(message), justify="right")
    values = [getattr(seat.sums, part) for part in PARTS]
    table.add_row(
        *(
            f"{100 * value:.0f} %" if part in ("start", "result") else _signed(value)
            for part, value in zip(PARTS, values, strict=True)
        )
    )
    return table


def _mistake(step: Step, board: Board, words: Words) -> str:
    decision = step.decision
    assert decision is not None
    line = words.say(
        "review-lost-line",
        {
            "grade": decision.grade,
            "step": step.number + 1,
            "action": action_in_words(step.action, board, words),
            "loss": f"{100 * decision.loss:.1f}",
            "better": action_in_words(decision.options[0].action, board, words),
        },
    )
    return line if decision.reason is None else f"{line} {sentence(decision.reason, board, words)}"


def _signed(chance: float) -> str:
    """A part of a win chance, in points of a hundred."""
    return f"{100 * chance:+.1f}".replace("-", "−")
