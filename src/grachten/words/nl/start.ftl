### De startpagina, en de pagina met partijen om te bekijken.

start-play = Nu spelen
start-play-what = Jij tegen { $count ->
    [one] één bot
    [2] twee bots
   *[other] drie bots
}
start-what = Claim routes door het oude Amsterdam, verbind de locaties op je geheime contracten en verzamel koopwaar. Tien minuten, twee tot vier spelers.
start-preparing = Het spel wordt klaargezet
start-preparing-how = Dit gebeurt maar één keer en duurt ongeveer een minuut. Een partij die je nu start, begint direct daarna.
start-prepared = Klaar om te spelen.
start-opponents = Tegenstanders
start-level = Niveau
start-level-apprentice = Leert de straten nog kennen: fijn voor een eerste partij.
start-level-carter = Kent de weg, met af en toe een omweg.
start-level-trader = Denkt vooruit en houdt van koopwaar.
start-level-merchant = Telt karren, kaarten en jouw punten.
start-level-regent = Denkt aan alles. Kun jij winnen?
start-level-burgomaster = Heeft miljoenen partijen geoefend: de sterkste van allemaal.
start-friends = Met vrienden
start-friends-what = Stuur een link en speel samen
start-screen = Op dit scherm
start-screen-what = Geef één apparaat door
start-events = Toernooien
start-event-waits = Je tafel staat klaar: { $name }
start-event-table = Naar de tafel
start-watch = Partijen bekijken
start-more = Meer
start-guide = Leer spelen
start-guide-title = Nog nooit gespeeld?
start-guide-waits = Je partij met gids wacht op je
start-guide-what = Leer het al spelend: vijf minuten op het echte bord, met een gids naast je.
start-guide-begin = Speel met gids
start-guide-decline = Nee, bedankt
start-mine = Je partijen
start-mine-turn = Jouw beurt
start-mine-others = Wachten op anderen
start-mine-open = Nog niet begonnen
start-mine-with = met { $names }
start-mine-alone = nog niemand anders
start-mine-screen = { $names } op dit scherm
# $place: mijn plaats op dit moment
start-mine-standing = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $place ->
    [1] aan kop
    [2] op de tweede plaats
    [3] op de derde plaats
   *[4] op de vierde plaats
}
# Na een getal, voor schermlezers
start-print-points = { $count ->
    [one] punt
   *[other] punten
}
start-mine-all = Toon alle { $count }
start-continue = Verder
start-away = Deze partij uit je lijst halen
start-away-with = De partij met { $names } uit je lijst halen
start-away-ask = Deze partij uit je lijst halen?
start-away-playing = Je doet nog mee aan deze partij. Hoe moet die verder zonder jou?
start-away-open = De partij is nog niet begonnen. Als je de tafel verlaat, komt je plaats weer vrij.
start-name = Je naam
start-name-is = Je speelt als
start-name-change = Naam wijzigen

## Partijen om te bekijken

start-watch-title = Partijen bekijken
start-watch-public = Nu bezig
start-watch-none = Er zijn nu geen openbare partijen. Een host kan een tafel voor iedereen openstellen voordat de partij begint.
start-watch-look = Meekijken
start-watch-join = Meedoen
start-watch-places = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
start-watch-finished = Je gespeelde partijen
start-watch-finished-none = Partijen die je uitspeelt, kun je hier terugkijken.
start-watch-replay = Terugkijken
start-watch-download = Als bestand bewaren
start-watch-more = Oudere partijen tonen
start-watch-more-tables = Meer tafels tonen
start-watch-won = Gewonnen door { $names }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
start-watch-abandoned = Niet uitgespeeld
start-watch-early = Voortijdig beëindigd
start-watch-result = Uitslag
# $place: mijn plaats aan het einde
start-watch-place = { $place ->
    [1] Je werd eerste
    [2] Je werd tweede
    [3] Je werd derde
   *[4] Je werd vierde
}
start-watch-samples = Mooie partijen om te bekijken
start-watch-sample-canal = Een regent tegen een koopman: evenveel punten, en de contracten beslissen.
start-watch-sample-market = Drie aan tafel, en maar vier punten tussen de eerste en de laatste.
start-watch-sample-harbour = Alle vier de plaatsen bezet, en amper nog een straat over voor de laatste karren.
start-watch-file = Bewaarde partij bekijken
start-watch-file-how = Sleep een bewaarde partij hierheen of kies er een op je apparaat.
start-watch-file-choose = Kies een bestand
start-watch-file-bad = Dat bestand is geen bewaarde partij. Kies er een die je hier hebt bewaard.
start-watch-again = Vernieuwen
