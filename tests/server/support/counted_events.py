"""Standings of events from the records of their games, without the package that is tested."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from grachten.client import Visitor
from grachten.protocol.club_events import EventState
from grachten.rules import Game, verify_record


@dataclass(frozen=True)
class Played:
    """One table, from its record: entrants by seat, and what they had."""

    round: int
    number: int
    seed: int
    entrants: tuple[int | None, ...]
    points: tuple[int, ...]
    completed: tuple[int, ...]
    first_market: tuple[Any, ...]


async def played_tables(person: Visitor, state: EventState) -> list[Played]:
    """Every game is replayed from its seed."""
    found = []
    for each in state.rounds:
        for table in each.tables:
            assert table.table is not None
            record: dict[str, Any] = await person.request(
                "GET", f"/api/tables/{table.table}/record", answer=dict
            )
            game = verify_record(record)
            sheet = game.score_sheet
            assert sheet is not None
            fresh = Game.new(len(table.seats), game.seed)
            found.append(
                Played(
                    each.number,
                    table.number,
                    game.seed,
                    tuple(seat.entrant for seat in table.seats),
                    sheet.totals,
                    sheet.completed,
                    tuple(fresh.spectator_view().market),
                )
            )
    return found


def share(own: float, others: list[float]) -> float:
    """How many of the others are beaten; a tie counts half."""
    return sum((own > each) + (own == each) / 2 for each in others) / len(others)


def table_scores(played: list[Played], byes: list[int] | None = None) -> dict[int, float]:
    """The share of the others at the table that came after each, added up; half for a bye."""
    scores: dict[int, float] = defaultdict(float)
    for table in played:
        merits = [100 * p + c for p, c in zip(table.points, table.completed, strict=True)]
        for seat, who in enumerate(table.entrants):
            if who is not None:
                others = [merit for at, merit in enumerate(merits) if at != seat]
                scores[who] += share(merits[seat], [float(each) for each in others])
    for who in byes or []:
        scores[who] += 0.5
    return dict(scores)


def match_points(played: list[Played]) -> dict[int, list[float]]:
    """For every deal that somebody played: the share of the same seat elsewhere that had less."""
    found: dict[int, list[float]] = defaultdict(list)
    for table in played:
        for seat, who in enumerate(table.entrants):
            others = [
                float(other.points[seat])
                for other in played
                if other is not table
                and other.round == table.round
                and len(other.points) == len(table.points)
            ]
            if who is not None:
                found[who].append(share(table.points[seat], others) if others else 0.5)
    return dict(found)


def swiss_order(played: list[Played], byes: list[int]) -> list[tuple[int, tuple[float, ...]]]:
    """Everybody with what decides, the best first."""
    scores = table_scores(played, byes)
    shares = match_points(played)
    points: dict[int, int] = defaultdict(int)
    opposition: dict[int, float] = defaultdict(float)
    for table in played:
        for seat, who in enumerate(table.entrants):
            if who is None:
                continue
            points[who] += table.points[seat]
            opposition[who] += sum(
                scores[other] for other in table.entrants if other is not None and other != who
            )
    merits = {
        who: (
            round(scores[who], 6),
            round(sum(shares[who]) / len(shares[who]), 6),
            round(opposition[who], 6),
            float(points[who]),
        )
        for who in scores
    }
    return sorted(merits.items(), key=lambda each: each[1], reverse=True)
