"""Every limit can be set, and what cannot be a limit is refused in one sentence."""

import re
from dataclasses import fields, replace
from pathlib import Path

import httpx
import pytest

from grachten.rules import GrachtenError
from grachten.server.settings import Limits
from support.commands import refused
from support.served import served


def test_every_limit_can_be_changed() -> None:
    for limit in fields(Limits):
        name = limit.name.replace("_", "-")
        assert Limits().changed([f"{name}=7"]) == replace(Limits(), **{limit.name: 7})
    several = Limits().changed(["guests=0.25, guest-burst=9", "guest_burst=10 \n codes=1", ""])
    assert several == replace(Limits(), guests=0.25, guest_burst=10, codes=1)
    assert Limits().changed([]) == Limits()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("guests", "A limit is written name=value, not 'guests'."),
        ("guest=1", "There is no limit 'guest'; the limits are head, body, record,"),
        ("guests=", "The limit guests must be a number above 0, at most 1000000000, not ''."),
        ("guests=many", "The limit guests must be a number above 0"),
        ("guests=0", "The limit guests must be a number above 0"),
        ("guests=-1", "The limit guests must be a number above 0"),
        ("guests=nan", "The limit guests must be a number above 0"),
        ("guests=inf", "The limit guests must be a number above 0"),
        ("sockets=1.5", "The limit sockets must be a whole number above 0"),
        ("sockets=1e3", "The limit sockets must be a whole number above 0"),
        ("sockets=9999999999", "The limit sockets must be a whole number above 0"),
    ],
)
def test_what_is_no_limit(given: str, sentence: str) -> None:
    with pytest.raises(GrachtenError, match=re.escape(sentence)):
        Limits().changed([given])


def test_limits_by_flag_and_by_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flag changes one limit; the others are what the variable says."""
    monkeypatch.setenv("GRACHTEN_LIMITS", "guest-burst=1 guests=0.000001,open-tables=1")
    with (
        served(tmp_path, "--limit", "open-tables=2") as server,
        httpx.Client(base_url=server.address) as first,
        httpx.Client(base_url=server.address) as second,
    ):
        assert first.get("/api/me").status_code == 200
        assert second.get("/api/me").status_code == 429
        made = [first.post("/api/tables", json={}).status_code for _ in range(3)]
        assert made == [201, 201, 429]


def test_wrong_settings_stop_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    serve = ("serve", "--data", tmp_path, "--port", "0")
    assert "There is no limit 'speed'" in refused(*serve, "--limit", "speed=1")
    assert "is not the address or network of a proxy" in refused(*serve, "--proxy", "nginx")
    monkeypatch.setenv("GRACHTEN_LIMITS", "guests=lots")
    assert "The limit guests must be" in refused(*serve)
