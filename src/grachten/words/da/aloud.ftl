### Spillepladen som tekst, og det, der siges til den, der lytter.

aloud-board = Spillepladen som tekst
aloud-skip = Gå til spillepladen som tekst
aloud-map = Vis bykortet
# $prompt: what can be done now
aloud-your-turn = Din tur. { $prompt }
aloud-news = Nyt
aloud-claimable = Strækninger, du kan sætte vogne på
aloud-claimable-none = Der er ingen strækning, du kan sætte vogne på lige nu.
# $payment: "two blue cards and one wild"
aloud-claim = Sæt vogne på { $route } med { $payment }
aloud-places = Steder og deres strækninger
