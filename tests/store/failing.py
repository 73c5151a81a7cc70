"""A store that fails when it is told to, around a real one: for tests of what uses a store.

    store = FailingStore(await Store.open(url), at_random(seed=7, chance=0.05))

A database can fail at three moments, and whoever asked hears the same `StoreError` each time:
before anything is written, in the middle of a transaction, which is then rolled back, or after the
commit, when the answer is lost on its way.
"""

import random
from collections.abc import Callable, Collection
from contextvars import ContextVar
from enum import Enum
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from grachten.store import Store, StoredStep, StoreError


class Moment(Enum):
    BEFORE = "before"
    DURING = "during"
    AFTER = "after"


Schedule = Callable[[str], Moment | None]
"""Asked at every call of a method, by its name, when it is to fail."""

WRITES: Final = (
    "secret_key", "keep_tick", "add_person", "rename", "set_crest", "seen", "remove_bot",
    "revoke_sessions", "block", "add_move", "take_move", "add_table", "save_table", "put_away",
    "remove_table", "prune", "add_step", "add_passkey", "use_passkey", "remove_passkey", "erase",
    "begin_attempt", "finish_attempt", "choose_for_deals", "add_challenge", "prune_deals",
    "add_event", "save_event", "note_opened", "prune_events", "count_game", "choose",
    "note_review", "strike_games", "replace_ratings", "begin_waiting", "stop_waiting",
    "still_waiting", "forget_waiting", "seat_waiting", "dissolve", "block_person",
    "unblock_person", "set_invitable", "invite", "decline", "let_follow", "keep_audiences",
)  # fmt: skip
READS: Final = (
    "tick", "person", "person_by_token", "person_by_handle", "bots_of", "people_named", "load",
    "public_tables", "tables_of", "admin_tables", "played", "unfinished", "open_tables_of",
    "playing_tables_of", "stale_tables", "lessons_of", "branches_of", "passkeys_of", "passkey",
    "rows_about", "finished_of", "unfinished_of", "attempt",
    "finished", "counted", "ranked", "days_of", "first_day", "best_points", "left_over",
    "shares_challenge", "deal_choices", "challenge", "challenges_made", "challenges_of",
    "event", "event_version", "due_events", "event_games", "event_counts", "events_left_alone",
    "events_listed", "event_tables_waiting", "uncounted", "choices_of", "ratings_of", "results_of",
    "result_at",
    "players_of", "best", "best_line_of", "rated_results", "waiting_room",
    "joinable_tables", "recent_opponents", "have_met", "blocks_of", "is_invitable",
    "invitations_of", "audiences", "public_games", "finished_games", "played_by",
)  # fmt: skip
"""They fail before or after, which is the same to them; there is nothing to be rolled back."""

_is_to_fail: ContextVar[bool] = ContextVar("_is_to_fail", default=False)


def at_random(
    seed: int,
    chance: float,
    methods: Collection[str] = WRITES,
    moments: Collection[Moment] = tuple(Moment),
) -> Schedule:
    """Calls of these methods fail with this chance, each at one of these moments."""
    rng = random.Random(seed)

    def schedule(method: str) -> Moment | None:
        if method not in methods or rng.random() >= chance:
            return None
        return rng.choice(list(moments))

    return schedule


def at_call(number: int, moment: Moment, method: str = "add_step") -> Schedule:
    """The call of a method with this number, counted from 1, fails; no other does."""
    calls = 0

    def schedule(called: str) -> Moment | None:
        nonlocal calls
        calls += called == method
        return moment if called == method and calls == number else None

    return schedule


class FailingStore(Store):
    """All that the real store can do, with it and on its database."""

    def __init__(self, store: Store, schedule: Schedule) -> None:
        vars(self).update(vars(store))
        self.schedule = schedule
        self.failures: list[tuple[str, Moment]] = []
        """What has failed until now."""

        self._breaking: set[tuple[str, int]] = set()  # steps, by table and number
        self._write_to_the_end = self._writer._transact
        vars(self._writer)["_transact"] = self._transact

    async def add_step(self, table: str, step: StoredStep, lease: int = 1) -> None:
        name = (table, step.number)
        if _is_to_fail.get():
            self._breaking.add(name)
        try:
            await super().add_step(table, step, lease)
        finally:
            self._breaking.discard(name)

    async def _fail_or_call(
        self, method: str, call: Callable[..., Any], *values: Any, **more: Any
    ) -> Any:
        moment = self.schedule(method)
        if moment is not None:
            self.failures.append((method, moment))
        if moment is Moment.BEFORE or (moment is Moment.DURING and method in READS):
            raise _failure()
        token = _is_to_fail.set(moment is Moment.DURING)
        try:
            result = await call(self, *values, **more)
        finally:
            _is_to_fail.reset(token)
        if moment is Moment.AFTER:
            raise _failure()
        return result

    async def _write(self, work: Callable[..., Any], *values: Any, **more: Any) -> Any:
        if _is_to_fail.get():
            work = _breaking_off(work)
        return await super()._write(work, *values, **more)

    async def _transact(self, work: Callable[..., Any], *values: Any) -> Any:
        """Steps are written many at a time: if one is to fail, its whole transaction does."""
        rows = values[0] if values else ()
        if any((row["table_id"], row["number"]) in self._breaking for row in rows):
            work = _breaking_off(work)
        return await self._write_to_the_end(work, *values)


def _failure() -> StoreError:
    return StoreError("The database cannot do this right now.")


def _breaking_off(work: Callable[..., Any]) -> Callable[..., Any]:
    def broken_off(connection: Connection, *values: Any, **more: Any) -> None:
        work(connection, *values, **more)
        raise OperationalError("COMMIT", {}, Exception("the test says so"))

    return broken_off


def _failing(method: str) -> Callable[..., Any]:
    call = getattr(FailingStore, method)

    async def fail_or_call(self: FailingStore, *values: Any, **more: Any) -> Any:
        return await self._fail_or_call(method, call, *values, **more)

    return fail_or_call


for _name in (*WRITES, *READS):
    setattr(FailingStore, _name, _failing(_name))
