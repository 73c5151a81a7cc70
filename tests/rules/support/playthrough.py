"""Games written out step by step, as every seat and a spectator see them.

The files `tests/golden/playthrough-*.txt` are compared with what the engine shows now, so that a
leak is a visible difference. To write them anew: `python -m rules.support.playthrough --write`.

What a seat sees of the open table and of the events is written only where it differs from what a
spectator sees, which is written in full.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from grachten.rules.board import Board
from grachten.rules.cards import Hand
from grachten.rules.events import Event
from grachten.rules.game import Game
from grachten.rules.views import OpenSeat, SeatView, SpectatorView

FOLDER: Final = Path(__file__).parents[2] / "golden"
GAMES: Final[tuple[tuple[int, int], ...]] = ((2, 14), (3, 16), (4, 16))
"""Players and seed of every game that is written out."""


def path_of(players: int) -> Path:
    return FOLDER / f"playthrough-{players}p.txt"


def playthrough(players: int, seed: int) -> str:
    """The whole game as text."""
    return "\n".join(_lines(players, seed)) + "\n"


def _lines(players: int, seed: int) -> Iterator[str]:
    board = Board.load()
    game = Game.new(players, seed, board)
    rng = random.Random(seed)
    yield f"A game of {players} on {board.id}, seed {seed}."
    told = 0
    yield from _moment(game, told)
    step = 0
    while not game.is_over:
        told = len(game.events)
        seat = rng.choice(game.to_act)
        action = rng.choice(list(game.legal_for(seat)))
        game.play(action, seat)
        step += 1
        yield ""
        yield f"{step}. Seat {seat}: {action}"
        yield from _moment(game, told)


def _moment(game: Game, told: int) -> Iterator[str]:
    """The game as it stands, and the events since the last moment."""
    spectator = game.spectator_view()
    open_events = game.spectator_events()[told:]
    yield "spectator"
    yield from _table(spectator)
    yield from (f"  {_event(event)}" for event in open_events)
    for seat in range(game.players):
        view = game.view(seat)
        yield f"seat {seat}{' (to act)' if seat in game.to_act else ''}"
        mine, theirs = list(_table(view)), list(_table(spectator))
        yield from (line for line, open_line in zip(mine, theirs, strict=True) if line != open_line)
        yield from _own(view)
        yield f"  may: {len(game.legal_for(seat))} actions"
        for event, open_event in zip(game.events_for(seat)[told:], open_events, strict=True):
            if event != open_event:
                yield f"  {_event(event)}"


def _table(view: SpectatorView) -> Iterator[str]:
    to_act = ", ".join(map(str, view.to_act)) or "nobody"
    last = "" if view.last_turns is None else f", {view.last_turns} last turns"
    yield f"  {view.phase}; to act: {to_act}; first: {view.first}; passes: {view.passes}{last}"
    market = ", ".join(card or "-" for card in view.market)
    yield f"  market: {market}; deck: {view.deck_size}; discards: {view.discards}"
    yield f"  contract deck: {view.contract_deck_size}; events: {len(view.history)}"
    yield from (f"  {number}: {_open_seat(seat)}" for number, seat in enumerate(view.seats))


def _open_seat(seat: OpenSeat) -> str:
    text = (
        f"{seat.points} points, {seat.carts} carts, {seat.merchandise} merchandise, "
        f"{seat.cards} cards (known: {seat.known}), {seat.contracts} contracts, "
        f"routes {list(seat.routes)}"
    )
    if seat.hand is not None:
        text += f", hand: {seat.hand}"
    if seat.contracts_held is not None:
        text += f", contracts: {list(seat.contracts_held)}"
    return text


def _own(view: SeatView) -> Iterator[str]:
    yield f"  hand: {view.hand}"
    contracts = f"  contracts: {list(view.contracts)}, completed: {list(view.completed)}"
    if view.offered:
        contracts += f", offered: {list(view.offered)}"
    if view.choice is not None:
        contracts += f", choice: {view.choice}"
    yield contracts


def _event(event: Event) -> str:
    """ "CardDrawn seat=1 card=?"."""
    values = (f"{field.name}={_value(getattr(event, field.name))}" for field in fields(event))
    return " ".join([type(event).__name__, *values])


def _value(value: Any) -> str:
    if value is None:
        return "?"
    if isinstance(value, Hand):
        return f"({value})"
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return f"[{', '.join(map(str, value))}]"
    return str(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", action="store_true", help="write the files anew")
    if not parser.parse_args().write:
        parser.error("nothing to do: the tests compare, --write writes")
    for players, seed in GAMES:
        path_of(players).write_text(playthrough(players, seed), encoding="utf-8")


if __name__ == "__main__":
    main()
