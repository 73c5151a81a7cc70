### Hints, and the review of a finished game. Win chances are percentages.

## What could be done, or was done

review-action-take = take { log-one-card }
review-action-draw = draw from the deck
review-action-contracts = draw contracts
review-action-keep = { $choice ->
    [first] keep the first contract
    [second] keep the second contract
   *[both] keep both contracts
}
review-action-claim = claim { $from } – { $to } with { log-payment }
review-action-pass = pass
# Somebody else chose contracts: which ones is their secret.
review-action-secret = choose contracts

## Why. $from and $to are the ends of a route or of a contract.

review-reason-points = It scores { log-gain } at once.
review-reason-completes = It completes { $from } – { $to }, worth { log-gain }.
review-reason-nearer = It brings { $from } – { $to } { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} nearer; { $left } to go.
# $mine: merchandise cards then, $others: the most that another player has, $bonus: points more
review-reason-merchandise = That makes { $mine ->
    [one] one merchandise card
   *[other] { $mine } merchandise cards
} ({ $others ->
    [0] nobody else has any
   *[other] the others have { $others } at most
}): { $bonus ->
    [one] one more bonus point
   *[other] { $bonus } more bonus points
} as things stand.
# $more: the spaces that the way round takes more; 0: there is none
review-reason-only-way = { $more ->
    [0] Without this route { $from } – { $to } can't be completed
    [one] Without this route { $from } – { $to } takes one more space
   *[other] Without this route { $from } – { $to } takes { $more } more spaces
}, and { $rivals ->
    [one] one other player
    [2] two other players
   *[other] { $rivals } other players
} may be able to claim it.
review-reason-ends = { $carts ->
    [0] It uses the last carts
    [one] It leaves one cart
   *[other] It leaves { $carts } carts
} and starts the last round.
review-reason-pays = With this card there's enough to pay for { $from } – { $to }.
review-reason-lacks = After that, { $from } – { $to } needs only { $cards ->
    [one] one more card.
    [2] two more cards.
   *[other] { $cards } more cards.
}
review-reason-wild = A wild goes with any colour; this would be the { $wilds ->
    [1] first in the hand.
    [2] second in the hand.
    [3] third in the hand.
   *[other] { $wilds }th in the hand.
}
review-reason-deck = { $from } – { $to } needs { $cards ->
    [one] one more card
    [2] two more cards
   *[other] { $cards } more cards
}, and the deck may have what the market doesn't.
review-reason-contracts = Of the other { $unseen } contracts, { $fitting ->
    [one] one would need
   *[other] { $fitting } would need
} two more spaces at most.
review-reason-keeps = { $from } – { $to } is worth { log-gain } and takes { $spaces ->
    [0] no more spaces.
    [one] one more space.
   *[other] { $spaces } more spaces.
}
review-reason-keeps-both = Together they're worth { log-gain } and take at most { $spaces ->
    [one] one more space.
   *[other] { $spaces } more spaces.
}
review-reason-forced = There's nothing else to do.
review-reason-better = The next best choice would cost { $chance ->
    [1] one percentage point.
   *[other] { $chance } percentage points.
}
review-reason-close = It's { $chance ->
    [1] one percentage point
   *[other] { $chance } percentage points
} behind the best choice.
review-reason-even = It hardly matters here.

## Hints in the terminal

review-hint = What would you do?
review-hint-line = { $action }: { $chance }%. { $reason }
review-hint-none = Hints only work on the board of Amsterdam.

## The review

review-of = { $name }, accuracy { $accuracy }
review-of-forced = { $name }, who never had a choice
review-start = start
review-choices = decisions
review-luck = luck
review-others = others
review-noise = judge's error
review-result = result
review-lost = What cost the most
review-lost-line = { $grade ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
} in move { $step }: { $action } (−{ $loss }). Better: { $better }.
review-lost-nothing = No decision cost three points or more.
review-strokes = The biggest strokes of luck
review-stroke-line = Move { $step }, { $stroke ->
    [blind] the card from the deck
    [contracts] the contracts drawn
    [reveal] what the others turned out to hold
   *[market] the cards turned up
}: { $luck }
review-best = Best move: { $step }, { $action }.
review-hindsight = With hindsight: judged with all cards open, not by what the player could know.
