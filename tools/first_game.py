"""Finds the deal of the guided first game, and writes it with everything that is played.

`python tools/first_game.py [--from N] [--deals N]`. To be run again when the rules change: another
version of the rules deals other cards from the same secret, and a test then says that the prepared
game no longer teaches what it should.

The guided game is a whole game by the rules. The first turns are the learner's, and each teaches
one thing; then both seats are played quickly, until the end is near; the last two turns are the
learner's again.
"""

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from grachten.bots import make_bot
from grachten.bots.bot import Bot, seated
from grachten.protocol.actions import action_to_wire
from grachten.rules import (
    RULES_VERSION,
    Action,
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    FairShuffle,
    Game,
    KeepContracts,
    Payment,
    TakeFaceUp,
)
from grachten.rules.cards import COLOURS
from grachten.rules.distances import spaces_missing

LESSON: Final = Path(__file__).parents[1] / "src" / "grachten" / "lessons" / "first-game.json"

LEARNER, OPPONENT = 0, 1
BOARD: Final = Board.load()

CONTRACT: Final = 9
"""Nieuwe Waal to Jan Roodenpoortstoren: three routes, which between them teach everything."""

FIRST: Final = BOARD.routes[0]
"""Pink, with a cart, and one of a double route."""

WITH_A_WILD: Final = (BOARD.routes[16], BOARD.routes[17])
JOINING: Final = BOARD.routes[4]
"""Grey: any colour pays for it."""

LEAST_OTHER: Final = 6
"""The value of the contract that is not kept: a long way, so that it is no loss."""

MOST_MISSING: Final = 3
"""Spaces that the contract drawn later may lack."""

TRIES: Final = 600
"""Games played on from one opening."""

NEAR_THE_END: Final = 6
"""Carts with which the last two turns may begin."""

LONGEST: Final = 60
"""Steps of the whole game, at most."""

EAGERNESS: Final = 0.85
"""How often the learner's seat claims in the middle, where it can."""


@dataclass(frozen=True)
class Played:
    seat: int
    action: Action
    teaches: str | None = None


Course = tuple[Played, ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--deals", type=int, default=100_000)
    given = parser.parse_args()
    best: tuple[float, int, Course] | None = None
    for number in range(given.first, given.first + given.deals):
        for course in _courses(number):
            rank = _rank(number, course)
            if best is None or rank < best[0]:
                best = (rank, number, course)
                _write(number, course)
                print(f"{number}: {rank:.1f}, {len(course)} steps", flush=True)
    if best is None:
        raise SystemExit("None of these deals teaches everything: try others.")


def secret_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def _deal(number: int) -> Game:
    seed = FairShuffle(secret_of(number), bytes(32), (), LEARNER).seed
    return Game.new(2, seed, BOARD, LEARNER)


# The opening: every step of it teaches something


def _courses(number: int) -> Iterator[Course]:
    game = _deal(number)
    offered = game.state.offered(LEARNER)
    if CONTRACT not in offered:
        return
    other = BOARD.contracts[next(each for each in offered if each != CONTRACT)]
    hand = game.state.hand(LEARNER)
    if other.value < LEAST_OTHER or hand.pink != 1 or hand.wild or "pink" not in game.state.market:
        return
    opening = _opening(game, random.Random(number))  # noqa: S311 - no secret
    if opening is None:
        return
    for attempt in range(TRIES):
        whole = _to_the_end(opening, random.Random(f"{number} {attempt}"))  # noqa: S311
        if whole is not None:
            yield whole


def _opening(game: Game, rng: random.Random) -> "Opening | None":
    play = Opening(game, seated(make_bot("apprentice")), rng)
    place = game.state.offered(LEARNER).index(CONTRACT)
    play.teach("keep", KeepContracts("first" if place == 0 else "second"))
    play.teach("take", TakeFaceUp("pink"))
    play.teach("draw", DrawBlind())
    play.teach("claim", ClaimRoute(FIRST, Payment("pink", 0)))
    play.teach("wild", TakeFaceUp("wild"))
    hand = play.game.state.hand(LEARNER)
    pays = [route for route in WITH_A_WILD if getattr(hand, route.colour)]
    if play.has_failed() or len(pays) != 1 or hand.wild != 1:
        return None
    play.teach("mixed", ClaimRoute(pays[0], Payment(pays[0].colour, 1)))  # type: ignore[arg-type]
    hand = play.game.state.hand(LEARNER)
    left = [colour for colour in COLOURS if hand.of(colour)]
    if play.has_failed() or hand.total != 1 or not left:
        return None
    play.teach("join", ClaimRoute(JOINING, Payment(left[0], 0)))
    play.teach("contracts", DrawContracts())
    if play.has_failed():
        return None
    wanted = [
        (missing, place)
        for place, contract in enumerate(play.game.state.offered(LEARNER))
        if 1 <= (missing := _missing(play.game, contract)) <= MOST_MISSING
    ]
    if not wanted:
        return None
    place = min(wanted)[1]
    play.later = play.game.state.offered(LEARNER)[place]
    play.teach("keep-new", KeepContracts("first" if place == 0 else "second"))
    return None if play.has_failed() else play


class Opening:
    """A game that is played as it is taught; it has failed once that was not possible."""

    def __init__(self, game: Game, bot: Bot, rng: random.Random) -> None:
        self.game = game
        self._failed = False
        self.course: list[Played] = []
        self.later = CONTRACT
        self._bot = bot
        self._rng = rng

    def has_failed(self) -> bool:
        return self._failed

    def teach(self, what: str, action: Action) -> None:
        if self._failed or action not in self.game.legal_for(LEARNER):
            self._failed = True
            return
        self._play(LEARNER, action, what)
        while not self.game.is_over and LEARNER not in self.game.to_act:
            view, legal = self.game.view(OPPONENT), self.game.legal_for(OPPONENT)
            self._play(OPPONENT, _plain(self._bot.choose(view, legal, self._rng)), None)

    def _play(self, seat: int, action: Action, what: str | None) -> None:
        self.game.play(action, seat)
        self.course.append(Played(seat, action, what))


# The middle, played for both, and the last two turns


def _to_the_end(opening: Opening, rng: random.Random) -> Course | None:
    game, course = opening.game.copy(), list(opening.course)
    bot = seated(make_bot("apprentice"))
    while game.state.last_turns is None and not game.is_over and len(course) < LONGEST:
        seat = game.seat
        if seat == LEARNER and game.phase == "turn" and game.state.carts(LEARNER) <= NEAR_THE_END:
            end = _last_turns(game, opening.later, bot, rng)
            if end is not None:
                return (*course, *end)
        if seat == LEARNER:
            action = _any_sensible(game, opening.later, rng)
        else:
            action = _plain(bot.choose(game.view(seat), game.legal_for(seat), rng))
        if action is None:
            return None
        game.play(action, seat)
        course.append(Played(seat, action, "meanwhile" if seat == LEARNER else None))
    return None


def _any_sensible(game: Game, contract: int, rng: random.Random) -> Action | None:
    """Claims, long ones rather than short ones, and otherwise cards: games that end soon."""
    claims = [
        each
        for each in game.legal_actions
        if isinstance(each, ClaimRoute) and _is_for_the_middle(game, each, contract)
    ]
    if claims and rng.random() < EAGERNESS:
        return rng.choices(claims, [each.route.length**2 for each in claims])[0]
    cards = [
        each
        for each in game.legal_actions
        if isinstance(each, DrawBlind) or (isinstance(each, TakeFaceUp) and each.card != "wild")
    ]
    return _plain(rng.choice(cards)) if cards else None


def _is_for_the_middle(game: Game, claim: ClaimRoute, contract: int) -> bool:
    """The end is the learner's, and so is the joining of the second contract."""
    after = game.copy()
    after.play(claim)
    return after.state.last_turns is None and _missing(after, contract) > 0


def _last_turns(game: Game, contract: int, bot: Bot, rng: random.Random) -> Course | None:
    """A claim that begins the last round, and one that joins the contract."""
    claims = [each for each in game.legal_actions if isinstance(each, ClaimRoute)]
    for claim in sorted(claims, key=lambda each: -each.route.length):
        if game.state.carts(LEARNER) - claim.route.length > BOARD.end_at_carts:
            continue
        if claim.payment.wilds:
            continue
        after = game.copy()
        after.play(claim)
        missing = _missing(after, contract)
        course = [Played(LEARNER, claim, "last-round")]
        if not 1 <= missing <= after.state.carts(LEARNER):
            continue
        while after.seat == OPPONENT:
            action = _plain(bot.choose(after.view(OPPONENT), after.legal_for(OPPONENT), rng))
            after.play(action)
            course.append(Played(OPPONENT, action))
        for last in after.legal_actions:
            if isinstance(last, ClaimRoute) and _joins(after, last, contract):
                return (*course, Played(LEARNER, last, "last-turn"))
    return None


def _joins(game: Game, claim: ClaimRoute, contract: int) -> bool:
    after = game.copy()
    after.play(claim)
    return after.is_over and contract in after.view(LEARNER).completed


def _missing(game: Game, contract: int) -> int:
    """Spaces that a contract of the learner's still lacks; many where none can be had any more."""
    view = game.view(LEARNER)
    found = spaces_missing(view)[(*view.contracts, *view.offered).index(contract)]
    return 10_000 if found is None else found


def _plain(action: Action) -> Action:
    """Which of the market's spaces does not matter."""
    return TakeFaceUp(action.card) if isinstance(action, TakeFaceUp) else action


# Which is best


def _rank(number: int, course: Course) -> float:
    """Low is good: a quick middle, a victory, and a count in which everything is seen."""
    game = _deal(number)
    for played in course:
        game.play(played.action, played.seat)
    sheet = game.score_sheet
    assert sheet is not None
    mine, theirs = sheet.seats
    rank = float(len(course))
    rank += 0 if sheet.winners == (LEARNER,) else 100
    rank += 0 if mine.merchandise > theirs.merchandise > 0 else 15
    rank += 0 if any(not contract.completed for contract in theirs.contracts) else 10
    rank += 0 if all(contract.completed for contract in mine.contracts) else 100
    rank += 0 if any(contract.completed for contract in theirs.contracts) else 5
    opening = next(at for at, played in enumerate(course) if played.teaches == "meanwhile")
    early = [p for p in course[:opening] if p.seat == OPPONENT and isinstance(p.action, ClaimRoute)]
    rank += 0 if early else 20
    last = course[-1].action
    rank += 3 * getattr(getattr(last, "payment", None), "wilds", 0)
    return rank


def _write(number: int, course: Course) -> None:
    plays = [
        {
            "seat": played.seat,
            "action": msgspec.to_builtins(action_to_wire(played.action)),
            "teaches": played.teaches,
        }
        for played in course
    ]
    lesson: dict[str, Any] = {
        "rules": RULES_VERSION,
        "board": BOARD.id,
        "secret": secret_of(number).hex(),
        "plays": plays,
    }
    lines = ",\n".join(f"    {json.dumps(play)}" for play in lesson.pop("plays"))
    head = json.dumps(lesson, indent=2).rstrip("}\n")
    LESSON.write_text(f'{head},\n  "plays": [\n{lines}\n  ]\n}}\n')


if __name__ == "__main__":
    main()
