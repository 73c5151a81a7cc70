### Turneringar: Monrad, utslagning, arena och dubbelkvällar.

events-title = Turneringar
events-what = Ordna en kväll för klubben, eller var med på en. I varje omgång får alla bord samma kort.
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
   *[duplicate] Duplikatkväll
}
events-kind-what = { $kind ->
    [swiss] Alla spelar varje omgång mot någon som ligger ungefär lika bra till.
    [knockout] Vinnaren vid varje bord går vidare tills en är kvar.
    [arena] Du får ett nytt bord så snart du är ledig, och poängen läggs ihop tills tiden är slut.
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
events-starts-by-press = börjar när arrangören är klar
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
    [match-points] Hur stor del av de andra på din plats du slog.
   *[steps] Hur mycket du slog de andra på din plats med: 1 poäng är ett steg, 4 är två, 9 är tre.
}
events-level = Botar på tomma platser och för spelare som är borta
events-start-label = När den börjar
events-start-press = När jag startar den
events-start-time = Vid en bestämd tid
events-start-when = Datum och tid
events-public = Offentlig
events-public-what = Alla kan se den i listan. Annars behövs länken.
events-late = Anmälan under gång
events-late-what = Det går att anmäla sig även efter starten.
events-make = Skapa turneringen
events-mine-here = Du
events-table-ready = Ditt bord är klart.
events-wait-start = Du är med. Stanna på sidan: ditt bord dyker upp här när turneringen börjar.
events-wait-bye = Du står över den här omgången. Det räknas som en halv seger.
events-wait-out = Du är utslagen. Du kan fortfarande följa turneringen här.
events-wait-arena = Stanna på sidan: du får en plats så snart det finns ett bord till dig.
events-wait-round = Omgången pågår fortfarande. Ditt nästa bord dyker upp här.
events-withdrawn = Du har dragit dig ur.
events-not-in = Du är inte med än.
events-too-late = Turneringen har börjat, och det är för sent att anmäla sig.
events-to-table = Till mitt bord
events-withdraw = Dra mig ur
events-enter = Var med
events-bot-withdraw = Dra tillbaka { $name }
events-bot-enter = Anmäl { $name }
events-start = Starta turneringen
events-cancel = Ställ in turneringen
events-cancel-sure = Vill du verkligen ställa in? Partier som pågår slutar utan resultat.
events-cancel-yes = Ja, ställ in
events-cancel-no = Nej, behåll den
events-needs = Turneringen behöver minst { $count } deltagare för att börja.
events-result = Resultatlista
events-standings = Ställning
events-rank = Nr
events-player = Spelare
events-fate = Nått till
events-score = Resultat
events-duplicate = Duplikat
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
events-link-code = QR-kod med länken
events-fair = Så dras korten
events-fair-how = Givarna i alla omgångar kommer från en hemlighet på servern. Löftet visas från början och själva hemligheten när turneringen är slut, så ingen kan ändra korten under tiden. Spelarna lägger inte till något, för alla bord måste få samma kort. Du får lita på att de som driver servern inte har tittat i förväg.
events-fair-commitment = Löftet, visat från början
events-fair-secret = Hemlighet
events-fair-salt = Saltet
events-more = Mer
events-print = Skriv ut resultatet
