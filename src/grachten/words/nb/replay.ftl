### Reprise: et ferdig spill, steg for steg.

replay-title = Reprise
replay-checked = stemmer med regler og stokking
replay-loading = Spillet hentes …
replay-missing = Det finnes ikke noe spill på denne adressen, eller det er ikke ferdig ennå.
replay-nothing = Spillet kan ikke vises
replay-broken = Filen inneholder ikke et gyldig spill.
replay-not-a-record = Den filen er ikke et lagret spill. Velg ett du har lagret her.

## Åpne en fil

replay-open-title = Se et spill om igjen
replay-open-how = Slipp et lagret spill her, eller velg en fil.
replay-open = Velg en fil
replay-drop = Slipp for å se spillet

## Gjennom spillet

replay-controls = Avspilling
replay-play = Spill av
replay-pause = Sett på pause
replay-on = Ett steg fram
replay-back = Ett steg tilbake
replay-first = Til begynnelsen
replay-last = Til slutten
replay-moment = Steg
replay-step = Steg { $step } av { $last }
replay-speed = Fart
replay-eyes = Visning
replay-everybody = Alle kort åpne
replay-copy = Kopier en lenke til dette øyeblikket
replay-copied = Lenken er kopiert.
replay-link = Lenke til dette øyeblikket

## Det som ligger på bordet

replay-hands = Hender og kontraktskort
replay-hand = { $name }: { $count } kort på hånden
replay-offered = å velge mellom
replay-completed = fullført
replay-missed = ikke fullført
replay-won = { $names } vant
replay-result = Til resultatet
replay-review = Gå gjennom spillet
replay-review-close = Lukk gjennomgangen
