"""What operators see of a city: one request in the logs of two nodes, and figures of each node."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from city.nodes import STEADY, City, Roamer, city, roamers
from city.redis_server import RedisServer
from city.witness import query
from grachten import __version__
from grachten.city.envelopes import VERSION
from grachten.client.visitor import ServerRefusal
from grachten.protocol.tables import NewTable
from store.postgresql import Server
from support.patience import PATIENCE

pytestmark = pytest.mark.slow

DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"
REQUEST = "from-the-proxy-17"


def logged(node: Any) -> list[dict[str, Any]]:
    return [json.loads(line) for line in node.log.splitlines()]


def figures(address: str) -> dict[str, float]:
    """By name and labels."""
    text = httpx.get(f"{address}/metrics", timeout=PATIENCE).text
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_request_can_be_followed_and_every_node_counts(
    tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    async def main(place: City) -> None:
        first, second = place.nodes
        async with roamers(1, *place.addresses) as (anna,):
            anna.stay_with(first.address)
            table = (await anna.create(NewTable())).id
            first.stop()
            await damage(place, table)
            first.start()
            anna.stay_with(second.address)
            await refused(anna, table, "")  # it leads the table from now on
            anna.stay_with(first.address)
            await refused(anna, table, REQUEST)  # which is passed on
        (told,) = (line for line in logged(second) if line.get("request_id") == REQUEST)
        assert told["event"] == "a stored table cannot be used"
        (joined, *_) = (line for line in logged(second) if line["event"] == "this node has joined")
        counted = figures(second.address)
        name = joined["node"].partition(".")[0]
        (info,) = (each for each in counted if each.startswith("grachten_node_info"))
        assert info == f"grachten_node_info {name} {VERSION} {__version__}"
        assert counted["grachten_redis_up"] == 1
        assert counted["grachten_lease_renewals_total renewed"] > 0
        assert counted["grachten_lease_renewals_total failed"] == 0
        for direction in ("sent", "received"):
            assert counted[f"grachten_node_messages_total {direction}"] > 0
            assert counted[f"grachten_node_message_bytes_total {direction}"] > 0
        assert counted["process_cpu_seconds_total"] > 0
        assert figures(first.address)["grachten_passed_on_total"] == 1
        text = DOCUMENT.read_text(encoding="utf-8")
        for each in counted:
            assert f"`{each.split()[0]}`" in text or not each.startswith("grachten_node")

    with city(tmp_path, postgresql, redis, 2, "--log-json", *STEADY) as place:
        asyncio.run(asyncio.wait_for(main(place), PATIENCE))


async def damage(place: City, table: str) -> None:
    """So that whoever leads the table has something to log."""
    await query(place.database, "UPDATE tables SET options = 'nonsense' WHERE id = $1", table)


async def refused(anna: Roamer, table: str, request_id: str) -> None:
    anna._http.headers["X-Request-ID"] = request_id
    with pytest.raises(ServerRefusal, match="damaged"):
        await anna.table(table)
