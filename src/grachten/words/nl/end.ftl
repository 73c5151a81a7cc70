### Het einde van een partij: de eindtelling, de uitslag, de partij in cijfers en het bewijs van eerlijk schudden.

end-title = Eindtelling
end-skip = Overslaan
end-next = Volgende
end-again = Eindtelling opnieuw tonen
end-routes = Routes
end-contracts = Contracten
end-merchandise = Koopwaar
end-total = Totaal

# $rank is naar het aantal koopwaarkaarten.
end-rank = { $rank ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[4] 4e
}
end-no-contracts = geen

# Voorgelezen terwijl de punten worden geteld. $what is wat net is geteld, $points heeft een teken.
end-told = { $name }, { $what }: { $points }, totaal { $total }.
# Hetzelfde over een contract; $spaces ontbreken op de kortste weg.
end-told-joined = { $name }, { $what }: vervuld, { $points }, totaal { $total }.
end-told-gap = { $name }, { $what }: { $spaces ->
    [one] er ontbreekt één vakje
   *[other] er ontbreken { $spaces } vakjes
}, { $points }, totaal { $total }.

## De uitslag

end-won = { $name } wint
end-won-you = Jij wint
end-shared = { $names } delen de overwinning
end-tied = Gelijke stand: wie de meeste contracten heeft vervuld, wint, met { $more } tegen { $fewer }.
# $points: de voorsprong op $name
end-margin = { $points ->
    [one] Eén punt
   *[other] { $points } punten
} voorsprong op { $name }.
# Met twee spelers, en met meer
end-behind-you = Je stond { $points ->
    [one] één punt
   *[other] { $points } punten
} achter.
end-place-you = Je werd { $place ->
    [2] tweede
    [3] derde
   *[4] vierde
}, { $points ->
    [one] één punt
   *[other] { $points } punten
} achter { $name }.
end-level-you = Je had evenveel punten als { $name }.
# Wat het grootste verschil maakte; -you: voor ons, die wonnen
end-decided = De { $source ->
    [routes] routes gaven
    [contracts] contracten gaven
   *[merchandise] koopwaar gaf
} de doorslag: { $name } haalde daarmee { $points ->
    [one] één punt
   *[other] { $points } punten
} meer.
end-decided-you = De { $source ->
    [routes] routes gaven
    [contracts] contracten gaven
   *[merchandise] koopwaar gaf
} de doorslag: je haalde { $points ->
    [one] één punt
   *[other] { $points } punten
} meer dan { $name }.
end-practice = Een oefenpartij: er zijn zetten teruggenomen.
end-series = Reeks na { $games } partijen
end-series-leads = { $name } staat voor.
end-series-leads-you = Je staat voor.
end-series-level = Gelijke stand.

## Een partij die voortijdig is geëindigd

end-early-resigned = Opgegeven door { $names }.
end-early-resigned-you = Je hebt opgegeven.
end-early-away = Niet teruggekomen: { $names }.
end-early-away-you = Je bent niet teruggekomen.
end-early-won = { $name } wint met { $points } tegen { $other }.
end-early-won-you = Jij wint met { $points } tegen { $other }.
end-early-won-many = { $name } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
end-early-won-many-you = Jij wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
end-early-how = De stand toen de partij eindigde.
end-early-title = De partij is afgelopen
end-early-mark = { $why ->
    [resigned] opgegeven
   *[away] niet teruggekomen
}

## Tabellen

end-whole = Scoreblad
end-player = Speler
end-winner = winnaar
end-numbers = De partij in cijfers
end-by-length = { $length ->
    [one] Routes van { $length } vakje
   *[other] Routes van { $length } vakjes
}
end-longest = Langste route
end-path = Langste aaneengesloten weg
end-done = Vervulde contracten
end-done-of = { $done } van { $held }
end-cards-left = Kaarten over in de hand
end-carts-left = Karren over
end-merchandise-cards = Koopwaarkaarten
end-none = geen
end-all-contracts = Alle contracten

## En nu?

end-round-is-on = Anderen spelen nog met deze kaarten. Terugkijken en bespreken kan als de ronde is afgelopen.
end-event = Naar het toernooi
end-rematch = Nog een partij
end-download = Als bestand bewaren
end-replay = Partij terugkijken
end-close = Terug naar het bord

## Het schudden

end-fair = Is er eerlijk geschud?
end-fair-how = Vóór het delen toonde de server een belofte die hem aan zijn geheim bond. Pas daarna voegden de browsers van de spelers willekeurige bytes toe. De kaarten volgen uit allebei, dus geen van beide kanten kon ze alleen bepalen.
end-fair-commitment = Belofte, getoond vóór het delen
end-fair-secret = Geheim
end-fair-salt = Salt, samen met het geheim getrokken
end-fair-sent = Mijn bytes, zoals deze browser ze verstuurde
end-fair-used = Mijn bytes, zoals ze zijn gebruikt
end-fair-promise-agrees = Het geheim en de salt kloppen met de belofte.
end-fair-promise-differs = Het geheim en de salt kloppen niet met de belofte. Vertrouw deze kaarten niet.
end-fair-promise-unknown = Deze browser kan de belofte via deze verbinding niet controleren. ‘grachten verify’ kan dat wel, met het partijbestand.
end-fair-seed-agrees = De volgorde van de kaarten volgt uit het geheim en de bytes van de spelers.
end-fair-seed-differs = De volgorde van de kaarten volgt niet uit het geheim en de bytes van de spelers. Vertrouw deze kaarten niet.
end-fair-seed-unknown = Deze browser kan de volgorde van de kaarten via deze verbinding niet controleren.
end-fair-mine-agrees = Mijn bytes zijn de bytes die deze browser heeft verstuurd.
end-fair-mine-differs = Mijn bytes zijn niet de bytes die deze browser heeft verstuurd. Vertrouw deze kaarten niet.
end-fair-mine-unknown = Deze browser weet niet meer welke bytes hij heeft verstuurd en kan ze dus niet vergelijken.
end-fair-not-told = De server heeft zijn geheim nog niet onthuld.
