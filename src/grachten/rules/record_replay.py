"""Playing a recorded game again, event by event."""

from typing import Any, Final

from grachten.rules.actions import (
    Action,
    Choice,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    KeepContracts,
    Pass,
    Payment,
    TakeFaceUp,
)
from grachten.rules.cards import COLOURS, TRANSPORT_CARDS
from grachten.rules.errors import IllegalAction, RecordError, short
from grachten.rules.game import Game
from grachten.rules.record_events import FIELDS, RecordEvent, record_event
from grachten.rules.strict_json import check_keys, is_same, is_whole

_RULES: Final[dict[str, str]] = {
    "deal": "2.1",
    "reveal": "4.2",
    "sweep": "4.5",
    "shuffle": "4.6",
    "offer": "6.1",
    "keep": "6.1",
    "draw": "4.1",
    "take": "4.1",
    "claim": "5.2",
    "claim points": "5.4",
    "claim merchandise": "5.5",
    "pass": "3.2",
    "last_round": "7.1",
    "score": "7.2",
    "score routes": "5.4",
    "score merchandise": "7.3",
    "end": "7.4",
}
"""The rule that an event, or a field of it, comes from."""


_SET_UP_RULES: Final[dict[str, str]] = {
    "reveal": "2.1",
    "sweep": "2.2",
    "offer": "2.3",
    "keep": "2.4",
}


class Replay:
    """A game played again from the events of a record."""

    def __init__(self, game: Game, events: list[Any]) -> None:
        self._game = game
        self._found = events
        self._checked = 0
        """How many events of the record are known to be right."""
        self._told = 0
        """How many events of the game were compared."""
        self._is_set_up = False

    def run(self) -> Game:
        game = self._game
        self._compare()
        while game.phase == "set-up":
            choices = [self._choice(place, seat) for place, seat in enumerate(self._seat_order())]
            for seat, action in choices:
                self._play(action, seat)
            self._compare()
        self._is_set_up = True
        while not game.is_over:
            self._play(self._action(), game.seat)
            self._compare()
        if self._checked < len(self._found):
            self._next("end")  # if it is no event at all, that is what is wrong with it
            raise self._wrong("the game is over, but another event follows", "7.4")
        return game

    def _seat_order(self) -> list[int]:
        players = self._game.players
        return [(self._game.first + turn) % players for turn in range(players)]

    def _play(self, action: Action, seat: int) -> None:
        try:
            self._game.play(action, seat)
        except IllegalAction as error:
            raise self._wrong(str(error), error.rule) from None

    def _compare(self) -> None:
        """Everything that the last action brought about must stand in the record."""
        for event in self._game.events[self._told :]:
            self._told += 1
            right = record_event(event, self._game.board)
            if right is not None:
                self._compare_event(right)
                self._checked += 1

    def _compare_event(self, right: RecordEvent) -> None:
        kind = right["event"]
        found = self._next(kind)
        if found["event"] != kind:
            raise self._wrong(f"{_a(repr(kind))} must come here", self._rule(kind))
        for field in FIELDS[kind]:
            if not is_same(found[field], right[field]):
                rule = _RULES.get(f"{kind} {field}") or self._rule(kind)
                raise self._wrong(
                    f"{field!r} must be {short(right[field])}, not {short(found[field])}", rule
                )

    def _next(self, expected: str, ahead: int = 0) -> RecordEvent:
        """The next event of the record, which must be an event of the format."""
        place = self._checked + ahead
        if place >= len(self._found):
            after = len(self._found)
            message = f"The record ends after {after} events; {_a(expected)} must follow."
            raise RecordError(message, len(self._found), _RULES.get(expected, "3.1"))
        found = self._found[place]
        if not isinstance(found, dict) or not isinstance(found.get("event"), str):
            raise RecordError(f"Event {place} is not an object with an 'event'.", place)
        kind = found["event"]
        if kind not in FIELDS:
            raise RecordError(
                f"Event {place} is a {short(kind)}, which the format does not have.", place
            )
        try:
            check_keys(found, ("event", *FIELDS[kind]), f"Event {place} ({kind})")
        except RecordError as error:
            raise RecordError(str(error), place) from None
        return found

    def _rule(self, kind: str) -> str:
        return _RULES[kind] if self._is_set_up else _SET_UP_RULES.get(kind, _RULES[kind])

    def _wrong(self, problem: str, rule: str, ahead: int = 0) -> RecordError:
        place = self._checked + ahead
        kind = self._found[place]["event"]
        message = f"Event {place} ({kind}) breaks rule {rule}: {problem.removesuffix('.')}."
        return RecordError(message, place, rule)

    # From an event to the action of the player that it tells

    def _choice(self, place: int, seat: int) -> tuple[int, Action]:
        """2.4: what a seat kept at set-up. All choices come before any is carried out."""
        event = self._next("keep", place)
        if event["event"] != "keep":
            raise self._wrong("every seat must choose its contracts here", "2.4", place)
        return seat, self._keep(event, seat, place)

    def _action(self) -> Action:
        """The action of the seat to act."""
        seat = self._game.seat
        event = self._next("turn")
        if event.get("seat") != seat or not is_whole(event.get("seat")):
            raise self._wrong(f"seat {seat} must act here", "2.5")
        match event["event"]:
            case "draw":
                return DrawBlind()
            case "take":
                return self._take(event)
            case "claim":
                return self._claim(event)
            case "offer":
                return DrawContracts()
            case "keep":
                return self._keep(event, seat)
            case "pass":
                return Pass()
            case _:
                raise self._wrong(f"seat {seat} must act here", "3.1")

    def _keep(self, event: RecordEvent, seat: int, ahead: int = 0) -> Action:
        offered = list(self._game.state.offered(seat))
        kept: dict[Choice, list[int]] = {"first": offered[:1], "second": offered[1:]}
        if len(offered) != 1:
            kept["both"] = offered
        for choice, contracts in kept.items():
            if contracts and is_same(event["contracts"], contracts):
                return KeepContracts(choice)
        problem = f"one or both of the contracts {offered} must be kept"
        raise self._wrong(problem, self._rule("keep"), ahead)

    def _take(self, event: RecordEvent) -> Action:
        slot, card = event["slot"], event["card"]
        if not is_whole(slot) or card not in TRANSPORT_CARDS:
            raise self._wrong("a face-up card is a space and a transport card", "4.1")
        return TakeFaceUp(card, slot)

    def _claim(self, event: RecordEvent) -> Action:
        routes, route, paid = self._game.board.routes, event["route"], event["paid"]
        if not is_whole(route) or not 0 <= route < len(routes):
            raise self._wrong("there is no such route", "5.1")
        is_payment = isinstance(paid, dict) and all(
            card in TRANSPORT_CARDS and is_whole(count) and count > 0
            for card, count in paid.items()
        )
        colours = [card for card in COLOURS if card in paid] if is_payment else []
        if not is_payment or len(colours) > 1 or sum(paid.values()) != routes[route].length:
            raise self._wrong(
                f"{routes[route]} is paid with {routes[route].length} cards of one colour or wilds",
                "5.2",
            )
        return ClaimRoute(routes[route], Payment(next(iter(colours), None), paid.get("wild", 0)))


def _a(thing: str) -> str:
    """The thing with its article."""
    return f"an {thing}" if thing.lstrip("'")[0] in "aeiou" else f"a {thing}"
