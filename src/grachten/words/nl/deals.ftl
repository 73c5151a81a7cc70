### De partij van de dag en uitdagingen, op hun eigen pagina’s.

deals-what = Eén plaats, dezelfde kaarten, dezelfde bots: vandaag begint iedereen gelijk. Wie haalt er het meeste uit?
deals-table = { $players } spelers · bots: { $level }
deals-ends = De dag eindigt { $time }, jouw tijd.
deals-once = Je hebt één poging, zonder zetten terug te nemen en zonder hints. Je kunt pauzeren en verdergaan tot de dag voorbij is.
deals-play = Spelen
deals-go-on = Verder spelen
deals-hidden = De uitslagen van de anderen zie je als je zelf klaar bent.
deals-gave-up = Deze heb je niet uitgespeeld. Je ziet de ranglijst als de dag voorbij is.
deals-standing = Nummer { $rank } van { $of }
deals-beaten = Beter dan { $percent }% van de anderen.
deals-result = { $completed ->
    [0] { $points } punten, geen contract vervuld
    [one] { $points } punten, één contract vervuld
   *[other] { $points } punten, { $completed } contracten vervuld
}
deals-streak = { $days ->
    [0] Nog geen reeks
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
deals-ranking = Ranglijst
deals-place = Plaats
deals-name = Naam
deals-points = Punten
deals-contracts = Contracten
deals-somebody = Iemand
deals-mine = { $name } (jij)
deals-replay = Terugkijken
deals-review = Bespreking
deals-replay-of = Partij van { $name } terugkijken
deals-review-of = Bespreking van de partij van { $name }
deals-more = Meer tonen
deals-nobody = Niemand heeft hem uitgespeeld.
deals-yesterday = Gisteren
deals-archive = Eerdere dagen
deals-best = Beste: { $points }
deals-yours = Jij: { $points }
deals-share = { $title } op { $day }: nummer { $rank } van { $of }
deals-share-what = Verklapt niets over de kaarten.
deals-fair = Dezelfde kaarten voor iedereen
deals-fair-what = De belofte is dagen van tevoren gepubliceerd. Als de dag voorbij is, wordt ook het geheim erachter gepubliceerd en kan iedereen nagaan dat de kaarten niet zijn veranderd.
deals-secret = Geheim
deals-choices = Wat anderen van mij zien
deals-choice-named = Mijn naam in de ranglijst
deals-choice-named-what = Anders sta ik er als ‘Iemand’.
deals-choice-replays = Mijn partijen terugkijken
deals-choice-replays-what = Als de dag voorbij is, kunnen anderen zien hoe ik speelde.
deals-challenge-what = Dezelfde kaarten, dezelfde plaats, dezelfde bots: stuur een link en kijk wie het beter doet.
deals-of-game = Jouw partij wordt de partij om te verslaan. Vrienden zien jouw uitslag als ze zelf klaar zijn.
deals-new = Een nieuwe partij
deals-players = Spelers
deals-level = Niveau van de bots
deals-steady = De sterkere bots denken op tijd en zouden niet twee keer hetzelfde spelen.
deals-make = Link maken
deals-cannot = Deze partij kan geen uitdaging worden. Daarvoor moet je een partij alleen tegen bots van leerjongen tot koopman hebben uitgespeeld, zonder hints en zonder zetten terug te nemen. Je kunt er wel een maken met een nieuwe partij.
deals-by = { $name } daagt je uit
deals-by-me = Jouw uitdaging
deals-accept = Uitdaging aannemen
deals-challenge-once = Je hebt één poging, zonder zetten terug te nemen en zonder hints. Je kunt pauzeren en later verdergaan.
deals-challenge-played = { $count ->
    [0] Nog niemand is klaar.
    [one] Eén speler is klaar.
   *[other] { $count } spelers zijn klaar.
}
deals-challenge-unfinished = Deze heb je opgegeven.
deals-waiting = Nog niemand anders is klaar. Stuur de link.
deals-link = Link naar de uitdaging
deals-qr = QR-code voor de link
deals-expires = De link werkt tot { $day }.
deals-gone = Deze uitdaging bestaat niet of is verlopen.
deals-my-challenges = Mijn uitdagingen
