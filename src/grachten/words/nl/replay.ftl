### Terugkijken: een afgelopen partij, stap voor stap.

replay-title = Terugkijken
replay-checked = klopt met de regels en met het schudden
replay-loading = Partij laden …
replay-missing = Op dit adres is geen partij te vinden, of die is nog niet afgelopen.
replay-nothing = Deze partij kan niet worden getoond
replay-broken = Dit bestand bevat geen geldige partij.
replay-not-a-record = Dat bestand is geen bewaarde partij. Kies er een die je hier hebt bewaard.

## Een bestand openen

replay-open-title = Een partij terugkijken
replay-open-how = Sleep een bewaarde partij hierheen of kies een bestand.
replay-open = Kies een bestand
replay-drop = Laat los om deze partij te bekijken

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
replay-missed = niet vervuld
replay-won = Gewonnen door { $names }
replay-result = Naar de uitslag
replay-review = Partij bespreken
replay-review-close = Bespreking sluiten
