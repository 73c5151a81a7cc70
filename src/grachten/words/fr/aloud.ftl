### Le plateau sous forme de texte, et ce qui est lu à voix haute.

aloud-board = Plateau en texte
aloud-skip = Aller au plateau en texte
aloud-map = Afficher le plan
# $prompt: what can be done now
aloud-your-turn = À toi. { $prompt }
aloud-news = Nouvelles
aloud-claimable = Routes que tu peux prendre
aloud-claimable-none = Il n’y a aucune route que tu puisses prendre pour l’instant.
# $payment: "two blue cards and one wild"
aloud-claim = Prendre { $route } avec { $payment }
aloud-places = Les lieux et leurs routes
