### Der Spielplan als Text, und was vorgelesen wird.

aloud-board = Spielplan als Text
aloud-skip = Zum Spielplan als Text
aloud-map = Spielplan zeigen
# $prompt: what can be done now
aloud-your-turn = Du bist dran. { $prompt }
aloud-news = Neues
aloud-claimable = Strecken, die du nutzen kannst
aloud-claimable-none = Im Moment kannst du keine Strecke nutzen.
# $payment: "two blue cards and one wild"
aloud-claim = { $route } nutzen: { $payment }
aloud-places = Orte und ihre Strecken
