"""The protocol's structs as TypeScript types, so that the page cannot misspell what it is sent.

`python -m grachten.protocol.typescript [FILE]` prints them, or writes them to a file.
"""

import argparse
import inspect
import json
import sys
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from msgspec import inspect as shapes

from grachten.protocol import (
    actions,
    boards,
    club_events,
    company,
    deals,
    events,
    finding,
    hints,
    messages,
    people,
    pictures,
    preparation,
    profiles,
    puzzles,
    replays,
    reviews,
    tables,
    views,
    wire,
)
from grachten.rules.errors import GrachtenError

MODULES: Final = (
    wire, people, boards, tables, finding, company, actions, events, views, messages, replays,
    reviews, hints, pictures, puzzles, deals, club_events, profiles, preparation,
)  # fmt: skip
"""In the order in which they are best read."""

FROM_CLIENTS: Final[tuple[Any, ...]] = (
    people.NewName,
    people.NewCrest,
    people.NewPasskey,
    people.SignIn,
    people.Followers,
    people.Arrive,
    people.NewBot,
    tables.NewTable,
    tables.Guide,
    tables.SeatRequest,
    tables.SeatChange,
    tables.SeatsRequest,
    tables.OptionsChange,
    tables.Ready,
    tables.Rematch,
    finding.Wish,
    finding.Invite,
    finding.InvitationChoice,
    pictures.ReviewPicture,
    puzzles.PuzzleAnswer,
    deals.PlayDeal,
    deals.DealChoices,
    deals.NewChallenge,
    club_events.NewEvent,
    club_events.EnterEvent,
    club_events.SeedEntrant,
    profiles.PublicChoices,
    messages.ClientMessage,
)
"""What a client sends: a field with a default may be left out."""

FROM_SERVER: Final[tuple[Any, ...]] = (
    people.Me,
    people.MoveCode,
    people.Passkeys,
    people.PasskeyWanted,
    people.SignInWanted,
    people.OutsideBots,
    boards.BoardFacts,
    boards.BoardNames,
    tables.TableState,
    tables.TableList,
    finding.Finding,
    finding.Opponents,
    finding.Blocks,
    finding.InvitationChoice,
    company.Featured,
    company.Followed,
    messages.ServerMessage,
    messages.ErrorBody,
    replays.Replay,
    reviews.ReviewState,
    hints.Hint,
    pictures.DrawnPicture,
    reviews.Judgement,
    puzzles.PuzzleList,
    puzzles.PuzzleToday,
    puzzles.PuzzleShown,
    puzzles.PuzzleSolution,
    deals.DealDay,
    deals.DealToday,
    deals.DealArchive,
    deals.DealChoices,
    deals.Challenge,
    deals.ChallengeList,
    club_events.EventState,
    club_events.EventLists,
    club_events.EventTablesWaiting,
    profiles.ProfileState,
    profiles.PlayedGames,
    profiles.BestTable,
    profiles.GameRating,
    preparation.PreparationState,
)
"""What the server sends, with every field."""

_HEADER: Final = (
    "// Generated from the protocol's structs by `python -m grachten.protocol.typescript`; "
    "do not edit."
)
_WIDTH: Final = 100


def typescript() -> str:
    """All types of the protocol, as the text of one TypeScript file."""
    sent = _reached(FROM_SERVER)
    asked = _reached(FROM_CLIENTS)
    two_forms = frozenset(
        cls
        for cls in sent.keys() & asked.keys()
        if any(map(_has_defaults, _reached([cls]).values()))
    )
    names = _Names(_alias_names(), two_forms)
    structs = asked | sent
    blocks = [_HEADER, f"export const PROTOCOL = {wire.PROTOCOL};"]
    written: dict[str, Any] = {}
    for module in MODULES:
        blocks.append("// " + inspect.cleandoc(module.__doc__ or module.__name__).split("\n")[0])
        for name, value in vars(module).items():
            if _is_struct_of(value, module):
                if value not in structs:
                    raise GrachtenError(f"Say in FROM_CLIENTS or FROM_SERVER who sends {name}.")
                made = _interfaces(structs[value], value in sent, names)
            elif _is_alias(name, value) and written.get(name) != value:
                made = _type_aliases(name, value, names)
            else:
                continue
            for exported, text in made.items():
                if exported in written:
                    raise GrachtenError(f"Two types of the protocol are called {exported}.")
                written[exported] = value
                blocks.append(text)
    return "\n\n".join(blocks) + "\n"


def _reached(roots: Iterable[Any]) -> dict[type, shapes.StructType]:
    """The structs among these types and in their fields, and in theirs."""
    found: dict[type, shapes.StructType] = {}
    waiting = list(shapes.multi_type_info(roots))
    while waiting:
        shape = waiting.pop()
        if isinstance(shape, shapes.StructType):
            if shape.cls in found:
                continue
            found[shape.cls] = shape
        waiting.extend(_parts(shape))
    return found


def _parts(shape: shapes.Type) -> tuple[shapes.Type, ...]:
    match shape:
        case shapes.StructType(fields=fields):
            return tuple(field.type for field in fields)
        case shapes.UnionType(types=types) | shapes.TupleType(item_types=types):
            return types
        case shapes.VarTupleType(item_type=item) | shapes.Metadata(type=item):
            return (item,)
        case shapes.DictType(key_type=key, value_type=value):
            return (key, value)
        case _:
            return ()


def _has_defaults(struct: shapes.StructType) -> bool:
    return not all(field.required for field in struct.fields)


def _is_struct_of(value: Any, module: ModuleType) -> bool:
    return (
        isinstance(value, type)
        and issubclass(value, wire.Wire)
        and value is not wire.Wire
        and value.__module__ == module.__name__
    )


def _is_alias(name: str, value: Any) -> bool:
    """A type that has a name of its own in Python: literals, a narrowed type, a union of structs.

    The rules have unions of their own, which do not travel.
    """
    if name.startswith("_"):
        return False
    if get_origin(value) in {Union, UnionType}:
        return all(
            isinstance(each, type) and issubclass(each, wire.Wire) for each in get_args(value)
        )
    return get_origin(value) in {Literal, Annotated}


def _alias_names() -> dict[Hashable, str]:
    names: dict[Hashable, str] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if not _is_alias(name, value):
                continue
            key = _key(shapes.type_info(value))
            if names.setdefault(key, name) != name:
                raise GrachtenError(f"{names[key]} and {name} are two names for one type.")
    return names


def _key(shape: shapes.Type) -> Hashable:
    """Equal for equal types, whose names in Python are no longer known here."""
    match shape:
        case shapes.UnionType(types=types):
            return frozenset(map(_key, types))
        case shapes.StructType(cls=cls):
            return cls
        case _:
            return repr(shape)


@dataclass(frozen=True)
class _Names:
    """How types are written.

    A struct that travels in both directions and has defaults has two forms: as it is sent by the
    server, whole, and as it is asked for, where fields may be left out.
    """

    aliases: Mapping[Hashable, str]
    two_forms: frozenset[type]

    def has_two_forms(self, shape: shapes.Type) -> bool:
        if isinstance(shape, shapes.StructType):
            return shape.cls in self.two_forms
        return isinstance(shape, shapes.UnionType) and any(map(self.has_two_forms, shape.types))

    def of_form(self, name: str, shape: shapes.Type, asked: bool) -> str:
        return f"{name}Request" if asked and self.has_two_forms(shape) else name

    def text(self, shape: shapes.Type, asked: bool) -> str:
        """A type where it is used: by its name, if it has one."""
        name = self.aliases.get(_key(shape))
        return self.body(shape, asked) if name is None else self.of_form(name, shape, asked)

    def body(self, shape: shapes.Type, asked: bool) -> str:
        match shape:
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.StrType():
                return "string"
            case shapes.BoolType():
                return "boolean"
            case shapes.LiteralType(values=values):
                return " | ".join(map(json.dumps, values))
            case shapes.Metadata(type=inner):
                return self.text(inner, asked)
            case shapes.StructType(cls=cls):
                return self.of_form(cls.__name__, shape, asked)
            case shapes.UnionType():
                return " | ".join(self.members(shape, asked))
            case _:
                return self.collection(shape, asked)

    def members(self, union: shapes.UnionType, asked: bool) -> list[str]:
        """What may stand there, null last. A union with null may have a name without it."""
        rest = tuple(each for each in union.types if not isinstance(each, shapes.NoneType))
        if len(rest) == len(union.types):
            return [self.text(each, asked) for each in rest]
        return [self.text(rest[0] if len(rest) == 1 else shapes.UnionType(rest), asked), "null"]

    def collection(self, shape: shapes.Type, asked: bool) -> str:
        match shape:
            case shapes.VarTupleType(item_type=item):
                text = self.text(item, asked)
                is_compound = " | " in text or text.startswith("readonly ")
                return f"readonly ({text})[]" if is_compound else f"readonly {text}[]"
            case shapes.TupleType(item_types=items):
                return f"readonly [{', '.join(self.text(item, asked) for item in items)}]"
            case shapes.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.text(key, asked)}, {self.text(value, asked)}>>"
            case _:
                kind = type(shape).__name__
                raise GrachtenError(f"There is no TypeScript for {kind} in the protocol.")


def _interfaces(struct: shapes.StructType, sent: bool, names: _Names) -> dict[str, str]:
    """The struct's forms, by name."""
    if struct.array_like or struct.cls.__struct_config__.omit_defaults:
        raise GrachtenError(f"{struct.cls.__name__} must travel as an object with all its fields.")
    name, words = struct.cls.__name__, struct.cls.__doc__
    made = {name: _interface(name, words, struct, not sent, names)}
    if struct.cls in names.two_forms:
        name = names.of_form(name, struct, asked=True)
        words = f"`{struct.cls.__name__}` in a request; fields with a default may be left out."
        made[name] = _interface(name, words, struct, True, names)
    return made


def _interface(
    name: str, words: str | None, struct: shapes.StructType, asked: bool, names: _Names
) -> str:
    lines = []
    if struct.tag_field is not None:
        lines.append(f"{struct.tag_field}: {json.dumps(struct.tag)}")
    for field in struct.fields:
        mark = "?" if asked and not field.required else ""
        lines.append(f"{field.encode_name}{mark}: {names.text(field.type, asked)}")
    if not lines:
        lines.append("[field: string]: never")  # an empty interface would take any value
    body = "".join(f"  readonly {line};\n" for line in lines)
    return f"{_comment(words)}export interface {name} {{\n{body}}}"


def _type_aliases(name: str, value: Any, names: _Names) -> dict[str, str]:
    shape = shapes.type_info(value)
    if isinstance(shape, shapes.LiteralType):  # msgspec sorts the values; ours have a better order
        return {name: _type_alias(name, None, list(map(json.dumps, get_args(value))))}
    if isinstance(shape, shapes.UnionType):
        made = {name: _type_alias(name, None, names.members(shape, asked=False))}
        if names.has_two_forms(shape):
            words = f"`{name}` in a request."
            name = names.of_form(name, shape, asked=True)
            made[name] = _type_alias(name, words, names.members(shape, asked=True))
        return made
    schema = getattr(shape, "extra_json_schema", None) or {}
    return {name: _type_alias(name, schema.get("description"), [names.body(shape, asked=False)])}


def _type_alias(name: str, words: str | None, members: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > _WIDTH:
        line = f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";"
    return _comment(words) + line


def _comment(words: str | None) -> str:
    if not words:
        return ""
    lines = inspect.cleandoc(words).replace("*/", "*\\/").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m grachten.protocol.typescript",
        description="The protocol's structs as TypeScript types.",
    )
    parser.add_argument("file", nargs="?", type=Path, help="where to write them, instead of here")
    file: Path | None = parser.parse_args(arguments).file
    if file is None:
        sys.stdout.write(typescript())
        return
    try:
        file.write_text(typescript(), encoding="utf-8", newline="\n")
    except OSError as error:
        parser.error(f"{file} cannot be written: {error.strerror}.")


if __name__ == "__main__":
    main()
