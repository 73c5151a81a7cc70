"""Standings of an event of rounds, and how ties are broken."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from grachten.club.duplicates import duplicate_scores
from grachten.club.events import Event, EventResult
from grachten.club.places import shared_ranks

BYE: Final = Fraction(1, 2)
"""What a round without a table is worth: the mean result, which neither helps nor harms."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the standings, with everything that decides: the first that differs does.

    `score` adds up the share of opponents beaten in each round; `duplicate` is the mean share of
    match points; `opposition` adds up the scores of everybody they met; `points` are those of the
    game. People who are equal in all of these share the rank.
    """

    rank: int
    person: str
    score: Fraction
    duplicate: float
    opposition: Fraction
    points: int
    played: int
    byes: int


def table_scores(result: EventResult) -> dict[str, Fraction]:
    """What each person gets of a table: the share of the other seats that came after them, a
    shared place counting half. First of four gets 1, second ⅔; first of two gets 1 as well."""
    ranks = result.places
    others = len(ranks) - 1
    return {
        person: (
            sum(other > own for other in ranks)
            + Fraction(sum(other == own for other in ranks) - 1, 2)
        )
        / others
        for person, own in zip(result.people, ranks, strict=True)
        if person is not None
    }


def standings(
    event: Event,
    results: Iterable[EventResult],
    byes: Iterable[str] = (),
) -> tuple[Standing, ...]:
    """Everybody, the best first. `byes` names a person for every round that they sat out."""
    played = sorted(results, key=lambda each: (each.round, each.number))
    score = dict.fromkeys(event.people, Fraction(0))
    points = dict.fromkeys(event.people, 0)
    games = dict.fromkeys(event.people, 0)
    free = dict.fromkeys(event.people, 0)
    for person in byes:
        score[person] += BYE
        free[person] += 1
    for result in played:
        for person, gained in table_scores(result).items():
            score[person] += gained
        for who, number in zip(result.people, result.points, strict=True):
            if who is not None:
                points[who] += number
                games[who] += 1
    opposition = dict.fromkeys(event.people, Fraction(0))
    for result in played:
        for person in result.present:
            opposition[person] += sum(score[other] for other in result.present if other != person)
    duplicate = duplicate_scores(played)

    # Rounded, so that a sum in another order cannot make a difference.
    shares = {person: round(duplicate.get(person, 0.5), 6) for person in event.people}
    ranks = shared_ranks(
        [
            (score[person], shares[person], opposition[person], points[person])
            for person in event.people
        ]
    )
    lines = [
        Standing(
            rank=rank,
            person=person,
            score=score[person],
            duplicate=shares[person],
            opposition=opposition[person],
            points=points[person],
            played=games[person],
            byes=free[person],
        )
        for rank, person in zip(ranks, event.people, strict=True)
    ]
    return tuple(sorted(lines, key=lambda line: (line.rank, line.person)))
