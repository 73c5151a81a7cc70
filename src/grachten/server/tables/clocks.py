"""The clocks of one game, in uptime (see `uptime`).

They follow from the steps of the game alone: the same steps give the same clocks. A game without a
clock has no deadlines, but still tracks how long each seat has been waited for.
"""

from collections.abc import Collection

from grachten.protocol.messages import SeatClock
from grachten.protocol.tables import Clock


class Clocks:
    """Time of each seat: `turn` for every turn and, beyond it, what is left of the reserve."""

    def __init__(
        self, clock: Clock | None, players: int, tick: int, to_act: Collection[int]
    ) -> None:
        self._turn = None if clock is None else clock.turn * 1000
        self._reserve = [0 if clock is None else clock.reserve * 1000] * players
        self._since = dict.fromkeys(to_act, tick)
        self._before = [(tick, reserve) for reserve in self._reserve]

    def acted(self, seat: int, tick: int, to_act: Collection[int]) -> None:
        """A seat has acted; `to_act` are next."""
        if seat not in to_act:  # otherwise its turn continues: a second card, a choice of contracts
            began = self._since.pop(seat, tick)
            self._before[seat] = (began, self._reserve[seat])
            over = 0 if self._turn is None else max(0, tick - began - self._turn)
            self._reserve[seat] = max(0, self._reserve[seat] - over)
        self._now_to_act(tick, to_act)

    def undid(self, seat: int, tick: int, to_act: Collection[int]) -> None:
        """A seat has undone its step: its turn goes on as if it had never ended."""
        if seat in to_act and seat not in self._since:
            self._since[seat], self._reserve[seat] = self._before[seat]
        self._now_to_act(tick, to_act)

    def since(self, seat: int) -> int:
        """When the turn of a seat that is to act began."""
        return self._since[seat]

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, in a game with a clock."""
        if self._turn is None:
            return None
        return self._since[seat] + self._turn + self._reserve[seat]

    def faces(self, tick: int) -> tuple[SeatClock, ...] | None:
        if self._turn is None:
            return None
        return tuple(self._face(seat, tick, self._turn) for seat in range(len(self._reserve)))

    def _face(self, seat: int, tick: int, turn: int) -> SeatClock:
        runs = seat in self._since
        used = max(0, tick - self._since[seat]) if runs else 0
        over = max(0, used - turn)
        return SeatClock(max(0, turn - used), max(0, self._reserve[seat] - over), runs)

    def _now_to_act(self, tick: int, to_act: Collection[int]) -> None:
        self._since = {seat: self._since.get(seat, tick) for seat in to_act}
