### Startsidan, och sidan med spel att titta på.

start-play = Spela nu
start-play-what = Du mot { $count ->
    [one] en robot
    [2] två robotar
   *[other] tre robotar
}
start-opponents = Motståndare
start-level = Hur starka
start-level-apprentice = Håller på att lära sig gatorna: för det första spelet.
start-level-carter = Kan vägen, med en omväg då och då.
start-level-trader = Tänker framåt och gillar handelsvaror.
start-level-merchant = Räknar kärror, kort och dina poäng.
start-level-regent = Tänker på allt. Kan du vinna?
start-friends = Med vänner
start-friends-what = Skicka en länk och spela ihop
start-screen = På den här skärmen
start-screen-what = Låt skärmen gå runt
start-watch = Direkt och i repris
start-more = Mer
start-mine = Dina spel
start-mine-turn = Din tur
start-mine-others = De andras tur
start-mine-open = Inte börjat än
start-mine-with = med { $names }
start-mine-alone = inga andra än
start-mine-all = Visa alla { $count }
start-continue = Fortsätt
start-away = Lägg undan det här spelet
start-away-with = Lägg undan spelet med { $names }
start-away-ask = Vill du lägga undan spelet?
start-away-playing = Du är fortfarande med. Hur ska spelet gå vidare utan dig?
start-away-open = Spelet har inte börjat än. Om du lämnar bordet blir din plats ledig.
start-name = Ditt namn
start-name-is = Du spelar som
start-name-change = Byt namn

## Spel att titta på

start-watch-title = Direkt och i repris
start-watch-public = Pågår nu
start-watch-none = Ingen spelar offentligt just nu. Ett bord kan öppnas för alla innan spelet börjar.
start-watch-look = Titta på
start-watch-join = Till bordet
start-watch-places = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
start-watch-finished = Dina avslutade spel
start-watch-finished-none = När du har spelat till slutet ligger dina spel här, så att du kan se dem igen.
start-watch-replay = Se repris
start-watch-download = Ladda ner spelets förlopp
start-watch-more = Visa äldre spel
start-watch-more-tables = Visa fler bord
start-watch-won = Vunnet av { $names } med { $points } poäng
start-watch-abandoned = Inte spelat till slutet
start-watch-early = Avslutades i förtid
start-watch-result = Resultat
start-watch-file = Ett spel från en fil
start-watch-file-how = Släpp förloppet av ett spel här, eller välj en fil på din enhet.
start-watch-file-choose = Välj en fil
start-watch-file-bad = Det är inte förloppet av ett spel. Välj en fil som har laddats ner här.
start-watch-again = Uppdatera
