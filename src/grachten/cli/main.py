"""The command line: how a command is started, and how it ends.

Exit codes: 0 done, 1 a record or board that cannot be read or fails the check, 2 other wrong
input, 130 stopped, 141 nobody reads the output any more.
An error is one sentence on stderr.
"""

import os
import sys
from pathlib import Path
from typing import Final

import typer

from grachten.cli.commands import app
from grachten.cli.stopping import hear_stops

# Typer shows the errors of its own parser under no public name but by way of this one.
UsageError: Final = typer.BadParameter.__mro__[1]

FAILED_CHECK: Final = 1
WRONG_INPUT: Final = 2
STOPPED: Final = 130
UNREAD: Final = 141
"""As if killed by SIGPIPE, which must stay ignored: it is also sent when a client disconnects."""


def main() -> None:
    """Run a command. For wrong input, print one sentence."""
    _prepare_process()
    try:
        code = app(standalone_mode=False) or 0
        sys.stdout.flush()
        if code == STOPPED:
            _say("Stopped.", STOPPED)
    except (BrokenPipeError, SystemExit):  # Rich turns the former into the latter
        code = UNREAD
        _drop_output()
    except OSError as error:
        code = _say(f"The output cannot be written: {error.strerror}.", WRONG_INPUT)
        _drop_output()
    except Exception as error:  # noqa: BLE001 - anything but wrong input is raised again
        code = _say(_sentence_of(error), _code_of(error))
    sys.exit(code)


def _prepare_process() -> None:
    """Set up the standard streams, whatever they are connected to."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by the parent process
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 - open to the end
        getattr(sys, name).reconfigure(errors="replace")  # characters that a screen cannot show
    hear_stops()


def _drop_output() -> None:
    """Discard the rest, which cannot be written either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _sentence_of(error: Exception) -> str:
    if isinstance(error, UsageError):
        return str(error.format_message())  # type: ignore[attr-defined]
    return str(error)


def _code_of(error: Exception) -> int:
    """The exit code for what is wrong with the input. Anything else is our bug, and is raised."""
    if isinstance(error, UsageError):
        return WRONG_INPUT
    # Loaded here, when a command has loaded them already: `grachten --help` need not wait.
    from grachten.rules.errors import BoardError, GrachtenError, RecordError  # noqa: PLC0415

    if isinstance(error, RecordError | BoardError):
        return FAILED_CHECK
    if isinstance(error, GrachtenError):
        return WRONG_INPUT
    raise error


def _say(sentence: str, code: int) -> int:
    typer.echo(f"grachten: {sentence}", err=True)
    return code
