"""One game, from the set-up to the end, as a list of events (rules 2 to 7)."""

from typing import Any, TypeAlias

from .claims import is_open, payments, twins_of
from .scoring import score_events, winners_of
from .shuffling import first_player_drawn, shuffled_decks
from .transport import WILD, Transport

Action: TypeAlias = tuple[Any, ...]

CHOICES = {"first": [0], "second": [1], "both": [0, 1]}
"""What each choice keeps of the contracts on offer."""


class ReferenceGame:
    """A game of 2 to 4 players: what is legal, what happens, and where everything lies.

    Everything public can be read at any time; only `play` should change it.
    """

    def __init__(
        self, board: dict[str, Any], players: int, seed: int, first: int | None = None
    ) -> None:
        fewest, most = board["players"]
        if not fewest <= players <= most:
            raise ValueError(f"The game is for {fewest} to {most} players, not {players}.")
        if first is not None and not 0 <= first < players:
            raise ValueError(f"The seats are 0 to {players - 1}: seat {first} cannot be first.")
        if max(board["contracts_dealt"], board["contracts_drawn"]) > len(CHOICES["both"]):
            raise ValueError("At most two contracts can be on offer to a seat.")

        self.board = board
        self.twins = [twins_of(board, route) for route in range(len(board["routes"]))]
        self.players = players
        if first is None:
            self.first = first_player_drawn(board, seed, players)  # 2.5
        else:
            self.first = first
        self.events: list[dict[str, Any]] = []
        self.transport = Transport(board, seed, self.events)
        self.contract_deck = shuffled_decks(board, seed)[1]

        self.hands: list[dict[str, int]] = [
            dict.fromkeys(board["transport"], 0) for _ in range(players)
        ]
        self.offered: list[list[int]] = [[] for _ in range(players)]
        self.contracts: list[list[int]] = [[] for _ in range(players)]
        self.owners: list[int | None] = [None for _ in board["routes"]]
        self.carts: list[int] = [board["carts"] for _ in range(players)]
        self.points: list[int] = [0 for _ in range(players)]
        self.merchandise: list[int] = [0 for _ in range(players)]

        self.phase = "set-up"
        self.seat_to_act: int | None = self.first
        self.choices: dict[int, str] = {}
        self.last_turns: int | None = None
        self.passes = 0
        self.set_up()

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    # Set-up

    def seats_in_order(self) -> list[int]:
        """2.5: all seats, from the first player on, clockwise."""
        return [(self.first + step) % self.players for step in range(self.players)]

    def set_up(self) -> None:
        for seat in self.seats_in_order():  # 2.1
            dealt = [self.transport.draw() for _ in range(self.board["hand"])]
            for kind in dealt:
                self.hands[seat][kind] += 1
            self.happened("deal", seat=seat, cards=dealt)
        self.transport.settle()  # 2.1, 2.2
        for seat in self.seats_in_order():  # 2.3
            self.offer(seat, self.board["contracts_dealt"])

    def choose_at_set_up(self, seat: int, choice: str) -> None:
        """2.4: nothing happens until the last seat has chosen."""
        self.choices[seat] = choice
        if len(self.choices) < self.players:
            self.seat_to_act = (seat + 1) % self.players
            return
        for chooser in self.seats_in_order():
            self.keep(chooser, self.choices[chooser])
        self.choices = {}
        self.phase = "turn"
        self.seat_to_act = self.first

    # What is legal

    def legal(self) -> set[Action]:
        """All actions of the seat to act; none once the game is over."""
        seat = self.seat_to_act
        if seat is None:
            return set()
        if self.phase in ("set-up", "keep"):
            return self.legal_keeps(seat)
        if self.phase == "second card":
            return self.legal_draws(is_first=False)
        possible = self.legal_draws(is_first=True) | self.legal_claims(seat)  # 3.1
        if self.contract_deck:  # 6.2
            possible.add(("draw contracts",))
        if not possible:  # 3.2
            possible.add(("pass",))
        return possible

    def legal_keeps(self, seat: int) -> set[Action]:
        """2.3, 6.1, 6.2: one or both of two contracts; a single one must be kept."""
        on_offer = len(self.offered[seat])
        return {
            ("keep", choice)
            for choice, kept in CHOICES.items()
            if all(place < on_offer for place in kept)
        }

    def legal_draws(self, is_first: bool) -> set[Action]:
        """4.1, 4.4: a blind draw or a face-up card, but no face-up wild as the second card."""
        draws: set[Action] = set()
        if self.transport.deck:
            draws.add(("draw",))
        for kind in self.transport.face_up():
            if is_first or kind != WILD:
                draws.add(("take", kind))
        return draws

    def legal_claims(self, seat: int) -> set[Action]:
        """5.1 to 5.3, 5.6: every open route with every payment."""
        claims: set[Action] = set()
        for route in range(len(self.board["routes"])):
            if self.board["routes"][route]["length"] > self.carts[seat]:  # 5.3
                continue
            if not is_open(self.owners, self.twins[route], self.players, route, seat):
                continue
            for colour, wilds in payments(self.board, self.hands[seat], route):
                claims.add(("claim", route, colour, wilds))
        return claims

    # What happens

    def play(self, action: Action) -> None:
        """Play an action of the seat to act. An illegal one is refused and changes nothing."""
        seat = self.seat_to_act
        if seat is None:
            raise ValueError(f"The game is over: {action!r} cannot be played.")
        matching = [candidate for candidate in self.legal() if candidate == action]
        if not matching:
            raise ValueError(f"Seat {seat} may not play {action!r} now (phase: {self.phase}).")
        action = matching[0]
        if self.phase == "set-up":
            self.choose_at_set_up(seat, action[1])
        elif action[0] == "keep":
            self.keep(seat, action[1])
            self.end_turn(seat)
        elif action[0] == "draw contracts":
            self.passes = 0
            self.offer(seat, self.board["contracts_drawn"])
            self.phase = "keep"
        elif action[0] == "claim":
            self.passes = 0
            self.claim(seat, action[1], action[2], action[3])
            self.end_turn(seat)
        elif action[0] == "pass":
            self.passes += 1
            self.happened("pass", seat=seat)
            self.end_turn(seat)
        else:
            self.passes = 0
            self.draw_transport(seat, action)

    def draw_transport(self, seat: int, action: Action) -> None:
        """4.1 to 4.4, 4.8: one card, and the second card next, if there is to be one."""
        is_first = self.phase == "turn"
        is_face_up = action[0] == "take"
        if is_face_up:
            kind = action[1]
            slot = self.transport.take(kind)
            self.hands[seat][kind] += 1
            self.happened("take", seat=seat, slot=slot, card=kind)
            self.transport.settle()  # 4.2, 4.5, 4.6
        else:
            kind = self.transport.draw()
            self.hands[seat][kind] += 1
            self.happened("draw", seat=seat, card=kind)
            self.transport.renew()  # 4.6

        ends_draw = is_face_up and kind == WILD  # 4.3
        if is_first and not ends_draw and self.legal_draws(is_first=False):  # 4.8
            self.phase = "second card"
        else:
            self.end_turn(seat)

    def claim(self, seat: int, route: int, colour: str | None, wilds: int) -> None:
        length: int = self.board["routes"][route]["length"]
        has_cart: bool = self.board["routes"][route]["cart"]
        paid: dict[str, int] = {}
        if colour is not None:
            paid[colour] = length - wilds
        if wilds > 0:
            paid[WILD] = wilds
        for kind, count in paid.items():  # 5.7
            self.hands[seat][kind] -= count
            self.transport.discard(kind, count)
        points: int = self.board["route_points"][length - 1]
        self.owners[route] = seat
        self.carts[seat] -= length  # 5.3
        self.points[seat] += points  # 5.4
        if has_cart:  # 5.5
            self.merchandise[seat] += 1
        self.happened(
            "claim", seat=seat, route=route, paid=paid, points=points, merchandise=has_cart
        )
        self.transport.settle()  # 4.7, 4.5, 4.6

    def offer(self, seat: int, count: int) -> None:
        """2.3, 6.1: the top contracts go on offer, as many of them as there are."""
        self.offered[seat] = self.contract_deck[:count]
        self.contract_deck = self.contract_deck[count:]
        self.happened("offer", seat=seat, contracts=list(self.offered[seat]))

    def keep(self, seat: int, choice: str) -> None:
        """2.4, 6.1: the seat keeps its choice, the others go under the contract deck."""
        kept = [self.offered[seat][place] for place in CHOICES[choice]]
        returned = [contract for contract in self.offered[seat] if contract not in kept]
        self.offered[seat] = []
        self.contracts[seat] = self.contracts[seat] + kept
        self.contract_deck = self.contract_deck + returned
        self.happened("keep", seat=seat, contracts=kept, returned=returned)

    # The end of a turn and of the game

    def end_turn(self, seat: int) -> None:
        if self.last_turns is not None:
            self.last_turns -= 1
        elif self.carts[seat] <= self.board["end_at_carts"]:  # 7.1
            self.last_turns = self.players
            self.happened("last_round", seat=seat)

        if self.last_turns == 0 or self.passes == self.players:  # 7.1, 3.3
            self.end_game()
        else:
            self.phase = "turn"
            self.seat_to_act = (seat + 1) % self.players

    def end_game(self) -> None:
        """7.2 to 7.4: the scores, and who has won."""
        self.phase = "over"
        self.seat_to_act = None
        self.events.extend(
            score_events(self.board, self.owners, self.contracts, self.points, self.merchandise)
        )
        self.happened("end", winners=self.result()["winners"])

    def happened(self, event: str, **fields: Any) -> None:
        self.events.append({"event": event, **fields})

    def result(self) -> dict[str, Any]:
        """The totals, the number of completed contracts by seat, and the winners."""
        if not self.is_over:
            raise ValueError("The game is not over: it has no result yet.")
        scores = [event for event in self.events if event["event"] == "score"]
        totals: list[int] = [score["total"] for score in scores]
        completed = [
            len([line for line in score["contracts"] if line["completed"]]) for score in scores
        ]
        return {
            "totals": totals,
            "completed": completed,
            "winners": winners_of(totals, completed),
        }

    def snapshot(self) -> dict[str, Any]:
        """Where everything lies, in plain values that share nothing with the game."""
        return {
            "players": self.players,
            "first": self.first,
            "seat_to_act": self.seat_to_act,
            "phase": self.phase,
            "hands": [list(hand.values()) for hand in self.hands],
            "market": list(self.transport.market),
            "deck": list(self.transport.deck),
            "discards": list(self.transport.discards.values()),
            "contract_deck": list(self.contract_deck),
            "offered": [list(offered) for offered in self.offered],
            "contracts": [sorted(contracts) for contracts in self.contracts],
            "owners": list(self.owners),
            "carts": list(self.carts),
            "points": list(self.points),
            "merchandise": list(self.merchandise),
            "last_turns": self.last_turns,
            "passes": self.passes,
            "reshuffles": self.transport.reshuffles,
        }
