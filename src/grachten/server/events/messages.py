"""Events as they are sent: the same for everyone, except for the caller's own part."""

from collections import OrderedDict
from typing import Final

import msgspec

from grachten.club import Comparison, compared
from grachten.protocol.club_events import (
    EventEntrant,
    EventLine,
    EventMine,
    EventPart,
    EventReveal,
    EventRound,
    EventSeat,
    EventSettings,
    EventState,
    EventSummary,
    EventTableShown,
)
from grachten.server.events.running_event import RunningEvent, people_of, result_of
from grachten.store import ListedEvent, Person, StoredEventTable, WholeEvent

NOBODY: Final = EventMine(organiser=False, parts=())
KEPT: Final = 200


class ShownEvents:
    """Events as they were last shown: a large one takes milliseconds to build, and many people look
    at it."""

    def __init__(self) -> None:
        self._shown: OrderedDict[str, EventState] = OrderedDict()

    def state(self, whole: WholeEvent, person: Person, bots: tuple[Person, ...]) -> EventState:
        """As this person sees it, whose outside bots may take part too."""
        event = whole.event
        shown = self._shown.get(event.id)
        if shown is None or shown.version != event.version:
            shown = self._shown[event.id] = event_state(whole, shown)
            if len(self._shown) > KEPT:
                self._shown.popitem(last=False)
        self._shown.move_to_end(event.id)
        return msgspec.structs.replace(shown, mine=_mine(whole, person, bots))


def event_state(whole: WholeEvent, before: EventState | None = None) -> EventState:
    """Without what concerns one person. Secrets are for when it is over. Rounds that were over in
    the state `before` are taken from there: they never change."""
    event, running = whole.event, RunningEvent(whole)
    reveal = None
    if event.status in ("over", "cancelled"):
        reveal = EventReveal(event.secret.hex(), event.salt.hex())
    lines: tuple[EventLine, ...] = ()
    if event.standings is not None:
        lines = msgspec.json.decode(event.standings, type=tuple[EventLine, ...])
    elif event.status == "running":
        lines = running.lines()
    return EventState(
        id=event.id,
        version=event.version,
        name=event.name,
        organiser=None,
        public=event.public,
        status=event.status,
        settings=running.settings,
        created=event.created,
        starts=event.starts,
        started=event.started,
        ended=event.ended,
        commitment=running.secret.commitment,
        reveal=reveal,
        entrants=tuple(
            EventEntrant(
                number=each.number,
                name=each.name,
                bot=each.kind == "bot",
                seed=each.seed,
                first=each.first,
                withdrawn=each.last is not None,
            )
            for each in whole.entrants
        ),
        rounds=_rounds(whole, running, () if before is None else before.rounds),
        standings=lines,
        mine=NOBODY,
    )


def _rounds(
    whole: WholeEvent, running: RunningEvent, before: tuple[EventRound, ...]
) -> tuple[EventRound, ...]:
    over = {each.number: each for each in before if each.ended is not None}
    by_round: dict[int, list[StoredEventTable]] = {}
    for table in whole.tables:
        if table.round not in over:
            by_round.setdefault(table.round, []).append(table)
    results = [result_of(table) for tables in by_round.values() for table in tables]
    compare = {
        (each.round, each.seat, each.person): each
        for each in compared(result for result in results if result is not None)
    }
    return tuple(
        over.get(each.number)
        or EventRound(
            number=each.number,
            started=each.started,
            ends=each.ends,
            ended=each.ended,
            byes=msgspec.json.decode(each.byes, type=tuple[int, ...]),
            commitment=running.secret.shuffle(each.number).commitment,
            tables=tuple(
                EventTableShown(
                    number=table.number,
                    table=None if each.ended is None else table.table_id,
                    done=table.result is not None,
                    walkover=table.table_id is None and table.result is not None,
                    seats=_seats(table, compare),
                )
                for table in by_round.get(each.number, [])
            ),
        )
        for each in whole.rounds
    )


def _seats(
    table: StoredEventTable, compare: dict[tuple[int, int, str | None], Comparison]
) -> tuple[EventSeat, ...]:
    people, result = people_of(table), result_of(table)
    numbers = [None if who is None else int(who) for who in people]
    if result is None:
        return tuple(
            EventSeat(number, None, None, None, left=False, share=None, steps=None)
            for number in numbers
        )
    places = result.places
    seats = []
    for seat, who in enumerate(people):
        beside = None if who is None else compare[table.round, seat, who]
        is_alone = beside is None or beside.others == 0
        seats.append(
            EventSeat(
                numbers[seat],
                result.points[seat],
                result.completed[seat],
                places[seat],
                left=bool(result.left) and result.left[seat],
                share=None if beside is None or is_alone else round(beside.share, 6),
                steps=None if beside is None or is_alone else beside.steps,
            )
        )
    return tuple(seats)


def _mine(whole: WholeEvent, person: Person, bots: tuple[Person, ...]) -> EventMine:
    names = {person.id: None, **{bot.id: bot.name for bot in bots}}
    at_table = {
        who: table.table_id
        for table in whole.tables
        if table.result is None
        for who in people_of(table)
    }
    parts = tuple(
        EventPart(each.number, names[each.person], at_table.get(f"{each.number:05}"))
        for each in whole.entrants
        if each.person is not None and each.person in names
    )
    return EventMine(whole.event.organiser == person.id, parts)


def event_summary(listed: ListedEvent) -> EventSummary:
    event = listed.event
    return EventSummary(
        id=event.id,
        name=event.name,
        public=event.public,
        status=event.status,
        settings=msgspec.json.decode(event.settings, type=EventSettings),
        starts=event.starts,
        started=event.started,
        ended=event.ended,
        entrants=listed.entrants,
    )
