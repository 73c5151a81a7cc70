### Terugkijken: een afgelopen partij, stap voor stap.

replay-title = Terugkijken
replay-checked = klopt met de regels en met het schudden
replay-loading = Partij laden …
replay-missing = Deze partij is niet te vinden of is nog niet afgelopen.
replay-broken = Dit bestand bevat geen geldige partij.
replay-not-a-record = Dat is geen partijbestand. Kies er een dat je hier hebt gedownload.

## Een bestand openen

replay-open-title = Een partij terugkijken
replay-open-how = Sleep een partijbestand hierheen of kies een bestand.
replay-open = Kies een bestand
replay-drop = Laat los om deze partij te openen

## Door de partij heen

replay-controls = Bediening
replay-play = Afspelen
replay-pause = Pauzeren
replay-on = Eén stap vooruit
replay-back = Eén stap terug
replay-first = Naar het begin
replay-last = Naar het einde
replay-moment = Stap
replay-step = Stap { $step } van { $last }
replay-speed = Snelheid
replay-eyes = Weergave
replay-everybody = Alle kaarten open
replay-copy = Link naar dit moment kopiëren
replay-copied = Link gekopieerd.
replay-link = Link naar dit moment

## Wat er op tafel ligt

replay-hands = Handen en contracten
replay-hand = { $name }: { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
replay-offered = aangeboden
replay-completed = vervuld
replay-won = Gewonnen door { $names }
