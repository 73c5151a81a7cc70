### Toernooien: Zwitsers, knock-out, arena en duplicaatavonden.

events-title = Toernooien
events-what = Organiseer een clubavond of doe ergens mee. In elke ronde krijgen alle tafels dezelfde kaarten.
events-new = Nieuw toernooi
events-mine = Mijn toernooien
events-list-running = Nu bezig
events-list-upcoming = Binnenkort
events-list-past = Afgelopen
events-none = Er zijn nu geen openbare toernooien.
events-status = { $status ->
    [open] Open voor inschrijving
    [running] Bezig
    [over] Afgelopen
   *[cancelled] Afgelast
}
events-kind = { $kind ->
    [swiss] Zwitsers
    [knockout] Knock-out
    [arena] Arena
   *[duplicate] Duplicaatavond
}
events-kind-what = { $kind ->
    [swiss] Iedereen speelt elke ronde, tegen spelers die er ongeveer even goed voor staan.
    [knockout] De winnaar van elke tafel gaat door, tot er één over is.
    [arena] Zodra je vrij bent, krijg je een nieuwe tafel. De scores tellen op tot de tijd om is.
   *[duplicate] Alle tafels spelen dezelfde giften, en je wordt vergeleken met iedereen die jouw plaats had.
}
events-rounds-count = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
events-players-count = { $count } per tafel
events-entrants-count = { $count ->
    [one] 1 deelnemer
   *[other] { $count } deelnemers
}
events-starts = begint { $time }
events-started = begonnen { $time }
events-ended = afgelopen { $time }
events-starts-by-press = begint als de organisator zover is
events-organiser = organisatie: { $name }
events-about = Over dit toernooi
events-bot = Bot op een lege plaats
events-name = Naam van het toernooi
events-kind-label = Soort
events-players = Spelers per tafel
events-rounds = Rondes
events-minutes = Hoe lang het duurt
events-limit = Tijdslimiet voor een ronde
events-limit-none = Geen
events-counting = Telling
events-counting-kind = { $counting ->
    [match-points] Matchpunten
   *[steps] Stappen
}
events-counting-what = { $counting ->
    [match-points] Welk deel van de anderen op jouw plaats je hebt verslagen.
   *[steps] Met hoeveel je de anderen op jouw plaats versloeg: 1 punt is één stap, 4 zijn er twee, 9 drie.
}
events-level = Bots op lege plaatsen en voor afwezige spelers
events-start-label = Begin
events-start-press = Als ik het start
events-start-time = Op een vaste tijd
events-start-when = Datum en tijd
events-public = Openbaar
events-public-what = Iedereen kan het in de lijst zien. Anders is de link nodig.
events-late = Later instappen
events-late-what = Ook na het begin kan iemand zich nog inschrijven.
events-make = Toernooi aanmaken
events-mine-here = Jij
events-table-ready = Je tafel staat klaar.
events-wait-start = Je doet mee. Blijf op deze pagina: als het toernooi begint, verschijnt je tafel hier.
events-wait-bye = Je slaat deze ronde over. Dat telt als een halve overwinning.
events-wait-out = Je ligt eruit. Hier kun je het toernooi blijven volgen.
events-wait-arena = Blijf op deze pagina: je krijgt een plaats zodra er een tafel voor je is.
events-wait-round = De ronde is nog bezig. Je volgende tafel verschijnt hier.
events-withdrawn = Je hebt je teruggetrokken.
events-not-in = Je doet nog niet mee.
events-too-late = Het toernooi is begonnen: inschrijven kan niet meer.
events-to-table = Naar mijn tafel
events-withdraw = Terugtrekken
events-enter = Meedoen
events-bot-withdraw = { $name } terugtrekken
events-bot-enter = { $name } inschrijven
events-start = Toernooi starten
events-cancel = Toernooi afgelasten
events-cancel-sure = Echt afgelasten? Lopende partijen eindigen zonder uitslag.
events-cancel-yes = Ja, afgelasten
events-cancel-no = Nee, laten doorgaan
events-needs = Het toernooi heeft minstens { $count } deelnemers nodig om te beginnen.
events-result = Uitslag
events-standings = Stand
events-rank = Nr.
events-player = Speler
events-fate = Gekomen tot
events-score = Score totaal
events-duplicate = Duplicaat
events-opposition = Tegenstand
events-points = Punten
events-played = Partijen
events-out = Uit in ronde { $round }
events-winner = Winnaar
events-still-in = Nog in de race
events-deal = Gift { $number }
events-round = Ronde { $number }
events-is-on = bezig
events-byes = Vrij: { $names }
events-table = Tafel { $number }
events-walkover = zonder te spelen
events-left = vertrokken
events-is-playing = speelt
events-see = Partij bekijken
events-bracket = Schema
events-deals = Gift voor gift
events-seat = Plaats { $number }
events-compared = Vergeleken
events-nobody = Nog niemand heeft zich ingeschreven.
events-seed = Plaatsing van { $name }
events-seed-what = Geef de sterksten 1, 2, 3…; de anderen worden geloot.
events-is-bot = bot
events-is-gone = teruggetrokken
events-remove = Verwijderen
events-remove-name = { $name } verwijderen
events-invite = Anderen uitnodigen
events-link = Link naar het toernooi
events-link-code = QR-code voor de link
events-fair = Hoe de kaarten worden geschud
events-fair-how = De giften van alle rondes komen uit één geheim op de server. De belofte is vanaf het begin te zien en het geheim zelf als het toernooi is afgelopen, dus niemand kan de kaarten tussendoor veranderen. Spelers voegen niets toe, want alle tafels moeten dezelfde kaarten krijgen. Je moet erop vertrouwen dat de beheerders van de server niet vooraf hebben gekeken.
events-fair-commitment = Belofte, vanaf het begin te zien
events-fair-secret = Geheim
events-fair-salt = Zout
events-more = Meer
events-print = Uitslag afdrukken
