### Forsiden, og siden med spil at se på.

start-play = Spil nu
start-play-what = Du mod { $count ->
    [one] en bot
    [2] to botter
   *[other] tre botter
}
start-what = Sæt vogne på strækninger gennem det gamle Amsterdam, forbind stederne på dine hemmelige kontraktkort, og saml handelsvarer. Ti minutter, to til fire spillere.
start-preparing = Spillet gøres klar
start-preparing-how = Det sker kun én gang og tager omkring et minut. Starter du et spil nu, begynder det lige bagefter.
start-prepared = Spillet er klar.
start-opponents = Modstandere
start-level = Styrke
start-level-apprentice = Er ved at lære gaderne at kende: god til det første spil.
start-level-carter = Kender vejen, med en omvej nu og da.
start-level-trader = Tænker fremad og holder af handelsvarer.
start-level-merchant = Tæller vogne, kort og dine point.
start-level-regent = Tænker på alt. Kan du vinde?
start-level-burgomaster = Har øvet sig i millioner af spil: den stærkeste af alle.
start-friends = Med venner
start-friends-what = Send et link, og spil sammen
start-screen = På denne skærm
start-screen-what = Lad skærmen gå på omgang
start-events = Turneringer
start-event-waits = Dit bord er klar: { $name }
start-event-table = Til bordet
start-watch = Se spil og gensyn
start-more = Mere
start-guide = Lær spillet
start-guide-title = Aldrig spillet før?
start-guide-waits = Dit guidede spil venter
start-guide-what = Lær det, mens du spiller: fem minutter på den rigtige spilleplade med en guide ved din side.
start-guide-begin = Spil det guidede spil
start-guide-decline = Nej tak
start-mine = Dine spil
start-mine-turn = Din tur
start-mine-others = De andres tur
start-mine-open = Ikke begyndt endnu
start-mine-with = med { $names }
start-mine-alone = ingen andre endnu
start-mine-screen = { $names } ved denne skærm
# $place: my place as it stands
start-mine-standing = { $points ->
    [one] { $points } point
   *[other] { $points } point
}, { $place ->
    [1] i front
    [2] på andenpladsen
    [3] på tredjepladsen
   *[4] på fjerdepladsen
}
# After a number, for screen readers
start-print-points = { $count ->
    [one] point
   *[other] point
}
start-mine-all = Vis alle { $count }
start-continue = Fortsæt
start-away = Fjern spillet fra listen
start-away-with = Fjern spillet med { $names } fra listen
start-away-ask = Vil du fjerne spillet fra listen?
start-away-playing = Du er stadig med i spillet. Hvordan skal det gå videre uden dig?
start-away-open = Spillet er ikke begyndt endnu. Forlader du bordet, bliver din plads ledig igen.
start-name = Dit navn
start-name-is = Du spiller som
start-name-change = Skift navn

## Spil at se på

start-watch-title = Se spil og gensyn
start-watch-public = I gang nu
start-watch-none = Ingen spiller offentligt lige nu. Et bord kan åbnes for alle, før spillet begynder.
start-watch-look = Se med
start-watch-join = Til bordet
start-watch-places = { $count ->
    [one] { $count } ledig plads
   *[other] { $count } ledige pladser
}
start-watch-finished = Dine færdige spil
start-watch-finished-none = Når du har spillet et spil til ende, ligger det her, så du kan gense det.
start-watch-replay = Gense
start-watch-download = Gem som fil
start-watch-more = Vis ældre spil
start-watch-more-tables = Vis flere borde
start-watch-won = Vundet af { $names } med { $points } point
start-watch-abandoned = Ikke spillet til ende
start-watch-early = Sluttede før tid
start-watch-result = Resultat
# $place: my place in the end
start-watch-place = { $place ->
    [1] Du blev nummer et
    [2] Du blev nummer to
    [3] Du blev nummer tre
   *[4] Du blev nummer fire
}
start-watch-samples = Spil, der er værd at se
start-watch-sample-canal = En regent mod en købmand: lige mange point, og kontrakterne afgør det.
start-watch-sample-market = Tre ved bordet og fire point mellem første og sidste.
start-watch-sample-harbour = Alle fire pladser er besat, og der er knap en gade tilbage til de sidste vogne.
start-watch-file = Se et gemt spil
start-watch-file-how = Slip et gemt spil her, eller vælg det på din enhed.
start-watch-file-choose = Vælg en fil
start-watch-file-bad = Den fil er ikke et gemt spil. Vælg et, du har gemt her.
start-watch-again = Opdater
