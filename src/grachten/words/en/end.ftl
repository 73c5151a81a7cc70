### The end of a game: the count, the result, the game in numbers, and the proof of the shuffle.

end-title = The count
end-skip = Skip
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

# For those who hear the count. $what is what was just counted, $points have their sign.
end-told = { $name }, { $what }: { $points }, in all { $total }.

## The result

end-won = { $name } wins
end-won-you = You win
end-shared = { $names } share the victory
end-tied = With equal points, more completed contracts decide.

## A game that ended early

end-early-resigned = { $names } resigned.
end-early-resigned-you = You resigned.
end-early-away = { $names } stayed away.
end-early-away-you = You stayed away.
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
end-early-how = These are the points as they stood when the game ended.
end-early-title = The game has ended
end-early-mark = { $why ->
    [resigned] resigned
   *[away] stayed away
}

## Tables

end-whole = The whole count
end-player = Player
end-winner = winner
end-numbers = The game in numbers
end-by-length = { $length ->
    [one] Routes of { $length } space
   *[other] Routes of { $length } spaces
}
end-longest = Longest route
end-path = Longest unbroken path
end-done = Contracts completed
end-done-of = { $done } of { $held }
end-cards-left = Cards left in hand
end-carts-left = Carts left
end-merchandise-cards = Merchandise bonus cards
end-none = none
end-all-contracts = All contracts

## What to do now

end-rematch = Play again
end-download = Download the record
end-replay = Watch the replay
end-close = Back to the board

## The shuffle

end-fair = Was the shuffle fair?
end-fair-how = Before the deal the server showed the commitment, which ties it to its secret. Only then did the players' browsers add random bytes. The cards follow from both, so neither could choose them alone.
end-fair-commitment = Commitment, shown before the deal
end-fair-secret = Secret
end-fair-salt = Salt, drawn with the secret
end-fair-sent = My bytes, as this browser sent them
end-fair-used = My bytes, as they were used
end-fair-promise-agrees = Secret and salt give the commitment.
end-fair-promise-differs = Secret and salt do not give the commitment. Do not trust this deal.
end-fair-promise-unknown = This browser cannot check the commitment over this connection. “grachten verify” can, with the record.
end-fair-seed-agrees = The order of the cards follows from the secret and the players' bytes.
end-fair-seed-differs = The order of the cards does not follow from the secret and the players' bytes. Do not trust this deal.
end-fair-seed-unknown = This browser cannot check the order of the cards over this connection.
end-fair-mine-agrees = My bytes are the ones that this browser sent.
end-fair-mine-differs = My bytes are not the ones that this browser sent. Do not trust this deal.
end-fair-mine-unknown = This browser does not remember which bytes it sent, so it cannot compare them.
end-fair-not-told = The server has not told its secret yet.
