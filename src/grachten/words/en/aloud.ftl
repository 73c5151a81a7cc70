### The board as text, and what a screen reader announces.

aloud-board = Text board
aloud-skip = Go to the text board
aloud-map = Show the map
# $prompt: what can be done now
aloud-your-turn = Your turn. { $prompt }
aloud-news = News
aloud-claimable = Routes you can claim
aloud-claimable-none = There's no route you can claim right now.
# $payment: "two blue cards and one wild"
aloud-claim = Claim { $route } with { $payment }
aloud-places = Locations and their routes
