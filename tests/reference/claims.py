"""Which routes a seat may claim, and what it may pay for them (rule 5)."""

from typing import Any

from .transport import WILD

GREY = "grey"


def twins_of(board: dict[str, Any], route: int) -> list[int]:
    """5.6: the other routes between the same two locations."""
    ends = set(board["routes"][route]["ends"])
    return [
        other
        for other in range(len(board["routes"]))
        if other != route and set(board["routes"][other]["ends"]) == ends
    ]


def is_open(
    owners: list[int | None], twins: list[int], players: int, route: int, seat: int
) -> bool:
    """5.1, 5.6: nobody owns the route, and none of its twins closes it to this seat."""
    if owners[route] is not None:
        return False
    for twin in twins:
        if owners[twin] == seat:
            return False
        if players == 2 and owners[twin] is not None:
            return False
    return True


def payments(
    board: dict[str, Any], hand: dict[str, int], route: int
) -> list[tuple[str | None, int]]:
    """5.2: every payment the hand allows, as a colour and a number of wilds.

    A payment of wilds alone has no colour, so that there is exactly one of it.
    """
    length: int = board["routes"][route]["length"]
    route_colour: str = board["routes"][route]["colour"]
    allowed: list[tuple[str | None, int]] = []
    for colour, held in hand.items():
        if colour == WILD or route_colour not in (GREY, colour):
            continue
        for wilds in range(length):
            if held >= length - wilds and hand[WILD] >= wilds:
                allowed += [(colour, wilds)]
    if hand[WILD] >= length:
        allowed += [(None, length)]
    return allowed
