### Brettet som tekst, og det som sies til den som lytter.

aloud-board = Tekstbrett
aloud-skip = Gå til tekstbrettet
aloud-map = Vis kartet
# $prompt: what can be done now
aloud-your-turn = Din tur. { $prompt }
aloud-news = Nytt
aloud-claimable = Ruter du kan gjøre krav på
aloud-claimable-none = Det er ingen rute du kan gjøre krav på akkurat nå.
# $payment: "two blue cards and one wild"
aloud-claim = Gjør krav på { $route } med { $payment }
aloud-places = Lokasjoner og rutene deres
