### Spillet i terminalen. Tastene man trykker på, er de samme på alle språk.

terminal-you = Du
terminal-intro = Kjerrer og kontraktskort i Amsterdam.
terminal-keys = ? for hjelp, q for å avslutte.
terminal-left = Du har forlatt spillet.
terminal-seed = Startverdien for dette spillet var { $seed }.
terminal-recorded = Lagret i { $file }.

## Spørsmål

terminal-keep = Hvilke beholder du?
terminal-keep-first = det første
terminal-keep-second = det andre
terminal-keep-both = begge
terminal-keep-last = Det var det siste: du beholder det.
terminal-second-card = Det andre kortet ditt:
terminal-take = ta et kort fra markedet
terminal-draw = trekk fra trekkbunken
terminal-claim = gjør krav på en rute
terminal-contracts = trekk kontraktskort
terminal-board = vis brettet
terminal-must-pass = Du kan ikke gjøre noe, så du melder pass.
terminal-empty-space = Den plassen er tom.
terminal-no-route = Det er ingen rute du kan betale akkurat nå.
terminal-which-route = Hvilken rute? (Enter for å gå tilbake)
terminal-which-payment = Hva betaler du med? (Enter for å gå tilbake)
terminal-type-key = Trykk på en av tastene nedenfor; ? for hjelp, q for å avslutte.
terminal-type-number = Skriv et tall fra 1 til { $most }, eller ingenting for å gå tilbake.
terminal-help =
    Når det er din tur, gjør du én av tre ting:
    – tar to transportkort, fra markedet eller blindt fra trekkbunken; et åpent jokerkort er turens eneste kort,
    – gjør krav på en rute med like mange kort i rutens farge som den har felter; jokerkort gjelder for alle farger, og en grå rute betales med én farge etter eget valg,
    – trekker to kontraktskort og beholder ett eller begge.
    Fullførte kontraktskort gir poengene sine til slutt, de andre trekkes fra. Flest varebonuskort gir 8 poeng. Når en spiller har to kjerrer eller færre igjen, får alle en siste tur.

## På bordet

terminal-player = spiller
terminal-points = poeng
terminal-carts = kjerrer
terminal-cards = kort
terminal-their-contracts = kontraktskort
terminal-merchandise = varer
terminal-yours = Ditt
terminal-market = marked
terminal-space = tom
terminal-piles = trekkbunke { $deck }, forkastede { $discards }, kontraktskort igjen { $contracts }
terminal-hand = hånd
terminal-no-cards = ingen kort
terminal-completed = fullført
terminal-not-yet = ikke ennå
terminal-offer = Kontraktskort å velge mellom
terminal-route = rute
terminal-colour = farge
terminal-spaces = felter
terminal-owner = eier
terminal-colour-of = { $card ->
    [pink] rosa
    [blue] blå
    [green] grønn
    [black] svart
    [red] rød
    [orange] oransje
    [grey] grå
   *[wild] jokerkort
}

## Opptellingen

terminal-count = Opptellingen
terminal-routes = ruter
terminal-goods = { $count } kort
terminal-total = totalt
terminal-won = { $decided ->
    [contracts] { $name } vinner med { log-gain } takket være flere fullførte kontraktskort.
   *[points] { $name } vinner med { log-gain }.
}
terminal-won-you = { $decided ->
    [contracts] Du vinner med { log-gain } takket være flere fullførte kontraktskort.
   *[points] Du vinner med { log-gain }.
}
