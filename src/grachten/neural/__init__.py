"""A network that learned to play by self-play, without PyTorch: its weights, what it says of a
position, and the bot that plays by it. `learning/` is where it is trained."""

from grachten.neural.bot import NeuralBot
from grachten.neural.inference import AMSTERDAM
from grachten.neural.judging import (
    Judgement,
    Judgements,
    evaluate,
    evaluate_records,
    evaluate_views,
)

__all__ = [
    "AMSTERDAM",
    "Judgement",
    "Judgements",
    "NeuralBot",
    "evaluate",
    "evaluate_records",
    "evaluate_views",
]
