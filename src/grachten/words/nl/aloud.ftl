### Het bord als tekst, en wat er wordt voorgelezen.

aloud-board = Tekstbord
aloud-skip = Naar het tekstbord
aloud-map = Toon het bord
# $prompt: what can be done now
aloud-your-turn = Jouw beurt. { $prompt }
aloud-news = Nieuws
aloud-claimable = Routes die je kunt claimen
aloud-claimable-none = Er is nu geen route die je kunt claimen.
# $payment: "two blue cards and one wild"
aloud-claim = { $route } claimen met { $payment }
aloud-places = Locaties en hun routes
