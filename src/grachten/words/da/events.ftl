### Turneringer: Monrad, cup, arena og duplikataftener.

events-title = Turneringer
events-what = Hold en aften for klubben, eller vær med i en. I hver runde får alle borde de samme kort.
events-new = Ny turnering
events-mine = Mine turneringer
events-list-running = I gang nu
events-list-upcoming = På vej
events-list-past = Afsluttet
events-none = Der er ingen offentlige turneringer lige nu.
events-status = { $status ->
    [open] Åben for tilmelding
    [running] I gang
    [over] Slut
   *[cancelled] Aflyst
}
events-kind = { $kind ->
    [swiss] Monrad
    [knockout] Cup
    [arena] Arena
   *[duplicate] Duplikataften
}
events-kind-what = { $kind ->
    [swiss] Alle spiller hver runde mod nogen, der klarer sig omtrent lige så godt.
    [knockout] Vinderen ved hvert bord går videre, til der er én tilbage.
    [arena] Du får et nyt bord, så snart du er ledig, og point lægges sammen, til tiden er gået.
   *[duplicate] Alle borde spiller de samme fordelinger, og du sammenlignes med alle, der havde din plads.
}
events-rounds-count = { $count ->
    [one] 1 runde
   *[other] { $count } runder
}
events-players-count = { $count } ved bordet
events-entrants-count = { $count ->
    [one] 1 deltager
   *[other] { $count } deltagere
}
events-starts = begynder { $time }
events-started = begyndte { $time }
events-ended = sluttede { $time }
events-starts-by-press = begynder, når arrangøren er klar
events-organiser = arrangør: { $name }
events-about = Om turneringen
events-bot = Bot på en tom plads
events-name = Turneringens navn
events-kind-label = Form
events-players = Spillere ved bordet
events-rounds = Runder
events-minutes = Varighed
events-limit = Tidsgrænse for en runde
events-limit-none = Ingen
events-counting = Beregning
events-counting-kind = { $counting ->
    [match-points] Matchpoint
   *[steps] Trin
}
events-counting-what = { $counting ->
    [match-points] Hvor stor en del af de andre på din plads du slog.
   *[steps] Hvor meget du slog de andre på din plads med: 1 point er ét trin, 4 er to, 9 er tre.
}
events-level = Botter på tomme pladser og for spillere, der er væk
events-start-label = Begyndelse
events-start-press = Når jeg starter den
events-start-time = På et bestemt tidspunkt
events-start-when = Dato og tid
events-public = Offentlig
events-public-what = Alle kan se den på listen. Ellers skal man have linket.
events-late = Tilmelding undervejs
events-late-what = Man kan stadig melde sig, når turneringen er begyndt.
events-make = Opret turneringen
events-mine-here = Dig
events-table-ready = Dit bord er klar.
events-wait-start = Du er med. Bliv på siden: dit bord dukker op her, når turneringen begynder.
events-wait-bye = Du sidder over i denne runde. Det tæller som en halv sejr.
events-wait-out = Du er slået ud. Du kan stadig følge turneringen her.
events-wait-arena = Bliv på siden: du får en plads, så snart der er et bord til dig.
events-wait-round = Runden er stadig i gang. Dit næste bord dukker op her.
events-withdrawn = Du har trukket dig.
events-not-in = Du er ikke med endnu.
events-too-late = Turneringen er begyndt, og det er for sent at melde sig.
events-to-table = Til mit bord
events-withdraw = Træk mig
events-enter = Vær med
events-bot-withdraw = Træk { $name }
events-bot-enter = Tilmeld { $name }
events-start = Begynd turneringen
events-cancel = Aflys turneringen
events-cancel-sure = Vil du virkelig aflyse? Spil i gang slutter uden resultat.
events-cancel-yes = Ja, aflys
events-cancel-no = Nej, behold den
events-needs = Turneringen skal have mindst { $count } deltagere for at begynde.
events-result = Resultatliste
events-standings = Stilling
events-rank = Nr.
events-player = Spiller
events-fate = Nået til
events-score = Score i alt
events-duplicate = Duplikat
events-opposition = Modstand
events-points = Point
events-played = Spil
events-out = Ude i runde { $round }
events-winner = Vinder
events-still-in = Stadig med
events-deal = Fordeling { $number }
events-round = Runde { $number }
events-is-on = i gang
events-byes = Sidder over: { $names }
events-table = Bord { $number }
events-walkover = uden kamp
events-left = gik
events-is-playing = spiller
events-see = Se spillet
events-bracket = Kampskema
events-deals = Fordeling for fordeling
events-seat = Plads { $number }
events-compared = Sammenlignet
events-nobody = Ingen har meldt sig endnu.
events-seed = Seedning af { $name }
events-seed-what = Giv de stærkeste 1, 2, 3…; resten trækkes der lod om.
events-is-bot = bot
events-is-gone = har trukket sig
events-remove = Fjern
events-remove-name = Fjern { $name }
events-invite = Invitér andre
events-link = Link til turneringen
events-link-code = QR-kode med linket
events-fair = Sådan trækkes kortene
events-fair-how = Kortene i alle runder kommer fra én hemmelighed på serveren. Løftet vises fra begyndelsen og selve hemmeligheden, når turneringen er slut, så ingen kan ændre kortene undervejs. Spillerne tilføjer ingenting, for alle borde skal have de samme kort. Du må stole på, at de, der driver serveren, ikke har kigget først.
events-fair-commitment = Løftet, vist fra begyndelsen
events-fair-secret = Hemmelighed
events-fair-salt = Saltet
events-more = Mere
events-print = Udskriv resultatet
