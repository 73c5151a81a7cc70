"""nginx in front of a city, with the configuration that the documentation gives."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from support.patience import PATIENCE, wait_until
from support.served import hold_port

BALANCING = "    hash $grachten_place consistent;"
DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"


@contextmanager
def proxied(addresses: Sequence[str]) -> Iterator[str]:
    """The address of a proxy in front of these nodes."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    assert program, "There is no nginx to test with: apt-get install nginx."
    folder = Path(tempfile.mkdtemp(prefix="grachten-nginx-"))
    with hold_port() as held:
        port = held.getsockname()[1]
        file = folder / "nginx.conf"
        file.write_text(_whole(_documented(addresses, port), folder))
        command = [program, "-p", str(folder), "-c", str(file), "-e", str(folder / "errors")]
        process = subprocess.Popen(command)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_until(lambda: _answers(address))
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)
            shutil.rmtree(folder)


def _documented(addresses: Sequence[str], port: int) -> str:
    """The block of the documentation, with our addresses and without certificates."""
    blocks = re.findall(r"```nginx\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    (block,) = (each for each in blocks if "upstream grachten" in each)
    nodes = [
        f"    server {urlsplit(address).netloc} max_fails=1 fail_timeout=3s;"
        for address in addresses
    ]
    block = re.sub(r"(?m)^    server 10\..*\n", "", block)
    block = block.replace(BALANCING, "\n".join([BALANCING, *nodes]))
    block = re.sub(r"(?m)^    ssl_certificate.*\n", "", block)
    return block.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")


def _whole(block: str, folder: Path) -> str:
    temporary = "\n".join(
        f"{name}_temp_path {folder}/{name};"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off; pid {folder}/pid; worker_processes 1;\n"
        f"events {{ worker_connections 4096; }}\n"
        f"http {{ access_log off; {temporary}\n{block}\n}}\n"
    )


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False
