"""The reference engine against the rules: known answers, laws of whole games, corner cases."""

import random
import struct
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from . import ReferenceGame, shuffled_decks
from .chacha import WordStream, chacha_block, key_of
from .game import Action
from .scoring import is_completed, merchandise_points, winners_of
from .shuffling import reshuffled
from .transport import WILD

BOARD: dict[str, Any] = tomllib.loads(
    (Path(__file__).resolve().parents[2] / "src/grachten/boards/amsterdam.toml").read_text("utf-8")
)
KINDS: list[str] = list(BOARD["transport"])

FIELDS = {
    "deal": ["seat", "cards"],
    "reveal": ["slot", "card"],
    "sweep": ["cards"],
    "shuffle": ["deck"],
    "offer": ["seat", "contracts"],
    "keep": ["seat", "contracts", "returned"],
    "draw": ["seat", "card"],
    "take": ["seat", "slot", "card"],
    "claim": ["seat", "route", "paid", "points", "merchandise"],
    "pass": ["seat"],
    "last_round": ["seat"],
    "score": ["seat", "routes", "contracts", "merchandise", "total"],
    "end": ["winners"],
}


# ---------------------------------------------------------------------------- the random words


@pytest.mark.parametrize(
    ("seed", "keystream"),
    [
        (0, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"),
        (1, "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"),
    ],
)
def test_chacha8_known_answers(seed: int, keystream: str) -> None:
    block = struct.pack("<16I", *chacha_block(key_of(seed), 0, 0))
    assert block.hex().startswith(keystream)


def test_a_stream_goes_on_from_block_to_block() -> None:
    words = WordStream(7, 3)
    drawn = [words.next_word() for _ in range(40)]
    blocks = [chacha_block(key_of(7), counter, 3) for counter in range(3)]
    assert drawn == [*blocks[0], *blocks[1], *blocks[2]][:40]


def test_the_first_swaps_of_a_shuffle_by_hand() -> None:
    # The first words of seed 0 are 0x2fef003e and 0xd6405f89: places 8 of 44 and 35 of 43.
    deck, _ = shuffled_decks(BOARD, 0)
    assert deck[43] == "blue"
    assert deck[42] == "orange"


def shuffled_anew(pile: list[Any], seed: int, stream: int) -> list[Any]:
    """The shuffle once more, from the words: a pile drawn without replacement, bottom first."""
    words = WordStream(seed, stream)
    left, drawn = list(pile), []
    while len(left) > 1:
        place = words.next_word() * len(left) // 2**32
        drawn.append(left[place])
        left[place] = left[-1]
        left.pop()
    return (drawn + left)[::-1]


@pytest.mark.parametrize("seed", [0, 1, 12345, 2**256 - 1])
def test_the_streams_of_the_shuffles(seed: int) -> None:
    transport = [kind for kind in KINDS for _ in range(BOARD["transport"][kind])]
    assert shuffled_decks(BOARD, seed) == (
        shuffled_anew(transport, seed, stream=0),
        shuffled_anew(list(range(24)), seed, stream=1),
    )
    for reshuffles in range(3):
        again = shuffled_anew(transport, seed, stream=2 + reshuffles)
        assert reshuffled(BOARD["transport"], seed, reshuffles) == again


@pytest.mark.parametrize("seed", [0, 1, 2**255, 2**256 - 1])
def test_the_decks_are_complete(seed: int) -> None:
    deck, contract_deck = shuffled_decks(BOARD, seed)
    assert {kind: deck.count(kind) for kind in KINDS} == BOARD["transport"]
    assert sorted(contract_deck) == list(range(24))


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_out_of_bounds_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        ReferenceGame(BOARD, 2, seed)


@pytest.mark.parametrize(("players", "first"), [(1, None), (5, None), (2, 2), (3, -1)])
def test_a_table_that_does_not_exist_is_refused(players: int, first: int | None) -> None:
    with pytest.raises(ValueError, match=r"players|seat"):
        ReferenceGame(BOARD, players, 0, first)


# ------------------------------------------------------------------------------- whole games

Policy = Callable[[int, list[Action], random.Random], Action]


def prefer(actions: list[Action], names: Iterable[str], rng: random.Random) -> Action:
    """One of the actions with the first of these names that any has; else any action."""
    for name in names:
        named = [action for action in actions if action[0] == name]
        if named:
            return rng.choice(named)
    return rng.choice(actions)


def at_random(_seat: int, actions: list[Action], rng: random.Random) -> Action:
    return rng.choice(actions)


def by_kind(_seat: int, actions: list[Action], rng: random.Random) -> Action:
    return prefer(actions, [rng.choice(["take", "draw", "claim", "draw contracts"])], rng)


def hoarding(_seat: int, actions: list[Action], rng: random.Random) -> Action:
    """Draws transport cards whenever it can, so that deck and discards run empty."""
    return prefer(actions, [rng.choice(["take", "draw"]), "take", "draw", "draw contracts"], rng)


def claiming(_seat: int, actions: list[Action], rng: random.Random) -> Action:
    return prefer(actions, ["claim"], rng)


def one_hoards(seat: int, actions: list[Action], rng: random.Random) -> Action:
    """Seat 0 gathers all cards and contracts, the others claim: they come to pass."""
    if seat == 0:
        return hoarding(seat, actions, rng)
    return prefer(actions, ["claim", "draw contracts"], rng)


POLICIES: list[Policy] = [at_random, by_kind, hoarding, claiming, one_hoards]


class Replay:
    """The state of a game as it follows from its events and the decks before the deal alone."""

    def __init__(self, players: int, seed: int) -> None:
        self.deck, self.contract_deck = shuffled_decks(BOARD, seed)
        self.market: list[str | None] = [None] * 5
        self.discards = [0] * 7
        self.hands = [[0] * 7 for _ in range(players)]
        self.offered: list[list[int]] = [[] for _ in range(players)]
        self.contracts: list[list[int]] = [[] for _ in range(players)]
        self.owners: list[int | None] = [None] * 45
        self.carts = [16] * players
        self.points = [0] * players
        self.merchandise = [0] * players
        self.reshuffles = 0

    def from_the_top(self, kinds: list[str]) -> None:
        assert self.deck[: len(kinds)] == kinds
        del self.deck[: len(kinds)]

    def apply(self, event: dict[str, Any]) -> None:
        assert list(event) == ["event", *FIELDS[event["event"]]]
        getattr(self, "on_" + event["event"])(event)

    def on_deal(self, event: dict[str, Any]) -> None:
        self.from_the_top(event["cards"])
        for kind in event["cards"]:
            self.hands[event["seat"]][KINDS.index(kind)] += 1

    def on_reveal(self, event: dict[str, Any]) -> None:
        self.from_the_top([event["card"]])
        assert event["slot"] == self.market.index(None)
        self.market[event["slot"]] = event["card"]

    def on_sweep(self, event: dict[str, Any]) -> None:
        assert event["cards"] == [kind for kind in self.market if kind is not None]
        assert event["cards"].count(WILD) >= 3
        for kind in event["cards"]:
            self.discards[KINDS.index(kind)] += 1
        self.market = [None] * 5

    def on_shuffle(self, event: dict[str, Any]) -> None:
        assert self.deck == []
        assert [event["deck"].count(kind) for kind in KINDS] == self.discards
        self.deck = list(event["deck"])
        self.discards = [0] * 7
        self.reshuffles += 1

    def on_offer(self, event: dict[str, Any]) -> None:
        assert event["contracts"] == self.contract_deck[:2]
        self.offered[event["seat"]] = event["contracts"]
        self.contract_deck = self.contract_deck[2:]

    def on_keep(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        assert len(event["contracts"]) >= 1
        assert sorted(event["contracts"] + event["returned"]) == sorted(self.offered[seat])
        self.offered[seat] = []
        self.contracts[seat] = sorted(self.contracts[seat] + event["contracts"])
        self.contract_deck = self.contract_deck + event["returned"]

    def on_draw(self, event: dict[str, Any]) -> None:
        self.from_the_top([event["card"]])
        self.hands[event["seat"]][KINDS.index(event["card"])] += 1

    def on_take(self, event: dict[str, Any]) -> None:
        assert self.market.index(event["card"]) == event["slot"]
        self.market[event["slot"]] = None
        self.hands[event["seat"]][KINDS.index(event["card"])] += 1

    def on_claim(self, event: dict[str, Any]) -> None:
        seat, route = event["seat"], BOARD["routes"][event["route"]]
        assert self.owners[event["route"]] is None
        assert sum(event["paid"].values()) == route["length"]
        assert all(count > 0 for count in event["paid"].values())
        coloured = [kind for kind in event["paid"] if kind != WILD]
        assert len(coloured) <= 1
        assert route["colour"] == "grey" or set(coloured) <= {route["colour"]}
        for kind, count in event["paid"].items():
            self.hands[seat][KINDS.index(kind)] -= count
            self.discards[KINDS.index(kind)] += count
        self.owners[event["route"]] = seat
        self.carts[seat] -= route["length"]
        assert event["points"] == {1: 1, 2: 2, 3: 4, 4: 7}[route["length"]]
        self.points[seat] += event["points"]
        assert event["merchandise"] is route["cart"]
        self.merchandise[seat] += event["merchandise"]

    def on_pass(self, _event: dict[str, Any]) -> None:
        assert self.deck == []
        assert self.contract_deck == []
        assert sum(self.discards) == 0
        assert self.market == [None] * 5

    def on_last_round(self, event: dict[str, Any]) -> None:
        assert self.carts[event["seat"]] <= 2

    def on_score(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        assert event["routes"] == self.points[seat]
        assert [line["contract"] for line in event["contracts"]] == self.contracts[seat]
        assert event["merchandise"]["cards"] == self.merchandise[seat]
        contract_points = sum(line["points"] for line in event["contracts"])
        assert event["total"] == event["routes"] + contract_points + event["merchandise"]["points"]

    def on_end(self, event: dict[str, Any]) -> None:
        assert event["winners"]


def check_laws(snapshot: dict[str, Any]) -> None:
    """What holds in every position of every game."""
    market, discards, players = snapshot["market"], snapshot["discards"], snapshot["players"]
    # 1.3: 44 transport cards, kind by kind
    for place, kind in enumerate(KINDS):
        in_hands = sum(hand[place] for hand in snapshot["hands"])
        on_table = market.count(kind) + snapshot["deck"].count(kind) + discards[place]
        assert in_hands + on_table == BOARD["transport"][kind]
    assert min(min(hand) for hand in snapshot["hands"]) >= 0
    # 1.4: 24 contracts
    contracts = sum(snapshot["offered"] + snapshot["contracts"], snapshot["contract_deck"])
    assert sorted(contracts) == list(range(24))
    # 1.2, 1.5, 1.6: carts, points and merchandise follow from the routes owned
    for seat in range(players):
        owned = [BOARD["routes"][i] for i in range(45) if snapshot["owners"][i] == seat]
        lengths = [route["length"] for route in owned]
        assert snapshot["carts"][seat] == 16 - sum(lengths) >= 0
        assert snapshot["points"][seat] == sum([0, 1, 2, 4, 7][length] for length in lengths)
        assert snapshot["merchandise"][seat] == [route["cart"] for route in owned].count(True)
    assert sum(snapshot["merchandise"]) <= 16
    # 5.6: double routes
    links: dict[frozenset[str], list[int]] = {}
    for route, owner in zip(BOARD["routes"], snapshot["owners"], strict=True):
        if owner is not None:
            links.setdefault(frozenset(route["ends"]), []).append(owner)
    assert all(len(set(owners)) == len(owners) for owners in links.values())
    assert players > 2 or all(len(owners) == 1 for owners in links.values())
    # 4.2, 4.7: a space is empty only if nothing is left to fill it
    left = len(snapshot["deck"]) + sum(discards)
    assert None not in market or left == 0
    # 4.6: no deck is empty while there are discards
    assert snapshot["deck"] or sum(discards) == 0
    # 4.5: three wilds stay only if a sweep cannot help
    if market.count(WILD) >= 3:
        everything = left + 5 - market.count(None)
        wilds = market.count(WILD) + snapshot["deck"].count(WILD) + discards[KINDS.index(WILD)]
        assert everything - wilds < min(5, everything) - 2
    # 7.1
    ended = min(snapshot["carts"]) <= 2
    assert (snapshot["last_turns"] is not None) == ended
    assert 0 <= snapshot["passes"] <= players


def check_places_of_shuffles(events: list[dict[str, Any]]) -> None:
    """4.6: before the reveal that needs a card; otherwise after a draw, reveal or claim."""
    names = [event["event"] for event in events]
    for place in [place for place, name in enumerate(names) if name == "shuffle"]:
        before, after = names[place - 1], names[place + 1]
        assert before in ("draw", "reveal", "claim") or (before, after) == ("sweep", "reveal")
        assert after != "sweep"


def play_and_check(players: int, seed: int, policy: Policy) -> ReferenceGame:
    """Play a whole game, and check laws and events after every action."""
    rng = random.Random(seed)
    game = ReferenceGame(BOARD, players, seed)
    replay = Replay(players, seed)
    replayed = 0
    actions = 0
    while True:
        for event in game.events[replayed:]:
            replay.apply(event)
        replayed = len(game.events)
        snapshot = game.snapshot()
        check_laws(snapshot)
        for name, value in vars(replay).items():
            assert snapshot[name] == value, name
        legal = game.legal()
        assert game.is_over == (not legal) == (game.seat_to_act is None)
        assert ("pass",) not in legal or len(legal) == 1
        if game.seat_to_act is None:
            return game
        game.play(policy(game.seat_to_act, sorted(legal, key=repr), rng))
        actions += 1
        assert actions < 1000


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_keep_the_laws(players: int, policy: Policy) -> None:
    for seed in range(20):
        game = play_and_check(players, seed, policy)
        check_places_of_shuffles(game.events)
        names = [event["event"] for event in game.events]
        assert names[-players - 1 :] == ["score"] * players + ["end"]
        scores = game.events[-players - 1 : -1]
        assert [score["seat"] for score in scores] == list(range(players))
        assert game.result()["totals"] == [score["total"] for score in scores]
        assert game.events[-1]["winners"] == game.result()["winners"]
        # 7.1: the trigger counts once, and then every seat has one last turn, in order
        assert names.count("last_round") <= 1
        if "last_round" in names:
            trigger = game.events[names.index("last_round")]["seat"]
            acted: list[int] = []
            for event in game.events[names.index("last_round") + 1 : -players - 1]:
                seat = event.get("seat")
                if seat is not None and (not acted or acted[-1] != seat):
                    acted.append(seat)
            assert acted == [(trigger + step) % players for step in range(1, players + 1)]


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    one, other = (play_and_check(3, 99, at_random) for _ in range(2))
    assert one.events == other.events
    assert one.snapshot() == other.snapshot()


ODD_ACTIONS: list[Action] = [
    (),
    ("pass",),
    ("sleep",),
    ("take", "grey"),
    ("take", "wild"),
    ("take", None),
    ("take", []),
    ("draw", 1),
    ("draw contracts",),
    ("keep", "none"),
    ("keep", "first"),
    ("keep", "second"),
    ("keep", "both"),
    ("claim", 45, "red", 0),
    ("claim", -1, "pink", 0),
    ("claim", 2, "grey", 0),
    ("claim", 2, None, 0),
    ("claim", 2, "wild", 0),
    ("claim", 2, "red", 4),
    ("claim", 3, "red", 1),
    ("claim", 3, "red", -1),
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_illegal_actions_are_refused_and_change_nothing(players: int) -> None:
    rng = random.Random(players)
    for seed in range(5):
        game = ReferenceGame(BOARD, players, seed)
        while not game.is_over:
            legal = game.legal()
            before, events = game.snapshot(), list(game.events)
            for action in ODD_ACTIONS:
                if action not in list(legal):
                    with pytest.raises(ValueError, match="may not play"):
                        game.play(action)
            assert game.snapshot() == before
            assert game.events == events
            assert game.legal() == legal
            game.play(rng.choice(sorted(legal, key=repr)))
        with pytest.raises(ValueError, match="over"):
            game.play(("draw",))


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        ReferenceGame(BOARD, 2, 0).result()


# ------------------------------------------------------------------------- hand-built positions


def position(
    players: int = 2,
    *,
    market: list[str | None],
    deck: Iterable[str] = (),
    discards: dict[str, int] | None = None,
    hands: list[dict[str, int]] | None = None,
) -> ReferenceGame:
    """A game past its set-up, seat 0 to act, with these transport cards and no events."""
    assert deck or not discards, (
        "No game comes to a position with discards and an empty deck (4.6)."
    )
    game = ReferenceGame(BOARD, players, seed=0, first=0)
    for _ in range(players):
        game.play(("keep", "first"))
    game.events.clear()
    game.transport.market = list(market)
    game.transport.deck = list(deck)
    game.transport.discards = {kind: (discards or {}).get(kind, 0) for kind in KINDS}
    for seat in range(players):
        hand = (hands or [])[seat] if seat < len(hands or []) else {}
        game.hands[seat] = {kind: hand.get(kind, 0) for kind in KINDS}
    return game


def names_of(game: ReferenceGame) -> list[str]:
    return [event["event"] for event in game.events]


def counts_of(kinds: Iterable[str]) -> dict[str, int]:
    """These transport cards, counted by kind, in the order that a shuffle starts from."""
    listed = list(kinds)
    return {kind: listed.count(kind) for kind in KINDS}


EMPTY: list[str | None] = [None] * 5
PLAIN: list[str | None] = ["red", "blue", "red", "green", "wild"]


# 2: set-up


def test_order_of_the_set_up() -> None:
    """2.1, 2.3, 2.5: two at a time, from the first player on."""
    deck, contract_deck = shuffled_decks(BOARD, 5)
    game = ReferenceGame(BOARD, 3, 5, first=2)
    assert game.events == [
        {"event": "deal", "seat": 2, "cards": deck[0:2]},
        {"event": "deal", "seat": 0, "cards": deck[2:4]},
        {"event": "deal", "seat": 1, "cards": deck[4:6]},
        *({"event": "reveal", "slot": i, "card": deck[6 + i]} for i in range(5)),
        {"event": "offer", "seat": 2, "contracts": contract_deck[0:2]},
        {"event": "offer", "seat": 0, "contracts": contract_deck[2:4]},
        {"event": "offer", "seat": 1, "contracts": contract_deck[4:6]},
    ]


def test_the_first_market_is_swept_again_and_again() -> None:
    """2.2: with this seed the first market has three wilds twice."""
    game = ReferenceGame(BOARD, 2, seed=7371, first=0)
    fill = ["reveal"] * 5
    assert names_of(game) == [
        *["deal"] * 2,
        *[*fill, "sweep", *fill, "sweep", *fill],
        *["offer"] * 2,
    ]
    assert sum(game.transport.discards.values()) == 10


def test_set_up_choices_are_resolved_together() -> None:
    """2.4: nothing moves until the last seat has chosen; then in seat order from the first."""
    _, contract_deck = shuffled_decks(BOARD, 5)
    game = ReferenceGame(BOARD, 3, 5, first=1)
    before = game.snapshot()
    assert game.legal() == {("keep", "first"), ("keep", "second"), ("keep", "both")}
    game.play(("keep", "second"))
    assert game.snapshot() == {**before, "seat_to_act": 2}
    game.play(("keep", "both"))
    assert game.snapshot() == {**before, "seat_to_act": 0}
    game.play(("keep", "first"))
    a, b, c, d, e, f = contract_deck[:6]
    assert game.events[-3:] == [
        {"event": "keep", "seat": 1, "contracts": [b], "returned": [a]},
        {"event": "keep", "seat": 2, "contracts": [c, d], "returned": []},
        {"event": "keep", "seat": 0, "contracts": [e], "returned": [f]},
    ]
    after = game.snapshot()
    assert after["contract_deck"] == [*contract_deck[6:], a, f]
    assert after["offered"] == [[], [], []]
    assert (after["phase"], after["seat_to_act"]) == ("turn", 1)


def test_the_first_player_is_drawn_from_the_seed() -> None:
    """2.5: the 24th word of stream 1, unless a seat is marked as the youngest."""
    for seed in range(20):
        words = WordStream(seed, 1)
        word = [words.next_word() for _ in range(24)][23]
        for players in (2, 3, 4):
            assert ReferenceGame(BOARD, players, seed).first == word * players // 2**32
            assert ReferenceGame(BOARD, players, seed, first=1).first == 1


# 4: drawing transport cards


def test_two_cards_and_the_lowest_space() -> None:
    """4.1, 4.2: the replacement lies there before the second card."""
    game = position(market=PLAIN, deck=["orange", "pink", "black"])
    assert {action for action in game.legal() if action[0] in ("take", "draw")} == {
        ("draw",),
        ("take", "red"),
        ("take", "blue"),
        ("take", "green"),
        ("take", "wild"),
    }
    game.play(("take", "red"))
    assert (game.phase, game.seat_to_act) == ("second card", 0)
    assert game.legal() == {
        ("draw",),
        ("take", "orange"),
        ("take", "blue"),
        ("take", "red"),
        ("take", "green"),
    }
    game.play(("take", "red"))
    assert game.events == [
        {"event": "take", "seat": 0, "slot": 0, "card": "red"},
        {"event": "reveal", "slot": 0, "card": "orange"},
        {"event": "take", "seat": 0, "slot": 2, "card": "red"},
        {"event": "reveal", "slot": 2, "card": "pink"},
    ]
    assert (game.phase, game.seat_to_act) == ("turn", 1)


def test_the_second_card_is_compulsory() -> None:
    """4.1: after the first there is no claim, no contract and no pass, however poor the choice."""
    game = position(market=["wild", None, "red", "blue", "wild"], hands=[{"green": 3}])
    assert ("claim", 36, "green", 0) in game.legal()
    assert ("draw contracts",) in game.legal()
    game.play(("take", "red"))
    assert game.legal() == {("take", "blue")}


def test_a_face_up_wild_ends_the_draw_and_a_blind_one_does_not() -> None:
    """4.3, 4.4."""
    game = position(market=PLAIN, deck=["orange", "pink", "black"])
    game.play(("take", "wild"))
    assert (game.phase, game.seat_to_act) == ("turn", 1)

    game = position(market=PLAIN, deck=["wild", "wild", "black"])
    game.play(("draw",))
    assert ("take", "wild") not in game.legal()
    game.play(("draw",))
    assert game.hands[0][WILD] == 2
    assert game.seat_to_act == 1


def test_a_sweep_between_the_two_draws() -> None:
    """4.5: the second card is taken from the new market."""
    game = position(
        market=["red", "wild", "wild", "blue", "green"],
        deck=["wild", "pink", "pink", "black", "black", "orange", "red"],
    )
    game.play(("take", "red"))
    assert names_of(game) == ["take", "reveal", "sweep"] + ["reveal"] * 5
    assert game.events[2]["cards"] == ["wild", "wild", "wild", "blue", "green"]
    assert game.legal() == {("draw",), ("take", "pink"), ("take", "black"), ("take", "orange")}


def test_a_sweep_counts_when_the_market_is_full_and_may_shuffle_its_own_cards() -> None:
    """4.5, 4.6: the swept cards are in the deck that the same sweep needs."""
    game = position(
        market=["red", "wild", "wild", "blue", "green"],
        deck=["wild", "pink", "black"],
        discards={"orange": 5},
    )
    game.play(("take", "red"))
    assert names_of(game)[:6] == ["take", "reveal", "sweep", "reveal", "reveal", "shuffle"]
    laid_out = {"blue": 1, "green": 1, "orange": 5, "wild": 3}
    expected = reshuffled({kind: laid_out.get(kind, 0) for kind in KINDS}, 0, 0)
    assert game.events[5]["deck"] == expected
    assert [event["card"] for event in game.events[6:9]] == expected[:3]
    assert game.transport.reshuffles == 1


def test_a_sweep_that_cannot_help_is_not_done() -> None:
    """4.5: five cards are left, and two of them coloured; they would be three wilds again."""
    game = position(market=["red", "wild", "wild", "blue", "green"], deck=["wild"])
    game.play(("take", "red"))
    assert names_of(game) == ["take", "reveal"]
    assert game.legal() == {("take", "blue"), ("take", "green")}


@pytest.mark.parametrize(("paid", "sweeps"), [("red", True), ("wild", False)])
def test_a_sweep_is_done_as_soon_as_a_claim_lets_it_help(paid: str, sweeps: bool) -> None:
    """4.5: a third coloured card makes the difference, a wild does not."""
    game = position(market=["wild", "wild", "blue", "wild", "green"], hands=[{paid: 1}])
    game.play(("claim", 3, "red", 0) if paid == "red" else ("claim", 3, None, 1))
    if sweeps:
        assert names_of(game)[:3] == ["claim", "sweep", "shuffle"]
        assert names_of(game).count("reveal") == 5 * names_of(game).count("sweep")
        assert game.transport.market.count(WILD) < 3
        assert len(game.transport.deck) == 1
    else:
        assert names_of(game) == ["claim", "shuffle"]
        assert game.transport.deck == [WILD]


# 4.6: the new deck

SOME = {"black": 2, "orange": 1}
"""Three discards."""


def test_the_last_card_drawn_blind_as_the_first_of_a_turn() -> None:
    """4.6: the new deck is there before the second card, which may come from it."""
    game = position(market=PLAIN, deck=["pink"], discards=SOME)
    game.play(("draw",))
    new_deck = reshuffled(counts_of(["black", "black", "orange"]), 0, 0)
    assert game.events == [
        {"event": "draw", "seat": 0, "card": "pink"},
        {"event": "shuffle", "deck": new_deck},
    ]
    assert game.transport.deck == new_deck
    assert sum(game.transport.discards.values()) == 0
    assert game.transport.reshuffles == 1
    game.play(("draw",))
    assert game.events[2:] == [{"event": "draw", "seat": 0, "card": new_deck[0]}]


def test_the_last_card_drawn_blind_as_the_second_of_a_turn() -> None:
    """4.6: the next seat finds the new deck, and what it pays is not in it."""
    game = position(market=PLAIN, deck=["pink", "blue"], discards=SOME, hands=[{}, {"red": 1}])
    game.play(("draw",))
    game.play(("draw",))
    assert names_of(game) == ["draw", "draw", "shuffle"]
    assert game.seat_to_act == 1
    game.play(("claim", 3, "red", 0))
    assert names_of(game)[3:] == ["claim"]
    assert counts_of(game.transport.deck) == counts_of(["black", "black", "orange"])
    assert game.transport.discards == counts_of(["red"])


def test_the_last_card_drawn_blind_with_nothing_to_shuffle() -> None:
    """4.6, 4.8: the deck stays empty, and the second card is a face-up one."""
    game = position(market=PLAIN, deck=["pink"])
    game.play(("draw",))
    assert names_of(game) == ["draw"]
    assert game.legal() == {("take", "red"), ("take", "blue"), ("take", "green")}


@pytest.mark.parametrize("cards_before", [0, 1])
def test_the_last_card_turned_up_for_a_taken_one(cards_before: int) -> None:
    """4.2, 4.6: the new deck follows the reveal, after the first card and after the second."""
    game = position(market=PLAIN, deck=["pink"] * (cards_before + 1), discards=SOME)
    for _ in range(cards_before):
        game.play(("draw",))
    game.play(("take", "red"))
    assert names_of(game) == ["draw"] * cards_before + ["take", "reveal", "shuffle"]
    assert game.transport.market[0] == "pink"
    assert len(game.transport.deck) == 3
    assert ("draw",) in game.legal()


def test_the_last_card_turned_up_for_a_wild_that_ends_the_draw() -> None:
    """4.3, 4.6."""
    game = position(market=PLAIN, deck=["pink"], discards=SOME)
    game.play(("take", "wild"))
    assert names_of(game) == ["take", "reveal", "shuffle"]
    assert game.seat_to_act == 1


def test_the_last_card_turned_up_is_the_third_wild() -> None:
    """4.5, 4.6: the sweep comes first, so the swept cards are in the new deck too."""
    game = position(
        market=["red", "wild", "wild", "blue", "green"],
        deck=["wild"],
        discards={"black": 6, "orange": 6, "pink": 6},
    )
    game.play(("take", "red"))
    assert names_of(game)[:9] == ["take", "reveal", "sweep", "shuffle"] + ["reveal"] * 5
    swept = ["blue", "green", "wild", "wild", "wild"]
    discarded = [*swept, *["black"] * 6, *["orange"] * 6, *["pink"] * 6]
    assert game.events[3]["deck"] == reshuffled(counts_of(discarded), 0, 0)


def test_a_sweep_that_takes_the_last_five_cards() -> None:
    """4.5, 4.6: the new deck is made when the market is full, and holds what was swept."""
    game = position(
        market=["red", "wild", "wild", "blue", "green"],
        deck=["wild", "pink", "pink", "black", "wild", "wild"],
        discards={"orange": 1},
    )
    game.play(("take", "red"))
    assert names_of(game) == ["take", "reveal", "sweep"] + ["reveal"] * 5 + ["shuffle"]
    swept = ["blue", "green", "wild", "wild", "wild"]
    assert game.transport.deck == reshuffled(counts_of([*swept, "orange"]), 0, 0)
    assert game.transport.market == ["pink", "pink", "black", "wild", "wild"]


def test_three_wilds_among_the_last_ten_cards_twice() -> None:
    """4.5, 4.6: no new deck between the two sweeps, or the same two fives would go on for ever."""
    game = position(
        market=["red", "wild", "wild", "blue", "green"],
        deck=["wild", "wild", "pink", "wild", "black", "wild"],
    )
    game.play(("take", "red"))
    fill = ["reveal"] * 5
    assert names_of(game)[:15] == ["take", "reveal", "sweep", *fill, "sweep", "shuffle", *fill]
    ten = ["blue", "green", "pink", "black", *["wild"] * 6]
    assert game.events[9]["deck"] == reshuffled(counts_of(ten), 0, 0)
    assert game.transport.market.count(WILD) < 3
    assert len(game.transport.deck) == 5


def test_nothing_to_shuffle_until_a_claim_with_a_full_market() -> None:
    """4.6: the payment is the new deck, right after the claim."""
    game = position(market=PLAIN, deck=["pink", "pink"], hands=[{}, {"red": 1}])
    game.play(("draw",))
    game.play(("draw",))
    assert ("draw",) not in game.legal()
    game.play(("claim", 3, "red", 0))
    assert names_of(game) == ["draw", "draw", "claim", "shuffle"]
    assert game.transport.deck == ["red"]
    assert game.transport.market == PLAIN
    assert ("draw",) in game.legal()


@pytest.mark.parametrize(
    ("length", "route", "left"), [(1, 3, 0), (2, 38, 0), (3, 29, 1), (4, 2, 2)]
)
def test_a_claim_with_two_gaps_in_the_market(length: int, route: int, left: int) -> None:
    """4.6, 4.7: the gaps are filled from the new deck, and what is left of it stays the deck."""
    game = position(market=["blue", None, "green", None, "pink"], hands=[{"red": length}])
    game.play(("claim", route, "red", 0))
    assert names_of(game) == ["claim", "shuffle"] + ["reveal"] * min(length, 2)
    assert game.transport.deck == ["red"] * left
    assert game.transport.market.count("red") == min(length, 2)
    assert game.transport.market[1] == "red"
    assert sum(game.transport.discards.values()) == 0


def test_a_claim_that_turns_up_a_third_wild_which_no_sweep_can_help() -> None:
    """4.5, 4.7: two coloured cards of five are too few; the market is full, the deck empty."""
    game = position(market=["wild", None, "wild", "blue", "green"], hands=[{"wild": 1}])
    game.play(("claim", 3, None, 1))
    assert names_of(game) == ["claim", "shuffle", "reveal"]
    assert game.transport.market == ["wild", "wild", "wild", "blue", "green"]
    assert game.transport.deck == []


def test_a_claim_that_turns_up_a_third_wild_and_leaves_one_card() -> None:
    """4.5 to 4.7: the sweep takes that card, and the next ones from the five swept."""
    game = position(market=["wild", None, "wild", "blue", "green"], hands=[{"red": 1, "wild": 1}])
    game.play(("claim", 38, "red", 1))
    start = ["claim", "shuffle", "reveal", "sweep", "reveal", "shuffle"] + ["reveal"] * 4
    assert names_of(game)[:10] == start
    assert game.events[1]["deck"] == ["wild", "red"]
    assert game.events[4] == {"event": "reveal", "slot": 0, "card": "red"}
    swept = ["wild", "wild", "wild", "blue", "green"]
    assert game.events[5]["deck"] == reshuffled(counts_of(swept), 0, 1)
    assert game.transport.market.count(WILD) < 3
    assert len(game.transport.deck) == 1


def test_the_new_deck_comes_before_the_last_round_and_the_score() -> None:
    """4.6, 7.1: it is made at once, even where nobody is left to draw from it."""
    game = position(market=PLAIN, hands=[{"red": 1}])
    game.carts = [3, 16]
    game.play(("claim", 3, "red", 0))
    assert names_of(game) == ["claim", "shuffle", "last_round"]

    game = position(market=PLAIN, deck=["pink", "pink"], discards=SOME)
    game.carts = [2, 16]
    game.last_turns = 1
    game.play(("draw",))
    game.play(("draw",))
    assert names_of(game) == ["draw", "draw", "shuffle", "score", "score", "end"]


def small_board(**transport: int) -> dict[str, Any]:
    """The board with so few transport cards that the set-up uses up the deck."""
    return {**BOARD, "transport": {kind: transport.get(kind, 0) for kind in KINDS}}


@pytest.mark.parametrize("cards", [4, 6, 9])
def test_a_deck_that_the_set_up_empties_without_a_sweep(cards: int) -> None:
    """2.1, 4.6, 4.7: there is nothing to shuffle, and market spaces may stay empty."""
    game = ReferenceGame(small_board(pink=cards), 2, seed=0, first=0)
    turned_up = cards - 4
    assert names_of(game) == ["deal"] * 2 + ["reveal"] * turned_up + ["offer"] * 2
    assert game.transport.deck == []
    assert game.transport.market == ["pink"] * turned_up + [None] * (5 - turned_up)


def test_a_sweep_at_the_set_up_that_takes_the_last_five_cards() -> None:
    """2.2, 4.6: with this seed the five swept cards become the new deck, before the offers."""
    board = small_board(pink=6, blue=5, wild=3)
    game = ReferenceGame(board, 2, seed=11, first=0)
    deck, _ = shuffled_decks(board, 11)
    fill = ["reveal"] * 5
    assert names_of(game) == ["deal"] * 2 + [*fill, "sweep", *fill, "shuffle"] + ["offer"] * 2
    assert game.transport.market == deck[9:]
    assert game.transport.deck == reshuffled(counts_of(deck[4:9]), 11, 0)
    assert sum(game.transport.discards.values()) == 0


def test_a_sweep_at_the_set_up_that_needs_its_own_cards() -> None:
    """2.2, 4.6: with this seed two cards are left for five spaces."""
    board = small_board(pink=4, blue=4, wild=3)
    game = ReferenceGame(board, 2, seed=6, first=0)
    deck, _ = shuffled_decks(board, 6)
    again = ["sweep", "reveal", "reveal", "shuffle", "reveal", "reveal", "reveal"]
    assert names_of(game) == ["deal"] * 2 + ["reveal"] * 5 + again + ["offer"] * 2
    new_deck = reshuffled(counts_of(deck[4:9]), 6, 0)
    assert game.transport.market == deck[9:] + new_deck[:3]
    assert game.transport.deck == new_deck[3:]


def test_every_reshuffle_has_a_stream_of_its_own() -> None:
    """4.6: the streams count on, even for the reshuffle of a single card."""
    game = position(market=PLAIN, deck=["pink"], discards={"black": 1})
    game.play(("draw",))
    assert game.transport.deck == ["black"]
    assert game.transport.reshuffles == 1
    discards = dict.fromkeys(KINDS, 2)
    game.transport.discards = dict(discards)
    game.play(("draw",))
    assert game.events[-1] == {"event": "shuffle", "deck": reshuffled(discards, 0, 1)}


# 4.7, 4.8: nothing left


@pytest.mark.parametrize(
    "market", [[None, None, "red", None, None], ["wild", None, "red", None, "wild"]]
)
def test_a_turn_ends_with_one_card_where_there_is_no_second(market: list[str | None]) -> None:
    """4.7, 4.8: nothing is left, or nothing but face-up wilds."""
    game = position(market=market)
    game.play(("take", "red"))
    assert names_of(game) == ["take"]
    assert game.transport.market[2] is None
    assert (game.phase, game.seat_to_act) == ("turn", 1)


def test_a_claim_fills_the_gaps_lowest_first_as_far_as_it_goes() -> None:
    """4.7."""
    game = position(market=[None, "blue", None, None, None], hands=[{"orange": 2}])
    game.play(("claim", 7, "orange", 0))
    assert game.events == [
        {
            "event": "claim",
            "seat": 0,
            "route": 7,
            "paid": {"orange": 2},
            "points": 2,
            "merchandise": True,
        },
        {"event": "shuffle", "deck": ["orange", "orange"]},
        {"event": "reveal", "slot": 0, "card": "orange"},
        {"event": "reveal", "slot": 2, "card": "orange"},
    ]


# 5: claiming


def claims_of(game: ReferenceGame, route: int) -> set[Action]:
    return {action[2:] for action in game.legal() if action[:2] == ("claim", route)}


def test_payments() -> None:
    """5.2: every colour and number of wilds; of wilds alone there is one."""
    game = position(market=PLAIN, hands=[{"red": 2, "blue": 1, "wild": 2}])
    assert claims_of(game, 38) == {("red", 0), ("red", 1), (None, 2)}  # red, 2 spaces
    assert claims_of(game, 39) == {(None, 2)}  # pink, 2
    assert claims_of(game, 36) == {("red", 0), ("red", 1), ("blue", 1), (None, 2)}  # grey, 2
    assert claims_of(game, 2) == {("red", 2)}  # grey, 4
    assert claims_of(game, 5) == {("blue", 2)}  # blue, 3
    assert claims_of(game, 3) == {("red", 0), (None, 1)}  # red, 1
    game.play(("claim", 2, "red", 2))
    assert game.events[0]["paid"] == {"red": 2, "wild": 2}
    assert game.points[0] == 7
    assert game.carts[0] == 12


def test_too_few_carts() -> None:
    """5.3."""
    game = position(market=PLAIN, hands=[{"red": 4}])
    game.carts[0] = 3
    assert claims_of(game, 2) == set()
    assert claims_of(game, 29) == {("red", 0)}


@pytest.mark.parametrize(("players", "is_open"), [(2, False), (3, True), (4, True)])
def test_double_routes(players: int, is_open: bool) -> None:
    """5.6: closed with two players, open to the others with more, never to the same seat."""
    game = position(players, market=PLAIN, hands=[{"pink": 4}, {"pink": 4}])
    game.play(("claim", 0, "pink", 0))
    assert (claims_of(game, 1) != set()) is is_open
    game.seat_to_act = 0
    assert claims_of(game, 1) == set()
    assert claims_of(game, 36) == {("pink", 0)}


# 6: contracts


def test_drawn_contracts_and_what_is_returned() -> None:
    """6.1."""
    game = position(market=PLAIN)
    game.contract_deck = [5, 6, 7]
    game.contracts[0] = [9]
    game.play(("draw contracts",))
    assert game.snapshot()["offered"] == [[5, 6], []]
    assert (game.phase, game.contract_deck) == ("keep", [7])
    assert game.legal() == {("keep", "first"), ("keep", "second"), ("keep", "both")}
    game.play(("keep", "second"))
    assert game.events == [
        {"event": "offer", "seat": 0, "contracts": [5, 6]},
        {"event": "keep", "seat": 0, "contracts": [6], "returned": [5]},
    ]
    assert game.contract_deck == [7, 5]
    assert game.snapshot()["contracts"][0] == [6, 9]
    assert game.seat_to_act == 1


def test_the_last_contract_must_be_kept() -> None:
    """6.2."""
    game = position(market=PLAIN)
    game.contract_deck = [5]
    game.play(("draw contracts",))
    assert game.legal() == {("keep", "first")}
    game.play(("keep", "first"))
    assert game.events[-1] == {"event": "keep", "seat": 0, "contracts": [5], "returned": []}
    assert ("draw contracts",) not in game.legal()


@pytest.mark.parametrize(
    ("owned", "completed"),
    [([10, 14], True), ([14, 11], True), ([10], False), ([], False), ([41, 34], True)],
)
def test_completed_contracts(owned: list[int], completed: bool) -> None:
    """6.4: contract 2 joins the Waag and the Dam."""
    assert is_completed(BOARD, owned, 2) is completed


# 3 and 7: passing, the end, the score


def test_passing_only_when_nothing_else_is_possible() -> None:
    """3.2, 3.3: as many passes as players end the game; a claim in between starts anew."""
    game = position(3, market=EMPTY, hands=[{}, {}, {"blue": 1}])
    game.contract_deck = []
    game.play(("pass",))
    game.play(("pass",))
    assert game.passes == 2
    assert ("pass",) not in game.legal()
    game.play(("claim", 32, "blue", 0))
    assert game.passes == 0
    game.play(("take", "blue"))  # it came back to the market; there is no second card
    assert game.seat_to_act == 1
    game.hands[0]["blue"] = 0
    for _ in range(3):
        assert game.legal() == {("pass",)}
        game.play(("pass",))
    assert game.is_over
    assert game.last_turns is None
    assert "last_round" not in names_of(game)
    assert names_of(game)[-7:] == ["pass"] * 3 + ["score"] * 3 + ["end"]


def test_the_last_turns() -> None:
    """7.1: two carts or fewer at the end of a turn; everyone has one more, that seat included."""
    game = position(3, market=PLAIN, deck=["pink"] * 20, hands=[{"red": 2}, {"red": 9}])
    game.carts = [4, 4, 16]

    def seat_and_last_turns() -> tuple[int | None, int | None]:
        return game.seat_to_act, game.last_turns

    game.play(("claim", 3, "red", 0))
    assert seat_and_last_turns() == (1, None)  # three carts left
    game.play(("claim", 20, "red", 0))
    assert names_of(game) == ["claim", "claim", "last_round"]
    assert game.events[-1]["seat"] == 1
    assert seat_and_last_turns() == (2, 3)
    game.play(("draw",))
    game.play(("draw",))
    assert seat_and_last_turns() == (0, 2)
    game.play(("claim", 11, "red", 0))  # two carts left, but the trigger counts once
    assert seat_and_last_turns() == (1, 1)
    game.play(("claim", 38, "red", 0))
    assert seat_and_last_turns() == (None, 0)
    assert game.is_over
    assert names_of(game).count("last_round") == 1
    assert game.legal() == set()


@pytest.mark.parametrize(
    ("merchandise", "points"),
    [
        ([3, 1], [8, 4]),
        ([2, 2], [8, 8]),
        ([0, 1], [0, 8]),
        ([0, 0], [0, 0]),
        ([1, 4, 4], [2, 8, 8]),
        ([5, 2, 2], [8, 5, 5]),
        ([0, 3, 0], [0, 8, 0]),
        ([4, 3, 2, 1], [8, 6, 4, 2]),
        ([3, 3, 1, 0], [8, 8, 4, 0]),
        ([4, 3, 3, 1], [8, 6, 6, 2]),
        ([1, 1, 1, 5], [6, 6, 6, 8]),
    ],
)
def test_merchandise_bonus(merchandise: list[int], points: list[int]) -> None:
    """7.3."""
    assert merchandise_points(BOARD, merchandise) == points


@pytest.mark.parametrize(
    ("totals", "completed", "winners"),
    [
        ([10, 12], [5, 0], [1]),
        ([10, 10], [1, 2], [1]),
        ([10, 10, 3], [2, 2, 9], [0, 1]),
        ([-4, -4, -4, -5], [0, 1, 1, 2], [1, 2]),
    ],
)
def test_winners(totals: list[int], completed: list[int], winners: list[int]) -> None:
    """7.4."""
    assert winners_of(totals, completed) == winners


def test_the_score() -> None:
    """7.2: a completed contract adds its value, the other subtracts it."""
    game = position(market=EMPTY)
    game.contract_deck = []
    game.contracts = [[23, 2], [5]]
    game.points = [3, 0]
    game.owners[10] = game.owners[14] = 0
    game.play(("pass",))
    game.play(("pass",))
    assert game.events[-3:] == [
        {
            "event": "score",
            "seat": 0,
            "routes": 3,
            "contracts": [
                {"contract": 2, "completed": True, "points": 3},
                {"contract": 23, "completed": False, "points": -9},
            ],
            "merchandise": {"cards": 0, "points": 0},
            "total": -3,
        },
        {
            "event": "score",
            "seat": 1,
            "routes": 0,
            "contracts": [{"contract": 5, "completed": False, "points": -4}],
            "merchandise": {"cards": 0, "points": 0},
            "total": -4,
        },
        {"event": "end", "winners": [0]},
    ]
    assert game.result() == {"totals": [-3, -4], "completed": [1, 0], "winners": [0]}
    assert game.snapshot()["points"] == [3, 0]
