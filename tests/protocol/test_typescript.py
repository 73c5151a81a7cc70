"""The TypeScript types: the file in the repository, and whether messages are what the types say."""

import importlib
import json
import pkgutil
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
import pytest

from grachten import protocol
from grachten.protocol import actions, boards, events, messages, people, tables, typescript, views
from grachten.protocol.wire import Wire
from grachten.rules import Board, Game, GrachtenError, verify_record
from support.node import find_node, package
from support.patience import PATIENCE

ROOT: Final = Path(__file__).resolve().parents[2]
FILE: Final = ROOT / "web" / "src" / "protocol.ts"
TEXT: Final = typescript.typescript()
TABLE: Final = "abcdefghijklmnop"
BYTES: Final = "0" * 64

# A small reader of the generated text

INTERFACES: Final = {
    name: {
        field: (mark == "?", kind)
        for field, mark, kind in re.findall(r"  readonly (\w+)(\??): (.+);", body)
    }
    for name, body in re.findall(
        r"^export interface (\w+) \{\n(.*?)^\}", TEXT, re.DOTALL | re.MULTILINE
    )
}
ALIASES: Final = {
    name: " ".join(kind.split()).removeprefix("| ")
    for name, kind in re.findall(r"^export type (\w+) =\s(.*?);", TEXT, re.DOTALL | re.MULTILINE)
}
PRIMITIVES: Final[dict[str, tuple[type, ...]]] = {
    "string": (str,),
    "boolean": (bool,),
    "number": (int, float),
    "null": (type(None),),
}


def pieces(kind: str, separator: str) -> list[str]:
    """Split where no bracket is open."""
    found, depth = [""], 0
    for char in kind:
        depth += (char in "([<") - (char in ")]>")
        if char == separator and depth == 0:
            found.append("")
        else:
            found[-1] += char
    return [each.strip() for each in found]


def fits(value: Any, kind: str) -> bool:
    """Whether a value, decoded from JSON, is of a type, with no field too few or too many."""
    if len(union := pieces(kind, "|")) > 1:
        return any(fits(value, each) for each in union)
    if kind in PRIMITIVES:
        return type(value) in PRIMITIVES[kind]
    if kind in ALIASES:
        return fits(value, ALIASES[kind])
    if kind in INTERFACES:
        return fits_interface(value, INTERFACES[kind])
    if kind.startswith('"'):
        return bool(value == json.loads(kind))
    if match := re.fullmatch(r"Readonly<Record<(.+)>>", kind):
        key, item = pieces(match[1], ",")
        named = re.findall(r'"(.+?)"', ALIASES.get(key, ""))
        has_keys = set(value) == set(named) if named else all(fits(each, key) for each in value)
        return has_keys and all(fits(each, item) for each in value.values())
    if match := re.fullmatch(r"readonly \[(.+)\]", kind):
        items = pieces(match[1], ",")
        return len(value) == len(items) and all(map(fits, value, items))
    if match := re.fullmatch(r"readonly \(?(.+?)\)?\[\]", kind):
        return isinstance(value, list) and all(fits(each, match[1]) for each in value)
    raise AssertionError(f"The reader does not understand {kind}.")


def fits_interface(value: Any, fields: dict[str, tuple[bool, str]]) -> bool:
    needed = {name for name, (is_optional, _) in fields.items() if not is_optional}
    return (
        isinstance(value, dict)
        and needed <= set(value) <= set(fields)
        and all(fits(each, fields[name][1]) for name, each in value.items())
    )


def travelled(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


# What is written


def test_the_file_in_the_repository_is_what_the_structs_give() -> None:
    assert FILE.read_text(encoding="utf-8") == TEXT, (
        "The structs have changed: run `python -m grachten.protocol.typescript web/src/protocol.ts`"
    )


def structs() -> Iterator[type[Wire]]:
    for found in pkgutil.iter_modules(protocol.__path__):
        module = importlib.import_module(f"{protocol.__name__}.{found.name}")
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Wire) and value is not Wire:
                yield value


def test_every_struct_is_an_interface_with_its_fields_and_words() -> None:
    for struct in structs():
        tag = struct.__struct_config__.tag_field
        names = [*([tag] if tag else []), *struct.__struct_encode_fields__]
        assert list(INTERFACES[struct.__name__]) == names
        if struct.__doc__:
            assert struct.__doc__.split("\n")[0] in TEXT


def test_types_keep_their_names() -> None:
    assert ALIASES["Colour"] == '"pink" | "blue" | "green" | "black" | "red" | "orange"'
    assert ALIASES["SeatRequest"] == "SitDown | SeatBot | OpenSeatRequest"
    assert INTERFACES["Route"]["ends"] == (False, "readonly [number, number]")
    assert INTERFACES["View"]["market"] == (False, "readonly (TransportCard | null)[]")
    assert INTERFACES["BoardFacts"]["transport"][1] == "Readonly<Record<TransportCard, number>>"
    assert INTERFACES["Step"]["events"] == (False, "readonly Event[]")
    assert INTERFACES["Watch"]["type"] == (False, '"watch"')


def reached(kind: str, seen: set[str]) -> set[str]:
    """The interfaces that a type is made of."""
    for name in set(re.findall(r"\w+", kind)) - seen:
        if name in ALIASES:
            reached(ALIASES[name], seen)
        elif name in INTERFACES:
            seen.add(name)
            for _, inner in INTERFACES[name].values():
                reached(inner, seen)
    return seen


def test_the_server_leaves_nothing_out_and_clients_may() -> None:
    sent = reached("ServerMessage | TableList | ErrorBody | BoardFacts | OutsideBots", set())
    assert {"Options", "Clock", "TakeFaceUp"} <= sent
    assert not [
        name for name in sent for is_optional, _ in INTERFACES[name].values() if is_optional
    ]
    asked = reached("ClientMessage | NewTable", set())
    assert {"OptionsRequest", "ClockRequest", "TakeFaceUpRequest"} <= asked
    assert not asked & {"Options", "Clock", "TakeFaceUp"}
    assert INTERFACES["NewTable"]["options"] == (True, "OptionsRequest")
    assert INTERFACES["ClockRequest"] == {"turn": (False, "number"), "reserve": (True, "number")}


# What travels


def shown(game: Game, seat: int | None, since: int) -> list[messages.ServerMessage]:
    """A game as the server tells it, whole and as what is new."""
    happened = game.spectator_events() if seat is None else game.events_for(seat)
    view = game.spectator_view() if seat is None else game.view(seat)
    legal = () if seat is None else actions.legal_to_wire(game.board, game.legal_for(seat))
    steps = (messages.Step(since, seat, tuple(map(events.event_to_wire, happened[since:]))),)
    clocks = (messages.SeatClock(1000, 0, True),)
    shared = (TABLE, seat, since, steps, views.view_to_wire(view), legal)
    return [
        messages.GameMoved(*shared, can_undo=False, clocks=None, overdue=(5, None)),
        messages.GameShown(
            *shared, can_undo=True, clocks=clocks, overdue=(), undone=messages.Undone(0, 1)
        ),
    ]


@pytest.mark.slow
def test_every_message_of_a_played_game_is_of_its_type() -> None:
    rng = random.Random(20)
    game = Game.new(players=3, seed=20)
    since = 0
    while True:
        for seat in (None, *range(game.players)):
            for message in shown(game, seat, since):
                assert fits(travelled(message), "ServerMessage")
        if game.is_over:
            break
        since = len(game.events)
        seat = rng.choice(game.to_act)
        action = rng.choice(list(game.legal_for(seat)))
        act = messages.Act("a", TABLE, seat, since, actions.action_to_wire(action))
        assert fits(travelled(act), "ClientMessage")
        game.play(action, seat)


def test_every_kind_of_event_is_of_its_type() -> None:
    seen = set()
    for name in ("passing-2p", "refilled-2p", "contracts-3p"):
        record = json.loads((ROOT / "tests" / "golden" / f"{name}.json").read_text("utf-8"))
        path = ROOT / "tests" / "boards" / f"{record['board']}.toml"
        game = verify_record(record, Board.load(path) if path.exists() else Board.load())
        for event in (*game.events, *game.spectator_events()):
            sent = travelled(events.event_to_wire(event))
            assert fits(sent, "Event"), sent
            seen.add(type(event).__name__)
    assert seen == {kind.__name__ for kind in get_args(events.Event)}


OPTIONS = tables.Options(clock=tables.Clock(60))
SEAT = tables.SeatState(
    "person", "Saskia", True, None, "charcoal", False, True, True, "left", False, BYTES
)
RESULT = tables.Result((40, 38), (3, 2), (0,), (), practice=False)
STATE = tables.TableState(
    id=TABLE,
    status="over",
    host=True,
    options=OPTIONS,
    seats=(SEAT, SEAT),
    watching=0,
    commitment=BYTES,
    terms="0" * 16,
    changes=(tables.Change("player", 1),),
    overdue=(None, 600_000),
    ending=(0,),
    number=0,
    practice=False,
    result=RESULT,
    reveal=tables.Reveal(BYTES, BYTES, "7"),
    rematch=None,
    series=tables.Series(2, (1, 1)),
)
SUMMARY = tables.TableSummary(
    TABLE,
    "over",
    "amsterdam",
    ("Saskia", "Barent"),
    (None, "carter"),
    ("burgundy", "ochre"),
    ((1, 2), ()),
    (4, 0),
    None,
    True,
    (0,),
    False,
    0,
    RESULT,
)
ME = people.Me("id", "Saskia", False, "nkee6r5guejqevf6", "pale.blue.gold.tulip", True)


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        (boards.board_to_wire(Board.load()), "BoardFacts"),
        (boards.BoardNames(("amsterdam",)), "BoardNames"),
        (tables.TableList((SUMMARY,)), "TableList"),
        (people.OutsideBots((people.OutsideBot("Titus", None, True),)), "OutsideBots"),
        (people.MoveCode("code", "/path", 60), "MoveCode"),
        (messages.ErrorBody("no", "No."), "ErrorBody"),
        (messages.TableChanged(STATE), "ServerMessage"),
        (messages.Welcome(1, "1.0", ME), "ServerMessage"),
        (messages.Refused(None, "no", "No.", "5.1"), "ServerMessage"),
        (messages.Watch(TABLE, 0), "ClientMessage"),
        (tables.NewTable(options=OPTIONS), "NewTable"),
        (tables.SeatBot("carter"), "SeatRequest"),
        (tables.OpenSeatRequest(), "SeatRequest"),
        (tables.SeatChange(youngest=True), "SeatChange"),
        (tables.Ready(BYTES, "0" * 16), "Ready"),
        (tables.Rematch(BYTES), "Rematch"),
    ],
)
def test_other_messages_are_of_their_types(message: Wire, kind: str) -> None:
    sent = travelled(message)
    assert fits(sent, kind)
    assert not fits({**sent, "unknown": 1}, kind)


@pytest.mark.parametrize("struct", list(dict.fromkeys(structs())))
def test_what_may_be_left_out_of_a_request_has_a_default(struct: type[Wire]) -> None:
    defaults = len(struct.__struct_defaults__)
    with_default = struct.__struct_encode_fields__[-defaults:] if defaults else ()
    name = struct.__name__
    fields = INTERFACES.get(f"{name}Request", INTERFACES[name])
    optional = [field for field, (is_optional, _) in fields.items() if is_optional]
    is_sent = name in reached("ServerMessage | TableList | ErrorBody", set())
    assert optional == ([] if fields is INTERFACES[name] and is_sent else list(with_default))


# What is refused


class Unsayable(Wire, frozen=True):
    when: set[int]


class Brief(Wire, frozen=True, omit_defaults=True):
    count: int = 0


class Forgotten(Wire, frozen=True):
    count: int


@pytest.mark.parametrize(
    ("struct", "sent_by_server", "sentence"),
    [
        (Unsayable, True, "There is no TypeScript for SetType in the protocol."),
        (Brief, True, "Brief must travel as an object with all its fields."),
        (Forgotten, False, "Say in FROM_CLIENTS or FROM_SERVER who sends Forgotten."),
    ],
)
def test_a_struct_that_types_cannot_describe(
    struct: type[Wire], sent_by_server: bool, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType(struct.__module__)
    setattr(module, struct.__name__, struct)
    monkeypatch.setattr(typescript, "MODULES", (module,))
    monkeypatch.setattr(typescript, "FROM_SERVER", (struct,) if sent_by_server else ())
    with pytest.raises(GrachtenError) as refusal:
        typescript.typescript()
    assert str(refusal.value) == sentence


def test_two_types_of_one_name_and_two_names_of_one_type(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("more")
    monkeypatch.setattr(typescript, "MODULES", (*typescript.MODULES, module))
    vars(module)["Hue"] = tables.CartColour
    with pytest.raises(GrachtenError, match=r"^CartColour and Hue are two names for one type\.$"):
        typescript.typescript()
    del vars(module)["Hue"]
    vars(module)["Colour"] = tables.SitDown | tables.SeatBot
    with pytest.raises(GrachtenError, match=r"^Two types of the protocol are called Colour\.$"):
        typescript.typescript()


# The command


def test_the_command_prints_or_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typescript.main([])
    assert capsys.readouterr().out == TEXT
    typescript.main([str(tmp_path / "types.ts")])
    assert (tmp_path / "types.ts").read_text(encoding="utf-8") == TEXT
    assert capsys.readouterr().out == ""
    with pytest.raises(SystemExit):
        typescript.main([str(tmp_path / "nowhere" / "types.ts")])
    assert "cannot be written: No such file or directory." in capsys.readouterr().err


# The compiler

RIGHT: Final = """
import { PROTOCOL } from "./protocol";
import type { ClientMessage, GameShown, NewTable } from "./protocol";
import type { SeatRequest, ServerMessage } from "./protocol";

export const hello: ClientMessage = { type: "hello", protocol: PROTOCOL };
export const plain: NewTable = {};
export const timed: NewTable = { seats: 3, options: { clock: { turn: 60 }, pace: "calm" } };
export const bot: SeatRequest = { who: "bot", level: "regent" };

export function first(game: GameShown): ClientMessage | null {
  const action = game.legal[0];
  if (action === undefined || game.seat === null) return null;
  return { type: "act", id: "a", table: game.table, seat: game.seat, number: game.number, action };
}

export function told(message: ServerMessage): string {
  switch (message.type) {
    case "welcome": return message.me.name;
    case "table": return message.table.options.pace;
    case "game": return String(message.undone?.number);
    case "moved": return message.steps.flatMap((step) => step.events.map((e) => e.type)).join();
    case "done": return message.id;
    case "refused": return message.rule ?? message.message;
    case "seated": case "closed": case "said": return message.table;
    case "pong": case "reason": return message.id;
    default: { const none: never = message; return none; }
  }
}
"""

WRONG: Final = {
    "tag": 'const m: p.ClientMessage = { type: "acts", id: "a" };',
    "missing_field": 'const m: p.ClientMessage = { type: "back", id: "a" };',
    "unknown_field": 'const m: p.ClientMessage = { type: "ping", id: "a", more: 1 };',
    "colour": 'const a: p.Action = { type: "claim", route: 1, colour: "grey", wilds: 0 };',
    "left_out": 'const o: p.ErrorBody = { code: "no", message: "No." };',
    "options": "const o: p.NewTable = { options: { clock: { reserve: 5 } } };",
    "not_null": "const r: p.Paid = { colour: undefined, wilds: 1 };",
    "pair": "const c: p.Contract = { ends: [1, 2, 3], value: 4 };",
    "written": "export const f = (s: p.Step) => { s.number = 1; };",
    "appended": 'export const f = (s: p.View) => { s.market.push("red"); };',
}


def compile_typescript(folder: Path) -> subprocess.CompletedProcess[str]:
    """With the compiler that the page is checked with."""
    node, _ = find_node()
    compiler = package("typescript") / "bin" / "tsc"
    options = ["--strict", "--noEmit", "--pretty", "false", "--target", "es2022"]
    files = sorted(file.name for file in folder.glob("*.ts"))
    return subprocess.run(
        [node, compiler, *options, *files],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.nightly
def test_the_compiler_accepts_right_use_and_refuses_every_wrong_one(tmp_path: Path) -> None:
    (tmp_path / "protocol.ts").write_text(TEXT, encoding="utf-8")
    (tmp_path / "right.ts").write_text(RIGHT, encoding="utf-8")
    done = compile_typescript(tmp_path)
    assert (done.returncode, done.stdout) == (0, ""), done
    for name, line in WRONG.items():
        text = f'import type * as p from "./protocol";\n{line}\n'
        (tmp_path / f"{name}.ts").write_text(text, encoding="utf-8")
    done = compile_typescript(tmp_path)
    assert done.returncode != 0
    refused = re.findall(r"^(\w+)\.ts\(\d+,\d+\): error", done.stdout, re.MULTILINE)
    assert sorted(refused) == sorted(WRONG), done.stdout
