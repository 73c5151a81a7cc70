### Slutten på spillet: opptellingen, resultatet, spillet i tall og beviset for stokkingen.

end-title = Opptellingen
end-skip = Hopp over
end-next = Videre
end-again = Vis opptellingen igjen
end-routes = Ruter
end-contracts = Kontraktskort
end-merchandise = Varer
end-total = Totalt

end-rank = nr. { $rank }
end-no-contracts = ingen

end-told = { $name }, { $what }: { $points }, totalt { $total }.
end-told-joined = { $name }, { $what }: fullført, { $points }, totalt { $total }.
end-told-gap = { $name }, { $what }: { $spaces ->
    [one] ett felt mangler
   *[other] { $spaces } felter mangler
}, { $points }, totalt { $total }.

## Resultatet

end-won = { $name } vinner
end-won-you = Du vinner
end-shared = { $names } deler seieren
end-tied = Ved poenglikhet vinner den med flest fullførte kontraktskort: { $more } mot { $fewer }.
end-margin = { $points } poeng foran { $name }.
end-behind-you = Du var { $points } poeng bak.
end-place-you = Du ble nr. { $place }, { $points } poeng bak { $name }.
end-level-you = Du hadde like mange poeng som { $name }.
end-decided = Avgjort av { $source ->
    [routes] rutene
    [contracts] kontraktskortene
   *[merchandise] varene
}: { $name } fikk { $points } poeng mer der.
end-decided-you = Avgjort av { $source ->
    [routes] rutene
    [contracts] kontraktskortene
   *[merchandise] varene
}: { $points } poeng mer enn { $name }.
end-practice = Et øvingsspill: trekk ble angret.
end-series = Stillingen etter { $games } spill
end-series-leads = { $name } leder.
end-series-leads-you = Du leder.
end-series-level = Det står likt.

## Et spill som sluttet før tiden

end-early-resigned = { $names } ga opp.
end-early-resigned-you = Du ga opp.
end-early-away = { $names } kom ikke tilbake.
end-early-away-you = Du kom ikke tilbake.
end-early-won = { $name } vinner med { $points } mot { $other }.
end-early-won-you = Du vinner med { $points } mot { $other }.
end-early-won-many = { $name } vinner med { $points } poeng.
end-early-won-many-you = Du vinner med { $points } poeng.
end-early-how = Slik sto det da spillet sluttet.
end-early-title = Spillet er slutt
end-early-mark = { $why ->
    [resigned] ga opp
   *[away] kom ikke tilbake
}

## Tabeller

end-whole = Hele opptellingen
end-player = Spiller
end-winner = vinner
end-numbers = Spillet i tall
end-by-length = { $length ->
    [one] Ruter på { $length } felt
   *[other] Ruter på { $length } felter
}
end-longest = Lengste rute
end-path = Lengste sammenhengende vei
end-done = Fullførte kontraktskort
end-done-of = { $done } av { $held }
end-cards-left = Kort igjen på hånden
end-carts-left = Kjerrer igjen
end-merchandise-cards = Varebonuskort
end-none = ingen
end-all-contracts = Alle kontraktskort

## Hva nå

end-round-is-on = Andre spiller fortsatt med disse kortene. Reprise og gjennomgang åpner når runden er slutt.
end-event = Til turneringen
end-rematch = Spill igjen
end-download = Lagre som fil
end-replay = Se spillet om igjen
end-close = Tilbake til brettet

## Stokkingen

end-fair = Ble kortene stokket ærlig?
end-fair-how = Før kortene ble delt ut, viste serveren løftet sitt, som binder den til hemmeligheten. Først da la spillernes nettlesere til tilfeldige byte. Kortene følger av begge deler, så ingen av partene kunne velge dem alene.
end-fair-commitment = Løftet, vist før kortene ble delt ut
end-fair-secret = Hemmelighet
end-fair-salt = Salt, trukket sammen med hemmeligheten
end-fair-sent = Mine byte, slik denne nettleseren sendte dem
end-fair-used = Mine byte, slik de ble brukt
end-fair-promise-agrees = Hemmelighet og salt stemmer med løftet.
end-fair-promise-differs = Hemmelighet og salt stemmer ikke med løftet. Ikke stol på disse kortene.
end-fair-promise-unknown = Denne nettleseren kan ikke kontrollere løftet over denne forbindelsen. Det kan «grachten verify» med filen fra spillet.
end-fair-seed-agrees = Rekkefølgen på kortene følger av hemmeligheten og spillernes byte.
end-fair-seed-differs = Rekkefølgen på kortene følger ikke av hemmeligheten og spillernes byte. Ikke stol på disse kortene.
end-fair-seed-unknown = Denne nettleseren kan ikke kontrollere rekkefølgen på kortene over denne forbindelsen.
end-fair-mine-agrees = Mine byte er de som denne nettleseren sendte.
end-fair-mine-differs = Mine byte er ikke de som denne nettleseren sendte. Ikke stol på disse kortene.
end-fair-mine-unknown = Denne nettleseren husker ikke hvilke byte den sendte, og kan derfor ikke sammenligne dem.
end-fair-not-told = Serveren har ikke røpet hemmeligheten sin ennå.
