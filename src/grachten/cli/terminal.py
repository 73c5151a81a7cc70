"""`grachten terminal`: a game in the terminal against bots."""

import random
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from grachten.bots import Bot, make_bot, play_on, seated
from grachten.cli.chronicle import Chronicle
from grachten.cli.colours import cards_in_words
from grachten.cli.console import out, prepare_bots
from grachten.cli.files import check_new, whole_file
from grachten.cli.screen import (
    all_routes,
    claimable_routes,
    contracts_offered,
    final_count,
    table_view,
)
from grachten.rules import (
    Action,
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    KeepContracts,
    LegalActions,
    Pass,
    Player,
    SeatView,
    TakeFaceUp,
    format_record,
    make_record,
)

YOU: Final = 0

HELP: Final = """\
On your turn do one of three things:
  take two transport cards, from the market or blind from the deck
    (a face-up wild is the only card of the turn),
  claim a route with as many cards of its colour as it has spaces; wilds stand for any colour,
    a grey route takes any one colour,
  draw two contracts, and keep one or both.
Completed contracts add their value at the end, the others subtract it. Most merchandise cards
give 8 points. When somebody has two carts or fewer left, everyone gets one last turn."""


def play_in_terminal(
    *,
    players: int,
    seed: int | None,
    board: str,
    bot: str,
    name: str,
    record: Path | None,
    overwrite: bool,
) -> None:
    """Play a whole game; you have seat 0."""
    city = Board.load(board)
    opponent = make_bot(bot)
    name = name.encode(errors="replace").decode()
    if record is not None:
        check_new(record, overwrite=overwrite)  # before the game, not after it
    seed = secrets.randbelow(2**64) if seed is None else seed
    prepare_bots([bot])
    game = Game.new(players, seed, city)
    names = [name, *_names_of_bots(bot, players - 1)]
    try:
        _Table(game, names, opponent, random.Random(f"bots {seed}")).play()  # noqa: S311 - a bot's whims, no secret
    except _Left:
        out.print("You left the game.")
        return
    sheet = game.score_sheet
    assert sheet is not None
    out.print(final_count(game.board, sheet, names))
    out.print(f"[dim]The seed of this game was {seed}.[/]")
    if record is not None:
        seats = [Player(name), *(Player(bot_name, f"bot:{bot}") for bot_name in names[1:])]
        with whole_file(record, overwrite=overwrite) as file:
            file.write((format_record(make_record(game, seats)) + "\n").encode())
        out.print(f"Recorded in {record}.", markup=False, soft_wrap=True)


def _names_of_bots(spec: str, count: int) -> list[str]:
    """The opponents' names: Carter, or Carter 1, Carter 2 …"""
    name = spec.split(":", maxsplit=1)[0].capitalize()
    return [name] if count == 1 else [f"{name} {number}" for number in range(1, count + 1)]


class _Left(Exception):  # noqa: N818 - not an error
    """The player has left the game."""


class _Table:
    """One game and its players."""

    def __init__(self, game: Game, names: Sequence[str], bot: Bot, rng: random.Random) -> None:
        self._game = game
        self._names = names
        self._rng = rng
        self._bots = [seated(bot) for _ in names]
        self._chronicle = Chronicle(game.board, names)
        self._told = 0

    def play(self) -> None:
        out.rule("[bold]Grachten[/]")
        out.print("Carts and contracts in Amsterdam. [dim]? for help, q to leave.[/]")
        play_on(self._game, self._decide)
        self._tell()

    def _decide(self, view: SeatView, legal: LegalActions) -> Action:
        if view.seat != YOU:
            return self._bots[view.seat].choose(view, legal, self._rng)
        self._tell()
        return self._ask(view, legal)

    def _tell(self) -> None:
        """What has happened since you last looked."""
        events = self._game.events_for(YOU)
        for event in events[self._told :]:
            sentence = self._chronicle.tell(event)
            if sentence is not None:
                out.print(sentence)
        self._told = len(events)

    def _ask(self, view: SeatView, legal: LegalActions) -> Action:
        if len(legal) == 1 and isinstance(legal[0], Pass):
            out.print("You can't do anything, so you pass.")
            return legal[0]
        if legal.of(KeepContracts):
            return self._ask_contracts(view, legal)
        return self._ask_turn(view, legal)

    def _ask_contracts(self, view: SeatView, legal: LegalActions) -> Action:
        if view.phase == "set-up":
            out.print(table_view(view, self._names))
        out.print(contracts_offered(view))
        if len(legal) == 1:
            out.print("It was the last one: you keep it.")
            return legal[0]
        answers = {"1": "first", "2": "second", "b": "both"}
        while True:
            answer = _ask_for("Keep which? [bold]1[/], [bold]2[/] or [bold]b[/]oth")
            for key, choice in answers.items():
                if answer in (key, choice):
                    return next(a for a in legal.of(KeepContracts) if a.choice == choice)
            self._explain(answer, view)

    def _ask_turn(self, view: SeatView, legal: LegalActions) -> Action:
        out.print(table_view(view, self._names))
        if view.phase == "second card":
            question = "Your second card: [bold]1–5[/] from the market, [bold]d[/] from the deck"
        else:
            question = (
                "[bold]1–5[/] or [bold]d[/] take a card · [bold]r[/] claim a route · "
                "[bold]c[/] draw contracts · [bold]b[/] board"
            )
        while True:
            answer = _ask_for(question)
            action = self._action_for(answer, view, legal)
            if action is None:
                continue
            if action in legal:
                return action
            out.print(str(self._game.why_not(action, YOU)), markup=False)

    def _action_for(self, answer: str, view: SeatView, legal: LegalActions) -> Action | None:
        """The action that an answer means, if any."""
        if answer == "d":
            return DrawBlind()
        if answer == "c":
            return DrawContracts()
        if answer == "r":
            return self._ask_route(legal)
        if answer in ("1", "2", "3", "4", "5"):
            space = int(answer) - 1
            card = view.market[space]
            if card is not None:
                return TakeFaceUp(card, space)
            out.print("That space is empty.")
            return None
        self._explain(answer, view)
        return None

    def _ask_route(self, legal: LegalActions) -> Action | None:
        claims = legal.of(ClaimRoute)
        if not claims:
            out.print("There is no route you can pay for right now.")
            return None
        firsts = list({claim.route.index: claim for claim in reversed(claims)}.values())[::-1]
        out.print(claimable_routes(firsts))
        chosen = _ask_number("Which route? (Enter to go back)", len(firsts))
        if chosen is None:
            return None
        payments = [claim for claim in claims if claim.route == firsts[chosen].route]
        if len(payments) == 1:
            return payments[0]
        for number, claim in enumerate(payments, 1):
            paid = cards_in_words(claim.payment.cards(claim.route.length).items())
            out.print(f"  [bold]{number}[/] {paid}")
        chosen = _ask_number("Pay with which? (Enter to go back)", len(payments))
        return None if chosen is None else payments[chosen]

    def _explain(self, answer: str, view: SeatView) -> None:
        if answer == "b":
            out.print(all_routes(view, self._names))
        elif answer == "?":
            out.print(HELP, markup=False)
        else:
            out.print("Please type one of the keys shown below; ? for help, q to leave.")


def _ask_for(question: str) -> str:
    """An answer in lower case; "q" leaves the game."""
    try:
        answer = out.input(f"{question} > ").strip().lower()
    except EOFError:
        out.print()  # end the line of the question
        raise KeyboardInterrupt from None
    if answer in ("q", "quit"):
        raise _Left
    return answer


def _ask_number(question: str, most: int) -> int | None:
    """A number from 1 to `most`, as an index, or None to go back."""
    while True:
        answer = _ask_for(question)
        if not answer:
            return None
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= most:
            return int(answer) - 1
        out.print(f"Please type a number from 1 to {most}, or nothing to go back.")
