"""Requests to a table, as values: carried out by the node that leads it, wherever they arrive.

Calling a request with its table carries it out, as one of the table's mailbox.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

import msgspec

from grachten.protocol.company import Line
from grachten.protocol.messages import Act, Say, Undo, WhyNot, Write
from grachten.protocol.tables import OptionsChange, SeatChange, SeatRequest, TableState
from grachten.server.refusals import Refusal, no_seat
from grachten.server.study.hint_messages import HintQuestion
from grachten.server.study.hint_questions import check_hint, hint_question
from grachten.server.tables import seating
from grachten.server.tables.rematches import Rematch, begin_rematch
from grachten.server.tables.table import Table
from grachten.store import Person

R = TypeVar("R")


class TableRequest(msgspec.Struct, Generic[R], frozen=True, tag=True):
    can_repeat: ClassVar[bool] = False
    """Is it the same whether it is carried out once or twice?"""

    async def __call__(self, table: Table) -> R:
        raise NotImplementedError

    def read(self, result: bytes) -> R:
        """The result as it came from another node."""
        raise NotImplementedError


ShownTable = TableState | msgspec.Raw
"""A table as somebody sees it or, from another node, the JSON of that. It is passed on unread: that
node may be of a version that knows more of it."""


class _ShowsTable(TableRequest[ShownTable], frozen=True):
    person: Person

    def read(self, result: bytes) -> ShownTable:
        return msgspec.Raw(result)


class Look(_ShowsTable, frozen=True):
    can_repeat: ClassVar[bool] = True

    async def __call__(self, table: Table) -> TableState:
        table.check_may_look(self.person)
        return table.state_for(self.person)


class ChangeOptions(_ShowsTable, frozen=True):
    wanted: OptionsChange

    async def __call__(self, table: Table) -> TableState:
        return await table.change_options(self.person, self.wanted)


class Resize(_ShowsTable, frozen=True):
    seats: int

    async def __call__(self, table: Table) -> TableState:
        return await table.resize(self.person, self.seats)


class GiveSeat(_ShowsTable, frozen=True):
    seat: int
    request: SeatRequest
    outside: Person | None = None

    async def __call__(self, table: Table) -> TableState:
        return await table.seat(self.person, self.seat, self.request, self.outside)


class ChangeSeat(_ShowsTable, frozen=True):
    seat: int
    wanted: SeatChange

    async def __call__(self, table: Table) -> TableState:
        return await table.change_seat(self.person, self.seat, self.wanted)


class MakeReady(_ShowsTable, frozen=True):
    given: bytes
    terms: str

    async def __call__(self, table: Table) -> TableState:
        return await table.make_ready(self.person, self.given, self.terms)


class MakeUnready(_ShowsTable, frozen=True):
    async def __call__(self, table: Table) -> TableState:
        return await table.make_unready(self.person)


class Start(_ShowsTable, frozen=True):
    given: bytes
    terms: str

    async def __call__(self, table: Table) -> TableState:
        return await table.start(self.person, self.given, self.terms)


class _WithoutResult(TableRequest[None], frozen=True):
    def read(self, result: bytes) -> None:  # noqa: ARG002 - there is none
        return None


class Settle(_WithoutResult, frozen=True):
    """Only wait for what was asked before."""

    can_repeat: ClassVar[bool] = True

    async def __call__(self, table: Table) -> None:
        pass


class Leave(_WithoutResult, frozen=True):
    person: Person

    async def __call__(self, table: Table) -> None:
        await table.leave(self.person)


class Part(_WithoutResult, frozen=True):
    """Somebody is about to be deleted, with all that names them."""

    can_repeat: ClassVar[bool] = True

    person: Person

    async def __call__(self, table: Table) -> None:
        await table.part(self.person)
        if table.is_removed:
            table.unload()


class PutAway(_WithoutResult, frozen=True):
    person: Person

    async def __call__(self, table: Table) -> None:
        await table.put_out_of_list(self.person)


class Resign(_ShowsTable, frozen=True):
    seat: int

    async def __call__(self, table: Table) -> TableState:
        await table.the_game.resign(self.person, self.seat)
        return table.state_for(self.person)


class Replace(_ShowsTable, frozen=True):
    seat: int

    async def __call__(self, table: Table) -> TableState:
        await table.the_game.replace(self.person, self.seat)
        return table.state_for(self.person)


class AskToEnd(_ShowsTable, frozen=True):
    async def __call__(self, table: Table) -> TableState:
        await table.the_game.ask_to_end(self.person)
        return table.state_for(self.person)


class BeginRematch(TableRequest[Rematch], frozen=True):
    can_repeat: ClassVar[bool] = True

    person: Person

    async def __call__(self, table: Table) -> Rematch:
        return await begin_rematch(table, self.person)

    def read(self, result: bytes) -> Rematch:
        return msgspec.json.decode(result, type=Rematch)


class JoinRematch(_ShowsTable, frozen=True):
    """Ready for the same terms; if those have changed, only the state of the new table."""

    given: bytes
    terms: str

    async def __call__(self, table: Table) -> TableState:
        is_same = table.stored.status == "open" and table.terms.name == self.terms
        if is_same and seating.seats_of(table.seats, self.person.id):
            return await table.make_ready(self.person, self.given, self.terms)
        return table.state_for(self.person)


class _WithNumber(TableRequest[int], frozen=True):
    """The answer is the number of a step."""

    can_repeat: ClassVar[bool] = True

    def read(self, result: bytes) -> int:
        return msgspec.json.decode(result, type=int)


class Play(_WithNumber, frozen=True):
    """The same message again finds its step among those that are stored."""

    person: Person
    message: Act | Undo

    async def __call__(self, table: Table) -> int:
        if isinstance(self.message, Act):
            return await table.the_game.act(self.person, self.message)
        return await table.the_game.undo(self.person, self.message)


class ComeBack(_WithNumber, frozen=True):
    person: Person

    async def __call__(self, table: Table) -> int:
        game = table.the_game
        mine = seating.seats_of(table.seats, self.person.id)
        if not mine:
            raise no_seat()
        if table.stored.status == "playing":
            await game.came_back(mine)
        return game.step_log.number


class Talk(_WithNumber, frozen=True):
    """The same message again is known by its id, as long as the table is in memory."""

    person: Person
    message: Say | Write

    async def __call__(self, table: Table) -> int:
        return await table.say(self.person, self.message)


class Overhear(TableRequest[tuple[Line, ...]], frozen=True):
    """An operator reads what was said at a table."""

    can_repeat: ClassVar[bool] = True

    async def __call__(self, table: Table) -> tuple[Line, ...]:
        return table.conversation

    def read(self, result: bytes) -> tuple[Line, ...]:
        return msgspec.json.decode(result, type=tuple[Line, ...])


class Silence(_WithNumber, frozen=True):
    """An operator removes what was said at a table; the answer is how many lines there were."""

    async def __call__(self, table: Table) -> int:
        return await table.silence()


Why = tuple[str, str | None]
"""A sentence, and the number of a rule."""


class AskWhyNot(TableRequest[Why | None], frozen=True):
    can_repeat: ClassVar[bool] = True

    person: Person
    message: WhyNot

    async def __call__(self, table: Table) -> Why | None:
        illegal = table.the_game.why_not(self.person, self.message)
        return None if illegal is None else (str(illegal), illegal.rule)

    def read(self, result: bytes) -> Why | None:
        why: Why | None = msgspec.json.decode(result, type=Why | None)
        return why


class AskHint(TableRequest[HintQuestion], frozen=True):
    """What somebody has to decide, as their seat knows it: the asking node makes the hint."""

    can_repeat: ClassVar[bool] = True

    person: Person
    seat: int

    async def __call__(self, table: Table) -> HintQuestion:
        return hint_question(table, self.person, self.seat)

    def read(self, result: bytes) -> HintQuestion:
        return msgspec.json.decode(result, type=HintQuestion)


class NoteHint(_WithoutResult, frozen=True):
    """The hint is made: before it is given, everyone at the table sees that there was one."""

    can_repeat: ClassVar[bool] = True

    person: Person
    seat: int
    step: int

    async def __call__(self, table: Table) -> None:
        check_hint(table, self.person, self.seat, self.step)
        await table.note_hint(self.seat)


class EndGame(_WithoutResult, frozen=True):
    """An operator abandons a game; everyone at the table is notified."""

    async def __call__(self, table: Table) -> None:
        if table.stored.status != "playing":
            raise Refusal("conflict", "No game is being played at this table.")
        await table.give_up()


class EndAsItStands(_WithoutResult, frozen=True):
    """The time for a round of an event is up."""

    can_repeat: ClassVar[bool] = True

    async def __call__(self, table: Table) -> None:
        await table.end_as_it_stands()


class RevealGame(_WithoutResult, frozen=True, tag="OpenRecord"):
    """A round of an event is over, or the event was cancelled: others may see the game. One that is
    still on has no result then."""

    can_repeat: ClassVar[bool] = True

    async def __call__(self, table: Table) -> None:
        await table.give_up()
        await table.reveal_game()


class Remove(_WithoutResult, frozen=True):
    async def __call__(self, table: Table) -> None:
        await table.remove()
        table.unload()


class Dissolve(_WithoutResult, frozen=True):
    """An arranged table comes to nothing; if it `is_late`, because somebody did not answer."""

    can_repeat: ClassVar[bool] = True

    is_late: bool

    async def __call__(self, table: Table) -> None:
        await table.dissolve(is_late=self.is_late)
        if table.is_removed:
            table.unload()


class Expire(_WithoutResult, frozen=True):
    """Nobody has used the table for a long time."""

    async def __call__(self, table: Table) -> None:
        await table.end_with_day()
        if table.is_watched:
            return  # somebody is still there
        if table.stored.status == "open":
            await table.remove()
        elif table.stored.status == "playing":
            await table.the_game.expire()


AnyRequest = (
    Look
    | Settle
    | ChangeOptions
    | Resize
    | GiveSeat
    | ChangeSeat
    | MakeReady
    | MakeUnready
    | Start
    | Leave
    | Part
    | PutAway
    | Resign
    | Replace
    | AskToEnd
    | BeginRematch
    | JoinRematch
    | Play
    | ComeBack
    | AskWhyNot
    | AskHint
    | NoteHint
    | Talk
    | Overhear
    | Silence
    | EndGame
    | EndAsItStands
    | RevealGame
    | Remove
    | Dissolve
    | Expire
)

_DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(AnyRequest)
encode_request: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode


def decode_request(request: bytes) -> TableRequest[Any]:
    """`MsgspecError` if it comes from a version that knows more."""
    return cast("TableRequest[Any]", _DECODER.decode(request))
