"""Figures as people read them, on the screen and in a report."""

from typing import Final

from grachten.arena.luck_statistics import LuckStatistics
from grachten.arena.shares import Share

NOTHING: Final = "–"
"""Shown when there is no figure."""


def counted(number: int, what: str) -> str:
    """A number of things: `1 game`, `1,200 games`."""
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


def percent(part: float, decimals: int = 1) -> str:
    return f"{part:.{decimals}%}"


def share_of(share: Share | None) -> str:
    return NOTHING if share is None else percent(share.share)


def interval(share: Share | None) -> str:
    """The ends of a share's 95 % interval."""
    return NOTHING if share is None else f"{share.low * 100:.1f}–{share.high * 100:.1f}%"


def decimal(figure: float, decimals: int = 1) -> str:
    """With a real minus sign, and none before a zero."""
    text = f"{figure:.{decimals}f}"
    is_zero = not text.strip("-0.")
    return text.lstrip("-") if is_zero else text.replace("-", "−")


def signed(figure: float, decimals: int = 1) -> str:
    """With a sign unless it rounds to zero."""
    text = decimal(figure, decimals)
    is_plus = figure > 0 and text.strip("0.")
    return f"+{text}" if is_plus else text


def spread(part: float, error: float) -> str:
    """A share and half its 95 % interval: `51.2 ± 3.0%`."""
    return f"{100 * part:.1f} ± {100 * error:.1f}%"


def luck_row(bot: str, luck: LuckStatistics) -> tuple[str, ...]:
    """A bot, its games, accuracy, what decisions lost and luck brought in points of win chance, its
    wins, those without luck, and how much of the variance is left then."""
    return (
        bot,
        f"{luck.games:,}",
        NOTHING if luck.accuracy is None else decimal(luck.accuracy),
        decimal(100 * luck.lost),
        signed(100 * luck.luck),
        spread(luck.won.played, luck.won.played_error),
        spread(luck.won.adjusted, luck.won.adjusted_error),
        percent(luck.won.variance_left, 0),
    )


def elo(points: float) -> str:
    return f"{points:+.0f}".replace("-", "−")


def thinking_time(seconds: float) -> str:
    """Three digits, in a suitable unit."""
    if seconds >= 1:
        return f"{seconds:.3g} s"
    if seconds >= 1e-3:
        return f"{seconds * 1e3:.3g} ms"
    return f"{seconds * 1e6:.3g} µs"
