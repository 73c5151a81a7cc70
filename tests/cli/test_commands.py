"""The command itself: help, version, and input that makes no sense."""

import signal
import subprocess
from pathlib import Path

import pytest

from grachten import __version__
from support.commands import GRACHTEN, refused, run
from support.patience import PATIENCE, wait_until

COMMANDS = (
    "play",
    "serve",
    "backup",
    "restore",
    "bot",
    "terminal",
    "simulate",
    "arena",
    "verify",
    "board",
    "bench",
    "admin",
)


def test_help_names_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0
    for command in COMMANDS:
        assert f" {command} " in done.stdout


def test_no_command_shows_the_help() -> None:
    assert run().stdout == run("--help").stdout
    assert run().returncode == 0
    assert run("admin").stdout == run("admin", "--help").stdout
    assert run("admin").returncode == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert "Usage: grachten " + command in done.stdout


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"grachten {__version__}\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulat",), "No such command 'simulat'. Did you mean 'simulate'?"),
        (("simulate", "--games", "many"), "Invalid value for '--games'"),
        (("simulate", "--sead", "1"), "No such option: --sead"),
        (("verify",), "Missing argument 'file'."),
        (("simulate", "--players", "5"), "The game is for 2 to 4 players, not 5."),
        (("terminal", "--players", "1"), "The game is for 2 to 4 players, not 1."),
        (("simulate", "--games", "0"), "The number of games must be from 1 to"),
        (("simulate", "--seed", "-1"), "The seed must be a whole number from 0 to"),
        (("terminal", "--seed", "-1"), "A seed is a whole number from 0 to 2**256 - 1."),
        (
            ("simulate", "--bots", "clever"),
            "There is no bot 'clever'; known bots: random, greedy, ",
        ),
        (("simulate", "--bots", "random,random,random"), "3 bots for 2 seats"),
        (("board", "--width", "5"), "The width must be from 100 to 8000 pixels."),
        (("bench", "--seconds", "0"), "The seconds must be above 0 and at most 60."),
        (("bench", "speed"), "There is no part 'speed' to measure; known: env."),
    ],
)
def test_wrong_input_is_refused_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(*arguments)


def test_a_record_is_not_overwritten_unless_asked(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    arguments = ("simulate", "--games", "2", "--seed", "1", "--record", file)
    assert "already exists" in refused(*arguments)
    assert file.read_text() == "precious"
    assert run(*arguments, "--overwrite").returncode == 0
    assert file.read_text().count("\n") == 2


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    # `grachten board --json | head -c 10`, with a pipe whose reader is gone.
    with subprocess.Popen(
        [GRACHTEN, "board", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


def test_ctrl_c_stops_and_says_so(tmp_path: Path) -> None:
    arguments = ("simulate", "--games", "1000000", "--seed", "1", "--record", "games.jsonl")
    with subprocess.Popen(
        [GRACHTEN, *arguments],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            # Games are being written: it is in the middle of its work.
            wait_until(lambda: any(it.stat().st_size for it in tmp_path.glob(".grachten-*.part")))
            process.send_signal(signal.SIGINT)
            assert process.communicate(timeout=PATIENCE) == ("", "grachten: Stopped.\n")
        finally:
            process.kill()
    assert process.returncode == 130
