"""The clocks of one game, in running time (see `uptime`).

A pure account of the steps of the game: whoever reads the same steps gets the same clocks.
"""

from collections.abc import Collection

from grachten.protocol.messages import SeatClock
from grachten.protocol.tables import Clock


class Clocks:
    """Time of each seat: `turn` for every turn and, beyond it, what is left of the reserve."""

    def __init__(self, clock: Clock, players: int, tick: int, to_act: Collection[int]) -> None:
        self._turn = clock.turn * 1000
        self._reserve = [clock.reserve * 1000] * players
        self._since = dict.fromkeys(to_act, tick)
        self._before = [(tick, clock.reserve * 1000)] * players

    def acted(self, seat: int, tick: int, to_act: Collection[int]) -> None:
        """A seat has acted; these are to act now."""
        if seat not in to_act:  # otherwise its turn goes on: a second card, a choice of contracts
            began = self._since.pop(seat, tick)
            self._before[seat] = (began, self._reserve[seat])
            over = max(0, tick - began - self._turn)
            self._reserve[seat] = max(0, self._reserve[seat] - over)
        self._now_to_act(tick, to_act)

    def undid(self, seat: int, tick: int, to_act: Collection[int]) -> None:
        """A seat has taken its step back: its turn goes on as if it had never ended."""
        if seat in to_act and seat not in self._since:
            self._since[seat], self._reserve[seat] = self._before[seat]
        self._now_to_act(tick, to_act)

    def restart_turn(self, seat: int, tick: int) -> None:
        """Somebody is back in the middle of their turn."""
        if seat in self._since:
            self._since[seat] = tick

    def deadline(self, seat: int) -> int:
        """When the time of a seat that is to act is up."""
        return self._since[seat] + self._turn + self._reserve[seat]

    def faces(self, tick: int) -> tuple[SeatClock, ...]:
        return tuple(self._face(seat, tick) for seat in range(len(self._reserve)))

    def _face(self, seat: int, tick: int) -> SeatClock:
        runs = seat in self._since
        used = max(0, tick - self._since[seat]) if runs else 0
        over = max(0, used - self._turn)
        return SeatClock(max(0, self._turn - used), max(0, self._reserve[seat] - over), runs)

    def _now_to_act(self, tick: int, to_act: Collection[int]) -> None:
        self._since = {seat: self._since.get(seat, tick) for seat in to_act}
