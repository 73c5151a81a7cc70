### The end of a game: the scoring, the result, the game in numbers, and the proof of the shuffle.

end-title = Final scoring
end-skip = Skip
end-next = Next
end-again = Show the scoring again
end-routes = Routes
end-contracts = Contracts
end-merchandise = Merchandise
end-total = Total

# $rank is by the number of merchandise cards.
end-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
end-no-contracts = none

# Read aloud as the points are counted. $what is what was just counted, $points have their sign.
end-told = { $name }, { $what }: { $points }, total { $total }.
# The same about a contract; $spaces are missing for the shortest way.
end-told-joined = { $name }, { $what }: completed, { $points }, total { $total }.
end-told-gap = { $name }, { $what }: { $spaces ->
    [one] one space short
   *[other] { $spaces } spaces short
}, { $points }, total { $total }.

## The result

end-won = { $name } wins
end-won-you = You win
end-shared = { $names } share the victory
end-tied = Tied on points: most completed contracts wins, { $more } to { $fewer }.
# $points: how far ahead of $name the winner is
end-margin = { $points ->
    [one] One point
   *[other] { $points } points
} ahead of { $name }.
# With two players, and with more
end-behind-you = You were { $points ->
    [one] one point
   *[other] { $points } points
} behind.
end-place-you = You came { $place ->
    [2] second
    [3] third
   *[4] fourth
}, { $points ->
    [one] one point
   *[other] { $points } points
} behind { $name }.
end-level-you = You were level on points with { $name }.
# What made the largest difference; -you: to us, who won
end-decided = Decided by { $source ->
    [routes] routes
    [contracts] contracts
   *[merchandise] merchandise
}: { $name } scored { $points ->
    [one] one point
   *[other] { $points } points
} more there.
end-decided-you = Decided by { $source ->
    [routes] routes
    [contracts] contracts
   *[merchandise] merchandise
}: you scored { $points ->
    [one] one point
   *[other] { $points } points
} more than { $name }.
end-practice = A practice game: moves were taken back.
end-series = Series after { $games } games
end-series-leads = { $name } leads.
end-series-leads-you = You lead.
end-series-level = All square.

## A game that ended early

end-early-resigned = { $names } resigned.
end-early-resigned-you = You resigned.
end-early-away = { $names } didn't come back.
end-early-away-you = You didn't come back.
end-early-won = { $name } wins, { $points } to { $other }.
end-early-won-you = You win, { $points } to { $other }.
end-early-won-many = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-early-won-many-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-early-how = Points as they stood when the game ended.
end-early-title = The game has ended
end-early-mark = { $why ->
    [resigned] resigned
   *[away] didn't come back
}

## Tables

end-whole = Score sheet
end-player = Player
end-winner = winner
end-numbers = The game in numbers
end-by-length = { $length ->
    [one] Routes of { $length } space
   *[other] Routes of { $length } spaces
}
end-longest = Longest route
end-path = Longest continuous path
end-done = Contracts completed
end-done-of = { $done } of { $held }
end-cards-left = Cards left in hand
end-carts-left = Carts left
end-merchandise-cards = Merchandise bonus cards
end-none = none
end-all-contracts = All contracts

## What to do now

end-round-is-on = Others are still playing these cards. Replay and review open when the round is over.
end-event = To the event
end-rematch = Play again
end-download = Save as a file
end-replay = Watch the replay
end-close = Back to the board

## The shuffle

end-fair = Was the shuffle fair?
end-fair-how = Before the deal, the server showed a commitment that tied it to its secret. Only then did the players' browsers add random bytes. The cards follow from both, so neither side could choose them alone.
end-fair-commitment = Commitment, shown before the deal
end-fair-secret = Secret
end-fair-salt = Salt, drawn with the secret
end-fair-sent = My bytes, as this browser sent them
end-fair-used = My bytes, as they were used
end-fair-promise-agrees = The secret and the salt match the commitment.
end-fair-promise-differs = The secret and the salt don't match the commitment. Don't trust this deal.
end-fair-promise-unknown = This browser can't check the commitment over this connection. “grachten verify” can, with the saved game.
end-fair-seed-agrees = The order of the cards follows from the secret and the players' bytes.
end-fair-seed-differs = The order of the cards doesn't follow from the secret and the players' bytes. Don't trust this deal.
end-fair-seed-unknown = This browser can't check the order of the cards over this connection.
end-fair-mine-agrees = My bytes are the ones this browser sent.
end-fair-mine-differs = My bytes aren't the ones this browser sent. Don't trust this deal.
end-fair-mine-unknown = This browser doesn't remember which bytes it sent, so it can't compare them.
end-fair-not-told = The server hasn't revealed its secret yet.
