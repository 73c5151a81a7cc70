"""What is said at a table: remembered for as long as the table is in memory, and never stored."""

from collections import deque
from typing import Final

from grachten.protocol.company import Line, PhraseName, Said
from grachten.protocol.messages import Say, Write
from grachten.server.people.names import clean_text, distinct_name
from grachten.server.refusals import Refusal, no_spectators, not_yours
from grachten.server.settings import Settings
from grachten.server.tables import seating
from grachten.server.tables.saved_table import SavedTable
from grachten.server.uptime import now
from grachten.server.wire.limits import Bucket
from grachten.store import Person

REMEMBERED: Final = 50
"""Lines that somebody who comes to the table still gets."""

FAREWELL: Final[PhraseName] = "good-game"
"""What the server's bots answer, once, after the game."""


class Conversation:
    """The last lines, and how much everybody may still say."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lines: deque[tuple[str, Line]] = deque(maxlen=REMEMBERED)
        self._buckets: dict[str, Bucket] = {}
        self._is_answered = False

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(line for _, line in self._lines)

    def clear(self, table: SavedTable) -> int:
        """An operator removes all of it; returns how many lines there were."""
        count = len(self._lines)
        self._lines.clear()
        _send(table, Said(table.id, (), earlier=True))
        return count

    def say(self, table: SavedTable, person: Person, message: Say | Write) -> None:
        """Everyone at the table hears it."""
        lines = self._add(table, person, message)
        if lines:
            _send(table, Said(table.id, lines, earlier=False))

    def _add(self, table: SavedTable, person: Person, message: Say | Write) -> tuple[Line, ...]:
        """What is new: the line, and perhaps an answer. A message that was sent again is not."""
        seat, name = _speaker(table, person, message.seat)
        request = f"{person.id}:{message.id}"
        if any(known == request for known, _ in self._lines):
            return ()
        phrase, text = None, None
        if isinstance(message, Say):
            phrase = message.phrase
        else:
            self._check_chat(table, person)
            text = clean_text(message.text)
        self._take(person)
        line = Line(seat, name, phrase, text, now())
        self._lines.append((request, line))
        answers = self._answers(table, line)
        self._lines.extend(("", answer) for answer in answers)
        return (line, *answers)

    def _check_chat(self, table: SavedTable, person: Person) -> None:
        if not (self._settings.chat and table.options.chat):
            raise Refusal("forbidden", "There is no chat at this table.")
        if person.kind == "bot":
            raise Refusal("forbidden", "Only people can chat.")

    def _take(self, person: Person) -> None:
        limits = self._settings.limits
        bucket = self._buckets.get(person.id)
        if bucket is None:
            if len(self._buckets) >= limits.connections:
                self._buckets.clear()  # nobody gains by it before that many others have come
            bucket = self._buckets[person.id] = Bucket(limits.phrases, limits.phrase_burst)
        if not bucket.take():
            raise Refusal("too-many", "You are sending too much: wait a moment.")

    def _answers(self, table: SavedTable, line: Line) -> tuple[Line, ...]:
        """One of the server's bots is polite enough to answer."""
        if self._is_answered or line.phrase != FAREWELL or table.stored.status != "over":
            return ()
        self._is_answered = True
        bots = [seat for seat in table.seats if seating.is_server_bot(seat) and seat.name]
        return tuple(Line(bot.number, bot.name or "", FAREWELL, None, now()) for bot in bots[:1])


def _send(table: SavedTable, said: Said) -> None:
    table.watchers.send_to_people(lambda _person: said, table.may_hear)


def _speaker(table: SavedTable, person: Person, wanted: int | None) -> tuple[int | None, str]:
    """The seat and the name under which this person speaks.

    Spectators are silent until the game is over: they could tell a player what that player can't
    know.
    """
    mine = seating.seats_of(table.seats, person.id)
    if wanted is not None and wanted not in mine:
        raise not_yours()
    if mine:
        seat = mine[0] if wanted is None else wanted
        return seat, table.seats[seat].name or person.name
    if not table.options.spectators:
        raise no_spectators()
    if table.stored.status in ("open", "playing"):
        raise Refusal("forbidden", "Spectators can talk when the game is over.")
    if not table.watchers.has_person(person.id):
        raise Refusal("conflict", "Watch the table first.")
    return None, distinct_name(person.name, [seat.name for seat in table.seats])
