"""Logs: one form for all that is said, by us and by the libraries."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from server.support.raw_sockets import call, rest_of
from support.served import served

PROGRAM = """
import logging, warnings
from grachten.server.logs import RateLimitedWarning, set_up_logs
set_up_logs(as_json={as_json})
logging.getLogger("uvicorn.error").warning("a library %s", "warns")
logging.getLogger("uvicorn.error").info("and says what nobody needs")
warnings.warn("this will change", FutureWarning)
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("asyncio").exception("a library failed")
for _ in range(1000):
    often = RateLimitedWarning("again") if _ == 0 else often
    often.warn(number=1)
"""


def logged(*, as_json: bool) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(as_json=as_json)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == ""
    return done.stderr.splitlines()


def test_libraries_log_as_json_too() -> None:
    lines = [json.loads(line) for line in logged(as_json=True)]
    assert [
        (line["event"], line["level"]) for line in lines if line.get("logger") != "py.warnings"
    ] == [
        ("a library warns", "warning"),
        ("a library failed", "error"),
        ("again", "warning"),
    ]
    assert all(line["timestamp"] for line in lines)
    assert "ZeroDivisionError" in next(line["exception"] for line in lines if "exception" in line)
    (warned,) = (line for line in lines if line.get("logger") == "py.warnings")
    assert "this will change" in warned["event"]


def test_what_happens_often_is_said_seldom() -> None:
    assert sum("again" in line for line in logged(as_json=True)) == 1


def test_on_a_screen_they_are_lines() -> None:
    text = "\n".join(logged(as_json=False))
    assert "a library warns" in text
    assert "{" not in text.splitlines()[0]


@pytest.mark.parametrize(
    "sent",
    [
        b"hello\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nA: b\r\n\r\n",
    ],
    ids=["no request", "another protocol", "a trailer"],
)
def test_every_line_of_a_server_is_json(tmp_path: Path, sent: bytes) -> None:
    with served(tmp_path, "--log-json") as server:
        with call(int(server.address.rpartition(":")[2]), sent) as connection:
            assert rest_of(connection).startswith(b"HTTP/1.1 ")
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.log.splitlines()]
    assert {"started", "stopped"} <= {line["event"] for line in lines}
