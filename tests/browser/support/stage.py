"""The real server with games that begin in a prepared position.

Each new table gets the position whose name lies in the file `stage`. Only the deal is replaced:
everything after it goes by the rules.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from grachten.rules import Board, Game
from grachten.rules.cards import Hand
from support.positions import EMPTY, position, times
from support.served import Served, served

Deal = Callable[[int], Game]


def _deal(players: int) -> Game:
    """An ordinary deal, always the same."""
    return Game.new(players, seed=11, youngest=0)


def _rich(players: int) -> Game:
    """Enough of everything to pay in every way."""
    return position(
        players,
        hands={0: Hand(blue=4, red=3, green=2, wild=4)},
        routes={0: [40, 42, 43], 1: [23, 24, 29]},
        contracts={0: [0, 1], 1: [2]},
    )


def _sweep(players: int) -> Game:
    """Two wilds lie open, and the next card of the deck is a third."""
    return position(
        players,
        hands={0: Hand(pink=1)},
        market=["red", "wild", "blue", "wild", "green"],
        deck=["wild", "orange", "black", "pink", "green", "red", "blue"],
        contracts={0: [0], 1: [1]},
    )


def _last_round(players: int) -> Game:
    """Three carts left, and routes of one space can be paid."""
    return position(
        players,
        hands={0: Hand(pink=1, blue=1, green=1, black=1, red=1, orange=1), 1: Hand(black=2)},
        routes={0: [2, 24, 30, 37], 1: [5, 18, 42]},
        contracts={0: [0, 5], 1: [1]},
    )


def _nothing(players: int) -> Game:
    """Nothing lies on the table any more, and nothing can be paid."""
    return position(players, market=EMPTY, rest=1, contracts={0: [0]}, contract_deck=())


def _one_contract(players: int) -> Game:
    return position(players, contracts={0: [0]}, contract_deck=[1])


def _crowded(players: int) -> Game:
    """More cards and contracts than anybody ever has: all of it must find its place."""
    return position(
        players,
        hands={0: Hand(pink=3, blue=3, green=3, black=3, red=3, orange=3, wild=4)},
        market=[*times("wild", 2), "pink", "black", "orange"],
        contracts={0: [0, 3, 6, 9, 12, 15, 18], 1: [1, 2]},
        points={0: 49, 1: 100},
    )


GLANCE_ROUTES: Final = {
    "pink": 0,
    "blue": 32,
    "green": 34,
    "black": 10,
    "red": 38,
    "orange": 16,
    "grey": 28,
}
"""Of each colour one that has a twin, so that it can be closed; none is another's twin."""

GLANCES: Final = {
    "glance: open": 2,
    "glance: payable": 2,
    "glance: wilds": 2,
    "glance: serving": 2,
    "glance: closed": 2,
    "glance: mine": 4,
    "glance: second": 4,
    "glance: third": 4,
    "glance: fourth": 4,
}
"""The states of these routes, and how many play where they come about."""


def _glance(players: int, state: str) -> Game:
    """All of these routes in one state. Contract 20 has its ways elsewhere."""
    routes = [*GLANCE_ROUTES.values()]
    payable = Hand(pink=2, blue=1, green=3, black=1, red=2, orange=2)
    owners = {"mine": 0, "second": 1, "third": 2, "fourth": 3}
    twins = [1, 33, 35, 11, 39, 17, 27]
    hands = {"payable": payable, "serving": payable, "wilds": Hand(wild=3)}
    owned = {owners[state]: routes} if state in owners else {1: twins} if state == "closed" else {}
    return position(
        players,
        hands={0: hands.get(state, Hand())},
        routes=owned,
        contracts={0: [0, 2, 4, 8, 9, 12] if state == "serving" else [20]},
    )


POSITIONS: Final[dict[str, Deal]] = {
    **{name: partial(_glance, state=name.removeprefix("glance: ")) for name in GLANCES},
    "deal": _deal,
    "rich": _rich,
    "sweep": _sweep,
    "last round": _last_round,
    "nothing": _nothing,
    "one contract": _one_contract,
    "crowded": _crowded,
}


class Stage:
    """Stands where the server looks for `Game`."""

    def __init__(self, told: Path) -> None:
        self._told = told
        self._dealt: dict[int, Game] = {}

    def new(self, players: int, seed: int, board: Board, youngest: int | None) -> Game:
        """The same deal again, where the server plays a game again from its start."""
        assert board.id == "amsterdam"
        assert youngest in (None, 0), "seat 0 begins in every position"
        if seed not in self._dealt:
            self._dealt[seed] = POSITIONS[self._told.read_text()](players)
        return self._dealt[seed].copy()


class StagedServed:
    """Such a server, for tests."""

    def __init__(self, server: Served, told: Path) -> None:
        self.address = server.address
        self._told = told

    def lay_ready(self, name: str) -> None:
        """Let the games that begin from now on begin in this position."""
        assert name in POSITIONS
        self._told.write_text(name)


@contextmanager
def staged(folder: Path, *options: str) -> Iterator[StagedServed]:
    with served(folder, *options, program=__name__) as server:
        yield StagedServed(server, folder / "stage")


def main() -> None:
    """The command `grachten`, with the stage."""
    import grachten.cli  # noqa: PLC0415 - only the process of the server needs it
    from grachten.server.tables import step_log  # noqa: PLC0415

    told = Path(os.environ["GRACHTEN_DATA"]).parent / "stage"
    patched: Any = step_log
    patched.Game = Stage(told)
    grachten.cli.main()
