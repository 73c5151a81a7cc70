"""What people who wait see: how long it may take, how many others wait, and which table."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from grachten.club import Rating, Waiting, WaitingRoom, look, room_of
from grachten.protocol.finding import Search, Wish
from grachten.store import StoredRoom, StoredWait

OFTEN: Final = 5_000
"""Milliseconds between two messages to one person about others who come and go."""


def waiting_of(waits: Iterable[StoredWait], blocks: Iterable[tuple[str, str]]) -> Iterator[Waiting]:
    """As the functions of the club know them."""
    blocked: dict[str, set[str]] = {}
    for person, whom in blocks:
        blocked.setdefault(person, set()).add(whom)
    for wait in waits:
        yield Waiting(
            person=wait.person,
            since=wait.since / 1000,
            rating=Rating(float(wait.points), float(wait.deviation)),
            players=frozenset(map(int, wait.players)),
            pace=wait.pace,
            rated=wait.rated,
            blocks=frozenset(blocked.get(wait.person, ())),
            recent=frozenset(wait.recent.split()),
        )


class Searches:
    """All searches at one time."""

    def __init__(self, room: StoredRoom, at: int) -> None:
        self._at = at
        self._blocks = room.blocks
        self._waits = {wait.person: wait for wait in room.waits if wait.table_id not in room.begun}
        self._looking = [wait for wait in self._waits.values() if wait.table_id is None]
        self._alike = Counter((wait.pace, wait.rated) for wait in self._looking)

    def __len__(self) -> int:
        """How many people look for opponents."""
        return len(self._looking)

    def __contains__(self, person: str) -> bool:
        return person in self._waits

    def of(self, person: str) -> Search | None:
        wait = self._waits.get(person)
        if wait is None:
            return None
        is_looking = wait.table_id is None
        by = wait.answer_by
        return Search(
            wish=Wish(tuple(map(int, wait.players)), wait.pace, wait.rated),
            waited=max(0, self._at - wait.since),
            others=self._alike[wait.pace, wait.rated] - is_looking,
            soon=self._soon(person) if is_looking else None,
            table=wait.table_id,
            answer_in=None if by is None else max(0, by - self._at),
        )

    def news_for(self, person: str, told: tuple[Search, int] | None) -> Search | None:
        """Their search, if it has changed and no message was sent just before."""
        if told is None:
            return self.of(person)
        before, waiting = told
        wait = self._waits[person]
        if wait.table_id == before.table:
            elapsed = self._at - wait.since - before.waited
            others = self._alike[wait.pace, wait.rated] - (wait.table_id is None)
            is_same = (others, len(self)) == (before.others, waiting)
            if wait.table_id is not None or elapsed < OFTEN or is_same:
                return None
        return self.of(person)

    def _soon(self, person: str) -> int | None:
        seconds = self._at / 1000
        found = look(self._room, person, seconds)
        wait = 0.0 if found.table is not None else found.wait
        return None if wait is None else int(wait * 1000)

    @cached_property
    def _room(self) -> WaitingRoom:
        return room_of(waiting_of(self._looking, self._blocks))
