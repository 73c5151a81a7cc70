"""One game between bots, from an empty board to its stored result."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from grachten.arena.deals import Fixture, Table, choice_seed, deal_seed, seating
from grachten.arena.played import Fault, Judged, PlayedGame, SeatResult
from grachten.bots import Bot, make_bot, play_on, seated
from grachten.bots.guarded import ask
from grachten.rules import Action, Board, Game, GameRecord, LegalActions, ScoreSheet, SeatView

MakeBot = Callable[[str], Bot]
"""Makes a bot by its name. Other processes import it, so it must be a function of a module."""

Judge = Callable[[GameRecord, Board], tuple[Judged, ...]]
"""Reviews a finished game, seat by seat: such as `grachten.review.judge_game`, which stands above
this package. It has to be a function of a module too."""


@dataclass(frozen=True)
class Conditions:
    """What all games of an arena have in common; `limit` is in seconds for one decision. Games are
    reviewed if there is a `judge`."""

    board: Board
    seed: int
    limit: float | None = None
    make: MakeBot = make_bot
    judge: Judge | None = None

    def play(self, fixture: Fixture) -> PlayedGame:
        """One of its games."""
        table, deal, rotation = fixture
        return play_fixture(
            self.board,
            table,
            deal,
            rotation,
            self.seed,
            limit=self.limit,
            make=self.make,
            judge=self.judge,
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
    judge: Judge | None = None,
) -> PlayedGame:
    """Play one game. It is the same wherever it is played, except for `seconds` and timed bots.

    Bots are created for every game. If one is at fault, `random` plays its move.
    """
    fixture = Fixture(table, deal, rotation)
    names = seating(table, rotation)
    made = [make(name) for name in names]
    for bot in made:
        getattr(bot, "prepare", _nothing)()  # what must be compiled costs nobody time
    bots = [seated(bot) for bot in made]
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
    seats = [
        _seat_result(game, seat, names[seat], decisions[seat], seconds[seat])
        for seat in range(len(table))
    ]
    if judge is not None:
        judged = judge(game.record(), board)
        seats = [replace(seat, judged=each) for seat, each in zip(seats, judged, strict=True)]
    return PlayedGame(
        deal=deal,
        table=table,
        rotation=rotation,
        first=game.first,
        turns=turns,
        seats=tuple(seats),
        faults=tuple(faults),
    )


def _nothing() -> None:
    """What a bot that compiles nothing has to prepare."""


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
