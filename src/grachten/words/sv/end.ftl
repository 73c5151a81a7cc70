### Partiets slut: poängräkningen, resultatet, partiet i siffror och beviset för blandningen.

end-title = Poängräkningen
end-skip = Hoppa över
end-next = Vidare
end-again = Visa poängräkningen igen
end-routes = Sträckor
end-contracts = Kontraktkort
end-merchandise = Handelsvaror
end-total = Totalt

end-rank = { $rank ->
    [1] 1:a
    [2] 2:a
    [3] 3:e
   *[4] 4:e
}
end-no-contracts = inga

end-told = { $name }, { $what }: { $points }, totalt { $total }.
end-told-joined = { $name }, { $what }: uppfyllt, { $points }, totalt { $total }.
end-told-gap = { $name }, { $what }: { $spaces ->
    [one] en ruta saknas
   *[other] { $spaces } rutor saknas
}, { $points }, totalt { $total }.

## Resultatet

end-won = { $name } vinner
end-won-you = Du vinner
end-shared = { $names } delar på segern
end-tied = Vid lika poäng vinner den med flest uppfyllda kontraktkort: { $more } mot { $fewer }.
end-margin = { $points } poäng före { $name }.
end-behind-you = Du var { $points } poäng efter.
end-place-you = Du kom på { $place ->
    [2] andra
    [3] tredje
   *[4] fjärde
} plats, { $points } poäng efter { $name }.
end-level-you = Du hade lika många poäng som { $name }.
end-decided = Avgjort av { $source ->
    [routes] sträckorna
    [contracts] kontraktkorten
   *[merchandise] handelsvarorna
}: { $name } fick { $points } poäng mer där.
end-decided-you = Avgjort av { $source ->
    [routes] sträckorna
    [contracts] kontraktkorten
   *[merchandise] handelsvarorna
}: { $points } poäng mer än { $name }.
end-practice = Ett övningsparti: drag ångrades.
end-series = Ställningen efter { $games } partier
end-series-leads = { $name } leder.
end-series-leads-you = Du leder.
end-series-level = Det står lika.

## Ett parti som avslutades i förtid

end-early-resigned = { $names } gav upp.
end-early-resigned-you = Du gav upp.
end-early-away = { $names } kom inte tillbaka.
end-early-away-you = Du kom inte tillbaka.
end-early-won = { $name } vinner med { $points } mot { $other }.
end-early-won-you = Du vinner med { $points } mot { $other }.
end-early-won-many = { $name } vinner med { $points } poäng.
end-early-won-many-you = Du vinner med { $points } poäng.
end-early-how = Så stod det när partiet avslutades.
end-early-title = Partiet är slut
end-early-mark = { $why ->
    [resigned] gav upp
   *[away] kom inte tillbaka
}

## Tabeller

end-whole = Hela poängräkningen
end-player = Spelare
end-winner = vinnare
end-numbers = Partiet i siffror
end-by-length = { $length ->
    [one] Sträckor med { $length } ruta
   *[other] Sträckor med { $length } rutor
}
end-longest = Längsta sträcka
end-path = Längsta sammanhängande väg
end-done = Uppfyllda kontraktkort
end-done-of = { $done } av { $held }
end-cards-left = Kort kvar på hand
end-carts-left = Kärror kvar
end-merchandise-cards = Handelsbonuskort
end-none = inga
end-all-contracts = Alla kontraktkort

## Vad nu

end-round-is-on = Andra spelar fortfarande med de här korten. Repris och genomgång öppnas när omgången är slut.
end-event = Till turneringen
end-rematch = Spela igen
end-download = Spara som fil
end-replay = Se partiet igen
end-close = Tillbaka till spelbrädet

## Blandningen

end-fair = Blandades korten ärligt?
end-fair-how = Innan korten delades ut visade servern sitt löfte, som binder den vid dess hemlighet. Först därefter lade spelarnas webbläsare till slumptal. Korten följer av båda, så ingen av parterna kunde välja dem ensam.
end-fair-commitment = Löftet, visat innan korten delades ut
end-fair-secret = Hemlighet
end-fair-salt = Salt, draget tillsammans med hemligheten
end-fair-sent = Mina slumptal, som den här webbläsaren skickade dem
end-fair-used = Mina slumptal, som de användes
end-fair-promise-agrees = Hemlighet och salt stämmer med löftet.
end-fair-promise-differs = Hemlighet och salt stämmer inte med löftet. Lita inte på de här korten.
end-fair-promise-unknown = Den här webbläsaren kan inte kontrollera löftet över den här anslutningen. Det kan ”grachten verify” med filen från partiet.
end-fair-seed-agrees = Kortens ordning följer av hemligheten och spelarnas slumptal.
end-fair-seed-differs = Kortens ordning följer inte av hemligheten och spelarnas slumptal. Lita inte på de här korten.
end-fair-seed-unknown = Den här webbläsaren kan inte kontrollera kortens ordning över den här anslutningen.
end-fair-mine-agrees = Mina slumptal är de som den här webbläsaren skickade.
end-fair-mine-differs = Mina slumptal är inte de som den här webbläsaren skickade. Lita inte på de här korten.
end-fair-mine-unknown = Den här webbläsaren minns inte vilka slumptal den skickade och kan därför inte jämföra dem.
end-fair-not-told = Servern har inte avslöjat sin hemlighet än.
