"""Metrics for Prometheus. Nothing here identifies a person or a table."""

from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from grachten.store.rows import By


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.steps = Counter(
            "grachten_steps", "Steps stored, by who made them", ["by"], registry=self.registry
        )
        self.steps_by = {by: self.steps.labels(by) for by in get_args(By)}
        self.games = Counter(
            "grachten_games", "Games started and ended", ["what"], registry=self.registry
        )
        self.refused = Counter(
            "grachten_refused", "Requests refused, by code", ["code"], registry=self.registry
        )
        self.faults = Counter(
            "grachten_bot_faults", "Moves that a stand-in made for a bot", registry=self.registry
        )
        self.answering = Histogram(
            "grachten_step_seconds",
            "From the arrival of an action to its acknowledgement",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )
        self.thinking = Histogram(
            "grachten_bot_seconds",
            "How long bots thought, waiting included",
            buckets=(0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20),
            registry=self.registry,
        )
        self.passed_on = Counter(
            "grachten_passed_on",
            "Requests passed on to the node that leads the table",
            registry=self.registry,
        )
        self.connections = Gauge("grachten_connections", "Live connections", registry=self.registry)
        self.sockets = Gauge("grachten_sockets", "TCP connections", registry=self.registry)
        self.dropped = Counter(
            "grachten_dropped",
            "Connections closed without serving them, by cause",
            ["why"],
            registry=self.registry,
        )
        self.tables = Gauge("grachten_tables", "Tables in memory", registry=self.registry)
        self.bot_workers_busy = Gauge(
            "grachten_thinkers_busy", "Bots thinking now", registry=self.registry
        )
        self.bot_workers_waiting = Gauge(
            "grachten_thinkers_waiting", "Bots waiting to think", registry=self.registry
        )
