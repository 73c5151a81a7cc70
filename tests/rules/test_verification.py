"""Records are checked without trusting them: true ones pass, and every lie is found."""

import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from grachten.kernel.compilation import is_compiled
from grachten.rules import (
    Board,
    FairShuffle,
    Game,
    GrachtenError,
    Player,
    RecordError,
    TakeFaceUp,
    format_record,
    make_record,
    read_records,
    verify_record,
)
from grachten.rules.record_file import record_events
from grachten.rules.record_format import shuffled_decks
from grachten.rules.strict_json import parse_json
from rules.support import golden_games
from rules.support.tampering import (
    LYING_EVENTS,
    LYING_HEADERS,
    MALFORMED_EVENTS,
    Record,
    Tampering,
    TrueRecord,
    exact,
)
from support.agreement import POLICIES, by_kind, evenly
from support.redeal import any_space, memory
from support.strategies import IS_NIGHTLY

BOARD = Board.load()
LIES = 25 if is_compiled else 2
"""How many lies of every kind are told: over 1,500 in all, and at night over 50,000."""
NIGHTLY_LIES = 1000
RECORDS = 24 if is_compiled else 6
FUZZ = 1000 if IS_NIGHTLY else 120 if is_compiled else 60

RULE = re.compile(r"[1-8]\.\d")


@cache
def true_records() -> tuple[TrueRecord, ...]:
    return tuple(
        TrueRecord.played(2 + seed % 3, seed, POLICIES[seed // 3 % 3], BOARD)
        for seed in range(RECORDS)
    )


def players_of(record: Record) -> list[Player]:
    return [Player(**seat) for seat in record["seats"]]


def refusal(record: object) -> RecordError:
    """The error that a record is refused with: one sentence, and no other kind of error."""
    with pytest.raises(RecordError) as caught:
        verify_record(record)
    message = str(caught.value)
    assert message.endswith(".")
    assert "\n" not in message
    return caught.value


def check_event_tampering(tampering: Tampering, lies: int) -> None:
    """Tell lies of one kind until enough were told, and see that each is found where it stands."""
    rng = random.Random(tampering.__name__)
    told = 0
    for _ in range(20 * lies):
        true = rng.choice(true_records())
        record = true.copy()
        if not tampering(record, rng):
            continue
        lie = true.first_lie(record["events"])
        if lie is None:  # what it tells could have been played: it is a true record
            record["result"] = result_of(record)
            game = verify_record(record)
            assert exact(make_record(game, players_of(record))) == exact(record)
            continue
        error = refusal(record)
        assert error.event == lie, error
        if tampering not in MALFORMED_EVENTS:
            assert RULE.fullmatch(str(error.rule)), error
        told += 1
        if told == lies:
            return
    raise AssertionError(f"only {told} lies were told")


def result_of(record: Record) -> Record:
    """The result that follows from the events of a record."""
    scores = [event for event in record["events"] if event["event"] == "score"]
    return {
        "totals": [score["total"] for score in scores],
        "completed": [sum(c["completed"] for c in score["contracts"]) for score in scores],
        "winners": record["events"][-1]["winners"],
    }


# True records


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_true_records_verify(players: int, policy: Any) -> None:
    for seed in range(10 if is_compiled else 1):
        rng = random.Random(seed)
        game = Game.new(players, seed, BOARD, rng.choice([None, *range(players)]))
        while not game.is_over:
            game.play(any_space(policy(list(game.legal_actions), rng), game, rng))
        names = [Player(f"Seat {seat}") for seat in range(players)]
        text = format_record(make_record(game, names))
        again = verify_record(json.loads(text))
        assert format_record(make_record(again, names)) == text
        assert memory(again) == memory(game)
        assert len(again.events) == len(game.events)
        assert record_events(again) == record_events(game)


def test_another_of_two_equal_face_up_cards_is_a_true_choice() -> None:
    """4.1: the space matters to nobody but the record, which may name either."""
    told = 0
    for seed in range(40):
        games = []
        for which in (0, -1):
            rng = random.Random(seed)
            game = Game.new(2, seed, BOARD)
            while not game.is_over:
                action = by_kind(list(game.legal_actions), rng)
                if isinstance(action, TakeFaceUp):
                    market = game.state.market
                    spaces = [space for space, card in enumerate(market) if card == action.card]
                    action = TakeFaceUp(action.card, spaces[which])
                game.play(action)
            games.append(game)
        records = [make_record(game, [Player("A"), Player("B")]) for game in games]
        told += records[0]["events"] != records[1]["events"]
        for game, record in zip(games, records, strict=True):
            assert verify_record(record).score_sheet == game.score_sheet
        if not is_compiled and told:
            break
    assert told > 0


@pytest.mark.slow
def test_names_and_kinds_cannot_be_lies() -> None:
    record = true_records()[0].copy()
    for seat in record["seats"]:
        seat["name"] = "Nobody, or ♘"
        seat["kind"] = "bot:of some kind"
    assert verify_record(record).is_over


def test_a_record_of_a_board_of_ones_own_needs_the_board() -> None:
    record = true_records()[0].copy()
    assert verify_record(record, BOARD).is_over
    record["board"] = "elsewhere"
    with pytest.raises(
        RecordError, match=r"^The record is for the board 'elsewhere', not 'amsterdam'"
    ):
        verify_record(record, BOARD)
    with pytest.raises(RecordError, match="name its board file"):
        verify_record(record)


# Lies


@pytest.mark.slow
@pytest.mark.parametrize("tampering", LYING_EVENTS)
def test_lying_events_are_found(tampering: Tampering) -> None:
    check_event_tampering(tampering, LIES)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("tampering", MALFORMED_EVENTS)
def test_malformed_events_are_found(tampering: Tampering) -> None:
    check_event_tampering(tampering, LIES)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("tampering", LYING_HEADERS)
def test_lying_headers_and_results_are_found(tampering: Tampering) -> None:
    check_header_tampering(tampering, LIES)


@pytest.mark.nightly
@pytest.mark.parametrize("tampering", [*LYING_EVENTS, *MALFORMED_EVENTS])
def test_many_lying_events_are_found(tampering: Tampering) -> None:
    check_event_tampering(tampering, NIGHTLY_LIES)


@pytest.mark.nightly
@pytest.mark.parametrize("tampering", LYING_HEADERS)
def test_many_lying_headers_and_results_are_found(tampering: Tampering) -> None:
    check_header_tampering(tampering, NIGHTLY_LIES)


def check_header_tampering(tampering: Tampering, lies: int) -> None:
    rng = random.Random(tampering.__name__)
    told = 0
    for _ in range(20 * lies):
        true = rng.choice(true_records())
        record = true.copy()
        if tampering(record, rng):
            assert exact(record) != exact(true.copy())
            error = refusal(record)
            assert error.rule is None or RULE.fullmatch(error.rule)
            told += 1
            if told == lies:
                return
    raise AssertionError(f"only {told} lies were told")


# What the errors say


def test_a_practice_game_verifies_like_any_other(record: Record) -> None:
    game = verify_record(record)
    practised = make_record(game, players_of(record), practice=True)
    assert practised == {**record, "practice": True}
    assert verify_record(practised).is_over


def first_event(record: Record, kind: str) -> tuple[int, dict[str, Any]]:
    return next((i, e) for i, e in enumerate(record["events"]) if e["event"] == kind)


@pytest.fixture
def record() -> Record:
    """A game of two in which seat 0 begins."""
    game = Game.new(2, 1, BOARD, youngest=0)
    rng = random.Random(1)
    while not game.is_over:
        game.play(evenly(list(game.legal_actions), rng))
    return make_record(game, [Player("Ada"), Player("Bep", "bot:greedy")])


def message(record: object) -> str:
    return str(refusal(record))


def test_a_wrong_deal(record: Record) -> None:
    right = json.dumps(record["events"][0]["cards"])
    record["events"][0]["cards"] = ["wild", "wild"]
    error = refusal(record)
    assert str(error) == (
        f'Event 0 (deal) breaks rule 2.1: \'cards\' must be {right}, not ["wild", "wild"].'
    )
    assert (error.event, error.rule) == (0, "2.1")


def test_a_claim_that_cannot_be_paid(record: Record) -> None:
    place, claim = first_event(record, "claim")
    route = BOARD.routes[claim["route"]]
    claim["paid"] = {"wild": route.length}
    assert message(record).startswith(
        f"Event {place} (claim) breaks rule 5.2: {route} needs {route.length} wilds "
        "for a payment of wilds; you have "
    )


def test_wrong_points_for_a_claim(record: Record) -> None:
    place, claim = first_event(record, "claim")
    right = claim["points"]
    claim["points"] = 9
    assert message(record) == (
        f"Event {place} (claim) breaks rule 5.4: 'points' must be {right}, not 9."
    )


def test_merchandise_for_a_claim(record: Record) -> None:
    place, claim = first_event(record, "claim")
    right = json.dumps(claim["merchandise"])
    claim["merchandise"] = 1
    assert message(record) == (
        f"Event {place} (claim) breaks rule 5.5: 'merchandise' must be {right}, not 1."
    )


@pytest.mark.parametrize("last", ["draw", "reveal", "claim"])
def test_a_deck_that_is_renewed_too_late(last: str) -> None:
    """By rules version 1, the new deck waited for a card to be needed."""
    record = json.loads(golden_games.path_of("renewed-2p").read_text(encoding="utf-8"))
    events = record["events"]
    place = next(
        number
        for number, event in enumerate(events)
        if event["event"] == "shuffle"
        and events[number - 1]["event"] == last
        and events[number + 1]["event"] not in ("reveal", "last_round")
    )
    events[place], events[place + 1] = events[place + 1], events[place]
    assert message(record) == (
        f"Event {place} ({events[place]['event']}) breaks rule 4.6: a 'shuffle' must come here."
    )


def test_out_of_turn(record: Record) -> None:
    place = 2 + 5 + 2 + 2  # deals, market, offers, keeps
    assert record["events"][place]["seat"] == 0
    record["events"][place]["seat"] = 1
    kind = record["events"][place]["event"]
    assert message(record) == f"Event {place} ({kind}) breaks rule 2.5: seat 0 must act here."


def test_a_seat_that_does_not_choose(record: Record) -> None:
    place = 2 + 5 + 2 + 1  # deals, market, offers, one keep
    del record["events"][place]
    kind = record["events"][place]["event"]
    assert message(record) == (
        f"Event {place} ({kind}) breaks rule 2.4: every seat must choose its contracts here."
    )


@pytest.mark.parametrize("route", [-1, 45, None, "3", True, 3.0])
def test_a_claim_of_no_route(record: Record, route: object) -> None:
    place, claim = first_event(record, "claim")
    claim["route"] = route
    assert message(record) == f"Event {place} (claim) breaks rule 5.1: there is no such route."


@pytest.mark.parametrize(("slot", "card"), [("0", "red"), (True, "red"), (0, "grey"), (0, [])])
def test_a_card_taken_from_nowhere(record: Record, slot: object, card: object) -> None:
    place, take = first_event(record, "take")
    take.update(slot=slot, card=card)
    assert message(record) == (
        f"Event {place} (take) breaks rule 4.1: a face-up card is a space and a transport card."
    )


def test_a_short_record(record: Record) -> None:
    del record["events"][-1]
    count = len(record["events"])
    assert re.fullmatch(
        rf"The record ends after {count} events; an? end must follow\.", message(record)
    )


def test_a_long_record(record: Record) -> None:
    record["events"].append({"event": "pass", "seat": 0})
    count = len(record["events"]) - 1
    assert message(record) == (
        f"Event {count} (pass) breaks rule 7.4: the game is over, but another event follows."
    )


def test_a_wrong_seed(record: Record) -> None:
    record["seed"] = "2"
    assert re.fullmatch(
        r"'deck' does not follow from the seed: card \d+ is '\w+', and the seed shuffles '\w+' "
        r"there\.",
        message(record),
    )


def test_a_wrong_winner(record: Record) -> None:
    right = record["result"]["winners"]
    record["result"]["winners"] = [1 - right[0]]
    assert message(record) == (
        f"'result' says winners [{1 - right[0]}]; by the rules it is {right}."
    )


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "pgn"}, "This is not a record: its format is not 'grachten-record/1'."),
        (
            {"rules": "1"},
            "This game was played by rules version 1; this edition supports version 2.",
        ),
        ({"rules": 2}, "'rules' must be a string such as '2', not 2."),
        ({"seats": []}, "'seats' must list 2 to 4 players."),
        ({"first": 2}, "'first' must be a seat from 0 to 1."),
        ({"seed": 1}, "'seed' must be a whole number from 0 to 2**256 - 1, as a string."),
        ({"deck": []}, "'deck' does not hold the transport cards of this board."),
        ({"contracts": [0]}, "'contracts' does not hold each contract of this board."),
        ({"events": {}}, "'events' must be a list."),
        ({"result": 3}, "'result' must be an object."),
        ({"winner": 0}, "The record has 'winner', which the format does not have."),
        ({"practice": False}, "'practice' must be true or left out."),
    ],
)
def test_sentences_about_the_header(record: Record, change: Record, sentence: str) -> None:
    assert message({**record, **change}) == sentence


def test_sentences_about_the_form(record: Record) -> None:
    assert message([]) == "A record is a JSON object."
    events = record["events"]
    assert message({**record, "events": [3]}) == "Event 0 is not an object with an 'event'."
    assert message({**record, "events": [{"event": "steal"}]}) == (
        "Event 0 is a 'steal', which the format does not have."
    )
    assert message({**record, "events": [{"event": "deal", "seat": 0}]}) == (
        "Event 0 (deal) has no 'cards'."
    )
    assert message({**record, "events": [{**events[0], "by": 0}]}) == (
        "Event 0 (deal) has 'by', which the format does not have."
    )
    del record["seed"]
    assert message(record) == "The record has no 'seed'."


# A promised shuffle


@cache
def promised_text(youngest: int | None) -> str:
    """A game of three that two people and a server dealt. The seed draws seat 1 to begin."""
    shuffle = FairShuffle(
        secret=bytes(range(32)),
        salt=bytes(range(32, 64)),
        contributions=((0, b"\xa0" * 32), (2, b"\xc3" * 32)),
        youngest=youngest,
    )
    game = Game.new(3, shuffle.seed, BOARD, youngest)
    rng = random.Random(1)
    while not game.is_over:
        game.play(evenly(list(game.legal_actions), rng))
    names = [Player("Ada"), Player("Bep", "bot:greedy"), Player("Cor")]
    return format_record(make_record(game, names, shuffle))


def promised(youngest: int | None) -> Record:
    record: Record = json.loads(promised_text(youngest))
    return record


@pytest.fixture(params=[None, 0, 1, 2])
def fair(request: pytest.FixtureRequest) -> Record:
    return promised(request.param)


def test_a_promised_shuffle_verifies(fair: Record) -> None:
    shuffle = FairShuffle.from_dict(fair["shuffle"])
    game = verify_record(fair)
    assert (game.seed, game.youngest) == (shuffle.seed, shuffle.youngest)
    assert game.first == fair["first"] == (1 if shuffle.youngest is None else shuffle.youngest)
    assert exact(make_record(game, players_of(fair), shuffle)) == exact(fair)
    del fair["shuffle"]
    assert verify_record(fair).score_sheet == game.score_sheet


def digits_changed(text: str) -> list[str]:
    """A text with each of its hexadecimal digits changed."""
    others = ["1" if digit == "0" else "0" for digit in text]
    return [text[:place] + other + text[place + 1 :] for place, other in enumerate(others)]


@pytest.mark.parametrize("key", ["commitment", "secret", "salt"])
def test_no_digit_of_a_promise_can_be_changed(key: str) -> None:
    record = promised(None)
    for text in digits_changed(record["shuffle"][key]):
        error = refusal({**record, "shuffle": {**record["shuffle"], key: text}})
        assert str(error) == "The shuffle's commitment does not match its secret and salt."
        assert error.rule == "2.1"


def test_another_secret_with_its_own_commitment_gives_another_seed(fair: Record) -> None:
    """As a server would have to lie that wants other cards once the contributions are there."""
    true = FairShuffle.from_dict(fair["shuffle"])
    other = FairShuffle(bytes(32), true.salt, true.contributions, true.youngest)
    fair["shuffle"] = other.to_dict()
    error = refusal(fair)
    assert str(error) == "The seed does not follow from the shuffle's secret and contributions."
    assert error.rule == "2.1"
    fair["seed"] = str(other.seed)
    assert message(fair).startswith("'deck' does not follow from the seed: card ")


def test_no_contribution_can_be_changed(fair: Record) -> None:
    ada, cor = fair["shuffle"]["contributions"]
    lies = [
        *([{**ada, "bytes": text}, cor] for text in digits_changed(ada["bytes"])),
        *([ada, {**cor, "bytes": text}] for text in digits_changed(cor["bytes"])),
        [],
        [ada],
        [cor],
        [ada, {**cor, "seat": 1}],
        [{**ada, "seat": 1}, cor],
        [{**ada, "bytes": cor["bytes"]}, {**cor, "bytes": ada["bytes"]}],
        [ada, {**ada, "seat": 1}, cor],
    ]
    for lie in lies:
        fair["shuffle"]["contributions"] = lie
        error = refusal(fair)
        assert str(error) == "The seed does not follow from the shuffle's secret and contributions."
        assert error.rule == "2.1"


def test_contributions_come_by_seat_and_from_seats_of_the_game(fair: Record) -> None:
    ada, cor = fair["shuffle"]["contributions"]
    for wrong in ([cor, ada], [ada, ada, cor], [ada, {**cor, "seat": 0}]):
        fair["shuffle"]["contributions"] = wrong
        assert message(fair) == "Contributions must come in the order of the seats, each seat once."
    fair["shuffle"]["contributions"] = [ada, {**cor, "seat": 3}]
    assert message(fair) == "A contribution is from seat 3, but there are only 3 players."


def test_who_begins_is_who_was_marked_or_drawn() -> None:
    for youngest in (None, 0, 1, 2):
        record = promised(youngest)
        first = record["first"]
        for told in (None, 0, 1, 2):
            record["shuffle"]["youngest"] = told
            if first == (1 if told is None else told):
                # Where the mark and the draw agree, a record cannot tell which of them it was.
                assert verify_record(record).is_over
                continue
            error = refusal(record)
            who = "the seed draws seat 1" if told is None else f"the youngest is seat {told}"
            assert str(error) == f"'first' is seat {first}, and {who}."
            assert error.rule == "2.5"
        record["shuffle"]["youngest"] = 3
        error = refusal(record)
        assert (str(error), error.rule) == (
            "The youngest is seat 3, but there are only 3 players.",
            "2.5",
        )


def test_another_first_than_the_promised_one_is_found(fair: Record) -> None:
    right = fair["first"]
    for first in {0, 1, 2} - {right}:
        error = refusal({**fair, "first": first})
        assert str(error).startswith(f"'first' is seat {first}, and ")
        assert str(error).endswith(f" seat {right}.")
        assert error.rule == "2.5"


def test_another_seed_than_the_promised_one_is_found(fair: Record) -> None:
    other = int(fair["seed"]) ^ 1
    deck, contracts = shuffled_decks(BOARD, other)
    error = refusal({**fair, "seed": str(other), "deck": deck, "contracts": contracts})
    assert str(error) == "The seed does not follow from the shuffle's secret and contributions."


def test_nonsense_in_a_shuffle_is_refused() -> None:
    rng = random.Random(4)
    true = exact(promised(None))
    for _ in range(FUZZ):
        record = promised(None)
        contribution = rng.choice(record["shuffle"]["contributions"])
        holder = rng.choice([record, record["shuffle"], contribution])
        key = "shuffle" if holder is record else rng.choice([*holder, "note"])
        holder[key] = nonsense(rng)
        is_drawn_seat = key == "youngest" and exact(holder[key]) == "1"  # it began in any case
        if exact(record) != true and not is_drawn_seat:
            refusal(record)


# Anything at all


def nonsense(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value, with the words of the format in it."""
    words = [
        "event",
        "draw",
        "seat",
        "grachten-record/1",
        "1",
        "amsterdam",
        "red",
        "",
        "\ud800",
        "é",
    ]
    match rng.randrange(8 if depth < 4 else 6):
        case 0:
            return rng.choice(words)
        case 1:
            return rng.choice([0, 1, -1, 44, 2**70, 10**400])
        case 2:
            return rng.choice([0.0, 1.5, -0.0, 1e308, float("inf")])
        case 3 | 4:
            return rng.choice([None, True, False])
        case 5:
            return []
        case 6:
            return [nonsense(rng, depth + 1) for _ in range(rng.randrange(5))]
        case _:
            return {rng.choice(words): nonsense(rng, depth + 1) for _ in range(rng.randrange(5))}


def test_nonsense_is_refused() -> None:
    rng = random.Random(1)
    for _ in range(FUZZ):
        refusal(nonsense(rng))


@pytest.mark.slow
def test_nonsense_within_a_record_is_refused_or_makes_no_difference() -> None:
    rng = random.Random(2)
    refused = 0
    for _ in range(FUZZ):
        true = rng.choice(true_records())
        record = true.copy()
        holder: Any = record
        while rng.random() < 0.8:
            inner = list(holder.values()) if isinstance(holder, dict) else holder
            inner = [value for value in inner if isinstance(value, dict | list) and value]
            if not inner:
                break
            holder = rng.choice(inner)
        key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        holder[key] = nonsense(rng)
        is_name = key == "name" and isinstance(holder[key], str)
        if not is_name and exact(record) != exact(true.copy()):
            refusal(record)
            refused += 1
    assert refused > FUZZ // 2


@pytest.mark.many
@pytest.mark.parametrize(
    "field", ["rules", "board", "format", "seats", "deck", "events", "result", "shuffle"]
)
@pytest.mark.parametrize("depth", [50, 400, 800, 900, 940, 960, 980, 990, 2000, 100_000])
def test_deep_nesting_is_refused(record: Record, depth: int, field: str) -> None:
    text = format_record({**record, field: "HERE"}).replace('"HERE"', "[" * depth + "]" * depth)
    with pytest.raises(RecordError):
        verify_record(parse_json(text))


def test_damaged_files_are_refused(tmp_path: Path) -> None:
    """Bytes changed, left out and added: nothing but a RecordError ever comes of it."""
    rng = random.Random(3)
    refused = 0
    for _ in range(FUZZ):
        data = bytearray(rng.choice(true_records()).text.encode() + b"\n")
        for _ in range(rng.choice([1, 1, 2, 20])):
            place = rng.randrange(len(data))
            match rng.randrange(4):
                case 0:
                    data[place] = rng.randrange(256)
                case 1:
                    data[place] = rng.choice(b'{}[]",:0123456789\n.eE-+ tfn\\')
                case 2:
                    del data[place : place + rng.choice([1, 1, 5, 500])]
                case _:
                    data[place:place] = bytes(rng.randrange(256) for _ in range(3))
            data = data or bytearray(b"\n")
        path = tmp_path / "damaged.jsonl"
        path.write_bytes(data)
        sentence = complaint(path)
        assert sentence is None or sentence.endswith(".")
        refused += sentence is not None
    assert refused > FUZZ // 2


def complaint(path: Path) -> str | None:
    """What is wrong with a file of records."""
    try:
        for _, record in read_records(path):
            verify_record(record)
    except RecordError as error:
        return str(error)
    return None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not JSON: Expecting value (line 1, column 1)."),
        ("{", "This is not JSON: Expecting property name enclosed in double quotes "),
        ('{"a": 1, "a": 2}', "The key 'a' appears twice in one object."),
        ('{"a": NaN}', "NaN is not a JSON number."),
        ("1" * 5000, "This is not a record: a number or its nesting is too large."),
        ("[" * 200_000, "This is not a record: a number or its nesting is too large."),
    ],
)
def test_sentences_about_json(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_json(text)
    assert str(caught.value).startswith(sentence)


def test_files_of_records(tmp_path: Path) -> None:
    one, two = (true.text for true in true_records()[:2])
    lines = tmp_path / "games.jsonl"
    lines.write_text(f"{one}\n\n{two}\n", encoding="utf-8")
    found = list(read_records(lines))
    assert [name for name, _ in found] == ["games.jsonl, line 1", "games.jsonl, line 3"]
    assert [format_record(record) for _, record in found] == [one, two]
    pretty = tmp_path / "game.json"
    pretty.write_text(json.dumps(json.loads(one), indent=2), encoding="utf-8")
    assert list(read_records(pretty)) == [("game.json", json.loads(one))]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\xff\xfe", "bad.jsonl is not a record: it is not text."),
        (b"{}\n\xff\n", "bad.jsonl is not a record: it is not text."),
        (b"{}\n{]\n", "bad.jsonl, line 2: This is not JSON: "),
    ],
)
def test_sentences_about_files(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        list(read_records(path))
    assert str(caught.value).startswith(sentence)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none.jsonl cannot be read: No such file or directory."):
        list(read_records(tmp_path / "none.jsonl"))
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        list(read_records(tmp_path))


# Writing


def test_only_finished_games_are_written() -> None:
    with pytest.raises(GrachtenError, match=r"^A record is written when the game is over\.$"):
        make_record(Game.new(2, 1), [Player("A"), Player("B")])


def test_every_seat_needs_a_name() -> None:
    game = verify_record(true_records()[0].copy())
    with pytest.raises(GrachtenError, match=r"^1 names for 2 seats\.$"):
        make_record(game, [Player("A")])
