"""The date, by UTC: the same for everybody, whatever their clocks say."""

from datetime import UTC, date, datetime, timedelta
from typing import Protocol

from grachten.server.uptime import now


class Calendar(Protocol):
    """Where the server looks up the time of day. Tests in which a day ends use their own."""

    def now(self) -> int:
        """Milliseconds since 1970."""


class SystemCalendar:
    def now(self) -> int:
        return now()


def today(calendar: Calendar) -> date:
    return datetime.fromtimestamp(calendar.now() / 1000, UTC).date()


def end_of(day: date) -> int:
    """When a day is over, in milliseconds since 1970."""
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1)
    return int(midnight.timestamp() * 1000)
