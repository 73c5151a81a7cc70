"""Lies told in records, by name, and a slow way to find out where a record begins to lie.

A tampering takes a true record and changes it in place; it says False where the record has nothing
of the kind to change. Events that are changed may still be possible (another payment that the hand
allows, say): `first_lie` tells, by trying everything that could have been played.
"""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from grachten.rules.actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    KeepContracts,
    Pass,
    TakeFaceUp,
)
from grachten.rules.board import Board
from grachten.rules.cards import COLOURS, TRANSPORT_CARDS
from grachten.rules.game import Game
from grachten.rules.record_events import FIELDS, record_event
from grachten.rules.record_file import format_record, make_record, record_events
from grachten.rules.record_format import Player

Record = dict[str, Any]
Tampering = Callable[[Record, random.Random], bool]
Policy = Callable[[list[Action], random.Random], Action]


# True records, and where they begin to lie once changed


@dataclass
class TrueRecord:
    """A finished game, its record, and the game before every decision."""

    text: str
    board: Board
    moments: list[tuple[int, Game]]
    """The game before a decision, and how many events the record tells until then."""

    @staticmethod
    def played(players: int, seed: int, policy: Policy, board: Board) -> "TrueRecord":
        rng = random.Random(seed)
        game = Game.new(players, seed, board, rng.choice([None, *range(players)]))
        moments = []
        while not game.is_over:
            moments.append((len(record_events(game)), game.copy()))
            game.play(policy(list(game.legal_actions), rng))
        names = [Player(f"Seat {seat}", rng.choice(["human", "bot:x"])) for seat in range(players)]
        return TrueRecord(format_record(make_record(game, names)), board, moments)

    @cached_property
    def events(self) -> list[str]:
        return [exact(event) for event in self.copy()["events"]]

    def copy(self) -> Record:
        record: Record = json.loads(self.text)
        return record

    def first_lie(self, events: list[Any]) -> int | None:
        """The first event that cannot have happened, whatever was played; None if all could."""
        told = [exact(event) for event in events]
        pairs = zip(self.events, told, strict=False)
        shorter = min(len(self.events), len(told))
        same = next((i for i, (true, text) in enumerate(pairs) if true != text), shorter)
        before = [moment for moment in self.moments if moment[0] <= same]
        if not before:
            return same
        count, game = max(before, key=lambda moment: moment[0])
        return _furthest(game, events, told, count)


exact: Final = json.JSONEncoder(sort_keys=True).encode
"""An event as text, in which 1, 1.0 and true are three things."""


def _furthest(game: Game, events: list[Any], told: list[str], place: int) -> int | None:
    """How far the events can be true, from this decision on; None for all the way.

    `told` are the events as text.
    """
    best = place
    for action in _candidates(game, events[place] if place < len(events) else None):
        after = game.copy()
        after.play(action)
        written = (record_event(event, game.board) for event in after.events[len(game.events) :])
        happened = (exact(event) for event in written if event is not None)
        reached = place
        for text in happened:
            if reached == len(told) or told[reached] != text:
                break
            reached += 1
        else:
            if after.is_over and reached == len(told):
                return None
            if not after.is_over:
                further = _furthest(after, events, told, reached)
                if further is None:
                    return None
                reached = further
        best = max(best, reached)
    return best


_TOLD_BY: Final[dict[str, type[Action]]] = {
    "draw": DrawBlind,
    "take": TakeFaceUp,
    "claim": ClaimRoute,
    "offer": DrawContracts,
    "keep": KeepContracts,
    "pass": Pass,
}
"""The action of which this event can be the first."""


def _candidates(game: Game, event: object) -> Iterator[Action]:
    """The legal actions of which the event can be the first, each market space by itself."""
    kind = event.get("event") if isinstance(event, dict) else None
    wanted = _TOLD_BY.get(kind) if isinstance(kind, str) else None
    for action in game.legal_actions:
        if wanted is not None and not isinstance(action, wanted):
            continue
        if isinstance(action, TakeFaceUp):
            for space, card in enumerate(game.state.market):
                if card == action.card:
                    yield TakeFaceUp(card, space)
        else:
            yield action


# Choosing what to change


def _pick(record: Record, rng: random.Random, *kinds: str) -> dict[str, Any] | None:
    found = [event for event in record["events"] if event["event"] in kinds]
    return rng.choice(found) if found else None


def _other(rng: random.Random, values: Any, value: object) -> Any:
    return rng.choice([other for other in values if other != value])


def _exchange(values: list[Any], rng: random.Random) -> bool:
    """Exchange two different entries."""
    pairs = [(i, j) for i, a in enumerate(values) for j, b in enumerate(values[:i]) if a != b]
    if not pairs:
        return False
    i, j = rng.choice(pairs)
    values[i], values[j] = values[j], values[i]
    return True


def _near(rng: random.Random, number: int) -> int:
    return number + rng.choice([-7, -2, -1, 1, 2, 7])


# Events that did not happen like this


def wrong_card(record: Record, rng: random.Random) -> bool:
    event = _pick(record, rng, "deal", "reveal", "sweep", "shuffle", "draw", "take")
    assert event is not None
    if "card" in event:
        event["card"] = _other(rng, TRANSPORT_CARDS, event["card"])
    else:
        cards = event.get("cards") or event["deck"]
        place = rng.randrange(len(cards))
        cards[place] = _other(rng, TRANSPORT_CARDS, cards[place])
    return True


def wrong_seat(record: Record, rng: random.Random) -> bool:
    event = rng.choice([event for event in record["events"] if "seat" in event])
    event["seat"] = _other(rng, range(-1, 5), event["seat"])
    return True


def wrong_slot(record: Record, rng: random.Random) -> bool:
    event = _pick(record, rng, "reveal", "take")
    assert event is not None
    event["slot"] = _other(rng, range(-1, 6), event["slot"])
    return True


def two_events_exchanged(record: Record, rng: random.Random) -> bool:
    events = record["events"]
    places = [i for i in range(len(events) - 1) if events[i] != events[i + 1]]
    place = rng.choice(places)
    events[place], events[place + 1] = events[place + 1], events[place]
    return True


def two_distant_events_exchanged(record: Record, rng: random.Random) -> bool:
    return _exchange(record["events"], rng)


def wrong_route(record: Record, rng: random.Random) -> bool:
    claim = _pick(record, rng, "claim")
    if claim is None:
        return False
    claim["route"] = _other(rng, range(-1, 46), claim["route"])
    return True


def another_payment(record: Record, rng: random.Random) -> bool:
    """Of as many cards: the hand may even allow it."""
    claim = _pick(record, rng, "claim")
    if claim is None:
        return False
    length = sum(claim["paid"].values())
    wilds = rng.randint(0, length)
    paid = {rng.choice(COLOURS): length - wilds, "wild": wilds}
    paid = {card: count for card, count in paid.items() if count}
    if paid == claim["paid"]:
        return False
    claim["paid"] = paid
    return True


def payment_of_wrong_size(record: Record, rng: random.Random) -> bool:
    claim = _pick(record, rng, "claim")
    if claim is None:
        return False
    card = rng.choice(list(claim["paid"]))
    claim["paid"][card] = _near(rng, claim["paid"][card])
    return True


def payment_of_two_colours(record: Record, rng: random.Random) -> bool:
    claim = _pick(record, rng, "claim")
    if claim is None:
        return False
    colour = next(iter(claim["paid"]))
    claim["paid"][_other(rng, COLOURS, colour)] = rng.randint(1, 2)
    if claim["paid"][colour] > 1 and rng.random() < 0.5:
        claim["paid"][colour] -= 1
    return len([card for card in claim["paid"] if card != "wild"]) > 1


def payment_with_zero(record: Record, rng: random.Random) -> bool:
    claim = _pick(record, rng, "claim")
    if claim is None:
        return False
    claim["paid"][_other(rng, TRANSPORT_CARDS, next(iter(claim["paid"])))] = 0
    return True


def payment_with_an_unknown_card(record: Record, rng: random.Random) -> bool:
    claim = _pick(record, rng, "claim")
    if claim is None:
        return False
    claim["paid"] = {rng.choice(["grey", "Red", "", "gold"]): sum(claim["paid"].values())}
    return True


def wrong_points(record: Record, rng: random.Random) -> bool:
    claim = _pick(record, rng, "claim")
    if claim is None:
        return False
    claim["points"] = _near(rng, claim["points"])
    return True


def wrong_merchandise(record: Record, rng: random.Random) -> bool:
    claim = _pick(record, rng, "claim")
    if claim is None:
        return False
    claim["merchandise"] = not claim["merchandise"]
    return True


def wrong_offer(record: Record, rng: random.Random) -> bool:
    offer = _pick(record, rng, "offer")
    assert offer is not None
    place = rng.randrange(len(offer["contracts"]))
    offer["contracts"][place] = _other(rng, range(-1, 25), offer["contracts"][place])
    return True


def offer_in_another_order(record: Record, rng: random.Random) -> bool:
    offer = _pick(record, rng, "offer")
    assert offer is not None
    return _exchange(offer["contracts"], rng)


def offer_of_another_size(record: Record, rng: random.Random) -> bool:
    offer = _pick(record, rng, "offer")
    assert offer is not None
    offer["contracts"] = rng.choice([[], offer["contracts"] * 2, [0, 1, 2]])
    return True


def another_contract_kept(record: Record, rng: random.Random) -> bool:
    keep = _pick(record, rng, "keep")
    assert keep is not None
    place = rng.randrange(len(keep["contracts"]))
    keep["contracts"][place] = _other(rng, range(-1, 25), keep["contracts"][place])
    return True


def the_other_contract_kept(record: Record, rng: random.Random) -> bool:
    """Kept and returned exchanged: a choice that was open too."""
    keeps = [e for e in record["events"] if e["event"] == "keep" and e["returned"]]
    if not keeps:
        return False
    keep = rng.choice(keeps)
    keep["contracts"], keep["returned"] = keep["returned"], keep["contracts"]
    return True


def another_contract_returned(record: Record, rng: random.Random) -> bool:
    keep = _pick(record, rng, "keep")
    assert keep is not None
    options: list[list[int]] = [[], [0], [7], [*keep["contracts"]], [3, 4]]
    keep["returned"] = _other(rng, options, keep["returned"])
    return True


def nothing_kept(record: Record, rng: random.Random) -> bool:
    keep = _pick(record, rng, "keep")
    assert keep is not None
    keep["returned"] = keep["contracts"] + keep["returned"]
    keep["contracts"] = []
    return True


def shuffle_in_another_order(record: Record, rng: random.Random) -> bool:
    shuffle = _pick(record, rng, "shuffle")
    return shuffle is not None and _exchange(shuffle["deck"], rng)


def shuffle_of_another_size(record: Record, rng: random.Random) -> bool:
    shuffle = _pick(record, rng, "shuffle")
    if shuffle is None:
        return False
    if rng.random() < 0.5:
        shuffle["deck"].pop()
    else:
        shuffle["deck"].append("red")
    return True


def sweep_of_other_cards(record: Record, rng: random.Random) -> bool:
    sweep = _pick(record, rng, "sweep")
    if sweep is None:
        return False
    if rng.random() < 0.5:
        return _exchange(sweep["cards"], rng)
    sweep["cards"].pop()
    return True


def an_event_left_out(record: Record, rng: random.Random) -> bool:
    del record["events"][rng.randrange(len(record["events"]))]
    return True


def a_rare_event_left_out(record: Record, rng: random.Random) -> bool:
    event = _pick(record, rng, "sweep", "shuffle", "last_round", "end", "score")
    assert event is not None
    record["events"].remove(event)
    return True


def an_event_doubled(record: Record, rng: random.Random) -> bool:
    place = rng.randrange(len(record["events"]))
    record["events"].insert(place, record["events"][place])
    return True


def an_event_told_again_later(record: Record, rng: random.Random) -> bool:
    event = rng.choice(record["events"])
    record["events"].insert(rng.randrange(len(record["events"]) + 1), event)
    return True


def an_event_invented(record: Record, rng: random.Random) -> bool:
    place = rng.randrange(len(record["events"]) + 1)
    record["events"].insert(place, invented_event(rng))
    return True


def an_event_replaced(record: Record, rng: random.Random) -> bool:
    place = rng.randrange(len(record["events"]))
    record["events"][place] = invented_event(rng)
    return True


def invented_event(rng: random.Random) -> dict[str, Any]:
    """An event of the right form, with anything in it."""
    seat = rng.randrange(4)
    cards = [rng.choice(TRANSPORT_CARDS) for _ in range(rng.randint(0, 5))]
    values: dict[str, Any] = {
        "seat": seat,
        "cards": cards,
        "deck": cards,
        "card": rng.choice(TRANSPORT_CARDS),
        "slot": rng.randrange(5),
        "contracts": rng.sample(range(24), rng.randint(0, 2)),
        "returned": rng.sample(range(24), rng.randint(0, 1)),
        "route": rng.randrange(45),
        "paid": {rng.choice(TRANSPORT_CARDS): rng.randint(1, 4)},
        "points": rng.choice([1, 2, 4, 7]),
        "merchandise": rng.random() < 0.5,
        "routes": rng.randint(0, 30),
        "total": rng.randint(-20, 60),
        "winners": [seat],
    }
    kind = rng.choice(list(FIELDS))
    return {"event": kind, **{field: values[field] for field in FIELDS[kind]}}


def truncated(record: Record, rng: random.Random) -> bool:
    record["events"] = record["events"][: rng.randrange(len(record["events"]))]
    return True


def goes_on_after_the_end(record: Record, rng: random.Random) -> bool:
    record["events"].append(rng.choice([invented_event(rng), rng.choice(record["events"])]))
    return True


def wrong_winners(record: Record, rng: random.Random) -> bool:
    end = record["events"][-1]
    options = [[], [0], [1], [0, 1], [1, 0], [9], [0, 0]]
    end["winners"] = _other(rng, options, end["winners"])
    return True


def wrong_total(record: Record, rng: random.Random) -> bool:
    score = _pick(record, rng, "score")
    assert score is not None
    score["total"] = _near(rng, score["total"])
    return True


def wrong_route_points(record: Record, rng: random.Random) -> bool:
    score = _pick(record, rng, "score")
    assert score is not None
    score["routes"] = _near(rng, score["routes"])
    return True


def wrong_bonus(record: Record, rng: random.Random) -> bool:
    score = _pick(record, rng, "score")
    assert score is not None
    field = rng.choice(["cards", "points"])
    score["merchandise"][field] = _near(rng, score["merchandise"][field])
    return True


def wrong_score_line(record: Record, rng: random.Random) -> bool:
    score = _pick(record, rng, "score")
    assert score is not None
    line = rng.choice(score["contracts"])
    match rng.randrange(5):
        case 0:
            line["completed"] = not line["completed"]
        case 1:
            line["points"] = -line["points"]
        case 2:
            line["contract"] = _other(rng, range(24), line["contract"])
        case 3:
            score["contracts"].remove(line)
        case _:
            score["contracts"].append(line)
    return True


def score_lines_in_another_order(record: Record, rng: random.Random) -> bool:
    score = _pick(record, rng, "score")
    assert score is not None
    return _exchange(score["contracts"], rng)


def wrong_type_in_an_event(record: Record, rng: random.Random) -> bool:
    """1 becomes 1.0, true or "1", a text a list, and so on."""
    event = rng.choice(record["events"])
    leaves = [
        (holder, key) for holder, key in _leaves(event) if not (holder is event and key == "event")
    ]
    if not leaves:
        return False
    holder, key = rng.choice(leaves)
    holder[key] = rng.choice(_other_types(holder[key]))
    return True


def _leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place that holds a number, a text or a truth value."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for key, entry in entries:
        if isinstance(entry, dict | list):
            yield from _leaves(entry)
        else:
            yield value, key


def _other_types(value: object) -> list[Any]:
    others: list[Any] = [None, [], {}, [value], {"value": value}]
    if isinstance(value, bool):
        return [*others, int(value), str(value).lower()]
    if isinstance(value, int):
        flags = [bool(value)] if value in {0, 1} else []
        return [*others, *flags, float(value), str(value), value + 10**30]
    return [*others, 0, True, ["red"], "Red", "red ", ""]


LYING_EVENTS: Final[tuple[Tampering, ...]] = (
    wrong_card,
    wrong_seat,
    wrong_slot,
    two_events_exchanged,
    two_distant_events_exchanged,
    wrong_route,
    another_payment,
    payment_of_wrong_size,
    payment_of_two_colours,
    payment_with_zero,
    payment_with_an_unknown_card,
    wrong_points,
    wrong_merchandise,
    wrong_offer,
    offer_in_another_order,
    offer_of_another_size,
    another_contract_kept,
    the_other_contract_kept,
    another_contract_returned,
    nothing_kept,
    shuffle_in_another_order,
    shuffle_of_another_size,
    sweep_of_other_cards,
    an_event_left_out,
    a_rare_event_left_out,
    an_event_doubled,
    an_event_told_again_later,
    an_event_invented,
    an_event_replaced,
    truncated,
    goes_on_after_the_end,
    wrong_winners,
    wrong_total,
    wrong_route_points,
    wrong_bonus,
    wrong_score_line,
    score_lines_in_another_order,
    wrong_type_in_an_event,
)


# Events that are not events of the format


def a_field_missing(record: Record, rng: random.Random) -> bool:
    event = rng.choice(record["events"])
    del event[rng.choice(list(event))]
    return True


def a_field_too_many(record: Record, rng: random.Random) -> bool:
    event = rng.choice(record["events"])
    name = rng.choice(["note", "", "Seat", "seed", "slot", "card", "deck"])
    is_new = name not in event
    event[name] = rng.choice([0, None, "red"])
    return is_new


def an_unknown_event(record: Record, rng: random.Random) -> bool:
    event = rng.choice(record["events"])
    event["event"] = rng.choice(["Draw", "", "steal", "turn", "ContractsChosen", 3, None, ["draw"]])
    return True


def not_an_event(record: Record, rng: random.Random) -> bool:
    place = rng.randrange(len(record["events"]))
    record["events"][place] = rng.choice([None, 0, "draw", [], {}, 1.5, True, ["draw", 0]])
    return True


def nonsense_after_the_end(record: Record, rng: random.Random) -> bool:
    record["events"].append(rng.choice([None, 0, "end", [], {}, {"event": []}, {"event": "?"}]))
    return True


MALFORMED_EVENTS: Final[tuple[Tampering, ...]] = (
    a_field_missing,
    a_field_too_many,
    an_unknown_event,
    not_an_event,
    nonsense_after_the_end,
)


# What stands before and after the events


def another_format(record: Record, rng: random.Random) -> bool:
    formats = ["grachten-record/2", "grachten-game/1", "", None, 1, ["grachten-record/1"]]
    record["format"] = rng.choice(formats)
    return True


def other_rules(record: Record, rng: random.Random) -> bool:
    record["rules"] = rng.choice(["0", "1", "3", "", 2, 2.0, None, True, ["2"], {"2": 2}])
    return True


def another_board(record: Record, rng: random.Random) -> bool:
    record["board"] = rng.choice(["rotterdam", "", "Amsterdam", 3, None, [], {}, "../amsterdam"])
    return True


def a_seat_more_or_less(record: Record, rng: random.Random) -> bool:
    if rng.random() < 0.5:
        record["seats"].pop()
    else:
        record["seats"].append({"name": "One more", "kind": "human"})
    return True


def a_wrong_seat_entry(record: Record, rng: random.Random) -> bool:
    seat = rng.choice(record["seats"])
    match rng.randrange(6):
        case 0:
            del seat[rng.choice(["name", "kind"])]
        case 1:
            seat["colour"] = "red"
        case 2:
            seat["name"] = rng.choice([None, 1, ["Ada"], True])
        case 3:
            seat["kind"] = rng.choice([None, 1, "robot", "", "Human", ["human"]])
        case 4:
            record["seats"][0] = rng.choice([None, "Ada", [], 7])
        case _:
            record["seats"] = rng.choice([None, {}, "two", 2, []])
    return True


def another_first(record: Record, rng: random.Random) -> bool:
    options = [-1, 0, 1, 2, 3, 4, 0.0, True, "0", None, []]
    is_same = [o for o in options if type(o) is int and o == record["first"]]
    record["first"] = rng.choice([o for o in options if o not in is_same or type(o) is not int])
    return True


def another_seed(record: Record, rng: random.Random) -> bool:
    seed = int(record["seed"])
    others: list[Any] = [str(seed + 1), str(rng.randrange(2**256)), seed, float(seed % 2**53)]
    wrong_texts = [f"0{seed}", f"+{seed}", f"{seed} ", hex(seed), str(2**256), "", "-1", "٣"]
    record["seed"] = rng.choice([*others, *wrong_texts, None, [str(seed)], "1" * 5000])
    return True


def another_deck(record: Record, rng: random.Random) -> bool:
    deck = record["deck"]
    match rng.randrange(5):
        case 0:
            return _exchange(deck, rng)
        case 1:
            place = rng.randrange(len(deck))
            deck[place] = _other(rng, [*TRANSPORT_CARDS, "grey", None, 3, []], deck[place])
        case 2:
            deck.pop()
        case 3:
            deck.append(rng.choice(TRANSPORT_CARDS))
        case _:
            record["deck"] = rng.choice([None, [], {}, "deck", 44, [[]]])
    return True


def other_contracts(record: Record, rng: random.Random) -> bool:
    contracts = record["contracts"]
    match rng.randrange(6):
        case 0:
            return _exchange(contracts, rng)
        case 1:
            contracts[0] = contracts[1]
        case 2:
            contracts.pop()
        case 3:
            contracts.append(24)
        case 4:
            place = rng.randrange(len(contracts))
            contracts[place] = rng.choice(_other_types(contracts[place]))
        case _:
            record["contracts"] = rng.choice([None, [], {}, "contracts", 24, [[]]])
    return True


def wrong_events(record: Record, rng: random.Random) -> bool:
    record["events"] = rng.choice([None, {}, "events", 3, True])
    return True


def a_wrong_result(record: Record, rng: random.Random) -> bool:
    result = record["result"]
    name = rng.choice(list(result))
    values = result[name]
    match rng.randrange(6):
        case 0:
            values[rng.randrange(len(values))] += rng.choice([-1, 1])
        case 1:
            values.append(values[-1])
        case 2:
            values.pop()
        case 3:
            place = rng.randrange(len(values))
            values[place] = rng.choice(_other_types(values[place]))
        case 4:
            result[name] = rng.choice([None, {}, 3, "0", values[0]])
        case _:
            del result[name]
    return True


def another_result(record: Record, rng: random.Random) -> bool:
    record["result"] = rng.choice([None, [], {}, 3, {**record["result"], "best": 0}])
    return True


def a_key_missing(record: Record, rng: random.Random) -> bool:
    del record[rng.choice(list(record))]
    return True


def a_key_too_many(record: Record, rng: random.Random) -> bool:
    record[rng.choice(["note", "", "Seed", "version", "winners"])] = rng.choice([0, None, "x"])
    return True


LYING_HEADERS: Final[tuple[Tampering, ...]] = (
    another_format,
    other_rules,
    another_board,
    a_seat_more_or_less,
    a_wrong_seat_entry,
    another_first,
    another_seed,
    another_deck,
    other_contracts,
    wrong_events,
    a_wrong_result,
    another_result,
    a_key_missing,
    a_key_too_many,
)
