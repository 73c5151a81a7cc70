### Repris: ett avslutat spel, steg för steg.

replay-title = Repris
replay-checked = stämmer med regler och blandning
replay-loading = Spelet hämtas …
replay-missing = Spelet finns inte, eller så är det inte slut än.
replay-broken = Filen innehåller inget giltigt parti.
replay-not-a-record = Filen är inget sparat spel. Välj en som du har laddat ner här.

## Öppna en fil

replay-open-title = Se ett spel igen
replay-open-how = Släpp filen med ett avslutat spel här, eller välj den.
replay-open = Välj en fil
replay-drop = Släpp för att öppna spelet

## Genom spelet

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
replay-eyes = Sett av
replay-everybody = Alla
replay-copy = Kopiera en länk till det här ögonblicket
replay-copied = Länken är kopierad.
replay-link = Länk till det här ögonblicket

## Det som ligger på bordet

replay-hands = Händer och kontraktkort
replay-hand = { $name }: { $count } kort på hand
replay-offered = att välja bland
replay-completed = uppfyllt
replay-won = { $names } vann
