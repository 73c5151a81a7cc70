### Startsidan, och sidan med partier att titta på.

start-play = Spela nu
start-play-what = Du mot { $count ->
    [one] en bot
    [2] två botar
   *[other] tre botar
}
start-what = Muta in sträckor genom gamla Amsterdam, koppla ihop platserna på dina hemliga kontraktkort och samla handelsvaror. Tio minuter, två till fyra spelare.
start-preparing = Spelet görs i ordning
start-preparing-how = Det sker bara en gång och tar ungefär en minut. Startar du ett parti nu börjar det direkt efteråt.
start-prepared = Spelet är klart.
start-opponents = Motståndare
start-level = Styrka
start-level-apprentice = Håller på att lära sig gatorna: lagom till första partiet.
start-level-carter = Kan vägen, med en omväg då och då.
start-level-trader = Tänker framåt och gillar handelsvaror.
start-level-merchant = Räknar kärror, kort och dina poäng.
start-level-regent = Tänker på allt. Kan du vinna?
start-level-burgomaster = Har övat i miljontals partier: den starkaste av alla.
start-friends = Med vänner
start-friends-what = Skicka en länk och spela ihop
start-screen = På den här skärmen
start-screen-what = Låt skärmen gå runt
start-events = Turneringar
start-event-waits = Ditt bord är klart: { $name }
start-event-table = Till bordet
start-watch = Direkt och i repris
start-more = Mer
start-guide = Lär dig spela
start-guide-title = Aldrig spelat förr?
start-guide-waits = Ditt guidade parti väntar
start-guide-what = Lär dig medan du spelar: fem minuter på det riktiga spelbrädet, med en guide vid din sida.
start-guide-begin = Spela det guidade partiet
start-guide-decline = Nej tack
start-mine = Dina partier
start-mine-turn = Din tur
start-mine-others = De andras tur
start-mine-open = Inte börjat än
start-mine-with = med { $names }
start-mine-alone = inga andra ännu
start-mine-screen = { $names } vid den här skärmen
# $place: my place as it stands
start-mine-standing = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}, { $place ->
    [1] i ledningen
    [2] på andra plats
    [3] på tredje plats
   *[4] på fjärde plats
}
# After a number, for screen readers
start-print-points = { $count ->
    [one] poäng
   *[other] poäng
}
start-mine-all = Visa alla { $count }
start-continue = Fortsätt
start-away = Ta bort partiet från listan
start-away-with = Ta bort partiet med { $names } från listan
start-away-ask = Vill du ta bort partiet från listan?
start-away-playing = Du är fortfarande med i partiet. Hur ska det gå vidare utan dig?
start-away-open = Partiet har inte börjat än. Om du lämnar bordet blir din plats ledig igen.
start-name = Ditt namn
start-name-is = Du spelar som
start-name-change = Byt namn

## Partier att titta på

start-watch-title = Direkt och i repris
start-watch-public = Pågår nu
start-watch-none = Ingen spelar offentligt just nu. Ett bord kan öppnas för alla innan partiet börjar.
start-watch-look = Titta
start-watch-join = Till bordet
start-watch-places = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
start-watch-finished = Dina avslutade partier
start-watch-finished-none = När du har spelat klart ett parti ligger det här, så att du kan se det igen.
start-watch-replay = Se repris
start-watch-download = Spara som fil
start-watch-more = Visa äldre partier
start-watch-more-tables = Visa fler bord
start-watch-won = Vunnet av { $names } med { $points } poäng
start-watch-abandoned = Inte färdigspelat
start-watch-early = Avslutades i förtid
start-watch-result = Resultat
# $place: my place in the end
start-watch-place = { $place ->
    [1] Du kom på första plats
    [2] Du kom på andra plats
    [3] Du kom på tredje plats
   *[4] Du kom på fjärde plats
}
start-watch-samples = Partier värda att se
start-watch-sample-canal = En regent mot en köpman: lika många poäng, och kontrakten avgör.
start-watch-sample-market = Tre vid bordet, och fyra poäng mellan första och sista.
start-watch-sample-harbour = Alla fyra platser är tagna, och knappt en gata är kvar för de sista kärrorna.
start-watch-file = Titta på ett sparat parti
start-watch-file-how = Släpp ett sparat parti här, eller välj det från din enhet.
start-watch-file-choose = Välj en fil
start-watch-file-bad = Den filen är inget sparat parti. Välj ett som du har sparat här.
start-watch-again = Uppdatera
