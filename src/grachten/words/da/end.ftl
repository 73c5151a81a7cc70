### Spillets slutning: optællingen, resultatet, spillet i tal og beviset for blandingen.

end-title = Optællingen
end-skip = Spring over
end-next = Videre
end-again = Vis optællingen igen
end-routes = Strækninger
end-contracts = Kontraktkort
end-merchandise = Handelsvarer
end-total = I alt

end-rank = nr. { $rank }
end-no-contracts = ingen

end-told = { $name }, { $what }: { $points }, i alt { $total }.
end-told-joined = { $name }, { $what }: opfyldt, { $points }, i alt { $total }.
end-told-gap = { $name }, { $what }: { $spaces ->
    [one] der mangler ét felt
   *[other] der mangler { $spaces } felter
}, { $points }, i alt { $total }.

## Resultatet

end-won = { $name } vinder
end-won-you = Du vinder
end-shared = { $names } deler sejren
end-tied = Ved pointlighed vinder den med flest opfyldte kontraktkort: { $more } mod { $fewer }.
end-margin = { $points } point foran { $name }.
end-behind-you = Du var { $points } point bagefter.
end-place-you = Du blev nr. { $place }, { $points } point efter { $name }.
end-level-you = Du havde lige så mange point som { $name }.
end-decided = Afgjort af { $source ->
    [routes] strækningerne
    [contracts] kontraktkortene
   *[merchandise] handelsvarerne
}: { $name } fik { $points } point mere der.
end-decided-you = Afgjort af { $source ->
    [routes] strækningerne
    [contracts] kontraktkortene
   *[merchandise] handelsvarerne
}: { $points } point mere end { $name }.
end-practice = Et øvelsesspil: der blev fortrudt træk.
end-series = Stillingen efter { $games } spil
end-series-leads = { $name } fører.
end-series-leads-you = Du fører.
end-series-level = Det står lige.

## Et spil, der sluttede før tid

end-early-resigned = { $names } gav op.
end-early-resigned-you = Du gav op.
end-early-away = { $names } kom ikke tilbage.
end-early-away-you = Du kom ikke tilbage.
end-early-won = { $name } vinder med { $points } mod { $other }.
end-early-won-you = Du vinder med { $points } mod { $other }.
end-early-won-many = { $name } vinder med { $points } point.
end-early-won-many-you = Du vinder med { $points } point.
end-early-how = Sådan stod det, da spillet sluttede.
end-early-title = Spillet er slut
end-early-mark = { $why ->
    [resigned] gav op
   *[away] kom ikke tilbage
}

## Tabeller

end-whole = Hele optællingen
end-player = Spiller
end-winner = vinder
end-numbers = Spillet i tal
end-by-length = { $length ->
    [one] Strækninger på { $length } felt
   *[other] Strækninger på { $length } felter
}
end-longest = Længste strækning
end-path = Længste ubrudte rute
end-done = Opfyldte kontraktkort
end-done-of = { $done } af { $held }
end-cards-left = Kort tilbage på hånden
end-carts-left = Vogne tilbage
end-merchandise-cards = Handelsvarekort
end-none = ingen
end-all-contracts = Alle kontraktkort

## Hvad nu

end-round-is-on = Andre spiller stadig med disse kort. Gensyn og gennemgang åbner, når runden er slut.
end-event = Til turneringen
end-rematch = Spil igen
end-download = Gem som fil
end-replay = Se spillet igen
end-close = Tilbage til spillepladen

## Blandingen

end-fair = Var kortene blandet ærligt?
end-fair-how = Før kortene blev delt ud, viste serveren sit løfte, som binder den til dens hemmelighed. Først derefter tilføjede spillernes browsere tilfældige byte. Kortene følger af begge dele, så ingen af parterne kunne vælge dem alene.
end-fair-commitment = Løftet, vist før kortene blev delt ud
end-fair-secret = Hemmelighed
end-fair-salt = Salt, trukket sammen med hemmeligheden
end-fair-sent = Mine byte, som denne browser sendte dem
end-fair-used = Mine byte, som de blev brugt
end-fair-promise-agrees = Hemmelighed og salt passer til løftet.
end-fair-promise-differs = Hemmelighed og salt passer ikke til løftet. Stol ikke på disse kort.
end-fair-promise-unknown = Denne browser kan ikke kontrollere løftet over denne forbindelse. Det kan »grachten verify« med spillets fil.
end-fair-seed-agrees = Kortenes rækkefølge følger af hemmeligheden og spillernes byte.
end-fair-seed-differs = Kortenes rækkefølge følger ikke af hemmeligheden og spillernes byte. Stol ikke på disse kort.
end-fair-seed-unknown = Denne browser kan ikke kontrollere kortenes rækkefølge over denne forbindelse.
end-fair-mine-agrees = Mine byte er dem, denne browser sendte.
end-fair-mine-differs = Mine byte er ikke dem, denne browser sendte. Stol ikke på disse kort.
end-fair-mine-unknown = Denne browser husker ikke, hvilke byte den sendte, og kan derfor ikke sammenligne dem.
end-fair-not-told = Serveren har endnu ikke røbet sin hemmelighed.
