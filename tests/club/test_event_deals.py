"""The deals of an event: promised at the beginning, and secret until the end."""

import hashlib
import hmac
import random

import pytest

from club.played_events import event_of, results_of
from grachten.club import EventResult, EventSecret, swiss
from grachten.rules import GrachtenError

SECRET = EventSecret(bytes(range(32)), bytes(32))


def test_all_follows_from_the_secret_as_documented() -> None:
    assert SECRET.commitment == hashlib.sha256(bytes(range(32)) + bytes(32)).hexdigest()
    for number in range(3):
        secret, salt = (
            hmac.new(SECRET.secret, f"grachten event round {number} {what}".encode(), "sha256")
            for what in ("secret", "salt")
        )
        shuffle = SECRET.shuffle(number)
        assert (shuffle.secret, shuffle.salt) == (secret.digest(), salt.digest())
        assert shuffle.contributions == ()
    assert len({SECRET.shuffle(number).seed for number in range(20)}) == 20


def test_another_secret_does_not_keep_the_promise() -> None:
    SECRET.check(SECRET.commitment)
    with pytest.raises(GrachtenError, match="do not match the commitment"):
        EventSecret(bytes(32), bytes(32)).check(SECRET.commitment)
    assert EventSecret(bytes(32), bytes(32)).draw != SECRET.draw


def test_nothing_of_it_is_printed() -> None:
    assert repr(SECRET) == "EventSecret()"


def test_who_is_away_is_not_paired_and_gets_nothing() -> None:
    """One comes a round later, and one leaves a round earlier."""
    event = event_of(6, 2, 3, 1)
    late, early = event.people[0], event.people[1]
    away = ((late,), (), (early,))
    results: list[EventResult] = []
    for number in range(3):
        state = swiss(event, results, away)
        playing = {who for table in state.tables for who in table.people}
        assert playing | set(state.byes) == set(event.people) - set(away[number])
        results += results_of(state.tables, random.Random(number), False)
    lines = {line.person: line for line in swiss(event, results, away).standings}
    assert lines[late].played + lines[late].byes == 2
    assert lines[early].played + lines[early].byes == 2
