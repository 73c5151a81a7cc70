### Dagens giv och utmaningar, på egna sidor.

deals-what = En plats, samma kort, samma botar: i dag har alla samma förutsättningar. Vem får ut mest av dem?
deals-table = { $players } spelare · botar: { $level }
deals-ends = Den slutar { $time }, din tid.
deals-once = Du har ett försök, utan att ångra drag och utan tips. Du kan ta paus och fortsätta tills dagen är slut.
deals-play = Spela
deals-go-on = Spela vidare
deals-hidden = Du ser de andras resultat när du själv är klar.
deals-gave-up = Du spelade inte klart. Du kan se rankningen när dagen är slut.
deals-standing = Nummer { $rank } av { $of }
deals-beaten = Bättre än { $percent } % av de andra.
deals-result = { $completed ->
    [0] { $points } poäng, inget kontraktkort uppfyllt
    [one] { $points } poäng, ett kontraktkort uppfyllt
   *[other] { $points } poäng, { $completed } kontraktkort uppfyllda
}
deals-streak = { $days ->
    [0] Ingen svit ännu
    [one] En dag i rad
   *[other] { $days } dagar i rad
}
deals-ranking = Rankning
deals-place = Plats
deals-name = Namn
deals-points = Poäng
deals-contracts = Kontraktkort
deals-somebody = Någon
deals-mine = { $name } (du)
deals-replay = Repris
deals-review = Genomgång
deals-replay-of = Repris av partiet av { $name }
deals-review-of = Genomgång av partiet av { $name }
deals-more = Visa fler
deals-nobody = Ingen har spelat klart.
deals-yesterday = I går
deals-archive = Tidigare dagar
deals-best = Bäst: { $points }
deals-yours = Du: { $points }
deals-share = { $title } den { $day }: nummer { $rank } av { $of }
deals-share-what = Avslöjar ingenting om korten.
deals-fair = Samma kort för alla
deals-fair-what = Löftet offentliggjordes flera dagar i förväg. När dagen är slut offentliggörs också hemligheten bakom det, och alla kan kontrollera att korten inte har ändrats.
deals-secret = Hemlighet
deals-choices = Vad andra ser av mig
deals-choice-named = Mitt namn i rankningen
deals-choice-named-what = Annars står jag som ”Någon”.
deals-choice-replays = Repriser av mina partier
deals-choice-replays-what = När dagen är slut kan andra se hur jag spelade.
deals-challenge-what = Samma giv, samma plats, samma botar: skicka en länk och se vem som klarar sig bäst.
deals-of-game = Ditt parti blir det som ska slås. Vännerna ser ditt resultat när de själva är klara.
deals-new = En ny giv
deals-players = Spelare
deals-level = Botar
deals-steady = De starkare botarna tänker på tid och skulle inte spela likadant två gånger.
deals-make = Skapa länken
deals-cannot = Det här partiet kan inte bli en utmaning. Det kräver ett avslutat parti som du har spelat ensam mot botar från lärling till köpman, utan tips och utan att ångra drag. Du kan göra en med en ny giv i stället.
deals-by = { $name } utmanar dig
deals-by-me = Din utmaning
deals-accept = Anta utmaningen
deals-challenge-once = Du har ett försök, utan att ångra drag och utan tips. Du kan ta paus och fortsätta senare.
deals-challenge-played = { $count ->
    [0] Ingen är klar ännu.
    [one] En är klar.
   *[other] { $count } är klara.
}
deals-challenge-unfinished = Du gav upp här.
deals-waiting = Ingen annan är klar ännu. Skicka länken.
deals-link = Länk till utmaningen
deals-qr = QR-kod med länken
deals-expires = Länken fungerar till { $day }.
deals-gone = Utmaningen finns inte, eller så har den gått ut.
deals-my-challenges = Mina utmaningar
