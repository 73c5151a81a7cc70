"""The unit files of the documentation are units to systemd, and what they start is a server."""

import os
import re
import shlex
import shutil
import signal
import subprocess
from pathlib import Path

import httpx
import pytest

from city.redis_server import RedisServer
from store.postgresql import Server
from support.commands import GRACHTEN
from support.patience import PATIENCE, wait_until
from support.served import hold_port

DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"

pytestmark = pytest.mark.nightly  # systemd comes from the system


def units() -> dict[str, str]:
    """By the name of the file that the documentation gives them."""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = re.findall(
        r"`/etc/systemd/system/([\w@]+\.service)`[^`]*?(?:`[^`\n]+`[^`]*?)*```ini\n(.*?)```",
        text,
        re.DOTALL,
    )
    return dict(found)


def test_the_documentation_has_both() -> None:
    assert set(units()) == {"grachten.service", "grachten@.service"}


@pytest.mark.parametrize("name", units())
def test_systemd_finds_nothing_wrong(name: str, tmp_path: Path) -> None:
    assert shutil.which("systemd-analyze"), "There is no systemd to test with."
    unit = re.sub(r"/\S+/bin/grachten", GRACHTEN, units()[name])
    assert GRACHTEN in unit
    file = tmp_path / name
    file.write_text(unit)
    instance = tmp_path / name.replace("@.", "@1.")
    if instance != file:
        instance.symlink_to(file)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(instance)],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if name.partition(".")[0] in line]
    assert (done.returncode, said) == (0, [])


def values(unit: str, key: str) -> list[str]:
    return re.findall(rf"(?m)^{key}=(.*)$", unit)


def settings(lines: list[str]) -> dict[str, str]:
    return {name: value for name, _, value in (line.partition("=") for line in lines)}


def environment_file() -> dict[str, str]:
    """The settings of a node, as the documentation gives them."""
    text = DOCUMENT.read_text(encoding="utf-8")
    (block,) = re.findall(r"```text\n(GRACHTEN_DATABASE=.*?)```", text, re.DOTALL)
    return settings(block.splitlines())


@pytest.mark.parametrize("name", units())
def test_what_a_unit_starts_serves_until_it_is_stopped(
    name: str, tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    """Its command and its environment; the user and the folders are systemd's own business."""
    unit = units()[name]
    (command,) = values(unit, "ExecStart")
    program, *arguments = shlex.split(command)
    assert program.endswith("/bin/grachten")
    given = settings(values(unit, "Environment"))
    del given["GRACHTEN_CACHE"]  # nothing need be compiled again
    given["GRACHTEN_DATA"] = str(tmp_path / "data")
    if values(unit, "EnvironmentFile"):
        given |= environment_file()
        given |= {"GRACHTEN_DATABASE": postgresql.new_database(), "GRACHTEN_REDIS": redis.url}
    with hold_port() as held:
        port = held.getsockname()[1]
        given |= {"GRACHTEN_HOST": "127.0.0.1", "GRACHTEN_PORT": str(port)}
        log = tmp_path / "log"
        with log.open("wb") as out:
            process = subprocess.Popen(
                [GRACHTEN, *arguments], env={**os.environ, **given}, stdout=out, stderr=out
            )
        try:
            wait_until(lambda: is_ready(process, f"http://127.0.0.1:{port}/ready", log))
            process.send_signal(signal.SIGTERM)
            (seconds,) = values(unit, "TimeoutStopSec")
            assert process.wait(max(PATIENCE, float(seconds))) == 0
        finally:
            process.kill()
            process.wait()
    assert '"event": "stopped"' in log.read_text()


def is_ready(process: "subprocess.Popen[bytes]", address: str, log: Path) -> bool:
    assert process.poll() is None, log.read_text()
    try:
        return httpx.get(address, timeout=PATIENCE).text.strip() == "ready"
    except httpx.HTTPError:
        return False
