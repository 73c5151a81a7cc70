### Why something was refused: by the error code, or by the number of the rule that forbids it.

error-rule-1-3 = There is no such transportation card.
error-rule-2-3 = First choose which of your contracts to keep.
error-rule-2-4 = You've already chosen. Wait for the others.
error-rule-2-5 = It's not your turn yet.
error-rule-3-1 = One action a turn: take your second card first.
error-rule-3-2 = You can only pass when nothing else is possible.
error-rule-4-1 = That card is no longer face up. Take another.
error-rule-4-4 = A face-up wild can't be your second card. Take another.
error-rule-4-7 = The deck and the discards are empty. Take a face-up card, or do something else.
error-rule-5-1 = This route isn't open. Choose another.
error-rule-5-2 = You can't pay for this route like that. It takes a card of its colour, or a wild, for every space.
error-rule-5-3 = You have too few carts for this route. Choose a shorter one.
error-rule-5-6 = Nobody may own both routes of a double route, and with two players the second is closed.
error-rule-6-1 = Keep one of the contracts on offer, or both.
error-rule-6-2 = There aren't enough contracts left for that.
error-rule-7-1 = The game is over.

error-illegal = The rules don't allow that.
error-stale = The game has moved on. Check the table and choose again.
error-forbidden = You can't do that here.
error-not-found = We can't find that. It may have been removed.
error-conflict = That isn't possible now. Look at the table again.
error-time-up = You ran out of time, so a bot is finishing this turn. You play again from the next one.
error-old-rules = This game was played by older rules that this edition no longer supports.
error-too-many = That was too much at once. Wait a moment.
error-too-large = That's too long. Shorten it.
error-unavailable = That couldn't be saved. Try again.
error-unreachable = Can't reach the server. Check your connection.
error-internal = Something went wrong on the server. Nothing was lost; try again.
error-unknown = We no longer recognise you. Reload the page.
error-name = That name can't be used. Choose one of at most 30 characters.
error-invalid = The server didn't understand that. Reload the page.
