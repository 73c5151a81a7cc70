"""One game between bots, from an empty board to its stored result."""

from collections.abc import Callable
from dataclasses import dataclass

from grachten.arena.deals import Fixture, Table, choice_seed, deal_seed, seating
from grachten.arena.played import Fault, PlayedGame, SeatResult
from grachten.bots import Bot, make_bot, play_on, seated
from grachten.bots.guarded import ask
from grachten.rules import Action, Board, Game, LegalActions, ScoreSheet, SeatView

MakeBot = Callable[[str], Bot]
"""Makes a bot by its name. Other processes import it, so it must be a function of a module."""


@dataclass(frozen=True)
class Conditions:
    """What all games of an arena have in common; `limit` is in seconds for one decision."""

    board: Board
    seed: int
    limit: float | None = None
    make: MakeBot = make_bot

    def play(self, fixture: Fixture) -> PlayedGame:
        """One of its games."""
        table, deal, rotation = fixture
        return play_fixture(
            self.board, table, deal, rotation, self.seed, limit=self.limit, make=self.make
        )


def play_fixture(  # noqa: PLR0913 - all that a game depends on
    board: Board,
    table: Table,
    deal: int,
    rotation: int,
    seed: int,
    *,
    limit: float | None = None,
    make: MakeBot = make_bot,
) -> PlayedGame:
    """Play one game. It is the same wherever it is played, except for `seconds` and timed bots.

    Bots are created for every game. If one is at fault, `random` plays its move.
    """
    fixture = Fixture(table, deal, rotation)
    names = seating(table, rotation)
    bots = [seated(make(name)) for name in names]
    game = Game.new(len(table), deal_seed(seed, deal), board)
    decisions, seconds = [0] * len(table), [0.0] * len(table)
    faults: list[Fault] = []
    turns = 0

    def decide(view: SeatView, legal: LegalActions) -> Action:
        nonlocal turns
        seat, number = view.seat, sum(decisions)
        turns += view.phase == "turn"
        answer = ask(
            bots[seat], view, legal, seed=choice_seed(seed, fixture, seat, number), limit=limit
        )
        if answer.fault is not None:
            faults.append(Fault(seat, names[seat], number, answer.fault))
        decisions[seat] += 1
        seconds[seat] += answer.seconds
        return answer.action

    play_on(game, decide)
    return PlayedGame(
        deal=deal,
        table=table,
        rotation=rotation,
        first=game.first,
        turns=turns,
        seats=tuple(
            _seat_result(game, seat, names[seat], decisions[seat], seconds[seat])
            for seat in range(len(table))
        ),
        faults=tuple(faults),
    )


def _seat_result(game: Game, seat: int, bot: str, decisions: int, seconds: float) -> SeatResult:
    sheet, state = game.score_sheet, game.state
    assert sheet is not None
    score = sheet.seats[seat]
    return SeatResult(
        bot=bot,
        rank=_rank(sheet, seat),
        points=score.total,
        route_points=score.routes,
        completed=tuple(line.contract for line in score.contracts if line.completed),
        failed=tuple(line.contract for line in score.contracts if not line.completed),
        contract_points=score.contract_points,
        merchandise=score.merchandise_cards,
        merchandise_points=score.merchandise,
        routes=state.routes(seat),
        carts_left=state.carts(seat),
        decisions=decisions,
        seconds=round(seconds, 6),
    )


def _rank(sheet: ScoreSheet, seat: int) -> int:
    """By points, then by completed contracts, as rule 7.4 finds the winner; ties share a rank."""
    counts = list(zip(sheet.totals, sheet.completed, strict=True))
    return 1 + sum(count > counts[seat] for count in counts)
