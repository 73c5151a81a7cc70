### Spelets slut: poängräkningen, resultatet, spelet i siffror och beviset för blandningen.

end-title = Poängräkningen
end-skip = Hoppa över
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

## Resultatet

end-won = { $name } vinner
end-won-you = Du vinner
end-shared = { $names } delar på segern
end-tied = Vid lika många poäng avgör flest uppfyllda kontraktkort.

## Ett spel som avslutades i förtid

end-early-resigned = { $names } gav upp.
end-early-resigned-you = Du gav upp.
end-early-away = { $names } kom inte tillbaka.
end-early-away-you = Du kom inte tillbaka.
end-early-won = { $name } vinner med { $points } mot { $other }.
end-early-won-you = Du vinner med { $points } mot { $other }.
end-early-won-many = { $name } vinner med { $points } poäng.
end-early-won-many-you = Du vinner med { $points } poäng.
end-early-how = Så stod det när spelet avslutades.
end-early-title = Spelet är slut
end-early-mark = { $why ->
    [resigned] gav upp
   *[away] kom inte tillbaka
}

## Tabeller

end-whole = Hela poängräkningen
end-player = Spelare
end-winner = vinnare
end-numbers = Spelet i siffror
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

end-rematch = Spela igen
end-download = Ladda ner spelet
end-replay = Se spelet igen
end-close = Tillbaka till spelplanen

## Blandningen

end-fair = Blandades korten ärligt?
end-fair-how = Innan korten delades ut visade servern sitt löfte, som binder den vid dess hemlighet. Först därefter lade spelarnas webbläsare till slumpmässiga byte. Korten följer av båda, så ingen av parterna kunde välja dem ensam.
end-fair-commitment = Löftet, visat innan korten delades ut
end-fair-secret = Hemlighet
end-fair-salt = Salt, draget tillsammans med hemligheten
end-fair-sent = Mina byte, som den här webbläsaren skickade dem
end-fair-used = Mina byte, som de användes
end-fair-promise-agrees = Hemlighet och salt stämmer med löftet.
end-fair-promise-differs = Hemlighet och salt stämmer inte med löftet. Lita inte på de här korten.
end-fair-promise-unknown = Den här webbläsaren kan inte kontrollera löftet över den här anslutningen. Det kan ”grachten verify” med spelets fil.
end-fair-seed-agrees = Kortens ordning följer av hemligheten och spelarnas byte.
end-fair-seed-differs = Kortens ordning följer inte av hemligheten och spelarnas byte. Lita inte på de här korten.
end-fair-seed-unknown = Den här webbläsaren kan inte kontrollera kortens ordning över den här anslutningen.
end-fair-mine-agrees = Mina byte är de som den här webbläsaren skickade.
end-fair-mine-differs = Mina byte är inte de som den här webbläsaren skickade. Lita inte på de här korten.
end-fair-mine-unknown = Den här webbläsaren minns inte vilka byte den skickade och kan därför inte jämföra dem.
end-fair-not-told = Servern har inte avslöjat sin hemlighet än.
