"""Where a client is: what its limits count by, and which proxies are trusted."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from grachten.rules import GrachtenError


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "nowhere"


def limit_key(scope: Any) -> str:
    """What rate limits count by: an address or, in IPv6, the /64 that one customer gets."""
    return network_of(address_of(scope))


def network_of(address: str) -> str:
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


def unmapped(address: str) -> str:
    """A plain IPv4 address, where a dual-stack socket writes ::ffff:192.0.2.1.

    Otherwise all IPv4 clients would fall into one IPv6 network, and share one limit.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return address if mapped is None else str(mapped)


class Proxies:
    """The proxies of `--proxy`: addresses and networks, separated by commas, or * for all."""

    def __init__(self, given: str | None) -> None:
        names = [name.strip() for name in (given or "").split(",") if name.strip()]
        self._is_everybody = "*" in names
        self._networks = [_network(name) for name in names if name != "*"]

    def __contains__(self, address: str) -> bool:
        if self._is_everybody:
            return True
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name)
    except ValueError:
        raise GrachtenError(f"{name!r} is not the address or network of a proxy.") from None
