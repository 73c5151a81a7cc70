"""Hints and reasons in words: the messages are in `words`, in `review.ftl`."""

from grachten.cli.words import Words
from grachten.review import Advice, Hint, Reason
from grachten.review.action_words import action_in_words, ends_in_words
from grachten.rules import Board


def lines_of(hint: Hint, board: Board, words: Words) -> list[str]:
    """A hint, a line for each action."""
    return [_line(advice, board, words) for advice in hint.advice]


def _line(advice: Advice, board: Board, words: Words) -> str:
    return words.say(
        "review-hint-line",
        {
            "action": _capital(action_in_words(advice.option.action, board, words)),
            "chance": round(100 * advice.option.chance),
            "reason": sentence(advice.reason, board, words),
        },
    )


def sentence(reason: Reason, board: Board, words: Words) -> str:
    """Why, in one sentence."""
    numbers = reason.numbers
    values: dict[str, str | int | float] = {**numbers}
    if "contract" in numbers:
        values |= ends_in_words(board, board.contracts[numbers["contract"]].ends)
    elif "route" in numbers:
        values |= ends_in_words(board, board.routes[numbers["route"]].ends)
    if "value" in numbers:
        values["points"] = numbers["value"]
    if "tenths" in numbers:
        values["chance"] = numbers["tenths"] / 10
    return words.say(f"review-reason-{reason.kind}", values)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
