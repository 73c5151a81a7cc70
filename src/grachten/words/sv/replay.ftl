### Repris: ett avslutat parti, steg för steg.

replay-title = Repris
replay-checked = stämmer med regler och blandning
replay-loading = Partiet hämtas …
replay-missing = Det finns inget parti på den här adressen, eller så är det inte slut än.
replay-nothing = Partiet kan inte visas
replay-broken = Filen innehåller inget giltigt parti.
replay-not-a-record = Den filen är inget sparat parti. Välj ett som du har sparat här.

## Öppna en fil

replay-open-title = Se ett parti igen
replay-open-how = Släpp ett sparat parti här, eller välj en fil.
replay-open = Välj en fil
replay-drop = Släpp för att titta på partiet

## Genom partiet

replay-controls = Uppspelning
replay-play = Spela upp
replay-pause = Paus
replay-on = Ett steg framåt
replay-back = Ett steg tillbaka
replay-first = Till början
replay-last = Till slutet
replay-moment = Steg
replay-step = Steg { $step } av { $last }
replay-speed = Hastighet
replay-eyes = Vy
replay-everybody = Alla kort öppna
replay-copy = Kopiera en länk till det här ögonblicket
replay-copied = Länken är kopierad.
replay-link = Länk till det här ögonblicket

## Det som ligger på bordet

replay-hands = Händer och kontraktkort
replay-hand = { $name }: { $count } kort på hand
replay-offered = att välja bland
replay-completed = uppfyllt
replay-missed = inte uppfyllt
replay-won = { $names } vann
replay-result = Till resultatet
replay-review = Gå igenom partiet
replay-review-close = Stäng genomgången
