"""Games as the server shows them to a seat, made without a server."""

import random
from collections.abc import Iterator

from grachten.protocol.actions import legal_to_wire
from grachten.protocol.events import event_to_wire
from grachten.protocol.messages import GameShown, Step
from grachten.protocol.views import view_to_wire
from grachten.rules import Board, Game
from support.agreement import Policy, by_kind

TABLE = "a-table-of-tests"


class ShownGame:
    """A game in play, and where each of its steps ended."""

    def __init__(self, players: int, seed: int, board: Board | None = None) -> None:
        self.game = Game.new(players, seed, Board.load() if board is None else board)
        self._ends: list[tuple[int | None, int]] = [(None, len(self.game.events))]

    def play(self, rng: random.Random, policy: Policy = by_kind) -> None:
        """One action of a seat that may act: at set-up they choose in any order."""
        game = self.game
        seat = rng.choice(game.to_act)
        game.play(policy(list(game.legal_for(seat)), rng), seat)
        self._ends.append((seat, len(game.events)))

    def shown(self, seat: int | None = None) -> GameShown:
        """What a seat is sent, by default the one whose decision it is."""
        game, steps, begin = self.game, [], 0
        seat = game.seat if seat is None else seat
        events = game.events_for(seat)
        for number, (actor, end) in enumerate(self._ends):
            steps.append(Step(number, actor, tuple(map(event_to_wire, events[begin:end]))))
            begin = end
        return GameShown(
            table=TABLE,
            seat=seat,
            number=len(steps) - 1,
            steps=tuple(steps),
            view=view_to_wire(game.view(seat)),
            legal=legal_to_wire(game.board, game.legal_for(seat)),
            can_undo=False,
            clocks=None,
            overdue=(None,) * self.game.players,
            undone=None,
        )


def decisions(players: int, seed: int, apart: int = 1) -> Iterator[ShownGame]:
    """A game before decisions between several actions: the first and then every so many."""
    shown, rng, met = ShownGame(players, seed), random.Random(seed), 0
    while not shown.game.is_over:
        if len(shown.game.legal_actions) > 1:
            if met % apart == 0:
                yield shown
            met += 1
        shown.play(rng)
