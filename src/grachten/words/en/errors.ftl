### Why something was not done. By the code of the refusal; what the rules forbid, by their number.

error-rule-1-3 = There is no such transportation card.
error-rule-2-3 = First choose which of your contracts to keep.
error-rule-2-4 = You have chosen. Wait for the others.
error-rule-2-5 = It is not your turn yet.
error-rule-3-1 = One action a turn: take your second card first.
error-rule-3-2 = You can pass only when nothing else is possible.
error-rule-4-1 = That card does not lie open any more. Take another.
error-rule-4-4 = An open wild cannot be your second card. Take another.
error-rule-4-7 = The deck and the discards are empty. Take an open card, or do something else.
error-rule-5-1 = This route is not open. Choose another.
error-rule-5-2 = You cannot pay for this route like that. It takes a card of its colour, or a wild, for every space.
error-rule-5-3 = You have too few carts for this route. Choose a shorter one.
error-rule-5-6 = Nobody may own both routes of a double route, and with two players the second is closed.
error-rule-6-1 = Keep one of the contracts on offer, or both.
error-rule-6-2 = Too few contracts are left for that.
error-rule-7-1 = The game is over.

error-illegal = The rules do not allow that.
error-stale = The game has moved on. Look again, and decide again.
error-forbidden = This is not yours to do here.
error-not-found = That cannot be found. It may have been removed.
error-conflict = That is not possible now. Look at the table again.
error-time-up = Your time for this turn is up, and a bot finishes it. You play again from your next turn.
error-old-rules = This game was played by older rules, which this edition no longer knows.
error-too-many = That was too much at once. Wait a little.
error-too-large = That is too long. Shorten it.
error-unavailable = It could not be saved. Try again.
error-unreachable = The server cannot be reached. Check your connection.
error-internal = Something went wrong on the server. Nothing was lost; try again.
error-unknown = We do not know you any more. Load the page again.
error-name = That name will not do. Choose one of at most 30 letters or signs.
error-invalid = The server did not understand that. Load the page again.
