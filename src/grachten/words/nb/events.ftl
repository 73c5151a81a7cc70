### Turneringer: Monrad, cup, arena og duplikatkvelder.

events-title = Turneringer
events-what = Hold en kveld for klubben, eller bli med på en. I hver runde får alle bordene de samme kortene.
events-new = Ny turnering
events-mine = Mine turneringer
events-list-running = I gang nå
events-list-upcoming = Kommer snart
events-list-past = Avsluttet
events-none = Det er ingen offentlige turneringer akkurat nå.
events-status = { $status ->
    [open] Åpen for påmelding
    [running] I gang
    [over] Slutt
   *[cancelled] Avlyst
}
events-kind = { $kind ->
    [swiss] Monrad
    [knockout] Cup
    [arena] Arena
   *[duplicate] Duplikatkveld
}
events-kind-what = { $kind ->
    [swiss] Alle spiller hver runde mot noen som gjør det omtrent like bra.
    [knockout] Vinneren ved hvert bord går videre, til én er igjen.
    [arena] Du får et nytt bord så snart du er ledig, og poengene legges sammen til tiden er ute.
   *[duplicate] Alle bordene spiller de samme givene, og du sammenlignes med alle som hadde din plass.
}
events-rounds-count = { $count ->
    [one] 1 runde
   *[other] { $count } runder
}
events-players-count = { $count } ved bordet
events-entrants-count = { $count ->
    [one] 1 deltaker
   *[other] { $count } deltakere
}
events-starts = begynner { $time }
events-started = begynte { $time }
events-ended = sluttet { $time }
events-starts-by-press = begynner når arrangøren er klar
events-organiser = arrangør: { $name }
events-about = Om turneringen
events-bot = Bot på en tom plass
events-name = Navn på turneringen
events-kind-label = Form
events-players = Spillere ved bordet
events-rounds = Runder
events-minutes = Varighet
events-limit = Tidsgrense for en runde
events-limit-none = Ingen grense
events-counting = Beregning
events-counting-kind = { $counting ->
    [match-points] Matchpoeng
   *[steps] Trinn
}
events-counting-what = { $counting ->
    [match-points] Hvor stor del av de andre på din plass du slo.
   *[steps] Hvor mye du slo de andre på din plass med: 1 poeng er ett trinn, 4 er to, 9 er tre.
}
events-level = Boter på tomme plasser og for spillere som er borte
events-start-label = Når det begynner
events-start-press = Når jeg starter den
events-start-time = På et bestemt tidspunkt
events-start-when = Dato og tid
events-public = Offentlig turnering
events-public-what = Alle kan se den på listen. Ellers må man ha lenken.
events-late = Påmelding underveis
events-late-what = Man kan fortsatt melde seg på etter start.
events-make = Opprett turneringen
events-mine-here = Deg
events-table-ready = Bordet ditt er klart.
events-wait-start = Du er med. Bli på siden: bordet ditt dukker opp her når turneringen begynner.
events-wait-bye = Du står over denne runden. Det teller som en halv seier.
events-wait-out = Du er slått ut. Du kan fortsatt følge turneringen her.
events-wait-arena = Bli på siden: du får plass så snart det er et bord til deg.
events-wait-round = Runden er fortsatt i gang. Ditt neste bord dukker opp her.
events-withdrawn = Du har trukket deg.
events-not-in = Du er ikke med ennå.
events-too-late = Turneringen har begynt, og det er for sent å melde seg på.
events-to-table = Til bordet mitt
events-withdraw = Trekk meg
events-enter = Bli med
events-bot-withdraw = Trekk { $name }
events-bot-enter = Meld på { $name }
events-start = Begynn turneringen
events-cancel = Avlys turneringen
events-cancel-sure = Vil du virkelig avlyse? Spill som er i gang, slutter uten resultat.
events-cancel-yes = Ja, avlys
events-cancel-no = Nei, behold den
events-needs = Turneringen må ha minst { $count } deltakere for å begynne.
events-result = Resultatliste
events-standings = Stilling
events-rank = Nr.
events-player = Spiller
events-fate = Nådd til
events-score = Score i alt
events-duplicate = Duplikat
events-opposition = Motstand
events-points = Poeng
events-played = Spill
events-out = Ute i runde { $round }
events-winner = Vinner
events-still-in = Fortsatt med
events-deal = Giv { $number }
events-round = Runde { $number }
events-is-on = i gang
events-byes = Står over: { $names }
events-table = Bord { $number }
events-walkover = uten kamp
events-left = forlot spillet
events-is-playing = spiller
events-see = Se spillet
events-bracket = Kampskjema
events-deals = Giv for giv
events-seat = Plass { $number }
events-compared = Sammenlignet
events-nobody = Ingen har meldt seg på ennå.
events-seed = Seeding av { $name }
events-seed-what = Gi de sterkeste 1, 2, 3…; de andre trekkes det lodd om.
events-is-bot = bot
events-is-gone = har trukket seg
events-remove = Fjern
events-remove-name = Fjern { $name }
events-invite = Inviter andre
events-link = Lenke til turneringen
events-link-code = QR-kode med lenken
events-fair = Slik trekkes kortene
events-fair-how = Kortene i alle rundene kommer fra én hemmelighet på serveren. Løftet vises fra begynnelsen, og selve hemmeligheten når turneringen er slutt, så ingen kan endre kortene underveis. Spillerne legger ikke til noe, for alle bordene må få de samme kortene. Du må stole på at de som driver serveren, ikke har kikket på forhånd.
events-fair-commitment = Løftet, vist fra begynnelsen
events-fair-secret = Hemmelighet
events-fair-salt = Saltet
events-more = Mer
events-print = Skriv ut resultatet
