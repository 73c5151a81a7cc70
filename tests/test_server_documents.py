"""What the documents say of the server is true: messages, requests, settings, and examples."""

import hashlib
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
import typer

from grachten.cli.commands import app
from grachten.protocol.actions import Action
from grachten.protocol.events import Event
from grachten.protocol.messages import ClientMessage, ServerMessage
from grachten.protocol.tables import Ready, SeatRequest, TableState
from grachten.protocol.typescript import MODULES
from grachten.protocol.wire import PROTOCOL, Wire
from grachten.rules import FairShuffle, verify_record
from grachten.server.metrics import Metrics
from grachten.server.refusals import STATUS
from grachten.server.settings import Limits
from support.commands import GRACHTEN, run
from support.patience import PATIENCE, wait_until
from support.served import Served, served

DOCS: Final = Path(__file__).parents[1] / "docs"
UNIONS: Final[dict[str, Any]] = {
    "Action": Action,
    "ClientMessage": ClientMessage,
    "Event": Event,
    "SeatRequest": SeatRequest,
    "ServerMessage": ServerMessage,
}
STRUCTS: Final[dict[str, type[Wire]]] = {
    name: value
    for module in MODULES
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, Wire) and value is not Wire
}


@cache
def text_of(document: str) -> str:
    return (DOCS / document).read_text(encoding="utf-8")


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text_of(document), re.DOTALL | re.MULTILINE)


def rows(document: str, heading: str) -> list[list[str]]:
    """The cells of the first table that has this first heading."""
    text = text_of(document)
    lines = text[text.index(f"\n| {heading} |") + 1 :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


# The protocol: messages


def descriptions() -> dict[str, str]:
    """What is said of each struct: from its name in bold to the next one, or the next heading."""
    parts = re.split(r"\*\*`(\w+)`\*\*|^#+ ", text_of("protocol.md"), flags=re.MULTILINE)
    found: dict[str, str] = {}
    for name, said in zip(parts[1::2], parts[2::2], strict=True):
        if name is not None:
            assert name not in found, name
            found[name] = said
    return found


def test_every_struct_of_the_protocol_is_described() -> None:
    assert set(descriptions()) - {"Name"} == set(STRUCTS)  # the page explains what a Name is


@pytest.mark.parametrize("name", STRUCTS)
def test_every_field_is_described_with_its_struct(name: str) -> None:
    said = re.sub(r"^```json\n.*?^```", "", descriptions()[name], flags=re.DOTALL | re.MULTILINE)
    struct = STRUCTS[name]
    for field in msgspec.structs.fields(struct):
        assert re.search(rf"`{field.encode_name}\??`", said), field.encode_name
    tag = struct.__struct_config__.tag
    if tag is not None:
        assert re.search(rf'`"?{tag}"?`', said), tag


def test_only_fields_that_may_be_left_out_are_marked_so() -> None:
    for name, said in descriptions().items():
        marked = set(re.findall(r"`(\w+)\?`", said))
        optional = {
            field.encode_name
            for field in msgspec.structs.fields(STRUCTS.get(name, Wire))
            if not field.required
        }
        is_sent_whole = name == "TableList"  # by the server, which leaves nothing out
        assert marked == (set() if is_sent_whole else optional), name


def examples() -> Iterator[tuple[str, Any]]:
    """Every example, and what the paragraph before it, or the description it is in, calls it."""
    text = text_of("protocol.md")
    for block in re.finditer(r"^```json\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        before = text[: block.start()].rstrip()
        paragraph = before.split("\n\n")[-1]
        said = [
            name for name in re.findall(r"`(\w+)`", paragraph) if name in STRUCTS or name in UNIONS
        ]
        is_description = paragraph.startswith(("**", "|")) or not said
        name = re.findall(r"\*\*`(\w+)`\*\*", before)[-1] if is_description else said[-1]
        rest = block[1].strip()
        while rest:
            value, end = json.JSONDecoder().raw_decode(rest)
            yield name, value
            rest = rest[end:].strip()


def decoded() -> list[Any]:
    return [
        msgspec.convert(value, UNIONS.get(name, STRUCTS.get(name)), strict=True)
        for name, value in examples()
    ]


def test_examples_are_what_they_are_said_to_be() -> None:
    assert len(decoded()) > 50


def test_there_is_an_example_of_everything_that_travels() -> None:
    seen: set[type] = set()

    def look(value: Any) -> None:
        if isinstance(value, Wire):
            seen.add(type(value))
            for name in value.__struct_fields__:
                look(getattr(value, name))
        elif isinstance(value, tuple):
            for part in value:
                look(part)

    for example in decoded():
        look(example)
    assert {struct.__name__ for struct in STRUCTS.values()} == {kind.__name__ for kind in seen}


def test_the_example_of_a_finished_table_proves_its_shuffle() -> None:
    (table,) = (each for each in decoded() if isinstance(each, TableState))
    (ready,) = (each for each in decoded() if isinstance(each, Ready))
    assert table.reveal is not None
    secret, salt = bytes.fromhex(table.reveal.secret), bytes.fromhex(table.reveal.salt)
    assert hashlib.sha256(secret + salt).hexdigest() == table.commitment
    given = tuple(
        (number, bytes.fromhex(seat.contribution))
        for number, seat in enumerate(table.seats)
        if seat.contribution is not None
    )
    assert given == ((0, bytes.fromhex(ready.bytes)),)
    assert FairShuffle(secret, salt, given, youngest=0).seed == int(table.reveal.seed)


def test_codes_and_limits_are_as_shown() -> None:
    shown = {
        code.strip("`"): int(status) for code, status, _ in rows("protocol.md", "code | status")
    }
    assert shown == STATUS
    known = {name.replace("_", "-"): float(most) for name, most in asdict(Limits()).items()}
    explained = rows("hosting.md", "limit")
    assert [(name.strip("`"), float(most)) for name, most, _ in explained] == list(known.items())
    for _, most, name in rows("protocol.md", "what | most"):
        assert float(most) == known[name.strip("`")], name
    assert f"This is protocol {PROTOCOL}." in text_of("protocol.md").replace("\n", " ")
    assert f'"protocol": {PROTOCOL}' in blocks("outside-bots.md", "python")[0]


# The protocol: plain requests


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), "--log-json") as running:
        yield running


def test_plain_requests_are_as_shown(server: Served) -> None:
    schema = httpx.get(f"{server.address}/schema", timeout=PATIENCE).json()
    known = {
        f"{method.upper()} {path}": (_body(asked), _answer(asked))
        for path, methods in schema["paths"].items()
        for method, asked in methods.items()
    }
    shown = {
        request.strip("`"): (body.strip("`"), answer.replace("`", ""))
        for request, body, answer, _ in rows("protocol.md", "request | body")
    }
    assert shown == known


def _body(asked: Any) -> str:
    if "requestBody" not in asked:
        return ""
    schema = asked["requestBody"]["content"]["application/json"]["schema"]
    return "SeatRequest" if "oneOf" in schema else _name(schema)


def _answer(asked: Any) -> str:
    ((status, answer),) = ((s, a) for s, a in asked["responses"].items() if s < "300")
    schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
    return f"{status} {_name(schema)}".strip()


def _name(schema: Any) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]


# Outside bots


def test_a_whole_game_from_a_token_to_the_proof(server: Served, tmp_path: Path) -> None:
    (script,) = blocks("outside-bots.md", "sh")
    script = script.replace("http://127.0.0.1:8000", server.address)
    script = script.replace("grachten ", f"{GRACHTEN} ")
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done
    record = json.loads((tmp_path / "game.json").read_text())
    assert [seat["kind"] for seat in record["seats"]] == ["bot:apprentice", "bot:Piet"]
    assert verify_record(record).is_over


def test_a_bot_in_a_dozen_lines_plays_a_whole_game(server: Served, tmp_path: Path) -> None:
    (code,) = blocks("outside-bots.md", "python")
    lines = [line for line in code.splitlines() if line.strip()]
    assert len([line for line in lines if not re.match("import|from", line)]) == 12
    assert "grachten" not in code
    program = tmp_path / "bot.py"
    program.write_text(code)
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as host:
        host.get("/api/me")
        token = host.post("/api/me/bots", json={"name": "Ten Lines"}).json()["token"]
        playing = subprocess.Popen([sys.executable, program, server.address, token])
        try:
            wait_until(lambda: host.get("/api/me/bots").json()["bots"][0]["here"])
            new = {"sit": False, "options": {"pace": "instant"}}
            table = host.post("/api/tables", json=new).json()["id"]
            for number, seat in enumerate(({"level": "apprentice"}, {"outside": "Ten Lines"})):
                host.put(f"/api/tables/{table}/seats/{number}", json={"who": "bot", **seat})
            wait_until(lambda: host.get(f"/api/tables/{table}").json()["status"] == "over")
            assert playing.poll() is None
        finally:
            playing.terminate()
            playing.wait(PATIENCE)
        record = host.get(f"/api/tables/{table}/record").json()
        assert verify_record(record).is_over
        assert {seat["away"] for seat in host.get(f"/api/tables/{table}").json()["seats"]} == {None}


# Hosting


def command(name: str) -> Any:
    """A command as typer has understood it, without running it."""
    commands: Any = typer.main.get_command(app)
    return commands.commands[name]


def test_every_setting_has_its_line() -> None:
    known = {
        option.opts[0]: (option.envvar, _usual(option.default))
        for option in command("serve").params
        if option.name != "help"
    }
    shown = {
        flag.strip("`"): (variable.strip("`"), _usual_shown(usual))
        for flag, variable, usual, _ in rows("hosting.md", "flag | variable")
    }
    assert shown == known


def _usual_shown(cell: str) -> str:
    return cell.strip("`") if cell.startswith("`") or cell == "no" else ""


def _usual(default: object) -> str:
    """None is told in words, which nobody can compare."""
    match default:
        case None:
            return ""
        case False:
            return "no"
        case _:
            return f"{default}"


COMMANDS = ("serve", "think", "bot", "backup", "restore")


def test_flags_and_variables_are_known() -> None:
    text = text_of("hosting.md") + text_of("outside-bots.md")
    flags = {
        flag
        for each in (*map(command, COMMANDS), *operators_commands())
        for option in each.params
        for flag in option.opts
    }
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) <= flags
    sources = "".join(
        file.read_text(encoding="utf-8") for file in DOCS.parent.glob("src/grachten/*/*.py")
    )
    for variable in re.findall(r"\bGRACHTEN_[A-Z_]+", text):
        assert f'"{variable}"' in sources, variable


def operators_commands() -> tuple[Any, ...]:
    return tuple(command("admin").commands.values())


def test_every_command_of_an_operator_has_its_line() -> None:
    shown = [name.strip("`") for name, _ in rows("hosting.md", "command | what it does")]
    assert shown == [
        " ".join(
            [
                "grachten admin",
                each.name,
                *(
                    param.metavar or param.name.upper()
                    for param in each.params
                    if _is_argument(param)
                ),
            ]
        )
        for each in operators_commands()
    ]


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def test_an_operators_examples_work(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRACHTEN_DATA", str(server.data))
    (examples,) = (each for each in blocks("hosting.md", "sh") if each.startswith("grachten admin"))
    for line in examples.splitlines():
        done = run(*shlex.split(line)[1:])
        assert (done.returncode, done.stderr) == (0, ""), line


def test_ways_to_start_it_are_understood() -> None:
    started = re.findall(
        r"^(?:ExecStart=/opt/grachten/bin/)?grachten serve(.*)$",
        text_of("hosting.md"),
        re.MULTILINE,
    )
    assert len(started) == 6
    for arguments in started:
        command("serve").make_context("serve", shlex.split(arguments))  # raises what is wrong


def test_health_and_figures_are_as_shown(server: Served) -> None:
    (asked,) = (block for block in blocks("hosting.md", "sh") if block.startswith("curl"))
    answers = [
        subprocess.run(
            shlex.split(line.replace("http://127.0.0.1:8000", server.address)),
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for line in asked.splitlines()
    ]
    assert answers[:2] == ["ok", "ready"]
    shown = {name.strip("`") for name, _ in rows("hosting.md", "figure")}
    assert shown == {
        f"{figure.name}_total" if figure.type == "counter" else figure.name
        for figure in Metrics().registry.collect()
        if not figure.name.startswith("process_")
    }
    assert all(f"# TYPE {name} " in answers[2] for name in shown)


def test_a_line_of_the_log_has_the_shape_that_is_shown(server: Served) -> None:
    (shown,) = blocks("hosting.md", "json")
    lines = [json.loads(line) for line in server.log.splitlines()]
    (started,) = [line for line in lines if line["event"] == "started"]
    assert started.keys() == json.loads(shown).keys()


def test_a_copy_is_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy, put_back = (
        shlex.split(block)[1:]
        for block in blocks("hosting.md", "sh")
        if block.startswith(("grachten backup", "grachten restore"))
    )
    monkeypatch.setenv("GRACHTEN_DATA", str(tmp_path / "data"))
    with (
        served(tmp_path) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as guest,
    ):
        me = guest.get("/api/me").json()
        done = run(*copy, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        guest.patch("/api/me", json={"name": "Somebody Else"})
        server.stop()
        done = run(*put_back, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        server.start()
        assert guest.get("/api/me").json() == me
