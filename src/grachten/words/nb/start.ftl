### Startsiden, og siden med spill å se på.

start-play = Spill nå
start-play-what = Du mot { $count ->
    [one] én robot
    [2] to roboter
   *[other] tre roboter
}
start-opponents = Motstandere
start-level = Hvor sterke
start-level-apprentice = Holder på å lære gatene: til det første spillet.
start-level-carter = Kan veien, med en omvei nå og da.
start-level-trader = Tenker fremover og liker varer.
start-level-merchant = Teller kjerrer, kort og poengene dine.
start-level-regent = Tenker på alt. Kan du vinne?
start-friends = Med venner
start-friends-what = Send en lenke, og spill sammen
start-screen = På denne skjermen
start-screen-what = La skjermen gå på rundgang
start-watch = Direkte og i reprise
start-more = Mer
start-mine = Spillene dine
start-mine-turn = Din tur
start-mine-others = De andres tur
start-mine-open = Ikke begynt ennå
start-mine-with = med { $names }
start-mine-alone = ingen andre ennå
start-mine-all = Vis alle { $count }
start-continue = Fortsett
start-away = Legg bort dette spillet
start-away-with = Legg bort spillet med { $names }
start-away-ask = Vil du legge bort spillet?
start-away-playing = Du er fortsatt med. Hvordan skal spillet gå videre uten deg?
start-away-open = Spillet har ikke begynt ennå. Forlater du bordet, blir plassen din ledig.
start-name = Navnet ditt
start-name-is = Du spiller som
start-name-change = Bytt navn

## Spill å se på

start-watch-title = Direkte og i reprise
start-watch-public = I gang nå
start-watch-none = Ingen spiller offentlig akkurat nå. Et bord kan åpnes for alle før spillet begynner.
start-watch-look = Se på
start-watch-join = Til bordet
start-watch-places = { $count ->
    [one] { $count } ledig plass
   *[other] { $count } ledige plasser
}
start-watch-finished = De ferdige spillene dine
start-watch-finished-none = Når du har spilt til slutten, ligger spillene dine her, så du kan se dem igjen.
start-watch-replay = Se reprise
start-watch-download = Last ned spillets forløp
start-watch-more = Vis eldre spill
start-watch-more-tables = Vis flere bord
start-watch-won = Vunnet av { $names } med { $points } poeng
start-watch-abandoned = Ikke spilt til slutten
start-watch-early = Sluttet før tiden
start-watch-result = Resultat
start-watch-file = Et spill fra en fil
start-watch-file-how = Slipp forløpet av et spill her, eller velg en fil på enheten din.
start-watch-file-choose = Velg en fil
start-watch-file-bad = Det er ikke forløpet av et spill. Velg en fil som er lastet ned her.
start-watch-again = Oppdater
