### Dagens spil og udfordringer, på deres egne sider.

deals-what = Én plads, de samme kort, de samme botter: I dag har alle det samme udgangspunkt. Hvem får mest ud af det?
deals-table = { $players } spillere · botter: { $level }
deals-ends = Den slutter { $time } din tid.
deals-once = Du har ét forsøg, uden at fortryde træk og uden tips. Du kan holde pause og fortsætte, indtil dagen er omme.
deals-play = Spil
deals-go-on = Spil videre
deals-hidden = Du ser de andres resultater, når du selv er færdig.
deals-gave-up = Du spillede det ikke færdigt. Du kan se ranglisten, når dagen er omme.
deals-standing = Nummer { $rank } af { $of }
deals-beaten = Bedre end { $percent } % af de andre.
deals-result = { $completed ->
    [0] { $points } point, intet kontraktkort opfyldt
    [one] { $points } point, ét kontraktkort opfyldt
   *[other] { $points } point, { $completed } kontraktkort opfyldt
}
deals-streak = { $days ->
    [0] Ingen stime endnu
    [one] Én dag i træk
   *[other] { $days } dage i træk
}
deals-ranking = Rangliste
deals-place = Plads
deals-name = Navn
deals-points = Point
deals-contracts = Kontraktkort
deals-somebody = Nogen
deals-mine = { $name } (dig)
deals-replay = Gensyn
deals-review = Gennemgang
deals-replay-of = Gensyn med spillet af { $name }
deals-review-of = Gennemgang af spillet af { $name }
deals-more = Vis flere
deals-nobody = Ingen har spillet det færdigt.
deals-yesterday = I går
deals-archive = Tidligere dage
deals-best = Bedst: { $points }
deals-yours = Du: { $points }
deals-share = { $title } den { $day }: nummer { $rank } af { $of }
deals-share-what = Røber intet om kortene.
deals-fair = De samme kort til alle
deals-fair-what = Løftet blev offentliggjort flere dage før. Når dagen er omme, offentliggøres også hemmeligheden bag det, og alle kan kontrollere, at kortene ikke er ændret.
deals-secret = Hemmelighed
deals-choices = Det andre ser af mig
deals-choice-named = Mit navn på ranglisten
deals-choice-named-what = Ellers står jeg som »Nogen«.
deals-choice-replays = Gensyn med mine spil
deals-choice-replays-what = Når dagen er omme, kan andre se, hvordan jeg spillede.
deals-challenge-what = De samme kort, den samme plads, de samme botter: Send et link, og se, hvem der klarer det bedst.
deals-of-game = Dit spil bliver det, der skal slås. Vennerne ser dit resultat, når de selv er færdige.
deals-new = Et nyt spil
deals-players = Spillere
deals-level = Botter
deals-steady = De stærkere botter tænker på tid og ville ikke spille ens to gange.
deals-make = Lav linket
deals-cannot = Dette spil kan ikke blive en udfordring. Det kræver et færdigt spil, som du har spillet alene mod botter fra lærling til købmand, uden tips og uden at fortryde træk. Du kan lave en med et nyt spil i stedet.
deals-by = { $name } udfordrer dig
deals-by-me = Din udfordring
deals-accept = Tag imod udfordringen
deals-challenge-once = Du har ét forsøg, uden at fortryde træk og uden tips. Du kan holde pause og fortsætte senere.
deals-challenge-played = { $count ->
    [0] Ingen er færdige endnu.
    [one] Én er færdig.
   *[other] { $count } er færdige.
}
deals-challenge-unfinished = Du gav op her.
deals-waiting = Ingen andre er færdige endnu. Send linket.
deals-link = Link til udfordringen
deals-qr = QR-kode med linket
deals-expires = Linket virker til { $day }.
deals-gone = Udfordringen findes ikke, eller den er udløbet.
deals-my-challenges = Mine udfordringer
