### The log of a game. "-you" is what the player who did it reads.

log-title = Log
log-empty = Nothing has happened yet.
log-again = Show the last moves again
log-set-up = Before the first turn
log-turn = Turn { $turn }
log-end = Final scoring

## What a claim was paid with: $count cards of the colour $card, and $wilds wilds

log-wilds = { $wilds ->
    [1] one wild
    [2] two wilds
    [3] three wilds
   *[4] four wilds
}
log-payment = { $count ->
    [0] { log-wilds }
   *[other] { $wilds ->
        [0] { common-cards }
       *[other] { common-cards } and { log-wilds }
    }
}
log-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

log-one-card = { $card ->
    [wild] a wild
    [orange] an orange card
   *[other] a { common-adjective-one } card
}

## Set-up

log-dealt = The cards are dealt: { common-count } each, and two contracts to choose from.
log-chosen = { $name } has chosen.
log-chosen-you = You have chosen.
log-kept-first = { $count ->
    [1] { $name } kept one contract.
   *[other] { $name } kept both contracts.
}
log-kept-first-you = { $count ->
    [1] You kept one contract.
   *[other] You kept both contracts.
}

## Cards

log-taken = { $name } took { log-one-card }.
log-taken-you = You took { log-one-card }.
log-drawn = { $name } drew a card from the deck.
log-drawn-you = You drew a card from the deck.
log-drawn-card = { $name } drew { log-one-card } from the deck.
log-drawn-card-you = You drew { log-one-card } from the deck.
log-swept = { $wilds ->
    [3] Three wilds were face up: the market was swept.
    [4] Four wilds were face up: the market was swept.
   *[5] Five wilds were face up: the market was swept.
}
log-shuffled = { $count ->
    [one] The last discard became the deck.
   *[other] The discards were shuffled into a new deck of { $count } cards.
}

## Routes

log-claimed = { $merchandise ->
    [yes] { $name } claimed { $from } – { $to } with { log-payment }: { log-gain } and a merchandise bonus card.
   *[no] { $name } claimed { $from } – { $to } with { log-payment }: { log-gain }.
}
log-claimed-you = { $merchandise ->
    [yes] You claimed { $from } – { $to } with { log-payment }: { log-gain } and a merchandise bonus card.
   *[no] You claimed { $from } – { $to } with { log-payment }: { log-gain }.
}

## Contracts

log-offered = { $count ->
    [1] { $name } drew the last contract.
   *[other] { $name } drew two contracts.
}
log-offered-you = { $count ->
    [1] You drew the last contract.
   *[other] You drew two contracts.
}
log-kept = { $count ->
    [1] { $returned ->
        [0] { $name } drew the last contract and kept it.
       *[other] { $name } drew two contracts and kept one.
    }
   *[other] { $name } drew two contracts and kept both.
}
log-kept-you = { $count ->
    [1] { $returned ->
        [0] You drew the last contract and kept it.
       *[other] You drew two contracts and kept one.
    }
   *[other] You drew two contracts and kept both.
}

## Passing, the last round and the end

log-passed = { $name } couldn't do anything and passed.
log-passed-you = You couldn't do anything and passed.
log-last-round = { $name } is almost out of carts: everyone gets one last turn.
log-last-round-you = You're almost out of carts: everyone gets one last turn.
log-scored = { $name }: { $routes } for routes, { $contracts } for contracts, { $merchandise } for merchandise. Total { $total }.
log-scored-you = You: { $routes } for routes, { $contracts } for contracts, { $merchandise } for merchandise. Total { $total }.
log-won = { $name } won.
log-won-you = You won.
log-names = { $count ->
    [1] { $a }
    [2] { $a } and { $b }
    [3] { $a }, { $b } and { $c }
   *[4] { $a }, { $b }, { $c } and { $d }
}
log-shared = { log-names } share the victory.
log-shared-you = You share the victory with { log-names }.
log-undone = { $name } took back a move.
log-undone-you = You took back a move.
