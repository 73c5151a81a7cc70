"""`grachten terminal`: a game in the terminal against bots."""

import random
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from grachten.bots import Bot, make_bot, play_on, seated
from grachten.cli.advice import lines_of
from grachten.cli.chronicle import Chronicle
from grachten.cli.colours import cards_in_words
from grachten.cli.console import out, prepare_bots, prepare_reviews
from grachten.cli.files import check_new, whole_file
from grachten.cli.screen import (
    all_routes,
    claimable_routes,
    contracts_offered,
    final_count,
    table_view,
)
from grachten.cli.words import Words, language_of_surroundings
from grachten.review import hint
from grachten.rules import (
    Action,
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    Game,
    GrachtenError,
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

CARD_KEYS: Final = {"1–5": "terminal-take", "d": "terminal-draw"}
OTHER_KEYS: Final = {
    "r": "terminal-claim",
    "c": "terminal-contracts",
    "b": "terminal-board",
}
HINT_KEYS: Final = {"h": "review-hint"}
KEEP_KEYS: Final = {
    "1": "terminal-keep-first",
    "2": "terminal-keep-second",
    "b": "terminal-keep-both",
}
"""What is typed, and the message that says what it does."""


def play_in_terminal(
    *,
    players: int,
    seed: int | None,
    board: str,
    bot: str,
    name: str | None,
    language: str | None,
    record: Path | None,
    overwrite: bool,
) -> None:
    """Play a whole game; you have seat 0."""
    city = Board.load(board)
    opponent = make_bot(bot)
    words = Words(language or language_of_surroundings())
    name = (name or words.say("terminal-you")).encode(errors="replace").decode()
    if record is not None:
        check_new(record, overwrite=overwrite)  # before the game, not after it
    seed = secrets.randbelow(2**64) if seed is None else seed
    prepare_bots([bot])
    game = Game.new(players, seed, city)
    names = [name, *_names_of_bots(bot, players - 1, words)]
    try:
        rng = random.Random(f"bots {seed}")  # noqa: S311 - a bot's whims, no secret
        _Table(game, names, opponent, rng, words).play()
    except _Left:
        out.print(words.say("terminal-left"))
        return
    sheet = game.score_sheet
    assert sheet is not None
    out.print(final_count(game.board, sheet, names, words))
    out.print(f"[dim]{words.say('terminal-seed', {'seed': str(seed)})}[/]")
    if record is not None:
        seats = [Player(name), *(Player(bot_name, f"bot:{bot}") for bot_name in names[1:])]
        with whole_file(record, overwrite=overwrite) as file:
            file.write((format_record(make_record(game, seats)) + "\n").encode())
        written = words.say("terminal-recorded", {"file": str(record)})
        out.print(written, markup=False, soft_wrap=True)


def _names_of_bots(spec: str, count: int, words: Words) -> list[str]:
    """The opponents' names: Carter, or Carter 1, Carter 2 …"""
    kind = spec.split(":", maxsplit=1)[0]
    level = f"common-level-{kind}"
    name = words.say(level) if words.knows(level) else kind.capitalize()
    return [name] if count == 1 else [f"{name} {number}" for number in range(1, count + 1)]


class _Left(Exception):  # noqa: N818 - not an error
    """The player has left the game."""


class _Table:
    """One game and its players."""

    def __init__(
        self, game: Game, names: Sequence[str], bot: Bot, rng: random.Random, words: Words
    ) -> None:
        self._hint_keys: Mapping[str, str] = HINT_KEYS
        self._game = game
        self._names = names
        self._rng = rng
        self._bots = [seated(bot) for _ in names]
        self._words = words
        self._chronicle = Chronicle(game.board, names, words)
        self._told = 0

    def play(self) -> None:
        out.rule("[bold]Grachten[/]")
        out.print(f"{self._words.say('terminal-intro')} [dim]{self._words.say('terminal-keys')}[/]")
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
            out.print(self._words.say("terminal-must-pass"))
            return legal[0]
        if legal.of(KeepContracts):
            return self._ask_contracts(view, legal)
        return self._ask_turn(view, legal)

    def _ask_contracts(self, view: SeatView, legal: LegalActions) -> Action:
        if view.phase == "set-up":
            out.print(table_view(view, self._names, self._words))
        out.print(contracts_offered(view, self._words))
        if len(legal) == 1:
            out.print(self._words.say("terminal-keep-last"))
            return legal[0]
        answers = {"1": "first", "2": "second", "b": "both"}
        ways = self._keys({**KEEP_KEYS, **self._hint_keys})
        while True:
            answer = _ask_for(f"{self._words.say('terminal-keep')} {ways}")
            for key, choice in answers.items():
                if answer in (key, choice):
                    return next(a for a in legal.of(KeepContracts) if a.choice == choice)
            self._explain(answer, view)

    def _ask_turn(self, view: SeatView, legal: LegalActions) -> Action:
        out.print(table_view(view, self._names, self._words))
        if view.phase == "second card":
            keys = self._keys({**CARD_KEYS, **self._hint_keys})
            question = f"{self._words.say('terminal-second-card')} {keys}"
        else:
            question = self._keys({**CARD_KEYS, **OTHER_KEYS, **self._hint_keys})
        while True:
            answer = _ask_for(question)
            action = self._action_for(answer, view, legal)
            if action is None:
                continue
            if action in legal:
                return action
            reason = self._game.why_not(action, view.seat)
            assert reason is not None
            out.print(self._words.explain(reason), markup=False)

    def _keys(self, keys: Mapping[str, str]) -> str:
        """Which keys can be typed, and what they do."""
        return " · ".join(f"[bold]{key}[/] {self._words.say(what)}" for key, what in keys.items())

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
            out.print(self._words.say("terminal-empty-space"))
            return None
        self._explain(answer, view)
        return None

    def _ask_route(self, legal: LegalActions) -> Action | None:
        claims = legal.of(ClaimRoute)
        if not claims:
            out.print(self._words.say("terminal-no-route"))
            return None
        firsts = list({claim.route.index: claim for claim in reversed(claims)}.values())[::-1]
        out.print(claimable_routes(firsts, self._words))
        chosen = self._ask_number("terminal-which-route", len(firsts))
        if chosen is None:
            return None
        payments = [claim for claim in claims if claim.route == firsts[chosen].route]
        if len(payments) == 1:
            return payments[0]
        for number, claim in enumerate(payments, 1):
            paid = cards_in_words(claim.payment.cards(claim.route.length).items(), self._words)
            out.print(f"  [bold]{number}[/] {paid}")
        chosen = self._ask_number("terminal-which-payment", len(payments))
        return None if chosen is None else payments[chosen]

    def _explain(self, answer: str, view: SeatView) -> None:
        if answer == "b":
            out.print(all_routes(view, self._names, self._words))
        elif answer == "h" and self._hint_keys:
            self._hint(view)
        elif answer == "?":
            out.print(self._words.say("terminal-help"), markup=False)
        else:
            out.print(self._words.say("terminal-type-key"))

    def _hint(self, view: SeatView) -> None:
        """What the judge would do, which has learned one board."""
        prepare_reviews()
        try:
            found = hint(view)
        except GrachtenError:
            out.print(self._words.say("review-hint-none"))
            return
        for line in lines_of(found, view.board, self._words):
            out.print(line, markup=False)

    def _ask_number(self, question: str, most: int) -> int | None:
        """A number from 1 to `most`, as an index, or None to go back."""
        while True:
            answer = _ask_for(self._words.say(question))
            if not answer:
                return None
            if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= most:
                return int(answer) - 1
            out.print(self._words.say("terminal-type-number", {"most": most}))


class Decision(_Table):
    """One decision of a game, without a hint: a puzzle."""

    def __init__(self, game: Game, names: Sequence[str], words: Words) -> None:
        super().__init__(game, names, make_bot("random"), random.Random(0), words)  # noqa: S311
        self._hint_keys = {}

    def ask(self, seat: int) -> Action | None:
        """What somebody would do, or None if they leave."""
        try:
            return self._ask(self._game.view(seat), self._game.legal_for(seat))
        except _Left:
            return None


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
