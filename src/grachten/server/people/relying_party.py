"""The site that a passkey is for, from the request: the host name in the browser's address bar.

The guard has checked that the server answers to that name. A passkey works at no other.
"""

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any

from litestar import Request

from grachten.server.refusals import Refusal


@dataclass(frozen=True)
class Site:
    name: str
    """The host's name, without the port."""

    origins: list[str]
    """The origins that browsers may name. Passkeys need https, or the same machine."""


def site_of(request: Request[Any, Any, Any]) -> Site:
    host = request.headers.get("host", "").strip().lower()
    head, _, port = host.rpartition(":")
    name = head if head and port.isdigit() else host
    if not name or _is_address(name):
        raise Refusal(
            "invalid", "Passkeys need a host name: open this page by its name, not its IP address."
        )
    origins = [f"https://{host}"]
    if name == "localhost" or name.endswith(".localhost"):
        origins.append(f"http://{host}")
    return Site(name, origins)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
