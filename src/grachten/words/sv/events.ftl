### Turneringar: Monrad, utslagning, arena och dubbelkvällar.

events-title = Turneringar
events-what = Ordna en kväll för klubben, eller var med på en. Vid alla bord i en omgång är korten desamma.
events-new = Ny turnering
events-mine = Mina turneringar
events-list-running = Pågår nu
events-list-upcoming = På gång
events-list-past = Avslutade
events-none = Det finns inga offentliga turneringar just nu.
events-status = { $status ->
    [open] Öppen för anmälan
    [running] Pågår
    [over] Slut
   *[cancelled] Inställd
}
events-kind = { $kind ->
    [swiss] Monrad
    [knockout] Utslagning
    [arena] Arena
   *[duplicate] Dubbelkväll
}
events-kind-what = { $kind ->
    [swiss] Alla spelar varje omgång mot någon som ligger lika bra till.
    [knockout] Vinnaren vid varje bord går vidare tills en är kvar.
    [arena] Den som är ledig får genast ett bord, och poängen läggs ihop tills tiden är slut.
   *[duplicate] Alla bord spelar samma givar, och du jämförs med alla som hade din plats.
}
events-rounds-count = { $count ->
    [one] 1 omgång
   *[other] { $count } omgångar
}
events-players-count = { $count } vid bordet
events-entrants-count = { $count ->
    [one] 1 deltagare
   *[other] { $count } deltagare
}
events-starts = börjar { $time }
events-started = började { $time }
events-ended = slutade { $time }
events-starts-by-press = börjar när arrangören säger till
events-organiser = arrangör: { $name }
events-about = Om turneringen
events-bot = Bot på en tom plats
events-name = Turneringens namn
events-kind-label = Form
events-players = Spelare vid bordet
events-rounds = Omgångar
events-minutes = Hur länge den varar
events-limit = Tidsgräns för en omgång
events-limit-none = Ingen
events-counting = Räknesätt
events-counting-kind = { $counting ->
    [match-points] Matchpoäng
   *[steps] Steg
}
events-counting-what = { $counting ->
    [match-points] Hur stor del av de andra på din plats som fick färre poäng.
   *[steps] Hur mycket du slog de andra på din plats med: 1 poäng är ett steg, 4 är två, 9 är tre.
}
events-level = Bottar på tomma platser och för dem som är borta
events-start-label = När den börjar
events-start-press = När jag säger till
events-start-time = Vid en bestämd tid
events-start-when = Datum och tid
events-public = Offentlig
events-public-what = Syns i listan för alla. Annars behövs länken.
events-late = Anmälan under gång
events-late-what = Man kan komma med även efter starten.
events-make = Skapa turneringen
events-mine-here = Du
events-table-ready = Ditt bord är klart.
events-wait-start = Du är med. Stanna på sidan: ditt bord dyker upp här när turneringen börjar.
events-wait-bye = Du står över den här omgången; det räknas som en halv seger.
events-wait-out = Du är utslagen. Du kan fortfarande följa turneringen här.
events-wait-arena = Stanna på sidan: du får en plats så snart det finns ett bord till dig.
events-wait-round = Omgången pågår fortfarande. Ditt nästa bord dyker upp här.
events-withdrawn = Du har dragit dig ur.
events-not-in = Du är inte med än.
events-too-late = Den har börjat: ingen kan anmäla sig längre.
events-to-table = Till mitt bord
events-withdraw = Dra mig ur
events-enter = Var med
events-bot-withdraw = Dra tillbaka { $name }
events-bot-enter = Anmäl { $name }
events-start = Börja turneringen
events-cancel = Ställ in turneringen
events-cancel-sure = Vill du verkligen ställa in? Partier som pågår slutar utan resultat.
events-cancel-yes = Ja, ställ in
events-cancel-no = Nej, behåll den
events-needs = Den kan börja med { $count } deltagare eller fler.
events-result = Resultatlista
events-standings = Ställning
events-rank = Nr
events-player = Spelare
events-fate = Hur långt
events-score = Resultat
events-duplicate = Dubbel
events-opposition = Motstånd
events-points = Poäng
events-played = Partier
events-out = Ute i omgång { $round }
events-winner = Vinnare
events-still-in = Fortfarande med
events-deal = Giv nummer { $number }
events-round = Omgång { $number }
events-is-on = pågår
events-byes = Står över: { $names }
events-table = Bord { $number }
events-walkover = utan kamp
events-left = lämnade
events-is-playing = spelar
events-see = Se partiet
events-bracket = Spelträd
events-deals = Giv för giv
events-seat = Plats { $number }
events-compared = Jämfört
events-nobody = Ingen har anmält sig än.
events-seed = Seedning av { $name }
events-seed-what = Ge de starkaste 1, 2, 3…; de andra lottas.
events-is-bot = bot
events-is-gone = har dragit sig ur
events-remove = Ta bort
events-remove-name = Ta bort { $name }
events-invite = Bjud in andra
events-link = Länk till turneringen
events-link-code = Länken som en kod för kameran
events-fair = Så dras korten
events-fair-how = Alla omgångar följer av en hemlighet på servern. Dess fingeravtryck visas från början och själva hemligheten när turneringen är slut: så ingen kan ändra korten under tiden. Spelarna lägger inte till något, för alla bord måste få samma kort; att de som driver servern inte har tittat i förväg får man lita på.
events-fair-commitment = Fingeravtryck, visat från början
events-fair-secret = Hemlighet
events-fair-salt = Saltet
events-more = Mer
events-print = Skriv ut resultatet
