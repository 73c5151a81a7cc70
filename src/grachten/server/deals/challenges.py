"""Challenges: the same deal, the same seat, the same bots, and who does better."""

import base64
from typing import Final

import msgspec

from grachten.club.daily import LEVELS
from grachten.protocol.deals import Challenge, ChallengeList, NewChallenge
from grachten.protocol.tables import Pace
from grachten.rules import RULES_VERSION, FairShuffle
from grachten.rules.board import DEFAULT_BOARD
from grachten.server.deals.daily import Deals
from grachten.server.deals.tables import (
    DealSeat,
    deal_of_challenge,
    deal_seats_of,
    new_deal_seats,
)
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.settings import DAY
from grachten.server.tables import seating
from grachten.server.tables.requests import ShownTable
from grachten.server.tables.stored_tables import SECRET, result_of
from grachten.server.tables.table import Table
from grachten.server.tables.tables import Tables
from grachten.server.wire.limits import KeyedLocks
from grachten.store import Person, StoredAttempt, StoredChallenge, challenge_name

LISTED: Final = 20
RANKED: Final = 50
"""Lines of a challenge's ranking: it is a small one, among friends."""

ID_BYTES: Final = 12


class Challenges:
    def __init__(self, services: Services, tables: Tables, deals: Deals) -> None:
        self._services = services
        self._store = services.store
        self._tables = tables
        self._deals = deals
        self._locks = KeyedLocks()

    async def create(self, person: Person, wanted: NewChallenge) -> Challenge:
        if person.kind == "bot":
            raise Refusal("forbidden", "Only people can make challenges.")
        async with self._locks.of(person.id):
            at, limits = self._services.calendar.now(), self._services.settings.limits
            if await self._store.challenges_made(person.id, at - DAY) >= limits.challenges:
                raise Refusal("too-many", "You have made too many challenges today.")
            if wanted.table is None:
                challenge = self._new_deal(person, wanted, at)
                await self._store.add_challenge(challenge)
            else:
                table = await self._tables.read(wanted.table)
                challenge, attempt = self._of_game(person, table, at)
                await self._store.add_challenge(challenge, attempt)
        return await self._shown(person, challenge)

    async def find(self, person: Person, challenge: str) -> Challenge:
        return await self._shown(person, await self._stored(challenge))

    async def play(self, person: Person, challenge: str, pace: Pace) -> ShownTable:
        stored = await self._stored(challenge)
        if stored.rules != RULES_VERSION:
            raise Refusal("old-rules", "This challenge was made under older rules.")
        return await self._deals.play(person, deal_of_challenge(stored), pace)

    async def of_person(self, person: Person) -> ChallengeList:
        found = await self._store.challenges_of(person.id, LISTED)
        return ChallengeList(tuple([await self._shown(person, each) for each in found]))

    async def _stored(self, challenge: str) -> StoredChallenge:
        found = await self._store.challenge(challenge)
        if found is None:
            raise Refusal("not-found", "There is no such challenge, or it has expired.")
        return found

    async def _shown(self, person: Person, stored: StoredChallenge) -> Challenge:
        deal = deal_of_challenge(stored)
        mine = await self._deals.mine(deal.name, person, is_over=False)
        standing = await self._deals.standing(deal.name, mine)
        host = None if stored.host is None else await self._store.person(stored.host)
        return Challenge(
            id=stored.id,
            by=None if host is None else host.name,
            made_by_me=stored.host == person.id,
            players=len(deal.seats),
            seat=deal.seat,
            levels=deal.levels,
            created=stored.created,
            expires=stored.created + self._services.settings.keep_challenges,
            played=await self._store.finished(deal.name),
            mine=mine,
            standing=standing,
            lines=()
            if standing is None
            else await self._deals.lines(
                deal.name, person, 0, RANKED, lambda _: True, lambda _: True
            ),
        )

    # What it is made of

    def _new_deal(self, person: Person, wanted: NewChallenge, at: int) -> StoredChallenge:
        draw = self._services.entropy.token_bytes
        shuffle = FairShuffle(draw(SECRET), draw(SECRET), (), None)
        seat = int.from_bytes(draw(4), "big") % wanted.players
        bots = tuple(None if each == seat else wanted.level for each in range(wanted.players))
        name = self._new_id()
        return self._challenge(
            name, person, DEFAULT_BOARD, seat, new_deal_seats(bots, name), shuffle, at
        )

    def _of_game(
        self, person: Person, table: Table, at: int
    ) -> tuple[StoredChallenge, StoredAttempt]:
        """Of somebody's finished game against bots, with its result as the one to beat."""
        stored, result = table.stored, result_of(table.stored)
        seat = seating.alone_with_bots(table.seats)
        if seat is None or table.seats[seat].person != person.id:
            raise Refusal("forbidden", "A challenge needs a game that you played against bots.")
        if any(each.level not in LEVELS for each in table.seats if each.number != seat):
            raise Refusal(
                "conflict",
                "Regent and burgomaster think by the clock and never play the same game twice:"
                " a challenge needs bots from apprentice to merchant.",
            )
        if stored.status != "over" or result is None or stored.rules != RULES_VERSION:
            raise Refusal("conflict", "A challenge needs a game that was played to the end.")
        options = table.options
        if options.lesson is not None or options.branch is not None or options.deal is not None:
            raise Refusal("conflict", "A challenge needs an ordinary game.")
        table.check_may_know(person)  # not while others play the same deal in an event
        if result.practice or result.gave_up or _was_away(table, seat):
            raise Refusal(
                "conflict",
                "A challenge needs a game without hints, without moves taken back, and without a"
                " bot playing for you.",
            )
        contributions = tuple(
            (each.number, each.contribution) for each in table.seats if each.contribution
        )
        youngest = next((each.number for each in table.seats if each.youngest), None)
        shuffle = FairShuffle(stored.secret, stored.salt, contributions, youngest)
        name = self._new_id()
        seats = deal_seats_of(table.seats)
        challenge = self._challenge(name, person, stored.board, seat, seats, shuffle, at)
        attempt = StoredAttempt(
            deal=challenge_name(name),
            person=person.id,
            table_id=table.id,
            begun=stored.started or stored.created,
            points=result.totals[seat],
            completed=result.completed[seat],
            ended=stored.ended,
        )
        return challenge, attempt

    def _challenge(  # noqa: PLR0913, PLR0917 - everything that a challenge consists of
        self,
        name: str,
        person: Person,
        board: str,
        seat: int,
        seats: tuple[DealSeat, ...],
        shuffle: FairShuffle,
        at: int,
    ) -> StoredChallenge:
        return StoredChallenge(
            id=name,
            host=person.id,
            board=board,
            rules=RULES_VERSION,
            seat=seat,
            seats=msgspec.json.encode(seats).decode(),
            secret=shuffle.secret,
            salt=shuffle.salt,
            seed=str(shuffle.seed),
            created=at,
        )

    def _new_id(self) -> str:
        return base64.urlsafe_b64encode(self._services.entropy.token_bytes(ID_BYTES)).decode()


def _was_away(table: Table, seat: int) -> bool:
    return any(
        step.seat == seat and step.by == "stand-in" for step in table.the_game.step_log.standing
    )
