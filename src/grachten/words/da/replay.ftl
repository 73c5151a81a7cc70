### Gensyn: et færdigt spil, trin for trin.

replay-title = Gensyn
replay-checked = stemmer med regler og blanding
replay-loading = Spillet hentes …
replay-missing = Der er intet spil på denne adresse, eller det er ikke slut endnu.
replay-nothing = Spillet kan ikke vises
replay-broken = Filen indeholder ikke et gyldigt spil.
replay-not-a-record = Den fil er ikke et gemt spil. Vælg et, du har gemt her.

## Åbn en fil

replay-open-title = Se et spil igen
replay-open-how = Slip et gemt spil her, eller vælg en fil.
replay-open = Vælg en fil
replay-drop = Slip for at se spillet

## Gennem spillet

replay-controls = Afspilning
replay-play = Afspil
replay-pause = Sæt på pause
replay-on = Et trin frem
replay-back = Et trin tilbage
replay-first = Til begyndelsen
replay-last = Til slutningen
replay-moment = Trin
replay-step = Trin { $step } af { $last }
replay-speed = Hastighed
replay-eyes = Visning
replay-everybody = Alle kort åbne
replay-copy = Kopiér et link til dette øjeblik
replay-copied = Linket er kopieret.
replay-link = Link til dette øjeblik

## Hvad der ligger på bordet

replay-hands = Hænder og kontraktkort
replay-hand = { $name }: { $count } kort på hånden
replay-offered = til valg
replay-completed = opfyldt
replay-missed = ikke opfyldt
replay-won = { $names } vandt
replay-result = Til resultatet
replay-review = Gennemgå spillet
replay-review-close = Luk gennemgangen
