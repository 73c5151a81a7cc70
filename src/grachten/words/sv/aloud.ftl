### Brädet som text, och det som sägs till den som lyssnar.

aloud-board = Textbräde
aloud-skip = Gå till textbrädet
aloud-map = Visa kartan
# $prompt: what can be done now
aloud-your-turn = Din tur. { $prompt }
aloud-news = Nytt
aloud-claimable = Sträckor du kan muta in
aloud-claimable-none = Det finns ingen sträcka du kan muta in just nu.
# $payment: "two blue cards and one wild"
aloud-claim = Muta in { $route } med { $payment }
aloud-places = Platser och deras sträckor
