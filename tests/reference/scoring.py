"""The scoring at the end (rule 7) and the search for completed contracts (6.4)."""

from typing import Any


def is_completed(board: dict[str, Any], owned: list[int], contract: int) -> bool:
    """6.4: a continuous path of these routes joins the two locations of the contract."""
    start, goal = board["contracts"][contract]["ends"]
    reached = {start}
    to_visit = [start]
    while to_visit:
        location = to_visit.pop()
        for route in owned:
            ends = board["routes"][route]["ends"]
            if location in ends:
                for neighbour in ends:
                    if neighbour not in reached:
                        reached.add(neighbour)
                        to_visit.append(neighbour)
    return goal in reached


def merchandise_points(board: dict[str, Any], merchandise: list[int]) -> list[int]:
    """7.3: the bonus of every seat. Tied seats share a rank; without cards there is no rank."""
    ranks: list[int] = board["merchandise_bonus"][str(len(merchandise))]
    bonus = []
    for own in merchandise:
        ahead = len([other for other in merchandise if other > own])
        bonus.append(ranks[ahead] if own > 0 else 0)
    return bonus


def winners_of(totals: list[int], completed: list[int]) -> list[int]:
    """7.4: most points, then most completed contracts among the tied, then a shared victory."""
    most_points = max(totals)
    tied = [seat for seat in range(len(totals)) if totals[seat] == most_points]
    most_completed = max(completed[seat] for seat in tied)
    return [seat for seat in tied if completed[seat] == most_completed]


def score_events(
    board: dict[str, Any],
    owners: list[int | None],
    contracts: list[list[int]],
    points: list[int],
    merchandise: list[int],
) -> list[dict[str, Any]]:
    """7.2, 7.3: the score of every seat, in the form of the record's events."""
    bonus = merchandise_points(board, merchandise)
    scores = []
    for seat in range(len(points)):
        owned = [route for route in range(len(owners)) if owners[route] == seat]
        lines = []
        for contract in sorted(contracts[seat]):
            value: int = board["contracts"][contract]["value"]
            completed = is_completed(board, owned, contract)
            lines.append(
                {
                    "contract": contract,
                    "completed": completed,
                    "points": value if completed else -value,
                }
            )
        scores.append(
            {
                "event": "score",
                "seat": seat,
                "routes": points[seat],
                "contracts": lines,
                "merchandise": {"cards": merchandise[seat], "points": bonus[seat]},
                "total": points[seat] + sum(line["points"] for line in lines) + bonus[seat],
            }
        )
    return scores
