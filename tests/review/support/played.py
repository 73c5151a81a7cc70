"""Games to be reviewed."""

import random
from functools import cache

from grachten.bots import make_bot
from grachten.rules import Board, Game, GameRecord, Play


@cache
def played(players: int, seed: int, bot: str = "planner") -> GameRecord:
    """A game between bots; at set-up the seats choose in any order."""
    game, rng = Game.new(players, seed, Board.load()), random.Random(seed)
    player = make_bot(bot)
    while not game.is_over:
        seat = rng.choice(game.to_act)
        game.play(player.choose(game.view(seat), game.legal_for(seat), rng), seat)
    return game.record()


def begun(record: GameRecord) -> Game:
    """The game of a record, before its first action."""
    return Game.new(record.players, record.seed, Board.load(), record.youngest)


def with_play(record: GameRecord, number: int, action: Play) -> tuple[Play, ...]:
    """The plays up to one of them, which is another one."""
    return (*record.plays[:number], action)
