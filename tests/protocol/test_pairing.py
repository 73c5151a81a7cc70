"""What travels is what the rules have: by name, field by field, and with the same types."""

from dataclasses import dataclass
from typing import Any, Final, get_args, get_type_hints

import msgspec
import pytest

from grachten import rules
from grachten.bots import LEVELS
from grachten.protocol import actions, events, tables, views
from grachten.protocol.pairing import check_fields, paired
from grachten.rules import events as happened
from grachten.rules import scoring

OTHERWISE: Final[dict[Any, Any]] = {
    rules.Payment: events.Payment,
    scoring.SeatScore: events.SeatScore,
    tuple[scoring.ContractScore, ...]: tuple[events.ContractScore, ...],
    rules.Hand: views.Hand,
    rules.Hand | None: views.Hand | None,
    tuple[rules.OpenSeat, ...]: tuple[views.OpenSeat, ...],
}
"""Types that travel as others do."""

PAIRS: Final = [
    *paired(happened.Event, events.Event, {"DeckShuffled": ("count",)}).items(),
    (rules.Payment, events.Payment),
    (scoring.SeatScore, events.SeatScore),
    (scoring.ContractScore, events.ContractScore),
    (rules.KeepContracts, actions.KeepContracts),
    (rules.Hand, views.Hand),
    (rules.OpenSeat, views.OpenSeat),
    (rules.SpectatorView, views.View),
    (rules.SeatView, views.OwnSeat),
]


@pytest.mark.parametrize(("kind", "struct"), PAIRS, ids=lambda each: each.__name__)
def test_a_field_has_the_same_type(kind: type, struct: type) -> None:
    ours, wire = get_type_hints(kind), get_type_hints(struct)
    shared = [name for name in struct.__match_args__ if name in ours]  # type: ignore[attr-defined]
    assert shared
    assert {name: wire[name] for name in shared} == {
        name: OTHERWISE.get(ours[name], ours[name]) for name in shared
    }


@pytest.mark.parametrize(
    ("ours", "wire"), [(happened.Event, events.Event), (rules.Action, actions.Action)]
)
def test_both_unions_are_in_the_same_order(ours: Any, wire: Any) -> None:
    assert [kind.__name__ for kind in get_args(ours)] == [kind.__name__ for kind in get_args(wire)]


def test_every_level_on_the_wire_is_a_bot() -> None:
    assert get_args(tables.Level) == tuple(LEVELS)


def test_every_event_and_action_has_its_own_word() -> None:
    for union in (events.Event, actions.Action):
        tags = [struct.__struct_config__.tag for struct in get_args(union)]
        assert None not in tags
        assert len(set(tags)) == len(tags)


@dataclass
class BridgeRaised:
    """An event that somebody adds."""

    seat: int
    bridge: int


@dataclass
class BellRung:
    """And another."""

    hour: int


class _Structs:
    class BridgeRaised(msgspec.Struct):
        seat: int
        bridge: int

    class BellRung(msgspec.Struct):
        seat: int


def test_what_has_no_partner_is_named() -> None:
    sentence = "BellRung, TurnPassed: declared in the rules or in the protocol, but not in both."
    with pytest.raises(TypeError, match=f"^{sentence}$"):
        paired(
            BridgeRaised | BellRung,  # type: ignore[arg-type]
            _Structs.BridgeRaised | events.TurnPassed,  # type: ignore[arg-type]
            {},
        )


def test_fields_that_differ_are_named() -> None:
    sentence = "BellRung should travel with the fields hour, but its struct has seat."
    with pytest.raises(TypeError, match=f"^{sentence}$"):
        paired(
            BridgeRaised | BellRung,  # type: ignore[arg-type]
            _Structs.BridgeRaised | _Structs.BellRung,  # type: ignore[arg-type]
            {},
        )
    check_fields(BellRung, _Structs.BellRung, ["seat"])
