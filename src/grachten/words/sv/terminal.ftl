### Spelet i terminalen. Tangenterna är desamma på alla språk.

terminal-you = Du
terminal-intro = Kärror och kontraktkort i Amsterdam.
terminal-keys = ? för hjälp, q för att sluta.
terminal-left = Du har lämnat partiet.
terminal-seed = Partiets startvärde var { $seed }.
terminal-recorded = Sparat i { $file }.

## Frågor

terminal-keep = Vilka behåller du?
terminal-keep-first = det första
terminal-keep-second = det andra
terminal-keep-both = båda
terminal-keep-last = Det var det sista: du behåller det.
terminal-second-card = Ditt andra kort:
terminal-take = ta ett kort från marknaden
terminal-draw = dra från draghögen
terminal-claim = muta in en sträcka
terminal-contracts = dra kontraktkort
terminal-board = visa spelbrädet
terminal-must-pass = Du kan inte göra något, så du passar.
terminal-empty-space = Den platsen är tom.
terminal-no-route = Det finns ingen sträcka du kan betala just nu.
terminal-which-route = Vilken sträcka? (Enter för att gå tillbaka)
terminal-which-payment = Vad betalar du med? (Enter för att gå tillbaka)
terminal-type-key = Tryck på en av tangenterna nedan; ? för hjälp, q för att sluta.
terminal-type-number = Skriv ett tal från 1 till { $most }, eller ingenting för att gå tillbaka.
terminal-help =
    På din tur gör du en av tre saker:
    – tar två transportkort, från marknaden eller blint från draghögen; ett uppvänt jokerkort är turens enda kort,
    – mutar in en sträcka med lika många kort i dess färg som den har rutor; jokerkort gäller för alla färger, och en grå sträcka betalas med en enda färg, vilken som helst,
    – drar två kontraktkort och behåller ett eller båda.
    Uppfyllda kontraktkort ger sina poäng på slutet, de andra dras av. Flest handelsbonuskort ger 8 poäng. När någon har två kärror eller färre kvar får alla en sista tur.

## På bordet

terminal-player = spelare
terminal-points = poäng
terminal-carts = kärror
terminal-cards = kort
terminal-their-contracts = kontraktkort
terminal-merchandise = handelsvaror
terminal-yours = Ditt
terminal-market = marknad
terminal-space = tom
terminal-piles = draghög { $deck }, kasthög { $discards }, kontraktkort kvar { $contracts }
terminal-hand = hand
terminal-no-cards = inga kort
terminal-completed = uppfyllt
terminal-not-yet = inte än
terminal-offer = Kontraktkort att välja mellan
terminal-route = sträcka
terminal-colour = färg
terminal-spaces = rutor
terminal-owner = ägare
terminal-colour-of = { $card ->
    [pink] rosa
    [blue] blå
    [green] grön
    [black] svart
    [red] röd
    [orange] orange
    [grey] grå
   *[wild] jokerkort
}

## Poängräkningen

terminal-count = Poängräkningen
terminal-routes = sträckor
terminal-goods = { $count } kort
terminal-total = totalt
terminal-won = { $decided ->
    [contracts] { $name } vinner med { log-gain } tack vare fler uppfyllda kontraktkort.
   *[points] { $name } vinner med { log-gain }.
}
terminal-won-you = { $decided ->
    [contracts] Du vinner med { log-gain } tack vare fler uppfyllda kontraktkort.
   *[points] Du vinner med { log-gain }.
}
