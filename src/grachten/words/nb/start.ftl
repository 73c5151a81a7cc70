### Startsiden, og siden med spill å se på.

start-play = Spill nå
start-play-what = Du mot { $count ->
    [one] én bot
    [2] to boter
   *[other] tre boter
}
start-what = Gjør krav på ruter gjennom det gamle Amsterdam, forbind lokasjonene på de hemmelige kontraktskortene dine, og samle varer. Ti minutter, to til fire spillere.
start-preparing = Spillet gjøres klart
start-preparing-how = Det skjer bare én gang og tar omtrent et minutt. Starter du et spill nå, begynner det rett etterpå.
start-prepared = Spillet er klart.
start-opponents = Motstandere
start-level = Styrke
start-level-apprentice = Holder på å bli kjent i gatene: fin til det første spillet.
start-level-carter = Kan veien, med en omvei nå og da.
start-level-trader = Tenker framover og liker varer.
start-level-merchant = Teller kjerrer, kort og poengene dine.
start-level-regent = Tenker på alt. Kan du vinne?
start-level-burgomaster = Har øvd seg i millioner av spill: den sterkeste av alle.
start-friends = Med venner
start-friends-what = Send en lenke, og spill sammen
start-screen = På denne skjermen
start-screen-what = La skjermen gå på omgang
start-events = Turneringer
start-event-waits = Bordet ditt er klart: { $name }
start-event-table = Til bordet
start-watch = Direkte og i reprise
start-more = Mer
start-guide = Lær spillet
start-guide-title = Aldri spilt før?
start-guide-waits = Det guidede spillet ditt venter
start-guide-what = Lær det mens du spiller: fem minutter på det ekte brettet, med en guide ved din side.
start-guide-begin = Spill det guidede spillet
start-guide-decline = Nei takk
start-mine = Spillene dine
start-mine-turn = Din tur
start-mine-others = De andres tur
start-mine-open = Ikke begynt ennå
start-mine-with = med { $names }
start-mine-alone = ingen andre ennå
start-mine-screen = { $names } på denne skjermen
# $place: my place as it stands
start-mine-standing = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}, { $place ->
    [1] i ledelsen
    [2] på andreplass
    [3] på tredjeplass
   *[4] på fjerdeplass
}
# After a number, for screen readers
start-print-points = { $count ->
    [one] poeng
   *[other] poeng
}
start-mine-all = Vis alle { $count }
start-continue = Fortsett
start-away = Fjern spillet fra listen
start-away-with = Fjern spillet med { $names } fra listen
start-away-ask = Vil du fjerne spillet fra listen?
start-away-playing = Du er fortsatt med i spillet. Hvordan skal det gå videre uten deg?
start-away-open = Spillet har ikke begynt ennå. Forlater du bordet, blir plassen din ledig igjen.
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
start-watch-finished-none = Når du har spilt ferdig et spill, ligger det her, så du kan se det igjen.
start-watch-replay = Se reprise
start-watch-download = Lagre som fil
start-watch-more = Vis eldre spill
start-watch-more-tables = Vis flere bord
start-watch-won = Vunnet av { $names } med { $points } poeng
start-watch-abandoned = Ikke spilt ferdig
start-watch-early = Sluttet før tiden
start-watch-result = Resultat
# $place: my place in the end
start-watch-place = { $place ->
    [1] Du ble nummer én
    [2] Du ble nummer to
    [3] Du ble nummer tre
   *[4] Du ble nummer fire
}
start-watch-samples = Spill verdt å se
start-watch-sample-canal = En regent mot en kjøpmann: like mange poeng, og kontraktene avgjør.
start-watch-sample-market = Tre ved bordet, og fire poeng mellom første og siste.
start-watch-sample-harbour = Alle fire plassene er tatt, og det er knapt en gate igjen til de siste kjerrene.
start-watch-file = Se et lagret spill
start-watch-file-how = Slipp et lagret spill her, eller velg det fra enheten din.
start-watch-file-choose = Velg en fil
start-watch-file-bad = Den filen er ikke et lagret spill. Velg ett du har lagret her.
start-watch-again = Oppdater
