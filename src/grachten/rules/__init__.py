"""The game for people who write Python."""

from grachten.rules.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    KeepContracts,
    Pass,
    Payment,
    TakeFaceUp,
)
from grachten.rules.board import Board, Contract, Location, Route, board_names
from grachten.rules.cards import COLOURS, TRANSPORT_CARDS, Colour, Hand, RouteColour, TransportCard
from grachten.rules.errors import BoardError, GrachtenError, IllegalAction, RecordError
from grachten.rules.events import Event
from grachten.rules.fair_shuffle import FairShuffle, commitment_of
from grachten.rules.game import Game
from grachten.rules.game_record import RULES_VERSION, GameRecord, Play
from grachten.rules.legal import LegalActions
from grachten.rules.record_file import format_record, make_record, read_records
from grachten.rules.record_format import Player
from grachten.rules.scoring import ContractScore, ScoreSheet, SeatScore
from grachten.rules.verification import verify_record
from grachten.rules.views import OpenSeat, SeatView, SpectatorView

__all__ = [
    "COLOURS",
    "RULES_VERSION",
    "TRANSPORT_CARDS",
    "Action",
    "Board",
    "BoardError",
    "ClaimRoute",
    "Colour",
    "Contract",
    "ContractScore",
    "DrawBlind",
    "DrawContracts",
    "Event",
    "FairShuffle",
    "Game",
    "GameRecord",
    "GrachtenError",
    "Hand",
    "IllegalAction",
    "KeepContracts",
    "LegalActions",
    "Location",
    "OpenSeat",
    "Pass",
    "Payment",
    "Play",
    "Player",
    "RecordError",
    "Route",
    "RouteColour",
    "ScoreSheet",
    "SeatScore",
    "SeatView",
    "SpectatorView",
    "TakeFaceUp",
    "TransportCard",
    "board_names",
    "commitment_of",
    "format_record",
    "make_record",
    "read_records",
    "verify_record",
]
