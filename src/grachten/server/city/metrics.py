"""What a node adds to the metrics: how it gets on with the database, with Redis and with others."""

from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from grachten import __version__
from grachten.city.bus import Bus
from grachten.city.envelopes import VERSION
from grachten.server.city.adoption import Adoption
from grachten.server.city.membership import Membership


class CityMetrics(Collector):
    """Read when somebody asks: counting costs nothing but an addition."""

    def __init__(self, bus: Bus, membership: Membership, adoption: Adoption) -> None:
        self._bus = bus
        self._membership = membership
        self._adoption = adoption

    def collect(self) -> Iterator[Metric]:
        info = GaugeMetricFamily(
            "grachten_node_info",
            "Always 1; the labels say which node this is",
            labels=["node", "version", "protocol"],
        )
        info.add_metric([self._bus.name, __version__, str(VERSION)], 1)
        yield info
        yield from self._of_the_lease()
        yield from self._of_the_bus()
        yield CounterMetricFamily(
            "grachten_games_adopted",
            "Games that this node took over from others",
            value=self._adoption.adopted,
        )
        yield CounterMetricFamily(
            "grachten_games_handed_over",
            "Games that this node gave to one with fewer",
            value=self._adoption.handed_over,
        )

    def _of_the_lease(self) -> Iterator[Metric]:
        renewals = CounterMetricFamily(
            "grachten_lease_renewals",
            "Renewals of this node's lease, by result: renewed, failed, or lost to other nodes",
            labels=["result"],
        )
        for result, count in self._membership.renewals.items():
            renewals.add_metric([result], count)
        yield renewals
        yield CounterMetricFamily(
            "grachten_nodes_buried",
            "Other nodes whose lease had run out",
            value=self._membership.buried,
        )

    def _of_the_bus(self) -> Iterator[Metric]:
        traffic = self._bus.traffic
        yield GaugeMetricFamily(
            "grachten_redis_up", "1 while Redis can be reached", value=self._bus.is_up
        )
        messages = CounterMetricFamily(
            "grachten_node_messages", "Messages between nodes", labels=["direction"]
        )
        messages.add_metric(["sent"], traffic.messages_sent)
        messages.add_metric(["received"], traffic.messages_received)
        yield messages
        sizes = CounterMetricFamily(
            "grachten_node_message_bytes", "Bytes between nodes", labels=["direction"]
        )
        sizes.add_metric(["sent"], traffic.bytes_sent)
        sizes.add_metric(["received"], traffic.bytes_received)
        yield sizes
        yield CounterMetricFamily(
            "grachten_links_broken",
            "Links to other nodes that broke, each a reconnection for some clients",
            value=traffic.links_broken,
        )
