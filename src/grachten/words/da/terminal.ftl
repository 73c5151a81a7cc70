### Spillet i terminalen. De taster, man trykker på, er de samme på alle sprog.

terminal-you = Du
terminal-intro = Vogne og kontraktkort i Amsterdam.
terminal-keys = ? for hjælp, q for at slutte.
terminal-left = Du har forladt spillet.
terminal-seed = Spillets startværdi var { $seed }.
terminal-recorded = Gemt i { $file }.

## Spørgsmål

terminal-keep = Hvilke beholder du?
terminal-keep-first = det første
terminal-keep-second = det andet
terminal-keep-both = begge
terminal-keep-last = Det var det sidste: du beholder det.
terminal-second-card = Dit andet kort:
terminal-take = tag et kort fra markedet
terminal-draw = træk fra stakken
terminal-claim = sæt vogne på en strækning
terminal-contracts = træk kontraktkort
terminal-board = vis spillepladen
terminal-must-pass = Du kan ikke gøre noget, så du melder pas.
terminal-empty-space = Den plads er tom.
terminal-no-route = Der er ingen strækning, du kan betale lige nu.
terminal-which-route = Hvilken strækning? (Enter for at gå tilbage)
terminal-which-payment = Hvad betaler du med? (Enter for at gå tilbage)
terminal-type-key = Tryk på en af tasterne nedenfor; ? for hjælp, q for at slutte.
terminal-type-number = Skriv et tal fra 1 til { $most }, eller ingenting for at gå tilbage.
terminal-help =
    Når det er din tur, gør du én af tre ting:
    – tager to transportkort, fra markedet eller blindt fra stakken; en åben joker er turens eneste kort,
    – sætter vogne på en strækning for lige så mange kort i dens farve, som den har felter; jokere gælder for enhver farve, og en grå strækning betales med én farve efter eget valg,
    – trækker to kontraktkort og beholder det ene eller begge.
    Opfyldte kontraktkort giver deres point til sidst, de andre trækkes fra. Flest handelsvarekort giver 8 point. Når en spiller har to vogne eller færre tilbage, får alle en sidste tur.

## På bordet

terminal-player = spiller
terminal-points = point
terminal-carts = vogne
terminal-cards = kort
terminal-their-contracts = kontraktkort
terminal-merchandise = handelsvarer
terminal-yours = Dit
terminal-market = marked
terminal-space = tom
terminal-piles = stak { $deck }, brugte { $discards }, kontraktkort tilbage { $contracts }
terminal-hand = hånd
terminal-no-cards = ingen kort
terminal-completed = opfyldt
terminal-not-yet = ikke endnu
terminal-offer = Kontraktkort at vælge mellem
terminal-route = strækning
terminal-colour = farve
terminal-spaces = felter
terminal-owner = ejer
terminal-colour-of = { $card ->
    [pink] pink
    [blue] blå
    [green] grøn
    [black] sort
    [red] rød
    [orange] orange
    [grey] grå
   *[wild] joker
}

## Optællingen

terminal-count = Optællingen
terminal-routes = strækninger
terminal-goods = { $count } kort
terminal-total = i alt
terminal-won = { $decided ->
    [contracts] { $name } vinder med { log-gain } takket være flere opfyldte kontraktkort.
   *[points] { $name } vinder med { log-gain }.
}
terminal-won-you = { $decided ->
    [contracts] Du vinder med { log-gain } takket være flere opfyldte kontraktkort.
   *[points] Du vinder med { log-gain }.
}
